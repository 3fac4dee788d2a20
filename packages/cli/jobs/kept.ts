import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Results kept in a file, one line each by their key, so that a long run can be broken off and gone on with. */
export class Kept<T> {
  private readonly found = new Map<string, T>();

  /** `header` says what is measured: a file that holds something else is refused. */
  constructor(
    private readonly path: string | undefined,
    header: Readonly<Record<string, unknown>>,
  ) {
    if (path === undefined) return;
    const first = JSON.stringify(header);
    if (!existsSync(path)) {
      writeFileSync(path, `${first}\n`);
      return;
    }
    const [said, ...lines] = readFileSync(path, 'utf8').split('\n');
    if (said !== first) throw new Error(`${path} holds something else: ${said}`);
    // A line cut short by a crash is left out and played again.
    for (const line of lines) if (line.endsWith(']')) this.found.set(...(JSON.parse(line) as [string, T]));
  }

  get(key: string): T | undefined {
    return this.found.get(key);
  }

  add(key: string, value: T): void {
    this.found.set(key, value);
    if (this.path !== undefined) appendFileSync(this.path, `${JSON.stringify([key, value])}\n`);
  }
}
