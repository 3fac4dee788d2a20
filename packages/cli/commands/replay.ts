import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  decisionOf,
  type Entry,
  type Game,
  HASH_EVERY,
  type Lang,
  logWords,
  type Match,
  recordToText,
  render,
  resultWords,
  seatWords,
  stretchesOf,
} from '@bojiste/kernel';
import { FileError, replay as play, type RecordFile, readRecord } from '../records.ts';
import { json, readCount, readLang } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

interface Settings {
  readonly json: boolean;
  readonly lang: Lang;
  readonly at: number | undefined;
  readonly out: string | undefined;
}

function howFar(source: RecordFile, at: number | undefined): number {
  const total = source.record.entries.length;
  if (at !== undefined && at > total) throw new UsageError(`--at ${at}: the record has ${total} entries`);
  return at ?? total;
}

// ---- verify -------------------------------------------------------------------------------------------------------------

/** A game that went on after its rules were mended: which entries were played by which version. */
function stretchWords(stretches: readonly { rules: number; from: number; to: number }[]): string {
  if (stretches.length === 1) return '';
  const said = stretches.map(({ rules, from, to }) => `entries ${from + 1} to ${to} by rules ${rules.toString(16)}`);
  return `; ${said.join(', ')}; only the last of these was played again`;
}

async function verify(file: string, settings: Settings, output: Output): Promise<number> {
  try {
    const source = await readRecord(file);
    const { record, g } = source;
    const { state } = play(source, howFar(source, settings.at));
    const count = (k: Entry['k']) => record.entries.filter((entry) => entry.k === k).length;
    const stretches = stretchesOf(record).map(({ rules, from, to }) => ({ rules, from, to }));
    const sameRules = stretches.at(-1)?.rules === g.rulesHash;
    const found = {
      file,
      ok: true,
      game: g.def.id,
      moves: count('move'),
      // Digests of older records cannot be tested any more.
      hashes: record.entries.filter((entry) => entry.k === 'hash' && entry.form === 2).length,
      sameRules,
      stretches,
      over: state.over,
      winners: state.winners,
    };
    const rules = `${sameRules ? '' : '; recorded with other rules'}${stretchWords(stretches)}`;
    if (settings.json) json(output, found);
    else output.out(`${file}: good; ${g.def.id}, ${found.moves} moves, ${found.hashes} digests agree${rules}`);
    return GOOD;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    if (settings.json) json(output, { file, ok: false, line: error.line, reason: error.reason });
    output.err(error.message);
    return FINDING;
  }
}

// ---- show ---------------------------------------------------------------------------------------------------------------

/** What an entry did, in words; a move is named by the text of its option. */
function entryWords(g: Game, match: Match, entry: Entry, lang: Lang): string {
  switch (entry.k) {
    case 'move': {
      const option = decisionOf(g, match.state, entry.seat)?.options.find((o) => o.key === entry.key);
      return `${seatWords(entry.seat, lang)}: ${option === undefined ? entry.key : render(g, option.text, lang)} [${entry.key}]`;
    }
    case 'host':
      return `! ${JSON.stringify(entry.move)}`;
    case 'undo':
      return `${seatWords(entry.by, lang)}: ${lang === 'cs' ? 'zpět za' : 'back to'} ${entry.to}`;
    case 'hash':
      return '';
    case 'resume':
      return lang === 'cs'
        ? `pravidla byla opravena, hra pokračuje od stavu po ${entry.after}`
        : `the rules were mended, the game goes on from the position after ${entry.after}`;
  }
}

async function show(file: string, settings: Settings, output: Output): Promise<number> {
  const source = await readRecord(file);
  const { g } = source;
  const shown: { entry: number; line: number; text: string; log: string[] }[] = [];
  let log: string[] = [];
  let text = '';
  // A replay is read by everybody after the game: cards are named as a player who saw them all would.
  const match = play(source, howFar(source, settings.at), {
    log: (entry) => {
      const all = { ...entry, subjectSeen: 1, sourceSeen: 1 };
      const line = logWords(g, all, 0, settings.lang);
      if (line !== null) log.push(line);
    },
    before: (at, entry) => {
      text = entryWords(g, at, entry, settings.lang);
      log = [];
    },
    after: (_, entry, at) => {
      if (entry.k !== 'hash') shown.push({ entry: at + 1, line: source.lines[at], text, log });
    },
  });
  const { over, winners } = match.state;
  if (settings.json) {
    json(output, { file, game: g.def.id, tags: source.record.header.tags, entries: shown, over, winners });
    return GOOD;
  }
  for (const { entry, text, log } of shown)
    for (const line of [`${entry}. ${text}`, ...log.map((l) => `   ${l}`)]) output.out(line);
  if (over >= 0) output.out(resultWords(over, winners, settings.lang));
  return GOOD;
}

// ---- branch -------------------------------------------------------------------------------------------------------------

async function branch(file: string, settings: Settings, output: Output): Promise<number> {
  if (settings.at === undefined) throw new UsageError('branch needs --at N: after how many entries');
  const source = await readRecord(file);
  const { record } = play(source, howFar(source, settings.at));
  const tags = { ...record.header.tags, branch: `${file} ${settings.at}` };
  const text = recordToText({ header: { ...record.header, tags }, entries: record.entries });
  if (settings.out !== undefined) writeFileSync(settings.out, text);
  const found = { file, at: settings.at, out: settings.out ?? null, entries: record.entries.length, record: text };
  if (settings.json) json(output, found);
  else output.out(settings.out === undefined ? text.trimEnd() : `${settings.out}: ${found.entries} entries`);
  return GOOD;
}

const ways = { verify, show, branch };

export const replay: Command = {
  summary: 'verify, show or branch a recorded game',
  usage: [
    'Usage: bojiste replay verify FILE [--json]',
    '       bojiste replay show FILE [--at N] [--lang cs|en] [--json]',
    '       bojiste replay branch FILE --at N [--out FILE] [--json]',
    '',
    `  verify  plays it again and compares the digests that stand after every ${HASH_EVERY} moves`,
    '  show    every entry in words, with what happened',
    '  branch  the record of its first N entries, to play on from',
    '',
    'Exit code 1 when the file is damaged or the game comes out otherwise; the line is named.',
  ].join('\n'),
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        out: { type: 'string' },
        lang: { type: 'string', default: 'cs' },
        json: { type: 'boolean', default: false },
      },
    });
    const [way, file, ...more] = positionals;
    if (way === undefined || !Object.hasOwn(ways, way))
      throw new UsageError(`replay: verify, show or branch, not ${way ?? 'nothing'}`);
    if (file === undefined || more.length > 0) throw new UsageError(`replay ${way} takes one file`);
    const at = values.at === undefined ? undefined : readCount('at', values.at, 0);
    const settings = { json: values.json, lang: readLang(values.lang), at, out: values.out };
    return ways[way as keyof typeof ways](file, settings, output);
  },
};
