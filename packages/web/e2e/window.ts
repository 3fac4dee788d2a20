import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A window of the browser as a player has it: a language, a screen, a way to point; every complaint is kept. */

export interface Screen {
  readonly locale: 'cs-CZ' | 'en-GB';
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  /** Nothing moves unless this is wanted. */
  readonly moving?: boolean;
}

export const DESKTOP: Screen = { locale: 'cs-CZ', width: 1280, height: 800, touch: false };
export const PHONE: Screen = { locale: 'cs-CZ', width: 375, height: 720, touch: true };
export const english = (screen: Screen): Screen => ({ ...screen, locale: 'en-GB' });

export interface Window {
  readonly page: Page;
  /** Errors of the page and of its console. */
  readonly troubles: readonly string[];
  readonly screen: Screen;
  close(): Promise<void>;
}

/** Opens an address; animations are off unless the settings say otherwise. */
export async function openWindow(
  browser: Browser,
  url: string,
  screen: Screen,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Window> {
  const { locale, width, height, touch, moving = false } = screen;
  const context: BrowserContext = await browser.newContext({
    locale,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: moving ? 'no-preference' : 'reduce',
  });
  // Whatever runs these files may wrap named functions; the page must know the wrapper.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  await context.addInitScript(
    (kept) => localStorage.getItem('bojiste.settings') ?? localStorage.setItem('bojiste.settings', kept),
    JSON.stringify({ pace: 'off', sound: false, language: locale.slice(0, 2), ...settings }),
  );
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(url);
  return { page, troubles, screen, close: () => context.close() };
}

interface Found {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** Serious violations, and anything that makes the page wider than its window. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as {
    violations: readonly Found[];
  };
  const serious = found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wider > 0 ? [...serious, `${wider} px wider than the window`] : serious;
}
