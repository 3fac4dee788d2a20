import { findCard, type Game, type Seat } from '@bojiste/kernel';
import type { World } from './cards.ts';

/**
 * A key that a scene says is refused or not offered must be one that could exist in that position: a slip of the pen is
 * refused too, and would show nothing. Every word of it names an act, an ability, a card, a place, a seat or an answer.
 */

const ANSWERS = /^(done|pass|none|no|yes|delayed|-?\d+|[A-H]|\(\d+\))$/;

/** Words of the game itself: acts, abilities, modes and other answers its cards ask for. */
function wordsOf(g: Game): ReadonlySet<string> {
  const known = new Set<string>([...g.def.acts.map(({ key }) => key), ...g.names.abilities.keys()]);
  for (const { asks } of g.programs) for (const ask of asks) for (const { key } of ask?.modes ?? []) known.add(key);
  for (const zone of g.zones) known.add(zone.name);
  for (const [key, text] of Object.entries(g.def.texts))
    if (key.startsWith('words.')) for (const word of text.en.split(',')) known.add(word.trim());
  return known;
}

const cache = new WeakMap<Game, ReadonlySet<string>>();

function known(g: Game): ReadonlySet<string> {
  const found = cache.get(g) ?? wordsOf(g);
  cache.set(g, found);
  return found;
}

/** The first word of the key that names nothing in this position; null when all do. */
export function strangeWord({ g, s }: World, seat: Seat, key: string): string | null {
  const words = known(g);
  const names = (word: string): boolean =>
    ANSWERS.test(word) ||
    words.has(word) ||
    findCard(g, s, seat, word) !== null ||
    s.cards.some((card) => g.defs[card.def].decl.key === word.split(/[#@]/)[0]);
  // Ways are written space by space, several elements of one answer with plus signs between them.
  const named = (word: string): boolean => names(word) || word.split(/[-+]/).every(names);
  return (
    key
      .replace(/^[{[](.*)[}\]]$/, '$1')
      .split(/\s+/)
      .find((word) => word !== '' && !named(word)) ?? null
  );
}
