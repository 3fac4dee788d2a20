import {
  type ActRule,
  type CalcDecl,
  type Card,
  type EventDecl,
  F,
  type Frame,
  type Game,
  NONE,
  obliged,
  type Proc,
  permitted,
  type Ref,
  refOf,
  SET_ROW,
  type Seat,
  type State,
  scopeNamed,
  statOf,
  tagsOf,
} from '@bojiste/kernel';
import {
  $,
  any,
  by,
  call,
  cardsBy,
  foe,
  is,
  mayPick,
  near,
  nobody,
  pick,
  same,
  scope,
  self,
  seq,
  step,
  verb,
  where,
} from '@bojiste/kernel/effects/build';
import { ids, isUnit, objectAt, standing } from '../reads/lookup.ts';
import { CAUSE, FLAG, LIMIT, STAT, TAG, TALLY } from '../types.ts';
import { DIRECTIONS, directionTo, STEP } from './distance.ts';

/**
 * Fáze 4 – Útok (attack), SW-ATT-01 to -17, SW-TERM-89: choose a target, roll as many dice as the strength, deal one
 * injury for each symbol of the attack type. SW-RULING-25 to -27, -35 to -41.
 */

/** SW-ATT-01, -02, -03; tireless units never use a place of the three (SW-RULING-35, SW-RULING-36). */
export function mayStillAttack(g: Game, s: State, card: Card): boolean {
  if ((card.flags & (1 << FLAG.attacked)) !== 0) return false;
  if (!permitted(g, s, ids(g).rule.attack, card, isUnit(g, card))) return false;
  if (s.tally[TALLY.attacks] < LIMIT.attacks + s.tally[TALLY.extraAttacks]) return true;
  return isTireless(g, s, card);
}

export const isTireless = (g: Game, s: State, card: Card): boolean => (tagsOf(g, s, card) & (1 << TAG.tireless)) !== 0;

function listAttackers(g: Game, s: State, seat: Seat, out: number[]): void {
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (card.control !== seat || !isUnit(g, card)) continue;
    if (mayStillAttack(g, s, card)) out.push(refOf(card));
  }
}

/** SW-ATT-06 to -11, SW-RULING-25: in line, within reach, nothing between but what may be shot through. */
function look(g: Game, s: State, card: Card, direction: number, reach: number, out: number[]): void {
  const { attack, shootThrough } = ids(g).rule;
  let at = card.zone;
  for (let n = 1; n <= reach; n++) {
    at = STEP[at * DIRECTIONS + direction];
    if (at < 0) return;
    const object = objectAt(s, at);
    if (object === null) continue;
    if (permitted(g, s, attack, card, true, object)) out.push(refOf(object));
    if (n === reach || !permitted(g, s, shootThrough, card, false, object)) return;
  }
}

/** Targets of a unit's attack. Melee reaches one space and so never through anything (SW-TERM-76). */
export function listTargets(g: Game, s: State, ref: Ref, out: number[]): void {
  const card = standing(s, ref);
  if (card === null) return;
  const reach = g.defs[card.def].stats[STAT.ranged] === 1 ? statOf(g, s, card, STAT.range) : 1;
  const from = out.length;
  for (let direction = 0; direction < DIRECTIONS; direction++) look(g, s, card, direction, reach, out);
  if (out.length - from < 2) return;
  const all = from === 0 ? out : out.slice(from);
  const left = obliged(g, s, ids(g).rule.attack, card, all);
  if (left === all) return;
  out.length = from;
  for (const target of left) out.push(target);
}

type Worth = readonly [melee: number, ranged: number, special: number];
const HARMLESS: Worth = [0, 0, 0];
const BY_SPECIAL: Worth = [0, 0, 1];
const BY_RANGED: Worth = [0, 1, 0];

/** What each symbol of the dice is worth in this attack. SW-ATT-13 to -15. */
export function symbolWorth(g: Game, s: State, attacker: Card): Worth {
  if (!permitted(g, s, ids(g).rule.wound, attacker, true)) return HARMLESS;
  if ((tagsOf(g, s, attacker) & (1 << TAG.bySpecials)) !== 0) return BY_SPECIAL;
  // SW-RULING-58: only symbols of the attacker's own type injure, so a conversion to melee helps melee units only.
  const ranged = g.defs[attacker.def].stats[STAT.ranged] === 1;
  return ranged ? BY_RANGED : [1, 0, statOf(g, s, attacker, STAT.meleePerSpecial)];
}

