import { readFileSync } from 'node:fs';
import {
  type Entry,
  type Game,
  type GameRecord,
  type LogEntry,
  lastResume,
  Match,
  RecordError,
  recordFromText,
  stretchesOf,
  sure,
  type Tracer,
} from '@bojiste/kernel';
import { loadGame } from './games.ts';

/** Records as files: every complaint names the line. */

export interface RecordFile {
  readonly file: string;
  readonly record: GameRecord;
  readonly g: Game;
  /** Line of every entry. */
  readonly lines: readonly number[];
}

/** A file that is not what it should be. */
export class FileError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${reason}`);
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : String(error);
    throw new FileError(file, 0, reason);
  }
}

function entryLines(text: string): number[] {
  const lines = text.split(/\r?\n/);
  const blank = lines.indexOf('', 1);
  return lines.flatMap((line, i) => (i > blank && line.trimEnd() !== '' ? [i + 1] : []));
}

export async function readRecord(file: string): Promise<RecordFile> {
  const text = readText(file);
  let record: GameRecord;
  try {
    record = recordFromText(text);
  } catch (error) {
    if (error instanceof RecordError) throw new FileError(file, error.line, error.reason);
    throw error;
  }
  return { file, record, g: await gameOf(file, record), lines: entryLines(text) };
}

async function gameOf(file: string, record: GameRecord): Promise<Game> {
  try {
    return await loadGame(record.header.game);
  } catch (error) {
    throw new FileError(file, 2, error instanceof Error ? error.message : String(error));
  }
}

export interface Replay {
  readonly log?: (entry: LogEntry) => void;
  /** Everything as it happens. */
  readonly trace?: Tracer;
  /** Before and after every entry. */
  readonly before?: (match: Match, entry: Entry, at: number) => void;
  readonly after?: (match: Match, entry: Entry, at: number) => void;
}

/** Plays the first so many entries of a record again, testing every digest on the way. */
export function replay(source: RecordFile, entries: number, watch: Replay = {}): Match {
  const { record, g, lines, file } = source;
  const match = start(source, watch);
  const list = record.entries.slice(0, entries);
  const resumed = lastResume(list);
  list.forEach((entry, at) => {
    // What was played by other rules, before the game went on from a snapshot, is only kept.
    if (at < resumed) {
      match.passOver(entry);
      return;
    }
    watch.before?.(match, entry, at);
    try {
      match.repeat(entry, at);
    } catch (error) {
      const newer = stretchesOf(record).at(-1)?.rules === g.rulesHash ? '' : ' (recorded with other rules)';
      throw new FileError(file, sure(lines[at]), `${error instanceof Error ? error.message : error}${newer}`);
    }
    watch.after?.(match, entry, at);
  });
  return match;
}

function start({ file, record, g }: RecordFile, watch: Replay): Match {
  try {
    return new Match(g, record.header, watch.log, undefined, watch.trace);
  } catch (error) {
    throw new FileError(file, 4, error instanceof Error ? error.message : String(error));
  }
}
