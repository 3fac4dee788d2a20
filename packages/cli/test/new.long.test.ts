import { LISTED } from '@bojiste/games';
import { beforeAll, describe, it } from 'vitest';
import { type Copy, copyOfProject, LIKE } from './project-copy.ts';

/** "Add a card" of CONTRIBUTING.md, followed step by step in a copy of the project: everything of the game stays green. */

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
    copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', `packages/${id}/test`);
  });
});
