import { sceneTests, useGames } from '@bojiste/testing';
import { doomtrooper } from '../index.ts';

useGames({ doomtrooper: () => doomtrooper });
sceneTests(new URL('scenes', import.meta.url).pathname);
