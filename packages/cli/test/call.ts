import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../index.ts';

/** One command line in this process, with what it printed and its exit code. */
export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function callWith(lines: readonly string[] | AsyncIterable<string>, ...argv: string[]): Promise<Called> {
  const out: string[] = [];
  const err: string[] = [];
  const output = { out: (line: string) => out.push(line), err: (line: string) => err.push(line), lines: feed(lines) };
  const code = await main(argv, output);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

export const call = (...argv: string[]): Promise<Called> => callWith([], ...argv);

async function* feed(lines: readonly string[] | AsyncIterable<string>): AsyncIterable<string> {
  yield* lines;
}

/** A command with --json: its exit code and the one object it printed. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at whatever shape was printed
export async function callJson(...argv: string[]): Promise<{ code: number; found: any; err: string }> {
  const { code, out, err } = await call(...argv, '--json');
  return { code, found: JSON.parse(out), err };
}

const folder = mkdtempSync(join(tmpdir(), 'bojiste-cli-'));

/** A file with this text; returns its path. */
export function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

export const pathOf = (name: string): string => join(folder, name);
