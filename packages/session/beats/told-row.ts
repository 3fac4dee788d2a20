import { F, type Game, idOf, type State, sighted, type Trace } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Told } from './raw.ts';

/** An event as it was committed, by the names of what it holds. */
export function toldRow(
  g: Game,
  s: State,
  { row, subject, source }: Pick<Extract<Trace, { k: 'row' }>, 'row' | 'subject' | 'source'>,
  dice: readonly number[],
  moves: Told['moves'],
  named: Told['named'],
): Told {
  return {
    g,
    s,
    subject,
    source,
    by: sure(row[F.by]),
    amount: sure(row[F.amount]),
    from: sure(row[F.from]),
    to: sure(row[F.to]),
    extra: sure(row[F.extra]),
    cause: sure(row[F.cause]),
    dice,
    moves,
    named,
    sight: (ref) => (ref < 0 ? null : sighted(g, s, idOf(ref))),
  };
}
