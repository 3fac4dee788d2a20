import type { Game } from '../run/game.ts';
import type { Seat } from '../types.ts';
import type { Deck, SetupInput } from './contract.ts';
import type { HostMove } from './host.ts';
import { SEAT_LETTERS } from './notation.ts';

/**
 * A record: header and moves. It is the save, the replay, the bug report and the what-if board. Every twentieth line
 * of moves is followed by a digest of the state, so that a changed rule shows where it first made a difference.
 */

export interface RecordHeader {
  readonly game: string;
  readonly rules: number;
  readonly setup: SetupInput;
  /** Free facts: players' names, event, round, date. */
  readonly tags: Readonly<Record<string, string>>;
}

export type Entry =
  | { readonly k: 'move'; readonly seat: Seat; readonly key: string; readonly auto: boolean }
  | { readonly k: 'host'; readonly move: HostMove }
  /** Back to the state after so many entries. */
  | { readonly k: 'undo'; readonly to: number; readonly by: Seat }
  /** Digests of the first form spoke in numbers that change with every card; they are kept and no longer tested. */
  | { readonly k: 'hash'; readonly hash: number; readonly form?: 2 };

export interface GameRecord {
  readonly header: RecordHeader;
  readonly entries: readonly Entry[];
}

export const HASH_EVERY = 20;
const FIRST_LINE = 'bojiste-record 1';

export function newHeader(g: Game, setup: SetupInput, tags: Readonly<Record<string, string>> = {}): RecordHeader {
  return { game: g.def.id, rules: g.rulesHash, setup, tags };
}

const letter = (seat: Seat): string => SEAT_LETTERS[seat] ?? '?';

function entryLine(entry: Entry): string {
  switch (entry.k) {
    case 'move':
      return `${letter(entry.seat)}${entry.auto ? '~' : ':'} ${entry.key}`;
    case 'host':
      return `! ${JSON.stringify(entry.move)}`;
    case 'undo':
      return `< ${entry.to} ${letter(entry.by)}`;
    case 'hash':
      return entry.form === 2 ? `#2 ${entry.hash}` : `# ${entry.hash}`;
  }
}

export function recordToText(record: GameRecord): string {
  const { header } = record;
  const { decks, ...setup } = header.setup;
  return [
    FIRST_LINE,
    `game ${header.game}`,
    `rules ${header.rules}`,
    `setup ${JSON.stringify(setup)}`,
    ...decks.map((deck, i) => `deck ${letter(i)} ${JSON.stringify(deck)}`),
    ...Object.entries(header.tags).map(([name, value]) => `tag ${name} ${value.replace(/\s+/g, ' ')}`),
    '',
    ...record.entries.map(entryLine),
    '',
  ].join('\n');
}

export class RecordError extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(`record, line ${line}: ${reason}`);
  }
}

export function recordFromText(text: string): GameRecord {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== FIRST_LINE) throw new RecordError(1, `must begin with "${FIRST_LINE}"`);
  const blank = lines.indexOf('', 1);
  if (blank < 0) throw new RecordError(lines.length, 'no empty line between header and moves');
  const header = readHeader(lines.slice(1, blank));
  const entries = lines
    .slice(blank + 1)
    .map((line, i) => ({ line: line.trimEnd(), at: blank + 2 + i }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => readEntry(line, at));
  return { header, entries };
}

function readJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError(line, `not readable: ${text.slice(0, 60)}`);
  }
}

function readHeader(lines: readonly string[]): RecordHeader {
  let game = '';
  let rules = 0;
  let setup: Omit<SetupInput, 'decks'> | null = null;
  const decks: Deck[] = [];
  const tags: Record<string, string> = {};
  lines.forEach((line, i) => {
    const [word, first = '', ...rest] = line.split(' ');
    const at = i + 2;
    if (word === 'game') game = first;
    else if (word === 'rules') rules = Number(first);
    else if (word === 'setup') setup = readJson(line.slice(6), at) as SetupInput;
    else if (word === 'deck') decks.push(readJson(rest.join(' '), at) as Deck);
    else if (word === 'tag') tags[first] = rest.join(' ');
    else throw new RecordError(at, `unknown header "${word}"`);
  });
  if (game === '') throw new RecordError(2, 'the header names no game');
  if (setup === null) throw new RecordError(2, 'the header has no setup');
  return { game, rules, setup: { ...(setup as Omit<SetupInput, 'decks'>), decks }, tags };
}

function readEntry(line: string, at: number): Entry {
  const mark = line.slice(0, 2);
  const rest = line.slice(2).trim();
  if (mark === '! ') return { k: 'host', move: readJson(rest, at) as HostMove };
  if (mark === '# ') return { k: 'hash', hash: Number(rest) };
  if (mark === '#2') return { k: 'hash', hash: Number(rest), form: 2 };
  if (mark === '< ') {
    const [to, by] = rest.split(' ');
    return { k: 'undo', to: Number(to), by: SEAT_LETTERS.indexOf(by ?? 'A') };
  }
  const seat = SEAT_LETTERS.indexOf(line[0]);
  if (seat < 0 || (line[1] !== ':' && line[1] !== '~') || rest === '')
    throw new RecordError(at, `not a move: ${line.slice(0, 60)}`);
  return { k: 'move', seat, key: rest, auto: line[1] === '~' };
}
