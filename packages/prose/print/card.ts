import type { Ability, CardQuery, Change } from '@bojiste/kernel/effects/nodes';
import type { CardDecl, GameDef } from '@bojiste/kernel/table/contract';
import type { Lang } from '@bojiste/kernel/types';
import { findAbility } from './changes.ts';
import { type Either, inPairs, type Pair } from './pairs.ts';
import type { Run } from './runs.ts';
import { exactText, newTalk } from './speak.ts';
import { eitherText, pairText, printAbility, runText, shortText } from './spoken.ts';
import { declaredNoun, lexNoun, type Talk } from './talk.ts';
import { usual } from './usual.ts';

/** A card as the list of its paragraphs. */

/** What a keyword means; empty for what has none. */
const reminderOf = (def: GameDef, ability: Ability, lang: Lang, card: CardDecl): string =>
  ability.keyword === undefined ? '' : (ability.keyword.reminder?.[lang] ?? exactText(def, ability, lang, card));

export interface Paragraph {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** The same in few words, for small faces. */
  readonly short: string;
  /** What a keyword means, for large faces. */
  readonly reminder: string;
  /** Generated; differs from `text` only where a wording was written by hand. */
  readonly exact: string;
}

const paragraph = (def: GameDef, a: Ability, lang: Lang, card: CardDecl): Paragraph => ({
  key: a.key,
  // A keyword that is the name need not be said twice.
  name: a.keyword?.name[lang] === a.name?.[lang] ? '' : (a.name?.[lang] ?? ''),
  text: printAbility(def, a, lang, card),
  short: shortText(def, a, lang, card),
  reminder: reminderOf(def, a, lang, card),
  exact: exactText(def, a, lang, card),
});

function pairParagraph(def: GameDef, pair: Pair, lang: Lang, card: CardDecl): Paragraph {
  const text = pairText(def, pair, lang, card);
  return { ...paragraph(def, pair.on, lang, card), text, short: text, exact: text };
}

function runParagraph(def: GameDef, run: Run, lang: Lang, card: CardDecl): Paragraph {
  const text = runText(def, run, lang, card);
  return { ...paragraph(def, run.first, lang, card), text, short: text, exact: text };
}

function eitherParagraph(def: GameDef, either: Either, lang: Lang, card: CardDecl): Paragraph {
  const text = eitherText(def, either, lang, card);
  return { ...paragraph(def, either.on, lang, card), text, short: text, exact: text };
}

function toldParagraph(def: GameDef, told: Ability | Pair | Either | Run, lang: Lang, card: CardDecl): Paragraph {
  if ('act' in told) return pairParagraph(def, told, lang, card);
  if ('or' in told) return eitherParagraph(def, told, lang, card);
  return 'further' in told ? runParagraph(def, told, lang, card) : paragraph(def, told, lang, card);
}

interface Grant {
  readonly key: string;
  readonly kinds: readonly string[];
}

/** The kind by which the game calls what a card is attached to. */
function hostKinds(t: Talk): readonly string[] {
  const name = lexNoun(t, 'word.host').sg[0];
  return t.def.kinds.map((k) => k.name).filter((k) => declaredNoun(t, 'kinds', k).sg[0] === name);
}

/** The query from which a variable of this node is chosen. */
function chosenFrom(node: unknown, v: string): CardQuery | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const x = node as { readonly k?: string; readonly v?: string; readonly from?: CardQuery };
  if (x.k === 'ask' && x.v === v && x.from?.k === 'cards') return x.from;
  for (const y of Object.values(node)) {
    const found = chosenFrom(y, v);
    if (found !== undefined) return found;
  }
  return undefined;
}

function kindsOf(t: Talk, q: CardQuery, root: unknown): readonly string[] {
  if (q.from.k === 'one' && q.from.ref.k === 'var') {
    const from = chosenFrom(root, q.from.ref.v);
    return from === undefined ? [] : kindsOf(t, from, undefined);
  }
  if (q.from.k === 'one' && q.from.ref.k === 'the') return kindsOf(t, q.from.ref.of, root);
  if (q.from.k === 'one' && q.from.ref.k === 'host') return hostKinds(t);
  return q.where.flatMap((f) => (f.k === 'kind' ? [f.kind] : []));
}

