import { parseArgs } from 'node:util';
import { type Judged, judge, type Verdict } from '@bojiste/ai/analyse';
import {
  type Bilingual,
  decisionOf,
  type Game,
  type Lang,
  type Match,
  ownLists,
  render,
  type Seat,
  seatWords,
} from '@bojiste/kernel';
import { replay as play, readRecord } from '../records.ts';
import { json, readCount, readLang } from '../words.ts';
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
}

interface Settings {
  readonly lang: Lang;
  readonly playouts: number;
  readonly seed: string;
}

const WORST = 3;

function judgeMove(
  g: Game,
  match: Match,
  seat: Seat,
  key: string,
  entry: number,
  settings: Settings,
): Judgement | null {
  const decision = decisionOf(g, match.state, seat);
  if (decision === null || decision.options.length < 2) return null;
  const words = (wanted: string): string => {
    const option = decision.options.find((one) => one.key === wanted);
    return option === undefined ? wanted : render(g, option.text, settings.lang);
  };
  const asked = { playouts: settings.playouts, own: ownLists(g, match.header.setup) };
  const judged = judge(g, match.state, seat, key, `${settings.seed}/${entry}`, asked);
  return { entry, seat, turn: match.state.turn, key, text: words(key), better: words(judged.known.best), ...judged };
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

function tell(output: Output, all: readonly Judgement[], seats: number, lang: Lang): void {
  for (let seat = 0; seat < seats; seat++) {
    const { known, open, decisions, worst } = summaryOf(seat, all);
    const shares = `${percent(known)}, ${WORDS.open[lang]} ${percent(open)}`;
    output.out(`${seatWords(seat, lang)}: ${WORDS.loss[lang]} ${shares} (${decisions})`);
    for (const one of worst) {
      output.out(
        `  ${one.entry}. ${WORDS.turn[lang]} ${one.turn}: ${one.text} [${one.key}]  −${percent(one.known.loss)}`,
      );
      output.out(`     ${WORDS.better[lang]}: ${one.better} [${one.known.best}]`);
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
        lang: { type: 'string', default: 'cs' },
        json: { type: 'boolean', default: false },
      },
    });
    if (positionals.length !== 1) throw new UsageError('analyse takes one file');
    const source = await readRecord(positionals[0]);
    const settings = {
      lang: readLang(values.lang),
      playouts: readCount('playouts', values.playouts),
      seed: values.seed,
    };
    const all: Judgement[] = [];
    const match = play(source, source.record.entries.length, {
      before: (at, entry, index) => {
        if (entry.k !== 'move' || entry.auto) return;
        const found = judgeMove(source.g, at, entry.seat, entry.key, index + 1, settings);
        if (found !== null) all.push(found);
      },
    });
    const seats = match.state.seats.length;
    if (values.json) {
      const players = Array.from({ length: seats }, (_, seat) => summaryOf(seat, all));
      json(output, { file: positionals[0], game: source.g.def.id, players, decisions: all });
    } else tell(output, all, seats, settings.lang);
    return GOOD;
  },
};
