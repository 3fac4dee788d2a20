import { type CalcDecl, cardOn, type Frame, type Game, idOf, live, type Ref, refOf, type State } from '@bojiste/kernel';
import { bossCalcs } from '../boss/calcs.ts';
import { FLAG, MODE, OPTION, POS, SEAT_TARGET, TALLY, USE } from '../types.ts';
import { deployAllowed } from '../verbs/effects.ts';
import { boxOfRef, canAnnounce, isPlayerCard, keepsBack, priceOf, pushPayments } from './commands.ts';
import { calc, list, yes } from './function.ts';
import { boardCards, dn, isDefender, sideOf, strengthAgainst, strengthOf } from './lookup.ts';
import { cardNumbers } from './numbers.ts';
import { armySides, facing, isBoss, isHelping, landOf, mates, modeOf, sideAt, spaceOf } from './places.ts';
import { aimedAt, selections } from './selections.ts';

/** Functions the rules and cards ask: conditions, numbers, what can be chosen. All read only. */

const questions: Readonly<Record<string, CalcDecl>> = {
  isPlayer: calc(
    'cond',
    ['seat'],
    yes((_, s, __, seat) => !isBoss(s, seat)),
  ),
  isBoss: calc(
    'cond',
    ['seat'],
    yes((_, s, __, seat) => isBoss(s, seat)),
  ),
  bossGame: calc(
    'cond',
    [],
    yes((_, s) => modeOf(s) === MODE.siege || modeOf(s) === MODE.coop),
  ),
  coop: calc(
    'cond',
    [],
    yes((_, s) => modeOf(s) === MODE.coop),
  ),
  ring: calc(
    'cond',
    [],
    yes((_, s) => modeOf(s) === MODE.last),
  ),
  canPlay: calc(
    'cond',
    ['card', 'number'],
    yes((g, s, f, ref, use) => {
      const card = live(s, ref);
      return card !== null && canAnnounce(g, s, f.you, card, use);
    }),
  ),
  canPlayMonster: calc(
    'cond',
    ['card'],
    yes((g, s, f, ref) => canPlayMonster(g, s, f, ref)),
  ),
  strikeReactable: calc(
    'cond',
    [],
    yes((_, s) => s.options[OPTION.strikeActionReactable] === 1),
  ),
  isDefender: calc(
    'cond',
    ['card'],
    yes((g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && isDefender(g, card);
    }),
    'je {0:nom} obráncem // není {0:nom} obráncem',
    '{0} is the defender // {0} is not the defender',
  ),
  beats: calc(
    'cond',
    ['card', 'card'],
    yes((g, s, _, striker, target) => {
      const by = live(s, striker);
      const at = live(s, target);
      if (by === null || at === null) return false;
      return strengthAgainst(g, s, by, s.tally[TALLY.strength]) > dn(g, s, at);
    }),
  ),
  isSeatTarget: calc(
    'cond',
    ['number'],
    yes((_, __, ___, target) => target >= SEAT_TARGET),
  ),
  hasAction: calc(
    'cond',
    ['card'],
    yes((g, s, _, ref) => boxOfRef(g, s, ref, USE.action) >= 0),
  ),
  isThere: calc(
    'cond',
    ['card'],
    yes((_, s, __, ref) => live(s, ref) !== null),
  ),
  inPlay: calc(
    'cond',
    ['card'],
    yes((g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && g.zones[card.zone].board;
    }),
  ),
  advanceDue: calc(
    'cond',
    ['number'],
    yes((_, s, f, side) => ((s.tally[TALLY.advances] >> ((f.you * 2 + side) * 3)) & 7) > 0),
  ),
  isOnTurn: calc(
    'cond',
    ['seat'],
    yes((_g, s, _f, seat) => mates(s, seat, s.active)),
  ),
  /** An extra turn of one of two partners (SS-COOP-08). */
  partnerExtra: calc(
    'cond',
    [],
    yes((_g, s) => modeOf(s) === MODE.coop && s.tally[TALLY.again] !== 0),
  ),
  helpersFirst: calc(
    'values',
    [],
    list((_, s, __, out) => {
      for (let seat = 0; seat < s.seats.length; seat++)
        if (seat !== s.active && mates(s, seat, s.active)) out.push(seat);
      out.push(s.active);
    }),
  ),
  helping: calc(
    'cond',
    [],
    yes((_g, s, f) => isHelping(s, f.you)),
  ),
  immediate: calc(
    'cond',
    [],
    yes((_, s, f) => s.options[OPTION.extraTurnTiming] === 1 && (s.tally[TALLY.extra] & (1 << f.you)) !== 0),
  ),
  visionForgiving: calc(
    'cond',
    [],
    yes((_, s) => s.options[OPTION.visionShort] === 1),
  ),
  deployFree: calc(
    'cond',
    [],
    yes((g, s, f) => deployAllowed(g, s, f.you, sideOf(g, s, f))),
  ),
};

