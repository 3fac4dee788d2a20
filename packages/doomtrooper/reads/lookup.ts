import {
  type Card,
  type CardDef,
  type Change,
  type Game,
  live,
  perGame,
  permitted,
  type Ref,
  refOf,
  rolesSettled,
  type Seat,
  type State,
  scopeReader,
  statOf,
  tagsOf,
} from '@bojiste/kernel';
import { COMBAT, KIND, ROLE, SABOTAGE, TALLY } from '../types.ts';

/** Read-only questions that several chapters ask. */

/** Numbers of zones, events and rules, looked up once for a compiled game. */
interface Ids {
  readonly squad: number;
  readonly cohort: number;
  readonly station: number;
  readonly outside: number;
  readonly player: number;
  readonly attached: number;
  readonly hidden: number;
  readonly library: number;
  readonly hand: number;
  readonly discard: number;
  readonly sacrificed: number;
  readonly sideboard: number;
  readonly played: number;
  readonly inCombat: number;
  readonly rule: (name: string) => number;
  readonly event: (name: string) => number;
}

export const ids = perGame(makeIds);

/**
 * Answers about each seat, remembered until anything changes: atoms count the changes of a state, and the combat's
 * variables are all that changes beside them.
 */
export function remembered<T>(find: (g: Game, s: State, seat: Seat) => T): (g: Game, s: State, seat: Seat) => T {
  let state: State | null = null;
  let tick = -1;
  let key = -1;
  let answers: (T | undefined)[] = [];
  return (g, s, seat) => {
    if (!rolesSettled()) return find(g, s, seat);
    const now = s.scopes.length === 0 ? 0 : combatKey(g, s);
    if (state !== s || tick !== s.tick || key !== now) {
      state = s;
      tick = s.tick;
      key = now;
      answers = [];
    }
    const had = answers[seat];
    if (had !== undefined) return had;
    const found = find(g, s, seat);
    answers[seat] = found;
    return found;
  };
}

function makeIds(g: Game): Ids {
  const zone = (name: string) => g.zoneOf(name, 0);
  return {
    squad: zone('squad'),
    cohort: zone('cohort'),
    station: zone('station'),
    outside: zone('outside'),
    player: zone('player'),
    attached: zone('attached'),
    hidden: zone('hidden'),
    library: zone('library'),
    hand: zone('hand'),
    discard: zone('discard'),
    sacrificed: zone('sacrificed'),
    sideboard: zone('sideboard'),
    played: zone('played'),
    inCombat: zone('inCombat'),
    rule: (name) => g.names.rules.get(name) as number,
    event: (name) => g.names.events.get(name) as number,
  };
}

// ---- cards ----------------------------------------------------------------------------------------------------------

export const defOf = (g: Game, card: Card): CardDef => g.defs[card.def];
/** By number (`KIND.warrior`, `FLAG.covered` ...), not by name: nothing is asked more often. */
export const isKind = (g: Game, card: Card, kinds: number): boolean => (g.defs[card.def].kinds & kinds) !== 0;
export const rolesOf = (g: Game, s: State, card: Card): number => tagsOf(g, s, card);
export const hasRole = (g: Game, s: State, card: Card, roles: number): boolean => (tagsOf(g, s, card) & roles) !== 0;
export const factOf = (g: Game, card: Card, name: string): unknown => g.defs[card.def].decl.facts?.[name];
export const listFact = (g: Game, card: Card, name: string): readonly string[] =>
  (factOf(g, card, name) as readonly string[] | undefined) ?? [];

/**
 * All seats in the order of play, from one of them on. `seating` keeps who sits where, a digit in base eight for each place,
 * once anybody has changed places; `turned` says that play goes the other way round.
 */
