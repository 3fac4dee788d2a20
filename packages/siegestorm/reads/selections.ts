import {
  type CalcDecl,
  type Frame,
  type Game,
  idOf,
  isYours,
  linkOf,
  live,
  permitted,
  type Ref,
  refOf,
  type State,
  someCards,
} from '@bojiste/kernel';
import { facing, isBoss, mates, modeOf } from '../rules/battlefield.ts';
import { KIND, MODE, OPTION } from '../types.ts';
import { deployAllowed } from '../verbs/effects.ts';
import { isPlayerCard } from './boxes.ts';
import { defenderOf, pushAllies, pushArmy, pushEnemies, pushInPlay, sideOf } from './lookup.ts';

/** Cards that rules and cards choose from. All read only. */

const except = (out: number[], ref: Ref): void => {
  const at = out.indexOf(ref);
  if (at >= 0) out.splice(at, 1);
};

/** May this card be chosen by an action or ability of the frame's player (SS-RULING-55, SS-SPEC-02)? */
function targetable(g: Game, s: State, f: Frame, ref: Ref): boolean {
  const card = live(s, ref);
  if (card === null) return false;
  if (!mates(s, card.control, f.you) && shielded(g, s, ref)) return false;
  return permitted(g, s, g.names.rules.get('target') as number, card, true);
}

export function shielded(g: Game, s: State, ref: Ref): boolean {
  const card = s.cards[idOf(ref)];
  return g.zones[card.zone].board && g.defs[card.def].decl.facts?.shield === true;
}

/** Slots of the links from an item to its declared targets; the last marks that it has declared. */
export const AIMS = { first: 0, most: 2, done: 3 } as const;

/** Was this target named on announcement, where the table demands it (SS-RULING-51)? */
function declared(s: State, f: Frame, ref: Ref): boolean {
  if (s.options[OPTION.targetsAt] === 0 || linkOf(s, f.self, AIMS.done) < 0) return true;
  for (let slot = AIMS.first; slot < AIMS.most; slot++) if (linkOf(s, f.self, slot) === ref) return true;
  return false;
}

const keepTargets = (g: Game, s: State, f: Frame, out: number[]): void => {
  let n = 0;
  for (const ref of out) if (targetable(g, s, f, ref) && declared(s, f, ref)) out[n++] = ref;
  out.length = n;
};

/** A selection that was given as an argument. */
const given = (g: Game, s: State, f: Frame, selection: number, out: number[]): void =>
  g.selections[selection].list(s, f, out);

const pushReserves = (g: Game, s: State, out: number[]): void => {
  for (let seat = 0; seat < s.seats.length; seat++)
    if (s.seats[seat].out === 0) for (const id of s.zones[g.zoneOf('reserves', seat)]) out.push(refOf(s.cards[id]));
};

/** Cards in play that an effect reaches: all, but among several only those of the board it is bound to (SS-LMS-05). */
function pushReached(g: Game, s: State, f: Frame, out: number[]): void {
  if (modeOf(s) !== MODE.last) {
    for (let seat = 0; seat < s.seats.length; seat++) pushInPlay(g, s, seat, 0, out);
    return;
  }
  const side = sideOf(g, s, f);
  const other = facing(s, f.you, side);
  pushInPlay(g, s, f.you, side, out);
  pushInPlay(g, s, other.seat, other.side, out);
}

/** Armies and boards hold monsters, reserves do not (SS-TERM-15). */
function pushMonsters(g: Game, s: State, f: Frame, out: number[]): void {
  const from = out.length;
  pushReached(g, s, f, out);
  let n = from;
  for (let i = from; i < out.length; i++) if (g.zones[s.cards[idOf(out[i])].zone].board) out[n++] = out[i];
  out.length = n;
}

const pushEnemyTargets = (g: Game, s: State, f: Frame, out: number[]): void => {
  pushEnemies(g, s, f.you, sideOf(g, s, f), out);
  keepTargets(g, s, f, out);
};

/** What boxes may aim at, where targets are named on announcement (SS-RULING-51). */
export const aimedAt: Readonly<Record<string, (g: Game, s: State, f: Frame, out: number[]) => void>> = {
  any: (g, s, f, out) => {
    pushReached(g, s, f, out);
    keepTargets(g, s, f, out);
  },
  enemy: pushEnemyTargets,
  reserve: (g, s, f, out) => {
    const foe = g.def.foe?.(g, s, f) ?? -1;
    if (foe >= 0) for (const id of s.zones[g.zoneOf('reserves', foe)]) out.push(refOf(s.cards[id]));
    keepTargets(g, s, f, out);
  },
};

