import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { recordToText, SEAT_LETTERS } from '@bojiste/kernel';
import { extrasOf, loadGame } from '../games.ts';
import { makePlan, setupOf } from '../setups.ts';
import { painter } from '../terminal/paint.ts';
import { phrases } from '../terminal/phrases.ts';
import { Session } from '../terminal/session.ts';
import { json, readBot, readLang, systemLang } from '../words.ts';
import { type Command, GOOD, type Output, UsageError } from './command.ts';

const OPTIONS = {
  game: { type: 'string' },
  bot: { type: 'string', default: 'greedy' },
  seat: { type: 'string', default: 'A' },
  seed: { type: 'string' },
  decks: { type: 'string' },
  mode: { type: 'string' },
  seats: { type: 'string' },
  lang: { type: 'string', default: systemLang() },
  record: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const typed = (output: Output): AsyncIterable<string> =>
  output.lines ?? createInterface({ input: process.stdin, terminal: false });

function readSeat(text: string, seats: number): number {
  const seat = SEAT_LETTERS.indexOf(text.toUpperCase());
  if (text.length !== 1 || seat < 0 || seat >= seats)
    throw new UsageError(`--seat: one of ${SEAT_LETTERS.slice(0, seats)}, not ${text}`);
  return seat;
}

/** Asks and takes lines until the game or the lines end. */
async function converse(session: Session, lines: AsyncIterable<string>): Promise<void> {
  session.begin();
  let asked = session.advance();
  if (asked === null) return;
  session.ask(asked);
  for await (const line of lines) {
    if (!session.take(line, asked)) return;
    const next = session.advance();
    if (next === null) return;
    // A mere question changes nothing: the options need not be read out again.
    if (next.id !== asked.id) session.ask(next);
    asked = next;
  }
}

export const play: Command = {
  summary: 'play a game in the terminal',
  usage: [
    'Usage: bojiste play --game GAME [--bot NAME] [--seat A|B] [--lang cs|en] [--seed TEXT] [--decks A,B] [--record FILE]',
    '',
    '  --bot NAME     whom to play against: easy, normal, hard, expert, or another kind (greedy)',
    '  --lang cs|en   language of the game (that of the system)',
    '  --seed TEXT    the same seed gives the same chances (else any)',
    '  --mode KEY     mode of the game; --seats N  number of players; the bot plays all other seats',
    '  --record FILE  writes the record when the game ends or is left',
    '  --json         prints the result at the end; what is said meanwhile goes to the error stream',
    '',
    phrases.help.en,
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({ args, options: OPTIONS });
    const g = await loadGame(values.game);
    const lang = readLang(values.lang);
    const plan = makePlan(g, values);
    const seat = readSeat(values.seat, plan.seats);
    const setup = setupOf(plan, values.seed ?? randomBytes(8).toString('hex'), 0);
    const say = values.json ? output.err : output.out;
    const paint = painter(values.json ? {} : output);
    const bot = readBot(values.bot);
    const session = new Session({ g, extras: await extrasOf(g), setup, seat, bot, lang, say, paint });
    await converse(session, typed(output));
    const { state, record } = session.table.match;
    if (values.record !== undefined) {
      writeFileSync(values.record, recordToText(record));
      say(`${phrases.saved[lang]}: ${values.record}`);
      if (state.over >= 0) say(`${phrases.decided[lang]}: bojiste analyse ${values.record}`);
    }
    if (values.json) {
      const { over, winners } = state;
      json(output, { game: g.def.id, seed: setup.seed, seat, bot: values.bot, over, winners, moves: state.step });
    }
    return GOOD;
  },
};
