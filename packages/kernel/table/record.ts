import type { Game } from '../run/game.ts';
import type { Seat } from '../types.ts';
import type { Deck, SetupInput } from './agreed.ts';
import type { HostMove } from './host.ts';
import { SEAT_LETTERS } from './notation.ts';

/**
 * A record: header and moves. It is the save, the replay, the bug report and the what-if board. Every twentieth line
 * of moves is followed by a digest of the state, so that a changed rule shows where it first made a difference.
 */

export interface RecordHeader {
  readonly game: string;
  /** Version of the rules it began with. */
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
  | { readonly k: 'hash'; readonly hash: number; readonly form?: 2 }
  /**
   * The rules were mended in the middle of the game: it goes on by the version `rules` from the snapshot taken after
   * `after` entries (from the beginning, where there is none). What was played since then is kept and does not count.
   */
  | {
      readonly k: 'resume';
      readonly rules: number;
      readonly after: number;
      readonly state: string | null;
      /** Rollbacks so far, this one too: nobody rolls the known die again. */
      readonly rollbacks: number;
    };

type Resume = Extract<Entry, { k: 'resume' }>;

/** Where the game last went on from a snapshot: the number of that entry, -1 for nowhere. */
export function lastResume(entries: readonly Entry[]): number {
  let at = entries.length - 1;
  while (at >= 0 && entries[at].k !== 'resume') at--;
  return at;
}

/** Stretches of a record that were played by one version of the rules. */
export interface Stretch {
  readonly rules: number;
  /** Entries [from, to). */
  readonly from: number;
  readonly to: number;
  /** How many of them count, for the position that the next stretch begins with. */
  readonly kept: number;
}

export function stretchesOf({ header, entries }: GameRecord): Stretch[] {
  const out: Stretch[] = [];
  let rules = header.rules;
  let from = 0;
  for (const [at, entry] of entries.entries()) {
    if (entry.k !== 'resume') continue;
    out.push({ rules, from, to: at, kept: entry.after });
    rules = entry.rules;
    from = at;
  }
  return [...out, { rules, from, to: entries.length, kept: entries.length }];
}

/** What was told after so many entries: the course of a game in words, for when its moves fit no longer. */
export interface Told {
  readonly after: number;
  /** Whatever the teller writes: the kernel only keeps it. */
  readonly beat: unknown;
}

export interface GameRecord {
  readonly header: RecordHeader;
  readonly entries: readonly Entry[];
  readonly told?: readonly Told[];
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
    case 'resume':
      return `> ${entry.rules} ${entry.after} ${entry.rollbacks} ${entry.state ?? ''}`.trimEnd();
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
    ...(record.told ?? []).map(({ after, beat }) => `= ${after} ${JSON.stringify(beat)}`),
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
  const rest = lines
    .slice(blank + 1)
    .map((line, i) => ({ line: line.trimEnd(), at: blank + 2 + i }))
    .filter(({ line }) => line !== '');
  const entries = rest.filter(({ line }) => !isTold(line)).map(({ line, at }) => readEntry(line, at));
  const told = rest.filter(({ line }) => isTold(line)).map(({ line, at }) => readTold(line, at));
  return { header, entries, ...(told.length > 0 && { told }) };
}

const isTold = (line: string): boolean => line.startsWith('= ');

function readTold(line: string, at: number): Told {
  const [, after = '', rest = ''] = /^= (\d+) (.*)$/.exec(line) ?? [];
  if (after === '') throw new RecordError(at, `not a told beat: ${line.slice(0, 60)}`);
  return { after: Number(after), beat: readJson(rest, at) };
}

function readResume(rest: string, at: number): Resume {
  const [, rules, after, rollbacks, state = ''] = /^(\d+) (\d+) (\d+) ?(.*)$/.exec(rest) ?? [];
  if (rules === undefined) throw new RecordError(at, `not a snapshot: ${rest.slice(0, 60)}`);
  if (state !== '') readJson(state, at);
  return {
    k: 'resume',
    rules: Number(rules),
    after: Number(after),
    rollbacks: Number(rollbacks),
    state: state === '' ? null : state,
  };
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
  if (mark === '> ') return readResume(rest, at);
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
