import { sceneTests, useGames } from '@bojiste/testing';
import { tested } from './kit.ts';
import { turning } from './turning.ts';

useGames({ doomtrooper: () => tested });
const EITHER = 'one of the two kinds of points may be none';
const CHOICE = 'its number is a choice and no quantity';
const PRICE = 'a price: what is paid is no reason to offer an act';
sceneTests(new URL('scenes', import.meta.url).pathname, {
  turning,
  unheld: { spendAction: PRICE, spendAttack: PRICE },
  anyway: {
    'toLibrary 0': 'a card is followed to where it fell',
    'sacrifice 0': 'a card is followed to where it fell',
    'toHand 0': 'a card is followed to where it fell',
    'award 1': EITHER,
    'award 2': EITHER,
    'transfer 1': CHOICE,
    'pierce 1': CHOICE,
    'uncover 1': CHOICE,
  },
});
