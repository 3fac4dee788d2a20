import { applyHostMove, newGame, setTally } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { TALLY } from '../types.ts';
import { battle, game, Table, table } from './kit.ts';
import { stubDeck } from './stubs.ts';

/** What happens at most so often, and by whose count: starving, the agreed rounds, changes of place. */

const few = { ...stubDeck, cards: { ...stubDeck.cards } };

rule('OW-RULING-98', 'who starves is measured by the people who really started', () => {
  // The deck has fewer people than were agreed, so fewer start; half of those is enough.
  const s = newGame(game(), { seats: 2, mode: 'duel', decks: [few, few], seed: 'x', options: { people: 20 } });
  const t = new Table(game(), s).until((u) => u.s.turn === 1);
  const started = t.s.tally[TALLY.started];
  expect([started < 20, started > 0, t.tally('people')]).toEqual([true, true, 20]);
  const left = (n: number, begun: number) => {
    const u = table({
      step: 'movement',
      people: 12,
      at: { S1: ['A store', ...['sol', 'sol2', 'wor'].slice(0, n).map((who) => `A ${who}`)], S8: ['B store', 'B wor'] },
    });
    setTally(u.s, TALLY.started, begun);
    return u.endRound().s.winners;
  };
  expect([left(3, 6), left(3, 7), left(2, 5)]).toEqual([0, 2, 2]);
});

const three = (rounds: readonly number[]) => {
  const t = table({
    step: 'movement',
    seats: 3,
    options: { roundLimit: 4 },
    at: { S1: ['A store', 'A wor', 'A sol'], S4: ['B store', 'B wor'], S7: ['C store', 'C wor'] },
  });
  for (const [seat, n] of rounds.entries()) setTally(t.s, TALLY.rounds + seat, n);
  return t;
};

rule('OW-RULING-106', 'everybody who is left plays the agreed number of rounds, whoever fell before', () => {
  // The limit is four: A ends the third round, the others have played three; nobody is short and nobody gets a fifth.
  const t = three([2, 2, 2]);
  for (let i = 0; i < 5; i++) t.endRound();
  expect([t.s.over, [0, 1, 2].map((seat) => t.s.tally[TALLY.rounds + seat])]).toEqual([-1, [4, 4, 3]]);
  expect(t.endRound().s.over).toBe(3);
  const u = three([0, 0, 0]);
  applyHostMove(game(), u.s, { host: 'concede', seat: 1 });
  for (let i = 0; i < 7; i++) u.endRound();
  expect([u.s.over, u.s.tally[TALLY.rounds], u.s.tally[TALLY.rounds + 2]]).toEqual([-1, 4, 3]);
  u.endRound();
  expect([u.s.over, u.s.tally[TALLY.rounds + 2]]).toEqual([3, 4]);
});

rule('OW-RULING-106', 'when the last one who owed a round leaves, the game is decided', () => {
  const t = three([3, 4, 3]);
  t.endRound();
  expect(t.s.over).toBe(-1);
  applyHostMove(game(), t.s, { host: 'concede', seat: 2 });
  expect([t.s.over, t.s.winners]).toEqual([3, 1]);
});

rule(['OW-RULING-110', 'OW-RULING-52'], 'a character boards or leaves once in a movement part', () => {
  const t = table({
    step: 'movement',
    at: { S1: ['A tank', 'A sol', 'A scout-car', 'A wor on:scout-car'], S8: ['B store', 'B wor'] },
  });
  expect([t.can('board', 'sol'), t.can('leave', 'wor')]).toEqual([true, true]);
  t.act('board', 'sol').andThen('tank');
  expect(t.can('leave', 'sol')).toBe(false);
  t.act('leave', 'wor');
  expect(t.can('board', 'wor')).toBe(false);
  // A round later both may again.
  t.toStep('movement', 'B').toStep('movement', 'A');
  expect([t.can('leave', 'sol'), t.can('board', 'wor')]).toEqual([true, true]);
});

rule('OW-RULING-110', 'walking and riding do not count', () => {
  const t = table({
    step: 'movement',
    stock: { A: [0, 3, 0] },
    at: { S1: ['A sol'], S2: ['A tank', 'A wor on:tank', 'A scout-car'], S8: ['B store', 'B wor'] },
  });
  t.act('move', 'sol').andThen('S2');
  expect(t.can('board', 'sol')).toBe(true);
  t.act('leave', 'wor');
  expect(t.can('move', 'wor')).toBe(true);
});

rule('OW-RULING-110', 'in battle once per slot, and the slot of a vehicle is its crew’s', () => {
  const t = battle(['A tank', 'A sol on:tank', 'B bunk', 'B wor on:bunk', 'B shop']).slot('A').pick('leave');
  expect(t.card('sol').host).toBe(-1);
  // The soldier's own slot is another one, so boarding is possible in it.
  expect([t.slot('A').tally('battleRound'), t.keys()]).toEqual([1, expect.arrayContaining(['board'])]);
  // Whoever boards a card that acts at once stays in it for that slot; in the next battle round leaving is possible.
  const u = battle(['A sol', 'A tank', 'B bunk', 'B wor on:bunk', 'B shop']).slot('A').pick('board');
  expect([u.tally('battleRound'), u.keys()]).toEqual([1, expect.not.arrayContaining(['leave'])]);
  u.pick('decline').slot('A');
  expect([u.tally('battleRound'), u.keys()]).toEqual([2, expect.arrayContaining(['leave'])]);
});
