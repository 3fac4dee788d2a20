import type { Section } from '@bojiste/kernel';
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
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines, prettyErrors: false });
    const [error] = this.document.errors;
    if (error !== undefined) throw new RulebookError(file, this.lines.linePos(error.pos[0]).line, error.message);
    this.data = this.document.toJS();
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

/** One chapter from the text of its file. */
export function parseChapter(text: string, file: string): Section {
  const source = new Source(text, file);
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

/** Names of the chapters, in order, from the text of `book.yaml`. */
export function parseBook(text: string, file: string): readonly string[] {
  const source = new Source(text, file);
  source.check(bookSchema, source.data, []);
  return (source.data as { chapters: readonly string[] }).chapters;
}
