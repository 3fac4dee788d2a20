import type { Clause, Section } from '@bojiste/kernel';
import type { Citation } from './scan.ts';

/**
 * Clauses that tests name without showing what their `check` speaks of: a check with a refusal wants a test in which
 * something is refused or not offered, one with three players a third seat, and so on. What a test holds is read from
 * its own text and the helpers of its file, so this finds what is surely missing, not all that is.
 */

export const TRAITS = ['refusal', 'three', 'four', 'order', 'copies', 'chance', 'hidden', 'end'] as const;
export type Trait = (typeof TRAITS)[number];

interface Signs {
  /** In the check of a clause. */
  readonly asked: RegExp;
  /** In a test: a scene or a rule test. */
  readonly shown: RegExp;
}

/** Moves that are not to be had: in scenes; and in rule tests, by the words of the games' kits. */
const NOT_TO_BE_HAD = new RegExp(
  [
    '^ *- (refused|excludes|options):',
    '\\btried\\(|\\btoThrow|\\brefus\\w*|\\bwhy\\w*\\(',
    // Nothing of the kind is offered, or exactly this list is.
    'toBe\\(false\\)|toBe\\(0\\)|not\\.toContain|(options|keys|menu|acts|offer\\w*|targets\\w*|choices)\\(.*[\\s\\S]{0,80}toEqual\\(',
    '\\b(issues|problems|codes)\\w*\\(',
    'false',
  ].join('|'),
  'm',
);

const SIGNS: Readonly<Record<Trait, Signs>> = {
  refusal: {
    asked: /\b(illegal|rejected|refused|not offered|not legal|not allowed|no legal|is forbidden)\b/i,
    shown: NOT_TO_BE_HAD,
  },
  three: {
    asked: /\bthree[- ](player|seat)|\b3[- ](player|seat)|\bP3\b|\bthird (player|seat)\b(?! faction)/i,
    shown: /\bC[.:' ]|\bC\b|seats: [34]|\bthree\b|\bP3\b|\bfour\b/,
  },
  four: {
    asked: /\bfour[- ](player|seat)|\b4[- ](player|seat)|\bP4\b/i,
    shown: /\bD[.:' ]|\bD\b|seats: 4|\bfour\b|\bP4\b/,
  },
  order: {
    asked:
      /\bin (this|that|any|either|which|the chosen|seat|turn|clockwise) order\b|\bprecedes?\b|\bchooses the order\b|\border (is|of resol|in which)/i,
    shown:
      /options:|includes:|refused:|moves:[\s\S]*- expect:|toEqual\(\s*\[|\border\w*\b|Order\b|(expect\([\s\S]*){2}/,
  },
  copies: {
    asked: /\b(two|second|2|both|three) cop(y|ies)\b/i,
    shown: / x[2-9]\b|\bcopies\b|\btwice\b|(['" [(][\w-]+['", \])])[\s\S]*\1/,
  },
  chance: {
    asked: /\b(dice|die|rolls?|rolled|at random|random)\b/i,
    shown: /\bdice\b|\brandom\w*\b|\bseed\b|\broll\w*\b|\bdie\b/i,
  },
  hidden: {
    asked: /\b(hidden (card|warrior|from)|face[- ]down|sees? only|cannot see|not visible|viewed by)\b/i,
    shown: /view:|face:|known:|\b(view\w*|sees|hidden\w*|known|knows|faceDown|faceUp|cover\w*|spectator)\b/i,
  },
  end: {
    asked: /\b(wins the game|loses the game|game is over|game ends|is a draw|has lost|has won)\b/i,
    shown: /\bover\b|winner|\b(outcome|lost|out|won|ended|result|defeated|isOver)\b/i,
  },
};

const allTraits = (signs: 'asked' | 'shown', text: string): Trait[] =>
  TRAITS.filter((trait) => SIGNS[trait][signs].test(text));

/** What the check of a clause speaks of. */
export const traitsAsked = (clause: Pick<Clause, 'check'>): Trait[] => allTraits('asked', clause.check);

/** What a test holds. */
export const traitsShown = (test: string): Trait[] => allTraits('shown', test);

/** Clauses with what their check speaks of and no test that names them holds. */
export function thinClauses(spec: readonly Section[], citations: readonly Citation[]): Record<string, Trait[]> {
  const tests = new Map<string, string[]>();
  for (const { id, text } of citations) tests.set(id, [...(tests.get(id) ?? []), text]);
  const out: Record<string, Trait[]> = {};
  for (const clause of spec.flatMap((section) => section.clauses)) {
    const shown = new Set((tests.get(clause.id) ?? []).flatMap(traitsShown));
    const missing = traitsAsked(clause).filter((trait) => !shown.has(trait));
    if (missing.length > 0) out[clause.id] = missing;
  }
  return out;
}

/** Clauses that every test names together with others: no test is theirs alone. */
export function neverAlone(spec: readonly Section[], citations: readonly Citation[]): string[] {
  const alone = new Set(citations.filter((citation) => citation.among === 1).map((citation) => citation.id));
  const named = new Set(citations.map((citation) => citation.id));
  return spec.flatMap(({ clauses }) => clauses.flatMap(({ id }) => (named.has(id) && !alone.has(id) ? [id] : [])));
}
