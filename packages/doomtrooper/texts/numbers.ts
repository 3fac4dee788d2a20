import type { StatDecl } from '@bojiste/kernel';
import { ANY_NUMBER, HAND_SIZE, REGULAR_ACTIONS } from '../types.ts';

/** The numbers of cards and players, and how they are told. */

/** DT-MOD-01 to 07, DT-RULING-81 and 82: fractions are rounded up, only once, at the end. */
export const stats: readonly StatDecl[] = [
  { name: 'fight', round: 'up', text: { cs: 'Z|n:0', en: 'F' } },
  { name: 'shoot', round: 'up', text: { cs: 'S|n:0', en: 'S' } },
  { name: 'armor', round: 'up', text: { cs: 'O|n:0', en: 'A' } },
  { name: 'value', round: 'up', text: { cs: 'H|n:0', en: 'V' } },
  // Numbers of players, asked of nothing but the card that stands for one (DT-DRAW-01, DT-ACT-01, DT-MED-01).
  {
    name: 'handLimit',
    absent: HAND_SIZE,
    min: 0,
    says: { cs: '{n:má,mají} v ruce limit {n} karet', en: '{n:has,have} a hand size of {n}' },
    text: { cs: 'limit* karet v ruce|i:hrad', en: 'hand size' },
  },
  {
    name: 'turnActions',
    absent: REGULAR_ACTIONS,
    min: 1,
    text: { cs: 'počet* akcí v kole|i|počet,počtu,počtu,počet,počtu,počtem', en: 'actions* per turn' },
  },
  {
    name: 'meditation',
    absent: 1,
    min: 0,
    says: {
      cs: 'každou meditací {n:získá,získají} {n:count:destiny}',
      en: '{n:gains,gain} {n:count:destiny} each time they meditate',
    },
    text: { cs: 'výnos* meditace|i:hrad', en: 'meditation yield' },
  },
  { name: 'fee', round: 'up', min: 0, text: { cs: 'cena* efektu|f:žena', en: 'price* of its effect' } },
  // Actions that an attack costs beside its own: by whoever makes it, and whoever it is made on.
  {
    name: 'attackActions',
    min: 0,
    says: { cs: 'útočí o {n} akci dráž', en: 'attacks for {n} more action' },
    text: { cs: 'cena* útoku v akcích navíc|f:žena', en: 'extra actions* per attack' },
  },
  {
    name: 'targetActions',
    min: 0,
    says: { cs: 'jsou při útoku o {n} akci dražší', en: 'cost {n} more action to attack' },
    text: { cs: 'cena* útoku na něj v akcích navíc|f:žena', en: 'extra actions* per attack on it' },
  },
  { name: 'attackCost', min: 0, text: { cs: 'cena* útoku v bodech osudu|f:žena', en: 'attack cost' } },
  // Numbers of players for their draw and discard steps (DT-DRAW-01, DT-DISC-01, 02).
  {
    name: 'drawLimit',
    absent: ANY_NUMBER,
    min: 0,
    says: {
      cs: 'si v kroku dobírání {n:dobírá,dobírají} nejvýše {n:count:karta|f:žena:acc}',
      en: '{n:draws,draw} at most {n:count:card} in the draw step',
    },
    text: { cs: 'nejvyšší počet* dobíraných karet|i:hrad', en: 'most cards drawn' },
  },
  {
    name: 'drawLess',
    min: 0,
    says: {
      cs: 'si v kroku dobírání {n:dobírá,dobírají} o {n:count:karta|f:žena:acc} méně, vždy však aspoň 1',
      en: '{n:draws,draw} {n:count:card} fewer in the draw step, but always at least 1',
    },
    text: { cs: 'počet* nedobraných karet|i:hrad', en: 'fewer cards drawn' },
  },
  {
    name: 'drawFee',
    min: 0,
    says: {
      cs: 'za každou dobranou kartu {n:zaplatí,zaplatí} {n:count:destiny}, a nemá-li čím, nedobere si ji',
      en: '{n:pays,pay} {n:count:destiny} for each card drawn, and draws none without paying',
    },
    text: { cs: 'cena* dobrané karty|f:žena', en: 'price* of a card drawn' },
  },
  {
    name: 'purse',
    absent: ANY_NUMBER,
    min: 0,
    says: {
      cs: '{n:smí,smějí} mít nejvýše {n:count:destiny} (co mají navíc, ihned ztrácejí)',
      en: 'may have at most {n:count:destiny} (what they have beyond is lost at once)',
    },
    text: { cs: 'nejvyšší počet* bodů osudu|i:hrad', en: 'most destiny points' },
  },
  {
    name: 'discards',
    absent: 1,
    min: 0,
    says: {
      cs: '{n:smí,smějí} v kroku odhazování karet odhodit až {n} karty',
      en: 'may discard up to {n} cards in the discard step',
    },
    saysMore: {
      cs: '{n:smí,smějí} v kroku odhazování karet odhodit o {n:count:karta|f:žena:acc} víc',
      en: 'may discard {n:count:card} more in the discard step',
    },
    text: { cs: 'odhazované karty|f:žena', en: 'cards discarded' },
  },
  {
    name: 'targetCost',
    min: 0,
    saysMore: {
      cs: '{n:stojí,stojí} útočníka {n:count:destiny} navíc',
      en: '{n:costs,cost} {n:count:destiny} more to attack',
    },
    text: { cs: 'cena* útoku na něj v bodech osudu|f:žena', en: 'destiny points* to attack it' },
  },
  {
    name: 'recruitShare',
    absent: 100,
    says: {
      cs: '{n:stojí,stojí} při vyložení {n} % své H',
      en: '{n:costs,cost} {n}% of {n:its,their} V to bring into play',
    },
    text: { cs: 'cena* vyložení v procentech H|f:žena', en: 'recruiting price* in hundredths of V' },
  },
  {
    name: 'artWorth',
    absent: 1,
    says: {
      cs: '{n:získá,získají} za každý bod osudu investovaný do kouzel tolik, co jiní za {n}',
      en: '{n:gets,get} as much for each destiny point invested in spells as others do for {n}',
    },
    text: { cs: 'hodnota* bodu osudu v kouzlech|f:žena', en: 'worth* of a destiny point in spells' },
  },
];
