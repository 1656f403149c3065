// A form that the bot opened. It covers one person's screen; the others play on.

import { h, newId } from "./dom.js";
import { field } from "./field.js";
import { say } from "./words.js";

export function openModal(pane, key, form) {
  const fields = new Map();
  const locale = pane.person.locale;
  const problem = h("p", { class: "failed", role: "alert", hidden: true }, say(locale, "again"));
  const heading = newId("form");
  const before = document.activeElement;

  const close = () => {
    cover.remove();
    pane.screen.inert = false;
    if (before?.isConnected) before.focus();
  };
  const submit = async (event) => {
    event.preventDefault();
    sender.disabled = true;
    const values = Object.fromEntries([...fields].map(([id, read]) => [id, read()]));
    const told = await pane.ask("submit", { modal: key, values });
    sender.disabled = false;
    problem.hidden = !(told.failed || told.refused);
    if (problem.hidden) close();
  };

  const sender = h("button", { class: "button primary" }, say(locale, "submit"));
  const box = h(
    "form",
    { class: "modal", role: "dialog", "aria-modal": "true", "aria-labelledby": heading, onsubmit: submit },
    h("h2", { id: heading }, form.title),
    form.components.map((part) => field(part, fields, pane)),
    problem,
    h("footer", {}, h("button", { type: "button", class: "button secondary", onclick: close }, say(locale, "cancel")), sender),
  );
  const cover = h("div", { class: "modal-cover", onkeydown: (event) => event.key === "Escape" && close() }, box);
  pane.screen.inert = true;
  pane.box.append(cover);
  box.querySelector("input, textarea, select, button")?.focus();
}
