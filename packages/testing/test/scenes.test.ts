import { sceneTests, useGames } from '@bojiste/testing';
import { pebbles } from './pebbles.ts';

useGames({ pebbles: () => pebbles });
sceneTests(new URL('scenes', import.meta.url).pathname);
