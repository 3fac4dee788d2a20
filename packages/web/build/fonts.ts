import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Fonts cut down to what Czech and English use, in woff2: a third of the whole ones. They are made once per version and
 * kept beside the installed packages; style/fonts.css finds them under `@fonts`.
 */

const require = createRequire(import.meta.url);
const CACHE = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', 'bojiste-fonts');

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const CZECH = 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ';
/** Names in card texts, punctuation of both languages, signs the page writes. */
const MORE = 'äëïöüßÄËÖÜôŕĺľĽ„“”‚‘’–—…·•×÷±−→←↑↓≤≥§©°½«»€\u00a0';
const TEXT = ASCII + CZECH + MORE;

const SANS = require.resolve('@fontsource-variable/source-sans-3/package.json');
const TITLE = require.resolve('@fontsource/alegreya/package.json');

const FILES: Readonly<Record<string, { readonly from: string; readonly file: string; readonly variable: boolean }>> = {
  'sans-latin': { from: SANS, file: 'source-sans-3-latin-wght-normal', variable: true },
  'sans-ext': { from: SANS, file: 'source-sans-3-latin-ext-wght-normal', variable: true },
  'title-latin': { from: TITLE, file: 'alegreya-latin-700-normal', variable: false },
  'title-ext': { from: TITLE, file: 'alegreya-latin-ext-700-normal', variable: false },
};

const versionOf = (about: string): string => (JSON.parse(readFileSync(about, 'utf8')) as { version: string }).version;

async function made(): Promise<string> {
  const folder = `${CACHE}-${versionOf(SANS)}-${versionOf(TITLE)}-${TEXT.length}`;
  mkdirSync(folder, { recursive: true });
  for (const [name, { from, file, variable }] of Object.entries(FILES)) {
    const path = join(folder, `${name}.woff2`);
    if (existsSync(path)) continue;
    const whole = readFileSync(join(dirname(from), 'files', `${file}.woff2`));
    const axes = variable ? { variationAxes: { wght: { min: 400, max: 700, default: 400 } } } : {};
    const part = await subsetFont(whole, TEXT, { targetFormat: 'woff2', ...axes });
    writeFileSync(`${path}.${process.pid}`, part);
    renameSync(`${path}.${process.pid}`, path);
  }
  return folder;
}

export function fonts(): Plugin {
  return {
    name: 'fonts',
    config: async () => ({ resolve: { alias: { '@fonts': await made() } } }),
  };
}
