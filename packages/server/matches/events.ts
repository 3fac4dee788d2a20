import type { Deck, Entry, Seat, Series } from '@bojiste/kernel';
import type { Mute } from '@bojiste/session/attention';
import type { Offer, TableRules } from '@bojiste/session/wire';
import type { Clock } from '../clocks/clock.ts';

/** What the packets of a match are made of. Written once, never changed: old logs must stay readable. */

export type TableEvent =
  | {
      readonly k: 'made';
      readonly rules: TableRules;
      /** The server's half of the seed. */
      readonly server: string;
      /** The series this game belongs to, with the games before it. */
      readonly series?: Series;
      /** For whom each seat is kept, '' for anybody; without it every seat is free. */
      readonly only?: readonly string[];
    }
  | {
      readonly k: 'sat';
      readonly seat: Seat;
      /** '' for a bot. */
      readonly user: string;
      readonly name: string;
      readonly guest?: boolean;
      readonly bot?: string;
      readonly deck: Deck;
      readonly nonce: string;
      /** Hash of the seat token. */
      readonly token: string;
      readonly rating?: { readonly value: number; readonly deviation: number; readonly games: number };
    }
  | { readonly k: 'stood'; readonly seat: Seat }
  /** A seat's share in the chance, given after it has seen the commitment. */
  | { readonly k: 'nonce'; readonly seat: Seat; readonly nonce: string }
  /** `rules`: the version it is played by; older logs do not say. */
  | { readonly k: 'began'; readonly rules?: number }
  | { readonly k: 'entry'; readonly entry: Entry }
  /**
   * The log no longer fits the rules: the game goes on by the present ones from the last position they agree on, with
   * the clock of that moment. What was played since then is kept and does not count. `lost` names what they do not know.
   */
  | {
      readonly k: 'goneOn';
      readonly entry: Extract<Entry, { k: 'resume' }>;
      readonly clock: Clock | null;
      readonly lost: readonly string[];
    }
  | { readonly k: 'offer'; readonly what: Offer; readonly seat: Seat }
  | { readonly k: 'reply'; readonly what: Offer; readonly seat: Seat; readonly yes: boolean }
  | { readonly k: 'here' | 'away'; readonly seat: Seat; readonly node: number }
  /**
   * A node took the match over: time since then belongs to nobody, and the other node's sockets are gone (-1: those of
   * all nodes; who is still there is noticed at once). `epoch`: of the match's row since then.
   */
  | { readonly k: 'resumed'; readonly from: number; readonly since: number; readonly epoch?: number }
  /** Private: be asked in the next window. */
  | { readonly k: 'brake'; readonly seat: Seat }
  /** Private: let this window pass, and others like it. */
  | { readonly k: 'mute'; readonly seat: Seat; readonly what: Mute }
  /** A bot plays on for a person until they come back. */
  | { readonly k: 'standIn'; readonly seat: Seat; readonly bot: string }
  | { readonly k: 'back'; readonly seat: Seat }
  | { readonly k: 'next'; readonly match: string }
  | { readonly k: 'shut' };

export interface PacketBody {
  /** Who caused it, -1 for the server. */
  readonly by: Seat;
  /** The command that brought it; the same command never brings a second packet. */
  readonly cmd?: string;
  readonly events: readonly TableEvent[];
}

/** Nobody but the seat itself may notice that there was such a packet. */
export const isPrivate = ({ events }: PacketBody): boolean =>
  events.every(
    (event) =>
      event.k === 'brake' ||
      event.k === 'mute' ||
      event.k === 'resumed' ||
      (event.k === 'entry' && event.entry.k === 'host' && event.entry.move.host === 'stop'),
  );
