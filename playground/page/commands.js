// Slash commands as the palette lists them: every leaf is a line of its own.

const SUBCOMMAND = 1;
const GROUP = 2;

export function leaves(commands, locale) {
  return commands.filter((one) => (one.type ?? 1) === 1).flatMap((one) => below(one, [], [], locale));
}

function below(node, words, labels, locale) {
  words = [...words, node.name];
  labels = [...labels, local(node, "name", locale)];
  const inner = (node.options ?? []).filter((one) => [SUBCOMMAND, GROUP].includes(one.type));
  if (inner.length) return inner.flatMap((one) => below(one, words, labels, locale));
  const description = local(node, "description", locale);
  const options = (node.options ?? []).map((one) => ({ ...one, label: local(one, "name", locale), about: local(one, "description", locale) }));
  const hint = options.map((one) => (one.required ? one.label : `${one.label}?`)).join("  ");
  return [{ words: words.join(" "), label: `/${labels.join(" ")}`, description, options, hint }];
}

export function matching(list, typed) {
  const wanted = typed.toLowerCase().replace(/^\//, "");
  const rank = (one) => Math.min(...[one.label.slice(1), one.words].map((name) => place(name.toLowerCase(), wanted)));
  return list.filter((one) => rank(one) < 2).sort((a, b) => rank(a) - rank(b));
}

const place = (name, wanted) => (name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : 2);

export const local = (one, key, locale) => one[`${key}_localizations`]?.[locale] ?? one[key];
