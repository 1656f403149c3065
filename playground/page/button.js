// Buttons of every style.

import { h, icon } from "./dom.js";
import { anchor, placeOf } from "./inline.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "primary" };

export function button(part, context) {
  const face = [emoji(part.emoji), part.label && h("span", {}, part.label)];
  if (part.url) return linkButton(part, face, context);
  const made = h(
    "button",
    { type: "button", class: `button ${STYLES[part.style]}`, disabled: part.disabled, "data-custom-id": part.custom_id },
    face,
  );
  made.addEventListener("click", () => press(made, part, context));
  return made;
}

export const emoji = (one) => one && h("span", { class: "emoji" }, one.id ? `:${one.name}:` : one.name);

function linkButton(part, face, context) {
  const made = anchor(part.url, [...face, placeOf(part.url) ? null : icon("out")].filter(Boolean), context);
  made.className = "button secondary";
  if (part.disabled) made.setAttribute("inert", "");
  return made;
}

async function press(made, part, context) {
  if (made.getAttribute("aria-busy")) return;
  made.setAttribute("aria-busy", "true");
  await context.press(part);
  made.removeAttribute("aria-busy");
}
