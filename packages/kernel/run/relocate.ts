import { scratch } from '../state/held.ts';
import { type Card, F, makeRow, type Row, refOf, type State } from '../state/records.ts';
import { NONE, type ZoneId } from '../types.ts';
import { moveCard } from './atoms.ts';
import type { Game } from './game.ts';
import { collectTriggers } from './triggers.ts';

/** Moves a card as part of an event: those who wait for a leaving are noted before, for an arrival after it. */

const arrivals: Row[] = scratch([]);

export function relocate(g: Game, s: State, card: Card, to: ZoneId, row: Row, bottom = false, down = false): void {
  const from = card.zone;
  const leaves = g.onBoard[from] === 1 && g.onBoard[to] === 0;
  const enters = g.onBoard[from] === 0 && g.onBoard[to] === 1;
  if (leaves) note(g, s, 'left', card, row, from, to);
  moveCard(g, s, card, to, bottom, down);
  if (enters) {
    const kind = g.names.events.get('entered');
    if (kind !== undefined)
      arrivals.push(makeRow(kind, refOf(card), row[F.source], row[F.by], 0, from, to, 0, row[F.cause]));
  }
}

function note(g: Game, s: State, event: string, card: Card, row: Row, from: ZoneId, to: ZoneId): void {
  const kind = g.names.events.get(event);
  if (kind === undefined) return;
  collectTriggers(
    g,
    s,
    makeRow(kind, refOf(card), row[F.source] ?? NONE, row[F.by] ?? NONE, 0, from, to, 0, row[F.cause] ?? 0),
  );
}

/** Whoever waits for the arrivals of the packet just committed. */
export function noteArrivals(g: Game, s: State): void {
  if (arrivals.length === 0) return;
  while (arrivals.length > 0) collectTriggers(g, s, arrivals.shift() as Row);
}
