import { describe, expect, it } from 'vitest';
import { call, callJson, fileOf } from './call.ts';

describe('bojiste scene', () => {
  it('names file and line of what it cannot read', async () => {
    const file = fileOf('broken.yaml', 'scene: x\ngame: skirmish\nflavour: sweet\n');
    const { code, out } = await call('scene', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:3: `);
    expect(out).toMatch(/1 scenes, 1 failed$/);
  });

  it('says when a file is not there', async () => {
    const { code, found } = await callJson('scene', 'nowhere.yaml');
    expect(code).toBe(1);
    expect(found).toMatchObject({ passed: 0, failed: 1 });
    expect(found.scenes[0].failures[0].message).toContain('no such file');
  });

  it('exits 2 without files', async () => {
    const { code, err } = await call('scene');
    expect(code).toBe(2);
    expect(err).toContain('at least one file');
  });
});
