import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LISTED } from '@bojiste/games';
import { choose, compileGame, type Game, notesOf } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { toQuestion } from '../puzzles/course.ts';
import { PuzzleGuide } from '../puzzles/guide.ts';
import { type Puzzle, readPuzzles } from '../puzzles/read.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

function puzzlesOf(game: string): Puzzle[] {
  const folder = `${PACKAGES}${game}/puzzles/`;
  return readdirSync(folder).flatMap((file) => readPuzzles(readFileSync(folder + file, 'utf8'), file));
}

/** Longer is not read before the next puzzle is opened. */
const LONGEST = 180;

/** Presses "Solution" until the puzzle has ended. */
function shown(g: Game, puzzle: Puzzle): string {
  const guide = new PuzzleGuide(g, puzzle);
  const s = guide.start();
  for (let left = 30; left > 0 && guide.coach().state === 'on' && toQuestion(g, s, puzzle.seat); left--) {
    const key = guide.shows(s);
    const note = notesOf(g, s, puzzle.seat).find((one) => one.key === key);
    if (note === undefined) return 'nothing to show';
    choose(g, s, puzzle.seat, note.value);
    guide.moved(s, puzzle.seat, note.key, false);
  }
  return guide.coach().state;
}

describe.each(LISTED.map(({ id }) => id))('puzzles of %s', (game) => {
  const puzzles = puzzlesOf(game);

  it('say why their solution works, each in its own words and in both languages', () => {
    const texts = puzzles.flatMap(({ name, why }) =>
      why === null ? [{ name: name.en, text: '' }] : [why.cs, why.en].map((text) => ({ name: name.en, text })),
    );
    const faults = texts.filter(
      ({ text }, i) =>
        !/[.?!]$/.test(text) ||
        text.length < 40 ||
        text.length > LONGEST ||
        texts.findIndex((other) => other.text === text) !== i,
    );
    expect(faults).toEqual([]);
  });

  it('are solved by what the solution shows, one answer after the other', async () => {
    const load = LISTED.find(({ id }) => id === game)?.load;
    if (load === undefined) throw new Error(game);
    const g = compileGame(await load());
    expect(puzzles.filter((puzzle) => shown(g, puzzle) !== 'done').map(({ name }) => name.en)).toEqual([]);
  });
});
