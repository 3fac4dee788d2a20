import type { Cue, CueKind } from '../stage/score.ts';
import type { Sound } from './types.ts';

/** What a cue sounds like, and how strong. */

interface Heard {
  readonly sound: Sound;
  readonly strength: number;
}

type Reading = (cue: Cue, me: number, won: boolean | null) => Sound;

/** Every cue is heard: a new one without a sound is an error here. */
const SOUNDS: Readonly<Record<CueKind, Sound | Reading>> = {
  attack: 'swing',
  tumble: 'dice',
  sum: 'swing',
  hurt: 'hit',
  heal: 'magic',
  death: 'death',
  leave: 'card',
  move: 'move',
  arrive: 'arrive',
  show: 'card',
  draw: 'draw',
  shuffle: 'draw',
  point: 'tick',
  phase: 'tick',
  tell: 'tick',
  turn: ({ beat }, me) => (beat.active === me ? 'turn' : 'foe'),
  fell: ({ beat }) => (beat.dice?.hits?.some((hit) => hit) === true ? 'lit' : 'miss'),
  points: ({ beat: { change } }) => (change !== undefined && change.to < change.from ? 'loss' : 'gain'),
  end: (_, __, won) => (won === null ? 'turn' : won ? 'won' : 'lost'),
};

/** Louder things first: of a move that is shown at once only one is heard. */
const ORDER: readonly Sound[] = [
  'won',
  'lost',
  'death',
  'hit',
  'turn',
  'dice',
  'lit',
  'miss',
  'swing',
  'arrive',
  'magic',
  'move',
  'card',
  'draw',
  'gain',
  'loss',
  'foe',
  'tick',
];

export function heardOf(cue: Cue, me: number, won: boolean | null): Heard {
  const reading = SOUNDS[cue.kind];
  const sound = typeof reading === 'string' ? reading : reading(cue, me, won);
  return { sound, strength: Math.min(4, Math.max(1, cue.beat.amount)) };
}

export function loudest(cues: readonly Cue[], me: number, won: boolean | null): Heard | null {
  const heard = cues.map((cue) => heardOf(cue, me, won));
  return heard.sort((a, b) => ORDER.indexOf(a.sound) - ORDER.indexOf(b.sound))[0] ?? null;
}
