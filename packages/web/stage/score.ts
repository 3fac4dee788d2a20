import { sure } from '@bojiste/kernel/state/sure';
import type { Beat, BeatKind, Catalogue } from '@bojiste/session/types';

/**
 * What a stage makes of beats: cues, in the order in which they are played. A cue is one motion a person can follow. It is
 * played over the position before the move, or, where something new has come to lie on the table, over the one after it.
 */

export type CueKind =
  /** An arrow from the one that acts to what it is done to, and a lunge along it. */
  | 'attack'
  /** Dice tumble: nothing on the page tells what falls. */
  | 'tumble'
  /** Dice lie still: hits light up, misses are dimmed. Nothing else tells it yet. */
  | 'fell'
  /** Two values are compared. */
  | 'sum'
  | 'hurt'
  | 'heal'
  | 'death'
  | 'leave'
  | 'move'
  | 'arrive'
  /** A card is held up for all to read. */
  | 'show'
  | 'draw'
  /** Cards of a pile are mixed. */
  | 'shuffle'
  | 'turn'
  /** The next step of a turn begins. */
  | 'phase'
  | 'points'
  /** Something is pointed at: chosen, used, changed. */
  | 'point'
  | 'tell'
  | 'end';

export interface Cue {
  readonly kind: CueKind;
  readonly beat: Beat;
  /** Played when the new position stands. */
  readonly after: boolean;
  /** Milliseconds at the usual pace before the next cue: in the others' moves, and in one's own, which need no telling. */
  readonly ms: number;
  readonly own: number;
  /** What is told in words when it begins; what the dice bring is told by the cue after them. */
  readonly tells: boolean;
}

type Length = readonly [ms: number, own: number, after: boolean];

const LENGTHS: Readonly<Record<CueKind, Length>> = {
  attack: [620, 340, false],
  tumble: [820, 620, false],
  fell: [820, 560, false],
  sum: [1250, 700, false],
  hurt: [560, 0, false],
  heal: [420, 0, false],
  death: [640, 0, false],
  leave: [380, 0, false],
  move: [520, 0, true],
  arrive: [680, 0, true],
  show: [1150, 0, false],
  draw: [420, 0, true],
  shuffle: [360, 0, false],
  turn: [820, 0, true],
  phase: [260, 0, true],
  points: [320, 0, true],
  point: [480, 0, false],
  tell: [420, 0, false],
  end: [700, 700, true],
};

/** Deeds of one card against another: these are worth an arrow. */
const ATTACKS: ReadonlySet<string> = new Set(['attacking', 'aimed', 'fightersNamed', 'sabotaged', 'blocked']);

const isAttack = ({ card, objects, event }: Beat): boolean =>
  card !== null && objects.length > 0 && (ATTACKS.has(event) || sure(objects[0]).control !== card.control);

type Reading = CueKind | ((beat: Beat, catalogue: Catalogue) => CueKind);

/** Every kind of beat has a motion: a new kind without one is an error here. */
export const MOTION_OF: Readonly<Record<BeatKind, Reading>> = {
  turn: 'turn',
  phase: 'phase',
  play: ({ to }, { zones }) => (zones[to]?.board === true ? 'arrive' : 'show'),
  act: (beat) => (isAttack(beat) ? 'attack' : 'point'),
  choice: 'point',
  move: 'move',
  // With its dice it is two cues; without them only told.
  roll: 'tell',
  sum: 'sum',
  damage: 'hurt',
  heal: 'heal',
  death: 'death',
  leave: 'leave',
  points: 'points',
  draw: 'draw',
  shuffle: 'shuffle',
  reveal: 'show',
  state: 'point',
  pass: 'tell',
  note: 'tell',
  host: 'tell',
  end: 'end',
};

function kindOf(beat: Beat, catalogue: Catalogue): CueKind {
  const reading = MOTION_OF[beat.kind];
  return typeof reading === 'string' ? reading : reading(beat, catalogue);
}

const cue = (kind: CueKind, beat: Beat, tells: boolean): Cue => {
  const [ms, own, after] = LENGTHS[kind];
  return { kind, beat, ms, own, after, tells };
};

function cuesFor(beat: Beat, catalogue: Catalogue): Cue[] {
  if (beat.dice !== undefined && beat.dice.faces.length > 0)
    return [cue('tumble', beat, false), cue('fell', beat, false)];
  const kind = beat.level === 'full' ? null : kindOf(beat, catalogue);
  return kind === null ? [] : [cue(kind, beat, true)];
}

/**
 * The cues of one update. While dice are still to fall, nothing is played over the new position: it would tell what they
 * bring. The step of a turn lights up where it stands now, and is only told while something is still to be seen before.
 */
export function scoreOf(beats: readonly Beat[], catalogue: Catalogue): Cue[] {
  const cues = beats.flatMap((beat) => cuesFor(beat, catalogue));
  const lastRoll = cues.map(({ kind }) => kind).lastIndexOf('fell');
  const lastBefore = cues.map(({ after }) => after).lastIndexOf(false);
  return cues.map((one, i) => {
    if (one.kind === 'phase' && i < lastBefore) return cue('tell', one.beat, one.tells);
    return i < lastRoll && one.after ? { ...one, after: false } : one;
  });
}
