import type { Seat } from '@bojiste/kernel';
import type { Situation } from '../types.ts';

/**
 * What each seat did in the running turn. An act that costs nothing can be undone by another one (boarding and leaving a vehicle), and
 * a bot that finds both equally good would go on for ever: whatever it did often enough is left out for the rest of the turn.
 */

const ENOUGH = 8;

type Menu = Pick<Situation, 'g' | 'seat' | 'view' | 'decision'>;

interface Turn {
  readonly number: number;
  readonly counts: Map<string, number>;
}

export class Repeats {
  private readonly turns = new Map<Seat, Turn>();

  note(at: Menu, key: string): void {
    // Passing points at no card; it leads on, so it may be repeated.
    const act = at.decision.options.find((option) => option.key === key);
    if (act === undefined || act.card === 0) return;
    // An answer opens its window again: what takes itself back would go on there as well.
    if (at.decision.kind !== 'act' && at.g.def.undoes?.[key.split(' ')[0] ?? ''] === undefined) return;
    const turn = this.turnOf(at);
    turn.counts.set(key, (turn.counts.get(key) ?? 0) + 1);
  }

  /** Was it done often enough, or would it take back what was done in this turn? */
  enough(at: Menu, key: string): boolean {
    const { counts } = this.turnOf(at);
    if ([...counts.keys()].some((done) => takesBack(at.g.def.undoes, done, key))) return true;
    return at.decision.kind === 'act' && (counts.get(key) ?? 0) >= ENOUGH;
  }

  private turnOf({ seat, view }: Menu): Turn {
    const known = this.turns.get(seat);
    if (known?.number === view.turn) return known;
    const turn = { number: view.turn, counts: new Map<string, number>() };
    this.turns.set(seat, turn);
    return turn;
  }
}

/** Keys say the act and then its card. */
function takesBack(undoes: Readonly<Record<string, string>> = {}, done: string, key: string): boolean {
  const [act, ...card] = done.split(' ');
  const [next, ...same] = key.split(' ');
  return undoes[act] === next && card.join(' ') === same.join(' ');
}
