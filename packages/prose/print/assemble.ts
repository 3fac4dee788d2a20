import { type Phrase, phrase, say, whose, words } from '../grammar/phrase.ts';
import { EITHER } from '../grammar/pronouns.ts';
import type { Noun } from '../grammar/words.ts';
import type { Agr, Described } from './filters.ts';
import { denialText } from './naming.ts';
import { whoPhrase } from './parts.ts';
import { oneRelative } from './relations.ts';
import { bi, isYou, lexAdjective, type Talk, textOf } from './talk.ts';

/** From what filters say of a card to a noun phrase: whose it is, its adjectives in their order, what follows. */

export type Shape = Partial<Pick<Phrase, 'det' | 'plural' | 'quantity'>> & {
  /** Said before the zone. */ readonly note?: string;
  /** Each of them, all with one deed. */ readonly all?: boolean;
};

/** Nothing is said of the card. */
export const plain = (d: Described): boolean =>
  d.nouns.length === 0 &&
  d.side === undefined &&
  !d.adjacent &&
  !d.other &&
  d.adjectives.length === 0 &&
  d.withs.length === 0 &&
  d.groups.length === 0 &&
  d.denials.length === 0 &&
  d.tails.length === 0 &&
  d.manners.length === 0 &&
  d.clauses.length === 0;

const isMany = (shape: Shape): boolean =>
  shape.plural === true || shape.quantity === 'any' || (shape.quantity !== undefined && shape.quantity.n > 1);

export const single: Shape = { det: 'a' };

/** A game without a word for what is one's own says "your": `texts['voice.own']`. */
const saysYour = (t: Talk): boolean => textOf(t, 'voice.own') !== undefined;

type Named = Shape & Partial<Pick<Phrase, 'owner' | 'singular'>>;

/** your units, each of your units, one of your units, 2 of your units. */
function yours(t: Talk, d: Described, shape: Named): Named {
  // "your Summoner" reads better than "the friendly Summoner".
  if (d.side !== 'own' || !(saysYour(t) || shape.det === 'the')) return shape;
  d.side = undefined;
  if (t.lang === 'cs') {
    d.adjectives.unshift(t.acting && isYou(t.actor) ? 'svůj' : t.fronted ? EITHER : 'váš');
    return shape;
  }
  const { quantity, det = 'a' } = shape;
  if (quantity !== undefined) {
    const count = quantity === 'any' ? 'any number' : `${quantity.pre}${quantity.n}`;
    return {
      det: '',
      plural: true,
      owner: `${count} of your`,
      ...(shape.note === undefined ? {} : { note: shape.note }),
    };
  }
  if (det === 'the' || (isMany(shape) && det !== 'each')) return { ...shape, det: 'your' };
  // Of a person there is one: your Cardinal Dominic.
  if (det === 'a' && !d.other && d.nouns[0]?.person === true)
    return { ...shape, det: '', owner: 'your', singular: true };
  const lead =
    { each: 'each of', no: 'none of', another: 'another of' }[det as string] ?? (d.other ? 'another of' : 'one of');
  const others = d.other;
  d.other = false;
  if (others && det === 'each') return { ...shape, plural: true, owner: 'each of your other', singular: true };
  return { ...shape, plural: true, owner: `${lead} your`, singular: true };
}

/** Where an enemy is something else, what the opponent has is said to be his: nestvůra protivníka. */
function ofFoe(t: Talk, d: Described, shape: Shape): Named {
  if (d.side !== 'enemy' || textOf(t, 'voice.foe') === undefined) return shape;
  d.side = undefined;
  const foe = whoPhrase(t, { k: 'foe' });
  if (t.lang === 'en' && shape.det === 'the') return { ...shape, owner: whose(foe) };
  d.groups.push(bi(t, say(foe, 'gen'), `of ${say(foe, 'acc')}`));
  return shape;
}

const OWNERS: readonly string[] = ['svůj', 'váš', EITHER];

function adjectivesOf(t: Talk, d: Described, det: string | undefined): readonly string[] {
  // Of several: ostatní vaši bojovníci.
  const others = bi(t, det === undefined ? 'ostatní' : 'jiný', 'other');
  const other = d.other && !(t.lang === 'en' && det === 'a') ? [others] : [];
  const side = d.side === undefined ? [] : [lexAdjective(t, `word.${d.side}`)];
  const near = d.adjacent ? [lexAdjective(t, 'word.adjacent')] : [];
  // How it is comes before what it is: an exhausted enemy vehicle, nepřátelské vyčerpané vozidlo.
  const owner = d.adjectives.filter((x) => OWNERS.includes(x));
  const kinds = d.adjectives.filter((x) => !OWNERS.includes(x) && !d.states.includes(x));
  return t.lang === 'en'
    ? [...other, ...near, ...d.states, ...side, ...owner, ...kinds]
    : [...other, ...near, ...side, ...owner, ...d.states, ...kinds];
}

/** Of a person there is one, wherever it may be: Saladin má +1 k Z. */
const onlyOne = (d: Described, shape: Shape): Shape =>
  d.nouns.length === 1 && d.nouns[0]?.person === true && shape.plural === true ? { ...shape, plural: false } : shape;

/** Builds the phrase from what the filters said; `fallback` is the noun when none of them named one. */
export function assemble(t: Talk, d: Described, fallback: Noun, wanted: Shape): Phrase {
  const { note: _, all: __, ...shape } = yours(t, d, ofFoe(t, d, { ...single, ...onlyOne(d, wanted) }));
  const nouns = d.nouns.length > 0 ? d.nouns : [fallback];
  const det = d.other && t.lang === 'en' && shape.det === 'a' && !isMany(shape) ? 'another' : (shape.det ?? 'a');
  // Each of several sorts is all of them: všechny Doomtroopery a bojovníky.
  const all = nouns.length > 1 && shape.det === 'each';
  const agr = { gender: nouns[0]?.gender ?? 'n', plural: isMany(shape) || all } as const;
  const adjectives = adjectivesOf(t, d, isMany(shape) ? undefined : shape.det);
  const denied = denialText(t, d, agr);
  const say = (list: readonly ((a: Agr) => string)[]): string => words(...list.map((make) => make(agr)));
  const said = [...d.tails, ...(denied.late === '' ? [] : [() => denied.late]), ...d.clauses].map((make) => make(agr));
  const manner = words(...d.manners);
  const tail = words(...d.groups, say(d.withs), denied.early, ...oneRelative(t, said, agr), manner);
  const base = phrase(t.lang, fallback, {
    ...shape,
    ...(manner === '' ? {} : { manner }),
    det: isMany(shape) && shape.det === 'a' ? '' : det,
    tail,
    adjectives,
  });
  return { ...base, nouns };
}
