import { words } from '../grammar/phrase.ts';
import { bi, type Talk } from './talk.ts';

/** Two clauses that share their verb and their amount are drawn together: put 1 boost on a unit and on each unit adjacent to it. */

const PREPOSITIONS = new Set(
  'na do z ze od k ke s se v ve pod u po pro mezi on to from in into under for of with'.split(' '),
);

/** As many words as both begin with. */
function alike(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((word, i) => word !== b[i]);
  return end < 0 ? a.length : end;
}

const isAmount = (word: string): boolean => /^\d+$/.test(word);

/** [unit] takes 1 damage, [each unit it passed through] takes 1 damage. */
function statements(t: Talk, a: readonly string[], b: readonly string[]): string | undefined {
  const shared = alike([...a].reverse(), [...b].reverse());
  const predicate = a.slice(a.length - shared);
  const other = b.slice(0, b.length - shared).join(' ');
  // A verb, an amount and what is counted; something else is only alike by chance.
  if (shared < 3 || other === '' || !isAmount(predicate[1] ?? '')) return undefined;
  const so = predicate[0]?.endsWith('s') === true ? 'does' : 'do';
  return bi(t, `${a.join(' ')}, stejně jako ${other}`, `${a.join(' ')}, and so ${so} ${other}`);
}

/** put 1 boost on [a], put 1 boost on [b]; položte na [a] 1 posílení, položte na [b] 1 posílení. */
function instructions(t: Talk, a: readonly string[], b: readonly string[]): string | undefined {
  const before = alike(a, b);
  const preposition = a[before - 1] ?? '';
  const after = alike([...a.slice(before)].reverse(), [...b.slice(before)].reverse());
  const one = a.slice(before, a.length - after);
  const other = b.slice(before, b.length - after);
  const shared = [...a.slice(0, before), ...a.slice(a.length - after)];
  if (before < 2 || one.length === 0 || other.length === 0 || !PREPOSITIONS.has(preposition)) return undefined;
  if (shared.length < 4 || !shared.some(isAmount)) return undefined;
  // So much for each of something is another amount.
  if (/(^| )(for each|for every|za každ)/.test([...one, '/', ...other, ...a.slice(a.length - after)].join(' ')))
    return undefined;
  const last = a.slice(a.length - after);
  return words(...a.slice(0, before), ...one, bi(t, 'a', 'and'), preposition, ...other, ...last);
}

/** Undefined where they share too little. */
export function drawnTogether(t: Talk, told: boolean, a: string, b: string): string | undefined {
  if (a === '' || b === '') return undefined;
  return told ? statements(t, a.split(' '), b.split(' ')) : instructions(t, a.split(' '), b.split(' '));
}

/** Czech does not say the object again: odkryjte je a odhoďte. */
export const withoutEcho = (t: Talk, texts: readonly string[]): readonly string[] =>
  texts.map((text, i) => {
    const object = /^\p{L}+ (je|ji|ho)$/u.exec(text)?.[1];
    return t.lang === 'cs' && object !== undefined && texts[i - 1]?.endsWith(` ${object}`) === true
      ? text.slice(0, -object.length - 1)
      : text;
  });

const LITTLE = /^(?:se|si|ji|jí|ho|mu|je|jim|it|them)(?=[ ,]|$)/;
/** Told of something by a pronoun, or where before what. */
const TURNED = /^(?:na|do|z|ze|k|ke|u|pod) | (?:on|to|from) (?:it|them)(?= |$)/;
/** Deeds of one verb have it once: vyberte sesilatele a alespoň 1 kartu. */
export function ofOneVerb(t: Talk, texts: readonly string[]): readonly string[] {
  const out: { verb: string; objects: string[] }[] = [];
  for (const text of texts) {
    const [verb = '', ...rest] = text.split(' ');
    const object = rest.join(' ');
    const last = out.at(-1);
    if (last?.verb === verb && joins(last.objects, object)) last.objects.push(object);
    else out.push({ verb, objects: [object] });
  }
  if (out.length === texts.length) return texts;
  // A verb with two objects is set off from what is done next.
  return out.map(({ verb, objects }, i) =>
    objects.length === 1
      ? words(verb, objects[0] ?? '')
      : words(verb, and(t, oneEnd(objects)), out.length === 2 && i === 0 ? bi(t, '', ',') : ''),
  );
}

