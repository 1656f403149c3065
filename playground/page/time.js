// Times that are right for the reader, and go on being right.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function timestamp(at, style, locale) {
  const date = new Date(at * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, String(at));
  const full = date.toLocaleString(locale, STYLES.F);
  const attributes = { datetime: date.toISOString(), title: full };
  if (style !== "R") return h("time", attributes, date.toLocaleString(locale, STYLES[style]));
  return h("time", { ...attributes, "data-at": at, "data-locale": locale }, relative(at, locale));
}

export function clock(iso, locale) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return h("time", { datetime: iso, title: date.toLocaleString(locale, STYLES.F) }, date.toLocaleString(locale, today ? STYLES.t : STYLES.s));
}

function relative(at, locale) {
  const seconds = at - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.round(seconds / size), unit);
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-at]")) {
    const text = relative(Number(time.dataset.at), time.dataset.locale);
    if (time.textContent !== text) time.textContent = text;
  }
}, 1000);
