import { doomtrooper } from '@bojiste/doomtrooper';
import type { GameDef } from '@bojiste/kernel';
import { originalWar } from '@bojiste/original-war';
import { siegestorm } from '@bojiste/siegestorm';
import { summonerWars } from '@bojiste/summoner-wars';

export const allGames: readonly (readonly [string, GameDef])[] = [
  ['Summoner Wars', summonerWars],
  ['Siegestorm', siegestorm],
  ['Original War', originalWar],
  ['Doomtrooper', doomtrooper],
];
