import { parseArgs } from 'node:util';
import { type Judged, judge, type Verdict } from '@bojiste/ai/analyse';
import {
  type Bilingual,
  decisionOf,
  type Entry,
  type Lang,
  lastResume,
  type Seat,
  SPECTATOR,
  sure,
} from '@bojiste/kernel';
import { answerLater, Hindsight } from '@bojiste/session/hindsight';
import { Play } from '@bojiste/session/play';
import { capital } from '@bojiste/session/wording';
import { extrasOf } from '../games.ts';
import { type RecordFile, readRecord, replay } from '../records.ts';
import { json, progress, readCount, readLang, systemLang } from '../words.ts';
import { type Command, GOOD, type Output, UsageError } from './command.ts';

/** One decision of the record and what it cost. */
interface Judgement extends Judged {
  readonly entry: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly key: string;
  readonly text: string;
  /** The better move with what was known, in words. */
  readonly better: string;
  /** What came of it in the words of the log; null where nothing was told. */
  readonly told: string | null;
}

interface Settings {
  readonly lang: Lang;
  readonly playouts: number;
  readonly seed: string;
}

const WORST = 3;

function judgeMove(play: Play, { seat, key }: { seat: Seat; key: string }, entry: number, settings: Settings) {
  const { g, state } = play;
  const asked = play.desk(seat).question(state);
  if (asked === null) return null;
  const words = (wanted: string): string => answerLater(asked, wanted)?.[settings.lang] ?? wanted;
  const judged = judge(g, state, seat, key, `${settings.seed}/${entry}`, {
    playouts: settings.playouts,
    own: play.own,
  });
  return { entry, seat, turn: state.turn, key, text: words(key), better: words(judged.known.best), ...judged };
}

/** Plays the record again and judges every decision on the way. */
async function judgeAll(source: RecordFile, settings: Settings, said: (entry: number) => void) {
  const { g, record } = source;
  // The whole record is tried first, so that a damaged line is named.
  replay(source, record.entries.length);
  const play = new Play({ g, extras: await extrasOf(g), header: record.header });
  const resumed = lastResume(record.entries);
  const all: Omit<Judgement, 'told'>[] = [];
  const hindsight = new Hindsight();
  record.entries.forEach((entry: Entry, at) => {
    said(at);
    if (at < resumed) {
      play.passOver(entry);
      return;
    }
    if (entry.k === 'move' && decisionOf(g, play.state, entry.seat)?.kind === 'act') hindsight.acted();
    const found = entry.k === 'move' && !entry.auto ? judgeMove(play, entry, at + 1, settings) : null;
    if (found !== null) {
      all.push(found);
      hindsight.begin(at + 1, found.seat);
    }
    play.repeat(entry, at);
    hindsight.hear(play.take());
  });
  const told = ({ entry }: { entry: number }) => hindsight.told(play, SPECTATOR, entry)?.[settings.lang] ?? null;
  return { play, all: all.map((one): Judgement => ({ ...one, told: told(one) })) };
}

const mean = (list: readonly Judgement[], pick: (one: Judgement) => Verdict): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + pick(one).loss, 0) / list.length;

const round = (share: number): number => Math.round(share * 1000) / 1000;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function summaryOf(seat: Seat, all: readonly Judgement[]) {
  const own = all.filter((one) => one.seat === seat);
  const worst = own
    .filter((one) => one.known.loss > 0)
    .sort((a, b) => b.known.loss - a.known.loss)
    .slice(0, WORST);
  return {
    seat,
    decisions: own.length,
    known: round(mean(own, (one) => one.known)),
    open: round(mean(own, (one) => one.open)),
    worst,
  };
}

const WORDS = {
  loss: { cs: 'průměrná ztráta naděje na výhru', en: 'mean loss of winning chances' },
  open: { cs: 's odkrytými kartami', en: 'with all cards open' },
  turn: { cs: 'tah', en: 'turn' },
  better: { cs: 'lépe', en: 'better' },
} satisfies Record<string, Bilingual>;

function tell(output: Output, play: Play, all: readonly Judgement[], lang: Lang): void {
  for (let seat = 0; seat < play.state.seats.length; seat++) {
    const { known, open, decisions, worst } = summaryOf(seat, all);
    const shares = `${percent(known)}, ${WORDS.open[lang]} ${percent(open)}`;
    output.out(`${capital(play.who(seat, SPECTATOR))[lang]}: ${WORDS.loss[lang]} ${shares} (${decisions})`);
    for (const one of worst) {
      output.out(
        `  ${one.entry}. ${WORDS.turn[lang]} ${one.turn}, −${percent(one.known.loss)}: ${one.told ?? one.text}`,
      );
      output.out(`     ${WORDS.better[lang]}: ${one.better}`);
    }
  }
}

export const analyse: Command = {
  summary: 'what every decision of a recorded game cost',
  usage: [
    'Usage: bojiste analyse FILE [--playouts N] [--seed TEXT] [--lang cs|en] [--json]',
    '',
    '  --playouts N  worlds in which the played option and its rivals are played on (12)',
    '  --seed TEXT   the same seed gives the same verdicts (1)',
    '  --lang cs|en  language (that of the system)',
    '',
    'For every decision the loss of winning chances: with what the player knew, and with all cards open.',
    'The worst three of each player are named with a better move. Moves made by themselves are not judged.',
  ].join('\n'),
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        playouts: { type: 'string', default: '12' },
        seed: { type: 'string', default: '1' },
        lang: { type: 'string', default: systemLang() },
        json: { type: 'boolean', default: false },
      },
    });
    if (positionals.length !== 1) throw new UsageError('analyse takes one file');
    const source = await readRecord(sure(positionals[0]));
    const settings = {
      lang: readLang(values.lang),
      playouts: readCount('playouts', values.playouts),
      seed: values.seed,
    };
    const said = progress(output, 'entries', source.record.entries.length);
    const { play, all } = await judgeAll(source, settings, said);
    const seats = play.state.seats.length;
    if (values.json) {
      const players = Array.from({ length: seats }, (_, seat) => summaryOf(seat, all));
      json(output, { file: positionals[0], game: source.g.def.id, players, decisions: all });
    } else tell(output, play, all, settings.lang);
    return GOOD;
  },
};
