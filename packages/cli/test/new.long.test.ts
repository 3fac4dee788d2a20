import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTED } from '@bojiste/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copyOfProject, LIKE } from './project-copy.ts';

/** "Add a card" of CONTRIBUTING.md, followed step by step in a copy of the project: everything of the game stays green. */

const NOUN = "'f žena': [";

let copy: Copy;
beforeAll(() => {
  copy = copyOfProject();
});

describe.each(LISTED)('$id', ({ id }) => {
  it('a new card leaves all tests green', () => {
    copy.bojiste(
      'new',
      'card',
      'trial-card',
      '--game',
      id,
      '--like',
      LIKE[id],
      '--cs',
      'Zkouška',
      '--en',
      'Trial Card',
    );
    copy.bojiste('texts', '--game', id, '--write');
    copy.bojiste('lint', '--game', id);
    // Its name is put where names of its declension stand.
    const names = join(copy.folder, `packages/session/beats/names/${id}.ts`);
    const lists = readFileSync(names, 'utf8');
    expect(lists).toContain(NOUN);
    writeFileSync(names, lists.replace(NOUN, `${NOUN}'Zkouška', `));
    const tests = [`packages/${id}/test`, 'packages/session/test/names.test.ts'];
    copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', ...tests);
  });
});
