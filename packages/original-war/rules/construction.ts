import {
  type Card,
  type Chapter,
  cardAt,
  changeCounter,
  changeResource,
  cond,
  F,
  type Game,
  live,
  optionOf,
  propose,
  type Row,
  refOf,
  refreshIndex,
  relocate,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  setHost,
  someCards,
  somePlaces,
  statOf,
  type ZoneId,
} from '@bojiste/kernel';
import {
  $,
  calc,
  cardsBy,
  pick,
  place,
  placeOf,
  placesBy,
  self,
  verb,
  when,
} from '@bojiste/kernel/effects/build/index';
import { infoOf, meets, nameTaken } from '../reads/info.ts';
import {
  enemyIn,
  ids,
  isFinished,
  isKind,
  printedStat,
  refsOf,
  sectorCard,
  sectorsOf,
  someIn,
  someInPlay,
  standsAs,
  upgradesOn,
} from '../reads/lookup.ts';
import { COUNTER, FLAG, KIND, RESOURCE, STAT } from '../types.ts';
import { remoteSurplus } from './vehicle-control.ts';

/** Vyložení karty budovy a vozidla, vylepšení: cards come from hand, are paid at once and lie unfinished (OW-BUILD, OW-UPGR, OW-VEH). */

/** OW-RES-06: a price is paid in full or not at all. */
export function affordable(g: Game, s: State, seat: Seat, card: Card): boolean {
  const { resources } = s.seats[seat];
  return (
    resources[RESOURCE.crates] >= statOf(g, s, card, STAT.crates) &&
    resources[RESOURCE.oil] >= statOf(g, s, card, STAT.oil) &&
    resources[RESOURCE.siberite] >= statOf(g, s, card, STAT.siberite)
  );
}

/** OW-RULING-25: by its own subtype; a table may let a warehouse always count. */
const isStorehouse = (g: Game, s: State, card: Card): boolean =>
  isKind(g, card, KIND.storehouse) || (optionOf(g, s, 'warehouseCounts') === 1 && isKind(g, card, KIND.warehouse));

export const storehouseStands = (g: Game, s: State, seat: Seat): boolean =>
  someInPlay(
    s,
    (card) =>
      card.control === seat &&
      isStorehouse(g, s, card) &&
      standsAs(g, card, seat, isKind(g, card, KIND.storehouse) ? KIND.storehouse : KIND.warehouse),
  );

const warehouseStands = (g: Game, s: State, seat: Seat, except: Card | null): boolean =>
  someInPlay(s, (card) => card !== except && standsAs(g, card, seat, KIND.warehouse));

const storehouseHere = (g: Game, s: State, seat: Seat, sector: ZoneId, except: Card | null): boolean =>
  someIn(s, sector, (card) => card !== except && isStorehouse(g, s, card) && card.control === seat && isFinished(card));

/** OW-BUILD-04, OW-BUILD-06 to -08, OW-RULING-94: may this player build (or go on building) in the sector? */
export function mayBuildIn(g: Game, s: State, seat: Seat, sector: ZoneId, except: Card | null = null): boolean {
  if (storehouseHere(g, s, seat, sector, except)) return true;
  return warehouseStands(g, s, seat, except) && storehouseStands(g, s, seat);
}

/** OW-DISM-07, OW-RULING-32: a storehouse in the sector or a warehouse, but never the card itself. */
export const mayDismantleIn = (g: Game, s: State, seat: Seat, sector: ZoneId, card: Card): boolean =>
  storehouseHere(g, s, seat, sector, card) || warehouseStands(g, s, seat, card);

/** OW-RULING-22: one mine or well of any player per deposit, unfinished ones included. */
function depositFree(g: Game, s: State, kind: 'oil' | 'siberite', sector: ZoneId): boolean {
  const stat = kind === 'oil' ? STAT.oilDeposits : STAT.siberiteDeposits;
  const mine = kind === 'oil' ? KIND.oilWell : KIND.siberiteMine;
  let taken = 0;
  for (const id of s.zones[sector]) if (isKind(g, s.cards[id], mine)) taken++;
  return taken < printedStat(g, sectorCard(s, sector), stat);
}

/** OW-RULING-24. */
function storehouseFits(g: Game, s: State, seat: Seat, sector: ZoneId): boolean {
  if (optionOf(g, s, 'storehouseNeedsCard') === 0) return true;
  return someIn(s, sector, (card) => card.control === seat);
}

export function fitsSector(g: Game, s: State, seat: Seat, card: Card, sector: ZoneId): boolean {
  const { deposit } = infoOf(g, card);
  if (deposit !== null && !depositFree(g, s, deposit, sector)) return false;
  if (isKind(g, card, KIND.mercenary)) return !enemyIn(g, s, sector, seat);
  if (isKind(g, card, KIND.vehicle)) return someIn(s, sector, (other) => standsAs(g, other, seat, KIND.workshop));
  if (isKind(g, card, KIND.storehouse)) return storehouseFits(g, s, seat, sector);
  return mayBuildIn(g, s, seat, sector);
}

/** OW-UPGR-01 to -04, OW-RULING-29. */
export function fitsHost(g: Game, s: State, seat: Seat, card: Card, host: Card): boolean {
  const { on, name } = infoOf(g, card);
  if (host.control !== seat || !isKind(g, host, KIND.building) || isKind(g, host, KIND.upgrade) || !isFinished(host))
    return false;
  if (on === null || !g.defs[host.def].words.includes(`sub:${on}`)) return false;
  const there = upgradesOn(g, s, host);
  if (there.length >= printedStat(g, host, STAT.health)) return false;
  return there.every((other) => infoOf(g, other).name !== name) && mayBuildIn(g, s, seat, host.zone);
}

