/**
 * What test files register while they are loaded, kept as plain functions that can be run again and again in one
 * process. Stands in for the runner's `test`, `it` and `describe`.
 */

export interface Case {
  readonly file: string;
  readonly title: string;
  run(): unknown;
}

type Body = () => unknown;
type Rows = readonly unknown[];

export class Gathered {
  readonly cases: Case[] = [];
  private file = '';
  private path: string[] = [];
  /** Hooks of the file that is being loaded; each test runs those of its own file before and after it. */
  private before: Body[] = [];
  private after: Body[] = [];

  beginFile(file: string): void {
    this.file = file;
    this.before = [];
    this.after = [];
  }

  add(title: string, body: Body): void {
    const { before, after } = this;
    const run = async () => {
      for (const hook of before) await hook();
      try {
        await body();
      } finally {
        for (const hook of after) await hook();
      }
    };
    this.cases.push({ file: this.file, title: [...this.path, title].join(' > '), run });
  }

  group(title: string, body: () => void): void {
    this.path.push(title);
    body();
    this.path.pop();
  }

  /** The names a test file imports from the runner. */
  runner(): Record<string, unknown> {
    const test = this.withEach((title, body) => this.add(title, body as Body));
    const describe = this.withEach((title, body) => this.group(title, body as () => void));
    const before = (hook: Body) => this.before.push(hook);
    const after = (hook: Body) => this.after.push(hook);
    return { test, it: test, describe, beforeAll: before, beforeEach: before, afterAll: after, afterEach: after };
  }

  private withEach(register: (title: string, body: (...row: unknown[]) => unknown) => void): unknown {
    const each = (rows: Rows) => (title: string, body: (...row: unknown[]) => unknown) => {
      for (const [i, row] of rows.entries()) {
        const args = Array.isArray(row) ? row : [row];
        register(`${title} [${i}]`, () => body(...args));
      }
    };
    return Object.assign((title: string, body: () => unknown) => register(title, body), { each });
  }
}

/** Puts the stand-in in place for the test files that are loaded next. */
export function beginGathering(): Gathered {
  const gathered = new Gathered();
  (globalThis as { __gathered?: unknown }).__gathered = gathered.runner();
  return gathered;
}
