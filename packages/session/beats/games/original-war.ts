import type { Game, Sighted, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { COUNTER, TALLY } from '@bojiste/original-war/types';
import { was } from '../common.ts';
import { originalWarNames } from '../names/original-war.ts';
import { properNames } from '../proper.ts';
import type { Deed, Narration, Told } from '../raw.ts';
import type { Tell } from '../teller.ts';
import { p } from '../words.ts';
import { compared, healed, weakened, wounded } from './original-war-battle.ts';
import { ending } from './original-war-ending.ts';
import { shortName, stockOf } from './original-war-names.ts';

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
  const number = info?.name.replace(/\D+/g, '');
  return info?.board === true ? { cs: `sektor ${number}`, en: `sector ${number}` } : undefined;
}

/** "sektor 4, Náhorní plošina" */
function sectorAt({ g, s }: Told, zone: ZoneId): { cs: string; en: string } {
  const info = g.zones[zone];
  if (info?.board !== true) return { cs: '', en: '' };
  const card = sure(s.zones[zone])
    .map((id) => sure(s.cards[id]))
    .find(({ def }) => sure(g.defs[def]).decl.type === 'sector');
  const names = card === undefined ? null : sure(g.defs[card.def]).decl.names;
  const number = info.name.replace(/\D+/g, '');
  const tail = (lang: 'cs' | 'en') => (names === null ? '' : `, ${names[lang]}`);
  return { cs: `sektor ${number}${tail('cs')}`, en: `sector ${number}${tail('en')}` };
}

/** Work of several people on one thing is one deed. */
function worked(told: Told): Deed | null {
  const { subject, extra, sight, by, amount } = told;
  const job = sight(extra);
  if (subject === null || job === null) return null;
  const left = sure(told.s.counters[job.id * told.g.def.counters.length + COUNTER.work]);
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
      cs: (t) =>
        p`${t.cards(people, 'nom')} ${t.together(people, 'pracoval')} na ${t.card(job, 'loc')} (práce ${left + n} → ${left})`,
      en: (t) => p`${t.cards(people)} worked on ${t.card(job)} (work ${left + n} → ${left})`,
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

/** Several in one move are one line. */
function discarded({ subject, by }: Told): Deed | null {
  if (subject === null) return null;
  const of = (objects: readonly Sighted[]): Deed => ({
    kind: 'leave',
    level: 'normal',
    by,
    card: objects[0],
    objects,
    from: sure(objects[0]).zone,
    count: objects.length,
    cs: (t) => p`${t.did(by, 'odložil')} ${t.cards(objects, 'acc')}`,
    en: (t) => p`${t.who(by)} discarded ${t.cards(objects)}`,
  });
  return { ...of([subject]), fold: { key: `discard/${by}`, of } };
}

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
  (into: boolean, cs: string, en: string, alone = en) =>
  ({ subject, extra, by, sight }: Told): Deed | null => {
    if (subject === null) return null;
    const host = extra > 0 ? sight(extra) : null;
    return {
      kind: 'state',
      level: 'normal',
      by,
      card: subject,
      objects: host === null ? [subject] : [subject, host],
      cs: (t) =>
        p`${t.acts(subject, cs)}${host === null ? '' : into ? p` do ${t.card(host, 'gen')}` : p` ${t.fromCard(host)}`}`,
      en: (t) => p`${t.card(subject, false, true)} ${host === null ? alone : p`${en} ${t.card(host)}`}`,
    };
  };

/** What is played of a card from the hand: its command line, not the building or vehicle. */
const COMMANDS: Readonly<Record<string, { readonly cs: string; readonly en: string }>> = {
  action: { cs: 'bojovou akci', en: 'a battle action' },
  event: { cs: 'událost', en: 'an event' },
  tactic: { cs: 'taktiku', en: 'a tactic' },
  reaction: { cs: 'reakci', en: 'a reaction' },
};

const commandOf = (t: Pick<Tell, 'g' | 'knows'>, card: Sighted): { readonly cs: string; readonly en: string } =>
  (t.knows(card) ? COMMANDS[String(sure(t.g.defs[card.def]).decl.facts?.command)] : undefined) ?? {
    cs: 'kartu',
    en: 'a card',
  };

export const originalWarTold: Narration = {
  noun: ({ type }) => NOUNS[type] ?? { cs: 'karta|f:žena', en: 'card' },
  short: shortName,
  names: properNames(...originalWarNames),
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
  averted: { wounded: { cs: 'zraněn', en: 'wounded' }, destroyed: { cs: 'zničen', en: 'destroyed' } },
  heading: (_, s, seat) => stockOf(s, seat),
  place: sectorName,
  ending,
  resumes: new Set(['aimed', 'compared', 'wounded', 'weakened', 'destroyed', 'roundBegun']),
  begins: new Set(['roundBegun', 'aimed']),
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
      cs: (t) => p`${t.did(by, 'zahrál')} ${commandOf(t, card).cs} (${t.bare(card)})`,
      en: (t) => p`${t.who(by)} played ${commandOf(t, card).en} (${t.card(card)})`,
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
    scrapped: discarded,
    discarded,
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
    healed,
    exhausting: folded('full', 'Vyčerpáno', 'Exhausted'),
    // What a card readies is what it was played for; at the beginning of a turn everything is.
    readied: (told) => folded(told.source === null ? 'full' : 'normal', 'Zotaveno', 'Readied')(told),
    assigned: crew(true, 'nastoupil', 'boarded'),
    detached: crew(false, 'vystoupil', 'got out of', 'got out'),
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
