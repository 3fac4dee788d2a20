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
} from '@bojiste/kernel';
import { FLAG, MODE, OPTION } from '../types.ts';
import { deployAllowed } from '../verbs/effects.ts';
import { isPlayerCard } from './commands.ts';
import { calc, list } from './function.ts';
import { boardCards, defenderOf, foeOf, pushAllies, pushArmy, pushEnemies, pushInPlay, sideOf } from './lookup.ts';
import { armySides, facing, mates, modeOf, onBoard } from './places.ts';

/** Functions the rules and cards ask: selections, numbers, conditions. All read only. */

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

export const selections: Readonly<Record<string, CalcDecl>> = {
  allies: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      pushAllies(g, s, f.you, sideOf(g, s, f), out);
      except(out, f.self);
    }),
    'spojenec|m:muž;s2=spojence,s3=spojenci,s4=spojence,s6=spojenci,s7=spojencem,p1=spojenci,p2=spojenců,p3=spojencům,p4=spojence,p6=spojencích,p7=spojenci',
    'ally|allies',
  ),
  enemies: calc(
    'cards',
    [],
    list((g, s, f, out) => pushEnemies(g, s, f.you, sideOf(g, s, f), out)),
    'nepřítel|m:muž;s2=nepřítele,s4=nepřítele,p1=nepřátelé,p2=nepřátel,p3=nepřátelům,p4=nepřátele,p6=nepřátelích,p7=nepřáteli',
    'enemy|enemies',
  ),
  enemyTargets: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      pushEnemies(g, s, f.you, sideOf(g, s, f), out);
      keepTargets(g, s, f, out);
    }),
    'nepřítel|m:muž;s2=nepřítele,s4=nepřítele,p1=nepřátelé,p2=nepřátel,p3=nepřátelům,p4=nepřátele,p6=nepřátelích,p7=nepřáteli',
    'enemy|enemies',
  ),
  allyTargets: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      pushAllies(g, s, f.you, sideOf(g, s, f), out);
      except(out, f.self);
      keepTargets(g, s, f, out);
    }),
    'spojenec|m:muž;s2=spojence,s3=spojenci,s4=spojence,s6=spojenci,s7=spojencem,p1=spojenci,p2=spojenců,p3=spojencům,p4=spojence,p6=spojencích,p7=spojenci',
    'ally|allies',
  ),
  /** Sacrifices come from the own army alone, also in the co-operative mode (SS-RULING-53, SS-RULING-91). */
  victims: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      pushArmy(g, s, f.you, sideOf(g, s, f), out);
      except(out, f.self);
      keepTargets(g, s, f, out);
    }),
    'nestvůra* ve své armádě|f:žena',
    'monster* in your army',
  ),
  anyCard: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      const side = sideOf(g, s, f);
      for (let seat = 0; seat < s.seats.length; seat++) {
        if (modeOf(s) !== MODE.last) pushInPlay(g, s, seat, 0, out);
      }
      if (modeOf(s) === MODE.last) {
        const other = facing(s, f.you, side);
        pushInPlay(g, s, f.you, side, out);
        pushInPlay(g, s, other.seat, other.side, out);
      }
      keepTargets(g, s, f, out);
    }),
    'libovolná karta* ve hře|f:žena',
    'card* in play',
  ),
  yourMonsters: calc(
    'cards',
    [],
    list((g, s, f, out) => pushMonsters(g, s, f, out)),
    'váš nestvůra|f:žena',
    'your monster|your monsters',
  ),
  yourCards: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      for (const side of armySides(s)) pushInPlay(g, s, f.you, side, out);
    }),
    'vlastní karta|f:žena',
    'friendly card',
  ),
  yourReserves: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      for (const id of s.zones[g.zoneOf('reserves', f.you)]) out.push(refOf(s.cards[id]));
    }),
    'vlastní záloha|f:žena',
    'friendly reserve',
  ),
  foeReserves: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      const foe = foeOf(g, s, f);
      if (foe >= 0) for (const id of s.zones[g.zoneOf('reserves', foe)]) out.push(refOf(s.cards[id]));
      keepTargets(g, s, f, out);
    }),
    'záloha* protivníka|f:žena',
    'reserve* of the opponent',
  ),
  usedReserves: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      for (const id of s.zones[g.zoneOf('reserves', f.you)])
        if ((s.cards[id].flags & (1 << FLAG.used)) !== 0) out.push(refOf(s.cards[id]));
    }),
    'použitá záloha|f:žena',
    'used reserve',
  ),
  handMonsters: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      for (const id of s.zones[g.zoneOf('hand', f.you)]) if (isPlayerCard(g, s.cards[id])) out.push(refOf(s.cards[id]));
    }),
    'karta* z ruky|f:žena',
    'card* from your hand',
  ),
  /** Only where deploying is allowed now, so that nobody is asked in vain (SS-RULING-46). */
  deployable: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      if (!deployAllowed(g, s, f.you, sideOf(g, s, f))) return;
      for (const id of s.zones[g.zoneOf('hand', f.you)]) if (isPlayerCard(g, s.cards[id])) out.push(refOf(s.cards[id]));
    }),
    'karta* z ruky|f:žena',
    'card* from your hand',
  ),
  /** Cards of the opposing side on the boards that may be chosen. */
  foeBoard: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      for (const card of s.cards) if (onBoard(g, card.zone) && !mates(s, card.control, f.you)) out.push(refOf(card));
      keepTargets(g, s, f, out);
    }),
    'protivníkova karta* na bojišti|f:žena',
    'card* of the opponent on the board',
  ),
  /** Monsters among the boss's losses that can be deployed now. */
  fallenMonsters: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      if (!deployAllowed(g, s, f.you, sideOf(g, s, f))) return;
      for (const id of s.zones[g.zoneOf('loss', f.you)])
        if (g.defs[s.cards[id].def].decl.facts?.order === 'deploy') out.push(refOf(s.cards[id]));
    }),
    'nestvůra* ze ztrát|f:žena',
    'monster* from the losses',
  ),
  foeDefender: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      const other = facing(s, f.you, sideOf(g, s, f));
      const card = defenderOf(g, s, other.seat, other.side);
      if (card !== null) out.push(refOf(card));
    }),
    'obránce* protivníkovy armády|m|obránce,obránce,obránci,obránce,obránci,obráncem|obránci,obránců,obráncům,obránce,obráncích,obránci',
    "defender* of the opponent's army",
  ),
  defender: calc(
    'cards',
    [],
    list((g, s, f, out) => {
      for (let seat = 0; seat < s.seats.length; seat++) {
        const card = isYours(g, s, f, seat) ? defenderOf(g, s, seat, sideOf(g, s, f)) : null;
        if (card !== null) out.push(refOf(card));
      }
    }),
    'obránce* tvé armády|m|obránce,obránce,obránci,obránce,obránci,obráncem|obránci,obránců,obráncům,obránce,obráncích,obránci',
    'defender* of your army',
  ),
};

function pushMonsters(g: Game, s: State, f: Frame, out: number[]): void {
  const side = sideOf(g, s, f);
  pushAllies(g, s, f.you, side, out);
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (!mates(s, seat, f.you)) continue;
    for (const one of modeOf(s) === MODE.last ? [side] : [0, 1])
      for (const card of boardCards(g, s, seat, one)) out.push(refOf(card));
  }
}
