import {
  choose,
  digestState,
  fromJson,
  type Game,
  Match,
  notesOf,
  type Seat,
  type SetupInput,
  type State,
  stateText,
  sure,
  type Tracer,
  toJson,
} from '@bojiste/kernel';
import { EventWatch } from '@bojiste/testing/invariants/events';
import { invariantFindings, recordFindings, revivedFindings } from '@bojiste/testing/invariants/invariants';
import { twinFindings } from '@bojiste/testing/twin/twin';

/** What `sim --check` tests while games are played. Each throws with what it found. */

export interface Checker {
  readonly name: string;
  /** Everything as it happens. */
  readonly hear?: Tracer;
  /** Before a choice is carried out. */
  before?(s: State, seat: Seat, value: number): void;
  /** At the start and after every choice; what costs much is tested only where it is due. */
  after?(s: State, due: boolean): void;
  /** When the game is over, with the digest of its last state. */
  end?(hash: number): void;
}

type Make = (g: Game, setup: SetupInput) => Omit<Checker, 'name'>;

function complain(findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(findings.join('; '));
}

const invariants: Make = (g) => {
  const watch = new EventWatch(g);
  return { hear: watch.hear, after: (s) => complain([...watch.take(s), ...invariantFindings(g, s)]) };
};

const twin: Make = (g, setup) => ({
  after: (s, due) => {
    if (due) complain(twinFindings(g, s, setup.seed));
  },
});

/** A state saved and revived is the same, and the game goes on from it in the same way. */
const revive: Make = (g) => {
  let revived: State | null = null;
  return {
    before: (_, seat, value) => {
      if (revived !== null) choose(g, revived, seat, value);
    },
    after: (s, due) => {
      if (!due) return;
      const text = stateText(s);
      if (revived !== null && stateText(revived) !== text) complain(['the revived state went on otherwise']);
      revived = fromJson(toJson(s));
      complain(revivedFindings(g, s, text, revived));
    },
  };
};

/** The same game by its notation: written down, read back and played again. */
const record: Make = (g, setup) => {
  const match = Match.create(g, setup);
  return {
    before: (s, seat, value) => {
      const key = notesOf(g, s, seat).find((note) => note.value === value)?.key;
      if (key === undefined) complain([`option ${value} of seat ${seat} has no key`]);
      const refusal = match.play({ seat, key: key ?? '' });
      if (refusal !== null) complain([`the record refuses "${key}": ${refusal.code}`]);
    },
    end: (hash) => {
      if (digestState(g, match.state) !== hash) complain(['the recorded game ended in another state']);
      complain(recordFindings(match));
    },
  };
};

const MAKERS: Readonly<Record<string, Make>> = { invariants, record, twin, revive };

export const CHECKS: readonly string[] = Object.keys(MAKERS);

export const makeCheckers = (g: Game, setup: SetupInput, names: readonly string[]): Checker[] =>
  names.map((name) => ({ name, ...sure(MAKERS[name])(g, setup) }));
