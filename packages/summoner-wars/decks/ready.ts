import type { Bilingual, Deck } from '@bojiste/kernel';

/** The ready decks: 34 cards each with the Summoner (SW-DECK-16). */

interface Lists {
  readonly start: readonly [string, string];
  readonly epic: string;
  readonly events: readonly [string, string, string];
  readonly champions: readonly [string, string, string];
  readonly commons: readonly [string, string, string, string];
}

function ready(key: string, name: Bilingual, leader: string, lists: Lists): Deck {
  const cards: Record<string, number> = { 'starting-gate': 1, gate: 3, [lists.epic]: 2 };
  for (const event of lists.events) cards[event] = 2;
  for (const champion of lists.champions) cards[champion] = 1;
  for (const common of lists.commons) cards[common] = lists.start.includes(common) ? 5 : 4;
  return { key, name, leader, cards };
}

export const fallenKingdom = ready('fallen-kingdom', { cs: 'Padlé království', en: 'Fallen Kingdom' }, 'ret-talus', {
  start: ['undead-archer', 'undead-carrier'],
  epic: 'sacrificial-pyre',
  events: ['hellforged-weapon', 'purge', 'blood-summon'],
  champions: ['gul-dass', 'dragos', 'elut-bal'],
  commons: ['hellfire-cultist', 'undead-warrior', 'undead-carrier', 'undead-archer'],
});

export const polarDwarves = ready('polar-dwarves', { cs: 'Polární trpaslíci', en: 'Polar Dwarves' }, 'svara', {
  start: ['frost-mage', 'ice-golem'],
  epic: 'ice-ram',
  events: ['parapet', 'ice-repair', 'glacial-shift'],
  champions: ['nadiana', 'ollag', 'jarmund'],
  commons: ['frost-mage', 'ice-golem', 'bear-cavalry', 'ice-smith'],
});

export const readyDecks: readonly Deck[] = [fallenKingdom, polarDwarves];
