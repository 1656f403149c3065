// The fields of a form; each leaves behind how to read what was filled in.

import { h, newId } from "./dom.js";
import { markdown } from "./markdown.js";
import { ofMenu } from "./choices.js";

const FIELDS = { 4: textField, 3: menuField, 5: menuField, 6: menuField, 7: menuField, 8: menuField, 21: radios, 22: checkboxes, 23: checkbox };

export function field(part, fields, pane) {
  if (part.type === 10) return h("div", { class: "text" }, markdown(part.content, pane.contextFor(null)));
  if (part.type === 1) return part.components.map((inner) => labelled(inner.label, null, inner, fields, pane));
  if (part.type === 18) return labelled(part.label, part.description, part.component, fields, pane);
  return null;
}

function labelled(label, description, part, fields, pane) {
  const id = newId("field");
  const build = FIELDS[part.type];
  if (!build) return null;
  const [element, read] = build(part, id, pane);
  fields.set(part.custom_id, read);
  const star = part.required !== false && h("span", { class: "star", "aria-hidden": "true" }, " *");
  const about = description && h("small", { id: `${id}-about` }, description);
  if (about) element.setAttribute("aria-describedby", about.id);
  const isGroup = element.tagName === "FIELDSET";
  if (isGroup) element.prepend(h("legend", {}, label, star));
  return h("div", { class: "field" }, !isGroup && h("label", { for: id }, label, star), about, element);
}

function textField(part, id) {
  const tag = part.style === 2 ? "textarea" : "input";
  const element = h(tag, {
    id, placeholder: part.placeholder, required: part.required !== false,
    minlength: part.min_length, maxlength: part.max_length ?? 4000, value: part.value, rows: part.style === 2 && 4,
    autocomplete: "off",
  });
  return [element, () => element.value];
}

function menuField(part, id, pane) {
  const most = part.max_values ?? 1;
  const options = ofMenu(part, pane.store, pane.guild);
  const blank = most === 1 && h("option", { value: "" }, part.placeholder ?? "—");
  const element = h(
    "select",
    { id, multiple: most > 1, size: most > 1 && Math.min(options.length, 6), required: part.required !== false },
    blank,
    options.map((one) => h("option", { value: one.value, selected: one.default }, one.label)),
  );
  return [element, () => [...element.selectedOptions].map((one) => one.value).filter(Boolean)];
}

function radios(part, id) {
  const choices = part.options.map((one) => choice("radio", id, one, part.required !== false));
  const element = h("fieldset", {}, choices);
  return [element, () => element.querySelector("input:checked")?.value ?? null];
}

function checkboxes(part, id) {
  const element = h("fieldset", {}, part.options.map((one) => choice("checkbox", id, one)));
  return [element, () => [...element.querySelectorAll("input:checked")].map((one) => one.value)];
}

function checkbox(part, id) {
  const element = h("input", { id, type: "checkbox", checked: part.default });
  return [element, () => element.checked];
}

const choice = (type, name, one, required) =>
  h("label", { class: "choice" }, h("input", { type, name, value: one.value, checked: one.default, required }), h("span", {}, one.label, one.description && h("small", {}, one.description)));
