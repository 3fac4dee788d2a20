import { BLOCKS, type Block, type Sentence, type Sheet } from './read.ts';

/** `SW-MOVE` of `SW-MOVE-03`: clauses of one chapter speak of the same thing. */
const chapterOf = (clause: string): string => clause.replace(/-\d+$/, '');

/** The sentence that speaks of the same chapter of the rules as a clause, with the block it stands in. */
export function sentenceOn(
  sheet: Sheet,
  clause: string,
): { readonly block: Block; readonly sentence: Sentence } | null {
  for (const block of BLOCKS) {
    const sentence = sheet.blocks[block].find((one) => chapterOf(one.clause) === chapterOf(clause));
    if (sentence !== undefined) return { block, sentence };
  }
  return null;
}

/**
 * The sentence on a phase of the turn, by the clauses of the phase: one that rests on a clause of it, or the only one of
 * a chapter of it. A chapter that tells of several phases says nothing about which of them is meant.
 */
export function sentenceOnPhase({ blocks }: Sheet, clauses: readonly string[]): Sentence | null {
  const exact = blocks.turn.find(({ clause }) => clauses.includes(clause));
  if (exact !== undefined) return exact;
  const akin = clauses.map((clause) => blocks.turn.filter((one) => chapterOf(one.clause) === chapterOf(clause)));
  return akin.find(({ length }) => length === 1)?.[0] ?? null;
}

/** The sentence on a window, by the clauses of the window. */
export const sentenceOnWindow = ({ windows }: Sheet, clauses: readonly string[]): Sentence | null =>
  windows.find(({ clause }) => clauses.includes(clause)) ?? null;
