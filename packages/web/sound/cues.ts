import type { Cue, CueKind } from '../stage/score.ts';
import type { Sound } from './types.ts';

/** What a cue sounds like, and how strong. */

interface Heard {
  readonly sound: Sound;
  readonly strength: number;
}

const PLAIN: Readonly<Partial<Record<CueKind, Sound>>> = {
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
};

/** Louder things first: of a move that is shown at once only one is heard. */
const ORDER: readonly Sound[] = [
  'won',
  'lost',
  'death',
  'hit',
  'turn',
  'dice',
  'arrive',
  'magic',
  'move',
  'card',
  'draw',
];

export function heardOf({ kind, beat }: Cue, me: number, won: boolean | null): Heard | null {
  const { amount, change, dice } = beat;
  if (kind === 'end') return won === null ? null : { sound: won ? 'won' : 'lost', strength: 1 };
  if (kind === 'turn') return beat.active === me ? { sound: 'turn', strength: 1 } : null;
  if (kind === 'fell') return { sound: dice?.hits?.some((hit) => hit) === true ? 'lit' : 'miss', strength: 1 };
  if (kind === 'points') return change !== undefined && change.to > change.from ? { sound: 'gain', strength: 1 } : null;
  const sound = PLAIN[kind];
  return sound === undefined ? null : { sound, strength: Math.min(4, Math.max(1, amount)) };
}

export function loudest(cues: readonly Cue[], me: number, won: boolean | null): Heard | null {
  const heard = cues.flatMap((cue) => heardOf(cue, me, won) ?? []);
  const rank = ({ sound }: Heard): number => {
    const at = ORDER.indexOf(sound);
    return at < 0 ? ORDER.length : at;
  };
  return heard.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}
