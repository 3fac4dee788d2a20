import type { Game, Sighted, State, ZoneId } from '@bojiste/kernel';
import { defenceOf, healthOf } from '@bojiste/original-war/rules/defence';
import { isKind, woundsOn } from '@bojiste/original-war/rules/lookup';
import { KIND, STAT, TALLY } from '@bojiste/original-war/types';
import { statSum, was } from '../common.ts';
import type { Deed, Narration, RawSum, Told } from '../raw.ts';
import { p } from '../words.ts';
import { ending } from './original-war-ending.ts';

/** Original War in beats. */

const NOUNS: Readonly<Record<string, { cs: string; en: string }>> = {
  character: { cs: 'postava|f:žena', en: 'character' },
  vehicle: { cs: 'vozidlo|n:město', en: 'vehicle' },
  building: { cs: 'budova|f:žena', en: 'building' },
  technology: { cs: 'technologie|f:růže', en: 'technology' },
  sector: { cs: 'sektor|i:hrad', en: 'sector' },
};

/** A sector by the card that lies in it. */
function sectorName(g: Game, zone: ZoneId): { cs: string; en: string } | undefined {
  const info = g.zones[zone];
  return info?.board === true ? { cs: info.name, en: info.name } : undefined;
}

/** "sektor 4, Náhorní plošina" */
function sectorAt({ g, s }: Told, zone: ZoneId): { cs: string; en: string } {
  const info = g.zones[zone];
  if (info?.board !== true) return { cs: '', en: '' };
  const card = s.zones[zone].map((id) => s.cards[id]).find(({ def }) => g.defs[def].decl.type === 'sector');
  const names = card === undefined ? null : g.defs[card.def].decl.names;
  const number = info.name.replace(/\D+/g, '');
  const tail = (lang: 'cs' | 'en') => (names === null ? '' : ` ${names[lang]}`);
  return { cs: `sektor ${number}${tail('cs')}`.trim(), en: `sector ${number}${tail('en')}`.trim() };
}

const statAgainst = (g: Game, s: State, id: number): number =>
  isKind(g, s.cards[id], KIND.character)
    ? STAT.attackPeople
    : isKind(g, s.cards[id], KIND.vehicle)
      ? STAT.attackVehicles
      : STAT.attackBuildings;

/** The sum, and what protection or a share made of it. */
function sumOf(told: Told, card: Sighted, stat: number, text: RawSum['text'], total: number): RawSum {
  const sum = statSum(told, card, stat, text);
  const rest = total - sum.total;
  return { ...sum, terms: rest === 0 ? sum.terms : [...sum.terms, { card: null, n: rest }], total };
}

function compared(told: Told): Deed | null {
  const { g, s, subject, source, amount, extra } = told;
  if (subject === null || source === null) return null;
  const hit = amount >= extra ? 1 : 0;
  const attack = sumOf(told, source, statAgainst(g, s, subject.id), { cs: 'útok', en: 'attack' }, amount);
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
      p`${t.card(source)}: útok ${t.sum(attack)} proti obraně ${t.sum(defence)} (${t.card(subject)}) → ${end.cs}`,
    en: (t) =>
      p`${t.card(source)}: attack ${t.sum(attack)} against defence ${t.sum(defence)} (${t.card(subject)}) → ${end.en}`,
  };
}

