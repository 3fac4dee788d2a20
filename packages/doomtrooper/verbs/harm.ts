import {
  type Card,
  changeCounter,
  changeResource,
  type EventDecl,
  F,
  type Game,
  has,
  idOf,
  linkOf,
  live,
  makeRow,
  moveCard,
  perGame,
  type Ref,
  type Row,
  refOf,
  relocate,
  type Seat,
  type State,
  setFlag,
  setLink,
  shuffleZone,
} from '@bojiste/kernel';
import { attachedTo, combatNow, factOf, granted, hasRole, ids, isHidden, isKind, may, value } from '../reads/lookup.ts';
import { averted } from '../rules/immunity.ts';
import { FLAG, KIND, RES, ROLE, STAT } from '../types.ts';

/**
 * Změna stavu bojovníků, vyřazení, obětování, zabití (DT-FIGHT-48 to 60, DT-TERM-20 to 25, DT-ATT-02, 03, DT-VEH-04 to 06).
 * A wound or kill is one event, `harmed`; who dies of it leaves when the state settles, with everything attached.
 */

/** Counter of a dying warrior: the seat that is paid, from 1; with `STRUCK` if it fell by a blow of the running combat. */
const KILLER = 2;
const STRUCK = 8;
/** What `extra` of a harm says: nobody is paid, a blow of the combat, or a card whose kill earns points. */
export const PAYS = { nobody: 0, blow: 1, card: 2 } as const;
/** What `extra` of a kill says: victory points may be taken for it; the combat pays it in phase 8. */
export const KILL = { victory: 1, combat: 2 } as const;
/** Link from a dying warrior to what killed it. */
const SLAIN_BY = 9;

/** Amount 1 wounds, 2 kills; a second wound kills (DT-FIGHT-48). `extra`: whether points are due (`PAYS`). */
function harm(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null || row[F.amount] <= 0 || averted(g, s, row)) return;
  if (isHidden(g, card)) {
    harmUnseen(g, s, card, row[F.amount]);
    return;
  }
  if (!g.zones[card.zone].board || !may(g, s, 'harm', card)) return;
  if (row[F.amount] === 1 && !has(card, FLAG.wounded) && may(g, s, 'surviveWound', card)) {
    setFlag(s, card, FLAG.wounded, true);
    return;
  }
  setFlag(s, card, FLAG.dying, true);
  if (row[F.extra] !== PAYS.nobody && row[F.by] >= 0) {
    const paid = row[F.by] + 1 + (row[F.extra] === PAYS.blow ? STRUCK : 0);
    changeCounter(g, s, card, KILLER, paid - killerOf(g, s, card));
  }
  if (row[F.source] >= 0) setLink(s, row[F.subject], SLAIN_BY, row[F.source]);
}

const killerOf = (g: Game, s: State, card: Card): number => s.counters[card.id * g.def.counters.length + KILLER];

/** A hidden warrior is hit unseen: his wound stays with him, and dead he goes away unpaid (DT-RULING-40). */
function harmUnseen(g: Game, s: State, card: Card, amount: number): void {
  if (amount === 1 && !has(card, FLAG.wounded)) setFlag(s, card, FLAG.wounded, true);
  else moveCard(g, s, card, ids(g).discard + card.owner);
}

/** Would this event kill its subject? */
export function lethal(g: Game, s: State, row: Row): boolean {
  const card = live(s, row[F.subject]);
  if (card === null || row[F.amount] !== 1) return card !== null && row[F.amount] >= 2;
  return has(card, FLAG.wounded) || !may(g, s, 'surviveWound', card);
}

/**
 * Cards with the sign of sacrifice that stayed in play go to the sacrifice pile whenever they leave it (DT-TERM-12); others
 * to the library where a card keeps them out of the discard pile. `bearer`: it goes because he is killed or discarded.
 */
function pileOf(g: Game, s: State, card: Card, pile: number, bearer: Card | null): number {
  const z = ids(g);
  if (factOf(g, card, 'post') === 'x') return z.sacrificed + card.owner;
  const kept = pile === z.discard && !may(g, s, 'endDiscarded', card, bearer);
  return (kept ? z.library : pile) + card.owner;
}

type Hanger = readonly [item: Card, to: number];
/** Everything that hangs on a card that leaves, and where it goes in the same moment (DT-RULING-109). */
const hangers = (g: Game, s: State, host: Card, bearer: Card | null): Hanger[] =>
  attachedTo(g, s, refOf(host)).flatMap((item) => [
    ...hangers(g, s, item, bearer),
    [item, pileOf(g, s, item, ids(g).discard, bearer)] as const,
  ]);

