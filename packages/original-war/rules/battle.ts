import {
  type Card,
  type Chapter,
  cond,
  type Game,
  has,
  optionOf,
  proc,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  setTally,
  someCards,
  someSeats,
  type ZoneId,
} from '@bojiste/kernel';
import {
  $,
  calc,
  call,
  callAs,
  cardsBy,
  did,
  each,
  gt,
  let_,
  loop,
  noted,
  pick,
  placeOf,
  repeat,
  scope,
  self,
  seq,
  some,
  valuesBy,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import {
  allied,
  filterInPlay,
  inPlay,
  isAnimal,
  isKind,
  onOneSide,
  sectorCard,
  sectorsOf,
  someIn,
} from '../reads/lookup.ts';
import { BATTLE_ROUNDS, FLAG, KIND, TALLY } from '../types.ts';
import { animalsIn } from './animals.ts';
import { forgetAttack } from './attack.ts';
import { discardPlayed } from './command-lines.ts';
import { fightersOf } from './crews.ts';
import { clearWeakening } from './defence.ts';
import { setGathering } from './gathering.ts';

/** Boj: declaring, three battle rounds, slots, waiting, fleeing, the end (OW-BATTLE, OW-FLEE, OW-BAB, OW-EXHB, OW-ENDB). */

const fightsAt = (g: Game, card: Card): boolean => card.control >= 0 && !isKind(g, card, KIND.sector);

/** OW-BATTLE-01, OW-BATTLE-03, OW-RULING-85, OW-RULING-105: somebody of another side, or animals, and the sector's battle unused. */
export function canFightIn(g: Game, s: State, seat: Seat, sector: ZoneId): boolean {
  if (has(sectorCard(s, sector), FLAG.fought)) return false;
  if (!someIn(s, sector, (card) => fightsAt(g, card) && card.control === seat && !isAnimal(g, card))) return false;
  return (
    animalsIn(g, s, sector) ||
    someIn(s, sector, (card) => fightsAt(g, card) && !isAnimal(g, card) && !allied(s, card.control, seat))
  );
}

const participants = (s: State): Card[] => filterInPlay(s, (card) => has(card, FLAG.inBattle));

/** OW-ENDB-02, OW-RULING-91: more than one side left, animals being one. */
function goesOn(g: Game, s: State): boolean {
  let first: Card | null = null;
  for (const id of s.field) {
    const card = s.cards[id];
    if (!has(card, FLAG.inBattle)) continue;
    if (first === null) first = card;
    else if (!onOneSide(g, s, first, card)) return true;
  }
  return false;
}

function open(g: Game, s: State, sector: ZoneId, starter: Seat): void {
  setTally(s, TALLY.sector, sector);
  setTally(s, TALLY.starter, starter);
  setTally(s, TALLY.battleRound, 0);
  setTally(s, TALLY.animals, 0);
  setFlag(s, sectorCard(s, sector), FLAG.fought, true);
  join(g, s);
}

/** OW-BATTLE-04, OW-RULING-56: everything in the sector; who comes later joins at the next battle round. */
function join(g: Game, s: State): void {
  for (const id of s.zones[s.tally[TALLY.sector]]) {
    const card = s.cards[id];
    if (fightsAt(g, card) && !isAnimal(g, card) && !has(card, FLAG.inBattle)) setFlag(s, card, FLAG.inBattle, true);
  }
}

/** OW-EXHB-03, OW-RULING-59, OW-RULING-54: everybody recovers for rounds 2 and 3; remote vehicles have a step of their own. */
function beginRound(g: Game, s: State): void {
  const round = s.tally[TALLY.battleRound] + 1;
  setTally(s, TALLY.battleRound, round);
  setTally(s, TALLY.lastSeat, -1);
  setTally(s, TALLY.lastInit, -1);
  if (round > 1) join(g, s);
  for (const card of participants(s)) {
    setFlag(s, card, FLAG.acted, false);
    setFlag(s, card, FLAG.waited, false);
    if (round === 1) continue;
    setGathering(s, card, false);
    if (!has(card, FLAG.unfinished) && !isKind(g, card, KIND.remote)) setFlag(s, card, FLAG.exhausted, false);
  }
}

/** OW-ENDB-03, OW-RULING-71, OW-RULING-90: everybody who took part is exhausted, defences are whole again. */
function close(g: Game, s: State): void {
  forgetAttack(g, s);
  discardPlayed(g, s);
  for (const card of s.cards) {
    if (!has(card, FLAG.inBattle) && !has(card, FLAG.fled)) continue;
    clearWeakening(g, s, card);
    for (const flag of [FLAG.inBattle, FLAG.fled, FLAG.acted, FLAG.waited, FLAG.hit, FLAG.shifted])
      setFlag(s, card, flag, false);
    setGathering(s, card, false);
    if (inPlay(card) && !has(card, FLAG.unfinished)) setFlag(s, card, FLAG.exhausted, true);
  }
  for (const tally of [TALLY.sector, TALLY.starter]) setTally(s, tally, -1);
  for (const tally of [TALLY.battleRound, TALLY.animals]) setTally(s, tally, 0);
}

export const battle: Chapter = {
  procs: [
    proc(
      'battle',
      ['p', 'q'],
      ['OW-BATTLE-01', 'OW-BATTLE-05', 'OW-MOVE-11'],
      seq(
        verb('openBattle', $('p'), $('q')),
        call('askAnimals'),
        did('battleBegun', calc('sectorAt', $('p'))),
        call('manCards'),
        scope('battle', repeat(BATTLE_ROUNDS, call('battleRound')), calc('battleGoesOn')),
        verb('closeBattle'),
      ),
    ),
    proc(
      'battleRound',
      [],
      ['OW-BATTLE-05', 'OW-EVENT-01', 'OW-INIT-02'],
      seq(
        verb('beginBattleRound'),
        when(gt(noted('battleRound'), 1), each('q', valuesBy('fighters'), call('wakeRemotes', $('q'), 1))),
        did('roundBegun', calc('sectorAt', noted('battleSector'))),
        scope(
          'battleRound',
          seq(
            each('e', valuesBy('fighters'), callAs($('e'), 'eventOf', $('e'))),
            loop(
              some(cardsBy('slots')),
              seq(
                let_('q', calc('slotSeat')),
                pick('c', cardsBy('slots'), callAs($('q'), 'slot', $('c')), { by: $('q'), prompt: 'ask.slot' }),
              ),
            ),
            call('chances'),
          ),
          calc('battleGoesOn'),
        ),
        verb('endBattleRound'),
      ),
    ),
  ],
  acts: [
    {
      key: 'fight',
      text: { cs: 'Vyvolat boj', en: 'Start a battle' },
      clauses: ['OW-BATTLE-01', 'OW-BATTLE-02', 'OW-BATTLE-03'],
      of: cardsBy('battlefields'),
      do: call('battle', placeOf(self), you),
    },
  ],
  calcs: {
    battlefields: someCards([], (g, s, f, _, __, ___, out) => {
      for (let sector = 0; sector < sectorsOf(s); sector++)
        if (canFightIn(g, s, f.you, sector)) out.push(refOf(sectorCard(s, sector)));
    }),
    battleGoesOn: cond([], goesOn),
    sectorAt: {
      type: 'card',
      args: ['place'],
      run: (_, s, __, sector) => (sector < 0 ? -1 : refOf(sectorCard(s, sector))),
      text: { cs: '', en: '' },
    },
    animalDeciders: someSeats([], (g, s, _, __, ___, ____, out) => {
      const seats = fightersOf(g, s);
      out.push(...(optionOf(g, s, 'animalsByStarter') === 1 ? seats.slice(0, 1) : seats));
    }),
    onlyAnimalsToFight: cond([], (g, s) => !goesOn(g, s)),
  },
  verbs: {
    openBattle: ruleVerb(['place', 'seat'], ['OW-BATTLE-01'], (g, s, _, sector, seat) => open(g, s, sector, seat)),
    beginBattleRound: ruleVerb([], ['OW-BATTLE-05', 'OW-EXHB-03'], (g, s) => beginRound(g, s)),
    endBattleRound: ruleVerb([], ['OW-EVENT-03'], (g, s) => discardPlayed(g, s)),
    closeBattle: ruleVerb([], ['OW-ENDB-03'], (g, s) => close(g, s)),
  },
  events: [
    {
      name: 'battleBegun',
      after: { cs: '=na začátku boje', en: '=at the start of a battle' },
      log: { cs: 'Boj: {subject}', en: 'Battle: {subject}' },
      clauses: ['OW-BATTLE-01'],
    },
    {
      name: 'roundBegun',
      after: { cs: '=na začátku kola boje', en: '=at the start of a battle round' },
      clauses: ['OW-BATTLE-05'],
    },
  ],
};
