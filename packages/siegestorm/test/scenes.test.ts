import { join } from 'node:path';
import { sceneTests, useGames } from '@bojiste/testing';
import { siegestorm } from '../index.ts';
import { turning } from './turning.ts';

useGames({ siegestorm: () => siegestorm });

sceneTests(join(import.meta.dirname, 'scenes'), {
  turning,
  anyway: { 'feat 0': 'its number is the goal: a point is given in any case' },
});
