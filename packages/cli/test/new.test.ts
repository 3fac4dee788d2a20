import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { type Copy, copyOfProject, LIKE } from './project-copy.ts';

/** Skeletons, written into a copy of the project. That the whole of a game stays green with a new card: new.long.test.ts. */

let copy: Copy;
beforeAll(() => {
  copy = copyOfProject();
}, 180_000);

const read = (file: string): string => readFileSync(join(copy.folder, file), 'utf8');

describe('bojiste new card', () => {
  it.each(Object.entries(LIKE))('%s: a card with its names, and a scene that runs', (game, like) => {
    const names = ['--cs', 'Zkušební karta', '--en', 'Trial Card'];
    const [source, scene] = copy
      .bojiste('new', 'card', 'trial-card', '--game', game, '--like', like, ...names)
      .split('\n');
    expect(read(source)).toContain('Zkušební karta');
    expect(copy.bojiste('scene', scene)).toContain('1 scenes, 0 failed');
  });
});

it('bojiste new lesson copies a lesson under another name, and it plays', () => {
  const [file] = copy
    .bojiste('new', 'lesson', 'trial', '--game', 'siegestorm', '--cs', 'Zkouška', '--en', 'Trial')
    .split('\n');
  expect(read(file)).toContain('name: { cs: Zkouška, en: Trial }');
  expect(copy.bojiste('lesson', '--game', 'siegestorm')).not.toMatch(/trial.*finding/i);
});

it('bojiste new game makes a game with clauses, scenes and its line in the list', () => {
  copy.bojiste('new', 'game', 'two-hills', '--cs', 'Dva kopce', '--en', 'Two Hills');
  expect(read('packages/games/list.ts')).toContain(
    "export { manifest as twoHills } from '@bojiste/two-hills/manifest';",
  );
  expect(read('examples/two-hills/spec/fight.yaml')).toContain('TH-FIGHT-01');
  expect(read('examples/two-hills/index.ts')).not.toMatch(/three-fords|threeFords|Three Fords/);
});

it('what is missing or there already is a usage error', async () => {
  expect((await call('new', 'card')).code).toBe(2);
  expect((await call('new', 'card', 'axeman', '--game', 'siegestorm', '--like', 'axeman')).err).toContain(
    'there already',
  );
  expect((await call('new', 'card', 'x', '--game', 'siegestorm', '--like', 'nobody')).err).toContain(
    'no card "nobody"',
  );
  expect((await call('new', 'deck', 'x')).err).toContain('card, game or lesson');
});
