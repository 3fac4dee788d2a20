import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING, type Progress, progress } from '../learn/progress.ts';
import { syncProgress, together } from '../learn/sync.ts';
import { ACCOUNT } from '../session/account.ts';

const LESSON = 'siegestorm/1-every-card-is-a-life';
const HERE: Progress = {
  ...NOTHING,
  lessons: { [LESSON]: 'done', 'siegestorm/2-the-defender-first': 'known' },
  puzzles: { 'siegestorm/First the wall': 'helped' },
  days: ['2026-11-19'],
  heeded: { 'siegestorm/empty-field': 1 },
};
const THERE: Progress = {
  ...NOTHING,
  lessons: { [LESSON]: 'known' },
  puzzles: { 'siegestorm/First the wall': 'alone' },
  days: ['2026-11-18', '2026-11-19'],
  explained: ['siegestorm/SS-TURN-05'],
  heeded: { 'siegestorm/empty-field': 3 },
};

/** A browser's store and a server, both as plain as can be. */
let kept: Record<string, string>;
let served: Progress | null;
let asked: string[];

async function serve(path: string, { method, body }: RequestInit): Promise<Response> {
  asked.push(`${method} ${path}`);
  if (method === 'PUT') served = JSON.parse(String(body)) as Progress;
  return Response.json(method === 'PUT' ? {} : served);
}

beforeEach(() => {
  kept = {};
  served = null;
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => delete kept[key],
  });
  vi.stubGlobal('fetch', serve);
});

// Tests of other files run after these in the same process.
afterEach(() => vi.unstubAllGlobals());

/** What this browser has learned, as it would be found on opening the page. */
async function browser(learned: Progress, account: string | null) {
  if (account !== null) kept[ACCOUNT] = account;
  const { change } = await import('../learn/progress.ts');
  change(learned);
}

describe('what was learned', () => {
  it('is put together: nothing that one side knows is lost', () => {
    const all = together(THERE, HERE);
    expect(all.lessons).toEqual({ [LESSON]: 'done', 'siegestorm/2-the-defender-first': 'known' });
    expect(all.puzzles).toEqual({ 'siegestorm/First the wall': 'alone' });
    expect(all.days).toEqual(['2026-11-18', '2026-11-19']);
    expect(all.heeded).toEqual({ 'siegestorm/empty-field': 3 });
    expect(together(all, HERE)).toEqual(all);
  });

  it('reaches the server and comes from there, once', async () => {
    await browser(HERE, 'u1');
    served = THERE;
    await syncProgress();
    expect(progress()).toEqual(together(THERE, HERE));
    expect(served).toEqual(together(THERE, HERE));
    asked = [];
    await syncProgress();
    expect(asked).toEqual(['GET /api/learned']);
  });

  it('of nobody is asked of nobody', async () => {
    await browser(HERE, null);
    await syncProgress();
    expect(asked).toEqual([]);
  });

  it('of one account is not given to another', async () => {
    await browser(HERE, 'u1');
    await syncProgress();
    kept[ACCOUNT] = 'u2';
    served = null;
    await syncProgress();
    expect(progress()).toEqual(NOTHING);
    expect(served).toBeNull();
  });
});
