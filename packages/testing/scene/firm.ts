import {
  type CalcDecl,
  cloneState,
  type EventDecl,
  F,
  type Frame,
  type Game,
  type Row,
  type State,
  type Verb,
} from '@bojiste/kernel';

/**
 * Whatever a word is given may have left by the time it is carried out: another trigger came first, the seat fell, the
 * card was replaced. Scenes give every verb of the rules, query function and event such an object in the middle of
 * play, on a copy; it may do nothing, but it must not break down.
 */

export type Args = Parameters<Verb['exec']> extends [Game, State, Frame, ...infer Rest] ? Rest : never;

/** Added to a card's ref: the same card, come anew so much later that this object is surely no more. */
export const GONE = 4096 * 1000;

/** Words that have been asked in the scene that is being played: once each is enough. */
export type Probed = Set<string>;

function bear(what: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`${what} broke down, given an object that has left: ${said}`);
  }
}

/** One after the other, every card among the arguments has left. */
function bearEach(
  what: string,
  types: CalcDecl['args'],
  args: readonly number[],
  run: (args: readonly number[]) => void,
): void {
  types.forEach((type, i) => {
    if (type !== 'card' || args[i] < 0) return;
    const given = args.map((arg, n) => (n === i ? arg + GONE : arg));
    bear(what, () => run(given));
  });
}

function isFirst(probed: Probed, what: string): boolean {
  if (probed.has(what)) return false;
  probed.add(what);
  return true;
}

export function firmVerb(name: string, verb: Verb, probed: Probed): Verb {
  const what = `the verb "${name}"`;
  return {
    ...verb,
    exec: (g, s, f, ...args) => {
      const at = s.frames.indexOf(f);
      if (at >= 0 && isFirst(probed, what))
        bearEach(what, verb.args, args, (given) => {
          const copy = cloneState(s);
          verb.exec(g, copy, copy.frames[at], ...(given as unknown as Args));
        });
      verb.exec(g, s, f, ...args);
    },
  };
}

export function firmCalc(name: string, calc: CalcDecl, probed: Probed): CalcDecl {
  const what = `the question "${name}"`;
  return {
    ...calc,
    run: (g, s, f, a, b, c, out) => {
      if (isFirst(probed, what))
        bearEach(what, calc.args, [a, b, c], (given) => calc.run(g, s, f, given[0], given[1], given[2], []));
      return calc.run(g, s, f, a, b, c, out);
    },
  };
}

function gone(row: Row): Row {
  const out = [...row] as unknown as Row;
  out[F.subject] += GONE;
  return out;
}

export function firmEvent(event: EventDecl, probed: Probed): EventDecl {
  const { commit } = event;
  if (commit === undefined) return event;
  const what = `the event "${event.name}"`;
  return {
    ...event,
    commit: (g, s, row) => {
      if (row[F.subject] > 0 && isFirst(probed, what)) bear(what, () => commit(g, cloneState(s), gone(row)));
      commit(g, s, row);
    },
  };
}