/** Into a library only to be shuffled in. */
function buried(g: Game, s: State, to: number): void {
  const { library } = ids(g);
  if (to >= library && to < library + g.def.maxSeats) shuffleZone(g, s, to);
}

/** A vehicle lost with its rider inside wounds him; nobody gets points (DT-VEH-04, 05, DT-RULING-57, 58). */
function throwOut(s: State, g: Game, vehicle: Card): void {
  const rider = live(s, vehicle.host);
  if (!isKind(g, vehicle, KIND.vehicle) || vehicle.face !== 0 || rider === null) return;
  if (has(rider, FLAG.wounded)) setFlag(s, rider, FLAG.dying, true);
  else setFlag(s, rider, FLAG.wounded, true);
}

function leave(g: Game, s: State, row: Row, pile: number): void {
  const card = live(s, row[F.subject]);
  if (card === null || averted(g, s, row)) return;
  throwOut(s, g, card);
  depart(g, s, card, pile, row);
}

/** It is remembered as it was with all it had: an affiliation given by a card counts for who asks afterwards. */
function depart(g: Game, s: State, card: Card, pile: number, row: Row): void {
  const host = refOf(card);
  const held = hangers(g, s, card, pile === ids(g).discard ? card : null);
  const to = g.zones[card.zone].board ? pileOf(g, s, card, pile, null) : pile + card.owner;
  relocate(g, s, card, to, row);
  buried(g, s, to);
  for (const [item, end] of held) {
    if (!g.zones[item.zone].board) continue;
    moveCard(g, s, item, end);
    buried(g, s, end);
    leaveBehind(g, s, host, item);
  }
}

/** Link from what lay on a card to that card, where somebody in this game could take it. */
export const LEFT_BY = 12;
const taking = perGame((g) => Uint8Array.from(g.defs, ({ decl }) => (decl.facts?.takesSpoils === true ? 1 : 0)));
function leaveBehind(g: Game, s: State, host: Ref, item: Card): void {
  if (item.zone === ids(g).discard + item.owner && s.cards.some(({ def }) => taking(g)[def] === 1))
    setLink(s, refOf(item), LEFT_BY, host);
}

/** Alliances may never be discarded, whatever says so (DT-ALLY-04, DT-TERM-24). */
export const mayBeDiscarded = (g: Game, s: State, card: Card): boolean =>
  !g.zones[card.zone].board || (!isKind(g, card, KIND.alliance) && may(g, s, 'discard', card));

const mayBeSacrificed = (g: Game, s: State, card: Card): boolean =>
  !g.zones[card.zone].board || may(g, s, 'sacrifice', card);

/** What a seat is owed for blows of the combat: all points, and how many of them may be victory points. */
function oweInCombat(g: Game, s: State, row: Row): void {
  const victory = (row[F.extra] & KILL.victory) !== 0 ? row[F.amount] : 0;
  const attacks = combatNow.get(g, s, 'player') === row[F.by];
  const [points, most] = attacks
    ? (['attackerPoints', 'attackerVictory'] as const)
    : (['defenderPoints', 'defenderVictory'] as const);
  combatNow.set(g, s, points, combatNow.get(g, s, points) + row[F.amount]);
  combatNow.set(g, s, most, combatNow.get(g, s, most) + victory);
}

/** The killer's seat is owed the modified value; the split is announced in phase 8 (DT-FIGHT-56, DT-RULING-81, 85). */
function kill(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  if ((row[F.extra] & KILL.combat) !== 0) oweInCombat(g, s, row);
  setLink(s, row[F.subject], SLAIN_BY, -1);
  const killer = live(s, row[F.source]);
  const gone = killer !== null && granted(g, s, 'annihilate', killer, card);
  depart(g, s, card, gone ? ids(g).sacrificed : ids(g).discard, row);
}

/** Victory points in `amount`, destiny points in `extra`, both to the seat in `to` (DT-FIGHT-58, 59). */
function award(s: State, row: Row): void {
  changeResource(s, row[F.to], RES.victory, row[F.amount]);
  changeResource(s, row[F.to], RES.destiny, row[F.extra]);
}

const passive = (cs: string) => `je {subject} ${cs}{subject:end}`;

