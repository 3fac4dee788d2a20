import { refOf, type Sighted, seenAs } from '@bojiste/kernel';
import { an, defenderOf, dn, strengthAgainst, strengthOf } from '@bojiste/siegestorm/reads/lookup';
import { facing, isBoss, spotOf } from '@bojiste/siegestorm/rules/battlefield';
import { SEAT_TARGET, TALLY } from '@bojiste/siegestorm/types';
import type { Deed, RawSum, Told } from '../raw.ts';
import type { Part } from '../types.ts';
import { p } from '../words.ts';

/** Strikes of Siegestorm in beats. */

const plainSum = (stat: string, cs: string, en: string, card: Sighted | null, total: number): RawSum => ({
  stat,
  text: { cs, en },
  card,
  base: total,
  terms: [],
  total,
  set: false,
});

/** Attack number less the defender's defence, and what it is compared with. */
export function strikes(told: Told): Deed | null {
  const { g, s, subject, amount, by, sight } = told;
  if (subject === null) return null;
  const card = seenAs(s, subject);
  const seat = amount >= SEAT_TARGET ? amount - SEAT_TARGET : -1;
  const target = seat >= 0 ? null : sight(amount);
  const side = spotOf(g, card.zone)?.side ?? 0;
  const foe = isBoss(s, card.control)
    ? { seat: seat >= 0 ? seat : (target?.control ?? 0), side: 0 }
    : facing(s, card.control, side);
  const defender = defenderOf(g, s, foe.seat, foe.side);
  const strength = s.tally[TALLY.strength] ?? strengthOf(g, s, card, foe.seat, foe.side);
  const full = an(g, s, card);
  const shield = defender === null ? null : sight(refOf(defender));
  const against = target === null ? strength : strengthAgainst(g, s, card, strength);
  const defence = target === null ? 0 : dn(g, s, seenAs(s, target));
  const wins = target !== null && against > defence;
  const attack: RawSum = {
    ...plainSum('an', 'ÚČ', 'attack', subject, against),
    base: full,
    terms:
      shield === null || defender === null ? [] : [{ card: shield, n: strength - full }].filter(({ n }) => n !== 0),
    set: full - (full - strength) !== against,
  };
  const sums = target === null ? [attack] : [attack, plainSum('dn', 'OČ', 'defence', target, defence)];
  return {
    kind: 'sum',
    level: 'brief',
    by,
    card: subject,
    objects: target === null ? [] : [target],
    from: subject.zone,
    to: target?.zone ?? -1,
    amount: target === null ? strength : wins ? 1 : 0,
    sums,
    cs(t) {
      const aim: Part[] = target === null ? [t.who(seat, 'acc')] : t.card(target, 'acc', true);
      const end =
        target === null ? p` → ${strength} DMG` : p` proti OČ ${defence} → ${wins ? 'zničení' : 'bez účinku'}`;
      return p`${t.acts(subject, 'udeřil')} na ${aim}: ÚČ ${t.sum(attack)}${end}`;
    },
    en(t) {
      const aim: Part[] = target === null ? [t.who(seat, true)] : t.card(target, true, true);
      const end =
        target === null ? p` → ${strength} damage` : p` against defence ${defence} → ${wins ? 'destroyed' : 'nothing'}`;
      return p`${t.card(subject, false, true)} struck ${aim}: attack ${t.sum(attack)}${end}`;
    },
  };
}
