// A small panel: languages, direct messages, what the bot may do, how the page looks.

import { h, icon } from "./dom.js";
import { say } from "./words.js";

const LANGUAGES = { "en-US": "English", fr: "Français" };

export function dress(theme = localStorage.getItem("theme")) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export class Settings {
  constructor(app) {
    this.app = app;
    this.box = h("dialog", { class: "settings", "aria-labelledby": "settings-title" });
    this.box.addEventListener("click", (event) => event.target === this.box && this.box.close());
    app.store.addEventListener("world", () => this.box.open && this.fill());
    document.body.append(this.box);
  }

  open() {
    this.fill();
    this.box.showModal();
  }

  fill() {
    const focused = document.activeElement?.id;
    const { locale } = this.app.panes[0].person;
    this.box.replaceChildren(
      h("header", {}, h("h2", { id: "settings-title" }, say(locale, "settings")), this.closer(locale)),
      ...this.app.panes.map((pane) => this.person(pane.person, locale)),
      ...this.app.store.world.guilds.map((guild) => this.guild(guild, locale)),
      ...this.permissions(locale),
      this.look(locale),
    );
    if (focused && this.box.open) document.getElementById(focused)?.focus();
  }

  closer(locale) {
    const label = say(locale, "close");
    return h("button", { type: "button", class: "tool", id: "settings-close", "aria-label": label, onclick: () => this.box.close() }, icon("cross"));
  }

  person(person, locale) {
    const who = person.name;
    return h(
      "div",
      { class: "group" },
      pick(`language-${who}`, say(locale, "language", { who }), LANGUAGES, person.locale, (value) => this.ask("speak", { person: person.id, locale: value })),
      toggle(`dms-${who}`, say(locale, "myDms", { who }), person.dms_open, (open) => this.ask("dms", { person: person.id, open })),
    );
  }

  guild(guild, locale) {
    const label = say(locale, "serverLanguage", { who: guild.name });
    return pick(`server-${guild.id}`, label, LANGUAGES, guild.locale, (value) => this.ask("server_language", { guild: guild.id, locale: value }));
  }

  permissions(locale) {
    const { store } = this.app;
    const open = new Set(this.app.panes.map((pane) => pane.channel));
    const channels = store.world.channels.filter((one) => open.has(one.id) && one.allowed);
    return channels.map((channel) =>
      h(
        "fieldset",
        {},
        h("legend", {}, say(locale, "allowed", { bot: store.world.bot.name, where: `#${channel.name}` })),
        Object.entries(channel.allowed).map(([permission, allowed]) =>
          toggle(`${permission}-${channel.name}`, say(locale, permission), allowed, (now) => this.ask("permit", { channel: channel.id, permission, allowed: now })),
        ),
      ),
    );
  }

  look(locale) {
    const looks = { "": say(locale, "system"), dark: say(locale, "dark"), light: say(locale, "light") };
    return pick("look", say(locale, "look"), looks, localStorage.getItem("theme") ?? "", (theme) => {
      localStorage.setItem("theme", theme);
      dress(theme);
    });
  }

  ask(what, more) {
    return this.app.link.ask(what, more);
  }
}

function pick(id, label, values, value, change) {
  const options = Object.entries(values).map(([key, text]) => h("option", { value: key, selected: key === value }, text));
  return h("p", { class: "setting" }, h("label", { for: id }, label), h("select", { id, onchange: (event) => change(event.target.value) }, options));
}

function toggle(id, label, on, change) {
  return h("p", { class: "setting" }, h("label", { for: id }, label), h("input", { id, type: "checkbox", role: "switch", checked: on, onchange: (event) => change(event.target.checked) }));
}
