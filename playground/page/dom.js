// Building the page. Text only ever becomes text nodes: there is no way to HTML from here.

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

function set(element, name, value) {
  if (value == null || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "value") element.value = value;
  else element.setAttribute(name, value === true ? "" : value);
}

export function icon(name) {
  return h("span", { class: `icon icon-${name}`, "aria-hidden": "true" });
}

const HUES = ["red", "blue", "green", "yellow", "purple", "orange"];

export function avatar(author) {
  const name = author.global_name ?? author.name;
  if (author.bot) return h("span", { class: "avatar bot", "aria-hidden": "true" });
  const hue = HUES.includes(name.toLowerCase()) ? name.toLowerCase() : "grey";
  return h("span", { class: `avatar ${hue}`, "aria-hidden": "true" }, name[0]);
}

let last = 0;
export const newId = (kind) => `${kind}-${++last}`;

// Only files of this playground are loaded as pictures; the rest of the world stays outside.
export function ownFile(url) {
  const path = URL.canParse(url) ? new URL(url).pathname : "";
  return path.startsWith("/attachments/") ? path : null;
}

export const isWeb = (url) => /^https?:\/\//i.test(url);
