import { createHash, createHmac } from 'node:crypto';
import type { Deck } from '@bojiste/kernel';
import { loadGame } from '@bojiste/session/games/index';
import { describe, expect, it } from 'vitest';
import { drive, lively } from './driver.ts';
import { ended, onlineTests, startServer } from './online-kit.ts';
import { DESKTOP, english, PHONE, violations, type Window } from './window.ts';

/** Two browsers play over a server that is a process of its own; a third one watches. */

const MINUTE = 60_000;
const kit = onlineTests();

/** Whoever is asked takes the first answer that stands in the prompt. */
async function oneMove(players: readonly Window[]): Promise<void> {
  const { page } = await Promise.race(
    players.map(async (window) => {
      await window.page.locator('.prompt[data-state=asking]').waitFor();
      return window;
    }),
  );
  const prompt = page.locator('.prompt');
  const tick = await prompt.getAttribute('data-tick');
  await page.locator('.prompt [data-primary], .prompt [data-option]').first().click();
  await expect.poll(() => prompt.getAttribute('data-tick'), { timeout: MINUTE }).not.toBe(tick);
}

/** Lies in the window as it is, and nothing covers it. */
const atHand = ({ page }: Window, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return found !== null && element.contains(found);
    });

const GAMES: readonly [string, Record<string, number>][] = [
  ['summoner-wars', {}],
  ['siegestorm', {}],
  ['original-war', { roundLimit: 4, people: 6 }],
  ['doomtrooper', { rounds: 2 }],
];

/** The quicker two; the others are played whole in the long run. */
const OFTEN = ['siegestorm', 'doomtrooper'];
const LONG = process.env.BOJISTE_LONG === '1';

describe('a whole online game in two browsers, a third watches', () => {
  it.each(LONG ? GAMES : GAMES.filter(([game]) => OFTEN.includes(game)))(
    '%s',
    { timeout: 8 * MINUTE },
    async (game, options) => {
      const [a, b, match] = await kit.duel(game, [DESKTOP, english(PHONE)], { options });
      const watcher = await kit.open(`#/match/${match}`);
      await watcher.page.locator('.online-people').waitFor();
      const policy = lively(0.4);
      const [first, second] = await Promise.all([drive(a, { policy, seed: 5 }), drive(b, { policy, seed: 6 })]);
      expect([first.over, second.over]).toEqual([true, true]);
      await watcher.page.locator('.prompt[data-state=over]').waitFor();
      // Nobody but the players was ever asked anything, and nothing broke anywhere.
      expect([a, b, watcher].flatMap(({ troubles }) => troubles)).toEqual([]);
      expect(await violations(a.page)).toEqual([]);
      // What one does next needs no looking for, on a phone too.
      expect(await atHand(b, '.over .button.main')).toBe(true);
      // Players' browsers check the chance by themselves, against what they kept; a spectator's has nothing to compare.
      await a.page.getByText('Náhoda ověřena tímto prohlížečem').first().waitFor({ state: 'attached' });
      const good = 'v pořádku';
      const verdicts = async ({ page }: Window, wanted: readonly string[]) => {
        await page.goto(`${kit.server.url}#/verify/${match}`);
        await expect.poll(() => page.locator('main strong').allTextContents(), { timeout: MINUTE }).toEqual(wanted);
      };
      await verdicts(watcher, ['nelze porovnat', 'nelze porovnat', good, good, good]);
      await verdicts(a, [good, good, good, good, good]);
    },
  );
});

/** A ready deck with a sideboard of cards of another one. */
async function deckWithSideboard(): Promise<Deck> {
  const [deck, other] = (await loadGame('doomtrooper')).def.decks;
  const sideboard: Record<string, number> = {};
  for (let left = 25; left > 0; ) {
    for (const key of Object.keys(other.cards)) {
      if (left === 0 || deck.cards[key] !== undefined || (sideboard[key] ?? 0) > 2) continue;
      sideboard[key] = (sideboard[key] ?? 0) + 1;
      left--;
    }
  }
  return { ...deck, sideboard };
}

describe('a series', () => {
  it('exchanges cards with the sideboard between its games', { timeout: 3 * MINUTE }, async () => {
    const deck = await deckWithSideboard();
    const [a, b] = await kit.duel('doomtrooper', [DESKTOP, english(DESKTOP)], { bestOf: 3, deck });
    for (const { page } of [a, b]) await page.locator('.prompt').waitFor();
    await a.page.getByRole('button', { name: 'Nabídka' }).click();
    const resign = a.page.locator('.menu-list .danger').first();
    await resign.click();
    await resign.click();
    await a.page.keyboard.press('Escape');
    await a.page.getByRole('button', { name: 'Vyměnit karty se sideboardem' }).click();
    const dialog = a.page.locator('dialog.exchange');
    await dialog
      .getByRole('button', { name: /^Odložit jednu kartu/ })
      .first()
      .click();
    await dialog.locator('.issues li').first().waitFor();
    const play = dialog.getByRole('button', { name: 'Další hra s tímto balíčkem' });
    expect(await play.isDisabled()).toBe(true);
    await dialog
      .getByRole('button', { name: /^Přidat jednu kartu/ })
      .first()
      .click();
    await dialog.locator('.issues').waitFor({ state: 'detached' });
    expect(await violations(a.page)).toEqual([]);
    const before = a.page.url();
    await play.click();
    await expect.poll(() => a.page.url()).not.toBe(before);
    await b.page.locator('.over .button.main').first().click();
    for (const { page } of [a, b]) await page.locator('.prompt[data-state]').waitFor();
    expect([a, b].flatMap(({ troubles }) => troubles)).toEqual([]);
  });
});

