import {
  cloneState,
  type Frame,
  type Game,
  type GameDef,
  hashState,
  NONE,
  type State,
  type Verb,
} from '@bojiste/kernel';
import type { Exceptions } from './files.ts';
import { type Args, firmCalc, firmEvent, firmVerb, GONE, type Probed } from './firm.ts';

/**
 * `could` of a verb says beforehand whether it would change anything: players are asked, cards offered and orders
 * compared by it. Scenes hold every verb that cards speak of to its word, in both directions; the other words are firm
 * (`firm.ts`).
 */

/** Steps of the rules have no words: nobody asks what they could do. */
const isTold = ({ text }: Verb): boolean => typeof text === 'function' || text.en !== '';

/** What a verb can change: the state, and what it hands to the packet or the triggers that wait. */
const mark = (s: State, f: Frame): string => `${hashState(s)} ${s.triggers.length} ${f.sets.join(';')}`;

function hold(name: string, verb: Verb, g: Game, s: State, f: Frame, args: Args, when = ''): void {
  const could = verb.could(g, s, f, ...args);
  const before = mark(s, f);
  verb.exec(g, s, f, ...args);
  if (could === (mark(s, f) !== before)) return;
  throw new Error(
    `the verb "${name}"${when} said it could ${could ? 'do something and did nothing' : 'do nothing and did'}`,
  );
}

interface Other {
  readonly value: number;
  readonly what: string;
}

/** What an argument may be in another moment of another game. */
function others(type: Verb['args'][number], value: number): readonly Other[] {
  if (value < 0) return [];
  if (type === 'card') return [{ value: value + GONE, what: 'of an object that has left' }];
  if (type === 'place') return [{ value: NONE, what: 'to no place' }];
  if (type === 'number' && value > 0 && value < 64)
    return [
      { value: 0, what: 'by nothing' },
      { value: value + 1, what: 'by one more' },
    ];
  return [];
}

/** Given an object that has left, no place or a number of zero, a verb does nothing unless it is listed. */
const isNothing = (value: number): boolean => value <= 0 || value >= GONE;

/** The verb in the same moment with one argument changed, on copies. */
function probe(name: string, verb: Verb, anyway: Exceptions, g: Game, s: State, f: Frame, args: Args): void {
  const at = s.frames.indexOf(f);
  if (at < 0) return;
  verb.args.forEach((type, i) => {
    for (const { value, what } of others(type, args[i])) {
      const copy = cloneState(s);
      const changed = args.map((arg, n) => (n === i ? value : arg)) as unknown as Args;
      if (isNothing(value) && anyway[`${name} ${i}`] === undefined && verb.could(g, copy, copy.frames[at], ...changed))
        throw new Error(`the verb "${name}" said it could do something ${what} (${i})`);
      hold(name, verb, g, copy, copy.frames[at], changed, ` ${what} (${i})`);
    }
  });
}

function held(name: string, verb: Verb, anyway: Exceptions): Verb {
  return {
    ...verb,
    exec: (g, s, f, ...args) => {
      probe(name, verb, anyway, g, s, f, args);
      hold(name, verb, g, s, f, args);
    },
  };
}

/** Verbs that are excepted, each with the reason. */
export interface Unheld {
  /** Not held to what they say they could do. */
  readonly unheld?: Exceptions;
  /** They do something also where this argument ("roll 0": its first) is not there. */
  readonly anyway?: Exceptions;
}

interface Made {
  readonly def: GameDef;
  readonly probed: Probed;
}

const made = new WeakMap<GameDef, Made>();

function make(def: GameDef, { unheld = {}, anyway = {} }: Unheld): Made {
  const probed: Probed = new Set();
  const verbs = Object.entries(def.verbs).map(([name, verb]) => {
    if (unheld[name] !== undefined) return [name, verb];
    return [name, isTold(verb) ? held(name, verb, anyway) : firmVerb(name, verb, probed)];
  });
  const calcs = Object.entries(def.calcs).map(([name, calc]) => [name, firmCalc(name, calc, probed)]);
  const events = def.events.map((event) => firmEvent(event, probed));
  return { def: { ...def, verbs: Object.fromEntries(verbs), calcs: Object.fromEntries(calcs), events }, probed };
}

/** The same game with its words held to what they say, but for the excepted verbs. */
export function truthful(def: GameDef, except: Unheld): GameDef {
  const known = made.get(def) ?? make(def, except);
  made.set(def, known);
  known.probed.clear();
  return known.def;
}
