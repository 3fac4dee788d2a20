import { applyMove, digestState, type Game, newGame, type State } from '@bojiste/kernel';
import { type Corpus, type CorpusGame, idOf, MARK_EVERY } from './format.ts';

/** Plays games of a corpus again. Whatever comes out otherwise must be listed, with the reason, where people read it. */

export const markOf = (g: Game, s: State): string => digestState(g, s).toString(36);

/** The first difference, null when the game is played as it was. */
export function replayGame(g: Game, game: CorpusGame): string | null {
  const s = newGame(g, game.setup);
  for (const [i, move] of game.moves.entries()) {
    const refusal = applyMove(g, s, move);
    if (refusal !== null) return `move ${i + 1} "${move.key}" is refused: ${refusal.code} ${refusal.clause}`.trim();
    const mark = game.marks[(i + 1) / MARK_EVERY - 1];
    if ((i + 1) % MARK_EVERY === 0 && markOf(g, s) !== mark)
      return `the position after move ${i + 1} differs (at least one of the last ${MARK_EVERY} moves does)`;
  }
  if (s.over !== game.over || s.winners !== game.winners)
    return `ends ${s.over}/${s.winners} instead of ${game.over}/${game.winners}`;
  return markOf(g, s) === game.marks.at(-1) ? null : 'the last position differs';
}

/** A list item with a reason: `- siegestorm/03.1, siegestorm/07-12.1: why the results changed`. */
const ITEM = /^- ([^:]+): *(\S.{15,})$/;
const NAMED = /([a-z-]+)\/(\d+)(?:-(\d+))?\.(\d+)/g;

/** Games of the corpus whose change is listed with a reason. */
export function listedChanges(text: string): Set<string> {
  const out = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    const item = ITEM.exec(line);
    if (item === null) continue;
    for (const [, game, from, to = from, generation] of item[1].matchAll(NAMED)) {
      for (let number = Number(from); number <= Number(to); number++)
        out.add(idOf(game, { number, generation: Number(generation) }));
    }
  }
  return out;
}

/** Earlier games of a place in the corpus that nobody has listed. */
export function unlisted({ game, games }: Corpus, listed: ReadonlySet<string>): string[] {
  return games.flatMap(({ number, generation }) =>
    Array.from({ length: generation - 1 }, (_, i) => idOf(game, { number, generation: i + 1 })).filter(
      (id) => !listed.has(id),
    ),
  );
}

/** What is wrong with these games of a corpus. */
export function corpusFindings(g: Game, games: readonly CorpusGame[]): string[] {
  return games.flatMap((game) => {
    const found = replayGame(g, game);
    return found === null ? [] : [`${idOf(g.def.id, game)}: ${found}`];
  });
}
