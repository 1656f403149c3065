// What this page knows of the world. Messages are kept oldest first, channel by channel.

export class Store extends EventTarget {
  constructor() {
    super();
    this.world = null;
    this.rooms = new Map();
  }

  say(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  setWorld(world) {
    this.world = world;
    this.say("world");
  }

  person(id) {
    return this.world.people.find((one) => one.id === id);
  }

  channel(id) {
    return this.world.channels.find((one) => one.id === id);
  }

  dmOf(person) {
    return this.world.channels.find((one) => one.with === person.id);
  }

  user(id) {
    return id === this.world.bot.id ? this.world.bot : this.person(id);
  }

  role(id) {
    return this.world.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id);
  }

  room(channel) {
    return this.rooms.get(channel);
  }

  seen(person, channel) {
    const all = this.rooms.get(channel)?.messages.values() ?? [];
    return [...all].filter((one) => one.seen_by == null || one.seen_by === person);
  }

  forget() {
    this.rooms.clear();
  }

  fill(channel, messages, more) {
    const known = this.rooms.get(channel)?.messages ?? new Map();
    const merged = new Map(messages.map((message) => [message.id, message]));
    for (const [id, message] of known) merged.set(id, message);
    this.rooms.set(channel, { messages: merged, more });
    this.say("room", { channel });
  }

  put(message) {
    const room = this.rooms.get(message.channel_id);
    const fresh = !room?.messages.has(message.id);
    room?.messages.set(message.id, message);
    this.say("message", { channel: message.channel_id, message, fresh });
  }

  drop(channel, id) {
    this.rooms.get(channel)?.messages.delete(id);
    this.say("message", { channel, gone: id });
  }
}
