import type { Game, Seat, Sighted, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Narration } from './raw.ts';
import type { Part } from './types.ts';

/** Who listens, and how the seats are called. */
export interface Audience {
  /** A seat, or the number of seats for a spectator. */
  readonly viewer: Seat;
  /** By seat: the name of a player, '' where he has none. */
  readonly names: readonly string[];
  /** By seat, where the rules give a name: the boss. */
  readonly called: readonly ({ readonly cs: string; readonly en: string } | null)[];
  readonly seats: number;
  /** The listener may know everything: who reads a finished game. */
  readonly all?: boolean;
}

/** What both languages share. */
export abstract class Tell {
  constructor(
    readonly g: Game,
    protected readonly how: Narration,
    protected readonly to: Audience,
  ) {}

  get viewer(): number {
    return this.to.viewer;
  }

  isYou(seat: Seat): boolean {
    return seat === this.to.viewer;
  }

  /** May the listener know which card it is? */
  knows(card: Sighted): boolean {
    return this.to.all === true || (card.seen & (1 << this.to.viewer)) !== 0;
  }

  name(card: Sighted, lang: 'cs' | 'en'): string {
    return sure(this.g.defs[card.def]).decl.names[lang];
  }

  /** Its name alone, where it is clear what it is. */
  protected link(card: Sighted, lang: 'cs' | 'en'): Part {
    const { decl } = sure(this.g.defs[card.def]);
    return { card: decl.key, name: (this.how.short?.(decl) ?? decl.names)[lang] };
  }

  /** Cards of one name together, to be counted. */
  protected same(cards: readonly Sighted[]): Sighted[][] {
    const byName = new Map<number, Sighted[]>();
    for (const card of cards) byName.set(card.def, [...(byName.get(card.def) ?? []), card]);
    return [...byName.values()];
  }

  /** Nobody of those who play: then nobody is an opponent either. */
  protected get watches(): boolean {
    return this.to.viewer >= this.to.seats;
  }

  /** The other players have numbers where there are several without names. */
  protected foeNumber(seat: Seat): number {
    const others = Array.from({ length: this.to.seats }, (_, i) => (this.to.viewer + 1 + i) % this.to.seats);
    const nameless = others.filter((one) => one !== this.to.viewer && this.to.called[one] == null);
    return nameless.length < 2 && this.to.viewer < this.to.seats ? 0 : nameless.indexOf(seat) + 1;
  }

  abstract at(zone: ZoneId): string;
}
