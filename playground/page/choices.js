// What the menus and options that name people, roles or channels can mean.

export function people(store, guildId) {
  const members = store.world.guilds.find((guild) => guild.id === guildId)?.members;
  return [store.world.bot, ...store.world.people]
    .filter((user) => !members || members.includes(user.id))
    .map((user) => ({ value: user.id, label: user.name }));
}

export function roles(store, guildId) {
  const guild = store.world.guilds.find((one) => one.id === guildId);
  return (guild?.roles ?? []).map((role) => ({ value: role.id, label: role.name.replace(/^(?!@)/, "@") }));
}

export function channels(store, guildId) {
  const here = store.world.channels.filter((one) => one.guild && one.guild === guildId);
  return here.map((one) => ({ value: one.id, label: `#${one.name}` }));
}

const BY_MENU = {
  5: people,
  6: roles,
  7: (...place) => [...people(...place), ...roles(...place)],
  8: channels,
};

export function ofMenu(part, store, guildId) {
  if (part.type === 3) return part.options;
  const chosen = (part.default_values ?? []).map((one) => one.id);
  return BY_MENU[part.type](store, guildId).map((one) => ({ ...one, default: chosen.includes(one.value) }));
}
