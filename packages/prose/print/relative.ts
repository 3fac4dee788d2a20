import { determiner } from '../grammar/pronouns.ts';
import type { Agr } from './filters.ts';
import { bi, relativeClause, type Talk } from './talk.ts';

export const relative = (t: Talk, a: Agr, c: number, clause: string): string =>
  relativeClause(t, bi(t, `${determiner('který', a.gender, a.plural, c)} ${clause}`, clause));
