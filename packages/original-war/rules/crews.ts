import {
  type Card,
  type Chapter,
  cardAt,
  cond,
  F,
  type Game,
  has,
  live,
  optionOf,
  permitted,
  proc,
  propose,
  type Row,
  refOf,
  refreshIndex,
  ruleVerb,
  type Seat,
  type State,
  setControl,
  setFlag,
  setHost,
  someCards,
  someSeats,
} from '@bojiste/kernel';
import {
  $,
  calc,
  cardsBy,
  each,
  loop,
  mayPick,
  pick,
  self,
  stop,
  valuesBy,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { nameTaken } from '../reads/info.ts';
import {
  crewCount,
  crewNeeded,
  crewOf,
  crewRoom,
  filterInPlay,
  ids,
  isAssigned,
  isFinished,
  isKind,
  isReady,
  refsOf,
  seatsFrom,
  standing,
} from '../reads/lookup.ts';
import { FLAG, KIND, TALLY } from '../types.ts';
import { fights } from './command-lines.ts';
import { setGathering } from './gathering.ts';

/** Posádka: characters joined to vehicles and buildings (OW-CREW, OW-KEY-04, OW-KEY-05, OW-RULING-52, OW-RULING-80 to -82). */

const canCrew = (g: Game, s: State, card: Card): boolean =>
  isKind(g, card, KIND.character) &&
  !isAssigned(g, card) &&
  permitted(g, s, ids(g).rule('board'), card, isKind(g, card, KIND.human));

/** Neither sent to gather nor just out of another place. */
const isFree = (card: Card): boolean => !has(card, FLAG.gathering) && !has(card, FLAG.changed);

const hasRoom = (g: Game, s: State, host: Card): boolean =>
  isFinished(host) && !isKind(g, host, KIND.character) && crewCount(g, s, host) < crewRoom(g, host);

/** OW-CREW-05, OW-RULING-82, OW-RULING-14: an empty foreign vehicle with a crew number. */
const isPrize = (g: Game, s: State, seat: Seat, host: Card): boolean =>
  host.control !== seat &&
  isKind(g, host, KIND.vehicle) &&
  crewNeeded(g, host) > 0 &&
  crewCount(g, s, host) === 0 &&
  !nameTaken(g, s, seat, host);

function hosts(g: Game, s: State, card: Card, prizes: boolean, out: number[]): void {
  for (const id of s.zones[card.zone]) {
    const host = s.cards[id];
    if (!hasRoom(g, s, host)) continue;
    if (host.control === card.control || (prizes && isPrize(g, s, card.control, host))) out.push(refOf(host));
  }
}

/** OW-CREW-03; whoever boards a foreign vehicle controls it (OW-RULING-82). */
function join(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  const host = standing(s, row[F.extra]);
  if (card === null || host === null) return;
  setHost(s, card, refOf(host));
  noteChange(s, card);
  setGathering(s, card, false);
  if (host.control !== card.control) setControl(g, s, host, card.control);
  refreshIndex(s);
}

function leave(_: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  setHost(s, card, -1);
  noteChange(s, card);
  refreshIndex(s);
}

/** Boarding and leaving count once per movement phase, in battle once per slot (OW-RULING-110). */
const noteChange = (s: State, card: Card): void =>
  setFlag(s, card, has(card, FLAG.inBattle) ? FLAG.shifted : FLAG.changed, true);

/** Empty again, a captured vehicle belongs to its owner's side (OW-RULING-82). */
export function returnPrizes(g: Game, s: State): void {
  for (const id of s.field) {
    const card = s.cards[id];
    if (card.control === card.owner || card.owner < 0 || !isKind(g, card, KIND.vehicle)) continue;
    if (!crewOf(g, s, card).some((member) => member.control === card.control)) setControl(g, s, card, card.owner);
  }
}

/** Crew whose vehicle or building is gone stands in the sector (OW-CREW-09, OW-DEST-07). */
export function freeOrphans(g: Game, s: State): void {
  for (const id of s.field) {
    const card = s.cards[id];
    if (card.host >= 0 && isKind(g, card, KIND.character) && standing(s, card.host) === null) {
      setHost(s, card, -1);
      refreshIndex(s);
    }
  }
}

/** Cards of a player in the battle that still lack hands, while somebody is free to man them. */
function lacking(g: Game, s: State, seat: Seat, out: number[]): void {
  const found = filterInPlay(s, (card) => has(card, FLAG.inBattle) && card.control === seat && hasRoom(g, s, card));
  refsOf(found, out);
}

function idle(g: Game, s: State, seat: Seat, out: number[]): void {
  const readyOnly = optionOf(g, s, 'crewMustBeReady') === 1;
  for (const id of s.field) {
    const card = s.cards[id];
    if (!has(card, FLAG.inBattle) || card.control !== seat || !canCrew(g, s, card)) continue;
    if (!readyOnly || isReady(card)) out.push(refOf(card));
  }
}

/** Players in the running battle, from whoever started it (OW-RULING-62, OW-RULING-80). */
export const fightersOf = (g: Game, s: State): Seat[] =>
  seatsFrom(g, s, s.tally[TALLY.starter] < 0 ? s.active : s.tally[TALLY.starter]).filter((seat) => fights(g, s, seat));

export const crews: Chapter = {
  procs: [
    proc(
      'manCards',
      [],
      ['OW-CREW-02', 'OW-RULING-80'],
      each(
        'q',
        valuesBy('fighters'),
        loop(
          calc('canMan', $('q')),
          mayPick(
            'v',
            cardsBy('lackingCrew', $('q')),
            pick('c', cardsBy('idleCrew', $('q')), verb('assign', $('c'), $('v')), { by: $('q'), prompt: 'ask.crew' }),
            { by: $('q'), else: stop('loop'), prompt: 'ask.man' },
          ),
        ),
      ),
    ),
  ],
  acts: [
    {
      key: 'board',
      text: { cs: 'Přiřadit k vozidlu či budově', en: 'Assign' },
      clauses: ['OW-MOVE-12', 'OW-CTRL-03', 'OW-RULING-52'],
      of: cardsBy('boarders'),
      do: pick('v', cardsBy('crewHosts', self), verb('assign', self, $('v')), { prompt: 'ask.man' }),
    },
    {
      key: 'leave',
      text: { cs: 'Odloučit', en: 'Detach' },
      clauses: ['OW-MOVE-12', 'OW-RULING-52'],
      of: cardsBy('assigned'),
      do: verb('detach', self),
    },
  ],
  calcs: {
    boarders: someCards([], (g, s, f, _, __, ___, out) => {
      for (const id of s.field) {
        const card = s.cards[id];
        if (card.control === f.you && canCrew(g, s, card) && isFree(card)) out.push(refOf(card));
      }
    }),
    crewHosts: someCards(['card'], (g, s, _, card, __, ___, out) => hosts(g, s, cardAt(s, card), false, out)),
    battleHosts: someCards(['card'], (g, s, _, ref, __, ___, out) => {
      const card = standing(s, ref);
      if (card !== null && canCrew(g, s, card) && !has(card, FLAG.shifted)) hosts(g, s, card, true, out);
    }),
    assigned: someCards([], (g, s, f, _, __, ___, out) => {
      for (const id of s.field) {
        const card = s.cards[id];
        if (card.control === f.you && isAssigned(g, card) && !has(card, FLAG.changed)) out.push(refOf(card));
      }
    }),
    crewIn: someCards(['card'], (g, s, f, card, _, __, out) =>
      refsOf(
        crewOf(g, s, cardAt(s, card)).filter((member) => member.control === f.you && !has(member, FLAG.shifted)),
        out,
      ),
    ),
    lackingCrew: someCards(['seat'], (g, s, _, seat, __, ___, out) => lacking(g, s, seat, out)),
    idleCrew: someCards(['seat'], (g, s, _, seat, __, ___, out) => idle(g, s, seat, out)),
    canMan: cond(['seat'], (g, s, _, seat) => {
      const cards: number[] = [];
      const people: number[] = [];
      lacking(g, s, seat, cards);
      idle(g, s, seat, people);
      return cards.length > 0 && people.length > 0;
    }),
    fighters: someSeats([], (g, s, _, __, ___, ____, out) => out.push(...fightersOf(g, s))),
  },
  verbs: {
    assign: ruleVerb(['card', 'card'], ['OW-CREW-03'], (g, s, f, card, host) =>
      propose(g, s, f, ids(g).event('assigned'), card, 0, -1, -1, host),
    ),
    detach: ruleVerb(['card'], ['OW-CREW-07'], (g, s, f, card) => propose(g, s, f, ids(g).event('detached'), card)),
  },
  events: [
    {
      name: 'assigned',
      commit: join,
      log: { cs: '{subject}: nastupuje', en: '{subject} boards' },
      clauses: ['OW-CREW-03'],
    },
    {
      name: 'detached',
      commit: leave,
      log: { cs: '{subject}: vystupuje', en: '{subject} gets out' },
      clauses: ['OW-CREW-07'],
    },
  ],
};
