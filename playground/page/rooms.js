// The list of channels and direct messages beside a person's messages.

import { avatar, h } from "./dom.js";
import { say } from "./words.js";

export function rooms(pane) {
  const { store, person } = pane;
  const seen = store.world.channels.filter((one) => one.id in person.channels);
  const groups = store.world.guilds.map((guild) => group(guild.name, threaded(seen.filter((one) => one.guild === guild.id)), pane));
  const direct = group(say(person.locale, "direct"), seen.filter((one) => one.with), pane);
  direct?.classList.add("direct");
  const me = h("p", { class: "me" }, avatar(person), h("strong", {}, person.name), h("span", { class: "faint" }, person.locale.slice(0, 2).toUpperCase()));
  return [me, ...groups, direct];
}

// Threads stand under their channel.
function threaded(channels) {
  const roots = channels.filter((one) => !one.parent);
  return roots.flatMap((root) => [root, ...channels.filter((one) => one.parent === root.id)]);
}

function group(name, channels, pane) {
  if (!channels.length) return null;
  return h("div", { class: "group" }, h("h3", {}, name), h("ul", {}, channels.map((channel) => h("li", {}, entry(channel, pane)))));
}

function entry(channel, pane) {
  const { unread } = pane.person.channels[channel.id];
  const open = channel.id === pane.channel;
  return h(
    "button",
    {
      type: "button", "data-channel": channel.id, "aria-current": open ? "page" : null,
      class: [channel.parent && "thread", unread && !open && "unread"].filter(Boolean).join(" ") || null,
      onclick: () => pane.go(channel.id),
    },
    channel.with ? avatar({ ...pane.store.world.bot, bot: true }) : h("span", { class: "hash", "aria-hidden": "true" }, channel.parent ? "↳" : "#"),
    h("span", { class: "name" }, channel.with ? pane.store.world.bot.name : channel.name),
    unread && !open ? badge(unread, channel.with ? "badge" : "dot", pane.person.locale) : null,
  );
}

export function badge(count, kind, locale) {
  const text = count > 99 ? "99+" : String(count);
  const label = say(locale, "unread", { count: text });
  return h("span", { class: kind }, kind === "badge" && h("span", { "aria-hidden": "true" }, text), h("span", { class: "unseen" }, label));
}
