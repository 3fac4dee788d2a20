import {
  cardAt,
  type Frame,
  type Game,
  ifPossible,
  listened,
  live,
  makeRow,
  propose,
  pushCall,
  type Ref,
  type State,
  setFlag,
  setTally,
  submit,
  type Verb,
} from '@bojiste/kernel';
import { hasKind, ids, isFree, standing } from '../reads/lookup.ts';
import { DIRECTIONS, directionAt, STEP, spaceAfter, wayStart } from '../rules/distance.ts';
import { mayBePushed } from '../rules/push.ts';
import { CAUSE, FLAG, KIND, TALLY } from '../types.ts';

/** Everything that changes places: summon, build, place, move, push, swap, tuck, take back, control. */

const nothing = () => 0;
const here = (s: State, ref: Ref): boolean => standing(s, ref) !== null;

/** Starts a procedure of the rules above the running effect, with the same source and player. */
function start(g: Game, s: State, f: Frame, proc: string, ...args: number[]): void {
  pushCall(g, s, proc, f.you, args, f);
}

/** After a move or a push: the fact itself, and the one that covers both. */
function arrived(g: Game, s: State, f: Frame, ref: Ref, way: number, pushed: boolean): void {
  if (standing(s, ref) === null) return;
  const { event } = ids(g);
  const from = wayStart(way);
  const to = spaceAfter(way);
  const rows = makeRow(pushed ? event.pushed : event.moved, ref, f.self, f.you, way, from, to, 0, 0);
  if (listened(g, s, g.listen.after + event.slid)) {
    rows.push(...makeRow(event.slid, ref, f.self, f.you, way, from, to, 0, 0));
  }
  submit(g, s, f.collect, rows, f.scope);
}

type PushKind = 'push' | 'mayPush' | 'pushThrough';

function startPush(g: Game, s: State, f: Frame, proc: PushKind, ref: Ref, least: number, most: number): void {
  if (here(s, ref)) start(g, s, f, proc, ref, least, most);
  else setTally(s, TALLY.pushPath, 0);
}

function pushable(g: Game, s: State, ref: Ref): boolean {
  const card = standing(s, ref);
  return card !== null && mayBePushed(g, s, card);
}

/** By as many spaces as the player likes between two numbers, in one straight direction. */
const push = (proc: PushKind, text: Verb['text'], clauses: readonly string[]): Verb => ({
  args: ['card', 'number', 'number'],
  exec: (g, s, f, ref, least, most) => startPush(g, s, f, proc, ref, least, most),
  could: (g, s, _, ref) => pushable(g, s, ref),
  text,
  hint: nothing,
  clauses,
});

const canCome: Verb['could'] = (_, s, __, ref, to) => live(s, ref) !== null && isFree(s, to);

/** From the hand to a free space. */
const comes = (event: 'summoned' | 'built'): Pick<Verb, 'could' | 'exec'> =>
  ifPossible(canCome, (g, s, f, ref, to) => propose(g, s, f, ids(g).event[event], ref, 0, ids(g).hand + f.you, to));

const placeOn: Verb = {
  args: ['card', 'place'],
  ...ifPossible(canCome, (g, s, f, ref, to) => propose(g, s, f, ids(g).event.placed, ref, 0, cardAt(s, ref).zone, to)),
  text: { cs: '[umístěte|umístit|umístí] {0:acc} {1:to}', en: '[place|places] {0} {1:to}' },
  hint: () => 2,
  clauses: ['SW-TERM-36', 'SW-RULING-32', 'SW-RULING-55'],
};