/** What cards make of the symbols; the result of the roll stands in the tallies. */
export function hitsOf(g: Game, s: State, attacker: Card, target: Card): number {
  const worth = symbolWorth(g, s, attacker);
  if (worth === HARMLESS) return 0;
  const [melee, ranged, special] = worth;
  let hits = s.tally[TALLY.melee] * melee + s.tally[TALLY.ranged] * ranged + s.tally[TALLY.special] * special;
  hits += statOf(g, s, attacker, STAT.damageBonus) + statOf(g, s, target, STAT.damageExtra);
  const cap = statOf(g, s, target, STAT.damageLimit);
  return Math.max(0, Math.min(cap, hits));
}

/** Objects strictly between two spaces in line. */
function listBetween(g: Game, s: State, from: number, to: number, out: number[]): void {
  const direction = directionTo(from, to);
  if (direction < 0) return;
  for (let at = STEP[from * DIRECTIONS + direction]; at >= 0 && at !== to; at = STEP[at * DIRECTIONS + direction]) {
    const card = objectAt(s, at);
    if (card !== null && isUnit(g, card)) out.push(refOf(card));
  }
}

const underWay = (g: Game, s: State): boolean => scopeNamed(s, g.names.scopes.get('attack') as number) !== 0;

/** The first object in each direction within reach: "clear straight spaces". */
function listInSight(g: Game, s: State, f: Frame, cards: number, ref: Ref, reach: number, out: number[]): void {
  const card = standing(s, ref);
  if (card === null) return;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    let at = card.zone;
    for (let n = 1; n <= reach; n++) {
      at = STEP[at * DIRECTIONS + direction];
      if (at < 0) break;
      const object = objectAt(s, at);
      if (object === null) continue;
      if (g.selections[cards].has(s, f, object)) out.push(refOf(object));
      break;
    }
  }
}

const listing =
  (list: (g: Game, s: State, you: number, a: number, b: number, out: number[]) => void): CalcDecl['run'] =>
  (g, s, f, a, b, _, out) => {
    list(g, s, f.you, a, b, out);
    return 0;
  };

export const attackCalcs: Readonly<Record<string, CalcDecl>> = {
  attackers: {
    type: 'cards',
    args: [],
    run: listing((g, s, you, _, __, out) => listAttackers(g, s, you, out)),
    text: { cs: 'jednotka*, která může útočit|f:žena', en: 'unit* that may attack' },
  },
  targets: {
    type: 'cards',
    args: ['card'],
    run: listing((g, s, _, ref, __, out) => listTargets(g, s, ref, out)),
    text: { cs: 'cíl* útoku|i:hrad', en: 'target* of the attack' },
  },
  /** Units between attacker and target of the attack an ability follows. */
  unitsBetween: {
    type: 'cards',
    args: ['place', 'place'],
    run: listing((g, s, _, from, to, out) => listBetween(g, s, from, to, out)),
    text: { cs: 'jednotka* mezi ní a cílem|f:žena', en: 'unit* between it and the target' },
  },
  /** The nearest of those cards in each direction, with nothing before it. */
  inSight: {
    type: 'cards',
    args: ['cards', 'card', 'number'],
    run: (g, s, f, cards, ref, reach, out) => {
      listInSight(g, s, f, cards, ref, reach, out);
      return 0;
    },
    text: {
      cs: '{0} do {2} volných polí v přímém směru[~ od {1:gen}]',
      en: '{0} within {2} clear straight-line spaces[~ of {1}]',
    },
  },
  /** What that unit attacks now. */
  targetOf: {
    type: 'card',
    args: ['card'],
    run: (g, s, _, ref) => (underWay(g, s) && s.tally[TALLY.attacker] === ref ? s.tally[TALLY.target] : NONE),
    text: { cs: 'cíl* {0:poss:attack:gen}|i:hrad', en: 'target* of {0:poss:attack}' },
  },
  /** Injuries of the attack an ability follows. */
  damageDealt: {
    type: 'number',
    args: [],
    run: (_, __, f) => f.sets[SET_ROW][F.amount] ?? 0,
    text: {
      cs: 'počet zranění způsobených tímto útokem // za každé zranění způsobené tímto útokem',
      en: 'damage dealt by that attack // for each damage dealt by that attack',
    },
  },
  /** Was the event caused by an attack? Most events have words of their own for that. */
  byAttack: {
    type: 'cond',
    args: [],
    run: (_, __, f) => (f.sets[SET_ROW][F.cause] === CAUSE.attack ? 1 : 0),
    text: { cs: 'jde o útok // nejde o útok', en: 'it is an attack // it is not an attack' },
  },
  /** The same, where the event does not tell. */
  inAttack: {
    type: 'cond',
    args: [],
    run: (_, __, f) => (f.sets[1][F.cause] === CAUSE.attack ? 1 : 0),
    text: { cs: 'jde o útok', en: 'it is an attack' },
  },
  /** May this unit act instead of attacking (SW-TERM-40 to -43)? */
  mayAttack: {
    type: 'cond',
    args: ['card'],
    run: (g, s, _, ref) => {
      const card = standing(s, ref);
      return card !== null && mayStillAttack(g, s, card) ? 1 : 0;
    },
    text: { cs: '=namísto útoku', en: '=instead of attacking,' },
  },
  /** Special symbols of the attack an ability follows; those of a later roll stand in the tally. */
  specials: {
    type: 'number',
    args: [],
    run: (g, s, f) =>
      f.sets[SET_ROW][F.kind] === ids(g).event.attacked ? f.sets[SET_ROW][F.extra] : s.tally[TALLY.special],
    text: {
      cs: 'počet hozených zvláštních symbolů // za každý hozený zvláštní symbol',
      en: 'number of special symbols rolled // for each special symbol rolled',
    },
  },
  specialsNow: {
    type: 'number',
    args: [],
    run: (_, s) => s.tally[TALLY.special],
    text: {
      cs: 'počet hozených zvláštních symbolů // za každý hozený zvláštní symbol',
      en: 'number of special symbols rolled // for each special symbol rolled',
    },
  },
};

