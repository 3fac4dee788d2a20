import { readFileSync } from 'node:fs';
import { readScenes, rule, runOneScene, type Scene, sceneFiles } from '@bojiste/testing';
import { expect, vi } from 'vitest';
import { summonerWars } from '../index.ts';
import { SPACES, spaceNames } from '../rules/distance.ts';

/** The rule scenes on a board of five columns: a rule that wrote down the size of the board would fail here. */

vi.mock('../rules/components.ts', async (original) => ({ ...(await original<object>()), COLUMNS: 5 }));

const registry = { 'summoner-wars': () => summonerWars };

/** Most scenes put the other Summoner into the far corner and use no other space of the sixth column. */
const toTheCorner = (text: string): string => text.replace(/\bf8\b/g, 'e8');
const fits = (text: string): boolean =>
  /^game: summoner-wars$/m.test(text) && !/\be8\b/.test(text) && !/\bf[1-7]\b/.test(text);

const scenesOf = (file: string): Scene[] =>
  readFileSync(file, 'utf8')
    .split(/^---$/m)
    .filter(fits)
    .flatMap((text) => readScenes(toTheCorner(text), file));

/** Scenes whose corner matters: two spell out a layout of the wide board, two measure the distance to the Summoner. */
const BOUND_TO_THE_CORNER = new Set([
  "The second player's layout is the first one's turned by half a circle",
  'Four cards each, five in hand, two and three magic',
  'Against the Summoner and those beside her only special symbols count',
  'Whoever attacks the Summoner or a unit near her is hurt',
]);

rule('SW-RULING-01', 'the rule scenes that fit pass on a board of five columns', () => {
  expect([SPACES, spaceNames[5], spaceNames[39]]).toEqual([40, 'a2', 'e8']);
  const scenes = sceneFiles(new URL('scenes', import.meta.url).pathname)
    .flatMap(scenesOf)
    .filter((scene) => !BOUND_TO_THE_CORNER.has(scene.name));
  expect(scenes.length).toBeGreaterThan(500);
  const failed = scenes.map((scene) => runOneScene(registry, scene, ['plain'])).filter((one) => !one.ok);
  expect(failed.flatMap((one) => one.failures)).toEqual([]);
});
