import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openGame, type Planned } from './games.ts';
import { openBrowser } from './site.ts';
import { openWindow, type Screen, type Window } from './window.ts';

/** For every file of browser tests: one browser, windows that are closed after each test and must have no complaint. */
export function browserTests() {
  let browser: Browser;
  let opened: Window[] = [];
  const url = inject('siteUrl');

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const windows = opened;
    opened = [];
    for (const window of windows) await window.close();
    expect(windows.flatMap(({ troubles }) => troubles)).toEqual([]);
  });

  async function keep(opening: Promise<Window>): Promise<Window> {
    const window = await opening;
    opened.push(window);
    return window;
  }
  return {
    url,
    openAt: (address: string, screen: Screen) => keep(openWindow(browser, address, screen)),
    open: (screen: Screen, hash = '', settings = {}) => keep(openWindow(browser, url + hash, screen, settings)),
    play: (screen: Screen, plan: Planned, settings = {}) => keep(openGame(browser, url, screen, plan, settings)),
  };
}
