import type { Lang } from '@bojiste/kernel/types';

/** Words that a reader must not meet, each with the right one: the terms of a game as `bojiste lint` enforces them. */

export type TextKind = 'cards' | 'clauses' | 'log' | 'prompts' | 'page';

export interface Term {
  readonly key?: string;
  readonly cs: string;
  readonly en: string;
  readonly not_cs?: readonly string[];
  readonly not_en?: readonly string[];
  /** Phrases in which a forbidden word is right. */
  readonly allow_cs?: readonly string[];
  readonly allow_en?: readonly string[];
  /** The ban holds only in these texts. */
  readonly in?: readonly TextKind[];
}

export interface Banned {
  readonly found: string;
  readonly right: string;
}

/** A trailing star is any ending, a star inside any letters; a ban of one or two letters keeps its case. */
function patternOf(ban: string): RegExp {
  const body = ban
    .split(' ')
    .map((word) => word.replace(/[.+?^${}()|\\]/g, '\\$&').replace(/\*/g, '\\p{L}*'))
    .join('\\s+');
  return new RegExp(`(?<![\\p{L}\\d])${body}(?![\\p{L}\\d])`, ban.replace('*', '').length > 2 ? 'giu' : 'gu');
}

interface Rule {
  readonly pattern: RegExp;
  readonly right: string;
  readonly allowed: readonly RegExp[];
  readonly kinds: readonly TextKind[] | undefined;
}

const lemma = (text: string): string => (text.split('|')[0] ?? '').replace('*', '');

const rulesOf = (terms: readonly Term[], lang: Lang): readonly Rule[] =>
  terms.flatMap((term) => {
    const bans = (lang === 'cs' ? term.not_cs : term.not_en) ?? [];
    const allowed = ((lang === 'cs' ? term.allow_cs : term.allow_en) ?? []).map(patternOf);
    return bans.map((ban) => ({ pattern: patternOf(ban), right: lemma(term[lang]), allowed, kinds: term.in }));
  });

/** Looks for forbidden words in texts of one game. */
export function termLint(terms: readonly Term[]): (text: string, lang: Lang, kind: TextKind) => readonly Banned[] {
  const rules = { cs: rulesOf(terms, 'cs'), en: rulesOf(terms, 'en') };
  return (text, lang, kind) =>
    rules[lang]
      .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
      .flatMap(({ pattern, right, allowed }) => {
        const rest = allowed.reduce((said, phrase) => said.replace(phrase, ' '), text);
        return [...rest.matchAll(pattern)].map(([found]) => ({ found, right }));
      });
}
