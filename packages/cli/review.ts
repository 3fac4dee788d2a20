import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Lang } from '@bojiste/kernel';
import { type Golden, readGolden } from './golden.ts';
import { textFile, textPath } from './texts.ts';

/**
 * What readers thought of every card text, in each language: texts/verdicts.yaml. The writer's pass asks whether a native
 * would write it so and whether it says one thing only; the editor's pass reads it beside the printed meaning. A verdict is
 * tied to the words it was given for: when they change, the text is to be read again.
 */

export type Verdict = 'perfect' | 'clumsy' | 'wrong';
export type Pass = 'writer' | 'editor';

const PASSES: readonly Pass[] = ['writer', 'editor'];
const LANGS: readonly Lang[] = ['cs', 'en'];

export interface Read extends Readonly<Partial<Record<Pass, Verdict>>> {
  /** Of the text that was read. */
  readonly hash: string;
  /** What is not perfect. */
  readonly note?: string;
}

export type Review = Readonly<Record<string, Readonly<Partial<Record<Lang, Read>>>>>;

const DIGITS = 8;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGITS);

export const readReview = (game: string): Review => textFile<Review>(game, 'verdicts.yaml') ?? {};

/** Texts that readers see: those of cards. What is generated beside a text by hand is read with the card. */
const isCard = (key: string): boolean => !key.startsWith('exact ') && !key.startsWith('ability ');

export interface Summary {
  readonly lang: Lang;
  readonly pass: Pass;
  readonly texts: number;
  readonly perfect: number;
  readonly clumsy: number;
  readonly wrong: number;
  /** Never read in this pass, or changed since. */
  readonly unread: readonly string[];
  /** Not perfect, and nobody says why. */
  readonly unexplained: readonly string[];
}

function summaryOf(texts: Golden, review: Review, lang: Lang, pass: Pass): Summary {
  const keys = Object.keys(texts).filter(isCard);
  const read = keys.flatMap((key) => {
    const one = review[key]?.[lang];
    const verdict = one?.hash === hashOf(texts[key]?.[lang] ?? '') ? one[pass] : undefined;
    return verdict === undefined ? [] : [{ key, verdict, note: one?.note }];
  });
  const count = (wanted: Verdict): number => read.filter(({ verdict }) => verdict === wanted).length;
  const done = new Set(read.map(({ key }) => key));
  return {
    lang,
    pass,
    texts: keys.length,
    perfect: count('perfect'),
    clumsy: count('clumsy'),
    wrong: count('wrong'),
    unread: keys.filter((key) => !done.has(key)),
    unexplained: read.filter(({ verdict, note }) => verdict !== 'perfect' && !note).map(({ key }) => key),
  };
}

/** How the texts of a game stand, by language and pass. */
export const summaries = (texts: Golden, review: Review): readonly Summary[] =>
  LANGS.flatMap((lang) => PASSES.map((pass) => summaryOf(texts, review, lang, pass)));

export const summariesOf = (game: string): readonly Summary[] => summaries(readGolden(game), readReview(game));

/** What one pass found: texts that are not perfect, each with the reason. */
export interface Found {
  readonly verdict: Verdict;
  readonly note: string;
}
export type Verdicts = Readonly<Record<string, Readonly<Partial<Record<Lang, Found>>>>>;

function taken(old: Read | undefined, hash: string, pass: Pass, found: Found | undefined): Read {
  const kept = old?.hash === hash ? old : undefined;
  const notes = found === undefined ? kept?.note : found.note;
  return {
    hash,
    ...(kept?.writer === undefined ? {} : { writer: kept.writer }),
    ...(kept?.editor === undefined ? {} : { editor: kept.editor }),
    [pass]: found?.verdict ?? 'perfect',
    ...(notes === undefined ? {} : { note: notes }),
  };
}

/** One pass over these cards, on top of what stands: what is not among the verdicts was found perfect. */
export function withVerdicts(
  texts: Golden,
  review: Review,
  pass: Pass,
  keys: readonly string[],
  verdicts: Verdicts,
): Review {
  const fresh = new Set(keys);
  const entries = Object.keys(texts)
    .filter((key) => isCard(key) && (fresh.has(key) || review[key] !== undefined))
    .map((key) => {
      const old = review[key] ?? {};
      if (!fresh.has(key)) return [key, old] as const;
      const read = LANGS.map((lang) => {
        const hash = hashOf(texts[key]?.[lang] ?? '');
        return [lang, taken(old[lang], hash, pass, verdicts[key]?.[lang])] as const;
      });
      return [key, Object.fromEntries(read)] as const;
    });
  return Object.fromEntries(entries);
}

const HEAD = `# What the passes over the card texts found, text by text: perfect, clumsy or wrong, with a note where not perfect.
# The hash is that of the text that was read; \`bojiste review\` tells what is to be read again.
`;

function line(lang: Lang, { hash, note, ...passes }: Read): string {
  const said = PASSES.flatMap((pass) => (passes[pass] === undefined ? [] : [`${pass}: ${passes[pass]}`]));
  const why = note === undefined ? [] : [`note: ${JSON.stringify(note)}`];
  return `  ${lang}: { ${[`hash: "${hash}"`, ...said, ...why].join(', ')} }`;
}

export function writeReview(game: string, review: Review): void {
  const lines = Object.entries(review).flatMap(([key, read]) => [
    `${key}:`,
    ...LANGS.flatMap((lang) => (read[lang] === undefined ? [] : [line(lang, read[lang])])),
  ]);
  writeFileSync(textPath(game, 'verdicts.yaml'), `${HEAD}${lines.join('\n')}\n`);
}
