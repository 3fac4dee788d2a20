import { addCard, eliminateSeat, type Seat, type State, type ZoneId } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { facing, landOf, spaceOf } from '../rules/battlefield.ts';
import { sweep } from '../rules/last-man-standing.ts';
import { POS } from '../types.ts';
import { at, deciders, game, options, pile, play, size, table, watch, winner } from './kit.ts';

/** Who comes first, who decides, and what a fallen player leaves behind: every seat and number of seats in turn. */

rule('SS-RULING-27', '"each player" begins with the active seat, whoever plays it', () => {
  const short = { deck: 1 };
  const each = { deck: 1, hand: ['each2'] };
  expect(winner(play(table({ A: each, B: short }), 'action each2'))).toBe(2);
  expect(winner(play(table({ A: short, B: each, active: 1 }), 'action each2'))).toBe(1);
  // A reaction hits the active player first, too.
  const s = table({ A: { deck: 1, hand: ['deal1'] }, B: each });
  expect(winner(play(s, 'action deal1', 'react each2'))).toBe(2);
});

rule(['SS-RULING-27', 'SS-RULING-97'], 'in a ring it goes on for the others when the first one falls', () => {
  for (const active of [0, 1, 2]) {
    const sides = [0, 1, 2].map((seat) => ({ deck: 1, hand: seat === active ? ['each2'] : [] }));
    const s = table({ mode: 'last', A: sides[0], B: sides[1], C: sides[2], active });
    play(s, 'action each2', 'right');
    // The one who plays it and the neighbour on the right fall; the third seat was not concerned and wins.
    expect(winner(s)).toBe(1 << ((active + 2) % 3));
  }
  const s = table({ mode: 'last', A: { hand: ['each2'] }, B: { deck: 1 }, C: {}, D: {} });
  play(s, 'action each2', 'right');
  expect([s.seats.map((seat) => seat.out), size(s, 'deck', 0), size(s, 'deck', 2)]).toEqual([[0, 1, 0, 0], 18, 20]);
});

rule(['SS-COOP-05', 'SS-RULING-91'], "the drawer decides on the extra draw of a partner's card", () => {
  const s = table({
    mode: 'coop',
    A: { army: ['court-astrologer', '', ''] },
    B: {},
    step: 'prepare',
  });
  play(s, 'B: done');
  expect([deciders(s), options(s, 1)]).toEqual([[1], ['yes', 'no']]);
  play(s, 'B: no');
  expect([size(s, 'hand', 0), size(s, 'hand', 1)]).toEqual([0, 2]);
  play(s, 'A: done', 'A: yes');
  expect([size(s, 'hand', 0), size(s, 'hand', 1)]).toEqual([3, 2]);
});

rule(['SS-EX-10', 'SS-RULING-69'], 'the seal of haste advances the army, then its rage stirs the totems', () => {
  const boss = (army: string[], front: string) =>
    table({ mode: 'siege', A: { deck: 20 }, boss: { sheet: 'sheet1', deck: ['b-haste'], army, front, renewed: true } });
  // The totem that leaves the army by the advance has struck and is gone before rage comes.
  const gone = boss(['', 'b-totem-hit', ''], '');
  expect(watch(() => play(gone, 'done'))).not.toContain('raged');
  expect([size(gone, 'loss', 1), size(gone, 'deck', 0)]).toEqual([2, 20]);
  // One that stays is stirred where the advance has brought it, after the strike of the one before it.
  const s = boss(['b-totem-hit', 'b-an3-discard', ''], 'b-totem3');
  const told = watch(() => play(s, 'done'));
  expect(told.filter((name) => ['strikes', 'raged'].includes(name))).toEqual(['strikes', 'raged', 'raged']);
  expect([at(s, 'B3'), size(s, 'deck', 0)]).toEqual(['b-totem-hit', 20 - 3 - 1 - 1]);
});

rule(['SS-STRIKE-13', 'SS-SPEC-06'], 'a striker without an action does nothing more, also if it is a totem', () => {
  const s = table({
    mode: 'siege',
    A: { deck: 20 },
    boss: { sheet: 'sheet1', deck: ['b-action5'], army: ['', '', 'b-totem-hit'], renewed: true },
  });
  play(s, 'done');
  expect([pile(s, 'loss', 1), size(s, 'deck', 0)]).toEqual([['b-totem-hit'], 20]);
});

/** Fills every army, front and no man's land that a living seat touches. */
function crowd(s: State): void {
  const g = game();
  const put = (seat: Seat, zone: ZoneId) => {
    if (s.zones[zone].length === 0) addCard(g, s, 'm0/1/1', seat, zone);
  };
  s.seats.forEach(({ out }, seat) => {
    if (out !== 0) return;
    for (const side of [0, 1]) {
      for (const pos of Object.values(POS)) put(seat, spaceOf(g, seat, side, pos));
      put(seat, landOf(g, s, seat, side));
    }
  });
}

/** How many cards stand on one side of a seat: army, front and no man's land. */
function standing(s: State, seat: Seat, side: number): number {
  const g = game();
  const zones = [...Object.values(POS).map((pos) => spaceOf(g, seat, side, pos)), landOf(g, s, seat, side)];
  return zones.reduce((sum, zone) => sum + s.zones[zone].length, 0);
}

const FULL = 6;

/** Every seat that falls first, and after it or with it every other that leaves two. */
function fallsOf(seats: number): number[][][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const pairs = seats < 4 ? [] : all.flatMap((a) => all.filter((b) => b !== a).map((b) => [a, b]));
  return [...all.map((a) => [[a]]), ...pairs.map(([a, b]) => [[a], [b]]), ...pairs.map((pair) => [pair])];
}

rule(['SS-LMS-08', 'SS-LMS-09'], "every side and every no man's land next to the fallen is cleared, no other", () => {
  for (const seats of [3, 4]) {
    for (const falls of fallsOf(seats)) {
      const s = table({ mode: 'last', ...(seats === 4 && { D: {} }) });
      for (const fallen of falls) {
        crowd(s);
        const faced = s.seats.map((_, seat) => [0, 1].map((side) => facing(s, seat, side).seat));
        for (const seat of fallen) eliminateSeat(s, seat);
        sweep(game(), s);
        s.seats.forEach(({ out }, seat) => {
          if (out !== 0) return;
          const left = [0, 1].map((side) => standing(s, seat, side));
          expect(left, `${seats} seats, fallen ${JSON.stringify(falls)}, seat ${seat}`).toEqual(
            faced[seat].map((other) => (fallen.includes(other) ? 0 : FULL)),
          );
        });
      }
    }
  }
});
