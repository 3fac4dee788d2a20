import { type Seat, SPECTATOR, sure } from '@bojiste/kernel';
import type { TableEvent } from './events.ts';
import type { Table } from './table.ts';

/**
 * Who is at a table, as its packets tell it. A seat is present from the moment somebody sits down on it, as long as a
 * socket of theirs is open on any node. Sitting down and opening a socket are two requests: until the first socket
 * comes, whoever has just sat down counts as present for a while.
 */

/** Stands for "has just sat down" among the nodes. */
export const JUST_SAT = 0;
/** How long a page may take to open its socket after sitting down. */
const SIT_MS = 15_000;

interface Place {
  readonly nodes: Set<number>;
  sat: number;
}

export class Presence {
  private readonly places: readonly Place[];

  constructor(seats: number) {
    this.places = Array.from({ length: seats }, () => ({ nodes: new Set<number>(), sat: 0 }));
  }

  sat(seat: Seat, at: number): void {
    this.stood(seat);
    sure(this.places[seat]).nodes.add(JUST_SAT);
    sure(this.places[seat]).sat = at;
  }

  stood(seat: Seat): void {
    sure(this.places[seat]).nodes.clear();
  }

  came(seat: Seat, node: number): void {
    const { nodes } = sure(this.places[seat]);
    nodes.delete(JUST_SAT);
    nodes.add(node);
  }

  went(seat: Seat, node: number): void {
    sure(this.places[seat]).nodes.delete(node);
  }

  /** A node is gone, and every socket with it; -1: all of them may be. */
  lost(node: number): void {
    for (const { nodes } of this.places)
      if (node === -1) nodes.clear();
      else nodes.delete(node);
  }

  isHere(seat: Seat, node?: number): boolean {
    const nodes = this.places[seat]?.nodes;
    return nodes !== undefined && (node === undefined ? nodes.size > 0 : nodes.has(node));
  }

  write(): [number[], number][] {
    return this.places.map(({ nodes, sat }) => [[...nodes], sat]);
  }

  static read(places: readonly (readonly [readonly number[], number])[]): Presence {
    const presence = new Presence(places.length);
    for (const [seat, [nodes, sat]] of places.entries()) {
      for (const node of nodes) sure(presence.places[seat]).nodes.add(node);
      sure(presence.places[seat]).sat = sat;
    }
    return presence;
  }

  /** Sat down, and no socket came in time. */
  isMissing(seat: Seat, at: number): boolean {
    return this.isHere(seat, JUST_SAT) && at - sure(this.places[seat]).sat > SIT_MS;
  }
}

/** What the table must be told so that it knows who is here on this node. `here`: seats with an open socket. */
export function presenceNews(table: Table, node: number, here: ReadonlySet<Seat>, at: number): TableEvent[] {
  if (table.stage === 'shut' || table.fault !== null) return [];
  return table.seats.flatMap((sitting, seat): TableEvent[] => {
    if (sitting === null || sitting.user === '') return [];
    const { presence } = table;
    if (presence.isHere(seat, node) !== here.has(seat)) return [{ k: here.has(seat) ? 'here' : 'away', seat, node }];
    return presence.isMissing(seat, at) ? [{ k: 'away', seat, node: JUST_SAT }] : [];
  });
}

/** Whose seat it is: by token, or by the person behind the socket; null for a wrong token. */
export function seatOf(table: Table, user: string, token: string): Seat | null {
  if (token !== '') {
    const seat = table.seats.findIndex((sitting) => sitting !== null && sitting.token === token);
    return seat < 0 ? null : seat;
  }
  const seat = user === '' ? -1 : table.seats.findIndex((sitting) => sitting?.user === user);
  return seat < 0 ? SPECTATOR : seat;
}

/** Open tables are invitations: whoever knows the link may look. Private games are for the players. */
export const mayWatch = ({ rules, stage }: Table): boolean => rules.listed || (stage !== 'live' && stage !== 'over');
