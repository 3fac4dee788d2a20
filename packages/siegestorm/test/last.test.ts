import { applyHostMove, eliminateSeat, newGame } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { facing, landOf } from '../rules/battlefield.ts';
import { sweep } from '../rules/last-man-standing.ts';
import {
  an,
  army,
  at,
  deciders,
  dn,
  endTurn,
  game,
  offers,
  options,
  pile,
  play,
  size,
  type Table,
  table,
  tried,
  until,
  used,
  winner,
} from './kit.ts';

/** SS-LMS and the rulings on three and four players. A's right army (A1) faces B's left (Bx1), and so on round the table. */

const last = (t: Omit<Table, 'mode'>) => table({ mode: 'last', ...t });
const start = (seats: number) => {
  const g = game();
  const s = newGame(g, {
    seats,
    mode: 'last',
    decks: Array.from({ length: seats }, () => g.def.decks[0]),
    seed: 'l',
    options: { first: 1 },
  });
  while (s.turn === 0) play(s, 'keep');
  return s;
};
const left = (s: ReturnType<typeof last>, letter: string) => [1, 2, 3].map((i) => at(s, `${letter}x${i}`));

rule(['SS-LMS-01', 'SS-LMS-02'], 'a ring of boards, two armies for each player', () => {
  for (const n of [3, 4]) {
    const s = start(n);
    const g = game();
    const lands = new Set<number>();
    for (let seat = 0; seat < n; seat++) {
      lands.add(landOf(g, s, seat, 0));
      expect(landOf(g, s, seat, 0)).not.toBe(landOf(g, s, seat, 1));
      expect(facing(s, seat, 0)).toEqual({ seat: (seat + 1) % n, side: 1 });
      expect(facing(s, (seat + 1) % n, 1)).toEqual({ seat, side: 0 });
    }
    expect(lands.size).toBe(n);
  }
});

rule('SS-LMS-01', 'three players have three boards, four have four, and everybody touches two', () => {
  const g = game();
  const [three, four] = [start(3), start(4)];
  for (const s of [three, four]) {
    const touched = s.seats.map((_, seat) => [landOf(g, s, seat, 0), landOf(g, s, seat, 1)]);
    expect(new Set(touched.flat()).size).toBe(s.seats.length);
    for (const [one, other] of touched) expect(one).not.toBe(other);
    for (const land of new Set(touched.flat())) expect(touched.flat().filter((at) => at === land)).toHaveLength(2);
  }
});

rule('SS-LMS-03', 'with three and with four players every opening hand is of two cards', () => {
  for (const seats of [3, 4]) {
    const s = start(seats);
    expect(s.seats.map((_, seat) => size(s, 'hand', seat))).toEqual(new Array(seats).fill(2));
  }
  const three = start(3);
  expect([0, 1, 2].map((seat) => size(three, 'deck', seat))).toEqual([32, 32, 32]);
});

rule(['SS-LMS-03', 'SS-LMS-04', 'SS-RULING-93'], 'two cards to begin with, three in every draw step', () => {
  const s = start(3);
  expect([0, 1, 2].map((seat) => size(s, 'hand', seat))).toEqual([2, 2, 2]);
  play(s, 'done');
  expect([size(s, 'hand', 0), size(s, 'deck', 0)]).toEqual([5, 29]);
});

rule('SS-LMS-05', 'effects stay in their army', () => {
  const s = last({ A: { army: ['', 'an-allies', 'm0/2/2'], army2: ['', 'm0/2/2', ''] } });
  expect([an(s, 'A3'), an(s, 'Ax2')]).toEqual([3, 2]);
});

rule(['SS-LMS-06', 'SS-EX-20'], 'abilities about the player work from either army', () => {
  const s = last({ B: { army2: ['', 'extra-draw', ''], army: ['', '', ''] } });
  endTurn(s);
  play(s, 'done');
  expect([s.active, size(s, 'deck', 1)]).toEqual([1, 16]);
});

const fallen = () =>
  last({
    A: { army: ['m0/1/1', '', 'm0/2/2'], front: 'm0/3/3', army2: ['', 'm0/4/4', ''], hand: ['deal5-draw1'] },
    B: { deck: 3, army: ['m0/5/5', '', ''], hand: ['m7/1/1'] },
    C: { army2: ['m0/6/6', '', ''], army: ['m0/7/7', '', ''] },
  });

rule(['SS-LMS-07', 'SS-LMS-08'], "the defeated player's cards leave; facing cards go to losses", () => {
  const s = fallen();
  play(s, 'action deal5-draw1', 'right', 'pass');
  expect(s.cards.filter((card) => card.owner === 1 && card.zone !== game().zoneOf('removed', 1))).toEqual([]);
  expect(pile(s, 'loss', 0)).toEqual(expect.arrayContaining(['m0/1/1', 'm0/2/2', 'm0/3/3']));
  expect([army(s, 'A'), left(s, 'A')]).toEqual([
    ['', '', ''],
    ['', 'm0/4/4', ''],
  ]);
  expect([left(s, 'C')[0], army(s, 'C')[0]]).toEqual(['', 'm0/7/7']);
});