export function aroundTable(s: State, from: Seat): Seat[] {
  const n = s.seats.length;
  const seats = Array.from({ length: n }, (_, place) => sitting(s, place));
  const at = seats.indexOf(from);
  const step = s.tally[TALLY.turned] > 0 ? n - 1 : 1;
  return seats.map((_, i) => seats[(at + i * step) % n]);
}
/** Who sits at this place of the table. */
export const sitting = (s: State, place: number): Seat =>
  s.tally[TALLY.seating] === 0 ? place : Math.floor(s.tally[TALLY.seating] / 8 ** place) % 8;

export const resource = (s: State, seat: Seat, which: number): number => s.seats[seat].resources[which];
export const tally = (s: State, which: number): number => s.tally[which];

/** A fortification, or what is considered one. */
export const isFortification = (g: Game, s: State, card: Card): boolean =>
  isKind(g, card, KIND.fortification) || hasRole(g, s, card, ROLE.asFortification);

/** Mužstvo, Kohorta, Stanice, mimo oblasti: 0 to 3; -1 for anywhere else. */
export function areaOf(g: Game, card: Card): number {
  const z = ids(g);
  const at = card.zone - z.squad;
  return at < 0 || card.zone >= z.player ? -1 : Math.floor(at / g.def.maxSeats);
}
export const AREA = { squad: 0, cohort: 1, station: 2, outside: 3 } as const;
export const onStation = (g: Game, card: Card): boolean => areaOf(g, card) === AREA.station;

export const inPlay = (g: Game, s: State, card: Card): boolean =>
  g.zones[card.zone].board && !hasRole(g, s, card, ROLE.outOfPlay);

/** Bojovníci hráče ve hře, in any area; hidden ones are none of them (DT-RULING-40). */
export const warriorsOf = remembered((g, s, seat): readonly Card[] => {
  const z = ids(g);
  const away = somebodyAway(g, s);
  const out: Card[] = [];
  for (let area = 0; area < 4; area++) {
    for (const id of s.zones[z.squad + area * g.def.maxSeats + seat]) {
      const card = s.cards[id];
      if (isKind(g, card, KIND.warrior) && (!away || !hasRole(g, s, card, ROLE.outOfPlay))) out.push(card);
    }
  }
  return out;
});

const takesOut = (change: Change): boolean => change.k === 'tag' && change.tag === 'outOfPlay';

/** Definitions of cards that take somebody out of play. */
export const takers = perGame((g) =>
  Uint8Array.from(g.defs, ({ decl }) =>
    decl.abilities.some((ability) => ability.kind === 'always' && ability.what.some(takesOut)) ? 1 : 0,
  ),
);

/** Is anybody out of play? Only what is attached takes warriors out. */
function somebodyAway(g: Game, s: State): boolean {
  const attached = s.zones[ids(g).attached];
  for (let i = 0; i < attached.length; i++) if (takers(g)[s.cards[attached[i]].def] === 1) return true;
  return false;
}

/** Does it lie face down in cover, its player's secret? */
export const isHidden = (g: Game, card: Card): boolean => card.zone === ids(g).hidden + card.control;

export function hiddenOf(g: Game, s: State, seat: Seat): Card[] {
  return s.zones[ids(g).hidden + seat].map((id) => s.cards[id]);
}

export function attachedTo(g: Game, s: State, host: Ref): Card[] {
  const out: Card[] = [];
  const attached = s.zones[ids(g).attached];
  for (let i = 0; i < attached.length; i++) {
    const card = s.cards[attached[i]];
    if (card.host === host) out.push(card);
  }
  return out;
}

export const hostOf = (s: State, card: Card): Card | null => live(s, card.host);

export function may(g: Game, s: State, rule: string, card: Card, target: Card | null = null): boolean {
  return permitted(g, s, ids(g).rule(rule), card, true, target);
}
/** Allowed by a card although the rules say no. */
export function granted(g: Game, s: State, rule: string, card: Card, target: Card | null = null): boolean {
  return permitted(g, s, ids(g).rule(rule), card, false, target);
}

