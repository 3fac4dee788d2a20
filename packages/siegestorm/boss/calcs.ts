import {
  type CalcDecl,
  type Card,
  cardAt,
  cardOn,
  type Game,
  live,
  refOf,
  type Seat,
  type State,
  statOf,
} from '@bojiste/kernel';
import { boardCards, dn, strengthAgainst, strengthOf } from '../reads/lookup.ts';
import { bossOf, facing, frontSides, isBoss, landOf, modeOf, spaceOf } from '../rules/battlefield.ts';
import { FLAG, KIND, LIMIT, MODE, OPTION, ORDERS, POS, RES, SEAT_TARGET, STAT, TALLY } from '../types.ts';

/** How the boss sees the game: what it can play, where, and whom it strikes (způsoby hraní karet bosse). */

const fact = (g: Game, card: Card, name: string): unknown => g.defs[card.def].decl.facts?.[name];
export const orderOf = (g: Game, card: Card): number =>
  ORDERS.indexOf(fact(g, card, 'order') as (typeof ORDERS)[number]);
const price = (g: Game, s: State, card: Card): number => statOf(g, s, card, STAT.cost);

/** At "5+" everything is cheap enough (SS-BOSS-07, SS-THREAT-05). */
export function cheapEnough(g: Game, s: State, boss: Seat, card: Card): boolean {
  const threat = s.seats[boss].resources[RES.threat];
  return threat >= LIMIT.threat || price(g, s, card) <= threat;
}

/** Own fronts first, then empty no man's lands, by boards (SS-RULING-68, SS-RULING-87). */
export function leaderField(g: Game, s: State, boss: Seat): number {
  const sides = frontSides(s, boss);
  for (const side of sides) {
    const front = spaceOf(g, boss, side, POS.front);
    if (s.zones[front].length === 0) return front;
  }
  for (const side of sides) {
    const land = landOf(g, s, boss, side);
    if (s.zones[land].length === 0) return land;
  }
  return s.options[OPTION.bossLeaderReplaces] === 1 ? spaceOf(g, boss, 0, POS.front) : -1;
}

/** Room for the card: one deployment per turn, an empty area, a free field (SS-RULING-66 to 68). */
function hasRoom(g: Game, s: State, boss: Seat, card: Card): boolean {
  switch (fact(g, card, 'order')) {
    case 'deploy':
      return (
        s.zones[spaceOf(g, boss, 0, POS.deploy)].length === 0 && ((s.tally[TALLY.deployed] >> (boss * 2)) & 1) === 0
      );
    case 'leader':
      return leaderField(g, s, boss) >= 0;
    default:
      return true;
  }
}

const isStanding = (g: Game, card: Card, kind: number): boolean =>
  g.zones[card.zone].board && (g.defs[card.def].kinds & (1 << kind)) !== 0;

function hand(g: Game, s: State, boss: Seat): Card[] {
  return s.zones[g.zoneOf('hand', boss)].map((id) => s.cards[id]);
}

const sheetOf = (g: Game, s: State, boss: Seat): Card | null => cardOn(s, g.zoneOf('sheet', boss));

/** The dearest destroyable cards of a player on that player's board, else the player (SS-BTURN-06, SS-BTURN-07). */
function strikeTargets(g: Game, s: State, striker: Card, player: Seat, out: number[]): void {
  const boss = bossOf(s);
  const side = modeOf(s) === MODE.coop ? player : 0;
  const strength = strengthAgainst(g, s, striker, strengthOf(g, s, striker, player, 0));
  const other = facing(s, boss, side);
  const fallen = boardCards(g, s, other.seat, other.side).filter((card) => strength > dn(g, s, card));
  const dearest = Math.max(-1, ...fallen.map((card) => price(g, s, card)));
  for (const card of fallen) if (price(g, s, card) === dearest) out.push(refOf(card));
  if (out.length === 0) out.push(SEAT_TARGET + player);
}

const calc = (type: CalcDecl['type'], args: CalcDecl['args'], run: CalcDecl['run']): CalcDecl => ({
  type,
  args,
  run,
  text: { cs: '', en: '' },
});

