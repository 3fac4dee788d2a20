import { describe, expect, it } from 'vitest';
import { type Case, judge, openCase, recordOf } from './judge.ts';

/** Two whole games of each: for two players, and for more or against a boss. All of the corpus: judge.long.test.ts. */
const CASES: readonly (readonly [string, number])[] = [
  ['summoner-wars', 1],
  ['summoner-wars', 4],
  ['siegestorm', 1],
  ['siegestorm', 3],
  ['original-war', 5],
  ['original-war', 1],
  ['doomtrooper', 4],
  ['doomtrooper', 5],
];

/** The log with every line read otherwise. */
const read = (it: Case, change: (text: string) => string): Case => ({
  ...it,
  lines: it.lines.map(({ step, text }) => ({ step, text: change(text) })),
});

describe('a judge can tell from the normal log of a whole game alone', () => {
  it.each(CASES)(
    '%s, game %i: every card, target, roll, fight and change of points',
    { timeout: 120_000 },
    async (id, n) => {
      const told = await openCase(id, n);
      const record = recordOf(told);
      expect(record.facts.length).toBeGreaterThan(20);
      expect(judge(told, record).slice(0, 10)).toEqual([]);
    },
  );

  it('and misses whatever is left out or told wrong', async () => {
    const wars = await openCase('summoner-wars', 1);
    const fights = await openCase('doomtrooper', 4);
    const faults = (it: Case, change: (text: string) => string): number => judge(read(it, change), recordOf(it)).length;
    const spoilt: [Case, (text: string) => string][] = [
      [wars, (text) => (/summoned|built/.test(text) ? '' : text)],
      [wars, (text) => text.replace(/^Anna summoned/, 'Boris summoned')],
      [wars, (text) => text.replace(/(\d+)× melee/, '9× melee')],
      [wars, (text) => text.replace(/life \d+ → \d+/, 'hurt')],
      [wars, (text) => text.replace(/\((\d+) in all\)/, '(0 in all)')],
      [wars, (text) => (text.includes('paid') ? '' : text)],
      [fights, (text) => text.replace('a wound', 'nothing')],
      [fights, (text) => text.replace(/against Armour .*\(/, 'against Armour 1 (')],
      [fights, (text) => text.replace(/ = \d+ against/, ' = 99 against')],
      [fights, (text) => (text.includes('chose') ? '' : text)],
      [fights, (text) => text.replace(/gained (\d+) victory/, 'gained 9 victory')],
    ];
    for (const [it, change] of spoilt) expect(faults(it, change), `${change}`).toBeGreaterThan(0);
  });
});