/** Bojeschopný bojovník (DT-TERM-01 to 03). */
export function combatCapable(g: Game, s: State, card: Card): boolean {
  const roles = tagsOf(g, s, card);
  return (roles & (ROLE.imprisoned | ROLE.outOfPlay)) === 0 && may(g, s, 'combat', card);
}

/** DT-SAB-03, DT-RULING-41, 93: hidden warriors shield, sheltered ones do not. */
export function shielded(g: Game, s: State, seat: Seat): boolean {
  if (hiddenOf(g, s, seat).length > 0) return true;
  return warriorsOf(g, s, seat).some((card) => combatCapable(g, s, card) && !hasRole(g, s, card, ROLE.sheltered));
}

export const value = (g: Game, s: State, card: Card, stat: number, versus: Ref = -1): number =>
  statOf(g, s, card, stat, versus);

/** A number of a player that cards can change; it belongs to the card that stands for him. */
export function numberOf(g: Game, s: State, seat: Seat, stat: number): number {
  const self = s.zones[ids(g).player + seat].find((id) => isKind(g, s.cards[id], KIND.player));
  return self === undefined ? (g.def.stats[stat].absent ?? 0) : statOf(g, s, s.cards[self], stat);
}
/** May this player do so (with that card)? What cards forbid players they forbid the cards that stand for them. */
export function mayPlayer(g: Game, s: State, rule: string, seat: Seat, target: Card | null = null): boolean {
  const self = s.zones[ids(g).player + seat].find((id) => isKind(g, s.cards[id], KIND.player));
  return self === undefined || may(g, s, rule, s.cards[self], target);
}
/** Is this granted to the player himself? */
export function grantedTo(g: Game, s: State, rule: string, seat: Seat): boolean {
  return s.zones[ids(g).player + seat].some(
    (id) => isKind(g, s.cards[id], KIND.player) && granted(g, s, rule, s.cards[id]),
  );
}

// ---- the running combat -----------------------------------------------------------------------------------------------

/** The innermost combat; outside one nobody fights. */
export const combatNow = scopeReader(COMBAT);

/** The innermost Sabotage under way. */
export const sabotageNow = scopeReader(SABOTAGE);

/** Differs whenever the fighters, the tactic, the zone or the weapons do. */
export const combatKey = combatNow.stamp('attacker', 'defender', 'tactic', 'zone', 'attackerWeapon', 'defenderWeapon');

export const inCombat = (g: Game, s: State): boolean => combatNow.frame(g, s) !== null;

export function isFighter(g: Game, s: State, ref: Ref): boolean {
  return ref >= 0 && (combatNow.get(g, s, 'attacker') === ref || combatNow.get(g, s, 'defender') === ref);
}

export function opponentOf(g: Game, s: State, ref: Ref): Ref {
  if (combatNow.get(g, s, 'attacker') === ref) return combatNow.get(g, s, 'defender');
  return combatNow.get(g, s, 'defender') === ref ? combatNow.get(g, s, 'attacker') : -1;
}

/** Uvnitř vozidla: the vehicle lies face up (DT-VEH-02, DT-VEH-13). */
export function insideVehicle(g: Game, s: State, card: Card): Card | null {
  const ref = refOf(card);
  for (const id of s.zones[ids(g).attached]) {
    const item = s.cards[id];
    if (item.host === ref && item.face === 0 && isKind(g, item, KIND.vehicle)) return item;
  }
  return null;
}
export const ridesVehicle = (g: Game, s: State, card: Card): boolean =>
  hasRole(g, s, card, ROLE.asVehicle) || insideVehicle(g, s, card) !== null;

/** Every warrior in play for whom something holds. */
export const everybody = (g: Game, s: State, test: (card: Card) => boolean): Ref[] =>
  s.seats.flatMap((_, seat) => warriorsOf(g, s, seat).filter(test).map(refOf));
