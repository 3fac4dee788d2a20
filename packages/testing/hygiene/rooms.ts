import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms of a game: whoever knows one game finds everything in the others. ARCHITECTURE.md says what is in each. */

const ROOMS = [
  'ai',
  'cards',
  'decks',
  'how-to-play',
  'lessons',
  'puzzles',
  'reads',
  'refusals',
  'rules',
  'spec',
  'test',
  'texts',
  'verbs',
];
/** What one game alone has a room for. */
const OWN: Readonly<Record<string, readonly string[]>> = { siegestorm: ['boss'], 'original-war': ['maps'] };
const LOOSE = [
  'README.md',
  'index.ts',
  'manifest.ts',
  'names.ts',
  'options.ts',
  'package.json',
  'sound.ts',
  'types.ts',
  'words.ts',
];
/** Where the parts are that every game has. */
const NAMED = [
  'ai/evaluate.ts',
  'ai/weights.ts',
  'decks/check.ts',
  'decks/index.ts',
  'reads/lookup.ts',
  'refusals/why-not.ts',
];
const NAMED_TEXTS = ['texts/golden.yaml', 'texts/index.ts', 'texts/terms.yaml'];
/** Names of what has a room of its own, wherever else it lies. */
const ELSEWHERE =
  /^(evaluate|hints?|weights|survey|worth|blunders|coach|balance|why-?not.*|refus.*|texts?|nouns|decks?|sound|formats|profiles)\.ts$/;

/**
 * What is out of place in a game's folder. A small game may have a file in place of a room (`rules.ts` for `rules/`) and
 * need not have every room.
 */
export function outOfPlace(game: string, folder: string, small: boolean): string[] {
  const out: string[] = [];
  const rooms = [...ROOMS, ...(OWN[game] ?? [])];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    if (name === 'node_modules' || name === 'dist') continue;
    const room = entry.isDirectory() ? name : name.replace(/\.ts$/, '');
    const known = entry.isDirectory() || (small && name.endsWith('.ts')) ? rooms.includes(room) : false;
    if (!known && !(entry.isFile() && LOOSE.includes(name))) out.push(`${name} has no place in the root of a game`);
  }
  const missing = small ? ['decks/index.ts'] : [...rooms, ...LOOSE, ...NAMED, ...NAMED_TEXTS];
  for (const path of missing) if (!existsSync(join(folder, path))) out.push(`${path} is missing`);
  for (const room of ['reads', 'rules', 'verbs'])
    if (existsSync(join(folder, room)))
      for (const name of readdirSync(join(folder, room)))
        if (ELSEWHERE.test(name)) out.push(`${room}/${name} belongs into another room`);
  return out;
}
