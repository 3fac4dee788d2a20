import { Random } from '@bojiste/ai';
import { GAMES } from '@bojiste/games';
import {
  choose,
  chooseHearing,
  cloneState,
  compileGame,
  decidingSeat,
  type Game,
  goingOn,
  newGame,
  OP_WINDOW,
  openOptions,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { expect, test } from 'vitest';

/** A search that hears one seat only comes to the same position as one in which the others are asked and pass. */

const PASS = -1;

function othersPass(g: Game, s: State, heard: Seat): void {
  for (;;) {
    const f = s.frames[s.frames.length - 1];
    if (s.over >= 0 || f.op !== OP_WINDOW || goingOn(f) || decidingSeat(g, s) === heard) return;
    choose(g, s, decidingSeat(g, s), PASS);
  }
}

const positionOf = (s: State): string =>
  [
    s.turn,
    s.phase,
    s.draws,
    s.over,
    s.cards.map(({ zone, control, flags, face }) => [zone, control, flags, face].join()).join(';'),
    s.counters.join(),
    s.seats.map(({ resources }) => resources.join()).join(';'),
    openOptions(s).join(),
  ].join('|');

const SAMPLE = { siegestorm: 400, doomtrooper: 300, 'original-war': 300 } as const;

test.each(Object.entries(SAMPLE))('%s', async (id, steps) => {
  const entry = GAMES.find((one) => one.id === id);
  if (entry === undefined) throw new Error(id);
  const g = compileGame(await entry.load());
  const random = new Random('hearing');
  const setup = { seats: 2, mode: g.def.modes[0].key, decks: g.def.decks.slice(0, 2), seed: 'hearing', options: {} };
  let s = newGame(g, setup);
  let windows = 0;
  for (let n = 0; n < steps; n++) {
    if (s.over >= 0) s = newGame(g, { ...setup, seed: `hearing/${n}` });
    const seat = decidingSeat(g, s);
    const options = openOptions(s);
    const value = options[random.int(options.length)];
    const asked = cloneState(s);
    choose(g, asked, seat, value);
    const before = asked.step;
    othersPass(g, asked, seat);
    if (asked.step > before) windows++;
    const heard = cloneState(s);
    chooseHearing(g, heard, seat, value, seat);
    expect(positionOf(heard)).toBe(positionOf(asked));
    choose(g, s, seat, value);
  }
  expect(windows).toBeGreaterThan(10);
});