function wounded(told: Told): Deed | null {
  const { g, s, subject, source, by } = told;
  if (subject === null) return null;
  const card = s.cards[subject.id];
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

function weakened(told: Told): Deed | null {
  const { g, s, subject, source, by, amount } = told;
  if (subject === null || amount <= 0) return null;
  const now = defenceOf(g, s, s.cards[subject.id]);
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

/** Work of several people on one thing is one deed. */
function worked(told: Told): Deed | null {
  const { subject, extra, sight, by, amount } = told;
  const job = sight(extra);
  if (subject === null || job === null) return null;
  const of = (objects: readonly Sighted[], n: number): Deed => {
    const people = objects.filter(({ id }) => id !== job.id);
    return {
      kind: 'act',
      level: 'normal',
      by,
      card: people[0],
      objects: [...people, job],
      amount: n,
      count: people.length,
      cs: (t) => p`${t.cards(people, 'nom')}: práce ${n} (${t.card(job)})`,
      en: (t) => p`${t.cards(people)} worked ${n} on ${t.card(job)}`,
    };
  };
  return { ...of([subject], amount), fold: { key: `work/${job.id}`, of } };
}

/** Several of them in one move are one line. */
const folded =
  (level: Deed['level'], cs: string, en: string) =>
  ({ subject, by }: Told): Deed | null => {
    if (subject === null) return null;
    const of = (objects: readonly Sighted[]): Deed => ({
      kind: 'state',
      level,
      by,
      objects,
      count: objects.length,
      cs: (t) => p`${cs}: ${t.cards(objects, 'nom')}`,
      en: (t) => p`${en}: ${t.cards(objects)}`,
    });
    return { ...of([subject]), fold: { key: en, of } };
  };

const done =
  (kind: Deed['kind'], level: Deed['level'], cs: string, en: string, where = false) =>
  (told: Told): Deed | null => {
    const { subject, by, to } = told;
    if (subject === null) return null;
    const place = where && to >= 0 ? sectorAt(told, to) : { cs: '', en: '' };
    const tail = (lang: 'cs' | 'en') => (place[lang] === '' ? '' : ` (${place[lang]})`);
    return {
      kind,
      level,
      by,
      card: subject,
      objects: [subject],
      from: subject.zone,
      to: where ? to : -1,
      cs: (t) => p`${t.did(by, cs)} ${t.card(subject, 'acc')}${tail('cs')}`,
      en: (t) => p`${t.who(by)} ${en} ${t.card(subject)}${tail('en')}`,
    };
  };

/** People of one party travel together. */
function moved(told: Told): Deed | null {
  const { subject, from, to, by } = told;
  if (subject === null) return null;
  const [a, b] = [sectorAt(told, from), sectorAt(told, to)];
  const of = (objects: readonly Sighted[]): Deed => ({
    kind: 'move',
    level: 'normal',
    by,
    card: objects[0],
    objects,
    from,
    to,
    count: objects.length,
    cs: (t) => p`${t.did(by, 'přesunul')} ${t.cards(objects, 'acc')}: ${a.cs} → ${b.cs}`,
    en: (t) => p`${t.who(by)} moved ${t.cards(objects)}: ${a.en} → ${b.en}`,
  });
  return { ...of([subject]), fold: { key: `move/${from}/${to}`, of } };
}

const crew =
  (cs: string, en: string) =>
  ({ subject, extra, by, sight }: Told): Deed | null => {
    if (subject === null) return null;
    const host = extra > 0 ? sight(extra) : null;
    return {
      kind: 'state',
      level: 'normal',
      by,
      card: subject,
      objects: host === null ? [subject] : [subject, host],
      cs: (t) => p`${t.acts(subject, cs)}${host === null ? '' : p`: ${t.card(host)}`}`,
      en: (t) => p`${t.card(subject, false, true)} ${en}${host === null ? '' : p` ${t.card(host)}`}`,
    };
  };

export const originalWarTold: Narration = {
  noun: ({ type }) => NOUNS[type] ?? { cs: 'karta|f:žena', en: 'card' },
  common: ({ type }) => type === 'vehicle' || type === 'building',
  foe: { cs: 'soupeř|m:muž', en: 'Opponent' },
  turn: { cs: 'Kolo', en: 'Round' },
  drew: 'lízl si',
  points: {
    crates: { cs: 'zásilka|f:žena;p2=zásilek', en: 'crate' },
    oil: { cs: 'jednotka* ropy|f:žena', en: 'oil|oil' },
    siberite: { cs: 'jednotka* siberitu|f:žena', en: 'siberite|siberite' },
    energy: { cs: 'jednotka* energie|f:žena', en: 'energy|energy', level: 'normal', lost: true },
  },
  decks: ['deck', 'reinforcements', 'technologies'],
  place: sectorName,
  ending,
  resumes: new Set(['aimed', 'compared', 'wounded', 'weakened', 'destroyed', 'roundBegun']),
  acts: {
    gather: (seat, card) =>
      card === null
        ? null
        : {
            kind: 'act',
            level: 'normal',
            by: seat,
            card,
            objects: [card],
            cs: (t) => p`${t.did(seat, 'poslal')} ${t.card(card, 'acc')} na sběr zásilek`,
            en: (t) => p`${t.who(seat)} sent ${t.card(card)} to gather crates`,
          },
    gatherAll: (seat) => ({
      kind: 'act',
      level: 'normal',
      by: seat,
      cs: (t) => p`${t.did(seat, 'poslal')} všechny užitečné karty na sběr zásilek`,
      en: (t) => p`${t.who(seat)} sent everybody useful to gather crates`,
    }),
    power: (seat, card) =>
      card === null
        ? null
        : {
            kind: 'act',
            level: 'normal',
            by: seat,
            card,
            objects: [card],
            cs: (t) => p`${t.did(seat, 'dodal')} energii: ${t.card(card)}`,
            en: (t) => p`${t.who(seat)} powered ${t.card(card)}`,
          },
    repair: (seat, card) =>
      card === null
        ? null
        : {
            kind: 'act',
            level: 'normal',
            by: seat,
            card,
            objects: [card],
            cs: (t) => p`${t.acts(card, 'opravoval')}`,
            en: (t) => p`${t.card(card)} repaired`,
          },
  },
  lays: new Set(['played']),
  left: {
    played: (card, to, by) => ({
      kind: 'play',
      level: 'brief',
      by,
      card,
      objects: [],
      from: card.zone,
      to,
      cs: (t) => p`${t.did(by, 'zahrál')} ${t.card(card, 'acc')}`,
      en: (t) => p`${t.who(by)} played ${t.card(card)}`,
    }),
    deck: (card, to, by) => back(card, to, by),
    reinforcements: (card, to, by) => back(card, to, by),
  },
  rows: {
    laid: done('play', 'brief', 'vyložil', 'played', true),
    inserted: done('play', 'brief', 'vložil do hry', 'put into play', true),
    begun: done('play', 'brief', 'začal zkoumat', 'began to research'),
    researched: done('act', 'brief', 'vyzkoumal', 'researched'),
    commanded: done('play', 'brief', 'zahrál', 'played'),
    dismantling: done('act', 'normal', 'začal rozebírat', 'began to dismantle'),
    scrapped: done('leave', 'normal', 'odložil', 'discarded'),
    discarded: done('leave', 'normal', 'odložil', 'discarded'),
    dismantled: was('leave', 'normal', 'rozebrán', 'dismantled'),
    worked,
    finished: was('state', 'brief', 'dokončen', 'finished'),
    moved,
    battleBegun: (told) => {
      const { subject, by } = told;
      const place = subject === null ? { cs: '', en: '' } : sectorAt(told, subject.zone);
      return {
        kind: 'act',
        level: 'brief',
        by,
        objects: subject === null ? [] : [subject],
        to: subject?.zone ?? -1,
        cs: (t) => p`${t.did(by, 'zahájil')} boj: ${place.cs}`,
        en: (t) => p`${t.who(by)} started a battle: ${place.en}`,
      };
    },
    roundBegun: ({ s }) => {
      const n = s.tally[TALLY.battleRound];
      return {
        kind: 'phase',
        level: 'normal',
        amount: n,
        cs: () => [`${n}. kolo boje`],
        en: () => [`battle round ${n}`],
      };
    },
    aimed: ({ subject, source, by }) =>
      subject === null || source === null
        ? null
        : {
            kind: 'act',
            level: 'brief',
            by,
            card: source,
            objects: [subject],
            from: source.zone,
            to: subject.zone,
            cs: (t) => p`${t.acts(source, 'zaútočil')} na ${t.card(subject, 'acc', true)}`,
            en: (t) => p`${t.card(source, false, true)} attacked ${t.card(subject, false, true)}`,
          },
    blocked: ({ subject, source, by }) =>
      subject === null || source === null
        ? null
        : {
            kind: 'act',
            level: 'brief',
            by,
            card: subject,
            objects: [source],
            cs: (t) => p`${t.acts(subject, 'zablokoval')} útok místo ${t.card(source, 'gen')}`,
            en: (t) => p`${t.card(subject, false, true)} blocked the attack on ${t.card(source)}`,
          },
    compared,
    wounded,
    weakened,
    healed: was('heal', 'normal', 'vyléčen nebo opraven', 'healed or repaired'),
    exhausting: folded('full', 'Vyčerpáno', 'Exhausted'),
    readied: folded('full', 'Zotaveno', 'Readied'),
    assigned: crew('nastoupil', 'boarded'),
    detached: crew('vystoupil', 'got out'),
    promoted: ({ subject }) =>
      subject === null
        ? null
        : {
            kind: 'state',
            level: 'normal',
            objects: [subject],
            cs: (t) => p`${t.acts(subject, 'získal')} zkušenost`,
            en: (t) => p`${t.card(subject)} became experienced`,
          },
    destroyed: was('death', 'brief', 'zničen', 'destroyed'),
  },
};

const back = (card: Sighted, to: ZoneId, by: number): Deed => ({
  kind: 'leave',
  level: 'normal',
  by,
  card,
  objects: [card],
  from: card.zone,
  to,
  cs: (t) => p`${t.did(card.owner, 'vrátil')} ${t.card(card, 'acc')} do balíčku`,
  en: (t) => p`${t.who(card.owner)} put ${t.card(card)} back into the deck`,
});
