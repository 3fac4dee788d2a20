import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readGolden } from '../golden.ts';

/** The seed of the reviewed texts: forty cards of all kinds of sentences, as the voice of the project wants them. */

interface Pair {
  readonly card: string;
  readonly game: string;
  /** Only the last line of the card is meant. */
  readonly last?: boolean;
  /** Why the text is another than in the pair as it was designed. */
  readonly why?: string;
  readonly cs: readonly string[];
  readonly en: readonly string[];
}

const pairs = parse(readFileSync(join(import.meta.dirname, 'voice-pairs.yaml'), 'utf8')) as readonly Pair[];

const NAME = /^(?:[^:!?.()]{2,40}(?: \([^)]*\))?: |[^:!?.()]+! )/;
const REMINDER = / \([^()]*\)$/;

/** A line as it stands, without the name of its ability, without its reminder, or without both. */
function forms(line: string): readonly string[] {
  const plain = line.replaceAll('\u00a0', ' ');
  const bare = plain.replace(NAME, '');
  return [plain, bare, plain.replace(REMINDER, ''), bare.replace(REMINDER, '')];
}

describe('golden pairs', () => {
  const held = pairs.filter(({ why }) => why === undefined);

  it('are forty, of cards that exist, and those that are held only become more', () => {
    expect(pairs).toHaveLength(40);
    expect(pairs.filter(({ game, card }) => readGolden(game)[card] === undefined)).toEqual([]);
    expect(held.length).toBeGreaterThanOrEqual(13);
  });

  it.each(held)('$game: $card', ({ game, card, last, cs, en }) => {
    const texts = readGolden(game)[card];
    for (const [lang, wanted] of Object.entries({ cs, en } as const)) {
      const all = (texts?.[lang as 'cs' | 'en'] ?? '').split('\n');
      const lines = last === true ? all.slice(-1) : all;
      expect(lines, lang).toHaveLength(wanted.length);
      for (const [i, line] of wanted.entries()) expect(forms(lines[i] ?? ''), lang).toContain(line);
    }
  });
});
