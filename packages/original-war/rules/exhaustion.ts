import {
  amount,
  type Card,
  type Chapter,
  cardAt,
  changeCounter,
  cond,
  type Eff,
  F,
  type Game,
  has,
  live,
  oneCard,
  optionOf,
  permitted,
  proc,
  propose,
  type Row,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  someCards,
  statOf,
} from '@bojiste/kernel';
import {
  $,
  all,
  atMost,
  calc,
  cardsBy,
  counter,
  gt,
  let_,
  loop,
  mayPick,
  minus,
  pick,
  self,
  seq,
  some,
  stop,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { meets } from '../reads/info.ts';
import {
  functions,
  hasTag,
  ids,
  inPlay,
  isKind,
  isReady,
  someIn,
  someInPlay,
  standsAs,
  workOn,
} from '../reads/lookup.ts';
import { COUNTER, CRANE, FLAG, KIND, STAT, TAG, WORK } from '../types.ts';
import { mayBuildIn, mayDismantleIn } from './construction.ts';
import { learn } from './experience.ts';

/**
 * Vyčerpání karty (OW-EXH): people and cranes are exhausted and take tokens off unfinished cards, to build, make or
 * research (OW-BUILD-12 to -19, OW-VEH-05 to -08, OW-RSCH-04 to -07).
 */

export function workKind(g: Game, job: Card): number {
  if (isKind(g, job, KIND.technology)) return WORK.research;
  return isKind(g, job, KIND.vehicle) ? WORK.production : WORK.construction;
}

const BONUS = [STAT.construction, STAT.production, STAT.research] as const;
const TRADE = [KIND.worker, KIND.mechanic, KIND.scientist] as const;

/** Whose trade learns from this kind of work. */
export const fitsTrade = (g: Game, card: Card, kind: number): boolean => isKind(g, card, TRADE[kind]);

/** OW-RULING-37: a finished and powered laboratory anywhere. */
export const laboratoryStands = (g: Game, s: State, seat: Seat): boolean =>
  someInPlay(s, (card) => standsAs(g, card, seat, KIND.laboratory));

export const isUnfinishedJob = (g: Game, card: Card): boolean =>
  has(card, FLAG.unfinished) || (isKind(g, card, KIND.technology) && !inPlay(card));

/** May work go on? OW-RULING-94, OW-RULING-95, OW-RULING-37, OW-RULING-31; by agreement its conditions must hold too (OW-RULING-35). */
export function workable(g: Game, s: State, seat: Seat, job: Card): boolean {
  if (workOn(s, job) <= 0) return false;
  if (optionOf(g, s, 'recheckConditions') === 1 && !has(job, FLAG.dismantling) && !meets(g, s, seat, job)) return false;
  switch (workKind(g, job)) {
    case WORK.research:
      return laboratoryStands(g, s, seat);
    case WORK.production:
      return someIn(s, job.zone, (card) => standsAs(g, card, seat, KIND.workshop));
    default:
      if (has(job, FLAG.dismantling)) return mayDismantleIn(g, s, seat, job.zone, job);
      return isKind(g, job, KIND.storehouse) || mayBuildIn(g, s, seat, job.zone);
  }
}

const isCrane = (g: Game, card: Card): boolean => g.defs[card.def].stats[STAT.weapon] === CRANE;

/** OW-BUILD-13, OW-BUILD-14, OW-CHAR-08, OW-RULING-28: every human does every work; a crane must be able to function. */
function canWork(g: Game, s: State, seat: Seat, card: Card, kind: number): boolean {
  if (card.control !== seat || !isReady(card)) return false;
  if (isKind(g, card, KIND.character)) return permitted(g, s, ids(g).rule('work'), card, isKind(g, card, KIND.human));
  return kind === WORK.construction && isCrane(g, card) && functions(g, s, card);
}

function inReach(g: Game, s: State, card: Card, job: Card): boolean {
  if (workKind(g, job) !== WORK.research) return card.zone === job.zone;
  return (
    optionOf(g, s, 'researchInLabSector') === 0 ||
    someIn(s, card.zone, (other) => standsAs(g, other, card.control, KIND.laboratory))
  );
}

export function workersFor(g: Game, s: State, seat: Seat, job: Card, out: number[]): void {
  const kind = workKind(g, job);
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (canWork(g, s, seat, card, kind) && inReach(g, s, card, job)) out.push(refOf(card));
  }
}

function hasWorker(g: Game, s: State, seat: Seat, job: Card): boolean {
  const kind = workKind(g, job);
  return someInPlay(s, (card) => canWork(g, s, seat, card, kind) && inReach(g, s, card, job));
}

