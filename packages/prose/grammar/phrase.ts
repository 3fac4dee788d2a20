import type { Lang } from '@bojiste/kernel/types';
import { declineAdjective, type Gender } from './paradigms.ts';
import { determiner, EITHER, possessive, pronoun } from './pronouns.ts';
import { article, type Case, caseIndex, type Noun, pluralForm } from './words.ts';

/** A noun phrase as data: it is put in a case only when it is said. */

export type Det =
  | ''
  | 'a'
  | 'the'
  | 'this'
  | 'that'
  | 'chosen'
  | 'each'
  | 'all'
  | 'any'
  | 'no'
  | 'another'
  /** Some one; English says a. */
  | 'one'
  /** Of the one who acts. */
  | 'own'
  | 'your'
  /** Your own if the main clause speaks to you, else your. */
  | 'either';

/** A number with what may stand before it ("up to"), or any number. */
export type Quantity = { readonly n: number; readonly pre: string } | 'any';

export interface Phrase {
  readonly lang: Lang;
  /** Several are alternatives: a common or a champion. */
  readonly nouns: readonly Noun[];
  readonly det: Det;
  /** Stands instead of a determiner: its, their, its owner's. */
  readonly owner?: string;
  readonly adjectives: readonly string[];
  readonly quantity?: Quantity;
  readonly plural: boolean;
  /** One of several: the noun is plural, the verb is not. */
  readonly singular?: boolean;
  /** What follows and does not decline. */
  readonly tail: string;
  /** Where a Czech object is taken from, said before it: z ruky kartu s cenou nejvýše 2. Of a subject it is said last. */
  readonly taken?: string;
  /** The end of the tail, if it tells how or when and not which: while fighting a warrior. */
  readonly manner?: string;
  /** Said as he, she, it. */
  readonly pronoun?: boolean;
  /** Named only as somebody's or after a preposition so far: as the subject of a Czech verb it is said in full. */
  readonly oblique?: boolean;
}

/** Where a Czech subordinate clause ends: a comma, unless other punctuation follows. */
export const CLOSE = '\uE001';

/** Adjectives after the noun take its gender, number and case. */
const agreed = (text: string, gender: Gender, plural: boolean, at: number): string =>
  text.replace(/\uE002(.*?)\uE003/g, (_, a: string) => declineAdjective(a, gender, plural, at));

export const phrase = (lang: Lang, noun: Noun, more: Partial<Phrase> = {}): Phrase => ({
  lang,
  nouns: [noun],
  det: '',
  adjectives: [],
  plural: false,
  tail: '',
  ...more,
});

/** A phrase that is the same in all cases. */
export const fixed = (lang: Lang, text: string, plural = false): Phrase => {
  const forms = Array.from({ length: 6 }, () => text);
  return phrase(lang, { is: 'noun', gender: 'n', own: [], after: '', at: 'v', sg: forms, pl: forms }, { plural });
};

export const addTail = (p: Phrase, tail: string): Phrase =>
  tail === '' ? p : { ...p, tail: p.tail === '' ? tail : glue(p.tail, tail) };

/** Puts two pieces side by side; a comma stands close. */
export function glue(a: string, b: string): string {
  if (a === '' || b === '') return a + b;
  return /^[,.;:)]/.test(b) ? a + b : `${a} ${b}`;
}

export const words = (...parts: readonly string[]): string => parts.reduce(glue, '');

interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
}

/** What a verb or participle agrees with: five and more are neuter singular in Czech. */
export function agreement(p: Phrase): Agreement {
  const gender = p.nouns[0]?.gender ?? 'n';
  const q = p.quantity;
  if (q === undefined || p.lang === 'en')
    return { gender, plural: p.singular !== true && (p.plural || (q !== undefined && q !== 'any' && q.n !== 1)) };
  if (q === 'any') return { gender: 'i', plural: false };
  const form = pluralForm(q.n);
  return form === 'many' ? { gender: 'n', plural: false } : { gender, plural: form === 'few' };
}

// ---- Czech --------------------------------------------------------------------------------------------------------------

const CZECH_DET: Readonly<Record<Det, string>> = {
  '': '',
  a: '',
  the: '',
  this: 'tento',
  that: 'daný',
  chosen: 'vybraný',
  each: 'každý',
  all: 'všechen',
  any: 'libovolný',
  no: 'žádný',
  another: 'jiný',
  one: 'jeden',
  own: 'svůj',
  your: 'váš',
  either: EITHER,
};

