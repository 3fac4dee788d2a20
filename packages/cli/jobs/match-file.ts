import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BoutResult } from './bout.ts';

/** A match kept in a file, so that it can be broken off and gone on with: a line for what is played, then one per bout. */
export class MatchFile {
  readonly bouts = new Map<number, BoutResult>();

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
    const [found, ...lines] = readFileSync(path, 'utf8').split('\n');
    if (found !== first) throw new Error(`${path} holds another match: ${found}`);
    for (const line of lines) this.read(line);
  }

  /** A line cut short by a crash is left out: its bout is played again. */
  private read(line: string): void {
    if (!line.endsWith('}')) return;
    const bout = JSON.parse(line) as BoutResult;
    this.bouts.set(bout.number, bout);
  }

  add(bout: BoutResult): void {
    this.bouts.set(bout.number, bout);
    if (this.path !== undefined) appendFileSync(this.path, `${JSON.stringify(bout)}\n`);
  }

  /** The bouts from the first up to, but without, this number; all of them must have been played. */
  upTo(number: number): BoutResult[] {
    return Array.from({ length: number }, (_, i) => this.bouts.get(i) as BoutResult);
  }
}