export function pointsOf(g: Game, s: State, card: Card, kind: number): number {
  return isCrane(g, card) ? statOf(g, s, card, STAT.special) : 1 + statOf(g, s, card, BONUS[kind]);
}

export function eachJob(g: Game, s: State, seat: Seat, visit: (job: Card) => void): void {
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (card.control === seat && has(card, FLAG.unfinished) && workable(g, s, seat, card)) visit(card);
  }
  for (const id of s.zones[ids(g).research + seat]) if (workable(g, s, seat, s.cards[id])) visit(s.cards[id]);
}

/** Exhausted, tokens taken off, and the matching trade learns; dismantling teaches nobody (OW-DISM-05, OW-XP-05). */
function work(g: Game, s: State, row: Row): void {
  const worker = live(s, row[F.subject]);
  const job = live(s, row[F.extra]);
  if (worker !== null) setFlag(s, worker, FLAG.exhausted, true);
  if (worker === null || job === null) return;
  changeCounter(g, s, job, COUNTER.work, -row[F.amount]);
  if (!has(job, FLAG.dismantling) && fitsTrade(g, worker, workKind(g, job))) learn(g, s, worker, 1);
}

/** One worker: as much as is left to do; a skilful one goes on with the rest elsewhere (OW-BUILD-15, OW-KEY-11, OW-RULING-108). */
const oneWorker: Eff = seq(
  let_('n', calc('workPoints', $('w'), self)),
  let_('k', atMost($('n'), counter(self, 'work'))),
  let_('d', calc('workKind', self)),
  verb('work', $('w'), self, $('k')),
  let_('n', minus($('n'), $('k'))),
  loop(
    all(gt($('n'), 0), calc('isSkilful', $('w')), some(cardsBy('otherJobs', $('w'), $('d')))),
    mayPick(
      'j',
      cardsBy('otherJobs', $('w'), $('d')),
      seq(
        let_('k', atMost($('n'), counter($('j'), 'work'))),
        verb('workMore', $('j'), $('k')),
        let_('n', minus($('n'), $('k'))),
      ),
      { else: stop('loop'), prompt: 'ask.job' },
    ),
  ),
);

/** Time as a price (OW-ABIL-07, OW-RULING-38): people of the sector, in one go; the surplus is lost. */
function payers(g: Game, s: State, seat: Seat, card: Card, kind: number, out: Card[]): number {
  let points = 0;
  for (const id of s.field) {
    const other = s.cards[id];
    if (!isKind(g, other, KIND.character) || !canWork(g, s, seat, other, kind)) continue;
    if (inPlay(card) && other.zone !== card.zone) continue;
    out.push(other);
    points += pointsOf(g, s, other, kind);
  }
  return points;
}

