// One message as one person sees it.

import { avatar, h, icon, isWeb, ownFile } from "./dom.js";
import { clock } from "./time.js";
import { components, gallery } from "./components.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const LOADING = 1 << 7;

export function messageElement(message, pane) {
  const context = pane.contextFor(message);
  const label = `${message.author.global_name}`;
  return h(
    "li",
    { class: message.seen_by ? "message private" : "message", "data-id": message.id },
    h(
      "article",
      { tabindex: "-1", "aria-label": label },
      avatar(message.author),
      h("div", { class: "body" }, head(message, context), body(message, context), foot(message, context)),
      tools(message, context),
    ),
  );
}

function head(message, context) {
  const asker = message.seen_by ? null : message.interaction_metadata?.user;
  return h(
    "header",
    {},
    h("strong", { class: "author" }, message.author.global_name),
    message.author.bot && h("span", { class: "app" }, say(context.locale, "app")),
    clock(message.timestamp, context.locale),
    asker && h("span", { class: "faint" }, say(context.locale, "forPerson", { who: asker.global_name })),
  );
}

function body(message, context) {
  if (message.flags & LOADING) {
    const text = `${message.author.global_name} ${say(context.locale, "thinking")}`;
    return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), text);
  }
  const text = message.content ? h("div", { class: "text" }, markdown(message.content, context)) : null;
  const used = JSON.stringify(message.components) + JSON.stringify(message.embeds);
  const files = message.attachments.filter((file) => !used.includes(ownFile(file.url)) && !used.includes(`attachment://${file.filename}`));
  return [text, attachments(files, context), message.embeds.map((one) => embed(one, message, context)), components(message.components, context)];
}

function attachments(files, context) {
  const isPicture = (file) => file.content_type?.startsWith("image/") && ownFile(file.url);
  const pictures = files.filter(isPicture).map((file) => ({ media: file, description: file.description }));
  const others = files.filter((file) => !isPicture(file));
  return [pictures.length ? gallery(pictures, context) : null, others.map(fileCard)];
}

export function fileCard(file) {
  const size = file.size ? h("span", { class: "faint" }, `${Math.ceil(file.size / 1024)} kB`) : null;
  const path = ownFile(file.url);
  const name = path ? h("a", { href: path, download: file.filename }, file.filename) : file.filename;
  return h("p", { class: "file" }, icon("file"), name, size);
}

function embed(one, message, context) {
  const made = h(
    "section",
    { class: "card embed" },
    one.author?.name && h("p", { class: "faint" }, one.author.name),
    one.title && h("p", { class: "heading h3" }, one.title),
    one.description && h("div", { class: "text" }, markdown(one.description, context)),
    one.fields?.length && h("dl", {}, one.fields.map((field) => embedField(field, context))),
    one.image && picture(one.image, message, context),
    one.footer?.text && h("small", { class: "subtext" }, one.footer.text),
  );
  if (one.color != null) made.style.setProperty("--accent-bar", `#${one.color.toString(16).padStart(6, "0")}`);
  return made;
}

const embedField = (field, context) =>
  h("div", { class: field.inline ? "inline" : null }, h("dt", {}, field.name), h("dd", {}, markdown(field.value, context)));

function picture(image, message, context) {
  const file = message.attachments.find((one) => image.url === `attachment://${one.filename}`);
  if (file) return gallery([{ media: file, description: file.description }], context);
  return ownFile(image.url) ? gallery([{ media: image }], context) : h("p", { class: "file" }, isWeb(image.url) ? image.url : "");
}

function foot(message, context) {
  return [
    message.edited_timestamp && h("span", { class: "faint edited" }, say(context.locale, "edited")),
    context.failed && h("p", { class: "failed", role: "alert" }, say(context.locale, "failed")),
    message.seen_by && h(
      "p",
      { class: "only-you" },
      icon("eye"),
      say(context.locale, "private"),
      " · ",
      h("button", { type: "button", class: "link", onclick: context.remove }, say(context.locale, "dismiss")),
    ),
  ];
}

function tools(message, context) {
  if (message.seen_by || !context.mayDelete) return null;
  const label = say(context.locale, "delete");
  return h("button", { type: "button", class: "tool", title: label, "aria-label": label, onclick: context.remove }, icon("bin"));
}
