import { logWords, watching } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { siege } from './boss-kit.ts';
import { game, play, type Table } from './kit.ts';

/** What the boss does is told with its reason, under its own name, and with the clause it rests on. */

function told(hand: readonly string[], t: Omit<Table, 'mode'>): { words: string; clauses: readonly string[] }[] {
  const s = siege({ ...t, boss: { sheet: `sheet${hand.length}`, renewed: true, ...t.boss, deck: hand } });
  const g = game();
  const out: { words: string; clauses: readonly string[] }[] = [];
  const note = (entry: Parameters<Parameters<typeof watching>[0] & {}>[0]) => {
    const words = logWords(g, entry, 0, 'en');
    if (words !== null && s.active === 1) out.push({ words, clauses: g.events[entry.kind].decl.clauses ?? [] });
  };
  watching(note, () => play(s, 'done'));
  return out;
}

rule(['SS-BTURN-01', 'SS-MODE-02'], 'every deed of the boss has a reason and a clause', () => {
  const lines = told(['b-action3', 'b-deploy3'], {
    A: { front: 'm3/1/1' },
    boss: { army: ['', '', 'b-an5'], hand: ['b-leader7'], threat: 2 },
  });
  for (const { words, clauses } of lines) {
    expect(clauses.length, words).toBeGreaterThan(0);
    expect(words).not.toContain('layer B');
  }
  const words = lines.map((line) => line.words);
  expect(words).toContain('The boss sets aside as a reinforcement what it did not play: b-leader7');
  expect(words).toContain('The boss aims at the dearest card it can destroy: M');
  expect(words).toContain('All cards of the boss cost more than the threat, so the threat rises');
  expect(words).toContain('The boss plays the dearest card of the highest order: b-deploy3');
});

rule('SS-BTURN-07', 'a strike at the deck says why', () => {
  const lines = told(['b-action1'], { A: { front: 'm3/1/9' }, boss: { army: ['', '', 'b-an5'] } });
  const aim = lines.find(({ words }) => words.includes('aims at the deck'));
  expect(aim?.words).toBe('The boss finds no card on the battlefield to destroy and aims at the deck of player A');
  expect(aim?.clauses).toContain('SS-BTURN-07');
});
