import type { Game, State } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { catalogueOf, clauseInfos, textOf } from '@bojiste/session/catalogue';
import type { GameExtras } from '@bojiste/session/games/index';
import type { Catalogue, Paragraph, TableView } from '@bojiste/session/types';
import { rulebook } from '../library/rulebooks.ts';

/**
 * The catalogue in three parts: what the table shows at once, the rules, and the texts of the other cards of this game,
 * made little by little. Cards that are not in the game have no text here: a large pool would take seconds.
 */

export type Rules = Catalogue['clauses'];
/** By key of the card. */
export type Texts = Readonly<Record<string, readonly Paragraph[]>>;

/** Milliseconds of work between two looks at what a player wants. */
export const SLICE = 40;

export const rulesOf = async (g: Game): Promise<Rules> => clauseInfos(await rulebook(g.def.id));

type Seen = Pick<TableView, 'cards'>;

const keysSeen = ({ cards }: Seen): Set<string> => new Set(cards.flatMap(({ key }) => key ?? []));
const keysOf = (g: Game, s: State): Set<string> => new Set(s.cards.map(({ def }) => sure(g.defs[def]).decl.key));

/** Puts cards into words, each of them once. */
export class Wording {
  private readonly told = new Set<string>();

  constructor(
    private readonly g: Game,
    private readonly extras: GameExtras,
  ) {}

  /** With the texts of the cards that are seen. */
  opening(view: Seen): Catalogue {
    const seen = keysSeen(view);
    for (const key of seen) this.told.add(key);
    return catalogueOf(this.g, this.extras.facts, [], ({ key }) => seen.has(key));
  }

  /** Of cards that come into sight; null where there are none. */
  fresh(view: Seen): Texts | null {
    const keys = this.untold(keysSeen(view));
    return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, textOf(this.g, key)]));
  }

  /** Of the cards of this game that nobody has seen yet, between other things. */
  async rest(s: State, clock: () => number, pause: () => Promise<void>): Promise<Texts> {
    const texts: Record<string, readonly Paragraph[]> = {};
    let since = clock();
    for (const key of this.untold(keysOf(this.g, s))) {
      texts[key] = textOf(this.g, key);
      if (clock() - since < SLICE) continue;
      await pause();
      since = clock();
    }
    return texts;
  }

  private untold(keys: ReadonlySet<string>): readonly string[] {
    const fresh = [...keys].filter((key) => !this.told.has(key));
    for (const key of fresh) this.told.add(key);
    return fresh;
  }
}
