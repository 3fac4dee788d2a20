import { compileGame, decidingSeats, decisionOf, hashState, Match, newHeader, type Seat } from '@bojiste/kernel';
import { plainExtras } from '@bojiste/session/games/plain';
import { Play } from '@bojiste/session/play';
import { skirmish } from '@bojiste/testing/skirmish/index';
import { describe, expect, it } from 'vitest';

const g = compileGame(skirmish);
const extras = plainExtras(g.def);

function begin(seed: string): Play {
  const setup = { seats: 2, mode: g.def.modes[0].key, decks: g.def.decks.slice(0, 2), seed, options: {} };
  return new Play({ g, extras, header: newHeader(g, setup) });
}

/** The n-th choice of a simple stream. */
const stream = (seed: number) => (most: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * most);
};

function move(play: Play, next: (most: number) => number): { seat: Seat; keys: string[] } {
  const [seat] = decidingSeats(g, play.state);
  const keys = decisionOf(g, play.state, seat)?.options.map(({ key }) => key) ?? [];
  expect(play.play({ seat, key: keys[next(keys.length)] })).toBeNull();
  return { seat, keys };
}

describe('a match that is played and told', () => {
  it('comes to its end, tells it, and its record gives the same state again', () => {
    const play = begin('end');
    const next = stream(7);
    while (play.state.over < 0) move(play, next);
    expect(play.beats.at(-1)?.kind).toBe('end');
    expect(play.result(0)?.en).toMatch(/^(You won|You lost|Nobody won)|\. (You won|You lost|Nobody won)/);
    expect(hashState(Match.fromRecord(g, play.match.record).state)).toBe(hashState(play.state));
  });

  it('numbers its beats in order and lets a deed be one paragraph', () => {
    const play = begin('order');
    const next = stream(3);
    for (let i = 0; i < 60 && play.state.over < 0; i++) move(play, next);
    const beats = play.tell(play.beats, 0);
    expect(beats.map(({ n }) => n)).toEqual([...beats.map(({ n }) => n)].sort((a, b) => a - b));
    expect(beats.every(({ group, n }) => group <= n)).toBe(true);
  });

  it('takes back what is free, and what was told of it', () => {
    let undone = 0;
    for (const seed of [1, 2, 3, 4, 5]) {
      const play = begin(`undo ${seed}`);
      const next = stream(seed);
      for (let i = 0; i < 80 && play.state.over < 0; i++) {
        const told = play.beats.length;
        const { seat, keys } = move(play, next);
        if (play.match.undoLabel(seat) !== 'free' || !play.undo(seat)) continue;
        undone++;
        expect(decisionOf(g, play.state, seat)?.options.map(({ key }) => key)).toEqual(keys);
        expect(play.beats.length).toBe(told);
        move(play, next);
      }
    }
    expect(undone).toBeGreaterThan(0);
  });
});