/** Not what is told by a pronoun, nor the same again, nor after a clause that would take it in. */
const joins = (objects: readonly string[], next: string): boolean =>
  next !== '' &&
  [...objects, next].every((x) => !LITTLE.test(x) && !TURNED.test(x) && !/^(když|pokud|if) /.test(x)) &&
  objects.every((x) => x !== next && !/ (that|such|controlled) /.test(x));

/** Where they all go is said once: zamíchejte karty a bojovníka do knihovny vlastníka. */
function oneEnd(objects: readonly string[]): readonly string[] {
  const split = objects.map((x) => x.split(' '));
  const first = split[0] ?? [];
  const at = first.findIndex((word, i) => {
    const end = first.slice(i).join(' ');
    return i > 0 && GOALS.has(word) && objects.every((x) => x.endsWith(` ${end}`));
  });
  if (at < 0) return objects;
  const length = first.length - at;
  const said = split.map((x, i) => (i < split.length - 1 ? x.slice(0, -length) : x).join(' '));
  return said.map((x) =>
    x.replace(/ its owner's (hand|library)$/, (_, pile: string) => ` their owners' ${PILES[pile]}`),
  );
}

const GOALS = new Set('do k ke pod to into onto under'.split(' '));
const PILES: Readonly<Record<string, string>> = { hand: 'hands', library: 'libraries' };

function and(t: Talk, texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  const head = texts.slice(0, -1).join(', ');
  return bi(t, `${head} a ${last}`, `${head}${texts.length > 2 ? ',' : ''} and ${last}`);
}

/** Two deeds that differ in their amount alone: heal 1 card, or 2 if it is the opponent's turn. */
export function twoAmounts(t: Talk, then: string, otherwise: string, test: string): string | undefined {
  const a = then.split(' ');
  const b = otherwise.split(' ');
  const at = a.findIndex((word, i) => word !== b[i]);
  const differ = a.filter((word, i) => word !== b[i]).length;
  const noun = a[at + 1] !== b[at + 1];
  if (a.length !== b.length || at < 0 || differ > (noun ? 2 : 1)) return undefined;
  if (!isAmount(a[at] ?? '') || !isAmount(b[at] ?? '')) return undefined;
  return bi(t, `${otherwise}, nebo ${a[at]} ${a[at + 1] ?? ''}, pokud ${test}`, `${otherwise}, or ${a[at]} if ${test}`);
}

const EACH = / ((?:za každ|for each ).*)$/;

/** What comes for each of the same things is told together: za každou z nich získejte 1 bod magie a tato jednotka získá +1 k síle. */
export function oneForEach(t: Talk, texts: readonly string[]): readonly string[] {
  const [a, b] = texts.slice(-2).map((text) => ({ text, each: EACH.exec(text)?.[1] ?? '' }));
  if (a === undefined || b === undefined || a.each === '' || a.each !== b.each) return texts;
  const [first, second] = [a, b].map(({ text, each }) => text.slice(0, -each.length - 1));
  // Little words would have to stand elsewhere, and a long chain is easier to read in two sentences.
  if (/ (se|si) |,/.test(first ?? '') || first === undefined || second === undefined) return texts;
  const last = second.replace(/^((?:for|until) [^,]+), (.*)$/, '$2 $1');
  if (last.includes(',')) return texts;
  const told = bi(t, `${a.each} ${first} a ${last}`, `${a.each}, ${first} and ${last}`);
  return [...texts.slice(0, -2), told];
}