const ANY_NUMBER = [
  'libovolný počet',
  'libovolného počtu',
  'libovolnému počtu',
  'libovolný počet',
  'libovolném počtu',
  'libovolným počtem',
];

interface Measured {
  readonly lead: string;
  readonly plural: boolean;
  readonly at: number;
}

/** The number before the noun, and the case and number it puts the noun in. */
function measure(p: Phrase, at: number): Measured {
  const q = p.quantity;
  if (q === undefined) return { lead: '', plural: p.plural, at };
  if (q === 'any') return { lead: ANY_NUMBER[at] ?? '', plural: true, at: 1 };
  const form = pluralForm(q.n);
  const asObject = at === 0 || at === 3;
  return { lead: `${q.pre}${q.n}`, plural: form !== 'one', at: form === 'many' && asObject ? 1 : at };
}

const czechDeterminer = (p: Phrase, noun: Noun, m: Measured): string => {
  const lemma = p.owner ?? CZECH_DET[p.det];
  return lemma === '' ? '' : determiner(lemma, noun.gender, m.plural, m.at);
};

/** What stands before the noun; agrees with it. */
const czechLead = (p: Phrase, noun: Noun, m: Measured): readonly string[] => [
  czechDeterminer(p, noun, m),
  ...p.adjectives.map((a) => determiner(a, noun.gender, m.plural, m.at)),
];

function czechNounForm(noun: Noun, m: Measured): string {
  const after = agreed(noun.after, noun.gender, m.plural, m.at);
  return words(
    ...noun.own.map((a) => determiner(a, noun.gender, m.plural, m.at)),
    (m.plural ? noun.pl : noun.sg)[m.at] ?? '',
    after.startsWith(',') ? after + CLOSE : after,
  );
}

const joiner = (p: Phrase, or: string, and: string): string =>
  p.det === 'each' || p.det === 'all' || (p.plural && p.singular !== true && p.quantity === undefined) ? and : or;

function sayCzech(p: Phrase, c: Case, afterPreposition: boolean): string {
  const at = caseIndex(c);
  const a = agreement(p);
  // As a subject a player is named again: vybraný hráč ztratí 1 bod.
  const named = c === 'nom' && (p.oblique === true || /^(hráč|soupeř|protivník)$/.test(p.nouns[0]?.sg[0] ?? ''));
  if (p.pronoun === true && !named) return pronoun(a.gender, a.plural, at, afterPreposition);
  const m = measure(p, at);
  let first: readonly string[] = [];
  const said = p.nouns.map((noun, i) => {
    const lead = czechLead(p, noun, m);
    // A determiner or adjective is said again only where it sounds different: vlastního šampiona nebo vlastní jednotku.
    const kept = i === 0 || (p.det !== 'all' && lead.some((w, n) => w !== first[n])) ? lead : [];
    if (i === 0) first = lead;
    const [det = '', ...adjectives] = kept;
    return words(det, i === 0 ? m.lead : '', ...adjectives, czechNounForm(noun, m));
  });
  const gender = p.nouns.at(-1)?.gender ?? 'n';
  const tail = agreed(p.tail, gender, m.plural, m.at);
  const whole = words(joinedNouns(p, said, ' nebo ', ' a '), tail);
  if (p.taken === undefined) return whole;
  return c === 'acc' && !afterPreposition ? words(p.taken, whole) : words(whole, p.taken);
}

// ---- English --------------------------------------------------------------------------------------------------------------

const ENGLISH_DET: Readonly<Record<Det, readonly [string, string]>> = {
  '': ['', ''],
  a: ['a', ''],
  the: ['the', 'the'],
  this: ['this', 'these'],
  that: ['that', 'those'],
  chosen: ['the chosen', 'the chosen'],
  each: ['each', 'each'],
  all: ['all', 'all'],
  any: ['any', 'any'],
  no: ['no', 'no'],
  another: ['another', 'other'],
  one: ['a', ''],
  own: ['your', 'your'],
  your: ['your', 'your'],
  either: ['your', 'your'],
};

function englishDeterminer(p: Phrase, plural: boolean, next: string): string {
  if (p.owner !== undefined) return p.owner;
  const q = p.quantity;
  if (q === 'any') return 'any number of';
  const counted = q === undefined ? '' : `${q.pre}${q.n}`;
  const det = p.nouns[0]?.person === true ? '' : ENGLISH_DET[p.det][plural ? 1 : 0];
  if (p.det === 'no' && next === '') return 'none';
  if (det !== 'a') return words(det, counted);
  if (/^((one|each) of )?(your|its|their) /.test(next)) return q === undefined ? '' : `${counted} of`;
  return q === undefined ? article(next) : counted;
}