export const bossCalcs: Readonly<Record<string, CalcDecl>> = {
  bossSeat: calc('number', [], (_, s) => bossOf(s)),
  bossPlayable: calc('cards', [], (g, s, f, _, __, ___, out) => {
    for (const card of hand(g, s, f.you))
      if (cheapEnough(g, s, f.you, card) && hasRoom(g, s, f.you, card)) out.push(refOf(card));
    return 0;
  }),
  orderRank: calc('number', ['card'], (g, s, _, ref) => ORDERS.length - orderOf(g, cardAt(s, ref))),
  costOf: {
    ...calc('number', ['card'], (g, s, _, ref) => price(g, s, cardAt(s, ref))),
    text: { cs: 'cena', en: 'cost' },
  },
  isOrder: calc('cond', ['card', 'number'], (g, s, _, ref, order) => (orderOf(g, cardAt(s, ref)) === order ? 1 : 0)),
  hasRage: calc('cond', ['card'], (g, s, _, ref) => (fact(g, cardAt(s, ref), 'rage') === true ? 1 : 0)),
  /** Only cost counts for the rise, and an empty hand raises nothing (SS-THREAT-01, SS-RULING-67). */
  allTooDear: calc('cond', [], (g, s, f) => {
    const cards = hand(g, s, f.you);
    return cards.length > 0 && cards.every((card) => !cheapEnough(g, s, f.you, card)) ? 1 : 0;
  }),
  bossDraws: calc('number', [], (g, s, f) => {
    const sheet = sheetOf(g, s, f.you);
    return sheet === null ? 0 : statOf(g, s, sheet, STAT.draws);
  }),
  bossField: calc('number', [], (g, s, f) => leaderField(g, s, f.you)),
  isTotem: calc('cond', ['card'], (g, s, _, ref) => {
    const card = live(s, ref);
    return card !== null && isStanding(g, card, KIND.totem) ? 1 : 0;
  }),
  totems: calc('cards', [], (g, s, f, _, __, ___, out) => {
    for (const card of s.cards) if (card.control === f.you && isStanding(g, card, KIND.totem)) out.push(refOf(card));
    return 0;
  }),
  ragingTotems: calc('cards', [], (g, s, f, _, __, ___, out) => {
    for (const card of s.cards)
      if (card.control === f.you && g.zones[card.zone].board && (card.flags & (1 << FLAG.activated)) !== 0)
        out.push(refOf(card));
    return 0;
  }),
  bossStrikeTargets: {
    ...calc('values', ['card', 'seat'], (g, s, _, ref, player, __, out) => {
      const card = live(s, ref);
      if (card !== null) strikeTargets(g, s, card, player, out);
      return 0;
    }),
    key: (g, s, value) => (value >= SEAT_TARGET ? 'player' : g.zones[cardAt(s, value).zone].name),
    place: (_, s, value) => (value >= SEAT_TARGET ? -1 : cardAt(s, value).zone),
  },
  strengthVs: calc('number', ['card', 'seat'], (g, s, _, ref, player) => {
    const card = live(s, ref);
    return card === null ? 0 : strengthOf(g, s, card, player, 0);
  }),
  /** Who takes the damage of an "each player" effect, the active side first (SS-RULING-27, SS-RULING-85). */
  eachPlayer: calc('values', [], (g, s, f, _, __, ___, out) => {
    const n = s.seats.length;
    for (let i = 0; i < n; i++) {
      const seat = (s.active + i) % n;
      if (s.seats[seat].out !== 0 || (isBoss(s, f.you) && isBoss(s, seat))) continue;
      if (modeOf(s) === MODE.last && seat !== f.you && seat !== g.def.foe?.(g, s, f)) continue;
      out.push(seat);
    }
    return 0;
  }),
  /** Who picks what a seat discards: itself, or for the boss, whose hand lies open, the player (SS-RULING-82). */
  chooserFor: calc('number', ['seat'], (_, s, f, seat) => (isBoss(s, seat) ? f.you : seat)),
};
