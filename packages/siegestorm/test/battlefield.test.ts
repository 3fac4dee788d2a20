import { newGame } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { defenderOf, isDefender } from '../reads/lookup.ts';
import { army, at, game, offers, options, pile, play, size, table, top, tried, until, winner } from './kit.ts';

/** SS-FIELD: the duel's battlefield. */

const duel = (seed = 'x') => {
  const g = game();
  return newGame(g, { seats: 2, mode: 'duel', decks: [g.def.decks[0], g.def.decks[1]], seed });
};

rule(['SS-FIELD-01', 'SS-SET-01', 'SS-RULING-02'], 'one board of three single fields', () => {
  const s = duel();
  for (const field of ['A-front', 'land', 'B-front']) expect(at(s, field)).toBe('');
  const t = table({ A: { army: ['', '', 'm0/1/1'], front: 'm0/2/2' }, step: 'draw' });
  play(t, 'done', 'hold', 'A-front');
  expect(t.zones[game().spaceNamed('A-front')]).toHaveLength(1);
});

rule(['SS-FIELD-06', 'SS-FIELD-01'], "who stands in no man's land defends nothing", () => {
  const s = table({ A: { army: ['m0/1/1', '', ''] }, land: 'A m0/2/2' });
  const defends = (space: string) => isDefender(game(), s.cards[s.zones[game().spaceNamed(space)][0]]);
  expect([defends('A1'), defends('land')]).toEqual([true, false]);
});

rule('SS-RULING-02', 'a second card comes to a field only by replacing the first, else not at all', () => {
  const s = table({ A: { army: ['', '', 'm0/1/1'], front: 'm0/2/2' }, land: 'B m0/3/3', step: 'draw' });
  play(s, 'done', 'hold');
  expect(tried(s, 'land')).not.toBeNull();
  expect([at(s, 'A-front'), at(s, 'land'), top(s, 'loss', 0)]).toEqual(['m0/1/1', 'm0/3/3', 'm0/2/2']);
  const full = table({ A: { army: ['m0/1/1', '', ''], hand: ['m0/2/2'] } });
  expect(offers(full, 'monster m0/2/2')).toBe(false);
});

rule('SS-GOAL-02', 'what is still to be drawn after the game is won changes nothing', () => {
  const s = table({ A: { deck: 0, hand: ['deal5-draw1'] }, B: { deck: 3 } });
  play(s, 'action deal5-draw1');
  expect([winner(s), s.seats.map(({ out }) => out)]).toEqual([1, [0, 0]]);
});

rule(['SS-FIELD-02', 'SS-FIELD-03'], 'each player has five zones and an army of three', () => {
  const g = game();
  const s = duel();
  for (const seat of [0, 1])
    for (const zone of ['deck', 'loss', 'reserves', 'hand']) expect(s.zones[g.zoneOf(zone, seat)]).toBeDefined();
  expect(army(s, 'A')).toEqual(['', '', '']);
});

rule('SS-FIELD-04', 'two monsters never share a position', () => {
  const s = table({ A: { army: ['m0/1/1', '', ''], hand: ['m0/2/2', 'deploy-hand', 'm0/3/3'] } });
  expect(tried(s, 'monster m0/2/2')?.clause).toBe('SS-MON-03');
  expect(tried(s, 'action deploy-hand')?.clause).toBe('SS-RULING-45');
  expect(army(s, 'A')).toEqual(['m0/1/1', '', '']);
});

rule(['SS-FIELD-05', 'SS-MON-01'], 'a played monster enters the deployment area', () => {
  const s = table({ A: { hand: ['m0/1/1'] } });
  play(s, 'monster m0/1/1');
  expect(army(s, 'A')).toEqual(['m0/1/1', '', '']);
});

rule('SS-FIELD-06', 'the monster in the deployment area is the defender', () => {
  const g = game();
  const s = table({ A: { army: ['m0/1/1', 'm0/2/2', 'm0/3/3'] } });
  expect(defenderOf(g, s, 0, 0)?.zone).toBe(g.spaceNamed('A1'));
  expect(defenderOf(g, table({ A: { army: ['', 'm0/2/2', ''] } }), 0, 0)).toBeNull();
});

rule(['SS-FIELD-07', 'SS-TURN-10', 'SS-TERM-03'], 'every monster moves one position forward', () => {
  const one = table({ A: { army: ['m0/1/1', '', ''] }, step: 'draw' });
  play(one, 'done');
  expect(army(one, 'A')).toEqual(['', 'm0/1/1', '']);
  const two = table({ A: { army: ['m0/1/1', 'm0/2/2', ''] }, step: 'draw' });
  play(two, 'done', 'done');
  expect(army(two, 'A')).toEqual(['', 'm0/1/1', 'm0/2/2']);
});

