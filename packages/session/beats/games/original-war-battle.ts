import { type Card, type Game, type Sighted, seenAs } from '@bojiste/kernel';
import { isKind, woundsOn } from '@bojiste/original-war/reads/lookup';
import { defenceOf, healthOf } from '@bojiste/original-war/rules/defence';
import { KIND, STAT } from '@bojiste/original-war/types';
import { statSum, was } from '../common.ts';
import type { Deed, RawSum, Told } from '../raw.ts';
import { p } from '../words.ts';

/** Battles of Original War in beats. */

function statAgainst(g: Game, target: Card): number {
  if (isKind(g, target, KIND.character)) return STAT.attackPeople;
  return isKind(g, target, KIND.vehicle) ? STAT.attackVehicles : STAT.attackBuildings;
}

/** The sum, and what protection or a share made of it. */
function sumOf(told: Told, card: Sighted, stat: number, text: RawSum['text'], total: number): RawSum {
  const sum = statSum(told, card, stat, text);
  const rest = total - sum.total;
  return { ...sum, terms: rest === 0 ? sum.terms : [...sum.terms, { card: null, n: rest }], total };
}

/** People are healed, machines and houses repaired. */
export function healed(told: Told): Deed | null {
  const { g, s, subject } = told;
  const person = subject !== null && isKind(g, seenAs(s, subject), KIND.character);
  return person ? was('heal', 'normal', 'vyléčen', 'healed')(told) : was('heal', 'normal', 'opraven', 'repaired')(told);
}

export function compared(told: Told): Deed | null {
  const { g, s, subject, source, amount, extra } = told;
  if (subject === null || source === null) return null;
  const hit = amount >= extra ? 1 : 0;
  const attack = sumOf(told, source, statAgainst(g, seenAs(s, subject)), { cs: 'útok', en: 'attack' }, amount);
  const defence = sumOf(told, subject, STAT.defence, { cs: 'obrana', en: 'defence' }, extra);
  const end =
    hit === 1
      ? { cs: 'zásah', en: 'a hit' }
      : amount > 0
        ? { cs: 'oslabení', en: 'weakened' }
        : { cs: 'bez účinku', en: 'nothing' };
  return {
    kind: 'sum',
    level: 'normal',
    by: source.control,
    card: source,
    objects: [subject],
    to: subject.zone,
    amount: hit,
    sums: [attack, defence],
    cs: (t) =>
      p`${t.bare(source)}: útok ${t.sum(attack)} proti obraně ${t.sum(defence)} (${t.bare(subject)}) → ${end.cs}`,
    en: (t) =>
      p`${t.card(source)}: attack ${t.sum(attack)} against defence ${t.sum(defence)} (${t.card(subject)}) → ${end.en}`,
  };
}

export function wounded(told: Told): Deed | null {
  const { g, s, subject, source, by } = told;
  if (subject === null) return null;
  const card = seenAs(s, subject);
  const [now, all] = [woundsOn(s, card), healthOf(g, s, card)];
  return {
    kind: 'damage',
    level: 'brief',
    by,
    card: source,
    objects: [subject],
    amount: 1,
    change: { name: 'wounds', from: now - 1, to: now, seat: -1 },
    cs: (t) => p`${t.acts(subject, 'byl')} ${t.past(subject, 'zraněn')} (${now} z ${all})`,
    en: (t) => p`${t.card(subject, false, true)} was wounded (${now} of ${all})`,
  };
}

export function weakened(told: Told): Deed | null {
  const { g, s, subject, source, by, amount } = told;
  if (subject === null || amount <= 0) return null;
  const now = defenceOf(g, s, seenAs(s, subject));
  return {
    kind: 'damage',
    level: 'normal',
    by,
    card: source,
    objects: [subject],
    amount,
    change: { name: 'defence', from: now + amount, to: now, seat: -1 },
    cs: (t) => p`${t.card(subject, 'nom', true)}: obrana ${now + amount} → ${now}`,
    en: (t) => p`${t.card(subject, false, true)}: defence ${now + amount} → ${now}`,
  };
}
