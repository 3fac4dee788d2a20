import { sceneTests, useGames } from '@bojiste/testing';
import { summonerWars } from '../index.ts';
import { stubs } from './support/stubs.ts';
import { stubEffects } from './support/stubs-effects.ts';
import { stubGlossary } from './support/stubs-glossary.ts';
import { turning } from './turning.ts';

useGames({
  'summoner-wars': () => summonerWars,
  'summoner-wars-stubs': () => stubs,
  'summoner-wars-effects': () => stubEffects,
  'summoner-wars-glossary': () => stubGlossary,
});
const OPEN = 'a card by which the aim is turned or held may be left open';
const BEGINS = 'it begins a procedure, which sees for itself that nothing can be done';
sceneTests(new URL('scenes', import.meta.url).pathname, {
  turning,
  unheld: { push: BEGINS, mayPush: BEGINS, pushThrough: BEGINS, mayAttackBeside: BEGINS },
  anyway: {
    'roll 0': 'dice are rolled also when whom they are rolled for has left',
    'mayPushTurned 1': OPEN,
    'mayPushTurned 2': OPEN,
    'mayAttack 1': OPEN,
  },
});
