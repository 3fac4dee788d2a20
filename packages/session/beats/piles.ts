import type { Seat, Sighted } from '@bojiste/kernel';
import { drawDeed, exchangeDeed } from './common.ts';
import type { Deed, Narration } from './raw.ts';

/** Cards that came from the decks into hands, and those exchanged before the first turn, held back within a move. */
export class Piles {
  private readonly drawn = new Map<Seat, Sighted[]>();
  private readonly back = new Map<Seat, Sighted[]>();

  drew(seat: Seat, card: Sighted): void {
    this.drawn.set(seat, [...(this.drawn.get(seat) ?? []), card]);
  }

  gave(seat: Seat, card: Sighted): void {
    this.back.set(seat, [...(this.back.get(seat) ?? []), card]);
  }

  clear(): void {
    this.drawn.clear();
    this.back.clear();
  }

  /** What is to be told of them, which is then forgotten here. */
  take(how: Narration): { readonly deed: Deed; readonly event: string }[] {
    const back = [...this.back].map(([seat, cards]) => ({ deed: exchangeDeed(seat, cards), event: 'exchanged' }));
    const drawn = [...this.drawn].map(([seat, cards]) => ({ deed: drawDeed(how, seat, cards), event: 'drawn' }));
    this.clear();
    return [...back, ...drawn];
  }
}
