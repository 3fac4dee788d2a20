import type { CardDecl, GameDef } from '@bojiste/kernel';
import type { Citation } from './scan.ts';

/**
 * Words of the effect language that only test cards use: what they show holds for no card that anybody can play, so a
 * clause about cards is not proved by them alone.
 */

const NAMES = ['verb', 'proc', 'name', 'event', 'calc', 'value', 'by', 'stat', 'permission'];

/** Every word in a tree of nodes: its kind, with the name it calls. */
function wordsIn(node: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(node)) {
    for (const child of node) wordsIn(child, into);
    return into;
  }
  if (typeof node !== 'object' || node === null) return into;
  const record = node as Record<string, unknown>;
  if (typeof record.k === 'string') {
    const names = NAMES.map((name) => record[name]).filter((name) => typeof name === 'string');
    into.add([record.k, ...names].join(' '));
  }
  for (const child of Object.values(record)) wordsIn(child, into);
  return into;
}

const abilitiesOf = (cards: readonly CardDecl[]): unknown => cards.map((card) => card.abilities);

/** Keys of test cards with a word that neither a card of the game nor its rules use, each with these words. */
export function unrealCards(real: GameDef, tests: readonly CardDecl[]): ReadonlyMap<string, readonly string[]> {
  const known = wordsIn([abilitiesOf(real.cards), real.abilities, real.procs, real.acts, real.turns], new Set());
  const out = new Map<string, readonly string[]>();
  for (const card of tests) {
    const own = [...wordsIn(card.abilities, new Set())].filter((word) => !known.has(word));
    if (own.length > 0) out.set(card.key, own);
  }
  return out;
}

const escaped = (key: string): string => key.replace(/[^\w]/g, '\\$&');

/** Clauses that are only named by tests with such cards. */
export function provedByTestCards(citations: readonly Citation[], unreal: Iterable<string>): string[] {
  const keys = [...unreal];
  if (keys.length === 0) return [];
  const used = new RegExp(`(?<![\\w-])(${keys.map(escaped).join('|')})(?![\\w-])`);
  const real = new Set(citations.filter(({ text }) => !used.test(text)).map(({ id }) => id));
  return [...new Set(citations.map(({ id }) => id))].filter((id) => !real.has(id)).sort();
}
