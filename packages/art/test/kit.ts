import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { doomtrooper } from '@bojiste/doomtrooper';
import { originalWar } from '@bojiste/original-war';
import { siegestorm } from '@bojiste/siegestorm';
import { summonerWars } from '@bojiste/summoner-wars';
import type { CardFacts, Icons } from '../index.ts';

/** All cards of all games, and the drawings of the icon set. */

const factsOf = (cards: typeof doomtrooper.cards): CardFacts[] =>
  cards.map(({ key, set, type, kinds, stats, facts }) => ({ key, set, type, kinds, stats, facts: facts ?? {} }));

export const GAMES: Readonly<Record<string, readonly CardFacts[]>> = {
  doomtrooper: factsOf(doomtrooper.cards),
  'original-war': factsOf(originalWar.cards),
  siegestorm: factsOf(siegestorm.cards),
  'summoner-wars': factsOf(summonerWars.cards),
};

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as IconSet;

export const icons: Icons = (name) => {
  const found = set.icons[set.aliases?.[name]?.parent ?? name];
  return found && [...found.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
};
