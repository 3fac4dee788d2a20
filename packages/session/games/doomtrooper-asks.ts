import type { Seat } from '@bojiste/kernel';
import type { Occasion } from '../attention.ts';
import type { Raw } from '../beats/raw.ts';

/**
 * Where an answer plausibly matters in Doomtrooper: a card that somebody else plays, the numbers of a fight before they
 * count, the last chance to save something, the end of an action in which something changed. At mere passages a player is
 * asked about an answer until he declines it there once. `bojiste prompts` measures it.
 */

/** Asked whenever there is an answer: the numbers are about to count, somebody to die, to be paid, to be robbed. */
const COUNTS: ReadonlySet<string> = new Set(['modifiers', 'afterPhase5', 'saves', 'points', 'sabotage']);

/** After these, what others changed is asked about again. */
const AFTER_CHANGES: ReadonlySet<string> = new Set(['afterAction', 'afterPhase2', 'afterDiscard']);

/** Something that others can see on the table and answer. */
const CHANGES: ReadonlySet<Raw['kind']> = new Set([
  'play',
  'act',
  'move',
  'damage',
  'death',
  'leave',
  'state',
  'reveal',
  'heal',
  'choice',
]);

/** After somebody else's action: a card came, or something befell one's own. */
const concerns =
  (seat: Seat) =>
  ({ kind, card, objects }: Raw): boolean =>
    kind === 'play' || kind === 'move' || [card, ...objects].some((one) => one !== null && one.control === seat);

export function matters({ window, seat, s, by, news, untried }: Occasion): boolean {
  if (COUNTS.has(window)) return true;
  // Never about one's own card; about what others play upon it, yes.
  if (window === 'react') return by !== seat;
  // The own turn begins: some cards can be played at no other time.
  if (window === 'afterStart' && s.active === seat) return true;
  if (untried.length > 0) return true;
  const changes = AFTER_CHANGES.has(window) ? news.filter(({ kind }) => CHANGES.has(kind)) : [];
  return window === 'afterAction' ? changes.some(concerns(seat)) : changes.length > 0;
}
