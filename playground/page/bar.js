// The bar at the top: who am I, side by side, settings.

import { avatar, h, icon } from "./dom.js";
import { badge } from "./rooms.js";
import { say } from "./words.js";

export function bar(app) {
  const { locale } = app.panes[0]?.person ?? app.store.world.people[0];
  return [
    h("h1", {}, h("span", { class: "avatar bot", "aria-hidden": "true" }), h("span", {}, "Playground")),
    h(
      "div",
      { class: "people", role: "group", "aria-label": say(locale, "people") },
      app.store.world.people.map((person) => chip(person, app, locale)),
    ),
    h(
      "button",
      { type: "button", class: "switch", id: "together", "aria-pressed": String(app.together), onclick: () => app.setTogether(!app.together) },
      icon("columns"),
      h("span", {}, say(locale, "together")),
    ),
    h("button", { type: "button", class: "switch", id: "settings", "aria-haspopup": "dialog", onclick: () => app.settings.open() }, icon("gear"), h("span", {}, say(locale, "settings"))),
  ];
}

function chip(person, app, locale) {
  const dm = app.store.dmOf(person);
  const unread = dm ? person.channels[dm.id]?.unread : 0;
  const shown = app.shown.includes(person.id);
  const reading = shown && app.panes.some((pane) => pane.personId === person.id && pane.channel === dm?.id);
  return h(
    "button",
    { type: "button", class: "person", id: `person-${person.name}`, "aria-pressed": String(shown), onclick: () => app.choose(person.id) },
    avatar(person),
    h("span", { class: "name" }, person.name),
    unread && !reading ? badge(unread, "badge", locale) : null,
  );
}