describe('an online table on a phone', () => {
  it.each([
    ['upright', PHONE],
    ['lying', { ...PHONE, width: 844, height: 390 }],
  ] as const)('has a menu with everything that is no move: %s', { timeout: MINUTE }, async (_, screen) => {
    const [a, b] = await kit.duel('siegestorm', [screen, english(screen)]);
    for (const { page } of [a, b]) await page.locator('.prompt').waitFor();
    await a.page.getByRole('button', { name: 'Nabídka' }).tap();
    for (const name of ['Vzít tah zpět', 'Nabídnout remízu', 'Vzdát'])
      expect(await a.page.locator('.menu-list').getByRole('button', { name }).first().isVisible()).toBe(true);
    expect(await a.page.locator('.menu-list .chat summary').isVisible()).toBe(true);
    const small = await a.page
      .locator('.sheet button:visible, .sheet summary:visible')
      .evaluateAll((all) =>
        all.filter((e) => e.getBoundingClientRect().height < 44).map((e) => e.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
    expect(await violations(a.page)).toEqual([]);
    const resign = a.page.locator('.menu-list .danger').first();
    await resign.tap();
    await resign.tap();
    await b.page.locator('.prompt[data-state=over]').waitFor();
  });
});

describe('an invitation by link', () => {
  it('is made in the lobby, followed by a friend, and survives reloads and a killed server', {
    timeout: 3 * MINUTE,
  }, async () => {
    const host = await kit.open('#/lobby');
    expect(await violations(host.page)).toEqual([]);
    await host.page.locator('.lobby-make select').first().selectOption('siegestorm');
    await host.page.getByRole('button', { name: 'Otevřít stůl' }).click();
    const link = await host.page.getByLabel('Pošlete soupeři tento odkaz:').inputValue();
    expect(await violations(host.page)).toEqual([]);
    const friend = await kit.open(link.slice(kit.server.url.length), english(DESKTOP));
    await friend.page.getByRole('button', { name: 'Sit down' }).click();
    for (const { page } of [host, friend]) await page.locator('.prompt').waitFor();
    await oneMove([host, friend]);
    const log = () => host.page.locator('.log-lines').innerText();
    const before = await log();
    await host.page.reload();
    await expect.poll(log, { timeout: MINUTE }).toBe(before);
    // The server dies and comes back; the pages find their way by themselves.
    kit.server.process.kill('SIGKILL');
    await ended(kit.server.process);
    await host.page.getByText('Spojení vypadlo').waitFor();
    kit.server = await startServer(kit.folder, Number(new URL(kit.server.url).port));
    await host.page.getByText('Spojení vypadlo').waitFor({ state: 'detached', timeout: MINUTE });
    await expect.poll(log, { timeout: MINUTE }).toBe(before);
    await oneMove([host, friend]);
    // Chat in both languages.
    await host.page.getByRole('button', { name: 'Nabídka' }).click();
    await host.page.locator('.chat summary').click();
    await host.page.getByRole('button', { name: 'Dobrá hra!' }).click();
    // The menu says that there is something to read, until it is opened.
    await friend.page.locator('.tool-count').waitFor();
    await friend.page.locator('.tool-menu').click();
    await friend.page.locator('.tool-count').waitFor({ state: 'detached' });
    await friend.page.locator('.chat summary').click();
    await friend.page.getByText('Good game!').nth(1).waitFor({ state: 'attached' });
  });
});

describe('a forged server', () => {
  it('is caught by the page of a player, whatever it says now', { timeout: 3 * MINUTE }, async () => {
    const [a, b, match] = await kit.duel('siegestorm', [DESKTOP, english(DESKTOP)]);
    for (const { page } of [a, b]) await page.locator('.prompt').waitFor();
    // It reveals another secret, with a commitment and a seed that fit that secret.
    const server = 'another secret';
    const commit = createHash('sha256').update(server).digest('hex');
    const seedOf = (nonces: readonly string[]) =>
      createHmac('sha256', server)
        .update([match, ...nonces].join('\n'))
        .digest('hex')
        .slice(0, 32);
    let seed = '';
    await a.page.route('**/proof', async (route) => {
      const response = await route.fetch();
      const proof = (await response.json()) as { nonces: string[]; seed: string };
      seed = seedOf(proof.nonces);
      await route.fulfill({ response, json: { ...proof, server, commit, seed } });
    });
    await a.page.route('**/record', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/"seed":"[^"]*"/, `"seed":"${seed}"`) });
    });
    await a.page.getByRole('button', { name: 'Nabídka' }).click();
    const resign = a.page.locator('.menu-list .danger').first();
    await resign.click();
    await resign.click();
    await a.page.getByText('Náhoda této hry nesedí').waitFor({ state: 'attached' });
    await a.page.goto(`${new URL(a.page.url()).origin}/#/verify/${match}`);
    const verdicts = () => a.page.locator('main strong').allTextContents();
    await expect
      .poll(async () => (await verdicts()).slice(0, 4), { timeout: MINUTE })
      .toEqual(['NESEDÍ', 'v pořádku', 'NESEDÍ', 'v pořádku']);
  });
});
