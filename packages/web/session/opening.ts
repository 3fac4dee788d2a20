import type { Game, State } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { catalogueOf, clauseInfos, textOf } from '@bojiste/session/catalogue';
import type { GameExtras } from '@bojiste/session/games/index';
import type { Catalogue, Paragraph } from '@bojiste/session/types';
import { rulebook } from '../library/rulebooks.ts';

/** The catalogue in three parts: what the table shows at once, the rules, and all other card texts, made little by little. */

export type Rules = Catalogue['clauses'];
/** By key of the card. */
export type Texts = Readonly<Record<string, readonly Paragraph[]>>;

/** Milliseconds of work between two looks at what a player wants. */
export const SLICE = 40;

/** Keys of the cards in this game. */
const here = (g: Game, s: State): Set<string> => new Set(s.cards.map(({ def }) => sure(g.defs[def]).decl.key));

/** Texts of the cards in this game. */
export function openingOf(g: Game, extras: GameExtras, s: State): Catalogue {
  const known = here(g, s);
  return catalogueOf(g, extras.facts, [], ({ key }) => known.has(key));
}

export const rulesOf = async (g: Game): Promise<Rules> => clauseInfos(await rulebook(g.def.id));

export async function textsOf(g: Game, s: State, clock: () => number, pause: () => Promise<void>): Promise<Texts> {
  const known = here(g, s);
  const texts: Record<string, readonly Paragraph[]> = {};
  let since = clock();
  for (const { key } of g.def.cards) {
    if (known.has(key)) continue;
    texts[key] = textOf(g, key);
    if (clock() - since < SLICE) continue;
    await pause();
    since = clock();
  }
  return texts;
}
