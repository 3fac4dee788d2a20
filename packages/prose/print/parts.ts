import type { Printers } from './talk.ts';

/** Printers that may be come to from everywhere, reached through the talk (see `Printers`). */

export const whoPhrase: Printers['who'] = (t, w) => t.parts.who(t, w);
export const numberPhrase: Printers['number'] = (t, n) => t.parts.number(t, n);
export const countOf: Printers['count'] = (t, n, noun) => t.parts.count(t, n, noun);
export const cardsPhrase: Printers['cards'] = (t, q, shape) => t.parts.cards(t, q, shape);
export const condition: Printers['condition'] = (t, c, deny) => t.parts.condition(t, c, deny);
export const givenSlot: Printers['given'] = (t, type, arg) => t.parts.given(t, type, arg);
export const changesText: Printers['changes'] = (t, what, adverb, late) => t.parts.changes(t, what, adverb, late);
export const effectBits: Printers['effect'] = (t, e) => t.parts.effect(t, e);
export const printInline: Printers['inline'] = (t, e, mood) => t.parts.inline(t, e, mood);