function canPlayMonster(g: Game, s: State, f: Frame, ref: Ref): boolean {
  const card = live(s, ref);
  if (card === null || !isPlayerCard(g, card) || isHelping(s, f.you)) return false;
  if (freeArmies(g, s, f.you).length === 0) return false;
  const hand = s.zones[g.zoneOf('hand', f.you)].length - 1;
  const price = priceOf(g, s, card, USE.action);
  if (hand >= price) return true;
  let ready = 0;
  for (const id of s.zones[g.zoneOf('reserves', f.you)]) if ((s.cards[id].flags & (1 << FLAG.used)) === 0) ready++;
  return hand + ready >= price;
}

/** Armies into which this seat may still deploy normally this turn (SS-MON-03, SS-MON-04, SS-RULING-95). */
function freeArmies(g: Game, s: State, seat: number): number[] {
  const done = (s.tally[TALLY.deployed] >> (seat * 2)) & 3;
  if (done !== 0 && s.options[OPTION.lmsDeploy] === 0) return [];
  return armySides(s).filter(
    (side) => (done & (1 << side)) === 0 && s.zones[spaceOf(g, seat, side, POS.deploy)].length === 0,
  );
}

const numbers: Readonly<Record<string, CalcDecl>> = {
  priceOf: calc('number', ['card', 'number'], (g, s, _, ref, use) => priceOf(g, s, s.cards[idOf(ref)], use)),
  keepsBack: calc('number', ['card', 'number'], (g, s, _, ref, use) => keepsBack(g, s, ref, use)),
  boxOf: calc('number', ['card', 'number'], (g, s, _, ref, use) => boxOfRef(g, s, ref, use)),
  commandCard: calc('card', ['card', 'number'], (g, s, _, ref, use) => {
    if (use === USE.power) return ref;
    const card = cardOn(s, g.zoneOf('chain', 0));
    return card === null ? -1 : refOf(card);
  }),
  leaver: calc('card', ['number'], (g, s, f, side) => {
    const card = cardOn(s, spaceOf(g, f.you, side, POS.strike));
    return card === null ? -1 : refOf(card);
  }),
  strength: calc('number', ['card'], (g, s, f, ref) => {
    const card = live(s, ref);
    if (card === null) return 0;
    const other = facing(s, f.you, sideAt(g, s, card.zone, card.control));
    return strengthOf(g, s, card, other.seat, other.side);
  }),
  targetSeat: calc('number', ['number'], (_, __, ___, target) => target - SEAT_TARGET),
  handSize: calc('number', ['seat'], (g, s, _, seat) => s.zones[g.zoneOf('hand', seat)].length),
  deckSize: calc('number', [], (g, s, f) => s.zones[g.zoneOf('deck', f.you)].length),
  otherArmy: calc('number', [], (_, s) => 1 - s.tally[TALLY.drawing]),
  deployedMask: calc('number', [], (_, s) => s.tally[TALLY.deployed]),
  stepNow: calc('number', [], (_g, s) => s.phase),
  myself: calc('number', [], (_, __, f) => f.you),
};

const AIMS_AT: Readonly<Record<string, keyof typeof aimedAt>> = {
  'aims-any': 'any',
  'aims-two': 'any',
  'aims-enemy': 'enemy',
  'aims-reserve': 'reserve',
};

/** The tag that says what a box aims at, '' for effects without a target. */
function aimOf(g: Game, s: State, ref: Ref, use: number): string {
  const box = boxOfRef(g, s, ref, use);
  return box < 0 ? '' : (g.abilities[box].tags.find((tag) => tag in AIMS_AT) ?? '');
}

