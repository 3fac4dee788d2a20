import type { Refused } from '@bojiste/kernel';

/** A refusal of this game: the code of its text, and the clause that forbids. */
export const no = (code: string, clause: string, extra: Partial<Refused> = {}): Refused => ({
  code: `sw.${code}`,
  clause,
  ...extra,
});