export const exhaustion: Chapter = {
  procs: [
    proc(
      'payWork',
      ['card', 'kind', 'left'],
      ['OW-ABIL-07', 'OW-ABIL-08', 'OW-RULING-38'],
      loop(
        gt($('left'), 0),
        pick(
          'w',
          cardsBy('workPayers', $('card'), $('kind')),
          seq(verb('payWork', $('w'), $('kind')), let_('left', minus($('left'), calc('pointsAt', $('w'), $('kind'))))),
          { else: stop('loop'), prompt: 'ask.worker' },
        ),
      ),
    ),
  ],
  acts: [
    {
      key: 'work',
      text: { cs: 'Pracovat', en: 'Work on' },
      clauses: ['OW-BUILD-12', 'OW-VEH-05', 'OW-RSCH-04'],
      of: cardsBy('jobs'),
      do: seq(
        pick('w', cardsBy('workers', self), oneWorker, { prompt: 'ask.worker' }),
        loop(
          all(calc('goesOn', self), some(cardsBy('workers', self))),
          mayPick('w', cardsBy('workers', self), oneWorker, { else: stop('loop'), prompt: 'ask.worker' }),
        ),
      ),
    },
  ],
  calcs: {
    jobs: someCards([], (g, s, f, _, __, ___, out) =>
      eachJob(g, s, f.you, (job) => {
        if (hasWorker(g, s, f.you, job)) out.push(refOf(job));
      }),
    ),
    workers: someCards(['card'], (g, s, f, job, _, __, out) => workersFor(g, s, f.you, cardAt(s, job), out)),
    otherJobs: someCards(['card', 'number'], (g, s, f, worker, kind, _, out) =>
      eachJob(g, s, f.you, (job) => {
        if (workKind(g, job) === kind && inReach(g, s, cardAt(s, worker), job)) out.push(refOf(job));
      }),
    ),
    goesOn: cond(['card'], (g, s, f, job) => {
      const card = live(s, job);
      return card !== null && isUnfinishedJob(g, card) && workable(g, s, f.you, card);
    }),
    isSkilful: cond(['card'], (g, s, _, card) => hasTag(g, s, cardAt(s, card), TAG.skilful)),
    workKind: amount(['card'], (g, s, _, job) => workKind(g, cardAt(s, job))),
    workPoints: amount(['card', 'card'], (g, s, _, worker, job) =>
      pointsOf(g, s, cardAt(s, worker), workKind(g, cardAt(s, job))),
    ),
    pointsAt: amount(['card', 'number'], (g, s, _, worker, kind) => pointsOf(g, s, cardAt(s, worker), kind)),
    workPayers: someCards(['card', 'number'], (g, s, f, card, kind, _, out) => {
      const found: Card[] = [];
      payers(g, s, f.you, cardAt(s, card), kind, found);
      for (const one of found) out.push(refOf(one));
    }),
    canPayWork: cond(
      ['card', 'number', 'number'],
      (g, s, f, card, kind, n) => payers(g, s, f.you, cardAt(s, card), kind, []) >= n,
      {
        cs: 'je v tomto sektoru dost tvých lidí schopných práce',
        en: 'enough of your people in this sector can work',
      },
    ),
  },
  verbs: {
    work: ruleVerb(['card', 'card', 'number'], ['OW-BUILD-12'], (g, s, f, worker, job, n) =>
      propose(g, s, f, ids(g).event('worked'), worker, n, -1, -1, job),
    ),
    workMore: ruleVerb(['card', 'number'], ['OW-KEY-11'], (g, s, _, job, n) => {
      const card = live(s, job);
      if (card !== null) changeCounter(g, s, card, COUNTER.work, -n);
    }),
    payWork: ruleVerb(['card', 'number'], ['OW-ABIL-07'], (g, s, _, worker, kind) => {
      const card = live(s, worker);
      if (card === null) return;
      setFlag(s, card, FLAG.exhausted, true);
      if (fitsTrade(g, card, kind)) learn(g, s, card, 1);
    }),
  },
  events: [
    {
      name: 'worked',
      commit: work,
      log: { cs: '{subject}: práce {amount}', en: '{subject} works for {amount}' },
      clauses: ['OW-BUILD-12'],
    },
  ],
};

/**
 * Hromadné rozkazy: one order for many people, since a round has many small acts. Each is exactly the same as the single
 * orders one after another (work, gather, move), so nothing becomes possible by them that was not before.
 */
/** Who takes the next tokens: the matching trade first, then whoever wastes least and does most. */
function nextWorker(g: Game, s: State, seat: Seat, job: Card): number {
  const found: number[] = [];
  workersFor(g, s, seat, job, found);
  const kind = workKind(g, job);
  const left = workOn(s, job);
  const score = (card: Card): number => {
    const points = pointsOf(g, s, card, kind);
    return (fitsTrade(g, card, kind) ? 100 : 0) + Math.min(points, left) * 2 - points;
  };
  let best = -1;
  for (const ref of found) if (best < 0 || score(cardAt(s, ref)) > score(cardAt(s, best))) best = ref;
  return best;
}

/** Jobs on which at least two could work. */
function bigJobs(g: Game, s: State, seat: Seat, out: number[]): void {
  eachJob(g, s, seat, (job) => {
    const workers: number[] = [];
    workersFor(g, s, seat, job, workers);
    if (workers.length > 1 && workOn(s, job) > 1) out.push(refOf(job));
  });
}

/** One order for many, since a round has many small acts: exactly the same as the single orders one after another. */
export const workTogether: Chapter = {
  acts: [
    {
      key: 'workAll',
      text: { cs: 'Pracovat společně', en: 'Work together on' },
      clauses: ['OW-BUILD-12', 'OW-VEH-05', 'OW-RSCH-04'],
      of: cardsBy('bigJobs'),
      do: loop(
        all(calc('goesOn', self), some(cardsBy('workers', self))),
        seq(let_('w', calc('nextWorker', self)), oneWorker),
      ),
    },
  ],
  calcs: {
    bigJobs: someCards([], (g, s, f, _, __, ___, out) => bigJobs(g, s, f.you, out)),
    nextWorker: oneCard(['card'], (g, s, f, job) => nextWorker(g, s, f.you, cardAt(s, job))),
  },
};
