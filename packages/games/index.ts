import type { GameManifest } from '@bojiste/kernel';
import * as list from './list.ts';

/** The registered games, light enough for a first page: rules and cards are loaded when they are wanted. */

const UNLISTED = Number.POSITIVE_INFINITY;
const place = ({ order = UNLISTED }: GameManifest): number => order;
const byPlace = (a: GameManifest, b: GameManifest): number => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0);

/** All games that can be played, in the order of lists; those in no list come last. */
export const GAMES: readonly GameManifest[] = Object.values<GameManifest>(list).sort(byPlace);

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** Games that lists show; the others, examples, can be played by their address. */
export const LISTED: readonly GameManifest[] = GAMES.filter(({ order }) => order !== undefined);

export const manifestOf = (id: string | undefined): GameManifest | undefined => GAMES.find((game) => game.id === id);
