/** Words that several parts begin or end with are said once: bojovníkem Bauhausu nebo Kapitolu, a Bauhaus or Capitol warrior. */

const LITTLE = /^(the|an?|of|in|to|with|from|s|se|v|ve|z|ze|k|ke|na|do|za|od|pro|bez|proti|vůči|i|also)$/;

/** How many words all parts share at the front, leaving each at least one of its own. */
function common(parts: readonly (readonly string[])[]): number {
  const most = Math.min(...parts.map((words) => words.length)) - 1;
  let n = 0;
  while (n < most && parts.every((words) => words[n] === parts[0]?.[n])) n += 1;
  return n;
}

/** An article or preposition goes with what follows it: immune to the Art and the Dark Symmetry. */
function shortened(items: readonly string[]): readonly string[] {
  const split = items.map((item) => item.split(' '));
  let n = common(split);
  while (n > 0 && /^(the|an?)$/.test(split[0]?.[n - 1] ?? '')) n -= 1;
  return n === 0 ? items : items.map((item, i) => (i === 0 ? item : item.split(' ').slice(n).join(' ')));
}

/** The same little verb is said once: být zatlačena ani zvolena, sesílat kouzla Umění metamorfózy a předtuchy. */
export const sharedStart = (items: readonly string[]): readonly string[] =>
  items.length < 2 ? items : shortened(items);

const sameLength = (parts: readonly (readonly string[])[]): boolean =>
  parts.every((words) => words.length === parts[0]?.length);

/** What differs in one word alone is said with that word: an Imperial or Cybertronic warrior, followers of Semai or Muawijhe. */
export function sharedWords(items: readonly string[]): readonly string[] {
  const split = items.map((item) => item.split(' '));
  if (items.length < 2 || !sameLength(split) || items.some((item) => /[,()]/.test(item))) return items;
  const start = common(split);
  const end = common(split.map((words) => [...words].reverse()));
  const first = split[0] ?? [];
  if (start + end < 1 || first.length - start - end !== 1) return items;
  // Nothing but little words is shared.
  if ([...first.slice(0, start), ...first.slice(first.length - end)].every((word) => LITTLE.test(word))) return items;
  return split.map((words, i) => {
    const from = i === 0 ? 0 : start;
    const to = i === items.length - 1 ? words.length : words.length - end;
    return words.slice(from, to).join(' ');
  });
}
