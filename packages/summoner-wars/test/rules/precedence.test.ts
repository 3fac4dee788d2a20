import { clausesOf } from '@bojiste/rulebook';
import { rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { sw } from '../support/helpers.ts';

useGames({ 'summoner-wars': () => summonerWars });

/** Keywords of the rulebook, the word cards are written with, and the clause that says what it means. */
const KEYWORDS: readonly (readonly [string, string, string])[] = [
  ['eliminovat', 'destroy', 'SW-TERM-18'],
  ['zranění', 'damage', 'SW-DMG-01'],
  ['odstranit', 'heal', 'SW-TERM-50'],
  ['odhodit', 'discard', 'SW-RULING-24'],
  ['posílit', 'boost', 'SW-BOOST-02'],
  ['zatlačit', 'push', 'SW-PUSH-01'],
  ['vyměnit místo', 'swap', 'SW-TERM-95'],
  ['zasunout', 'tuck', 'SW-TERM-111'],
  ['vrátit do ruky', 'toHand', 'SW-TERM-115'],
  ['ovládnout', 'takeControl', 'SW-TERM-53'],
  ['umístit', 'placeOn', 'SW-TERM-36'],
  ['útok navíc', 'extraAttack', 'SW-TERM-45'],
  ['přehodit', 'roll', 'SW-TERM-51'],
  ['namísto pohybu', 'useMove', 'SW-TERM-39'],
  ['namísto útoku', 'useAttack', 'SW-TERM-40'],
];

/** Words of the language itself: they mean the same in every game. */
const COMMON = ['draw', 'gain', 'link', 'mark', 'show', 'tally'];

/** All verbs that the texts of cards use. */
function usedVerbs(): Set<string> {
  const used = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { k, verb } = node as { k?: unknown; verb?: unknown };
    if (k === 'verb') used.add(String(verb));
    for (const child of Object.values(node)) walk(child);
  };
  for (const card of sw().def.cards) walk(card.abilities);
  walk(sw().def.abilities);
  return used;
}

rule('SW-PREC-02', 'every keyword is one defined word, and cards use no other', () => {
  const { verbs } = sw().def;
  const known = clausesOf('summoner-wars');
  for (const [keyword, verb, clause] of KEYWORDS) {
    expect(verbs[verb]?.clauses, keyword).toContain(clause);
    expect(known.has(clause), clause).toBe(true);
  }
  expect(new Set(KEYWORDS.map(([, verb]) => verb)).size).toBe(KEYWORDS.length);
  for (const verb of usedVerbs()) {
    if (COMMON.includes(verb)) continue;
    expect(verbs[verb]?.clauses.length, verb).toBeGreaterThan(0);
    for (const clause of verbs[verb]?.clauses ?? []) expect(known.has(clause), `${verb}: ${clause}`).toBe(true);
  }
});
