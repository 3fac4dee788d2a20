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
const STENCIL = require.resolve('@fontsource-variable/oswald/package.json');

interface Part {
  readonly from: string;
  readonly file: string;
  /** Of a variable font: the weights that are kept. */
  readonly weights?: { readonly min: number; readonly max: number; readonly default: number };
}

const READ = { min: 400, max: 700, default: 400 };
const ONE = { min: 600, max: 600, default: 600 };
const FILES: Readonly<Record<string, Part>> = {
  'sans-latin': { from: SANS, file: 'source-sans-3-latin-wght-normal', weights: READ },
  'sans-ext': { from: SANS, file: 'source-sans-3-latin-ext-wght-normal', weights: READ },
  'title-latin': { from: TITLE, file: 'alegreya-latin-700-normal' },
  'title-ext': { from: TITLE, file: 'alegreya-latin-ext-700-normal' },
  'stencil-latin': { from: STENCIL, file: 'oswald-latin-wght-normal', weights: ONE },
  'stencil-ext': { from: STENCIL, file: 'oswald-latin-ext-wght-normal', weights: ONE },
};

const versionOf = (about: string): string => (JSON.parse(readFileSync(about, 'utf8')) as { version: string }).version;

async function made(): Promise<string> {
  const folder = `${CACHE}-${[SANS, TITLE, STENCIL].map(versionOf).join('-')}-${TEXT.length}`;
  mkdirSync(folder, { recursive: true });
  for (const [name, { from, file, weights }] of Object.entries(FILES)) {
    const path = join(folder, `${name}.woff2`);
    if (existsSync(path)) continue;
    const whole = readFileSync(join(dirname(from), 'files', `${file}.woff2`));
    const axes = weights === undefined ? {} : { variationAxes: { wght: weights } };
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
