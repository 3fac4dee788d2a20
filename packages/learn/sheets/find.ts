import { BLOCKS, type Block, type Sentence, type Sheet } from './read.ts';

/** `SW-MOVE` of `SW-MOVE-03`: clauses of one chapter speak of the same thing. */
export const chapterOf = (clause: string): string => clause.replace(/-\d+$/, '');

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
