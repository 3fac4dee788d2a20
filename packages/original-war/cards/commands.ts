import type { Ability, Eff, EventPattern } from '@bojiste/kernel';
import { play, respond } from '@bojiste/kernel/effects/build/index';

/** Příkazová řádka: the four kinds of command lines (OW-CMD-03). */

const name = (cs: string, en = cs) => ({ cs, en });

/** A short wording by hand; the generated one stands beside it. */
const worded = (cs?: string, en?: string) => (cs === undefined || en === undefined ? {} : { wording: { cs, en } });

/** BA, bojová akce: in the construction part, or for the slot of a card in battle. */
export const BA = (key: string, effect: Eff, cs?: string, en?: string): Ability =>
  play(`ba-${key}`, effect, {
    ...worded(cs, en),
    name: name('BA'),
    tags: ['action'],
    clauses: ['OW-CMD-04', 'OW-BAB-01'],
  });

/** T, taktika: while an attack is evaluated. */
export const T = (key: string, effect: Eff, cs?: string, en?: string): Ability =>
  respond(`t-${key}`, effect, {
    ...worded(cs, en),
    name: name('T'),
    tags: ['tactic'],
    live: ['hand'],
    clauses: ['OW-TACT-01', 'OW-TACT-06'],
  });

/** U, událost: at the start of a battle round, for that round. */
export const U = (key: string, effect: Eff, cs?: string, en?: string): Ability =>
  respond(`u-${key}`, effect, {
    ...worded(cs, en),
    name: name('U', 'E'),
    tags: ['event'],
    live: ['hand'],
    clauses: ['OW-EVENT-01', 'OW-EVENT-02'],
  });

/** R, reakce: whenever its condition comes true. */
export const R = (key: string, event: EventPattern, effect: Eff): Ability =>
  respond(`r-${key}`, effect, {
    name: name('R'),
    event,
    tags: ['reaction'],
    live: ['hand'],
    clauses: ['OW-CMD-05', 'OW-CMD-06'],
  });
