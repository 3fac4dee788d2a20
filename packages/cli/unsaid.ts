import type { GameDef } from '@bojiste/kernel';
import { lintSilence, type Silence, type Unsaid } from '@bojiste/prose/lint/silent';
import { rulebookOf } from '@bojiste/rulebook';
import { textFile } from './texts.ts';

/** Text equals behaviour: what texts leave out, and who says it (packages/<game>/texts/unsaid.yaml). */

export const unsaidOf = (game: string): readonly Unsaid[] => textFile<Unsaid[]>(game, 'unsaid.yaml') ?? [];

/** Clauses that a list names and the rulebook does not have. */
function unknownClauses(game: string, list: readonly Unsaid[]): readonly Silence[] {
  const named = list.flatMap(({ clauses }) => clauses ?? []);
  if (named.length === 0) return [];
  const known = new Set(rulebookOf(game).flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  return named.filter((id) => !known.has(id)).map((id) => ({ place: 'unsaid', message: `there is no clause ${id}` }));
}

export function lintUnsaid(def: GameDef, list: readonly Unsaid[]): readonly Silence[] {
  return [...lintSilence(def, list), ...unknownClauses(def.id, list)];
}
