// Turning an element into its next state. What looks the same stays the same element, so that
// a press, the keyboard or an open menu is not lost when a message is edited under it.

const FRAMES = ["LI", "ARTICLE", "DIV", "SECTION", "HEADER"];
const WHOLE = ".menu-box, .covered"; // these know their own parts

export function patch(old, fresh) {
  if (same(old, fresh)) return old;
  if (!areFrames(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  for (const name of ["class", "aria-label", "data-count"]) copy(old, fresh, name);
  old.style.cssText = fresh.style.cssText;
  patchChildren(old, [...old.childNodes], [...fresh.childNodes]);
  return old;
}

// What is equal at both ends is left alone; the rest is gone through side by side.
function patchChildren(parent, olds, freshes) {
  while (olds.length && freshes.length && same(olds[0], freshes[0])) olds.shift(), freshes.shift();
  let end = olds.at(-1)?.nextSibling ?? null;
  while (olds.length && freshes.length && same(olds.at(-1), freshes.at(-1))) (end = olds.pop()), freshes.pop();
  for (const fresh of freshes) {
    const old = olds.shift();
    if (old) patch(old, fresh);
    else parent.insertBefore(fresh, end);
  }
  for (const old of olds) old.remove();
}

function copy(old, fresh, name) {
  if (fresh.hasAttribute(name)) old.setAttribute(name, fresh.getAttribute(name));
  else old.removeAttribute(name);
}

function same(old, fresh) {
  return old.dataset?.key ? old.dataset.key === fresh.dataset?.key : old.isEqualNode(fresh);
}

function areFrames(old, fresh) {
  return FRAMES.includes(old.nodeName) && old.nodeName === fresh.nodeName && !old.matches(WHOLE) && !fresh.matches(WHOLE);
}
