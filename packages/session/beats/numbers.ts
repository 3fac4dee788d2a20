import type { Seat } from '@bojiste/kernel';
import type { Raw } from './raw.ts';

/** The course of a game in numbers, counted from its beats, by seat. */
export interface Numbers {
  /** Cards that were played. */
  readonly played: readonly number[];
  /** Damage, wounds or hits that the seat and its cards took. */
  readonly hurt: readonly number[];
  /** Cards of the seat that were destroyed. */
  readonly lost: readonly number[];
}

/** Who was hurt: the player, or who controlled the card. */
const victimOf = ({ change, objects }: Raw): Seat =>
  change !== undefined && change.seat >= 0 ? change.seat : (objects[0]?.control ?? -1);

export function numbersOf(beats: readonly Raw[], seats: number): Numbers {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const [played, hurt, lost] = [none(), none(), none()];
  const add = (to: number[], seat: Seat, n: number): void => {
    if (seat >= 0 && seat < seats) to[seat]! += n;
  };
  for (const beat of beats) {
    if (beat.kind === 'play') add(played, beat.by, 1);
    // A defence that was weakened comes back; only what stays is counted.
    if (beat.kind === 'damage' && beat.change?.name !== 'defence') add(hurt, victimOf(beat), Math.max(1, beat.amount));
    if (beat.kind === 'death') for (const { control } of beat.objects) add(lost, control, 1);
  }
  return { played, hurt, lost };
}