export const harmEvents: readonly EventDecl[] = [
  {
    name: 'harmed',
    commit: harm,
    before: {
      cs: 'by {subject} měl{subject:end} být zraněn{subject:end} nebo zabit{subject:end}',
      en: '{subject} would be wounded or killed',
    },
    after: { cs: `${passive('zraněn')}[? {source:ins}]`, en: '{subject} {subject:n:is,are} wounded[? by {source}]' },
    log: { cs: '{subject}: zranění', en: '{subject} is wounded' },
    clauses: ['DT-FIGHT-48', 'DT-FIGHT-52'],
  },
  {
    name: 'killed',
    leaves: true,
    commit: kill,
    before: { cs: 'by {subject} měl{subject:end} být zabit{subject:end}', en: '{subject} would be killed' },
    after: { cs: `${passive('zabit')}[? {source:ins}]`, en: '{subject} {subject:n:is,are} killed[? by {source}]' },
    log: { cs: '{subject}: zabití', en: '{subject} is killed' },
    clauses: ['DT-FIGHT-54'],
  },
  {
    name: 'discarded',
    leaves: true,
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null && mayBeDiscarded(g, s, card)) leave(g, s, row, ids(g).discard);
    },
    before: { cs: 'by {subject} měl{subject:end} být vyřazen{subject:end}', en: '{subject} would be discarded' },
    after: { cs: passive('vyřazen'), en: '{subject} {subject:n:is,are} discarded' },
    log: { cs: '{subject}: vyřazení', en: '{subject} is discarded' },
    clauses: ['DT-TERM-22', 'DT-TERM-23'],
  },
  {
    name: 'sacrificed',
    leaves: true,
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null && mayBeSacrificed(g, s, card)) leave(g, s, row, ids(g).sacrificed);
    },
    before: { cs: 'by {subject} měl{subject:end} být obětován{subject:end}', en: '{subject} would be sacrificed' },
    after: { cs: passive('obětován'), en: '{subject} {subject:n:is,are} sacrificed' },
    log: { cs: '{subject}: obětování', en: '{subject} is sacrificed' },
    clauses: ['DT-TERM-20', 'DT-TERM-21'],
  },
  {
    name: 'healed',
    commit: (_, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null) setFlag(s, card, FLAG.wounded, false);
    },
    after: { cs: passive('vyléčen'), en: '{subject} {subject:n:is,are} healed' },
    log: { cs: '{subject}: vyléčení', en: '{subject} is healed' },
    clauses: ['DT-FIGHT-55'],
  },
  {
    name: 'awarded',
    toSeat: true,
    commit: (_, s, row) => award(s, row),
    before: { cs: '{by} má získat body', en: '{by} would gain points' },
    log: {
      cs: '{to}: vítězné body {amount}, body osudu {extra}',
      en: '{to} gets {amount} victory and {extra} destiny points',
    },
    clauses: ['DT-FIGHT-58', 'DT-FIGHT-59'],
  },
];

/** Rows for everybody who must leave now: the dying, and attachments whose bearer is gone. */
export function dueToLeave(g: Game, s: State): number[] {
  const z = ids(g);
  const rows: number[] = [];
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (has(card, FLAG.dying)) rows.push(...killing(g, s, card));
    else if (card.zone === z.attached && live(s, card.host) === null)
      rows.push(...makeRow(z.event('discarded'), refOf(card), -1, -1, 0, card.zone, -1, 0, 0));
  }
  return rows;
}

function killing(g: Game, s: State, card: Card): Row {
  const paid = killerOf(g, s, card);
  const by: Seat = (paid % STRUCK) - 1;
  const killer = linkOf(s, refOf(card), SLAIN_BY);
  const pays = by >= 0 && (killer < 0 || may(g, s, 'earnPoints', s.cards[idOf(killer)], card));
  const points = pays ? Math.max(0, value(g, s, card, STAT.value)) : 0;
  // For an own warrior there are destiny points only, whatever killed it (DT-FIGHT-60).
  const victory = by >= 0 && card.control !== by && killer >= 0 && earnsVictory(g, s, s.cards[idOf(killer)]);
  const extra = (victory ? KILL.victory : 0) | (paid > STRUCK ? KILL.combat : 0);
  return makeRow(ids(g).event('killed'), refOf(card), killer, by, points, card.zone, -1, extra, 0);
}

/** DT-MERC-05: mercenaries bring no victory points unless a card says otherwise. */
export const earnsVictory = (g: Game, s: State, card: Card): boolean =>
  may(g, s, 'victoryPoints', card) && (!hasRole(g, s, card, ROLE.mercenary) || granted(g, s, 'victoryPoints', card));
