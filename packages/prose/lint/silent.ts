import { namesOf } from '@bojiste/kernel/effects/lint/names';
import type { Ability } from '@bojiste/kernel/effects/nodes';
import type { CardDecl, GameDef } from '@bojiste/kernel/table/contract';
import type { Lang } from '@bojiste/kernel/types';
import { exactText } from '../print/index.ts';
import { understood } from '../print/payable.ts';
import { handFaults, handOf } from './by-hand.ts';
import { isNode, type Mutation, mutationsOf, type Step } from './mutants.ts';

/**
 * Text equals behaviour: every number, word, seat, condition, price, limit, duration and set of targets in the data of a
 * card is told by its text, or a rule tells it for every card.
 */

/** What texts leave out, and who says it instead. */
export interface Unsaid {
  /** A node or field that has at least this; what stands in it is left out too, or only what `is` describes. */
  readonly what?: Readonly<Record<string, unknown>>;
  readonly is?: unknown;
  /** Only in this ability, only at this place of it. */
  readonly ability?: string;
  readonly at?: string;
  /** The rules that say it for all cards, and how it is understood. */
  readonly clauses?: readonly string[];
  readonly why: string;
  /** The words of the text that say it in another way. */
  readonly cs?: string;
  readonly en?: string;
}

export interface Silence {
  readonly place: string;
  readonly message: string;
}

const LANGS: readonly Lang[] = ['cs', 'en'];

const spelt = (path: readonly Step[]): string =>
  path.reduce<string>((said, x) => (typeof x === 'number' ? `${said}[${x}]` : said === '' ? x : `${said}.${x}`), '');

/** At least what the pattern has. */
function fits(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern))
    return Array.isArray(value) && pattern.length === value.length && pattern.every((x, i) => fits(x, value[i]));
  if (!isNode(pattern)) return pattern === value;
  return isNode(value) && Object.entries(pattern).every(([key, x]) => fits(x, value[key]));
}

interface Reading {
  readonly def: GameDef;
  readonly card: CardDecl | undefined;
  readonly ability: Ability;
  readonly exact: Readonly<Record<Lang, string>>;
  readonly understood: ReadonlySet<unknown>;
}

/** What cannot be printed any more was needed for the text. */
function saysOtherwise(r: Reading, lang: Lang, other: Ability): boolean {
  try {
    return exactText(r.def, other, lang, r.card) !== r.exact[lang];
  } catch {
    return true;
  }
}

const isTold = (r: Reading, lang: Lang, { others }: Mutation): boolean =>
  others.some((other) => saysOtherwise(r, lang, other));

// ---- what it leaves out -----------------------------------------------------------------------------------------------------

/** The text of the ability has these words. */
function isQuoted(r: Reading, u: Unsaid): boolean {
  if (u.cs === undefined || u.en === undefined) return false;
  const words = { cs: u.cs, en: u.en };
  return LANGS.every((lang) => (handOf(r.ability, lang) ?? r.exact[lang]).includes(words[lang]));
}

/** Nodes in which the changed part stands. */
function around({ ability }: Reading, path: readonly Step[]): readonly unknown[] {
  const nodes: unknown[] = [];
  let node: unknown = ability;
  for (const step of path.slice(0, -1)) {
    node = (node as Readonly<Record<Step, unknown>>)[step];
    if (isNode(node)) nodes.push(node);
  }
  return nodes;
}

/** What the price or the choice that follows tells already. */
const UNDERSTOOD: Unsaid = { why: 'nobody pays what they do not have or chooses what is not there' };

type Fit = (u: Unsaid, value: unknown) => boolean;

/** What lets a part pass: itself; for several together what lets each of them pass, for a denial what is denied. */
function passesOf(list: readonly Unsaid[], fit: Fit, value: unknown): readonly Unsaid[] {
  const whole = list.filter((one) => fit(one, value)).slice(0, 1);
  if (whole.length > 0 || !isNode(value)) return whole;
  if (value.k === 'not') return passesOf(list, fit, value.f ?? value.c);
  const parts = value.k === 'all' && Array.isArray(value.cs) ? value.cs.map((c) => passesOf(list, fit, c)) : [];
  return parts.some((part) => part.length === 0) ? [] : parts.flat();
}

