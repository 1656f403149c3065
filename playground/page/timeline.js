// The messages of one channel before one person. Only a window of them is in the page.

import { h, icon } from "./dom.js";
import { messageElement } from "./message.js";
import { patch } from "./patch.js";
import { say } from "./words.js";

const MOST = 120;
const STEP = 40;
const NEAR = 700;
const SCROLLING = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

export class Timeline {
  constructor(pane) {
    this.pane = pane;
    this.shown = new Map();
    this.list = h("ol", { class: "messages", role: "log", "aria-live": "off" });
    this.intro = h("div", { class: "intro" });
    this.box = h("div", { class: "timeline", tabindex: "0" }, this.intro, this.list);
    this.down = h("button", { type: "button", class: "newest", hidden: true, onclick: () => this.toEnd() }, icon("down"), h("span"));
    this.box.addEventListener("scroll", () => this.scrolled(), { passive: true });
    const touched = () => (this.touched = performance.now());
    for (const touch of ["wheel", "touchmove"]) this.box.addEventListener(touch, touched, { passive: true });
    this.box.addEventListener("pointerdown", (event) => event.target === this.box && touched()); // its scroll bar
    this.box.addEventListener("keydown", (event) => SCROLLING.includes(event.key) && touched());
    new ResizeObserver(() => this.stick()).observe(this.list);
    new ResizeObserver(() => this.stick()).observe(this.box);
  }

  get stuck() {
    return this.isStuck;
  }

  // While stuck to the end, the browser must not hold on to something else.
  set stuck(stuck) {
    this.isStuck = stuck;
    this.box.style.overflowAnchor = stuck ? "none" : "auto";
  }

  open() {
    this.shown.clear();
    this.list.replaceChildren();
    this.toEnd();
  }

  toEnd() {
    this.last = null;
    this.first = null;
    this.stuck = true;
    this.render();
    this.stick();
  }

  stick() {
    if (this.stuck) this.box.scrollTop = this.box.scrollHeight;
    this.size = this.measure();
  }

  measure() {
    return `${this.box.scrollHeight} ${this.box.clientHeight}`;
  }

  // `first` and `last` are the ids at the window's edges; no `last` means "up to the newest".
  edges(all) {
    const end = this.last ? all.findIndex((one) => one.id === this.last) + 1 || all.length : all.length;
    const known = this.first ? all.findIndex((one) => one.id === this.first) : -1;
    const start = known < 0 || this.stuck ? Math.max(0, end - STEP) : known;
    return [Math.max(start, 0), end];
  }

  render() {
    const all = this.pane.messages();
    const [start, end] = this.edges(all);
    this.show(all.slice(start, end));
    const room = this.pane.room();
    this.fillIntro(room && start === 0 && !room.more);
    this.down.hidden = this.stuck && end === all.length;
    this.down.lastChild.textContent = say(this.pane.person.locale, "newest");
    this.list.setAttribute("aria-label", say(this.pane.person.locale, "messages"));
  }

  show(messages) {
    const wanted = new Set(messages.map((one) => one.id));
    for (const [id, old] of this.shown) {
      if (!wanted.has(id)) old.element.remove(), this.shown.delete(id);
    }
    let after = null;
    for (const message of messages.toReversed()) {
      const element = this.element(message);
      if (element.nextSibling !== after || !element.isConnected) this.list.insertBefore(element, after);
      after = element;
    }
    this.first = messages[0]?.id ?? null;
  }

  element(message) {
    const old = this.shown.get(message.id);
    const key = this.pane.looksOf(message);
    if (old?.message === message && old.key === key) return old.element;
    const fresh = messageElement(message, this.pane);
    const element = old ? change(old.element, fresh) : fresh;
    this.shown.set(message.id, { message, key, element });
    return element;
  }

  fillIntro(isStart) {
    this.intro.hidden = !isStart;
    if (isStart) this.intro.replaceChildren(...this.pane.intro());
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.box;
    const below = scrollHeight - scrollTop - clientHeight;
    if (this.stuck && below >= 40 && this.measure() !== this.size && !this.isByHand()) return this.stick();
    this.stuck = !this.last && below < 40;
    this.size = this.measure();
    if (scrollTop < NEAR && !this.stuck) this.earlier();
    else if (below < NEAR && this.last) this.later();
    this.down.hidden = this.stuck || (!this.last && below < 200);
    if (this.stuck) this.pane.markRead();
  }

  // A box that grew is not a person who scrolled.
  isByHand() {
    return performance.now() - (this.touched ?? -Infinity) < 500;
  }

  async earlier() {
    const all = this.pane.messages();
    const [start, end] = this.edges(all);
    if (start === 0) return (await this.pane.loadEarlier()) && this.scrolled();
    if (this.box.scrollTop === 0) this.box.scrollTop = 1; // at 0 the browser would not keep the place
    const from = Math.max(0, start - STEP);
    const to = Math.min(end, from + MOST);
    this.first = all[from].id;
    this.last = to < all.length ? all[to - 1].id : null;
    this.render();
  }

  later() {
    const all = this.pane.messages();
    const [start, end] = this.edges(all);
    const to = Math.min(all.length, end + STEP);
    this.first = all[Math.max(start, to - MOST)].id;
    this.last = to < all.length ? all[to - 1].id : null;
    this.render();
  }

  async jump(id) {
    while (!this.pane.messages().some((one) => one.id === id) && (await this.pane.loadEarlier()));
    const all = this.pane.messages();
    const at = all.findIndex((one) => one.id === id);
    if (at < 0) return;
    this.stuck = false;
    this.first = all[Math.max(0, at - STEP)].id;
    this.last = at + STEP < all.length ? all[at + STEP].id : null;
    this.render();
    const article = this.shown.get(id).element.querySelector("article");
    article.scrollIntoView({ block: "center" });
    article.classList.add("found");
    article.focus({ preventScroll: true });
  }
}

// Keeps the height while pictures arrive, and the keyboard where it was.
function change(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const { customId } = focused?.dataset ?? {};
  fresh.style.minHeight = fresh.querySelector("img") ? `${old.offsetHeight}px` : "";
  const element = patch(old, fresh);
  const pictures = [...element.querySelectorAll("img")].map((image) => image.decode());
  Promise.allSettled(pictures).then(() => (element.style.minHeight = ""));
  if (focused && !focused.isConnected) refocus(customId, focused.textContent, element);
  return element;
}

function refocus(customId, label, element) {
  const controls = [...element.querySelectorAll("[data-custom-id]")];
  const again = controls.find((one) => one.dataset.customId === customId) ?? controls.find((one) => one.textContent === label);
  (again && !again.disabled ? again : element.querySelector("article")).focus({ preventScroll: true });
}
