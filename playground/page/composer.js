// The line one writes in: words for everybody, or a command with its options.

import { h, icon } from "./dom.js";
import { leaves, matching } from "./commands.js";
import { Option } from "./option.js";
import { Suggest } from "./suggest.js";
import { say } from "./words.js";

export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.suggest = new Suggest(pane);
    this.line = h("div", { class: "line" });
    this.notice = h("p", { class: "notice failed", role: "alert", hidden: true });
    this.box = h("form", { class: "composer", onsubmit: (event) => (event.preventDefault(), this.send()) }, this.suggest.list, this.notice, this.line);
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.box.addEventListener("focusout", (event) => !this.box.contains(event.relatedTarget) && this.suggest.hide());
    this.free();
  }

  free(text = "") {
    this.command = null;
    this.options = [];
    this.suggest.hide();
    this.input = h("input", {
      class: "free", role: "combobox", autocomplete: "off", "aria-expanded": "false", maxlength: "2000", value: text,
      "aria-controls": this.suggest.list.id, "aria-autocomplete": "list", oninput: () => this.typed(),
    });
    this.slash = h("button", { type: "button", class: "slash", onclick: () => this.begin("/") }, "/");
    this.line.replaceChildren(this.slash, this.input, this.sender());
    this.name();
  }

  name() {
    const { locale } = this.pane.person;
    const label = say(locale, "write", { where: this.pane.where() });
    this.input?.setAttribute("placeholder", label);
    this.input?.setAttribute("aria-label", label);
    this.slash?.setAttribute("aria-label", say(locale, "commands"));
  }

  sender() {
    const label = say(this.pane.person.locale, "send");
    return h("button", { class: "send", "aria-label": label, title: label }, icon("send"));
  }

  begin(text) {
    this.free(text);
    this.input.focus();
    this.typed();
  }

  async typed() {
    const text = this.input.value;
    if (!text.startsWith("/")) return this.suggest.hide();
    const told = await this.pane.ask("palette", { channel: this.pane.channel });
    if (this.command || this.input.value !== text) return;
    const found = matching(leaves(told.commands ?? [], this.pane.person.locale), text);
    this.suggest.show(this.input, found, (item) => this.choose(item));
  }

  choose(command) {
    this.suggest.hide();
    this.command = command;
    this.options = command.options.map((option) => new Option(option, this));
    const back = h("button", { type: "button", class: "chip", title: command.description, onclick: () => this.begin("/") }, command.label);
    this.line.replaceChildren(back, ...this.options.map((option) => option.box), this.sender());
    this.next(back);
  }

  // On to the first option that must still be filled in.
  next(otherwise = null) {
    const open = this.options.find((option) => option.option.required && !option.sound);
    const first = open?.input ?? (otherwise && (this.options[0]?.input ?? this.line.querySelector(".send")));
    first?.focus();
  }

  key(event) {
    if (event.isComposing || this.suggest.key(event)) return;
    const isEmptyStart = event.key === "Backspace" && this.command && event.target === this.options[0]?.input && this.options[0].empty;
    if (this.command && (event.key === "Escape" || isEmptyStart)) {
      event.preventDefault();
      this.begin(isEmptyStart ? "/" : "");
    }
  }

  complete(option) {
    const options = this.options.filter((one) => !one.empty || one.option.name === option).map((one) => one.told());
    return this.pane.ask("complete", { channel: this.pane.channel, command: this.command.words, option, options });
  }

  async send() {
    if (!this.command) return this.speak();
    const unsound = this.options.find((option) => !option.sound);
    if (unsound) return unsound.input.focus();
    const { command } = this;
    const options = this.options.filter((one) => !one.empty).map((one) => one.told());
    this.free();
    this.input.focus();
    await this.report(this.pane.interact("slash", { channel: this.pane.channel, command: command.words, options }), command.label);
  }

  async speak() {
    const text = this.input.value.trim();
    if (!text || text.startsWith("/")) return;
    this.input.value = "";
    await this.report(this.pane.ask("say", { channel: this.pane.channel, text }), "");
  }

  async report(doing, label) {
    this.notice.hidden = true;
    const told = await doing;
    if (!told.failed && !told.refused) return;
    this.notice.textContent = [label, told.refused ?? say(this.pane.person.locale, "silent")].filter(Boolean).join(" · ");
    this.notice.hidden = false;
  }
}
