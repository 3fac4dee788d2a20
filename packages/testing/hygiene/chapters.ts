import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `rules/` has a file per chapter of the rulebook and nothing else. The chapters are those of `spec/book.yaml`; a long one
 * that is split into several sections of one code may also be meant as a whole, by what the names of its sections begin
 * with (`combat` for `combat-start` and `combat-outcome`). Rulings, examples and single cards are no chapters.
 */

interface Section {
  readonly name: string;
  readonly code: string;
}

function sectionsOf(spec: string): Section[] {
  const book = readFileSync(join(spec, 'book.yaml'), 'utf8');
  return [...book.matchAll(/^ {2}- (.+)$/gm)].flatMap(([, name]) => {
    const text = readFileSync(join(spec, `${name}.yaml`), 'utf8');
    const code = /^code: (\w+)$/m.exec(text)?.[1];
    return code === undefined || !/^ +kind: rule$/m.test(text) ? [] : [{ name, code }];
  });
}

/** What all these names begin with, in whole words. */
function commonStart(names: readonly string[]): string {
  const [first, ...rest] = names.map((name) => name.split('-'));
  let n = 0;
  while (n < first.length && rest.every((words) => words[n] === first[n])) n++;
  return first.slice(0, n).join('-');
}

/** Names that a file of rules may have, each with the code of its chapter's clauses. */
export function chapterNames(spec: string): ReadonlyMap<string, string> {
  const sections = sectionsOf(spec);
  const names = new Map(sections.map(({ name, code }) => [name, code]));
  for (const code of new Set(names.values())) {
    const whole = commonStart(sections.filter((one) => one.code === code).map(({ name }) => name));
    if (whole !== '') names.set(whole, code);
  }
  return names;
}

/** Files of rules that are no chapter, or that speak of none of its clauses. */
export function noChapters(folder: string): string[] {
  const names = chapterNames(join(folder, 'spec'));
  return readdirSync(join(folder, 'rules'), { withFileTypes: true }).flatMap((entry) => {
    const code = names.get(entry.name.replace(/\.ts$/, ''));
    if (!entry.isFile() || code === undefined) return [`rules/${entry.name} is no chapter of the rulebook`];
    const cited = new RegExp(`\\b[A-Z]+-${code}\\b`).test(readFileSync(join(folder, 'rules', entry.name), 'utf8'));
    return cited ? [] : [`rules/${entry.name} cites no clause of its chapter (${code})`];
  });
}