rule(['SS-LMS-09', 'SS-RULING-98'], 'one board less; two players share two', () => {
  const s = fallen();
  play(s, 'action deal5-draw1', 'right', 'pass');
  expect([facing(s, 0, 0), facing(s, 0, 1), facing(s, 2, 0)]).toEqual([
    { seat: 2, side: 1 },
    { seat: 2, side: 0 },
    { seat: 0, side: 1 },
  ]);
  const four = start(4);
  eliminateSeat(four, 1);
  // The ring closes with the clean-up, not before: what still runs is aimed at the defeated player (SS-RULING-97).
  expect(facing(four, 0, 0)).toEqual({ seat: 1, side: 1 });
  sweep(game(), four);
  expect(facing(four, 0, 0)).toEqual({ seat: 2, side: 1 });
});

rule(['SS-LMS-10', 'SS-RULING-97'], 'the effect finishes for the others and the turn goes on', () => {
  const s = fallen();
  play(s, 'action deal5-draw1', 'right', 'pass');
  expect([size(s, 'deck', 0), deciders(s), s.active, winner(s)]).toEqual([19, [0], 0, -1]);
  const t = last({ A: { deck: 0 }, B: {}, C: {} });
  play(t, 'done');
  expect(t.active).toBe(1);
  endTurn(t);
  endTurn(t);
  play(t, 'done');
  expect([t.seats[0].out, t.active]).toEqual([1, 1]);
});

rule(['SS-LMS-11', 'SS-RULING-100'], 'the last survivor wins; clean-up triggers nothing', () => {
  const s = last({
    A: { hand: ['deal10', 'deal10'], army: ['m0/1/1', '', ''], army2: ['destroyed-draw', '', ''] },
    B: { deck: 3 },
    C: { deck: 3 },
  });
  play(s, 'action deal10', 'right');
  expect([size(s, 'deck', 0), winner(s)]).toEqual([20, -1]);
  play(s, 'action deal10', 'right');
  expect(winner(s)).toBe(1);
});

rule('SS-LMS-11', 'of four players the one who is left has won, not before', () => {
  const s = start(4);
  const left: number[] = [];
  for (const seat of [1, 3]) {
    eliminateSeat(s, seat);
    sweep(game(), s);
    left.push(winner(s));
  }
  expect(left).toEqual([-1, -1]);
  const t = last({
    A: { hand: ['deal10', 'deal10'] },
    B: { deck: 3 },
    C: {},
    D: { deck: 3 },
  });
  eliminateSeat(t, 2);
  sweep(game(), t);
  play(t, 'action deal10', 'right');
  expect([winner(t), t.seats.map(({ out }) => out !== 0)]).toEqual([-1, [false, true, true, false]]);
  play(t, 'action deal10');
  if (winner(t) < 0) play(t, options(t)[0]);
  expect(winner(t)).toBe(1);
});

rule('SS-HOLD-01', 'who leaves the left army holds on its own board', () => {
  const s = last({ A: { army2: ['', '', 'm0/9/0'], front: 'm0/1/1' }, B: {}, C: {}, step: 'advance2' });
  endTurn(endTurn(endTurn(s)));
  play(until(s, 'draw'), 'done', 'left', 'hold');
  if (offers(s, 'Ax-front')) play(s, 'Ax-front');
  expect([at(s, 'Ax-front'), at(s, 'A-front')]).toEqual(['m0/9/0', 'm0/1/1']);
});

rule('SS-LMS-12', 'reserves, hand and piles are common', () => {
  const s = last({ A: { reserves: ['m0/1/1'], hand: ['m1/2/2'] } });
  play(s, 'monster m1/2/2', 'left');
  expect([left(s, 'A')[0], used(s, 0)]).toEqual(['m1/2/2', [true]]);
});

rule('SS-RULING-94', 'clockwise, and an army strikes who it faces', () => {
  const s = last({ A: {}, B: { front2: 'm0/1/1' }, C: { front: 'm0/2/2', army2: ['', '', ''] } });
  endTurn(s);
  expect(s.active).toBe(1);
  endTurn(s);
  expect(s.active).toBe(2);
  const t = last({
    A: { army2: ['', '', 'm0/9/0'] },
    C: { front: 'm0/2/2' },
    B: { front2: 'm0/1/1' },
    active: 0,
    step: 'advance2',
  });
  endTurn(endTurn(endTurn(t)));
  play(until(t, 'draw'), 'done', 'left', 'strike');
  expect(options(t).sort()).toEqual(['C-front', 'player']);
});

