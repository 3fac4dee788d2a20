import {
  type Card,
  changeCounter,
  changeResource,
  F,
  finish,
  type Game,
  live,
  makeRow,
  NONE,
  OUTCOME,
  refOf,
  relocate,
  rollDie,
  type Seat,
  type State,
  setTally,
  statOf,
  submit,
} from '@bojiste/kernel';
import type { EventDecl } from '@bojiste/kernel/table/contract';
import { counters, tallies } from './words.ts';

/** What happens in Skirmish, and what the rules make happen by themselves. */

export const DIE_FACES = 6;
const HARM = 0;
const LIFE = 1;
const COUNTERS = counters.length;
const isCaptain = (g: Game, card: Card): boolean => g.defs[card.def].decl.type === 'captain';

const DIE = tallies.findIndex((tally) => tally.name === 'die');

export const events: readonly EventDecl[] = [
  {
    name: 'damaging',
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null && row[F.amount] > 0) changeCounter(g, s, card, HARM, row[F.amount]);
    },
    after: { cs: '{subject} utrpí zranění[? od {source:gen}]', en: '{subject} suffers harm[? from {source}]' },
    before: { cs: 'by měl{subject:end} {subject} utrpět zranění', en: '{subject} would suffer harm' },
    log: { cs: '{subject} utrpí {amount} zranění', en: '{subject} suffers {amount} harm' },
    clauses: ['SK-HARM-01'],
  },
  {
    name: 'destroying',
    leaves: true,
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null) relocate(g, s, card, g.zoneOf('discard', card.owner), row);
    },
    after: { cs: 'je zničen{subject:end} {subject}', en: '{subject} is destroyed' },
    before: { cs: 'by měl{subject:end} být zničen{subject:end} {subject}', en: '{subject} would be destroyed' },
    log: { cs: '{subject} je zničena', en: '{subject} is destroyed' },
    clauses: ['SK-HARM-02'],
  },
  {
    name: 'rolled',
    commit: (_, s) => setTally(s, DIE, rollDie(s, DIE_FACES) + 1),
    after: { cs: '{by:subj} hodí kostkou', en: '{by:subj} rolls the die' },
    log: { cs: 'hod kostkou', en: 'the die is rolled' },
    clauses: ['SK-FIGHT-03'],
  },
  {
    name: 'moved',
    after: { cs: 'se {subject} pohne', en: '{subject} moves' },
    log: { cs: '{subject} se pohne na {to}', en: '{subject} moves to {to}' },
    clauses: ['SK-MARCH-01'],
  },
  {
    name: 'survived',
    after: { cs: '{subject} přežije svůj úder', en: '{subject} survives its strike' },
    clauses: ['SK-FIGHT-06'],
  },
  { name: 'nightfall', after: { cs: '=za soumraku', en: '=at dusk' } },
  { name: 'entered', after: { cs: '{subject} vstoupí do hry', en: '{subject} enters play' } },
  { name: 'left', after: { cs: '{subject} opustí hru', en: '{subject} leaves play' } },
  { name: 'announced', before: { cs: '{by:subj} zahraje {subject:acc}', en: '{by:subj} plays {subject}' } },
  { name: 'stepBegins', after: { cs: '=na začátku {by:poss:turn:gen}', en: '=at the start of {by:poss:turn}' } },
  { name: 'stepEnds', after: { cs: '=na konci {by:poss:turn:gen}', en: '=at the end of {by:poss:turn}' } },
  {
    name: 'weary',
    commit: (g, s, row) => {
      const captain = captainOf(g, s, row[F.to]);
      if (captain !== null) changeCounter(g, s, captain, HARM, 1);
    },
    before: { cs: 'by {by:subj} měl být unaven', en: '{by:subj} would be weary' },
    log: { cs: 'prázdný balíček: kapitán utrpí 1 zranění', en: 'empty deck: the captain suffers 1 harm' },
    clauses: ['SK-TURN-03'],
  },
  { name: 'put', log: { cs: '{subject} jde na {to}', en: '{subject} goes to {to}' } },
  { name: 'gain', commit: (_, s, row) => changeResource(s, row[F.to], row[F.extra], row[F.amount], ENERGY_LIMIT) },
];

const ENERGY_LIMIT = 6;

export function captainOf(g: Game, s: State, seat: Seat): Card | null {
  for (const id of s.field) if (isCaptain(g, s.cards[id]) && s.cards[id].owner === seat) return s.cards[id];
  return null;
}

/** Deaths, gear whose bearer is gone, the end of the game. All who die at one moment die in one packet. */
export function settle(g: Game, s: State): boolean {
  let rows: number[] | null = null;
  let captains = 0;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (isCaptain(g, card)) captains |= 1 << card.owner;
    const gone = card.host >= 0 && live(s, card.host) === null;
    const harm = s.counters[card.id * COUNTERS + HARM];
    if (gone || (harm > 0 && harm >= statOf(g, s, card, LIFE))) {
      rows ??= [];
      rows.push(...fall(g, card));
    }
  }
  if (rows !== null) submit(g, s, NONE, rows);
  else if (captains !== BOTH && s.turn > 0) finish(s, captains === 0 ? OUTCOME.draw : OUTCOME.won, captains);
  return rows !== null;
}

const BOTH = 3;

const fall = (g: Game, card: Card): number[] =>
  makeRow(g.names.events.get('destroying') as number, refOf(card), NONE, NONE, 0, card.zone, NONE, 0, 0);
