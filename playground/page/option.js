// One option of a slash command while it is filled in.

import { h, newId } from "./dom.js";
import { channels, people, roles } from "./choices.js";
import { local } from "./commands.js";
import { say } from "./words.js";

const BOOLEAN = 5;
const NUMBERS = [4, 10];
const PAUSE = 200;

export class Option {
  constructor(option, composer) {
    Object.assign(this, { option, composer, picked: null });
    const { locale } = composer.pane.person;
    const id = newId("option");
    const duty = say(locale, option.required ? "required" : "optional");
    this.input = h("input", {
      id, role: "combobox", autocomplete: "off", "aria-expanded": "false", "aria-controls": composer.suggest.list.id,
      "aria-required": String(!!option.required), placeholder: duty, title: option.about,
      inputmode: NUMBERS.includes(option.type) && "decimal",
    });
    this.input.addEventListener("focus", () => this.offer());
    this.input.addEventListener("input", () => ((this.picked = null), this.offer()));
    this.box = h("span", { class: "option" }, h("label", { for: id }, option.label), this.input);
  }

  get empty() {
    return !this.input.value.trim();
  }

  get value() {
    if (this.picked) return this.picked.value;
    const typed = this.input.value.trim();
    if (NUMBERS.includes(this.option.type)) return Number(typed.replace(",", "."));
    return typed;
  }

  get sound() {
    if (this.empty) return !this.option.required;
    if (NUMBERS.includes(this.option.type) && !this.picked) return Number.isFinite(this.value);
    const isFree = this.option.type === 3 && !this.option.choices?.length;
    return isFree || this.picked != null || NUMBERS.includes(this.option.type);
  }

  told() {
    return { name: this.option.name, type: this.option.type, value: this.value };
  }

  async offer() {
    const items = this.option.autocomplete ? await this.ask() : this.known();
    if (!items || document.activeElement !== this.input) return;
    const isUndecided = !this.option.required && this.empty;
    this.composer.suggest.show(this.input, items, (item) => this.pick(item), isUndecided ? -1 : 0);
    if (this.picked) this.composer.suggest.hide();
  }

  known() {
    const typed = this.input.value.trim().toLowerCase();
    const all = this.choices().filter((one) => one.label.toLowerCase().includes(typed));
    const exact = all.find((one) => one.label.toLowerCase() === typed);
    if (exact) this.picked = exact;
    return all;
  }

  choices() {
    const { pane } = this.composer;
    const { locale } = pane.person;
    const { type, choices } = this.option;
    if (choices?.length) return choices.map((one) => ({ label: String(local(one, "name", locale)), value: one.value }));
    if (type === BOOLEAN) return [true, false].map((value) => ({ label: say(locale, value ? "yes" : "no"), value }));
    const place = [pane.store, pane.guild];
    return { 6: people(...place), 7: channels(...place), 8: roles(...place), 9: [...people(...place), ...roles(...place)] }[type] ?? [];
  }

  async ask() {
    const turn = (this.turn = {});
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (turn !== this.turn) return null;
    const told = await this.composer.complete(this.option.name);
    if (turn !== this.turn || told.failed || told.refused) return turn === this.turn ? [] : null;
    const { locale } = this.composer.pane.person;
    return told.choices.map((one) => ({ label: String(local(one, "name", locale)), value: one.value }));
  }

  pick(item) {
    this.turn = null;
    this.picked = item;
    this.input.value = item.label;
    this.composer.suggest.hide();
    this.composer.next();
  }
}