export const placeVerbs: Readonly<Record<string, Verb>> = {
  summon: {
    args: ['card', 'place'],
    ...comes('summoned'),
    text: { cs: '[vyvolejte|vyvolat|vyvolá] {0:acc} {1:to}', en: '[summon|summons] {0} {1:to}' },
    hint: () => 3,
    clauses: ['SW-SUM-04'],
  },
  /** A unit is destroyed and the summoned one takes its space, in one moment. */
  summonOver: {
    args: ['card', 'card', 'place'],
    ...ifPossible(
      (_, s, __, ref, victim, to) => live(s, ref) !== null && here(s, victim) && to >= 0,
      (g, s, f, ref, victim, to) => {
        const { event, hand } = ids(g);
        submit(g, s, f.collect, makeRow(event.destroyed, victim, ref, f.you, 0, to, -1, 0, CAUSE.ability), f.scope);
        propose(g, s, f, event.summoned, ref, 0, hand + f.you, to);
      },
    ),
    text: {
      cs: '[eliminujte|eliminovat|eliminuje] {1:acc} a vyvolejte {0:acc} na její pole',
      en: '[destroy|destroys] {1} and summon {0} on its space',
    },
    hint: () => 1,
    clauses: ['SW-TERM-07', 'SW-TERM-96'],
  },
  build: {
    args: ['card', 'place'],
    ...comes('built'),
    text: { cs: '[postavte|postavit|postaví] {0:acc} {1:to}', en: '[build|builds] {0} {1:to}' },
    hint: () => 1,
    clauses: ['SW-BUILD-03'],
  },
  placeOn,
  /** Of what is on the battlefield already. */
  relocate: {
    ...placeOn,
    text: { cs: '[přemístěte|přemístit|přemístí] {0:acc} {1:to}', en: '[place|places] {0} {1:to}' },
  },
  playEvent: {
    args: ['card'],
    exec: (g, s, f, ref) => propose(g, s, f, ids(g).event.played, ref, 0, ids(g).hand + f.you),
    could: (_, s, __, ref) => live(s, ref) !== null,
    text: { cs: '[zahrajte|zahrát|zahraje] {0:acc}', en: '[play|plays] {0}' },
    hint: () => 1,
    clauses: ['SW-EVT-04', 'SW-LAST-02'],
  },
  useMove: {
    args: ['card'],
    exec: (_, s, __, ref) => {
      const card = live(s, ref);
      if (card !== null) setFlag(s, card, FLAG.moved, true);
      setTally(s, TALLY.moves, s.tally[TALLY.moves] + 1);
    },
    could: () => false,
    text: { cs: '', en: '' },
    hint: nothing,
    clauses: ['SW-MOVE-01', 'SW-TERM-39'],
  },
  takeStep: {
    args: ['card', 'number', 'number', 'number'],
    exec: (g, s, f, ref, way, index) => {
      const card = standing(s, ref);
      if (card === null) return;
      const to = STEP[card.zone * DIRECTIONS + directionAt(way, index)];
      propose(g, s, f, ids(g).event.stepped, ref, 0, card.zone, to);
    },
    could: () => true,
    text: { cs: '', en: '' },
    hint: nothing,
    clauses: ['SW-TERM-63'],
  },
  travel: {
    args: ['card', 'number'],
    exec: (g, s, f, ref, way) => propose(g, s, f, ids(g).event.stepped, ref, 0, wayStart(way), spaceAfter(way)),
    could: () => true,
    text: { cs: '', en: '' },
    hint: nothing,
    clauses: ['SW-TERM-63'],
  },
  arrive: {
    args: ['card', 'number', 'number'],
    exec: (g, s, f, ref, way, pushed) => arrived(g, s, f, ref, way, pushed === 1),
    could: () => false,
    text: { cs: '', en: '' },
    hint: nothing,
    clauses: ['SW-TERM-61'],
  },
  push: push(
    'push',
    {
      cs: '[zatlačte|zatlačit|zatlačí] {0:acc} o {1:span:2:space:acc}',
      en: '[force|forces] {0} {1:span:2:space}',
    },
    ['SW-PUSH-01', 'SW-RULING-42'],
  ),
  mayPush: push(
    'mayPush',
    {
      cs: 'můžete [zatlačte|zatlačit|zatlačí] {0:acc} o {1:span:2:space:acc}',
      en: 'you may force {0} {1:span:2:space}',
    },
    ['SW-PUSH-01', 'SW-RULING-42'],
  ),
  pushThrough: push(
    'pushThrough',
    {
      cs: '[zatlačte|zatlačit|zatlačí] {0:acc} o {1:span:2:space:acc} (i skrz běžné jednotky a hrdiny)',
      en: '[force|forces] {0} {1:span:2:space} (even through commons and champions)',
    },
    ['SW-PUSH-01', 'SW-TERM-74'],
  ),
  /** One space nearer to one card, or farther from another; the one that is not meant is nobody. */
  mayPushTurned: {
    args: ['card', 'card', 'card'],
    ...ifPossible(
      (g, s, _, ref) => pushable(g, s, ref),
      (g, s, f, ref, toward, from) => start(g, s, f, 'mayPushTurned', ref, toward, from),
    ),
    text: {
      cs: 'můžete [zatlačte|zatlačit|zatlačí] {0:acc} o 1 pole[? směrem k {1:dat}][? směrem od {2:gen}]',
      en: 'you may force {0} 1 space[? toward {1}][? away from {2}]',
    },
    hint: nothing,
    clauses: ['SW-PUSH-01', 'SW-RULING-42'],
  },
  swap: {
    args: ['card', 'card'],
    exec: (g, s, f, a, b) => propose(g, s, f, ids(g).event.swapped, a, 0, -1, -1, b),
    could: (_, s, __, a, b) => here(s, a) && here(s, b),
    text: {
      cs: '[nechte|nechat|nechá] {0:acc} vyměnit si místo s {1:ins}',
      en: '[swap|swaps] {0} with {1}',
    },
    hint: nothing,
    clauses: ['SW-TERM-95', 'SW-RULING-45'],
  },
  tuck: {
    args: ['card', 'card'],
    exec: (g, s, f, ref, host) => propose(g, s, f, ids(g).event.tucked, ref, 0, -1, -1, host),
    could: (_, s, __, ref, host) => live(s, ref) !== null && here(s, host),
    text: { cs: '[zasuňte|zasunout|zasune] {0:acc} pod {1:acc}', en: '[put|puts] {0} under {1}' },
    hint: () => 1,
    clauses: ['SW-TERM-111', 'SW-TERM-106'],
  },
  toHand: {
    args: ['card'],
    ...ifPossible(
      (_, s, __, ref) => live(s, ref) !== null,
      (g, s, f, ref) => propose(g, s, f, ids(g).event.returned, ref),
    ),
    text: { cs: '[vraťte|vrátit|vrátí] {0:acc} do ruky', en: '[return|returns] {0} to hand' },
    hint: () => 1,
    clauses: ['SW-TERM-115', 'SW-RULING-62'],
  },
  /** SW-RULING-61: never a Summoner. */
  takeControl: {
    args: ['card', 'seat'],
    ...ifPossible(
      (g, s, _, ref, seat) => {
        const card = standing(s, ref);
        return card !== null && card.control !== seat && !hasKind(g, card, KIND.summoner);
      },
      (g, s, f, ref, seat) => propose(g, s, f, ids(g).event.control, ref, 0, cardAt(s, ref).control, seat),
    ),
    text: { cs: '{1:subj} [ovládněte|ovládnout|ovládne] {0:acc}', en: '{1:subj} [take|takes] control of {0}' },
    hint: () => 6,
    clauses: ['SW-TERM-53', 'SW-TERM-56'],
  },
};
