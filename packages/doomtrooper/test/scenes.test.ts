import { sceneTests, useGames } from '@bojiste/testing';
import { tested } from './kit.ts';
import { turning } from './turning.ts';

useGames({ doomtrooper: () => tested });
const PRICE = 'a price: what is paid is no reason to offer an act';
sceneTests(new URL('scenes', import.meta.url).pathname, {
  turning,
  unheld: { spendAction: PRICE, spendAttack: PRICE },
});
