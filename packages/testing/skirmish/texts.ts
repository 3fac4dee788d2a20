import type { Bilingual } from '@bojiste/kernel';

export const texts: Readonly<Record<string, Bilingual>> = {
  'scope.fight': { cs: 'boj|i:stroj', en: 'fight' },
  'slot.commands': { cs: 'jedním rozkazem', en: 'as a command' },
  'scope.ride': { cs: 'jízda|f:žena', en: 'ride' },
  'name.captain': { cs: 'kapitán', en: 'captain' },
  'words.columns': { cs: 'a,b,c,d', en: 'a,b,c,d' },
  'ask.mulligan': { cs: 'Které karty zamícháte zpět?', en: 'Which cards do you shuffle back?' },
  'words.supplies': { cs: 'energie,karty,náboje', en: 'energy,cards,charges' },
  'ask.supplies': {
    cs: 'Rozdělte tři zásoby: energie, karty, náboje.',
    en: 'Divide three supplies: energy, cards, charges.',
  },
  'ask.march': { cs: 'Kam pochodovat?', en: 'March where?' },
  'ask.strike': { cs: 'Na koho udeřit?', en: 'Strike whom?' },
  'ask.reveal': { cs: 'Odkrýt ji?', en: 'Reveal it?' },
  'ask.drive': { cs: 'Hnát ji hned do boje za 1 zranění?', en: 'Drive it on at once for 1 harm?' },
  'ask.further': { cs: 'Pokračovat o další pole?', en: 'March one space further?' },
  'ask.surplus': { cs: 'Odhoďte karty nad pět.', en: 'Discard down to five cards.' },
  'proc.fight': { cs: '{0:nom} [bojuje|bojovat|bojuje] s {1:ins}', en: '{0} [fight|fights] {1}' },
  'refusal.notYourTurn': { cs: 'Nejste na tahu.', en: 'It is not your turn.' },
  'refusal.tooDear': { cs: 'Stojí {cost}, máte {energy}.', en: 'It costs {cost}, you have {energy}.' },
  'refusal.homeFull': { cs: 'Domovská řada je plná.', en: 'The home row is full.' },
  'refusal.noTarget': { cs: 'Nemá cíl.', en: 'It has no target.' },
  'refusal.noSpace': { cs: 'Vedle není volné pole.', en: 'There is no free space beside it.' },
  'refusal.moved': { cs: 'Už se v tomto tahu pohnula.', en: 'It has already moved this turn.' },
  'refusal.struck': { cs: 'Už v tomto tahu udeřila.', en: 'It has already struck this turn.' },
  'refusal.rallied': {
    cs: 'Kapitán už svolával, nebo na to není energie.',
    en: 'The captain has rallied or lacks energy.',
  },
};
