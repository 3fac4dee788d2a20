import type { CardId, Sighted } from '@bojiste/kernel';

/**
 * Cards that a deed has named: with the number of the last beat that did, and with who has seen them. A unit that was
 * destroyed in the deed may still act from a pile where it lies face down, and everybody knows which it was.
 */
export class Named {
  private cards = new Map<CardId, { readonly beat: number; readonly seen: number }>();

  note(card: Sighted, beat: number): void {
    const seen = (this.cards.get(card.id)?.seen ?? 0) | card.seen;
    this.cards.set(card.id, { beat, seen });
  }

  /** Number of the last beat that named it, -1 for none. */
  last(card: CardId): number {
    return this.cards.get(card)?.beat ?? -1;
  }

  /** The card for whoever has seen it in this deed. */
  asSeen(card: Sighted): Sighted {
    const known = this.cards.get(card.id);
    return known === undefined ? card : { ...card, seen: card.seen | known.seen };
  }

  clear(): void {
    this.cards.clear();
  }

  get kept(): KeptNamed {
    return [...this.cards].map(([card, { beat, seen }]) => [card, beat, seen]);
  }

  goOn(kept: KeptNamed): void {
    this.cards = new Map(kept.map(([card, beat, seen]) => [card, { beat, seen }]));
  }
}

/** Plain data. */
export type KeptNamed = readonly (readonly [card: CardId, beat: number, seen: number])[];