function hostsFor(g: Game, s: State, seat: Seat, card: Card): Card[] {
  const out: Card[] = [];
  for (const id of s.field) {
    const host = s.cards[id];
    if (host.zone < sectorsOf(s) && fitsHost(g, s, seat, card, host)) out.push(host);
  }
  return out;
}

function playable(g: Game, s: State, seat: Seat, card: Card): boolean {
  return affordable(g, s, seat, card) && meets(g, s, seat, card) && !nameTaken(g, s, seat, card);
}

/** Cards in hand of one kind that could be laid somewhere; the choice of the place tests the rest. */
function layable(g: Game, s: State, seat: Seat, kind: number, out: number[]): void {
  for (const id of s.zones[ids(g).hand + seat]) {
    const card = s.cards[id];
    if (isKind(g, card, kind) && playable(g, s, seat, card)) out.push(refOf(card));
  }
}

/** OW-BUILD-02, OW-BUILD-09 to -11, OW-VEH-04; a mercenary enters ready (OW-KEY-17, OW-RULING-103). */
function lay(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  relocate(g, s, card, row[F.to], row);
  row[F.subject] = refOf(card);
  if (row[F.extra] >= 0) setHost(s, card, row[F.extra]);
  if (isKind(g, card, KIND.mercenary)) return;
  setFlag(s, card, FLAG.unfinished, true);
  changeCounter(g, s, card, COUNTER.work, row[F.amount]);
}

function payFor(g: Game, s: State, seat: Seat, card: Card): void {
  changeResource(s, seat, RESOURCE.crates, -statOf(g, s, card, STAT.crates));
  changeResource(s, seat, RESOURCE.oil, -statOf(g, s, card, STAT.oil));
  changeResource(s, seat, RESOURCE.siberite, -statOf(g, s, card, STAT.siberite));
}

export const construction: Chapter = {
  acts: [
    {
      key: 'build',
      text: { cs: 'Vyložit budovu', en: 'Build' },
      clauses: ['OW-BUILD-02', 'OW-BUILD-03', 'OW-BUILD-10', 'OW-UPGR-05'],
      of: cardsBy('buildingsInHand'),
      do: when(
        calc('isUpgrade', self),
        pick('h', cardsBy('upgradeHosts', self), verb('lay', self, placeOf($('h')), $('h')), { prompt: 'ask.host' }),
        place('p', placesBy('layingSectors', self), verb('lay', self, $('p'), -1), { prompt: 'ask.sector' }),
      ),
    },
    {
      key: 'make',
      text: { cs: 'Vyložit vozidlo', en: 'Make a vehicle' },
      clauses: ['OW-VEH-01', 'OW-VEH-03', 'OW-VEH-04'],
      of: cardsBy('vehiclesInHand'),
      do: place('p', placesBy('layingSectors', self), verb('lay', self, $('p'), -1), { prompt: 'ask.sector' }),
    },
  ],
  calcs: {
    buildingsInHand: someCards([], (g, s, f, _, __, ___, out) => layable(g, s, f.you, KIND.building, out)),
    vehiclesInHand: someCards([], (g, s, f, _, __, ___, out) => layable(g, s, f.you, KIND.vehicle, out)),
    isUpgrade: cond(['card'], (g, s, _, card) => isKind(g, cardAt(s, card), KIND.upgrade)),
    upgradeHosts: someCards(['card'], (g, s, f, card, _, __, out) =>
      refsOf(hostsFor(g, s, f.you, cardAt(s, card)), out),
    ),
    layingSectors: somePlaces(['card'], (g, s, f, card, _, __, out) => {
      for (let sector = 0; sector < sectorsOf(s); sector++)
        if (fitsSector(g, s, f.you, cardAt(s, card), sector)) out.push(sector);
    }),
  },
  verbs: {
    lay: ruleVerb(['card', 'place', 'card'], ['OW-BUILD-10', 'OW-VEH-04'], (g, s, f, ref, to, host) => {
      const card = live(s, ref);
      if (card === null) return;
      payFor(g, s, f.you, card);
      propose(g, s, f, ids(g).event('laid'), ref, statOf(g, s, card, STAT.time), card.zone, to, host);
    }),
  },
  events: [
    {
      name: 'laid',
      commit: lay,
      after: { cs: '{by:nom} zahraje {subject:acc}', en: '{by} {by:n:plays,play} {subject}' },
      log: { cs: '{by} vykládá: {subject} do {to}', en: '{by} plays {subject} to {to}' },
      clauses: ['OW-TERM-01', 'OW-BUILD-02'],
    },
  ],
};

function finishCard(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  setFlag(s, card, FLAG.unfinished, false);
  // New remote vehicles above capacity are finished exhausted (OW-RULING-89).
  if (isKind(g, card, KIND.remote) && remoteSurplus(g, s, card.control) > 0) setFlag(s, card, FLAG.exhausted, true);
  refreshIndex(s);
}

/** What is built is done when its last token is gone. */
export const finishing: Chapter = {
  events: [
    {
      name: 'finished',
      commit: finishCard,
      after: { cs: 'je {subject} dokončen{subject:end}', en: '{subject} {subject:n:is,are} finished' },
      log: { cs: 'Dokončeno: {subject}', en: '{subject} is finished' },
      clauses: ['OW-BUILD-16', 'OW-VEH-07'],
    },
  ],
};