/** A word whose plural equals its singular is not counted: damage, magic. */
export const isMass = (noun: Noun): boolean => noun.sg[0] === noun.pl[0];

function sayEnglish(p: Phrase, c: Case): string {
  const { plural: many } = agreement(p);
  if (p.pronoun === true) return many || isPerson(p) ? (c === 'nom' ? 'they' : 'them') : 'it';
  const plural = p.plural || p.quantity === 'any' || many;
  const heads = p.nouns.map((noun) => words((plural ? noun.pl : noun.sg)[0] ?? '', noun.after));
  const adjectives = words(...p.adjectives);
  const body = words(adjectives, joinedNouns(p, heads, ' or ', ' and '));
  return words(englishDeterminer(p, plural, body), body, p.tail);
}

/** `afterPreposition` matters only for Czech pronouns: ji, but na ni. */
export function say(given: Phrase, c: Case = 'nom', afterPreposition = false): string {
  // Each of several kinds is all of them: všechny postavy, vozidla a budovy.
  const p = given.det === 'each' && given.nouns.length > 1 ? { ...given, det: 'all' as const, plural: true } : given;
  return p.lang === 'cs' ? sayCzech(p, c, afterPreposition) : sayEnglish(p, c);
}

/** postavy, vozidla a budovy; characters, vehicles, and buildings. */
function joinedNouns(p: Phrase, said: readonly string[], or: string, and: string): string {
  if (said.length < 3) return said.join(joiner(p, or, and));
  const comma = p.lang === 'en' ? ',' : '';
  return `${said.slice(0, -1).join(', ')}${comma}${joiner(p, or, and)}${said.at(-1)}`;
}

/** Players are they, cards are it. */
export const isPerson = (p: Phrase): boolean => /^(player|opponent)$/.test(p.nouns[0]?.sg[0] ?? '');

/** Said as the owner of something: její, its, this unit's. */
export function whose(p: Phrase): string {
  const a = agreement(p);
  if (p.pronoun === true) {
    if (p.lang === 'cs') return possessive(a.gender, a.plural);
    return a.plural || isPerson(p) ? 'their' : 'its';
  }
  const text = say(p, 'gen');
  if (p.lang === 'cs') return text;
  return text.endsWith('s') && (a.plural || p.singular === true) ? `${text}'` : `${text}'s`;
}

/** A single player is told by an adjective: protivníkova armáda, not armáda protivníka. */
function adjectiveOf({ nouns, adjectives, det, plural, tail, quantity }: Phrase): string | undefined {
  const [noun, ...more] = nouns;
  const bare = det === '' && !plural && tail === '' && quantity === undefined && adjectives.length === 0;
  if (noun === undefined || more.length > 0 || !bare || noun.own.length > 0 || noun.after !== '') return undefined;
  return /^(protivník|soupeř)$/.test(noun.sg[0] ?? '') ? `${noun.sg[0]}ův` : undefined;
}

/** The thing with its owner: síla této jednotky, její síla, this unit's strength. */
/** Of what is chosen it is told which one, not when: a fighter fighting a beast, not while fighting one. */
export const still = (p: Phrase): Phrase =>
  p.lang === 'en' && p.manner !== undefined && p.manner.startsWith('while ') && p.tail.endsWith(p.manner)
    ? { ...p, tail: words(p.tail.slice(0, -p.manner.length).trim(), p.manner.slice('while '.length)) }
    : p;

export function ownedBy(thing: Phrase, owner: Phrase): Phrase {
  if (speaksToYou(owner)) return { ...thing, det: 'your' };
  // One of your warriors' value could be the value of several.
  const long =
    owner.tail !== '' ||
    owner.nouns.some((n) => n.after !== '') ||
    (thing.lang === 'en' && /^one of /.test(say(owner)));
  if (thing.lang === 'en' && owner.pronoun !== true && long) {
    return addTail({ ...thing, det: 'the' }, `of ${say(owner, 'gen')}`);
  }
  if (thing.lang === 'en' || owner.pronoun === true) return { ...thing, owner: whose(owner) };
  const possessor = adjectiveOf(owner);
  if (possessor !== undefined) return { ...thing, adjectives: [possessor, ...thing.adjectives] };
  return { ...thing, tail: words(say(owner, 'gen'), thing.tail) };
}

const isYou = (noun: Noun | undefined): boolean => noun?.sg[0] === 'vy' || noun?.sg[0] === 'you';

export const speaksToYou = (p: Phrase): boolean => p.nouns.length === 1 && isYou(p.nouns[0]);
