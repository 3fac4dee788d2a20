import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callFrom, command, onlineTests } from './online-kit.ts';
import { DESKTOP, english, PHONE, type Screen, violations, type Window } from './window.ts';

/**
 * Host, guests and spectator, from the invitation to the end panel, with everything that is no move: two at a table every
 * time, three in two games and on every screen in the long run.
 */

const MINUTE = 60_000;
const LONG = process.env.BOJISTE_LONG === '1';
const kit = onlineTests();

/** Who is at the table, as a page shows it: true for present. */
const presence = ({ page }: Window): Promise<boolean[]> =>
  page.locator('.online-people li[data-me]').evaluateAll((all) => all.map((seat) => seat.querySelector('em') === null));

async function allSee(windows: readonly Window[], wanted: readonly boolean[]): Promise<void> {
  for (const window of windows) await expect.poll(() => presence(window), { timeout: MINUTE }).toEqual(wanted);
}

const begun = async (windows: readonly Window[]) => {
  for (const { page } of windows) await page.locator('.prompt[data-state]').waitFor({ timeout: 2 * MINUTE });
};

async function openMenu(page: Page): Promise<void> {
  await page.locator('.tool-menu').click();
  await page.locator('.menu-list').waitFor();
}

const inMenu = async ({ page }: Window, name: string): Promise<void> => {
  await openMenu(page);
  await page.locator('.menu-list').getByRole('button', { name, exact: true }).click();
  await page.keyboard.press('Escape');
};

async function resign(window: Window): Promise<void> {
  await openMenu(window.page);
  const danger = window.page.locator('.menu-list .danger').first();
  await danger.click();
  await danger.click();
  await window.page.keyboard.press('Escape');
}

async function answer({ page }: Window, name: string): Promise<void> {
  await page.locator('.online-notes').getByRole('button', { name, exact: true }).first().click();
}

/** Game, mode and seats as the form says them, and the host's screen; guests take turns with the other one. */
const DUEL: readonly [string, string, string][] = [['siegestorm', 'duel/2', 'phone']];
const COMPANIES: readonly [string, string, string][] = [
  ['siegestorm', 'last/3', 'desktop'],
  ['siegestorm', 'last/3', 'phone'],
  ['original-war', 'all/3', 'desktop'],
  ['original-war', 'all/3', 'phone'],
];

/** The host opens a table in the lobby; the others follow the link and sit down. */
async function invited(host: Window, guests: readonly Window[], game: string, mode: string): Promise<string> {
  const form = host.page.locator('.lobby-make');
  await form.locator('select').first().selectOption(game);
  await form.locator('select').nth(1).selectOption(mode);
  await form.getByLabel('Kdo smí přijít').selectOption('all');
  await form.getByRole('button', { name: 'Otevřít stůl' }).click();
  const link = await host.page.getByLabel('Pošlete soupeři tento odkaz:').inputValue();
  const { hash } = new URL(link);
  for (const { page } of guests) {
    await page.goto(new URL(hash, page.url()).href);
    await page.getByRole('button', { name: 'Přisednout' }).click();
  }
  return hash;
}

const asked = ({ page }: Window) => page.locator('.prompt[data-state=asking]');
/** What is asked and what can be answered; hints for beginners come and go beside it. */
const standing = async ({ page }: Window): Promise<string> =>
  (await page.locator('#prompt-title, .prompt [data-primary], .prompt [data-option]').allInnerTexts()).join('\n');

/** Whoever is asked takes the first answer that stands in the prompt, or the first marked thing; tells who it was. */
async function moves(players: readonly Window[]): Promise<Window> {
  const window = await Promise.race(
    players.map(async (one) => {
      await asked(one).waitFor({ timeout: MINUTE });
      return one;
    }),
  );
  const tick = () => window.page.locator('.prompt').getAttribute('data-tick');
  const before = await tick();
  const prompt = window.page.locator('.prompt [data-primary], .prompt [data-option]');
  const marked = window.page.locator('main').locator('[data-mark=usable], [data-mark=target], [data-mark=place]');
  await ((await prompt.count()) > 0 ? prompt : marked).first().click();
  await expect.poll(tick, { timeout: MINUTE }).not.toBe(before);
  return window;
}

