import {
  amount,
  type CalcDecl,
  type Card,
  cardList,
  type Game,
  idOf,
  ownCard,
  type Proc,
  type Seat,
  type State,
  setTally,
  trait,
} from '@bojiste/kernel';
import {
  $,
  addCounter,
  all,
  asItem,
  calc,
  call,
  cancelled,
  controller,
  each,
  gain,
  gt,
  let_,
  loop,
  minus,
  not,
  number,
  plus,
  resource,
  seats,
  seq,
  verb,
  when,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { affordable, alreadyOut } from '../reads/hand.ts';
import { AREA, combatCapable, factOf, hiddenOf, ids, isKind, mayPlayer, warriorsOf } from '../reads/lookup.ts';
import { DUTY, KIND, TALLY } from '../types.ts';
import { mayAct } from './actions.ts';
import { REACT } from './anytime.ts';
import { homeArea, mixed, tooManyTribes } from './transfer.ts';

/** Vyložení bojovníka (DT-WAR): where he goes, who may be played, the price. */

/** Where a warrior from hand goes (DT-WAR-02 to 05). */
export function areaFor(g: Game, s: State, card: Card): number {
  const area = factOf(g, card, 'area');
  if (area === 'station') return AREA.station;
  return area === 'outside' ? AREA.outside : homeArea(g, s, card);
}

export const zoneFor = (g: Game, s: State, card: Card, seat: Seat): number =>
  ids(g).squad + areaFor(g, s, card) * g.def.maxSeats + seat;

/** The duty that playing this warrior would fulfil. */
export const dutyOf = (g: Game, s: State, card: Card): number =>
  areaFor(g, s, card) === AREA.station ? DUTY.station : DUTY.cover;

/** The Station takes him: no illegal mix, no third tribe (DT-TRAN-15, DT-TRAN-19, DT-RULING-43). */
export function fitsArea(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (areaFor(g, s, card) !== AREA.station) return true;
  return !tooManyTribes(g, s, seat, card) && !mixed(g, s, seat, card);
}

export function mayRecruit(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (!isKind(g, card, KIND.warrior) || alreadyOut(g, s, card) || ownCopyHidden(g, s, seat, card)) return false;
  if (!mayPlayer(g, s, 'play', seat, card)) return false;
  const duty = dutyOf(g, s, card);
  const acts = mayAct(g, s, seat, 1, duty) || (duty === DUTY.station && mayAct(g, s, seat, 1, DUTY.cover));
  return acts && affordable(g, s, seat, card) && fitsArea(g, s, seat, card);
}

/** DT-RULING-47. */
export function ownCopyHidden(g: Game, s: State, seat: Seat, card: Card): boolean {
  return isKind(g, card, KIND.personality) && hiddenOf(g, s, seat).some((other) => other.def === card.def);
}

/** A tribal warrior opens the Station for good (DT-TRAN-05, DT-RULING-49). */
export function openStation(g: Game, s: State, card: Card): void {
  if (card.zone === ids(g).station + card.control && s.tally[TALLY.stationOpen] === 0)
    setTally(s, TALLY.stationOpen, 1);
}

// ---- what is asked by name ------------------------------------------------------------------------------------------

const t = (cs: string, en: string) => ({ cs, en });

/** DT-WAR-06: paid first, then laid down, open to reactions, then in play. */
const recruit: Proc = {
  key: 'recruit',
  args: ['card'],
  clauses: ['DT-WAR-01', 'DT-WAR-06'],
  do: seq(
    verb('spendDuty', you, 1, calc('recruitDuty', $('card'))),
    verb('payPrice', $('card')),
    verb('lift', $('card')),
    let_('c', calc('current', $('card'))),
    asItem($('c'), seq(window(REACT), when(not(cancelled), verb('enterPlay', $('c'))))),
    verb('putAway', $('c')),
    call('afterAction'),
  ),
};

/** Bids go round the table until nobody raises; the highest one is paid and becomes the base value. */
const auction: Proc = {
  key: 'auction',
  args: ['card'],
  clauses: ['DT-WAR-06'],
  do: seq(
    number('high', 0, resource(you, 'destiny'), seq(let_('who', you), let_('raised', 1)), { prompt: 'ask.bid' }),
    loop(
      gt($('raised'), 0),
      seq(
        let_('raised', 0),
        each(
          'p',
          seats('all'),
          when(
            all(calc('otherSeat', $('who'), $('p')), gt(resource($('p'), 'destiny'), $('high'))),
            number(
              'more',
              0,
              minus(resource($('p'), 'destiny'), $('high')),
              when(
                gt($('more'), 0),
                seq(let_('raised', 1), let_('high', plus($('high'), $('more'))), let_('who', $('p'))),
              ),
              { by: $('p'), prompt: 'ask.raise' },
            ),
          ),
        ),
      ),
    ),
    gain('destiny', $('who'), minus(0, $('high'))),
    addCounter('spent', $('card'), $('high')),
    when(calc('otherSeat', $('who'), controller($('card'))), verb('steal', $('card'), $('who'))),
  ),
};

export const recruitCalcs: Readonly<Record<string, CalcDecl>> = {
  mayRecruit: ownCard(mayRecruit),
  recruitDuty: amount(['card'], (g, s, f, ref) => {
    const duty = dutyOf(g, s, s.cards[idOf(ref)]);
    return duty === DUTY.station && !mayAct(g, s, f.you, 1, duty) ? DUTY.cover : duty;
  }),
  /** Who is yet to come: in hand, or hidden and unpaid. */
  recruits: cardList(
    [],
    (g, s, f) =>
      [...s.zones[ids(g).hand + f.you], ...s.zones[ids(g).hidden + f.you]]
        .map((id) => s.cards[id])
        .filter((card) => isKind(g, card, KIND.warrior)),
    t('bojovník* čekající~ na vyložení|m:pán;p1=bojovníci', 'warrior* of yours not yet in play|warriors'),
  ),
  ownWarriors: cardList([], (g, s, f) => warriorsOf(g, s, f.you)),
  warriorCount: amount(['seat'], (g, s, _, seat) => warriorsOf(g, s, seat).length),
  isCapable: trait(
    ['card'],
    (g, s, _, ref) => combatCapable(g, s, s.cards[idOf(ref)]),
    t('{0:nom} je {0:adj:bojeschopný:nom}', '{0} {0:n:is,are} able to fight'),
    t(', který je bojeschopný // , který není bojeschopný', 'able to fight // not able to fight'),
  ),
};

export const recruitProcs: readonly Proc[] = [recruit, auction];
