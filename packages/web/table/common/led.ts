import { isRinged } from '@bojiste/learn/lessons/rings';
import type { Update } from '@bojiste/session/types';

/**
 * Is this answer one that the table may press upon the player: the large button, what it would bring, what it costs? While a
 * lesson waits for something else it is not: a beginner would take it for what is wanted. Who is to find something alone is
 * pushed nowhere, neither to the end of the turn nor to what solves it. In the first turn of a guided game nobody is pushed
 * past what the coach has just asked for.
 */
export function isInvited(coach: Update['coach'], key: string): boolean {
  if (coach === undefined || coach.state !== 'on') return true;
  if (coach.kind === 'game') return coach.at > 1 || key !== 'done';
  const waits = coach.kind === 'puzzle' || (coach.kind === 'lesson' && coach.expect.length > 0);
  return !waits || isRinged(coach.expect, key);
}
