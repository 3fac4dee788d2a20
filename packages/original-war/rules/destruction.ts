import {
  type Card,
  type Chapter,
  F,
  type Game,
  has,
  live,
  makeRow,
  moveCard,
  NONE,
  OP_RUN,
  pushCall,
  type Row,
  refOf,
  relocate,
  type Seat,
  type State,
  submit,
} from '@bojiste/kernel';
import { ids, inPlay, isFinished, isKind, someIn, someInPlay, upgradesOn, workOn, woundsOn } from '../reads/lookup.ts';
import { FLAG, KIND } from '../types.ts';
import { freeOrphans, returnPrizes } from './crews.ts';
import { healthOf } from './defence.ts';
import { isRipe } from './experience.ts';
import { remoteSurplus } from './vehicle-control.ts';

/** Zničení karet: where destroyed cards go and what falls with them (OW-DEST, OW-RULING-92 to -96). */

/** OW-DEST-01, OW-DEST-02: the storehouse returns to hand, all others to the owner's discard pile. */
const graveOf = (g: Game, card: Card): number =>
  (isKind(g, card, KIND.storehouse) ? ids(g).hand : ids(g).discard) + card.owner;

/** OW-DEST-04, OW-RULING-95: with the last finished workshop of the sector unfinished vehicles there are lost. */
function loseVehicles(g: Game, s: State, sector: number, seat: Seat, row: Row): void {
  if (someIn(s, sector, (card) => card.control === seat && isKind(g, card, KIND.workshop) && isFinished(card))) return;
  for (const id of s.zones[sector]) {
    const card = s.cards[id];
    if (card.control === seat && isKind(g, card, KIND.vehicle) && has(card, FLAG.unfinished))
      relocate(g, s, card, ids(g).discard + card.owner, row);
  }
}

/** OW-DEST-05, OW-RULING-96: with the last finished laboratory running research goes back and starts anew. */
function loseResearch(g: Game, s: State, seat: Seat): void {
  if (someInPlay(s, (card) => card.control === seat && isKind(g, card, KIND.laboratory) && isFinished(card))) return;
  for (const id of s.zones[ids(g).research + seat]) moveCard(g, s, s.cards[id], ids(g).technologies + seat);
}

function destroy(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null || !inPlay(card)) return;
  const { zone, control } = card;
  const finished = isFinished(card);
  const workshop = isKind(g, card, KIND.workshop);
  const laboratory = isKind(g, card, KIND.laboratory);
  for (const upgrade of upgradesOn(g, s, card)) relocate(g, s, upgrade, ids(g).discard + upgrade.owner, row);
  relocate(g, s, card, graveOf(g, card), row);
  freeOrphans(g, s);
  if (finished && workshop) loseVehicles(g, s, zone, control, row);
  if (finished && laboratory) loseResearch(g, s, control);
}

export const destruction: Chapter = {
  events: [
    {
      name: 'destroyed',
      leaves: true,
      commit: destroy,
      after: { cs: 'je {subject} zničen{subject:end}', en: '{subject} {subject:n:is,are} destroyed' },
      log: { cs: '{subject}: zničeno', en: '{subject} is destroyed' },
      clauses: ['OW-DEST-01', 'OW-DEST-02', 'OW-TERM-02'],
    },
  ],
};

// ---- what must follow at once from the present state: deaths, finished work, experience, surplus vehicles, empty prizes ----
const fact = (g: Game, event: string, card: Card): Row =>
  makeRow(ids(g).event(event), refOf(card), -1, card.control, 0, -1, -1, 0, 0);

/** OW-BUILD-16, OW-VEH-07, OW-RSCH-06, OW-DISM-06, OW-XP-06, OW-DEF-08. */
function followUp(g: Game, s: State, card: Card): string | null {
  if (inPlay(card)) {
    const wounds = woundsOn(s, card);
    if (wounds > 0 && wounds >= healthOf(g, s, card)) return 'destroyed';
    if (has(card, FLAG.unfinished) && workOn(s, card) === 0)
      return has(card, FLAG.dismantling) ? 'dismantled' : 'finished';
    return isRipe(g, s, card) ? 'promoted' : null;
  }
  const { research, researched } = ids(g);
  return card.zone >= research && card.zone < researched && workOn(s, card) === 0 ? 'researched' : null;
}

/** A player with too many ready remote vehicles must drop some before anything else happens (OW-RULING-89). */
function pushSurplus(g: Game, s: State): boolean {
  const prog = g.names.procs.get('dropSurplus') as number;
  if (s.frames.some((f) => f.op === OP_RUN && f.prog === prog)) return false;
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (s.seats[seat].out !== 0 || remoteSurplus(g, s, seat) <= 0) continue;
    pushCall(g, s, 'dropSurplus', seat, [seat]);
    return true;
  }
  return false;
}

const NOTHING_FOLLOWS: number[] = [];

function look(g: Game, s: State, card: Card, rows: number[]): number[] {
  const event = followUp(g, s, card);
  if (event === null) return rows;
  const found = rows === NOTHING_FOLLOWS ? [] : rows;
  found.push(...fact(g, event, card));
  return found;
}

/** Asked after every change: one look at each card says whether anything more must be looked at. */
export function settle(g: Game, s: State): boolean {
  let rows = NOTHING_FOLLOWS;
  let aboard = false;
  let captured = false;
  let remotes = false;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    rows = look(g, s, card, rows);
    if (card.host !== NONE) aboard = true;
    if (card.control !== card.owner && isKind(g, card, KIND.vehicle)) captured = true;
    if (isKind(g, card, KIND.remote)) remotes = true;
  }
  const { research } = ids(g);
  for (let seat = 0; seat < s.seats.length; seat++) {
    const open = s.zones[research + seat];
    for (let i = 0; i < open.length; i++) rows = look(g, s, s.cards[open[i]], rows);
  }
  if (rows.length > 0) {
    submit(g, s, -1, rows);
    return true;
  }
  if (aboard) freeOrphans(g, s);
  if (captured) returnPrizes(g, s);
  return remotes && pushSurplus(g, s);
}