const isGrant = (node: object): node is Extract<Change, { k: 'grant' }> =>
  'k' in node && node.k === 'grant' && 'abilities' in node;

/** Abilities that this node gives to others, and what kinds of cards these are. */
function granted(t: Talk, node: unknown, root = node): readonly Grant[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isGrant(node) ? node.abilities.map((key) => ({ key, kinds: kindsOf(t, node.to, root) })) : [];
  return [...own, ...Object.values(node).flatMap((x) => granted(t, x, root))];
}

/** A granted ability is read on the card that has it, so "this" is what that card is called. */
function givenParagraph(def: GameDef, g: Grant, lang: Lang, card: CardDecl): readonly Paragraph[] {
  const ability = findAbility(newTalk(def, lang, card), g.key);
  return ability?.name === undefined ? [] : [paragraph(def, ability, lang, { ...card, kinds: g.kinds })];
}

/** A card's abilities, and after them the named ones it grants, since the reader needs to know what they do. */
export function cardParagraphs(def: GameDef, card: CardDecl, lang: Lang): readonly Paragraph[] {
  // A rule of the game that works through the card is no part of its text.
  const printed = card.abilities.filter((a) => a.tags?.includes('rule') !== true && usual(def, a) !== undefined);
  const told = new Set(printed.map((a) => a.key));
  const given = granted(newTalk(def, lang, card), printed).filter((g) => {
    const fresh = !told.has(g.key);
    told.add(g.key);
    return fresh;
  });
  return [
    ...inPairs(def, printed).map((told) => toldParagraph(def, told, lang, card)),
    ...given.flatMap((g) => givenParagraph(def, g, lang, card)),
  ];
}

/** One keyword with two parameters is one line with one reminder: Posádka vozidla: +2/+2/+2 k útoku, +1 k rychlosti. */
function inOneLine(a: Paragraph, b: Paragraph): string | undefined {
  const [name, given] = a.text.split(': ');
  const [other, more] = b.text.split(': ');
  const same = a.reminder !== '' && a.reminder === b.reminder && name === other;
  return same && given !== undefined && more !== undefined
    ? `${name}: ${given.replace(/\.$/, '')}, ${more}`
    : undefined;
}

/** Paragraphs of one name are one: an ability may need several nodes. */
function merged(list: readonly Paragraph[]): readonly Paragraph[] {
  const out: Paragraph[] = [];
  for (const p of list) {
    const last = out.at(-1);
    // One keyword may need several nodes.
    const both = last === undefined ? undefined : inOneLine(last, p);
    if (last !== undefined && p.reminder !== '' && last.text === p.text) {
      out[out.length - 1] = { ...last, reminder: `${last.reminder} ${p.reminder}` };
    } else if (last !== undefined && both !== undefined) {
      out[out.length - 1] = { ...last, text: both, exact: `${last.exact} ${p.exact}` };
    } else if (last !== undefined && p.name !== '' && last.name === p.name) {
      out[out.length - 1] = { ...last, text: `${last.text} ${p.text}`, exact: `${last.exact} ${p.exact}` };
    } else out.push(p);
  }
  return out;
}

const withReminder = (p: Paragraph): string => (p.reminder === '' ? p.text : `${p.text} (${p.reminder})`);

/** One text for each ability, after its name; a name that is the card's own is not said again. */
export const printCard = (def: GameDef, card: CardDecl, lang: Lang): string[] =>
  merged(cardParagraphs(def, card, lang)).map((p) => {
    const text = withReminder(p);
    if (p.name === '' || p.name === card.names[lang]) return text;
    return /[!?]$/.test(p.name) ? `${p.name} ${text}` : `${p.name}: ${text}`;
  });
