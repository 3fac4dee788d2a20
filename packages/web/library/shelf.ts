import { compileGame, type Deck, type Game, newGame, type SetupInput } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { catalogueOf } from '@bojiste/session/catalogue';
import { type GameExtras, loadGame } from '@bojiste/session/games/index';
import { rulebook } from './rulebooks.ts';
import type { Book, BookDetail, DeckReport, Options } from './types.ts';

/** Games taken from the shelf: compiled once and kept. */

export interface Shelved {
  readonly g: Game;
  readonly extras: GameExtras;
}

/** Versions of the rules as the build found them; tests run from the sources have none. */
const VERSIONS: Readonly<Record<string, number>> = typeof __RULES__ === 'undefined' ? {} : __RULES__;

const shelf = new Map<string, Promise<Shelved>>();

async function take(game: string): Promise<Shelved> {
  const extras = await loadGame(game);
  return { g: compileGame(extras.def, VERSIONS[game]), extras };
}

export function shelved(game: string): Promise<Shelved> {
  const found = shelf.get(game) ?? take(game);
  shelf.set(game, found);
  // What could not be loaded is tried again next time.
  found.catch(() => shelf.delete(game));
  return found;
}

/** Leaders are of the types that lead the ready decks. */
function leadersOf(g: Game): string[] {
  const types = new Set(g.def.decks.flatMap(({ leader }) => (leader === undefined ? [] : g.cardDef(leader).decl.type)));
  return g.def.cards.filter((card) => types.has(card.type)).map((card) => card.key);
}

const UNKNOWN = /^unknown/;

/** What is wrong with this one card in such a deck. */
function issuesWith(g: Game, deck: Deck, options: Options, key: string, n = 1): readonly string[] {
  const alone: Deck = { ...deck, cards: { [key]: n }, sideboard: {} };
  return g.def.checkDeck(g, alone, options).flatMap(({ card, code }) => (card === key ? code : []));
}

export async function bookOf({ g, extras }: Shelved, detail: BookDetail = 'whole'): Promise<Book> {
  const { modes, options, decks, cards } = g.def;
  const leaders = leadersOf(g);
  const deckable = cards.filter(
    ({ key }) => !leaders.includes(key) && !issuesWith(g, sure(decks[0]), {}, key).some((code) => UNKNOWN.test(code)),
  );
  return {
    catalogue: catalogueOf(g, extras.facts, await rulebook(g.def.id), () => detail === 'whole'),
    modes,
    options,
    decks,
    deckable: deckable.map(({ key }) => key),
    leaders,
  };
}

/** Some cards must come in twos or threes: a card fits when any of these numbers does. */
const COPIES = [1, 2, 3, 4];

export function checkDeck({ g }: Shelved, deck: Deck, options: Options): DeckReport {
  return {
    issues: g.def.checkDeck(g, deck, options),
    misfits: g.def.cards.flatMap(({ key }) =>
      COPIES.every((n) => issuesWith(g, deck, options, key, n).length > 0) ? key : [],
    ),
  };
}

export function tryBegin({ g }: Shelved, setup: SetupInput): string | null {
  try {
    newGame(g, setup);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
