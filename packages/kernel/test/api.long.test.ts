import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

it('pages of the API are made of the doc comments, without a warning', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-api-'));
  execFileSync(process.execPath, ['scripts/api.mjs', folder], { cwd: ROOT });
  const page = readFileSync(join(folder, 'functions', 'kernel.defineGame.html'), 'utf8');
  expect(page).toContain('GameParts');
  expect(readFileSync(join(folder, 'modules.html'), 'utf8')).toMatch(/kernel\/effects\/build[\s\S]*prose/);
});
