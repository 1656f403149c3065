// Discord's markdown, block by block, straight into elements.

import { h } from "./dom.js";
import { inline } from "./inline.js";

export function markdown(text, context) {
  return blocks(text.replace(/\r/g, "").split("\n"), context);
}

function blocks(lines, context) {
  const made = [];
  while (lines.length) made.push(block(lines, context));
  return made;
}

function block(lines, context) {
  const line = lines[0];
  if (line.startsWith("```") && closes(lines)) return codeBlock(lines);
  if (line.startsWith(">>> ")) return quote([line.slice(4), ...lines.splice(0).slice(1)], context);
  if (line.startsWith("> ")) return quote(take(lines, /^> ?/), context);
  const heading = /^(#{1,3}|-#) +(.+)$/.exec(line);
  if (heading) return lines.shift() && title(heading, context);
  if (ITEM.test(line)) return list(lines, context);
  return paragraph(lines, context);
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const SPECIAL = /^(```|> |>>> |#{1,3} |-# )/;

const closes = (lines) =>
  /^```.*\S```$/.test(lines[0]) || lines.slice(1).some((line) => line.endsWith("```"));

function codeBlock(lines) {
  const first = lines.shift().slice(3);
  if (first.endsWith("```")) return pre(first.slice(0, -3));
  const body = /^\w*$/.test(first) ? [] : [first];
  for (let line = lines.shift(); line != null; line = lines.shift()) {
    if (line.endsWith("```")) return pre([...body, line.slice(0, -3)].join("\n").replace(/\n$/, ""));
    body.push(line);
  }
  return pre(body.join("\n"));
}

const pre = (text) => h("pre", { tabindex: "0" }, h("code", {}, text));

function take(lines, mark) {
  const taken = [];
  while (lines.length && mark.test(lines[0]) && lines[0].startsWith(">")) taken.push(lines.shift().replace(mark, ""));
  return taken;
}

const quote = (lines, context) => h("blockquote", {}, blocks(lines, context));

function title([, mark, text], context) {
  if (mark === "-#") return h("small", { class: "subtext" }, inline(text, context));
  return h("p", { class: `heading h${mark.length}`, role: "heading", "aria-level": mark.length + 2 }, inline(text, context));
}

function list(lines, context) {
  const [, indent, mark] = ITEM.exec(lines[0]);
  const ordered = mark.endsWith(".");
  const made = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(mark) } : {});
  while (lines.length) {
    const item = ITEM.exec(lines[0]);
    if (!item || item[1].length < indent.length) break;
    if (item[1].length > indent.length + 1 && made.lastChild) made.lastChild.append(list(lines, context));
    else if (item[2].endsWith(".") !== ordered) break;
    else made.append(h("li", {}, inline(item[3], context))), lines.shift();
  }
  return made;
}

function paragraph(lines, context) {
  const made = h("p");
  do {
    if (made.hasChildNodes()) made.append(h("br"));
    made.append(...inline(lines.shift(), context));
  } while (lines.length && !SPECIAL.test(lines[0]) && !ITEM.test(lines[0]));
  return made;
}