/** A move is made and taken back: freely, or because all others agree. Everything stands as before it. */
async function takesBack(players: readonly Window[]): Promise<void> {
  const plain = ({ page }: Window) => page.locator('.prompt[data-state=asking]:not([data-kind=menu]) [data-primary]');
  const ready = async () => {
    for (const one of players) if ((await plain(one).count()) > 0) return one;
    return null;
  };
  // Pointing at things is no move yet: somebody has one answer that does it.
  let first = await ready();
  for (let tries = 0; first === null && tries < 20; tries++) {
    await moves(players);
    first = await ready();
  }
  if (first === null) throw new Error('nobody came to a plain answer');
  const before = await standing(first);
  const mover = await moves([first]);
  await inMenu(mover, 'Vzít tah zpět');
  const others = players.filter((one) => one !== mover);
  await expect
    .poll(
      async () => {
        for (const { page } of others) {
          const agree = page.locator('.online-notes').getByRole('button', { name: 'Souhlasím', exact: true });
          if ((await agree.count()) > 0) await agree.first().click();
        }
        return standing(mover);
      },
      { timeout: MINUTE, interval: 400 },
    )
    .toBe(before);
}

/** Who watches is nobody at the table: is called nothing, and given nothing of a player's. */
async function onlyWatches({ page }: Window): Promise<void> {
  expect(await page.locator('.prompt[data-state=asking]').count()).toBe(0);
  expect(await page.locator('.stops, .stop-diamond, .dt-brake, [data-recap]').count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toMatch(/\b(you|your|opponent)\b/i);
  await openMenu(page);
  expect(await page.locator('.menu-list .danger').count()).toBe(0);
  await page.keyboard.press('Escape');
}

/** Who goes by plain http hears from the browser that one header means nothing there. */
const troublesOf = (windows: readonly Window[]) =>
  windows.flatMap(({ troubles }) => troubles).filter((one) => !one.includes('Cross-Origin-Opener-Policy'));

/** A reload is no absence, a second tab that is closed again is none either; a lost connection is seen by all. */
async function comesAndGoes(everybody: readonly Window[], stays: Window, goes: Window, seats: number): Promise<void> {
  const all = Array<boolean>(seats).fill(true);
  await allSee(everybody, all);
  await stays.page.reload();
  await begun([stays]);
  const second = await stays.page.context().newPage();
  await second.goto(stays.page.url());
  await second.locator('.prompt[data-state]').waitFor();
  await second.close();
  await new Promise((resolve) => setTimeout(resolve, 4000));
  await allSee(everybody, all);
  const address = goes.page.url();
  await goes.page.goto(new URL('/healthz', address).href);
  const others = everybody.filter((one) => one !== goes);
  await allSee(others, [...all.slice(0, -1), false]);
  await goes.page.goto(address);
  await begun([goes]);
  await allSee(everybody, all);
}

/** One offers a draw, and the last one asked does not want it: who offered is told whom it waits for, and of the no. */
async function noDraw([host, ...guests]: readonly Window[]): Promise<void> {
  await inMenu(host, 'Nabídnout remízu');
  const notes = host.page.locator('.online-notes');
  await notes.getByText('Nabízíte remízu. Čeká se na odpověď:').waitFor();
  for (const guest of guests.slice(0, -1)) await answer(guest, 'Souhlasím');
  await answer(guests[guests.length - 1], 'Ne');
  await notes.getByText('Vaše remíza nebyla přijata.').waitFor();
}

const over = async (windows: readonly Window[]) => {
  for (const { page } of windows) await page.locator('.prompt[data-state=over]').waitFor({ timeout: MINUTE });
};

async function company(game: string, mode: string, host: Screen, seats: number): Promise<void> {
  const other = host === PHONE ? DESKTOP : PHONE;
  const players = [await kit.open('#/lobby', host), await kit.open('', other, kit.home)];
  if (seats > 2) players.push(await kit.open('', host));
  const guests = players.slice(1);
  const address = await invited(players[0], guests, game, mode);
  const watcher = await kit.open(address, english(other));
  const everybody = [...players, watcher];
  await begun(everybody);
  await onlyWatches(watcher);
  for (let i = 0; i < 2 * seats - 2; i++) await moves(players);
  await takesBack(players);
  await comesAndGoes(everybody, players[0], players[seats - 1], seats);
  await noDraw(players);
  // All guests give up: the host has won, and everybody sees the end.
  for (const guest of [...guests].reverse()) await resign(guest);
  await over(everybody);
  expect(await players[0].page.locator('#prompt-title').innerText()).toBe('Vyhráli jste!');
  expect(await watcher.page.locator('#prompt-title').innerText()).toBe('Game over');
  // Also over plain http a page checks the chance by itself.
  await guests[0].page.getByText('Náhoda ověřena tímto prohlížečem').first().waitFor({ state: 'attached' });
  // All go to the same new table, and whoever watched finds it too.
  for (const { page } of players) await page.locator('.over .button.main').click();
  const tables = () => new Set(players.map(({ page }) => new URL(page.url()).hash));
  await expect.poll(() => tables().size, { timeout: MINUTE }).toBe(1);
  await watcher.page.locator('.over .button.main').click();
  await begun(everybody);
  await allSee(everybody, Array<boolean>(seats).fill(true));
  // This time all agree on a draw.
  await inMenu(players[seats - 1], 'Nabídnout remízu');
  for (const one of players.slice(0, -1)) await answer(one, 'Souhlasím');
  await over(everybody);
  expect(await guests[0].page.locator('#prompt-title').innerText()).toBe('Remíza.');
  expect(troublesOf(everybody)).toEqual([]);
}

describe('company at a table, and one who watches', () => {
  // Four windows take their time: three at a table are for the long run.
  it.each(LONG ? COMPANIES : DUEL)('%s, %s, host on a %s', { timeout: 10 * MINUTE }, (game, mode, host) =>
    company(game, mode, host === 'phone' ? PHONE : DESKTOP, Number(mode.split('/')[1])),
  );
});

describe('two accounts', () => {
  it('play for a rating, see what it did, and the desk takes it back', { timeout: 4 * MINUTE }, async () => {
    // Names are taken for good, also by a run that is tried again.
    const run = Date.now().toString(36);
    const [a, b] = [await kit.open(''), await kit.open('', english(PHONE))];
    for (const [{ page }, name] of [
      [a, `Žofie ${run}`],
      [b, `Big Ben ${run}`],
    ] as const)
      await callFrom(page, '/api/signup', { name, password: 'a long password' });
    const match = await kit.sit([a, b], 'siegestorm', { rated: true });
    await begun([a, b]);
    await a.page.getByText(`Big Ben ${run}`).first().waitFor();
    await callFrom(b.page, '/api/report', { match, text: 'Nechává mě vyhrát.' });
    await resign(a);
    const change = b.page.locator('.rating-changes');
    await expect.poll(() => change.innerText(), { timeout: MINUTE }).toContain(`Big Ben ${run}: 1500 → 1662 (+162)`);
    await change.getByText('Big Ben').click();
    await b.page.getByRole('heading', { name: `Big Ben ${run}` }).waitFor();
    await b.page.getByText('provisional').first().waitFor();
    await b.page.getByText('won').first().waitFor();
    expect(await violations(b.page)).toEqual([]);
    await b.page.goto(`${kit.server.url}#/ladder/siegestorm/duel`);
    await b.page.getByText('Nobody is here yet.').waitFor();
    expect(await violations(b.page)).toEqual([]);
    // Another one judges it.
    const judge = await kit.open('');
    await callFrom(judge.page, '/api/signup', { name: `Soudkyně ${run}`, password: 'a long password' });
    await judge.page.goto(`${kit.server.url}#/desk`);
    await judge.page.getByText('Sem smí jen správce serveru.').waitFor();
    expect(await command('admin', 'grant', `Soudkyně ${run}`, '--reason', 'trusted', '--data', kit.folder)).toBe(0);
    await judge.page.reload();
    await judge.page.getByRole('button', { name: 'Otevřít' }).click();
    await judge.page.getByLabel('Důvod (zapíše se)').fill('smluvená hra');
    expect(await violations(judge.page)).toEqual([]);
    await judge.page.getByRole('button', { name: 'Zrušit hru' }).click();
    await judge.page.getByText('Provedeno a zapsáno.').waitFor();
    await judge.page.getByText('zrušení hry').first().waitFor();
    await b.page.goto(`${kit.server.url}#/lobby`);
    await b.page.goto(a.page.url());
    await b.page.locator('.prompt[data-state=over]').waitFor();
    expect(await b.page.locator('.rating-changes').count()).toBe(0);
    expect([a, b].flatMap(({ troubles }) => troubles)).toEqual([]);
  });
});
