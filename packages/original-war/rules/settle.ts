import {
  type Card,
  F,
  type Game,
  has,
  live,
  makeRow,
  OP_RUN,
  pushCall,
  type Row,
  refOf,
  refreshIndex,
  type State,
  setFlag,
  submit,
} from '@bojiste/kernel';
import { FLAG, KIND } from '../types.ts';
import type { Chapter } from './chapter.ts';
import { remoteSurplus } from './control.ts';
import { freeOrphans, returnPrizes } from './crews.ts';
import { healthOf } from './defence.ts';
import { isRipe } from './experience.ts';
import { ids, inPlay, isKind, workOn, woundsOn } from './lookup.ts';

/** What must follow at once from the present state: finished work, experience, deaths, surplus vehicles, empty prizes. */

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
    if (card.host >= 0) aboard = true;
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

function finishCard(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  setFlag(s, card, FLAG.unfinished, false);
  // New remote vehicles above capacity are finished exhausted (OW-RULING-89).
  if (isKind(g, card, KIND.remote) && remoteSurplus(g, s, card.control) > 0) setFlag(s, card, FLAG.exhausted, true);
  refreshIndex(s);
}

export const settling: Chapter = {
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
