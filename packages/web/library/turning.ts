import { judge, type Verdict } from '@bojiste/ai/analyse';
import { decisionOf, type GameRecord, lastResume, type Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { answerLater, Hindsight } from '@bojiste/session/hindsight';
import { Play } from '@bojiste/session/play';
import { capital } from '@bojiste/session/wording';
import type { Shelved } from './shelf.ts';
import type { TurningPoint } from './types.ts';

/**
 * Where a game was decided: the choices of one seat that cost the most, as the analysis of the bots sees them. Only some of
 * the choices of a long game are weighed, evenly spread, so that it takes seconds and not minutes.
 */

const MOST_WEIGHED = 36;
const MOST_TOLD = 3;
/** Of winning; less is within what so few playouts can tell apart. */
const LEAST_LOSS = 0.05;
const SETTINGS = { playouts: 4, rivals: 3, turns: 1 };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Entries at which the seat really chose something. */
const choicesOf = ({ entries }: GameRecord, seat: Seat): number[] =>
  entries.flatMap((entry, at) => (entry.k === 'move' && entry.seat === seat && !entry.auto ? [at] : []));

function spread(list: readonly number[], most: number): Set<number> {
  const step = Math.max(1, list.length / most);
  return new Set(Array.from({ length: Math.min(list.length, most) }, (_, i) => sure(list[Math.floor(i * step)])));
}

export async function turningPoints({ g, extras }: Shelved, record: GameRecord, seat: Seat): Promise<TurningPoint[]> {
  const play = new Play({ g, extras, header: record.header });
  const resumed = lastResume(record.entries);
  const weighed = spread(
    choicesOf(record, seat).filter((at) => at >= resumed),
    MOST_WEIGHED,
  );
  const found: Omit<TurningPoint, 'told'>[] = [];
  const hindsight = new Hindsight();
  for (const [at, entry] of record.entries.entries()) {
    if (entry.k === 'move' && at >= resumed && decisionOf(g, play.state, entry.seat)?.kind === 'act') hindsight.acted();
    if (weighed.has(at) && entry.k === 'move') {
      const point = weigh(play, seat, entry.key, at);
      if (point !== null) found.push(point);
      if (point !== null) hindsight.begin(at, seat);
      await pause();
    }
    if (at < resumed) play.passOver(entry);
    else play.repeat(entry, at);
    hindsight.hear(play.take());
  }
  const worst = found.sort((a, b) => b.loss - a.loss).slice(0, MOST_TOLD);
  return worst.map((point) => ({ ...point, told: hindsight.told(play, seat, point.entries) }));
}

/** The game as it stood before an entry, and the seats whose lists the others do not know. */
export function stateAt(
  { g, extras }: Shelved,
  { header, entries }: GameRecord,
  at: number,
): Pick<Play, 'state' | 'own'> {
  const play = new Play({ g, extras, header });
  const resumed = lastResume(entries);
  entries.slice(0, at).forEach((entry, i) => {
    if (i < resumed) play.passOver(entry);
    else play.repeat(entry, i);
    play.take();
  });
  return play;
}

/** Null where a world that the seat cannot tell from the real one does not offer what was played. */
function judged({ g, state, own }: Play, seat: Seat, key: string, at: number): Verdict | null {
  try {
    return judge(g, state, seat, key, `turning/${at}`, { ...SETTINGS, own }).known;
  } catch (error) {
    if (error instanceof Error && error.message.endsWith('is not among the options')) return null;
    throw error;
  }
}

function weigh(play: Play, seat: Seat, key: string, at: number): Omit<TurningPoint, 'told'> | null {
  const { g, state } = play;
  const options = decisionOf(g, state, seat)?.options ?? [];
  // An answer that names several at once is no single option to compare with others.
  if (options.length < 2 || !options.some((option) => option.key === key)) return null;
  const known = judged(play, seat, key, at);
  if (known === null || known.loss < LEAST_LOSS || known.best === key) return null;
  const question = play.desk(seat).question(state, 1);
  const [played, better] = [key, known.best].map((one) => (question === null ? null : answerLater(question, one)));
  if (played == null || better == null) return null;
  return {
    turn: state.turn,
    entries: at,
    whose: capital(play.who(state.active, seat)),
    played,
    better,
    best: known.best,
    loss: Math.round(known.loss * 100),
  };
}
