import { doomtrooperIcons } from './icons/doomtrooper.ts';
import { originalWarIcons } from './icons/original-war.ts';
import { siegestormIcons } from './icons/siegestorm.ts';
import { summonerWarsIcons } from './icons/summoner-wars.ts';
import { doomtrooperParts } from './recipes/doomtrooper.ts';
import { lexiconIcons } from './recipes/lexicon.ts';
import { summonerWarsParts } from './recipes/summoner-wars.ts';

/** Drawings of the icon set that pictures of a game may need: the build packs them, the page of credits names them. */

const NEEDED: Readonly<Record<string, () => readonly string[]>> = {
  doomtrooper: () => [...Object.values(doomtrooperIcons), ...doomtrooperParts()],
  'summoner-wars': () => [...Object.values(summonerWarsIcons), ...summonerWarsParts()],
  siegestorm: () => [...Object.values(siegestormIcons), ...lexiconIcons()],
  'original-war': () => [...Object.values(originalWarIcons), ...lexiconIcons()],
};

export const drawingsOf = (game: string): string[] => [...new Set(NEEDED[game]())].sort();

/** Games whose cards have pictures. */
export const gamesWithDrawings = (): string[] => Object.keys(NEEDED);

export const allDrawings = (): string[] => [...new Set(gamesWithDrawings().flatMap(drawingsOf))].sort();
