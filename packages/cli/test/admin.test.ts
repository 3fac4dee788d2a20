import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@bojiste/server/store/store';
import { expect, it } from 'vitest';
import { call } from './call.ts';

it('judges from the console, with a reason or not at all', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bojiste-cli-admin-'));
  const store = await openStore({ folder: data });
  const standing = { role: '', muted_until: 0, banned_until: 0 };
  const known = { kind: 'account', login: 'hrubian', skeleton: null, password: null, created: 1, seen: 1 };
  await store.people.add({ id: 'u1', name: 'Hrubián', ...known, ...standing });
  await store.talk.report('m1', 'u1', 1, 'prohrává schválně');
  await store.close();
  const admin = (...args: string[]) => call('admin', '--data', data, ...args);
  expect((await admin('reports')).out).toContain('prohrává schválně');
  expect((await admin('show', '1')).out).toContain('m1');
  expect(await admin('ban', 'Hrubián')).toMatchObject({ code: 2 });
  expect(await admin('ban', 'nobody', '--reason', 'opakovaně')).toMatchObject({ code: 1 });
  expect(await admin('ban', 'Hrubián', '--days', '2', '--reason', 'opakovaně')).toMatchObject({ code: 0 });
  expect(await admin('close', '1', '--reason', 'vyřízeno')).toMatchObject({ code: 0 });
  expect((await admin('reports')).out).toContain('No reports.');
  expect((await admin('log')).out).toMatch(/console: ban u1 until .* opakovaně/);
  expect(await admin('promote', 'u1')).toMatchObject({ code: 2 });
  rmSync(data, { recursive: true });
}, 60_000);
