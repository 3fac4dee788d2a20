import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '@bojiste/kernel';
import { type Book, parseBook, parseChapter, RulebookError } from './parse.ts';

/** Rulebooks from the disk, for tools, tests, the terminal and the build of the page. */

const BOOK = 'book.yaml';

/** Files of a rulebook, the list of chapters first. */
export const filesOf = (folder: string): string[] => [join(folder, BOOK), ...chapterFiles(folder)];

const bookIn = (folder: string): Book => parseBook(readFileSync(join(folder, BOOK), 'utf8'), join(folder, BOOK));

const chapterFiles = (folder: string, { chapters } = bookIn(folder)): string[] =>
  chapters.map((name) => join(folder, `${name}.yaml`));

/** All chapters of the rulebook in a folder. Every file belongs to the book, every id is given once. */
export function readRulebook(folder: string): readonly Section[] {
  const book = join(folder, BOOK);
  const { language } = bookIn(folder);
  const chapters = chapterFiles(folder);
  for (const name of readdirSync(folder))
    if (name.endsWith('.yaml') && ![book, ...chapters].includes(join(folder, name)))
      throw new RulebookError(book, 1, `${name} is not among the chapters`);
  const sections = chapters.map((file) => parseChapter(readFileSync(file, 'utf8'), file, language));
  const seen = new Set<string>();
  for (const { id } of sections.flatMap(({ clauses }) => clauses)) {
    if (seen.has(id)) throw new RulebookError(book, 1, `${id} is there twice`);
    seen.add(id);
  }
  return sections;
}
