import { type Advice, applyMove, decisionOf, type Game, type Seat, type State } from '@bojiste/kernel';
import type { Tip } from './types.ts';

/**
 * What the coach would say to a seat after these answers, the most important first. `world` looks to the seat like the
 * game does and is used up; nothing else is looked at.
 */
export function tipsOf(
  g: Game,
  world: State,
  seat: Seat,
  keys: readonly string[],
  coach: readonly Advice[] = [],
): Tip[] {
  if (coach.length === 0 || keys.some((key) => applyMove(g, world, { seat, key }) !== null)) return [];
  const decision = world.over >= 0 ? null : decisionOf(g, world, seat);
  if (decision === null) return [];
  return coach.flatMap(({ tag, kind, clause, tell }) => {
    const told = tell({ g, s: world, seat, decision });
    return told === null ? [] : [{ tag, kind, clause, ...told }];
  });
}