rule('SS-RULING-95', 'one deployment in all, or one per army where the table says so', () => {
  const s = last({ A: { hand: ['m0/1/1', 'm0/2/2'] } });
  play(s, 'monster m0/1/1', 'left');
  expect(tried(s, 'monster m0/2/2')?.clause).toBe('SS-MON-04');
  const t = last({ A: { hand: ['m0/1/1', 'm0/2/2'] }, options: { lmsDeploy: 1 } });
  play(t, 'monster m0/1/1', 'left', 'monster m0/2/2');
  expect([left(t, 'A')[0], army(t, 'A')[0]]).toEqual(['m0/1/1', 'm0/2/2']);
});

rule('SS-RULING-96', 'the facing opponent answers; player-wide effects let both neighbours answer', () => {
  const s = last({ A: { hand: ['deal1'] }, B: { hand: ['deal2'] }, C: { hand: ['deal3'] } });
  play(s, 'action deal1', 'left');
  expect(deciders(s)).toEqual([2]);
  play(s, 'pass');
  expect([size(s, 'deck', 2), deciders(s)]).toEqual([19, [0]]);
  const t = last({ A: { hand: ['draw1', 'm7/1/1'] }, B: { hand: ['deal2'] }, C: { hand: ['deal3'] } });
  play(t, 'action draw1', 'right');
  expect(deciders(t)).toEqual([1]);
  play(t, 'react deal2');
  expect(deciders(t)).toEqual([0]);
  play(t, 'pass');
  expect(deciders(t)).toEqual([2]);
  play(t, 'react deal3', 'pass');
  expect([size(t, 'deck', 0), offers(t, 'done')]).toEqual([20 - 3 - 2 - 1, true]);
});

rule('SS-RULING-99', 'ownership decides which cards leave', () => {
  const s = last({ A: { hand: ['steal1', 'deal5'] }, B: { deck: 3, hand: ['m7/9/9'] }, C: {}, dice: [0] });
  play(s, 'action steal1', 'right', 'pass', 'action deal5', 'right');
  expect([s.seats[1].out, pile(s, 'hand', 0)]).toEqual([1, ['m7/9/9']]);
});

rule(
  ['SS-LMS-02', 'SS-RULING-08'],
  'the turn of the ring: reserves ready, actions after every step, both armies advance',
  () => {
    const s = last({
      A: {},
      B: { hand: ['deal1'], reserves: ['m0/1/1*'], army: ['m0/1/1', 'pay1-deal1', ''], army2: ['m0/2/2', '', ''] },
    });
    play(s, 'done');
    expect([s.active, used(s, 1)]).toEqual([1, [false]]);
    for (const move of ['done', 'done', 'right', 'done', 'done', 'done']) {
      if (offers(s, 'done')) expect(options(s)).toContain('action deal1');
      if (offers(s, 'done')) expect(options(s).some((key) => key.startsWith('activate B'))).toBe(true);
      play(s, move);
    }
    expect([s.active, army(s, 'B')[1], left(s, 'B')[1]]).toEqual([2, 'm0/1/1', 'm0/2/2']);
  },
);

rule(['SS-LMS-08', 'SS-RULING-97'], 'a strike that defeats clears the board before the turn goes on', () => {
  const s = last({ A: {}, B: { army: ['', 'm0/1/1', 'm0/9/0'] }, C: { deck: 3, army: ['m0/1/1', '', ''] } });
  endTurn(s);
  play(until(s, 'draw'), 'done', 'right', 'strike');
  expect([s.seats[2].out, s.active, army(s, 'B'), size(s, 'removed', 2)]).toEqual([1, 1, ['', '', ''], 4]);
});

rule(['SS-LMS-07', 'SS-RULING-97'], 'a player who cannot draw leaves, and the next one is active', () => {
  const s = last({ A: {}, B: { deck: 1, army: ['m0/1/1', '', ''] }, C: {} });
  endTurn(s);
  play(s, 'done');
  expect([s.seats[1].out, s.active, at(s, 'B1'), size(s, 'removed', 1)]).toEqual([1, 2, '', 2]);
});

/** Everything of A that somebody could hurt: hand, piles, reserves, the army that C's fall does not touch. */
const wealth = (s: ReturnType<typeof last>) => [
  ...['hand', 'deck', 'heal', 'loss', 'reserves'].map((zone) => pile(s, zone, 0)),
  army(s, 'A'),
];
const rich = {
  hand: ['m0/8/8', 'm0/9/9'],
  loss: ['m0/1/9', 'm0/2/9'],
  reserves: ['m0/7/7'],
  army: ['m0/6/6', 'm0/5/5', ''],
};

