import { chromium } from 'playwright-core';
import { preview } from 'vite';
const server = await preview({ root: import.meta.dirname, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const url = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
const [,, out = 'a', locale = 'cs-CZ', w = '1280', h = '800', moves = '30', theme = 'dark', extra = ''] = process.argv;
const context = await browser.newContext({ locale, viewport: { width: +w, height: +h }, colorScheme: theme, hasTouch: +w < 700 });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message, e.stack?.slice(0, 300)));
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
await page.goto(url);
await page.evaluate((pace) => localStorage.setItem('bojiste.settings', JSON.stringify({ pace, language: navigator.language.startsWith('cs') ? 'cs' : 'en' })), 'off');
await page.reload();
await page.getByRole('button', { name: /Hrát proti|Play against/ }).first().click();
await page.locator('.prompt').waitFor();
let n = 0;
for (let i = 0; i < +moves; i++) {
  await page.waitForTimeout(60);
  if (await page.locator('.over').count()) break;
  const target = page.locator('[data-mark=target]');
  const place = page.locator('[data-mark=place]');
  const usable = page.locator('[data-mark=usable]');
  const t = await target.count(), p = await place.count(), u = await usable.count();
  if (t) await target.nth(i % t).click();
  else if (p) await place.nth((i * 7) % p).click();
  else if (u && i % 5 !== 4) await usable.nth(i % u).click();
  else { const b = page.locator('[data-primary]'); const m = page.locator('.prompt-menu button'); if (await m.count()) await m.first().click(); else if (await b.count()) await b.first().click(); else { const o = page.locator('.prompt-buttons .button'); if (await o.count()) await o.last().click(); } }
  n++;
}
console.log('played', n, 'title', await page.locator('#prompt-title').textContent(), 'scrollX', await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth));
if (extra.includes('select')) { for (let i = 0; i < 12; i++) { const u = page.locator('[data-mark=usable]'); if (await u.count()) { await u.nth(0).click(); await page.waitForTimeout(150); const tt = page.locator('[data-mark=target],[data-mark=place]'); if (await tt.count()) { await tt.nth(0).hover(); break; } } else await page.keyboard.press('n'); await page.waitForTimeout(100);} }
if (extra.includes('attack')) { for (let i = 0; i < 30; i++) { const tt = page.locator('[data-mark=target]'); if (await tt.count()) { await tt.nth(0).hover(); break; } const ph = await page.locator('.sw-phases [aria-current]').textContent(); const u = page.locator('.sw-cell[data-mark=usable]'); if (/Útok|Attack/.test(ph) && await u.count()) await u.nth(i % await u.count()).click(); else await page.keyboard.press('n'); await page.waitForTimeout(150);} }
if (extra.includes('text')) await page.keyboard.press('t');
if (extra.includes('why')) await page.locator('.sw-cell:not([data-mark=usable]):not([data-card="0"])').first().click();
await page.waitForTimeout(400);
await page.screenshot({ path: `/tmp/shots/${out}.png`, fullPage: extra.includes('full') });
await browser.close(); await server.close();
process.exit(0);
