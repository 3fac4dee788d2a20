import { type Card, type Fighting, type Game, type Gauge, has, optionOf } from '@bojiste/kernel';
import { price } from '../reads/hand.ts';
import { combatCapable, ids, isKind, resource, value } from '../reads/lookup.ts';
import { FLAG, KIND, RES, STAT } from '../types.ts';

/** What a learned evaluation reads of a position. */

const PLACES = ['ready', 'covered', 'idle', 'fortification', 'equipment', 'other'] as const;
type Place = (typeof PLACES)[number];
const placeNamed = Object.fromEntries(PLACES.map((name, i) => [name, i])) as Readonly<Record<Place, number>>;

const EQUIPMENT = KIND.equipment | KIND.relic | KIND.weapon | KIND.armor | KIND.vehicle;
const ACTIONS = [RES.regular, RES.extra, RES.assault, RES.peaceful] as const;

/** Destiny points beyond which more of them bring nothing soon. */
const ENOUGH = 10;
/** Rounds before the time limit that are told apart. */
const SEASON = 12;

const isWarrior = (g: Game, card: Card): boolean => isKind(g, card, KIND.warrior);

const fight: Fighting = {
  ranks: ['none', 'sound', 'wounded'],
  rankOf: (_, card) => (has(card, FLAG.wounded) ? 2 : 1),
  // Nobody attacks out of cover.
  force: (g, s, card) =>
    isWarrior(g, card) && !has(card, FLAG.covered) && combatCapable(g, s, card)
      ? 10 * Math.max(0, value(g, s, card, STAT.fight), value(g, s, card, STAT.shoot))
      : 0,
  life: (g, s, card) => 10 * Math.max(1, value(g, s, card, STAT.armor)),
  worth: (g, card) => (isWarrior(g, card) ? Math.max(1, g.defs[card.def].stats[STAT.value]) : 0),
  gap: () => 0,
  stride: () => 0,
};

export const gauge: Gauge = {
  stocks: ['points', 'debt', 'destiny', 'spare', 'hand', 'hidden', 'library', 'actions', 'attacks', 'last', 'rounds'],
  stocksOf(g, s, seat, out) {
    const { hand, hidden, library } = ids(g);
    const destiny = resource(s, seat, RES.destiny);
    const limit = optionOf(g, s, 'rounds');
    out[0] = resource(s, seat, RES.victory);
    out[1] = resource(s, seat, RES.debt);
    out[2] = Math.min(ENOUGH, destiny);
    out[3] = Math.max(0, destiny - ENOUGH);
    out[4] = s.zones[hand + seat].length;
    out[5] = s.zones[hidden + seat].length;
    out[6] = Math.min(SEASON, s.zones[library + seat].length);
    out[7] = s.active === seat ? ACTIONS.reduce((sum, which) => sum + Math.max(0, resource(s, seat, which)), 0) : 0;
    out[8] = s.active === seat ? Math.max(0, resource(s, seat, RES.attacks)) : 0;
    out[9] = resource(s, seat, RES.lastStand) > 0 ? 1 : 0;
    out[10] = limit === 0 ? SEASON : Math.max(0, Math.min(SEASON, limit - Math.floor(s.turn / s.seats.length)));
  },
  places: PLACES,
  measures: ['fight', 'shoot', 'armor', 'value', 'best', 'wounded'],
  placeOf(g, s, card) {
    if (isWarrior(g, card)) {
      if (!combatCapable(g, s, card)) return placeNamed.idle;
      return has(card, FLAG.covered) ? placeNamed.covered : placeNamed.ready;
    }
    if (isKind(g, card, KIND.player)) return -1;
    if (isKind(g, card, KIND.fortification)) return placeNamed.fortification;
    return isKind(g, card, EQUIPMENT) ? placeNamed.equipment : placeNamed.other;
  },
  measure(g, s, card, out) {
    out.fill(0, 0, 6);
    if (!isWarrior(g, card)) return;
    const attack = value(g, s, card, STAT.fight);
    const shot = value(g, s, card, STAT.shoot);
    out[0] = Math.max(0, attack);
    out[1] = Math.max(0, shot);
    out[2] = Math.max(0, value(g, s, card, STAT.armor));
    out[3] = Math.max(0, value(g, s, card, STAT.value));
    out[4] = Math.max(0, attack, shot);
    out[5] = has(card, FLAG.wounded) ? 1 : 0;
  },
  held: ['warriors', 'payable', 'strength', 'armor', 'value', 'equipment', 'specials', 'spells', 'combat'],
  hand: 'hand',
  holdsOf(g, s, card, out) {
    const { stats, abilities } = g.defs[card.def];
    const warrior = isWarrior(g, card);
    out[0] = warrior ? 1 : 0;
    out[1] = warrior && price(g, s, card) <= resource(s, card.owner, RES.destiny) ? 1 : 0;
    out[2] = warrior ? Math.max(0, stats[STAT.fight], stats[STAT.shoot]) : 0;
    out[3] = warrior ? Math.max(0, stats[STAT.armor]) : 0;
    out[4] = warrior ? Math.max(0, stats[STAT.value]) : 0;
    out[5] = isKind(g, card, EQUIPMENT) ? 1 : 0;
    out[6] = isKind(g, card, KIND.special) ? 1 : 0;
    out[7] = isKind(g, card, KIND.art | KIND.gift) ? 1 : 0;
    out[8] = abilities.some((id) => g.abilities[id].tags.some((tag) => tag === 'combat' || tag === 'modifier')) ? 1 : 0;
  },
  fight,
};
