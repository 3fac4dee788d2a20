import { compileGame, newHeader, type Seat } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';
import { Play } from '../play.ts';

/** Somebody leaves a table of three from outside the rules: the others are told, and the end names the last one. */

const NAMES = ['Adam', 'Bára', 'Cyril'];
const TABLES: readonly [string, string][] = [
  ['siegestorm', 'last'],
  ['original-war', 'all'],
  ['doomtrooper', 'free'],
];

async function begin(game: string, mode: string): Promise<Play> {
  const extras = await loadGame(game);
  const g = compileGame(extras.def);
  const decks = [0, 1, 2].map((seat) => g.def.decks[seat % g.def.decks.length]);
  const setup = { seats: 3, mode, decks, seed: 'leaving', options: {} };
  return new Play({ g, extras, header: newHeader(g, setup), names: NAMES });
}

const told = (play: Play, viewer: Seat) => play.tell(play.beats, viewer).filter(({ kind }) => kind === 'host');
const words = ({ text }: { text: { en: readonly unknown[] } }) => text.en.join('');

describe.each(TABLES)('three at a table of %s', (game, mode) => {
  it('are told who gave up, and after whom it ended', async () => {
    const play = await begin(game, mode);
    play.host({ host: 'concede', seat: 1 });
    expect(play.state.over).toBe(-1);
    expect(told(play, 0).map(words)).toEqual(['Bára conceded.']);
    expect(told(play, 1).map(words)).toEqual(['You conceded.']);
    // Nobody is out twice.
    play.host({ host: 'timeUp', seat: 1 });
    expect(told(play, 0)).toHaveLength(1);
    const kept = new Play({ ...play, header: play.match.header, names: NAMES, kept: play.keep() });
    for (const one of [play, kept]) {
      one.host({ host: 'timeUp', seat: 2 });
      expect(one.state.over).toBeGreaterThanOrEqual(0);
      expect(one.result(0)).toEqual({
        cs: 'Hráči Cyril vypršel čas. Vyhráli jste.',
        en: 'Cyril ran out of time. You won.',
      });
    }
    expect(told(play, 0)).toHaveLength(1);
  });
});
