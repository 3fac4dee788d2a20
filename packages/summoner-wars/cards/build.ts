import type { Ability, Bilingual, CardDecl } from '@bojiste/kernel';
import { inactivity } from '../rules/inactivity.ts';
import { lastingEnds } from '../rules/lasting-events.ts';
import { LIMIT, type Mark, type Nation, type Phase } from '../types.ts';

/** Builders of cards: a file of a nation reads like its cards. */

export interface Name {
  readonly names: Bilingual;
  readonly own: boolean;
  /** The rulebook has the name, but not (all) the values. */
  readonly valuesCut?: boolean;
}

/** The Czech name stands in the rulebook. */
export const book = (cs: string, en: string): Name => ({ names: { cs, en }, own: false });
/** The Czech name stands in the rulebook; values of the card are missing there (SW-RULING-04). */
export const bookName = (cs: string, en: string): Name => ({ ...book(cs, en), valuesCut: true });
/** The Czech name is our own translation. */
export const ours = (cs: string, en: string): Name => ({ names: { cs, en }, own: true });
/** A name of an ability. */
export const called = (cs: string, en: string): { readonly name: Bilingual } => ({ name: { cs, en } });

interface UnitFacts {
  readonly cost: number;
  readonly life: number;
  readonly strength: number;
  readonly attack: 'melee' | 'ranged';
  readonly symbols: readonly Mark[];
  /** Further kinds, for cards that are two things at once. */
  readonly also?: readonly string[];
}

interface SummonerFacts extends Omit<UnitFacts, 'cost'> {
  /** Back of the card: which card starts on which space of seat A (SW-RULING-02). */
  readonly layout: readonly string[];
  /** Names of the two epic events. */
  readonly epics: readonly string[];
}

interface EventFacts {
  readonly cost: number;
  readonly phase: Phase;
  readonly symbols?: readonly Mark[];
  readonly lasting?: boolean;
  /** The text itself says when a lasting event leaves. */
  readonly ownEnd?: boolean;
  readonly structure?: { readonly life: number };
  /** Words of the Czech name that the English one lacks (SW-NAME-03). */
  readonly words?: readonly string[];
}

/** SW-RULING-75: every word of the name is a tag, and the nation is one with a mark of its own. */
const wordsOf = (key: string, nation: string): readonly string[] => [...key.split('-'), `nation:${nation}`];

const attackStats = (attack: 'melee' | 'ranged'): Record<string, number> =>
  attack === 'ranged' ? { ranged: 1, range: LIMIT.range } : { ranged: 0, range: 1 };

/** Values read from card images are marked; the rest stands in the rulebook (SW-RULING-04). */
const sourceOf = (name: Name): string => (name.own || name.valuesCut === true ? 'outside' : 'seed');

function unit(
  nation: Nation,
  kind: string,
  key: string,
  name: Name,
  facts: UnitFacts,
  abilities: readonly Ability[],
): CardDecl {
  return {
    key,
    names: name.names,
    ...(name.own && { ownName: { cs: true } }),
    words: wordsOf(key, nation),
    set: nation,
    type: kind,
    kinds: ['unit', kind, ...(facts.also ?? [])],
    stats: {
      ...(facts.cost >= 0 && { cost: facts.cost }),
      life: facts.life,
      strength: facts.strength,
      ...attackStats(facts.attack),
    },
    abilities,
    facts: { nation, attack: facts.attack, symbols: facts.symbols, source: sourceOf(name) },
  };
}

function summonerCard(
  nation: Nation,
  key: string,
  name: Name,
  facts: SummonerFacts,
  abilities: readonly Ability[],
): CardDecl {
  const card = unit(nation, 'summoner', key, name, { ...facts, cost: -1 }, [...abilities, inactivity]);
  return { ...card, facts: { ...card.facts, layout: facts.layout, epics: facts.epics } };
}

function eventCard(
  nation: Nation,
  kind: string,
  key: string,
  name: Name,
  facts: EventFacts,
  abilities: readonly Ability[],
): CardDecl {
  const lasting = facts.lasting === true;
  return {
    key,
    names: name.names,
    ...(name.own && { ownName: { cs: true } }),
    words: [...wordsOf(key, nation), ...(facts.words ?? [])],
    set: nation,
    type: kind,
    kinds: ['event', kind, ...(facts.structure === undefined ? [] : ['structure'])],
    stats: { cost: facts.cost, ...(facts.structure !== undefined && { life: facts.structure.life }) },
    abilities: lasting && facts.ownEnd !== true ? [...abilities, lastingEnds] : abilities,
    facts: { nation, phase: facts.phase, lasting, symbols: facts.symbols ?? [], source: sourceOf(name) },
  };
}

/** What a nation's card files are written with. */
export function nationCards(nation: Nation) {
  return {
    summoner: (key: string, name: Name, facts: SummonerFacts, ...abilities: Ability[]) =>
      summonerCard(nation, key, name, facts, abilities),
    champion: (key: string, name: Name, facts: UnitFacts, ...abilities: Ability[]) =>
      unit(nation, 'champion', key, name, facts, abilities),
    common: (key: string, name: Name, facts: UnitFacts, ...abilities: Ability[]) =>
      unit(nation, 'common', key, name, facts, abilities),
    epic: (key: string, name: Name, facts: EventFacts, ...abilities: Ability[]) =>
      eventCard(nation, 'epic', key, name, facts, abilities),
    standard: (key: string, name: Name, facts: EventFacts, ...abilities: Ability[]) =>
      eventCard(nation, 'standard', key, name, facts, abilities),
  };
}

/** SW-TERM-65, SW-TERM-66: the two gates are in every deck. */
export const gate = (key: string, name: Bilingual, life: number): CardDecl => ({
  key,
  names: name,
  words: ['gate'],
  set: 'gates',
  type: 'structure',
  kinds: ['structure', 'gate'],
  stats: { cost: 0, life },
  abilities: [],
  facts: { symbols: [], phase: 'build', source: 'seed' },
});
