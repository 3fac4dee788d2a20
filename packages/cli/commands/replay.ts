import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Entry, HASH_EVERY, type Lang, lastResume, recordToText, stretchesOf, sure } from '@bojiste/kernel';
import { paragraphs, turnLines } from '@bojiste/session/beats/lines';
import type { Beat, Level } from '@bojiste/session/beats/types';
import { plainParts } from '@bojiste/session/beats/words';
import { Play } from '@bojiste/session/play';
import { extrasOf } from '../games.ts';
import { FileError, replay as playAgain, type RecordFile, readRecord } from '../records.ts';
import { type Paint, painter } from '../terminal/paint.ts';
import { json, readCount, readLang, systemLang } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

interface Settings {
  readonly json: boolean;
  readonly lang: Lang;
  readonly at: number | undefined;
  readonly out: string | undefined;
  readonly level: Level;
  readonly paint: Paint;
}

const LEVELS: readonly string[] = ['brief', 'normal', 'full'];

function readLevel(text: string): Level {
  if (!LEVELS.includes(text)) throw new UsageError(`--level: ${LEVELS.join(', ')}, not ${text}`);
  return text as Level;
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
    const { state } = playAgain(source, howFar(source, settings.at));
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

/** The game told from its record, as somebody reads it who may know everything. */
async function told(source: RecordFile, entries: number): Promise<{ play: Play; beats: Beat[] }> {
  const { g, record } = source;
  const play = new Play({ g, extras: await extrasOf(g), header: record.header });
  const list = record.entries.slice(0, entries);
  const resumed = lastResume(list);
  // The whole record is tried first, so that a damaged line is named.
  playAgain(source, entries);
  list.forEach((entry, at) => {
    if (at < resumed) play.passOver(entry);
    else play.repeat(entry, at);
  });
  return { play, beats: play.tellAll(play.beats) };
}

const said = (beats: readonly Beat[], lang: Lang): string => beats.map(({ text }) => plainParts(text[lang])).join(' ');

/** A line for every turn: its heading and what came of it. */
const briefly = (beats: readonly Beat[], { lang, paint }: Settings): string[] =>
  turnLines(beats).map((line) => {
    const [first, ...rest] = line;
    if (first?.kind !== 'turn') return said(line, lang);
    const heading = said([first], lang);
    return rest.length === 0 ? paint.heading(heading) : `${paint.heading(`${heading}:`)} ${said(rest, lang)}`;
  });

/** Headings of turns, and under them what was done, by the number of the move. */
function page(beats: readonly Beat[], settings: Settings): string[] {
  const { lang, level, paint } = settings;
  if (level === 'brief') return briefly(beats, settings);
  return paragraphs(beats, level).flatMap((deed) => {
    if (sure(deed[0]).kind === 'turn') return ['', paint.heading(said(deed, lang))];
    const number = sure(deed[0]).step < 0 ? '' : `${sure(deed[0]).step + 1}.`;
    return [`${paint.quiet(number.padStart(6))} ${said(deed, lang)}`];
  });
}

async function show(file: string, settings: Settings, output: Output): Promise<number> {
  const source = await readRecord(file);
  const entries = howFar(source, settings.at);
  const { play, beats } = await told(source, entries);
  const { over, winners } = play.state;
  if (settings.json) {
    const list = source.record.entries.slice(0, entries).flatMap((entry, at) => {
      if (entry.k === 'hash') return [];
      return [{ entry: at + 1, line: source.lines[at], kind: entry.k, text: entry.k === 'move' ? entry.key : '' }];
    });
    const log = paragraphs(beats, settings.level).map((deed) => ({
      step: sure(deed[0]).step,
      turn: sure(deed[0]).turn,
      heading: sure(deed[0]).kind === 'turn',
      text: said(deed, settings.lang),
    }));
    json(output, { file, game: play.g.def.id, tags: source.record.header.tags, entries: list, log, over, winners });
    return GOOD;
  }
  for (const line of page(beats, settings)) output.out(line);
  return GOOD;
}

// ---- branch -------------------------------------------------------------------------------------------------------------

async function branch(file: string, settings: Settings, output: Output): Promise<number> {
  if (settings.at === undefined) throw new UsageError('branch needs --at N: after how many entries');
  const source = await readRecord(file);
  const { record } = playAgain(source, howFar(source, settings.at));
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
    '       bojiste replay show FILE [--at N] [--lang cs|en] [--level LEVEL] [--json]',
    '       bojiste replay branch FILE --at N [--out FILE] [--json]',
    '',
    `  verify  plays it again and compares the digests that stand after every ${HASH_EVERY} moves`,
    '  show    the game in words: headings of turns, what was done with the number of the move, rolls and sums',
    '  branch  the record of its first N entries, to play on from',
    '',
    '  --lang cs|en   language (that of the system)',
    '  --level LEVEL  brief (a line a turn), normal (default) or full; full counts the windows that nobody answered',
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
        lang: { type: 'string', default: systemLang() },
        level: { type: 'string', default: 'normal' },
        json: { type: 'boolean', default: false },
      },
    });
    const [way, file, ...more] = positionals;
    if (way === undefined || !Object.hasOwn(ways, way))
      throw new UsageError(`replay: verify, show or branch, not ${way ?? 'nothing'}`);
    if (file === undefined || more.length > 0) throw new UsageError(`replay ${way} takes one file`);
    const at = values.at === undefined ? undefined : readCount('at', values.at, 0);
    const settings = {
      json: values.json,
      lang: readLang(values.lang),
      at,
      out: values.out,
      level: readLevel(values.level),
      paint: painter(output),
    };
    return ways[way as keyof typeof ways](file, settings, output);
  },
};
