import type { Lang, Section } from '@bojiste/kernel';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { bookSchema, chapterSchema, clauseSchema, rulingSchema } from './schema.ts';

/** Reads the YAML of a rulebook. Whatever is wrong is an error that names file and line. */

export class RulebookError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly what: string,
  ) {
    super(`${file}:${line}: ${what}`);
    this.name = 'RulebookError';
  }
}

type Path = readonly (string | number)[];

class Source {
  private readonly lines = new LineCounter();
  private readonly document: Document;
  readonly data: unknown;

  constructor(
    text: string,
    readonly file: string,
    reads: (data: unknown) => unknown = (data) => data,
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines, prettyErrors: false });
    const [error] = this.document.errors;
    if (error !== undefined) throw new RulebookError(file, this.lines.linePos(error.pos[0]).line, error.message);
    this.data = reads(this.document.toJS());
  }

  fail(path: Path, what: string): never {
    throw new RulebookError(this.file, this.lineOf(path), what);
  }

  /** The line of a part, or of the nearest part around it that is there. */
  private lineOf(path: Path): number {
    const node = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    if (isNode(node) && node.range != null) return this.lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : this.lineOf(path.slice(0, -1));
  }

  /** Holds the part against a schema; `at` is where the part is. */
  check(schema: TSchema, part: unknown, at: Path): void {
    if (Value.Check(schema, part)) return;
    const [first] = Value.Errors(schema, part);
    const inner = first === undefined ? [] : first.instancePath.split('/').slice(1);
    const path = [...at, ...inner.map((step) => (/^\d+$/.test(step) ? Number(step) : step))];
    const where = path.join('.') || 'the file';
    const extra = first?.keyword === 'additionalProperties' ? ` (${first.params.additionalProperties.join(', ')})` : '';
    this.fail(path, `${where}: ${first?.message ?? 'is not as the schema says'}${extra}`);
  }
}

const clausesIn = (data: unknown): readonly unknown[] => {
  const list = (data as { clauses?: unknown } | null)?.clauses;
  return Array.isArray(list) ? list : [];
};

const WORDS = new Set(['title', 'text', 'question', 'reason']);

/** A book in one language writes its words once. */
function fromOne(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(fromOne);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, part]) => [
      name,
      WORDS.has(name) && typeof part === 'string' ? { cs: part, en: part } : fromOne(part),
    ]),
  );
}

/** One chapter from the text of its file; `language` is that of a book in one language. */
export function parseChapter(text: string, file: string, language?: Lang): Section {
  const source = new Source(text, file, language === undefined ? undefined : fromOne);
  // Each clause by the schema of its own kind, so that the complaint is about the part that is wrong.
  clausesIn(source.data).forEach((clause, i) => {
    const ruling = (clause as { kind?: unknown } | null)?.kind === 'ruling';
    source.check(ruling ? rulingSchema : clauseSchema, clause, ['clauses', i]);
  });
  source.check(chapterSchema, source.data, []);
  const section = source.data as Section;
  section.clauses.forEach(({ id }, i) => {
    if (!id.includes(`-${section.code}-`))
      source.fail(['clauses', i, 'id'], `${id} is in the chapter with the code ${section.code}`);
  });
  return section;
}

export interface Book {
  /** Names of the chapters, in order. */
  readonly chapters: readonly string[];
  /** Where it is written in one language only. */
  readonly language?: Lang;
}

/** What `book.yaml` says. */
export function parseBook(text: string, file: string): Book {
  const source = new Source(text, file);
  source.check(bookSchema, source.data, []);
  return source.data as Book;
}
