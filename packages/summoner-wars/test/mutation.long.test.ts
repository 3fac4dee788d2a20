import { mutationTests } from '@bojiste/testing';
import { summonerWars } from '../index.ts';

mutationTests(summonerWars, {
  scenes: new URL('scenes', import.meta.url),
  rules: new URL('rules/', import.meta.url),
});