rule(['SS-FIELD-08', 'SS-TURN-11'], 'leaving the foremost position forces a choice at once', () => {
  const s = table({ A: { army: ['', '', 'm0/1/1'], hand: ['deal1'] }, step: 'draw' });
  play(s, 'done');
  expect(options(s)).toEqual(['hold', 'strike', 'support']);
  expect(tried(s, 'action deal1')?.clause).toBe('SS-RULING-08');
});

rule(['SS-FIELD-09', 'SS-SUPP-03', 'SS-TERM-46'], 'reserves help to pay for monsters, actions and abilities', () => {
  const s = table({ A: { hand: ['m1/1/1'], reserves: ['m0/1/1'] } });
  expect(options(s)).toEqual(['action m1/1/1', 'monster m1/1/1', 'done']);
  const t = table({ A: { army: ['', 'pay2-deal1', ''], reserves: ['m0/1/1', 'm0/1/1'] } });
  play(t, 'activate A2');
  expect(size(t, 'deck', 1)).toBe(19);
});

rule(['SS-FIELD-10', 'SS-TERM-38'], 'draws come from the top of the own resource deck', () => {
  const s = table({ A: { deck: ['m0/1/1', 'm0/2/2', 'm0/3/3'], hand: ['draw1'] } });
  play(s, 'action draw1');
  expect(pile(s, 'hand', 0)).toEqual(['m0/3/3']);
  expect(size(s, 'deck', 0)).toBe(2);
  const t = table({ A: { deck: 10, hand: ['draw3', 'm0/9/9'] } });
  play(t, 'action draw3');
  expect([size(t, 'deck', 0), size(t, 'hand', 0)]).toEqual([7, 3]);
});

rule(['SS-FIELD-11', 'SS-TERM-28'], 'damage moves cards from the top of the deck to the losses', () => {
  const s = table({ A: { hand: ['deal2'] }, B: { deck: ['m0/1/1', 'm0/2/2', 'm0/3/3'] } });
  play(s, 'action deal2');
  expect(pile(s, 'loss', 1)).toEqual(['m0/3/3', 'm0/2/2']);
  expect(pile(s, 'deck', 1)).toEqual(['m0/1/1']);
});

rule(['SS-FIELD-12', 'SS-GOAL-03'], 'too few cards lose at once, in the middle of an effect', () => {
  const s = table({ A: { deck: 2, hand: ['draw3-deal5'] }, B: { deck: 5 } });
  play(s, 'action draw3-deal5');
  expect(winner(s)).toBe(2);
  expect(size(s, 'deck', 1)).toBe(5);
});

rule(
  ['SS-FIELD-13', 'SS-TERM-52', 'SS-PAY-10'],
  "used, lost, killed and paying cards go to their owner's losses",
  () => {
    const s = table({ A: { hand: ['destroy1', 'deal5', 'm0/2/2'] }, B: { army: ['m0/3/3', '', ''], deck: 20 } });
    play(s, 'action destroy1', 'deal5');
    play(s, 'B1');
    expect(pile(s, 'loss', 0)).toEqual(['deal5', 'm0/2/2', 'destroy1']);
    expect(pile(s, 'loss', 1)).toEqual(['m0/3/3']);
    expect(size(s, 'deck', 1)).toBe(20);
  },
);

rule('SS-FIELD-15', 'nothing is placed on the board without a rule or effect', () => {
  const s = table({ A: { hand: ['m0/1/1'] } });
  expect(options(s)).toEqual(['action m0/1/1', 'monster m0/1/1', 'done']);
  expect(offers(s, 'A-front')).toBe(false);
});

rule(['SS-GOAL-01', 'SS-GOAL-02'], 'who cannot draw when the game demands it loses', () => {
  const s = table({ B: { deck: 0 } });
  play(s, 'done', 'done');
  expect(winner(s)).toBe(1);
});

rule(['SS-GOAL-04', 'SS-RULING-17'], 'an empty deck alone is no defeat', () => {
  const s = table({ A: { deck: 2, hand: ['deal1'] }, step: 'prepare' });
  play(s, 'done');
  expect([size(s, 'deck', 0), winner(s)]).toEqual([0, -1]);
  play(until(s, 'deploy'), 'action deal1', 'done');
  expect(size(s, 'deck', 1)).toBe(19);
  play(s, 'done', 'done', 'done', 'done');
  expect(winner(s)).toBe(-1);
  play(s, 'done');
  expect(winner(s)).toBe(2);
});

rule('SS-GOAL-05', 'hand, army and reserves do not count', () => {
  const s = table({
    A: { deck: 1, hand: new Array(8).fill('m0/1/1'), reserves: ['m0/1/1'], army: ['m0/1/1', '', ''] },
    step: 'prepare',
  });
  play(s, 'done');
  expect(winner(s)).toBe(2);
  expect(top(s, 'hand', 0)).toBeDefined();
});