rule('SS-RULING-97', 'the strike that fells one player goes on against nobody else', () => {
  const strikers = ['deal3', 'steal1', 'discard1', 'destroy-enemy', 'resurrect2', 'destroy-reserve'];
  for (const striker of strikers) {
    const poor = { deck: 0, hand: ['m0/4/4'], loss: ['m0/3/9', 'm0/4/9'], reserves: ['m0/7/7'] };
    const s = last({ A: rich, B: { army: ['', 'strike-discard', striker] }, C: poor });
    endTurn(s);
    const before = wealth(s);
    play(until(s, 'draw'), 'done', 'right', 'strike');
    expect([striker, s.seats[2].out, deciders(s), wealth(s)]).toEqual([striker, 1, [1], before]);
    // Nor is anything taken from the one who has just fallen.
    expect([striker, pile(s, 'hand', 1).includes('m0/4/4'), pile(s, 'reserves', 1)]).toEqual([striker, false, []]);
    expect(at(s, 'B-strike')).toBe('');
  }
});

rule('SS-RULING-97', 'an item whose opponent fell in answering it finds nobody', () => {
  const s = last({ A: rich, B: { army: ['', '', 'deal3'] }, C: { deck: 2, hand: ['draw5'] } });
  endTurn(s);
  const before = wealth(s);
  play(until(s, 'draw'), 'done', 'right', 'strike', 'react draw5', 'pass');
  expect([s.seats[2].out, s.active, wealth(s)]).toEqual([1, 1, before]);
  expect(facing(s, 1, 0).seat).toBe(0);
});

rule('SS-RULING-97', 'a defeated player is asked nothing and has nothing due', () => {
  const s = last({
    A: { hand: ['deal5', 'discard1'] },
    B: { deck: 3, hand: ['m0/1/1'], army2: ['destroyed-draw', '', ''] },
    C: {},
  });
  play(s, 'action deal5', 'right', 'pass');
  expect([s.seats[1].out, deciders(s), offers(s, 'action discard1')]).toEqual([1, [0], true]);
  expect(size(s, 'removed', 1)).toBeGreaterThan(0);
});

rule('SS-RULING-97', 'whoever leaves while something is aimed at them leaves it aimed at nobody', () => {
  for (const [letter, action] of [
    ['A', 'deal5'],
    ['A', 'discard1'],
    ['C', 'deal5'],
    ['C', 'discard1'],
  ] as const) {
    const other = { hand: ['m0/8/8', 'm0/9/9'], deck: 9 };
    const acting = { hand: [action], deck: 9 };
    const s = last({ A: letter === 'A' ? acting : other, B: { hand: ['draw5'] }, C: letter === 'C' ? acting : other });
    if (letter === 'C') for (let i = 0; i < 2; i++) endTurn(s);
    const spared = letter === 'A' ? 2 : 0;
    const before = [pile(s, 'hand', spared), size(s, 'deck', spared)];
    play(s, `action ${action}`, letter === 'A' ? 'right' : 'left');
    expect(deciders(s), `${letter} ${action}`).toEqual([1]);
    applyHostMove(game(), s, { host: 'concede', seat: 1 });
    expect([s.seats[1].out, deciders(s)]).toEqual([1, [letter === 'A' ? 0 : 2]]);
    expect([pile(s, 'hand', spared), size(s, 'deck', spared)], `${letter} ${action}`).toEqual(before);
  }
});

rule(['SS-LMS-09', 'SS-RULING-94'], 'after a fall the two who are left face each other in everything', () => {
  const side = {
    hand: ['per-reserve', 'resurrect2'],
    reserves: ['m0/7/7', 'm0/8/8'],
    loss: ['m0/1/9', 'm0/2/9'],
  };
  const s = last({
    A: { ...side, hand: ['deal5-draw1', ...side.hand], army2: ['m0/3/3', 'foe-dn', ''] },
    B: { deck: 3 },
    C: { ...side, army: ['m0/3/3', 'foe-dn', ''] },
  });
  const unanswered = (...moves: string[]) => {
    play(s, ...moves);
    while (offers(s, 'pass')) play(s, 'pass');
  };
  unanswered('action deal5-draw1', 'right');
  expect([at(s, 'C1'), dn(s, 'C1'), at(s, 'Ax1'), dn(s, 'Ax1')]).toEqual(['m0/3/3', 2, 'm0/3/3', 2]);
  for (const foe of [2, 0]) {
    const before = [size(s, 'loss', foe), size(s, 'deck', foe)];
    unanswered('action resurrect2', 'right');
    expect([foe, before[0] - size(s, 'loss', foe)]).toEqual([foe, 2]);
    unanswered('action per-reserve', 'right');
    expect([foe, before[1] - size(s, 'deck', foe)]).toEqual([foe, 4]);
    endTurn(s);
  }
});
