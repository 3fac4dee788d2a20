import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Served, serve } from '../index.ts';

describe('serve', () => {
  let siteDir: string;
  let served: Served | undefined;

  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'bojiste-site-'));
    writeFileSync(join(siteDir, 'index.html'), '<title>here</title>');
  });

  afterEach(async () => {
    await served?.close();
    served = undefined;
    rmSync(siteDir, { recursive: true });
  });

  const get = (path: string) => fetch(`http://localhost:${served?.port}${path}`);

  it('serves the site at the root', async () => {
    served = await serve({ port: 0, siteDir });
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(await answer.text()).toBe('<title>here</title>');
  });

  it('answers /healthz', async () => {
    served = await serve({ port: 0, siteDir });
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  });

  it('answers 404 for what is not there, and never leaves the site folder', async () => {
    served = await serve({ port: 0, siteDir });
    expect((await get('/nothing')).status).toBe(404);
    expect((await get('/..%2f..%2fetc%2fpasswd')).status).not.toBe(200);
  });

  it('refuses to start without a built site', async () => {
    rmSync(join(siteDir, 'index.html'));
    await expect(serve({ port: 0, siteDir })).rejects.toThrow('No built site');
  });

  it('reports a port that is taken', async () => {
    served = await serve({ port: 0, siteDir });
    await expect(serve({ port: served.port, siteDir })).rejects.toThrow('EADDRINUSE');
  });
});
