// The parts of a message, by Discord's numbers.

import { h, isWeb, ownFile } from "./dom.js";
import { button } from "./button.js";
import { fileCard } from "./message.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { say } from "./words.js";

const BUILDERS = {
  1: (part, context) => h("div", { class: "row" }, components(part.components, context)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (part, context) => h("div", { class: "text" }, markdown(part.content, context)),
  11: thumbnail,
  12: (part, context) => gallery(part.items, context),
  13: (part) => fileCard({ ...part.file, filename: part.name ?? part.file.url.split("/").pop(), size: part.size }),
  14: (part) => h("hr", { class: `${part.divider === false ? "blank" : ""} ${part.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

export function components(parts, context) {
  return (parts ?? []).map((part) => BUILDERS[part.type]?.(part, context));
}

function container(part, context) {
  const made = h("section", { class: "card" }, components(part.components, context));
  if (part.accent_color != null) {
    made.style.setProperty("--accent-bar", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return part.spoiler ? hidden(made, context) : made;
}

function section(part, context) {
  return h(
    "div",
    { class: "section" },
    h("div", {}, components(part.components, context)),
    components(part.accessory ? [part.accessory] : [], context),
  );
}

function thumbnail(part, context) {
  return picture(part, context, "thumbnail");
}

export function gallery(items, context) {
  return h("div", { class: "gallery", "data-count": items.length }, items.map((item) => picture(item, context, "picture")));
}

function picture(item, context, kind) {
  const path = ownFile(item.media.url);
  const alt = item.description ?? "";
  if (!path) return h("p", { class: "file" }, isWeb(item.media.url) ? alt || item.media.url : alt);
  const image = h("img", { src: path, alt, title: alt || null, loading: "eager" });
  const label = alt || say(context.locale, "picture");
  const made = h("button", { type: "button", class: kind, "aria-label": label, onclick: () => context.enlarge(path, alt) }, image);
  return item.spoiler ? hidden(made, context) : made;
}

function hidden(element, context) {
  const cover = h("div", { class: "covered" }, element);
  const reveal = () => cover.replaceWith(element);
  element.inert = true;
  cover.append(h("button", { type: "button", class: "cover", onclick: () => ((element.inert = false), reveal()) }, say(context.locale, "spoiler")));
  return cover;
}