/** Those of a selection that may be chosen, or deployed: said like the selection itself. */
const ITSELF = '{0}';

export const selections: Readonly<Record<string, CalcDecl>> = {
  allies: someCards(
    [],
    (g, s, f, _, __, ___, out) => {
      pushAllies(g, s, f.you, sideOf(g, s, f), out);
      except(out, f.self);
    },
    {
      cs: 'spojenec|m:muž;s2=spojence,s3=spojenci,s4=spojence,s6=spojenci,s7=spojencem,p1=spojenci,p2=spojenců,p3=spojencům,p4=spojence,p6=spojencích,p7=spojenci',
      en: 'ally|allies',
    },
  ),
  enemies: someCards([], (g, s, f, _, __, ___, out) => pushEnemies(g, s, f.you, sideOf(g, s, f), out), {
    cs: 'nepřítel|m:muž;s2=nepřítele,s4=nepřítele,p1=nepřátelé,p2=nepřátel,p3=nepřátelům,p4=nepřátele,p6=nepřátelích,p7=nepřáteli',
    en: 'enemy|enemies',
  }),
  targets: someCards(
    ['cards'],
    (g, s, f, selection, _, __, out) => {
      given(g, s, f, selection, out);
      keepTargets(g, s, f, out);
    },
    { cs: ITSELF, en: ITSELF },
  ),
  /** Monsters that may be deployed now, so that nobody is asked in vain (SS-RULING-46); of the boss's cards only some are (SS-ORDER-05). */
  deployable: someCards(
    ['cards'],
    (g, s, f, selection, _, __, out) => {
      if (!deployAllowed(g, s, f.you, sideOf(g, s, f))) return;
      given(g, s, f, selection, out);
      const fit = (ref: Ref): boolean => {
        const card = s.cards[idOf(ref)];
        return isPlayerCard(g, card) || (isBoss(s, f.you) && (g.defs[card.def].kinds & (1 << KIND.fighter)) !== 0);
      };
      let n = 0;
      for (const ref of out) if (fit(ref)) out[n++] = ref;
      out.length = n;
    },
    { cs: ITSELF, en: ITSELF },
  ),
  /** Sacrifices come from the own army alone, also in the co-operative mode (SS-RULING-53, SS-RULING-91). */
  victims: someCards(
    [],
    (g, s, f, _, __, ___, out) => {
      pushArmy(g, s, f.you, sideOf(g, s, f), out);
      except(out, f.self);
      keepTargets(g, s, f, out);
    },
    { cs: 'nestvůra|f:žena', en: 'monster' },
  ),
  monsters: someCards([], (g, s, f, _, __, ___, out) => pushMonsters(g, s, f, out), {
    cs: 'nestvůra|f:žena',
    en: 'monster',
  }),
  cardsInPlay: someCards([], (g, s, f, _, __, ___, out) => pushReached(g, s, f, out), {
    cs: 'karta|f:žena',
    en: 'card',
  }),
  reserves: someCards([], (g, s, _, __, ___, ____, out) => pushReserves(g, s, out), {
    cs: 'záloha|f:žena',
    en: 'reserve',
  }),
  handMonsters: someCards(
    [],
    (g, s, f, _, __, ___, out) => {
      for (const id of s.zones[g.zoneOf('hand', f.you)]) if (isPlayerCard(g, s.cards[id])) out.push(refOf(s.cards[id]));
    },
    { cs: 'karta* z ruky|f:žena', en: 'card* from your hand' },
  ),
  /** Obránce: the monster in the deployment area of that side's army; partners have one each (SS-FIELD-06, SS-COOP-05). */
  defender: {
    ...someCards(
      ['seat'],
      (g, s, f, seat, _, __, out) => {
        const side = sideOf(g, s, f);
        const other = facing(s, f.you, side);
        const across = seat === other.seat && seat !== f.you;
        for (let one = 0; one < s.seats.length; one++) {
          if (across ? one !== seat : !isYours(g, s, f, one)) continue;
          const card = defenderOf(g, s, one, across ? other.side : side);
          if (card !== null) out.push(refOf(card));
        }
      },
      {
        cs: 'obránce* {0:poss:army:gen}|m|obránce,obránce,obránci,obránce,obránci,obráncem|obránci,obránců,obráncům,obránce,obráncích,obránci',
        en: 'defender* of {0:poss:army}',
      },
    ),
    one: true,
  },
};
