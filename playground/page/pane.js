// One person's screen: their channels, what they read and what they write.

import { avatar, h, icon } from "./dom.js";
import { Composer } from "./composer.js";
import { openModal } from "./modal.js";
import { rooms } from "./rooms.js";
import { Timeline } from "./timeline.js";
import { say } from "./words.js";

export class Pane {
  constructor(app, personId) {
    Object.assign(this, { app, store: app.store, personId, failed: new Set(), ending: new AbortController() });
    this.channel = app.lastChannel(this.person);
    this.rooms = h("nav", { class: "rooms" });
    this.title = h("h2", { class: "where" });
    this.timeline = new Timeline(this);
    this.composer = new Composer(this);
    const room = h("div", { class: "room" }, this.title, this.timeline.box, this.timeline.down, this.composer.box);
    this.screen = h("div", { class: "screen" }, this.rooms, room);
    this.box = h("section", { class: "pane", "data-person": this.person.name }, this.screen);
    const { signal } = this.ending;
    this.store.addEventListener("world", () => this.refresh(), { signal });
    this.store.addEventListener("room", ({ detail }) => detail.channel === this.channel && this.timeline.render(), { signal });
    this.store.addEventListener("message", ({ detail }) => this.heard(detail), { signal });
    this.refresh();
    this.go(this.channel);
  }

  get person() {
    return this.store.person(this.personId);
  }

  get guild() {
    return this.store.channel(this.channel)?.guild ?? null;
  }

  where(id = this.channel) {
    const channel = this.store.channel(id);
    return channel?.with ? this.store.world.bot.name : `#${channel?.name ?? ""}`;
  }

  messages() {
    return this.store.seen(this.personId, this.channel);
  }

  room() {
    return this.store.room(this.channel);
  }

  refresh() {
    if (!this.person.channels[this.channel]) return this.go(Object.keys(this.person.channels)[0]);
    const focused = this.rooms.contains(document.activeElement) && document.activeElement.dataset.channel;
    this.rooms.replaceChildren(...rooms(this));
    if (focused) this.rooms.querySelector(`[data-channel="${focused}"]`)?.focus();
    this.box.setAttribute("aria-label", say(this.person.locale, "view", { who: this.person.name }));
    this.box.lang = this.person.locale;
    this.title.replaceChildren(avatar(this.store.channel(this.channel).with ? { ...this.store.world.bot, bot: true } : this.person), this.where());
    this.composer.name();
    this.timeline.render();
    this.markRead();
  }

  async go(channel, message = null) {
    if (!this.person.channels[channel]) return;
    if (channel !== this.channel) this.composer.free();
    this.channel = channel;
    this.app.remember(this.person, channel);
    this.timeline.open();
    this.refresh();
    if (!this.room()) await this.app.load(channel);
    if (message) await this.timeline.jump(message);
    else this.timeline.toEnd();
    this.markRead();
  }

  async loadEarlier() {
    const room = this.room();
    if (!room?.more || this.loading) return false;
    this.loading = true;
    await this.app.load(this.channel, room.messages.keys().next().value);
    this.loading = false;
    return true;
  }

  markRead() {
    const unread = this.person.channels[this.channel]?.unread;
    if (unread && this.timeline.stuck && document.visibilityState === "visible") this.ask("read", { channel: this.channel });
  }

  heard({ channel, message, gone }) {
    if (channel !== this.channel) return;
    if (message && message.seen_by && message.seen_by !== this.personId) return;
    this.failed.delete(gone ?? message.id);
    this.timeline.render();
    if (message) this.app.announce(this, this.timeline.shown.get(message.id)?.element);
  }

  // --- what a message needs to be drawn

  looksOf(message) {
    const mine = this.person.channels[this.channel];
    return [this.person.locale, this.failed.has(message.id), mine?.manages].join();
  }

  contextFor(message) {
    const mine = this.person.channels[this.channel];
    return {
      store: this.store,
      person: this.personId,
      locale: this.person.locale,
      guild: this.guild,
      failed: message && this.failed.has(message.id),
      mayDelete: mine?.manages || message?.author.id === this.personId,
      go: (channel, id) => this.go(channel, id),
      begin: (text) => this.composer.begin(text),
      enlarge: (path, alt) => this.app.enlarge(path, alt),
      press: (part, values) => this.press(message, part, values),
      remove: () => this.ask("delete", { channel: message.channel_id, message: message.id }),
    };
  }

  intro() {
    const { locale } = this.person;
    const begin = () => this.composer.begin("/");
    return [
      h("h3", {}, say(locale, "start", { where: this.where() })),
      h("button", { type: "button", class: "button secondary", onclick: begin }, icon("slash"), say(locale, "hint", { bot: this.store.world.bot.name })),
    ];
  }

  // --- asking

  ask(what, more = {}) {
    return this.app.link.ask(what, { person: this.personId, ...more });
  }

  async interact(what, more) {
    const told = await this.ask(what, more);
    if (told.modal) openModal(this, told.modal, told.form);
    return told;
  }

  async press(message, part, values) {
    this.failed.delete(message.id);
    const more = { channel: message.channel_id, message: message.id, custom_id: part.custom_id, type: part.type, values };
    const told = await this.interact("press", more);
    if (told.failed || told.refused) this.failed.add(message.id);
    this.timeline.render();
  }

  end() {
    this.ending.abort();
    this.box.remove();
  }
}
