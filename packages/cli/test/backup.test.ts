import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@bojiste/server/store/store';
import { expect, test } from 'vitest';
import { call, fileOf, pathOf } from './call.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'bojiste-cli-backup-'));

test('a mistyped folder is an error: no folder, no file, no success', async () => {
  const typo = join(folder(), 'dtaa');
  const file = pathOf('never.jsonl.gz');
  const { code, err } = await call('backup', '--data', typo, file);
  expect(code).toBe(1);
  expect(err).toContain('dtaa');
  expect([existsSync(typo), existsSync(file)]).toEqual([false, false]);
});

test('what is written can be read back; what is not whole is an error', async () => {
  const data = folder();
  await (await openStore({ folder: data })).close();
  const file = pathOf('whole.jsonl.gz');
  expect(await call('backup', '--data', data, file)).toMatchObject({ code: 0 });
  expect(await call('restore', '--data', folder(), file)).toMatchObject({ code: 0 });
  expect(await call('restore', '--data', folder(), fileOf('other.gz', 'no archive'))).toMatchObject({ code: 1 });
  expect(await call('restore', '--data', folder(), pathOf('missing.gz'))).toMatchObject({ code: 2 });
});

test('a place that cannot be written to is an error and leaves nothing behind', async () => {
  const data = folder();
  await (await openStore({ folder: data })).close();
  const target = folder();
  expect(await call('backup', '--data', data, join(target, 'no', 'such', 'place.gz'))).toMatchObject({ code: 1 });
  expect(readdirSync(target)).toEqual([]);
});