export const attackEvents: readonly EventDecl[] = [
  {
    name: 'attacking',
    after: {
      cs: '=předtím, než {source} zaútočí[? na {subject:acc}],',
      en: '=before {source} {source:n:attacks,attack}[? {subject}]',
    },
    log: { cs: '{source} útočí: {subject}', en: '{source} attacks {subject}' },
    clauses: ['SW-ATT-05', 'SW-TERM-08'],
  },
  {
    name: 'rolled',
    after: { cs: '{subject} hodí kostkami', en: '{subject} {subject:n:rolls,roll} dice' },
    log: { cs: '{subject}: hod {amount|kostkou|kostkami|kostkami}', en: '{subject} rolls {amount|die|dice}' },
    clauses: ['SW-ATT-12'],
  },
  {
    name: 'spared',
    after: { cs: 'útok {source:gen} nezraní {subject:acc}', en: '{source:poss} attack deals no damage to {subject}' },
    clauses: ['SW-ATT-13'],
  },
  {
    name: 'attacked',
    after: { cs: '{source} zaútočí[? na {subject:acc}]', en: '{source} {source:n:attacks,attack}[? {subject}]' },
    clauses: ['SW-TERM-62'],
  },
];

/** SW-ATT-05: target, roll, injuries; then elimination by settling; then what comes after the attack (SW-EX-30). */
export const attackProcs: readonly Proc[] = [
  {
    key: 'attack',
    args: ['a', 't'],
    clauses: ['SW-ATT-05'],
    do: seq(
      scope(
        'attack',
        seq(
          step(
            { cs: 'volba cíle', en: 'choice of the target' },
            ['SW-ATT-09', 'SW-ATT-10'],
            verb('declareAttack', $('a'), $('t')),
          ),
          step({ cs: 'hod kostkami', en: 'roll' }, ['SW-ATT-12', 'SW-RULING-41'], verb('rollAttack', $('a'))),
          step({ cs: 'zranění', en: 'injuries' }, ['SW-ATT-13', 'SW-RULING-39'], verb('strike', $('a'), $('t'))),
        ),
      ),
      step({ cs: 'po útoku', en: 'after the attack' }, ['SW-TERM-62'], verb('endAttack', $('a'), $('t'))),
    ),
  },
  {
    key: 'extraAttack',
    args: ['a'],
    clauses: ['SW-TERM-45', 'SW-EX-28'],
    do: pick('t', cardsBy('targets', $('a')), call('attack', $('a'), $('t')), { prompt: 'ask.target' }),
  },
  {
    key: 'mayAttack',
    args: ['a', 'beside'],
    clauses: ['SW-TERM-45', 'SW-TERM-33'],
    do: mayPick(
      't',
      cardsBy('targets', $('a')).with(
        where('x', any(same($('beside'), nobody), is($('x'), by(foe), near(1, $('beside'))))),
      ),
      call('attack', $('a'), $('t')),
      { prompt: 'ask.target' },
    ),
  },
];

export const attackAct: ActRule = {
  key: 'attack',
  text: { cs: 'útok', en: 'attack' },
  clauses: ['SW-ATT-01', 'SW-ATT-02'],
  of: cardsBy('attackers'),
  do: pick('t', cardsBy('targets', self), seq(verb('useAttack', self), call('attack', self, $('t'))), {
    prompt: 'ask.target',
  }),
};
