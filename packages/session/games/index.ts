import { manifestOf } from '@bojiste/games';
import type { Advice, Bilingual, Card, Decision, Game, GameDef, LogEntry, Seat, State, View } from '@bojiste/kernel';
import type { Asking } from '../attention.ts';
import type { Narration } from '../beats/raw.ts';
import type { Catalogue } from '../types.ts';
import type { Penalty, WindowWords, YesNo } from '../wording.ts';
import { plainExtras } from './plain.ts';

/** Games, each loaded when it is wanted, with what its table shows besides the common things. */

export interface GameExtras extends Asking {
  readonly def: GameDef;
  /** For the catalogue: limits, die faces; plain data. */
  readonly facts: Catalogue['facts'];
  /** How it is told. */
  readonly told: Narration;
  /** Number of dice that this event rolled. */
  dice?(g: Game, entry: LogEntry): readonly number[];
  /** What each face of the die shows; equal texts are equal faces. */
  faces?(g: Game, s: State): readonly string[];
  /** An answer in words, where its notation is no word (the name of a space, a side), or where it costs something. */
  word?(g: Game, s: State, decision: Decision, key: string): Bilingual | undefined;
  /** What yes and no do, by the question they answer. */
  readonly answers?: Readonly<Record<string, YesNo>>;
  /** What ending the menu now costs the seat as a penalty. */
  penalty?(g: Game, s: State, seat: Seat): Penalty | undefined;
  /** Where a seat's turn stands, for the title of its menu: "Actions: 2 of 3". */
  status?(g: Game, s: State, seat: Seat): Bilingual | undefined;
  /** Who acts or what is going on, above a question that does not say it itself. */
  title?(g: Game, s: State, decision: Decision): Bilingual | undefined;
  /** What a window asks, for the seat whose turn it is or another. */
  window?(name: string, own: boolean): WindowWords | undefined;
  /** Names of abilities that are letters on the cards, by their Czech letter. */
  readonly letters?: Readonly<Record<string, Bilingual>>;
  /** The sentence that says so, at the first window of a game. */
  readonly asking?: Bilingual;
  /** What the course of a game is counted by. */
  readonly score?: { readonly text: Bilingual; of(g: Game, s: State, seat: Seat): number };
  /** Kinds of zones whose number of cards is worth foretelling: a deck that is a life. */
  readonly piles?: readonly string[];
  /** The act a player most likely has in mind with a card, where a refusal needs to know it. */
  usual?(g: Game, s: State, card: Card): string | undefined;
  /** What the coach may say, the most important first. */
  readonly coach?: readonly Advice[];
  /** What the table shows besides the view, from what the viewer may know; undefined for nothing. */
  scene?(g: Game, s: State, view: Omit<View, 'decision'>): unknown;
}

/** Games with something of their own to show. */
const EXTRAS: Readonly<Record<string, () => Promise<GameExtras>>> = {
  'summoner-wars': async () => (await import('./summoner-wars.ts')).summonerWarsExtras,
  siegestorm: async () => (await import('./siegestorm.ts')).siegestormExtras,
  'original-war': async () => (await import('./original-war.ts')).originalWarExtras,
  doomtrooper: async () => (await import('./doomtrooper.ts')).doomtrooperExtras,
};

export async function loadGame(game: string): Promise<GameExtras> {
  const manifest = manifestOf(game);
  if (manifest === undefined) throw new Error(`there is no game "${game}"`);
  return EXTRAS[game]?.() ?? plainExtras(await manifest.load());
}
