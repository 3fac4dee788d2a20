import { recordFromText } from '@bojiste/kernel';
import { Reel } from './reel.ts';
import { bookOf, checkDeck, shelved, tryBegin } from './shelf.ts';
import type { Library } from './types.ts';

/** The other side of library/client.ts: games and records, away from the page's own thread. */

export type Call = keyof Library;
export interface Asked {
  readonly id: number;
  readonly library: Call;
  readonly args: readonly unknown[];
}
export type Answered =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };

let reel: Reel | null = null;

function loaded(): Reel {
  if (reel === null) throw new Error('no record is open');
  return reel;
}

type Answers = { [K in Call]: (...args: Parameters<Library[K]>) => Promise<ReturnType<Library[K]>> };

const answers: Answers = {
  book: async (game, detail) => bookOf(await shelved(game), detail),
  check: async (game, deck, options) => checkDeck(await shelved(game), deck, options),
  begin: async (game, setup) => tryBegin(await shelved(game), setup),
  replay: async (text) => {
    const record = recordFromText(text);
    reel = new Reel(await shelved(record.header.game), record);
    return reel.info;
  },
  course: async (viewer) => loaded().course(viewer),
  turning: async (viewer) => loaded().turning(viewer),
  moment: async (step, viewer) => loaded().moment(step, viewer),
  inspect: async (step, viewer, card) => loaded().inspect(step, viewer, card),
  cut: async (step) => loaded().cut(step),
  lessons: async (game) => (await import('../learn/led.ts')).lessonList(game),
  sheet: async (game) => (await import('../learn/led.ts')).sheetOf(game),
  courses: async (game) => (await import('../learn/led.ts')).puzzleCourses(game),
  puzzles: async (game) => (await import('../learn/led.ts')).puzzleList(game),
};

/** Answers one question of a page; the worker of the sessions hands it over, so that both share the games' code. */
export async function answer({ id, library, args }: Asked): Promise<Answered> {
  const ask = answers[library] as (...args: readonly unknown[]) => Promise<unknown>;
  try {
    return { id, result: await ask(...args) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
