// Discord's markdown within a line: the earliest mark wins, what it holds is read again.

import { h, isWeb } from "./dom.js";
import { say } from "./words.js";
import { timestamp } from "./time.js";

const RULES = [
  [/\\([\\*_~|`<>#\-[\]()!.:@/])/, ([, sign]) => sign],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/, ([, , code]) => h("code", {}, code.replace(/^ (.*) $/, "$1"))],
  [/\*\*\*(?=\S)(.+?)\*\*\*/, ([, text], c) => h("strong", {}, h("em", {}, inline(text, c)))],
  [/\*\*(?=\S)(.+?)\*\*(?!\*)/, ([, text], c) => h("strong", {}, inline(text, c))],
  [/__(?=\S)(.+?)__(?!_)/, ([, text], c) => h("u", {}, inline(text, c))],
  [/~~(?=\S)(.+?)~~/, ([, text], c) => h("s", {}, inline(text, c))],
  [/\|\|(.+?)\|\|/, ([, text], c) => spoiler(text, c)],
  [/\*(?=[^\s*])((?:\*\*|[^*])+?)\*(?!\*)/, ([, text], c) => h("em", {}, inline(text, c))],
  [/(?<!\w)_(?=[^\s_])((?:__|[^_])+?)_(?!\w)/, ([, text], c) => h("em", {}, inline(text, c))],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, text, url], c) => anchor(url, inline(text, c), c)],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, ([, at, style], c) => timestamp(Number(at), style ?? "f", c.locale)],
  [/<@!?(\d+)>/, ([, id], c) => mention(`@${name(c.store.user(id))}`, id === c.person)],
  [/<@&(\d+)>/, ([, id], c) => mention(`@${c.store.role(id)?.name ?? "role"}`)],
  [/<#(\d+)>/, ([, id], c) => channel(id, c)],
  [/<\/([^:>]+):\d+>/, ([, command], c) => commandMention(command, c)],
  [/<a?:(\w+):\d+>/, ([, emoji]) => h("span", { class: "emoji" }, `:${emoji}:`)],
  [/@(everyone|here)\b/, ([all]) => mention(all, true)],
  [/<(https?:\/\/[^\s>]+)>/, ([, url], c) => anchor(url, [url], c)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, ([url], c) => anchor(url, [url], c)],
];

export function inline(text, context) {
  const made = [];
  while (text) {
    const [found, build] = earliest(text);
    if (!found) break;
    made.push(text.slice(0, found.index), build(found, context));
    text = text.slice(found.index + found[0].length);
  }
  return [...made, text].filter((part) => part !== "");
}

function earliest(text) {
  let best = [null, null];
  for (const [pattern, build] of RULES) {
    const found = pattern.exec(text);
    if (found && (!best[0] || found.index < best[0].index)) best = [found, build];
  }
  return best;
}

const name = (user) => user?.name ?? "somebody";
const mention = (text, mine = false) => h("span", { class: mine ? "mention mine" : "mention" }, text);

function channel(id, context) {
  const found = context.store.channel(id);
  if (!found) return mention("#unknown");
  return h("button", { class: "mention", type: "button", "data-to": id, onclick: () => context.go(id) }, `#${found.name}`);
}

function commandMention(command, context) {
  return h("button", { class: "mention", type: "button", onclick: () => context.begin(`/${command}`) }, `/${command}`);
}

// A link into Discord leads to the same place here.
export function placeOf(url) {
  const found = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?/.exec(url);
  return found && { channel: found[1], message: found[2] };
}

export function anchor(url, children, context) {
  const place = placeOf(url);
  if (place) return h("button", { class: "link", type: "button", "data-to": url, onclick: () => context.go(place.channel, place.message) }, children);
  return isWeb(url) ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children) : h("span", {}, children);
}

function spoiler(text, context) {
  const inner = h("span", { "aria-hidden": "true" }, inline(text, context));
  const made = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say(context.locale, "spoiler") }, inner);
  const reveal = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    made.replaceWith(h("span", { class: "spoiler shown" }, ...inner.childNodes));
  };
  made.addEventListener("click", reveal);
  made.addEventListener("keydown", reveal);
  return made;
}