function excusesFor(r: Reading, list: readonly Unsaid[], m: Mutation): readonly Unsaid[] {
  const nodes = around(r, m.path);
  const field = String(m.path.at(-1));
  const fit: Fit = (u, value) =>
    u === UNDERSTOOD ? [value, ...nodes].some((node) => r.understood.has(node)) : fitsExcuse(u, value);
  const fitsExcuse: Fit = (u, value) =>
    (u.is === undefined || fits(u.is, value)) &&
    (u.what === undefined || [value, { [field]: value }, ...nodes].some((node) => fits(u.what, node)));
  const here = [UNDERSTOOD, ...list].filter(
    (u) =>
      (u.ability === undefined || u.ability === r.ability.key) &&
      (u.at === undefined || u.at === spelt(m.path)) &&
      (u.cs === undefined || isQuoted(r, u)),
  );
  return passesOf(here, fit, m.value);
}

const isBelow = (path: readonly Step[], above: readonly Step[]): boolean => above.every((x, i) => path[i] === x);

function silenceOf(r: Reading, place: string, list: readonly Unsaid[], used: Set<Unsaid>): readonly Silence[] {
  const found: Silence[] = [];
  const passed: (readonly Step[])[] = [];
  for (const m of mutationsOf(namesFor(r.def), r.ability)) {
    if (passed.some((above) => isBelow(m.path, above))) continue;
    const silent = LANGS.filter((lang) => !isTold(r, lang, m));
    if (silent.length === 0) continue;
    passed.push(m.path);
    const excuses = excusesFor(r, list, m);
    for (const excuse of excuses) used.add(excuse);
    if (excuses.length === 0)
      found.push({
        place: `${place}.${spelt(m.path)}`,
        message: `${silent.join(', ')}: the text does not say ${JSON.stringify(m.value).slice(0, LONGEST)}`,
      });
  }
  return found;
}

const LONGEST = 140;

const known = new WeakMap<GameDef, ReturnType<typeof namesOf>>();
function namesFor(def: GameDef): ReturnType<typeof namesOf> {
  const names = known.get(def) ?? namesOf(def);
  known.set(def, names);
  return names;
}

/** Numbers of a text by hand, less those that are excused by `is`. */
function handSilence(r: Reading, place: string, list: readonly Unsaid[], used: Set<Unsaid>): readonly Silence[] {
  return handFaults(namesFor(r.def), r.ability, r.card, r.exact).flatMap(({ n, message }) => {
    const here = (u: Unsaid): boolean =>
      u.ability === r.ability.key || (u.ability === undefined && u.what !== undefined && fits(u.what, r.ability));
    const excuse = list.find((u) => here(u) && (u.is === undefined || u.is === n));
    if (excuse !== undefined) used.add(excuse);
    return excuse === undefined ? [{ place, message }] : [];
  });
}

/** Every part of the cards' data that no text and no rule tells, and every excuse that nothing needs. */
export function lintSilence(def: GameDef, list: readonly Unsaid[]): readonly Silence[] {
  const used = new Set<Unsaid>();
  const read = new Set<string>();
  const places = [
    ...def.cards.flatMap((card) => card.abilities.map((ability) => ({ ability, card, place: `cards/${card.key}` }))),
    ...def.abilities.map((ability) => ({ ability, card: undefined, place: 'abilities' })),
  ];
  const found = places.flatMap(({ ability, card, place }) => {
    if (read.has(ability.key) || ability.tags?.includes('rule') === true) return [];
    read.add(ability.key);
    const exact = { cs: exactText(def, ability, 'cs', card), en: exactText(def, ability, 'en', card) };
    const reading = { def, card, ability, exact, understood: new Set(understood(ability)) };
    const at = `${place}/${ability.key}`;
    return [...silenceOf(reading, at, list, used), ...handSilence(reading, at, list, used)];
  });
  const idle = list.filter((u) => !used.has(u));
  return [...found, ...idle.map((u) => ({ place: 'unsaid', message: `nothing needs ${JSON.stringify(u)}` }))];
}
