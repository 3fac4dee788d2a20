import { type Card, type Game, type Gauge, has, type Seat, type State } from '@bojiste/kernel';
import { meets } from '../reads/info.ts';
import {
  crewCount,
  crewNeeded,
  ids,
  isFinished,
  isKind,
  isPowered,
  isReady,
  workOn,
  woundsOn,
} from '../reads/lookup.ts';
import { affordable } from '../rules/construction.ts';
import { gathered } from '../rules/gathering.ts';
import { FLAG, HAND_LIMIT, KIND, MAX_SECTORS, RESOURCE } from '../types.ts';
import { worthTable } from './worth.ts';

/** What a learned evaluation reads of a position. */

const PEOPLE = ['soldier', 'worker', 'mechanic', 'scientist', 'ape'] as const;
const BUILDINGS = [
  'storehouse',
  'warehouse',
  'workshop',
  'factory',
  'laboratory',
  'plant',
  'oilWell',
  'siberiteMine',
] as const;
/** Persons, people aboard or assigned, vehicles, buildings; begun ones apart. */
const PLACES = [
  ...PEOPLE,
  'assigned',
  'vehicle',
  'begunVehicle',
  ...BUILDINGS,
  'building',
  'begun',
  'begunMine',
] as const;
type Place = (typeof PLACES)[number];
const placeNamed = Object.fromEntries(PLACES.map((name, i) => [name, i])) as Readonly<Record<Place, number>>;

/** Cards of a deck beyond which nobody thinks of its end, and of stocks beyond which more is only more. */
const FAR = 30;
const PLENTY = 10;
/** Worth and force are read in quarters. */
const QUARTERS = 4;

function personPlace(g: Game, card: Card): number {
  if (card.host >= 0) return placeNamed.assigned;
  return placeNamed[PEOPLE.find((kind) => isKind(g, card, KIND[kind])) ?? 'soldier'];
}

function placeOf(g: Game, card: Card): number {
  if (card.zone >= MAX_SECTORS) return -1;
  if (isKind(g, card, KIND.character)) return personPlace(g, card);
  const done = isFinished(card);
  if (isKind(g, card, KIND.vehicle)) return done ? placeNamed.vehicle : placeNamed.begunVehicle;
  if (!isKind(g, card, KIND.building)) return -1;
  if (!done) return isKind(g, card, KIND.siberiteMine) ? placeNamed.begunMine : placeNamed.begun;
  return placeNamed[BUILDINGS.find((kind) => isKind(g, card, KIND[kind])) ?? 'building'];
}

const works = (g: Game, s: State, card: Card): boolean =>
  isPowered(g, card) && (crewNeeded(g, card) === 0 || crewCount(g, s, card) > 0);

function researchLeft(g: Game, s: State, seat: Seat): number {
  let left = 0;
  for (const id of s.zones[ids(g).research + seat]) left += workOn(s, s.cards[id]);
  return left;
}

function knownWorth(g: Game, s: State, seat: Seat): number {
  const table = worthTable(g);
  let sum = 0;
  for (const id of s.zones[ids(g).researched + seat]) sum += table[s.cards[id].def].full;
  return Math.floor(sum);
}

export const gauge: Gauge = {
  stocks: [
    'crates',
    'oil',
    'siberite',
    'spareCrates',
    'spareOil',
    'energy',
    'hand',
    'deck',
    'reinforcements',
    'researched',
    'known',
    'research',
    'researchLeft',
  ],
  stocksOf(g, s, seat, out) {
    const { hand, deck, reinforcements, researched, research } = ids(g);
    const { resources } = s.seats[seat];
    const crates = resources[RESOURCE.crates] + gathered(g, s, seat);
    out[0] = Math.min(PLENTY, crates);
    out[1] = Math.min(PLENTY, resources[RESOURCE.oil]);
    out[2] = resources[RESOURCE.siberite];
    out[3] = Math.max(0, crates - PLENTY);
    out[4] = Math.max(0, resources[RESOURCE.oil] - PLENTY);
    out[5] = Math.min(PLENTY, resources[RESOURCE.energy]);
    out[6] = s.zones[hand + seat].length;
    out[7] = Math.min(FAR, Math.max(0, s.zones[deck + seat].length - (HAND_LIMIT - s.zones[hand + seat].length)));
    out[8] = s.zones[reinforcements + seat].length;
    out[9] = s.zones[researched + seat].length;
    out[10] = knownWorth(g, s, seat);
    out[11] = s.zones[research + seat].length;
    out[12] = researchLeft(g, s, seat);
  },
  places: PLACES,
  measures: ['worth', 'force', 'ready', 'wounds', 'left', 'works', 'fighting', 'moved'],
  placeOf: (g, _, card) => placeOf(g, card),
  measure(g, s, card, out) {
    const table = worthTable(g)[card.def];
    out[0] = Math.round(table.full);
    out[1] = Math.round(table.force * QUARTERS);
    out[2] = isReady(card) ? 1 : 0;
    out[3] = woundsOn(s, card);
    out[4] = isFinished(card) ? 0 : workOn(s, card);
    out[5] = isKind(g, card, KIND.character) || !works(g, s, card) ? 0 : 1;
    out[6] = has(card, FLAG.inBattle) ? 1 : 0;
    out[7] = has(card, FLAG.moved) ? 1 : 0;
  },
  held: ['buildings', 'vehicles', 'upgrades', 'mines', 'labs', 'depots', 'met', 'payable', 'readyVehicles', 'worth'],
  hand: 'hand',
  holdsOf(g, s, card, out) {
    const seat = card.owner;
    const vehicle = isKind(g, card, KIND.vehicle);
    const met = meets(g, s, seat, card);
    const payable = met && affordable(g, s, seat, card);
    out[0] = isKind(g, card, KIND.building) ? 1 : 0;
    out[1] = vehicle ? 1 : 0;
    out[2] = isKind(g, card, KIND.upgrade) ? 1 : 0;
    out[3] = isKind(g, card, KIND.siberiteMine) ? 1 : 0;
    out[4] = isKind(g, card, KIND.laboratory) ? 1 : 0;
    out[5] = isKind(g, card, KIND.storehouse) || isKind(g, card, KIND.warehouse) ? 1 : 0;
    out[6] = met ? 1 : 0;
    out[7] = payable ? 1 : 0;
    out[8] = vehicle && payable ? 1 : 0;
    out[9] = Math.round(worthTable(g)[card.def].hand);
  },
};
