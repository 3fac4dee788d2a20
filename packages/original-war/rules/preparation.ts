import {
  type Chapter,
  cond,
  type Frame,
  type Game,
  has,
  live,
  moveCard,
  proc,
  propose,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  setTally,
  showCard,
  shuffleZone,
  somePlaces,
  type ZoneId,
} from '@bojiste/kernel';
import {
  $,
  all,
  atLeast,
  calc,
  call,
  cardsIn,
  count,
  draw,
  eq,
  let_,
  loop,
  minus,
  noted,
  option as optionOf,
  place,
  placesBy,
  seq,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { nameTaken } from '../reads/info.ts';
import {
  current,
  enemyIn,
  filterInPlay,
  ids,
  isAnimal,
  isFinished,
  isKind,
  isPowered,
  sectorsOf,
  someIn,
  startOf,
} from '../reads/lookup.ts';
import { FLAG, HAND_LIMIT, KIND, RESOURCE, STAT, TALLY } from '../types.ts';
import { setPower } from './energy.ts';
import { gathered, setGathering } from './gathering.ts';
import { agreedPeople } from './setup.ts';

/** Přípravná fáze: draw, reinforcements, mining, recovery (OW-PREP, OW-MINE, OW-REST, OW-RULING-15 to -23). */

/** Humans and ape-men in play in any state; animals never count (OW-RULING-98). */
export const peopleOf = (g: Game, s: State, seat: Seat): number =>
  filterInPlay(s, (card) => card.control === seat && isKind(g, card, KIND.character) && !isAnimal(g, card)).length;

/** OW-PREP-08, OW-PREP-09, OW-RULING-19: from the top, misfits to the bottom, each card looked at once at most. */
function turnUp(g: Game, s: State, seat: Seat): void {
  const zone = ids(g).reinforcements + seat;
  setTally(s, TALLY.arrival, -1);
  for (let left = s.zones[zone].length; left > 0; left--) {
    const card = s.cards[s.zones[zone][s.zones[zone].length - 1]];
    if (isKind(g, card, KIND.human) && !nameTaken(g, s, seat, card)) {
      showCard(g, s, card, (1 << s.seats.length) - 1);
      setTally(s, TALLY.arrival, refOf(card));
      return;
    }
    moveCard(g, s, card, zone, true);
  }
}

/** OW-RULING-20, OW-RULING-103: at an own storehouse, else at the start; a mercenary anywhere without enemies. */
function arrivals(g: Game, s: State, seat: Seat, out: ZoneId[]): void {
  const card = live(s, s.tally[TALLY.arrival]);
  const mercenary = card !== null && isKind(g, card, KIND.mercenary);
  for (let sector = 0; sector < sectorsOf(s); sector++) {
    const base = someIn(
      s,
      sector,
      (other) => other.control === seat && isKind(g, other, KIND.storehouse) && isFinished(other),
    );
    if (base || (mercenary && !enemyIn(g, s, sector, seat))) out.push(sector);
  }
  if (out.length === 0) out.push(startOf(s, seat));
}

const YIELDS = [
  [KIND.oilWell, RESOURCE.oil],
  [KIND.siberiteMine, RESOURCE.siberite],
] as const;

/** OW-MINE-01, OW-MINE-02, OW-MINE-04, OW-RULING-21: neither readiness nor enemies matter, being finished and powered does. */
function mine(g: Game, s: State, f: Frame, seat: Seat): void {
  const gain = ids(g).event('gain');
  for (const [kind, resource] of YIELDS) {
    let sum = 0;
    for (const id of s.field) {
      const card = s.cards[id];
      if (card.control === seat && isKind(g, card, kind) && isFinished(card) && isPowered(g, card))
        sum += current(g, s, card, STAT.output);
    }
    if (sum > 0) propose(g, s, f, gain, -1, sum, -1, seat, resource);
  }
  const crates = gathered(g, s, seat);
  if (crates > 0) propose(g, s, f, gain, -1, crates, -1, seat, RESOURCE.crates);
}

/** OW-RULING-23: gatherers come home ready once their crates are credited. */
function comeHome(s: State, seat: Seat): void {
  for (const id of s.field) {
    const card = s.cards[id];
    if (card.control === seat && has(card, FLAG.gathering)) setGathering(s, card, false);
  }
}

/** OW-REST-01; power lapses first (OW-RULING-42), remote vehicles follow by choice (OW-CTRL-09). */
function recover(g: Game, s: State, seat: Seat): void {
  for (const id of s.field) {
    const card = s.cards[id];
    if (card.control !== seat) continue;
    if (has(card, FLAG.powered)) setPower(s, card, false);
    if (has(card, FLAG.exhausted) && !isKind(g, card, KIND.remote)) setFlag(s, card, FLAG.exhausted, false);
  }
}

const missingCards = atLeast(0, minus(HAND_LIMIT, count(cardsIn('hand'))));

export const preparation: Chapter = {
  procs: [
    proc('drawUp', [], ['OW-PREP-01', 'OW-PREP-02'], draw(you, missingCards)),
    proc(
      'reinforce',
      [],
      ['OW-PREP-06', 'OW-PREP-07', 'OW-PREP-08', 'OW-RULING-18'],
      seq(
        let_('again', 1),
        loop(
          all(eq($('again'), 1), calc('tooFewPeople', you)),
          seq(
            let_('again', optionOf('refillAll')),
            verb('turnUp', you),
            when(
              calc('somebodyComes'),
              place('p', placesBy('arrivals'), seq(verb('arrive', noted('arrival'), $('p'))), { prompt: 'ask.sector' }),
              let_('again', 0),
            ),
          ),
        ),
      ),
    ),
    proc('mining', [], ['OW-MINE-01', 'OW-MINE-03', 'OW-GATHER-04'], seq(verb('mine', you), verb('comeHome', you))),
    proc('recovery', [], ['OW-REST-01', 'OW-CTRL-09'], seq(verb('recover', you), call('wakeRemotes', you, 0))),
  ],
  calcs: {
    tooFewPeople: cond(
      ['seat'],
      (g, s, _, seat) =>
        peopleOf(g, s, seat) < agreedPeople(g, s, seat) && s.zones[ids(g).reinforcements + seat].length > 0,
    ),
    somebodyComes: cond([], (_, s) => s.tally[TALLY.arrival] >= 0),
    arrivals: somePlaces([], (g, s, f, _, __, ___, out) => arrivals(g, s, f.you, out)),
  },
  verbs: {
    turnUp: ruleVerb(['seat'], ['OW-PREP-07', 'OW-PREP-09'], (g, s, _, seat) => {
      shuffleZone(g, s, ids(g).reinforcements + seat);
      turnUp(g, s, seat);
    }),
    arrive: ruleVerb(['card', 'place'], ['OW-PREP-08'], (g, s, f, card, to) =>
      propose(g, s, f, ids(g).event('put'), card, 0, -1, to),
    ),
    mine: ruleVerb(['seat'], ['OW-MINE-01', 'OW-MINE-03'], (g, s, f, seat) => mine(g, s, f, seat)),
    comeHome: ruleVerb(['seat'], ['OW-RULING-23'], (_, s, __, seat) => comeHome(s, seat)),
    recover: ruleVerb(['seat'], ['OW-REST-01'], (g, s, _, seat) => recover(g, s, seat)),
  },
};
