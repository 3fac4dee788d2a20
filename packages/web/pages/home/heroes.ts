import type { CardFacts } from '@bojiste/art';
import type { GameId } from '../../library/games.ts';

/** Whose pictures stand for the games on the first page: facts of these cards, so that no pool of cards need be loaded. */
export const HEROES: Readonly<Record<GameId, CardFacts | undefined>> = {
  'summoner-wars': {
    key: 'svara',
    set: 'polar-dwarves',
    type: 'summoner',
    kinds: ['unit', 'summoner'],
    stats: { life: 12, strength: 3, ranged: 1, range: 3 },
    facts: { nation: 'polar-dwarves', attack: 'ranged', symbols: ['logic', 'water'] },
  },
  doomtrooper: {
    key: 'sean-gallagher',
    set: 'base',
    type: 'warrior',
    kinds: ['warrior', 'personality'],
    stats: { fight: 10, shoot: 3, armor: 8, value: 8 },
    facts: { affiliations: ['imperial'] },
  },
  siegestorm: {
    key: 'war-queen',
    set: 'yrsa',
    type: 'monster',
    kinds: ['champion'],
    stats: { cost: 5, an: 6, dn: 4 },
    facts: { faction: 'yrsa', back: 'yrsa', rank: 'champion' },
  },
  'original-war': {
    key: 'macmillan',
    set: 'americans',
    type: 'character',
    kinds: ['character', 'human', 'soldier', 'unique', 'hero'],
    stats: { speed: 11, defence: 7, health: 2, weapon: 5, initiative: 4 },
    facts: { nation: 'americans', name: 'john macmillan', subname: 'vyvolený velitel' },
  },
};
