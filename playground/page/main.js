// The page: who is shown, and the line to the playground.

import { bar } from "./bar.js";
import { h } from "./dom.js";
import { Link } from "./link.js";
import { Pane } from "./pane.js";
import { dress, Settings } from "./settings.js";
import { Store } from "./store.js";
import { say } from "./words.js";

const MOST = 5;

class App {
  constructor() {
    this.store = new Store();
    this.panes = [];
    this.shown = [];
    this.active = null;
    this.settings = new Settings(this);
    this.link = new Link((told) => this.hear(told));
    this.store.addEventListener("world", () => this.draw());
    addEventListener("hashchange", () => this.show(this.fromAddress()));
    document.addEventListener("visibilitychange", () => this.panes.forEach((pane) => pane.markRead()));
    document.addEventListener("focusin", ({ target }) => (this.active = this.panes.find((pane) => pane.box.contains(target)) ?? this.active));
  }

  get together() {
    return this.shown.length > 1;
  }

  hear(told) {
    if ("linked" in told) this.linked = told.linked;
    if (told.linked) this.isFresh = true;
    if (told.world) this.meet(told.world);
    if (told.message) this.store.put(told.message);
    if (told.gone) this.store.drop(told.channel, told.gone);
    this.warn();
  }

  // The first world after (re)connecting: say whom we watch, and read everything anew.
  async meet(world) {
    this.store.setWorld(world);
    if (!this.isFresh) return;
    this.isFresh = false;
    this.store.forget();
    if (this.shown.length) await this.watch();
    else this.show(this.fromAddress());
  }

  fromAddress() {
    const names = decodeURIComponent(location.hash.slice(1)).split("+");
    const named = this.store.world.people.filter((one) => names.includes(one.name)).map((one) => one.id);
    return named.length ? named.slice(0, MOST) : [this.store.world.people[0].id];
  }

  choose(id) {
    if (!this.together) return this.show([id]);
    const others = this.shown.filter((one) => one !== id);
    if (others.length < this.shown.length) return others.length > 1 && this.show(others);
    this.show([...others, id].slice(-MOST));
  }

  setTogether(on) {
    const everybody = this.store.world.people.map((one) => one.id);
    const others = everybody.filter((id) => id !== this.shown[0]);
    this.show(on ? [this.shown[0], ...others.slice(0, 2)] : this.shown.slice(0, 1));
  }

  show(ids) {
    const order = this.store.world.people.map((one) => one.id);
    ids = ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    if (ids.join() === this.shown.join()) return;
    this.shown = ids;
    history.replaceState(null, "", `#${ids.map((id) => this.store.person(id).name).join("+")}`);
    for (const pane of this.panes.filter((one) => !ids.includes(one.personId))) pane.end();
    this.store.forget(); // what the new ones see is not what the old ones saw
    const kept = new Map(this.panes.map((pane) => [pane.personId, pane]));
    const watching = this.watch();
    this.panes = ids.map((id) => kept.get(id) ?? new Pane(this, id));
    const room = document.getElementById("panes");
    this.panes.forEach(({ box }, at) => room.children[at] !== box && room.insertBefore(box, room.children[at] ?? null));
    this.draw();
    return watching;
  }

  async watch() {
    await this.link.ask("watch", { people: this.shown });
    for (const channel of new Set(this.panes.map((pane) => pane.channel))) await this.load(channel);
    for (const pane of this.panes) pane.timeline.toEnd();
  }

  async load(channel, before = null) {
    const told = await this.link.ask("open", { channel, before });
    if (told.messages) this.store.fill(channel, told.messages, told.more);
  }

  lastChannel(person) {
    const last = localStorage.getItem(`channel-${person.id}`);
    return last in person.channels ? last : Object.keys(person.channels)[0];
  }

  remember(person, channel) {
    localStorage.setItem(`channel-${person.id}`, channel);
    if (this.panes.length) this.draw();
  }

  draw() {
    const focused = document.activeElement?.closest("#bar") && document.activeElement.id;
    document.getElementById("bar").replaceChildren(...bar(this));
    if (focused) document.getElementById(focused)?.focus();
    const locale = this.panes[0]?.person.locale ?? "en-US";
    document.documentElement.lang = locale;
    document.body.classList.toggle("together", this.together);
    this.warn();
  }

  warn() {
    const locale = this.panes[0]?.person.locale ?? "en-US";
    const bot = this.store.world?.bot;
    const text = this.linked === false ? say(locale, "lost") : bot && !bot.here ? say(locale, "away", { bot: bot.name }) : "";
    const banner = document.getElementById("banner");
    if (banner.textContent !== text) banner.textContent = text;
    banner.hidden = !text;
  }

  announce(pane, element) {
    if (pane !== (this.active ?? this.panes[0]) || !element) return;
    document.getElementById("live").textContent = words(element).slice(0, 300);
  }

  enlarge(path, alt) {
    const box = h("dialog", { class: "enlarged", onclick: () => box.close(), onclose: () => box.remove() }, h("img", { src: path, alt }), h("p", {}, alt));
    document.body.append(box);
    box.showModal();
  }
}

function words(element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode.data.trim());
  return found.filter(Boolean).join(" ");
}

dress();
new App();
