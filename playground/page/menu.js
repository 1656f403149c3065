// Menus under a message: one choice is sent at once, several when they are done.

import { h, icon, newId } from "./dom.js";
import { emoji } from "./button.js";
import { ofMenu } from "./choices.js";
import { place } from "./place.js";
import { say } from "./words.js";

export function menu(part, context) {
  return new Menu(part, context).box;
}

class Menu {
  constructor(part, context) {
    Object.assign(this, { part, context, active: 0 });
    this.least = part.min_values ?? 1;
    this.most = part.max_values ?? 1;
    this.options = ofMenu(part, context.store, context.guild);
    this.chosen = new Set(this.options.filter((one) => one.default).map((one) => one.value));
    const id = newId("menu");
    this.list = h("ul", { id, role: "listbox", "aria-multiselectable": String(this.most > 1), tabindex: "-1" });
    this.done = h("button", { type: "button", class: "button primary", onclick: () => this.send() }, say(context.locale, "done"));
    this.sheet = h("div", { class: "sheet", popover: "auto" }, this.list, this.most > 1 && h("footer", {}, this.rule(), this.done));
    this.face = h("button", {
      type: "button", class: "menu", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-controls": id, "data-custom-id": part.custom_id, disabled: part.disabled,
    });
    this.face.addEventListener("click", () => this.open());
    this.face.addEventListener("keydown", (event) => ["ArrowDown", "ArrowUp"].includes(event.key) && (event.preventDefault(), this.open()));
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.sheet.addEventListener("toggle", (event) => event.newState === "closed" && this.closed());
    this.box = h("div", { class: "menu-box", "data-key": JSON.stringify([part, context.locale]) }, this.face, this.sheet);
    this.label();
  }

  rule() {
    return h("span", { class: "faint" }, say(this.context.locale, "choose", { least: this.least, most: this.most }));
  }

  label() {
    const prompt = this.part.placeholder ?? say(this.context.locale, "pick");
    const names = this.options.filter((one) => this.chosen.has(one.value)).map((one) => one.label);
    this.face.replaceChildren(h("span", { class: names.length ? "" : "faint" }, names.join(", ") || prompt), icon("down"));
    this.face.setAttribute("aria-label", [prompt, ...names].join(", "));
  }

  open() {
    if (this.sheet.matches(":popover-open")) return this.sheet.hidePopover();
    this.before = new Set(this.chosen);
    this.sent = false;
    this.active = Math.max(0, this.options.findIndex((one) => this.chosen.has(one.value)));
    this.fill();
    this.sheet.showPopover();
    place(this.sheet, this.face);
    this.face.setAttribute("aria-expanded", "true");
    this.list.focus();
    this.point(this.active);
  }

  fill() {
    this.list.replaceChildren(...this.options.map((option, index) => this.row(option, index)));
    this.done.disabled = this.chosen.size < this.least || this.chosen.size > this.most;
  }

  row(option, index) {
    const on = this.chosen.has(option.value);
    return h(
      "li",
      { role: "option", id: `${this.list.id}-${index}`, "aria-selected": String(on), "data-value": option.value, onclick: () => this.choose(index) },
      this.most > 1 && h("span", { class: "tick", "aria-hidden": "true" }),
      emoji(option.emoji),
      h("span", {}, option.label, option.description && h("small", {}, option.description)),
    );
  }

  point(index) {
    this.active = (index + this.options.length) % this.options.length;
    [...this.list.children].forEach((row, at) => row.classList.toggle("active", at === this.active));
    const row = this.list.children[this.active];
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.list.setAttribute("aria-activedescendant", row.id);
  }

  key(event) {
    const moves = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: -1 };
    if (event.key in moves) this.point(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.choose(this.active);
    else if (event.key === "Tab" && this.most > 1) return;
    else if (event.key.length === 1) this.point(Math.max(0, this.options.findIndex((one) => one.label.toLowerCase().startsWith(event.key.toLowerCase()))));
    else return;
    event.preventDefault();
  }

  choose(index) {
    const { value } = this.options[index];
    if (this.most === 1) {
      this.chosen = new Set([value]);
      return this.send();
    }
    if (!this.chosen.delete(value) && this.chosen.size < this.most) this.chosen.add(value);
    this.fill();
    this.point(index);
  }

  async send() {
    this.sent = true;
    this.sheet.hidePopover();
    this.face.setAttribute("aria-busy", "true");
    await this.context.press(this.part, [...this.chosen]);
    this.face.removeAttribute("aria-busy");
  }

  closed() {
    if (!this.sent) this.chosen = this.before;
    this.face.setAttribute("aria-expanded", "false");
    this.label();
    if (this.sheet.contains(document.activeElement) || document.activeElement === document.body) this.face.focus();
  }
}
