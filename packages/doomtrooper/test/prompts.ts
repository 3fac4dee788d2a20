import { auto, choose, decidingSeats, newGame, OP_WINDOW, optionsOf, type State } from '@bojiste/kernel';
import { rng } from '@bojiste/testing/drive/random';
import { type Profile, useProfile } from '../profiles.ts';
import { game } from './kit.ts';

/** How often a seat that is not on turn is asked, and how many usable answers are never offered. */

export interface Prompts {
  readonly median: number;
  readonly mean: number;
  /** Share of usable answers that the profile passed over. */
  readonly missed: number;
  readonly turns: number;
}

export function measurePrompts(key: Profile['key'], games: number): Prompts {
  const g = game();
  const perTurn: number[] = [];
  let usable = 0;
  let missed = 0;
  for (let n = 0; n < games; n++) {
    const random = rng(n * 31 + 7);
    const decks = [random.pick(g.def.decks), random.pick(g.def.decks)];
    const s = newGame(g, { seats: 2, mode: 'duel', decks, seed: `prompts ${n}` });
    for (const seat of [0, 1]) useProfile(g, s, seat, key);
    let { turn } = s;
    let prompts = 0;
    while (s.over < 0) {
      if (s.turn !== turn) {
        perTurn.push(prompts);
        prompts = 0;
        turn = s.turn;
      }
      const seat = decidingSeats(g, s)[0];
      const options = optionsOf(g, s, seat);
      const away = seat !== s.active && isWindow(s);
      const passed = auto(g, s, seat);
      if (away && options.length > 1) usable++;
      if (away && passed === null) prompts++;
      if (away && passed !== null && options.length > 1) missed++;
      choose(g, s, seat, passed === null ? random.pick(options) : -1);
    }
  }
  perTurn.sort((a, b) => a - b);
  const sum = perTurn.reduce((a, b) => a + b, 0);
  return {
    median: perTurn[perTurn.length >> 1] ?? 0,
    mean: sum / perTurn.length,
    missed: usable === 0 ? 0 : missed / usable,
    turns: perTurn.length,
  };
}

const isWindow = (s: State): boolean => s.frames[s.frames.length - 1].op === OP_WINDOW;
