import { type Card, type Game, has, optionOf, refOf, type Seat, type State, type Weights } from '@bojiste/kernel';
import { attachedTo, combatCapable, ids, resource, value, warriorsOf } from '../reads/lookup.ts';
import { FLAG, RES, STAT } from '../types.ts';
import { type Own, own } from './weights.ts';

/** How a seat stands: victory points above all, then warriors, then means to get more of them. */

/** Destiny points that a good warrior costs. */
const ENOUGH = 10;

const destinyWorth = (points: number, w: Own): number =>
  w.destiny * Math.min(points, ENOUGH) + w.destinyMore * Math.min(Math.max(0, points - ENOUGH), ENOUGH);

/** A warrior as numbers. */
interface Fighter {
  readonly worth: number;
  /** Points for the kill, and the share of them that the next wound brings nearer. */
  readonly prize: number;
  readonly fight: number;
  readonly shoot: number;
  readonly armor: number;
  readonly attacks: boolean;
}

/** A wound is on the way to a kill. */
const WOUND = 0.4;

function fighterOf(g: Game, s: State, card: Card, w: Own): Fighter {
  const able = combatCapable(g, s, card);
  const wounded = has(card, FLAG.wounded);
  const fight = value(g, s, card, STAT.fight);
  const shoot = value(g, s, card, STAT.shoot);
  const armor = value(g, s, card, STAT.armor);
  // Nobody attacks out of cover: who sits there is safe, and of little use.
  const attacks = able && !has(card, FLAG.covered);
  const worth = able ? w.body + (attacks ? Math.max(fight, shoot) * w.attack : 0) + armor * w.armor : w.idle;
  const attached = attachedTo(g, s, refOf(card)).length;
  return {
    worth: worth * (wounded ? w.hurt : 1) + w.attached * attached,
    prize: Math.max(1, value(g, s, card, STAT.value)) * (wounded ? 1 : WOUND),
    fight,
    shoot,
    armor,
    attacks,
  };
}

const fightersOf = (g: Game, s: State, seat: Seat, w: Own): Fighter[] =>
  warriorsOf(g, s, seat).map((card) => fighterOf(g, s, card, w));

/** The best first: an army is as good as those who fight, and the rest are there to follow them. */
function armyWorth(fighters: readonly Fighter[], w: Own): number {
  let sum = 0;
  let part = 1;
  for (const { worth } of fighters.slice().sort((a, b) => b.worth - a.worth)) {
    sum += part * worth;
    part *= w.further;
  }
  return sum;
}

/** Points of the best attack of one side at another, with what the answer takes. */
function bestAttack(attackers: readonly Fighter[], defenders: readonly Fighter[]): number {
  let most = 0;
  for (const a of attackers) {
    if (!a.attacks) continue;
    for (const d of defenders) {
      const close = (a.fight >= d.armor ? d.prize : 0) - (d.fight >= a.armor ? a.prize : 0);
      const apart = (a.shoot >= d.armor ? d.prize : 0) - (d.shoot >= a.armor ? a.prize : 0);
      most = Math.max(most, close, apart);
    }
  }
  return most;
}

/** In steps of some rounds: else whoever is behind would think that to end a turn makes it better. */
const STEP = 3;

/** What still counts of the means to get points, 1 to 0: nothing can be made of them once time is up (DT-WIN-03, 06). */
function useOfMeans(g: Game, s: State, w: Own): number {
  const limit = optionOf(g, s, 'rounds');
  if (limit === 0) return 1;
  const left = Math.max(0, limit - Math.floor(s.turn / s.seats.length));
  return Math.min(1, (Math.ceil((left + 1) / STEP) * STEP) / w.season);
}

/** One seat by itself: points, and the means to get more. */
function standing(g: Game, s: State, seat: Seat, fighters: readonly Fighter[], use: number, w: Own): number {
  const points = resource(s, seat, RES.victory) - resource(s, seat, RES.debt);
  let means = armyWorth(fighters, w) + destinyWorth(resource(s, seat, RES.destiny), w);
  means += s.zones[ids(g).hand + seat].length * w.hand + s.zones[ids(g).hidden + seat].length * w.hidden;
  const last = resource(s, seat, RES.lastStand) > 0 ? w.lastStand : 0;
  return points * pointWorth(g, s, w) + use * means + last;
}

const pointWorth = (g: Game, s: State, w: Own): number => w.victory / optionOf(g, s, 'target');

/** A side is as good as its best seat; several opponents as good as the best of them. */
export function evaluate(g: Game, s: State, seat: Seat, given: Weights = own): number {
  const w = given as Own;
  const use = useOfMeans(g, s, w);
  const threat = use * w.threat * pointWorth(g, s, w);
  const armies = s.seats.map((state, i) => (state.out === 0 ? fightersOf(g, s, i, w) : []));
  let best = Number.NEGATIVE_INFINITY;
  let mine = Number.NEGATIVE_INFINITY;
  s.seats.forEach((state, i) => {
    let worth = state.out === 0 ? standing(g, s, i, armies[i], use, w) : 0;
    const friend = i === seat || g.def.allied(s, i, seat);
    armies.forEach((army, foe) => {
      const hostile = foe !== i && !g.def.allied(s, i, foe) && (friend || foe === seat || g.def.allied(s, foe, seat));
      if (hostile) worth += (threat * bestAttack(armies[i], army)) / (s.seats.length - 1);
    });
    if (friend) mine = Math.max(mine, worth);
    else best = Math.max(best, worth);
  });
  return Math.tanh((mine - best) / w.scale);
}
