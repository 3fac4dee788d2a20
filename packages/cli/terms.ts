import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual, GameDef, Lang } from '@bojiste/kernel';
import { cardParagraphs } from '@bojiste/prose';
import { type Banned, type Term, type TextKind, termLint } from '@bojiste/prose/lint/terms';
import { rulebookOf } from '@bojiste/rulebook';
import { parse } from 'yaml';
import { packagesFolder } from './scenes.ts';
import { textFile } from './texts.ts';

/** The terms of a game (packages/<game>/texts/terms.yaml), and all its texts looked at with them. */

const LANGS: readonly Lang[] = ['cs', 'en'];

interface TermFile {
  readonly opponent?: Term;
  readonly terms: readonly Term[];
}

function commonTerms(): readonly Term[] {
  const file = join(packagesFolder, 'prose', 'terms', 'common.yaml');
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as TermFile).terms : [];
}

export function termsOf(game: string): readonly Term[] {
  const own = textFile<TermFile>(game, 'terms.yaml') ?? { terms: [] };
  const keys = new Set(own.terms.map(({ key }) => key));
  const common = commonTerms();
  return [...common.filter(({ key }) => !keys.has(key)), ...own.terms, ...(own.opponent ? [own.opponent] : [])];
}

interface Said {
  readonly place: string;
  readonly kind: TextKind;
  readonly text: Bilingual;
}

/** Names of cards are no words of the rules. */
function withoutNames(def: GameDef, text: string, lang: Lang): string {
  return def.cards.reduce((rest, { names }) => rest.replaceAll(names[lang], ' '), text);
}

function cardTexts(def: GameDef): Said[] {
  return def.cards.flatMap((card) => {
    const en = cardParagraphs(def, card, 'en');
    return cardParagraphs(def, card, 'cs').map((cs, i) => ({
      place: `cards/${card.key}/${cs.key}`,
      kind: 'cards' as const,
      text: {
        cs: withoutNames(def, `${cs.text} ${cs.reminder}`, 'cs'),
        en: withoutNames(def, `${en[i]?.text} ${en[i]?.reminder}`, 'en'),
      },
    }));
  });
}

const PROMPT = /^(ask|refusal|option)\./;

/** Templates are read as they stand: what is filled in has its own entry. */
const bare = ({ cs, en }: Bilingual): Bilingual => ({
  cs: cs.replace(/\{[^}]*\}/g, ' '),
  en: en.replace(/\{[^}]*\}/g, ' '),
});

function tableTexts(def: GameDef): Said[] {
  const prompts = Object.entries(def.texts)
    .filter(([key]) => PROMPT.test(key))
    .map(([key, text]) => ({ place: `texts/${key}`, kind: 'prompts' as const, text: bare(text) }));
  const log = def.events.flatMap(({ name, log: line }) =>
    line === undefined ? [] : [{ place: `events/${name}/log`, kind: 'log' as const, text: bare(line) }],
  );
  return [...prompts, ...log];
}

/** Titles of the rulebook are quoted as they are. */
const clauseTexts = (game: string): Said[] =>
  rulebookOf(game).flatMap(({ clauses }) =>
    clauses.map(({ id, text }) => ({ place: `clauses/${id}`, kind: 'clauses' as const, text })),
  );

export interface TermFinding extends Banned {
  readonly place: string;
  readonly lang: Lang;
}

/**
 * Clauses whose wording still waits for a reader: `texts/terms-open.yaml`, clause by clause. The list can only shrink: what
 * is not on it is a finding, and so is an entry that no longer holds.
 */
export const openTerms = (game: string): Readonly<Record<string, readonly string[]>> =>
  textFile<Record<string, readonly string[]>>(game, 'terms-open.yaml') ?? {};

export interface TermIssue {
  readonly place: string;
  readonly message: string;
}

/** Findings that are not on the list of open clauses, and entries of the list that are done. */
export function termIssues(
  found: readonly TermFinding[],
  open: Readonly<Record<string, readonly string[]>>,
): readonly TermIssue[] {
  const left = new Map(Object.entries(open).map(([clause, words]) => [`clauses/${clause}`, new Set(words)]));
  const seen = new Set<string>();
  const fresh = found.filter(({ place, lang, found: word }) => {
    const entry = `${lang} ${word.toLowerCase()}`;
    seen.add(`${place} ${entry}`);
    return left.get(place)?.has(entry) !== true;
  });
  const done = [...left].flatMap(([place, words]) =>
    [...words].filter((word) => !seen.has(`${place} ${word}`)).map((word) => ({ place, word })),
  );
  return [
    ...fresh.map(({ place, lang, found: word, right }) => ({
      place,
      message: `${lang}: "${word}" is not our word, say "${right}"`,
    })),
    ...done.map(({ place, word }) => ({ place, message: `"${word}" is mended: take it off texts/terms-open.yaml` })),
  ];
}

/** Every forbidden word in the texts of a game. */
export function lintTerms(def: GameDef): readonly TermFinding[] {
  const terms = termsOf(def.id);
  if (terms.length === 0) return [];
  const look = termLint(terms);
  const clauses = def.id === 'skirmish' ? [] : clauseTexts(def.id);
  return [...cardTexts(def), ...tableTexts(def), ...clauses].flatMap(({ place, kind, text }) =>
    LANGS.flatMap((lang) => look(text[lang], lang, kind).map((found) => ({ place, lang, ...found }))),
  );
}

/** Forbidden words in what the page says of a game. */
export function pageTerms(game: string, words: Readonly<Record<string, Bilingual>>): readonly TermFinding[] {
  const look = termLint(termsOf(game));
  return Object.entries(words).flatMap(([key, text]) =>
    LANGS.flatMap((lang) =>
      look(bare(text)[lang], lang, 'page').map((found) => ({ place: `page/${key}`, lang, ...found })),
    ),
  );
}
