import {
  type Card,
  F,
  type Game,
  has,
  live,
  moveCard,
  type Row,
  relocate,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { FLAG, KIND } from '../types.ts';
import type { Chapter } from './chapter.ts';
import { freeOrphans } from './crews.ts';
import { ids, inPlay, isFinished, isKind, someIn, someInPlay, upgradesOn } from './lookup.ts';

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
