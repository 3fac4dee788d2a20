import { GAME_IDS } from '@bojiste/games';
import { compileGame, type Deck, type DeckIssue, type Game } from '@bojiste/kernel';
import { type GameExtras, loadGame } from '@bojiste/session/games/index';
import { rulesVersion } from '@bojiste/session/rules-version';

/** The games this server hosts, compiled once. */

export interface HostedGame {
  readonly g: Game;
  readonly extras: GameExtras;
}

export type Games = ReadonlyMap<string, HostedGame>;

async function compile(id: string): Promise<[string, HostedGame]> {
  const extras = await loadGame(id);
  return [id, { g: compileGame(extras.def, rulesVersion(id)), extras }];
}

let loaded: Promise<Games> | null = null;

export function loadGames(): Promise<Games> {
  loaded ??= Promise.all(GAME_IDS.map(compile)).then((games) => new Map(games));
  return loaded;
}

/** What is wrong with a deck; one that the game cannot even read is wrong too. */
export function deckIssues(g: Game, deck: Deck, options: Readonly<Record<string, number>>): readonly DeckIssue[] {
  const unknown = Object.keys({ ...deck.cards, ...deck.sideboard }).find((key) => !known(g, key));
  const issue = (card: string): DeckIssue => ({
    code: 'unknownCard',
    clause: '',
    card,
    text: { cs: `Karta „${card}“ ve hře není.`, en: `The game has no card "${card}".` },
    fix: { cs: 'Odeberte ji.', en: 'Remove it.' },
  });
  if (unknown !== undefined) return [issue(unknown)];
  return g.def.checkDeck(g, deck, options);
}

const known = (g: Game, key: string): boolean => g.def.cards.some((card) => card.key === key);
