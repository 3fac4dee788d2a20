import {
  type Card,
  type Game,
  idOf,
  perGame,
  type Ref,
  refOf,
  type Seat,
  type State,
  standingOn,
  type ZoneId,
} from '@bojiste/kernel';
import { SPACES } from '../rules/distance.ts';
import { COUNTER, KIND } from '../types.ts';

/** Numbers of the game's events, rules and zones, looked up once; and the small questions all chapters ask. */

const EVENTS = [
  'damage',
  'healed',
  'destroyed',
  'reward',
  'discarded',
  'returned',
  'placed',
  'summoned',
  'built',
  'played',
  'tucked',
  'stepped',
  'moved',
  'pushed',
  'slid',
  'swapped',
  'attacking',
  'rolled',
  'spared',
  'attacked',
  'boosted',
  'gain',
  'control',
  'ended',
] as const;

const RULES = ['move', 'attack', 'push', 'through', 'shootThrough', 'summonBeside', 'summonAnytime', 'wound'] as const;

const STEPS = ['start', 'summon', 'move', 'build', 'attack', 'magic', 'draw', 'end'] as const;

type EventName = (typeof EVENTS)[number];
type RuleName = (typeof RULES)[number];
type StepName = (typeof STEPS)[number];

export interface Ids {
  readonly event: Readonly<Record<EventName, number>>;
  readonly rule: Readonly<Record<RuleName, number>>;
  readonly step: Readonly<Record<StepName, number>>;
  readonly hand: ZoneId;
  readonly deck: ZoneId;
  readonly discard: ZoneId;
  readonly lasting: ZoneId;
  readonly played: ZoneId;
  readonly tucked: ZoneId;
}

function lookUp<K extends string>(names: readonly K[], map: ReadonlyMap<string, number>): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, map.get(name) ?? -1])) as Record<K, number>;
}

export const ids = perGame((g): Ids => {
  const zone = (name: string): ZoneId => g.zoneStart.get(name) ?? -1;
  return {
    event: lookUp(EVENTS, g.names.events),
    rule: lookUp(RULES, g.names.rules),
    step: lookUp(STEPS, g.names.steps),
    hand: zone('hand'),
    deck: zone('deck'),
    discard: zone('discard'),
    lasting: zone('lasting'),
    played: zone('played'),
    tucked: zone('tucked'),
  };
});

export const hasKind = (g: Game, card: Card, kind: number): boolean => (g.defs[card.def].kinds & (1 << kind)) !== 0;
export const isUnit = (g: Game, card: Card): boolean => hasKind(g, card, KIND.unit);
export const onBoard = (card: Card): boolean => card.zone < SPACES;

/** The object itself while it stands on the battlefield. */
export const standing = standingOn(SPACES);

/** The object on a space; while somebody passes through, the one that stood there first. */
export function objectAt(s: State, space: ZoneId): Card | null {
  const cards = s.zones[space];
  return cards.length === 0 ? null : s.cards[cards[0]];
}

export const isFree = (s: State, space: ZoneId): boolean => space >= 0 && space < SPACES && s.zones[space].length === 0;

const WIDTH = 2;
export const damageOn = (s: State, card: Card): number => s.counters[card.id * WIDTH + COUNTER.damage];
export const boostsOn = (s: State, card: Card): number => s.counters[card.id * WIDTH + COUNTER.boost];

/** The Summoner of a player's own deck (SW-RULING-60, SW-RULING-61). */
export function summonerOf(g: Game, s: State, owner: Seat): Card | null {
  for (let i = 0; i < s.cards.length; i++) {
    const card = s.cards[i];
    if (card.owner === owner && card.zone < SPACES && hasKind(g, card, KIND.summoner)) return card;
  }
  return null;
}

/** The card as it is now, whatever object it was. */
export const present = (s: State, ref: Ref): Ref => (ref < 0 ? -1 : refOf(s.cards[idOf(ref)]));
