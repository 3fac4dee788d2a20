import { sceneTests, useGames } from '@bojiste/testing';
import { tested } from './kit.ts';

useGames({ doomtrooper: () => tested });
sceneTests(new URL('scenes', import.meta.url).pathname);