/** The opening cards a way of exchanging means. */
const exchanged = (g: Game, s: State, value: number): number[] =>
  s.zones[g.zoneOf('hand', Math.floor(value / 16))].filter((_, i) => (value & (1 << i)) !== 0);

const lists: Readonly<Record<string, CalcDecl>> = {
  /** Targets that can be named on announcement (SS-RULING-51). */
  aimable: calc('cards', ['card', 'number'], (g, s, f, ref, use, _, out) => {
    const aim = aimOf(g, s, ref, use);
    if (aim !== '') aimedAt[AIMS_AT[aim]](g, s, f, out);
    return 0;
  }),
  aimCount: calc('number', ['card', 'number'], (g, s, f, ref, use) => {
    if (s.options[OPTION.targetsAt] === 0 || isBoss(s, f.you)) return 0;
    const aim = aimOf(g, s, ref, use);
    return aim === '' ? 0 : aim === 'aims-two' ? 2 : 1;
  }),
  payments: calc('cards', ['card', 'number', 'number'], (g, s, f, card, left, keep, out) => {
    pushPayments(g, s, f.you, card, left, keep, out);
    return 0;
  }),
  /** Ways of exchanging the opening cards: none, one, the other, both (SS-SET-09). */
  exchanges: {
    ...calc('values', ['seat'], (g, s, _, seat, __, ___, out) => {
      const hand = s.zones[g.zoneOf('hand', seat)];
      for (let mask = 0; mask < 1 << hand.length; mask++) {
        // Of two equal cards one stands for both.
        const twin = hand.length === 2 && mask === 2 && s.cards[hand[0]].def === s.cards[hand[1]].def;
        if (!twin) out.push(seat * 16 + mask);
      }
      return 0;
    }),
    key: (g, s, value) => {
      const keys = exchanged(g, s, value).map((id) => g.defs[s.cards[id].def].decl.key);
      return keys.length === 0 ? 'keep' : keys.sort().join('+');
    },
    holds: exchanged,
  },
  /** Strike targets: the player across, and that player's cards on the shared board (SS-STRIKE-06 to 08). */
  strikeTargets: {
    ...calc('values', ['card'], (g, s, f, ref, _, __, out) => {
      const card = live(s, ref);
      if (card === null) return 0;
      const other = facing(s, f.you, sideAt(g, s, card.zone, card.control));
      out.push(SEAT_TARGET + other.seat);
      for (const target of boardCards(g, s, other.seat, other.side)) out.push(refOf(target));
      return 0;
    }),
    key: (g, s, value) => (value >= SEAT_TARGET ? 'player' : g.zones[s.cards[idOf(value)].zone].name),
    place: (_, s, value) => (value >= SEAT_TARGET ? -1 : s.cards[idOf(value)].zone),
  },
  /** Where a leaving monster may hold: the own front, also occupied, and an empty no man's land (SS-HOLD-01 to 05). */
  holdFields: calc(
    'places',
    ['card'],
    list((g, s, f, out, ref) => {
      const card = live(s, ref);
      if (card === null) return;
      const side = sideAt(g, s, card.zone, card.control);
      out.push(spaceOf(g, f.you, side, POS.front));
      const land = landOf(g, s, f.you, side);
      if (s.zones[land].length === 0) out.push(land);
    }),
  ),
  freeArmies: {
    ...calc(
      'values',
      [],
      list((g, s, f, out) => {
        for (const side of freeArmies(g, s, f.you)) out.push(side);
      }),
    ),
    key: (_, __, side) => (side === 0 ? 'right' : 'left'),
  },
  armies: {
    ...calc(
      'values',
      [],
      list((_, s, __, out) => {
        for (const side of armySides(s)) out.push(side);
      }),
    ),
    key: (_, __, side) => (side === 0 ? 'right' : 'left'),
  },
  powers: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      for (const card of s.cards) {
        if (g.zones[card.zone].board && mates(s, card.control, f.you) && boxOfRef(g, s, refOf(card), USE.power) >= 0)
          out.push(refOf(card));
      }
    }),
  ),
};

export const calcs: Readonly<Record<string, CalcDecl>> = {
  ...selections,
  ...questions,
  ...numbers,
  ...cardNumbers,
  ...lists,
  ...bossCalcs,
};
