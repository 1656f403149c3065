// A list of suggestions above the line that is being written.

import { h, newId } from "./dom.js";
import { say } from "./words.js";

export class Suggest {
  constructor(pane) {
    this.pane = pane;
    this.list = h("ul", { class: "suggest", role: "listbox", id: newId("suggest"), hidden: true });
    this.items = [];
    this.active = -1;
  }

  show(input, items, pick, active = 0) {
    Object.assign(this, { input, items, pick });
    this.list.setAttribute("aria-label", say(this.pane.person.locale, "commands"));
    this.list.replaceChildren(...items.map((item, index) => this.row(item, index)));
    this.list.hidden = !items.length;
    input.setAttribute("aria-expanded", String(!!items.length));
    this.point(items.length ? active : -1);
  }

  hide() {
    this.list.hidden = true;
    this.items = [];
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  row(item, index) {
    const choose = (event) => {
      event.preventDefault(); // the line keeps the keyboard
      this.pick(item);
    };
    return h(
      "li",
      { role: "option", id: `${this.list.id}-${index}`, "aria-selected": "false", onmousedown: choose },
      h("strong", {}, item.label),
      item.hint && h("span", { class: "faint" }, item.hint),
      item.description && h("small", {}, item.description),
    );
  }

  point(index) {
    const count = this.items.length;
    this.active = index < 0 && index !== -1 ? count - 1 : count ? Math.min(index, count - 1) : -1;
    [...this.list.children].forEach((row, at) => row.setAttribute("aria-selected", String(at === this.active)));
    const row = this.list.children[this.active];
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input?.removeAttribute("aria-activedescendant");
  }

  // Whether the key was one for the list.
  key(event) {
    if (this.list.hidden) return false;
    const count = this.items.length;
    if (event.key === "ArrowDown") this.point((this.active + 1) % count);
    else if (event.key === "ArrowUp") this.point(this.active <= 0 ? count - 1 : this.active - 1);
    else if (["Enter", "Tab"].includes(event.key) && this.active >= 0) this.pick(this.items[this.active]);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }
}
