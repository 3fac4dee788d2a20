import type { Game } from '../run/game.ts';
import { OUTCOME } from '../run/outcome.ts';
import type { State } from '../state/records.ts';
import type { Bilingual, Seat } from '../types.ts';
import type { Deck, DeckIssue, FormatDecl, SetupInput } from './agreed.ts';

/**
 * A series: several games between the same players, best of so many, with cards exchanged between deck and sideboard
 * in between. Plain data like everything else; each step gives a new series, and hosts keep it beside their matches.
 */

export interface SeriesGame {
  /** Decks as they were played. */
  readonly decks: readonly Deck[];
  readonly outcome: number;
  /** Seat mask of winners; 0 for a draw. */
  readonly winners: number;
}

export interface Series {
  readonly bestOf: number;
  /** How every game is set up but for decks and seed; its decks are those registered before the first game. */
  readonly setup: SetupInput;
  /** Clause that allows exchanges, '' when decks stay as they are. */
  readonly swap: string;
  readonly games: readonly SeriesGame[];
  /** Decks of the next game. */
  readonly decks: readonly Deck[];
}

export function newSeries(setup: SetupInput, bestOf = 1, swap = ''): Series {
  if (!Number.isInteger(bestOf) || bestOf < 1 || bestOf % 2 === 0)
    throw new Error(`best of an odd number of games, not ${bestOf}`);
  return { bestOf, setup, swap, games: [], decks: setup.decks };
}

/** A series by the words of a format. */
export const seriesOf = (format: FormatDecl, setup: SetupInput, bestOf = format.bestOf[0]): Series =>
  newSeries({ ...setup, options: { ...format.options, ...setup.options } }, bestOf, format.swap ?? '');

/** Games won by each seat. */
export const winsOf = (series: Series): number[] =>
  Array.from(
    { length: series.setup.seats },
    (_, seat) => series.games.filter(({ winners }) => (winners & (1 << seat)) !== 0).length,
  );

/** Games that count: one that was annulled is played again. */
const counted = (series: Series): number => series.games.filter(({ outcome }) => outcome !== OUTCOME.annulled).length;

export function isDecided(series: Series): boolean {
  return counted(series) >= series.bestOf || Math.max(...winsOf(series)) > series.bestOf / 2;
}

/** Seat mask of those with the most wins once it is decided; several sides with as many share the series. */
export function seriesWinners(series: Series): number {
  if (!isDecided(series)) return 0;
  const wins = winsOf(series);
  const most = Math.max(...wins);
  return wins.reduce((mask, n, seat) => (n === most ? mask | (1 << seat) : mask), 0);
}

/** How the next game begins, null when there is none. The same series gives the same games. */
export function nextGame(series: Series): SetupInput | null {
  if (isDecided(series)) return null;
  return { ...series.setup, decks: series.decks, seed: `${series.setup.seed}/game ${series.games.length + 1}` };
}

/** Writes down a game that is over. */
export function noteGame(series: Series, s: State): Series {
  if (s.over < 0) throw new Error('the game is not over');
  if (isDecided(series)) throw new Error('the series is decided');
  return { ...series, games: [...series.games, { decks: series.decks, outcome: s.over, winners: s.winners }] };
}

// ---- exchange between games -------------------------------------------------------------------------------------------

type Pile = Deck['cards'];
const size = (pile: Pile): number => Object.values(pile).reduce((sum, n) => sum + n, 0);
const all = (deck: Deck, key: string): number => (deck.cards[key] ?? 0) + (deck.sideboard?.[key] ?? 0);
const keysOf = (deck: Deck): string[] => [...Object.keys(deck.cards), ...Object.keys(deck.sideboard ?? {})];

/** What is wrong with an exchange: other cards than the registered ones, other sizes, or what the deck itself breaks. */
export function swapIssues(g: Game, series: Series, seat: Seat, deck: Deck): readonly DeckIssue[] {
  const registered = series.setup.decks[seat];
  const issue = (code: string, text: Bilingual, fix: Bilingual, card?: string): DeckIssue => ({
    code,
    clause: series.swap,
    text,
    fix,
    ...(card !== undefined && { card }),
  });
  if (series.swap === '' || series.games.length === 0)
    return [
      issue(
        'noSwap',
        { cs: 'Teď se karty vyměňovat nesmějí.', en: 'Cards may not be exchanged now.' },
        { cs: 'Hrajte s přihlášeným balíčkem.', en: 'Play the registered deck.' },
      ),
    ];
  const issues: DeckIssue[] = [];
  for (const key of new Set([...keysOf(registered), ...keysOf(deck)])) {
    const had = all(registered, key);
    const has = all(deck, key);
    if (had === has) continue;
    issues.push(
      issue(
        'notRegistered',
        { cs: `${key}: přihlášeno ${had}, nyní ${has}.`, en: `${key}: ${had} registered, ${has} now.` },
        { cs: `Vraťte počet ${had}.`, en: `Go back to ${had}.` },
        key,
      ),
    );
  }
  const sizes = [size(registered.cards), size(deck.cards)];
  if (sizes[0] !== sizes[1])
    issues.push(
      issue(
        'sizeChanged',
        {
          cs: `Balíček měl ${sizes[0]} karet, má ${sizes[1]}.`,
          en: `The deck had ${sizes[0]} cards, it has ${sizes[1]}.`,
        },
        { cs: 'Vyměňujte kus za kus.', en: 'Exchange one for one.' },
      ),
    );
  return [...issues, ...g.def.checkDeck(g, deck, series.setup.options ?? {})];
}

/** Takes over an exchanged deck for the next game; one with issues is refused. */
export function swapDeck(g: Game, series: Series, seat: Seat, deck: Deck): Series | readonly DeckIssue[] {
  const issues = swapIssues(g, series, seat, deck);
  if (issues.length > 0) return issues;
  return { ...series, decks: series.decks.map((old, i) => (i === seat ? deck : old)) };
}
