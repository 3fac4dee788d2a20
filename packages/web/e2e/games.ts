import type { Seat } from '@bojiste/kernel';
import { loadGame } from '@bojiste/session/games/index';
import type { Browser } from 'playwright-core';
import { openWindow, type Screen, type Window } from './window.ts';

/** Games set up for the browser as its own pages would do it, with a seed, so that every run is the same. */

export interface Planned {
  readonly game: string;
  readonly mode?: string;
  readonly seats?: number;
  /** Keys of ready decks; missing ones are dealt from the first on. */
  readonly decks?: readonly string[];
  readonly options?: Readonly<Record<string, number>>;
  readonly seed?: string;
  readonly bot?: string;
}

async function savedText(id: string, plan: Planned): Promise<string> {
  const { def } = await loadGame(plan.game);
  const mode = def.modes.find(({ key }) => key === (plan.mode ?? def.modes[0].key));
  if (mode === undefined) throw new Error(`${plan.game} has no mode "${plan.mode}"`);
  const seats = plan.seats ?? mode.seats[0];
  const deckOf = (seat: Seat) => {
    const key = plan.decks?.[seat];
    const found = key === undefined ? def.decks[seat % def.decks.length] : def.decks.find((deck) => deck.key === key);
    if (found === undefined) throw new Error(`${plan.game} has no deck "${key}"`);
    return found;
  };
  const setup = {
    seats,
    mode: mode.key,
    decks: Array.from({ length: seats }, (_, seat) => deckOf(seat)),
    seed: plan.seed ?? 'table',
    options: plan.options ?? {},
  };
  return JSON.stringify({ id, game: plan.game, setup, me: 0, bot: plan.bot ?? 'easy', touched: 0 });
}

/** Opens a window at the table of a new game. */
export async function openGame(
  browser: Browser,
  url: string,
  screen: Screen,
  plan: Planned,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Window> {
  const window = await openWindow(browser, url, screen, settings);
  const text = await savedText('test', plan);
  await window.page.evaluate((kept) => localStorage.setItem('bojiste.game.test', kept), text);
  await window.page.goto(`${url}#/play/test`);
  await window.page.locator('.prompt').waitFor();
  return window;
}
