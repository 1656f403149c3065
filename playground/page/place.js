// Putting a sheet under what opened it, or above where there is more room.

export function place(sheet, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < Math.min(sheet.scrollHeight, 240) && above > below;
  const width = Math.max(box.width, 200);
  sheet.style.width = `${width}px`;
  sheet.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
  sheet.style.maxHeight = `${Math.min(up ? above : below, 380)}px`;
  sheet.style.top = up ? "auto" : `${box.bottom + 4}px`;
  sheet.style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
}
