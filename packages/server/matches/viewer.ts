import type { Seat } from '@bojiste/kernel';
import type { ServerMessage } from '@bojiste/session/wire';

/** Somebody at a table: a socket of a seat, or of a spectator. */
export interface Viewer {
  /** SPECTATOR for those who only watch. It follows the table: who stands up watches, who sits down plays. */
  seat: Seat;
  /** Through whose eyes; differs from the seat only for spectators when all agreed. */
  eyes: Seat;
  readonly user: string;
  /** Hash of the seat token, '' where the person behind the socket counts. */
  readonly token: string;
  /** Where the socket comes from, as budgets count it. */
  readonly address?: string;
  send(message: ServerMessage): void;
  /** The table is not open to this viewer any more. */
  dismiss(): void;
}

export interface Group {
  readonly seat: Seat;
  readonly eyes: Seat;
  readonly viewers: readonly Viewer[];
}

/** Viewers that are told the same: it is worked out once. */
export function groupsOf(viewers: readonly Viewer[]): Group[] {
  const found = new Map<string, { seat: Seat; eyes: Seat; viewers: Viewer[] }>();
  for (const viewer of viewers) {
    const key = `${viewer.seat}/${viewer.eyes}`;
    const group = found.get(key) ?? { seat: viewer.seat, eyes: viewer.eyes, viewers: [] };
    group.viewers.push(viewer);
    found.set(key, group);
  }
  return [...found.values()];
}
