import {
  cardAt,
  type Frame,
  type Game,
  ifPossible,
  live,
  makeRow,
  type Ref,
  refOf,
  type State,
  submit,
  type Verb,
} from '@bojiste/kernel';
import { damageOn, hasKind, ids, standing } from '../reads/lookup.ts';
import { CAUSE, KIND } from '../types.ts';

/** Injuring, healing, eliminating, discarding, magic. */

/** SW-RULING-16: an injury knows its source and whether an attack, an ability or an event caused it. */
function causeOf(g: Game, s: State, source: Ref): number {
  if (source < 0) return CAUSE.rule;
  return hasKind(g, cardAt(s, source), KIND.event) ? CAUSE.event : CAUSE.ability;
}

function put(g: Game, s: State, f: Frame, kind: number, subject: Ref, amount: number, cause: number): void {
  const card = cardAt(s, subject);
  submit(g, s, f.collect, makeRow(kind, subject, f.self, f.you, amount, card.zone, -1, 0, cause), f.scope);
}

const worth = (f: Frame, s: State, ref: Ref, n: number): number => (cardAt(s, ref)?.control === f.you ? -n : n);

/** Who has no injuries is not healed, and nobody is told so. */
function canHeal(s: State, ref: Ref, n: number): boolean {
  const card = standing(s, ref);
  return card !== null && n > 0 && damageOn(s, card) > 0;
}

const canInjure: Verb['could'] = (_, s, __, ref, n) => n > 0 && standing(s, ref) !== null;

/** Told of the one who suffers it, or as something the reader does. */
const HARM: Verb['text'] = {
  cs: '{0} utrpí {1:count:damage} // [uštědřete|uštědřit|uštědří] {1:count:damage} {0:dat}',
  en: '{0} {0:n:takes,take} {1:count:damage} // [deal|deals] {1:count:damage} to {0}',
};

export const injuryVerbs: Readonly<Record<string, Verb>> = {
  damage: {
    args: ['card', 'number'],
    ...ifPossible(canInjure, (g, s, f, ref, n) => put(g, s, f, ids(g).event.damage, ref, n, causeOf(g, s, f.self))),
    text: HARM,
    hint: (_, s, f, ref, n) => worth(f, s, ref, n),
    clauses: ['SW-DMG-01', 'SW-DMG-12'],
  },
  /** Damage that is part of an attack. */
  attackDamage: {
    args: ['card', 'number'],
    ...ifPossible(canInjure, (g, s, f, ref, n) => put(g, s, f, ids(g).event.damage, ref, n, CAUSE.attack)),
    text: HARM,
    hint: (_, s, f, ref, n) => worth(f, s, ref, n),
    clauses: ['SW-ATT-13'],
  },
  heal: {
    args: ['card', 'number'],
    ...ifPossible(
      (_, s, __, ref, n) => canHeal(s, ref, n),
      (g, s, f, ref, n) => put(g, s, f, ids(g).event.healed, ref, n, causeOf(g, s, f.self)),
    ),
    text: {
      cs: '[odstraňte|odstranit|odstraní] z {0:gen} {1:count:damage}',
      en: '[remove|removes] {1:count:damage} from {0}',
    },
    hint: (_, s, f, ref, n) => -worth(f, s, ref, n),
    clauses: ['SW-TERM-50'],
  },
  destroy: {
    args: ['card'],
    ...ifPossible(
      (_, s, __, ref) => standing(s, ref) !== null,
      (g, s, f, ref) => put(g, s, f, ids(g).event.destroyed, ref, 0, causeOf(g, s, f.self)),
    ),
    text: { cs: '[eliminujte|eliminovat|eliminuje] {0:acc}', en: '[destroy|destroys] {0}' },
    hint: (_, s, f, ref) => worth(f, s, ref, 4),
    clauses: ['SW-TERM-18'],
  },
  discard: {
    args: ['card'],
    ...ifPossible(
      (_, s, __, ref) => live(s, ref) !== null,
      (g, s, f, ref) => put(g, s, f, ids(g).event.discarded, ref, 0, causeOf(g, s, f.self)),
    ),
    text: { cs: '[odhoďte|odhodit|odhodí] {0:acc}', en: '[discard|discards] {0}' },
    hint: (_, s, f, ref) => worth(f, s, ref, 1),
    clauses: ['SW-RULING-24', 'SW-MAG-04'],
  },
  /** A resolved event goes to its owner's pile, unless it lasts or lies under another card (SW-EVT-04). */
  putAway: {
    args: ['card'],
    exec: (g, s, f, ref) => {
      const card = ref < 0 ? null : cardAt(s, ref);
      if (card !== null && card.zone === ids(g).played)
        put(g, s, f, ids(g).event.discarded, refOf(card), 0, CAUSE.rule);
    },
    could: () => false,
    text: { cs: '', en: '' },
    hint: () => 0,
    clauses: ['SW-EVT-04'],
  },
  /** SW-PASS-01: a rule injures, nobody is credited (SW-RULING-16). */
  penalise: {
    args: ['card'],
    exec: (g, s, f, ref) =>
      submit(g, s, f.collect, makeRow(ids(g).event.damage, ref, -1, -1, 1, -1, -1, 0, CAUSE.rule)),
    could: (_, s, __, ref) => standing(s, ref) !== null,
    text: { cs: '{0} utrpí 1 zranění', en: '{0} takes 1 damage' },
    hint: () => -1,
    clauses: ['SW-PASS-01'],
  },
};
