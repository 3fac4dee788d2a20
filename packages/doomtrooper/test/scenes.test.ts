import { sceneTests, useGames } from '@bojiste/testing';
import { tested } from './kit.ts';
import { turning } from './turning.ts';

useGames({ doomtrooper: () => tested });
sceneTests(new URL('scenes', import.meta.url).pathname, { turning });
