import { compileGame, type Frame, type State } from '@bojiste/kernel';
import { expect, it } from 'vitest';
import { summonerWars } from '../index.ts';
import { newTally, playRandom } from './random-play.ts';

/** Thousands of games over all pairs of decks: every ability and every act of the rulebook is used by somebody. */

function watchedGame(used: Set<string>) {
  const g = compileGame(summonerWars);
  const watch = (prog: number, key: string) => {
    const [first] = g.programs[prog].steps;
    if (first === undefined) used.add(key);
    else
      g.programs[prog].steps[0] = (s: State, f: Frame) => {
        used.add(key);
        return first(s, f);
      };
  };
  for (const { ability, prog, changes } of g.abilities) {
    if (prog >= 0) watch(prog, ability.key);
    for (const id of changes) {
      const change = g.changes[id] as { of: (typeof g.changes)[number]['of'] };
      const { of } = change;
      change.of = (s, f, card) => {
        const yes = of(s, f, card);
        if (yes) used.add(ability.key);
        return yes;
      };
    }
  }
  for (const act of g.acts) watch(act.prog, `act ${act.rule.key}`);
  return g;
}

it('uses every ability and act, ends every game, and hardly ever by the turn limit', () => {
  const used = new Set<string>();
  const g = watchedGame(used);
  const tally = newTally();
  const { decks } = summonerWars;
  for (let i = 0; i < 6400; i++) playRandom(g, [decks[i % 8], decks[(i >> 3) % 8]], 90_000 + i, tally);
  const keys = [...g.abilities.map((a) => a.ability.key), ...g.acts.map((a) => `act ${a.rule.key}`)];
  // The adjusted upkeep works only under its option.
  expect(keys.filter((key) => !used.has(key) && key !== 'magic-junkie-adjusted')).toEqual([]);
  expect((tally.outcomes['3'] ?? 0) / tally.games).toBeLessThanOrEqual(0.01);
});
