import {
  type Advice,
  answersTo,
  type Bilingual,
  type Card,
  cardOf,
  choose,
  cloneState,
  countOf,
  decidingSeat,
  type Game,
  isActing,
  keysOf,
  namesOf,
  notesOf,
  type Option,
  type Outlook,
  refOf,
  type Seat,
  type State,
  statOf,
} from '@bojiste/kernel';
import { damageOn, hasKind, ids, isUnit, standing, summonerOf } from '../reads/lookup.ts';
import { listTargets, mayStillAttack, symbolWorth } from '../rules/attack.ts';
import { DICE } from '../rules/components.ts';
import { SPACES } from '../rules/distance.ts';
import { KIND, LIMIT, MAGIC, STAT, TALLY } from '../types.ts';

/** What the coach says in Summoner Wars. */

const lifeLeft = (g: Game, s: State, card: Card): number => statOf(g, s, card, STAT.life) - damageOn(s, card);

function targetsOf(g: Game, s: State, card: Card): number[] {
  const out: number[] = [];
  listTargets(g, s, refOf(card), out);
  return out;
}

const enemiesInReach = (g: Game, s: State, card: Card): number[] =>
  targetsOf(g, s, card).filter((ref) => (standing(s, ref)?.control ?? card.control) !== card.control);

// ---- odds --------------------------------------------------------------------------------------------------------------

/** Chances of 0, 1, 2 ... hits. */
type Spread = readonly number[];

function both(a: Spread, b: Spread): number[] {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j] += p * q;
    });
  });
  return sum;
}

/** Hits of one die of this attacker. */
function dieOf(g: Game, s: State, attacker: Card): Spread {
  const [melee, ranged, special] = symbolWorth(g, s, attacker);
  const faces = DICE[s.options[g.names.options.get('dice') as number]];
  const spread = Array<number>(8).fill(0);
  for (const [m, r, x] of faces) spread[Math.min(7, m * melee + r * ranged + x * special)] += 1 / faces.length;
  return spread;
}

function blowOf(g: Game, s: State, attacker: Card): Spread {
  const die = dieOf(g, s, attacker);
  let sum: Spread = [1];
  for (let n = Math.max(0, statOf(g, s, attacker, STAT.strength)); n > 0; n--) sum = both(sum, die);
  return sum;
}

const mean = (spread: Spread): number => spread.reduce((sum, p, hits) => sum + p * hits, 0);

/** How likely the strongest few of them destroy the target together, if each attacks once. */
function chanceToFell(g: Game, s: State, attackers: readonly Card[], target: Card, most: number): number {
  const blows = attackers.map((card) => blowOf(g, s, card)).sort((a, b) => mean(b) - mean(a));
  const all = blows.slice(0, most).reduce<Spread>(both, [1]);
  return all.slice(Math.max(0, lifeLeft(g, s, target))).reduce((sum, p) => sum + p, 0);
}

const percent = (p: number): number => Math.round(p * 100);
const magicPoints = (n: number): Bilingual => countOf(n, ['bod magie', 'body magie', 'bodů magie'], ['magic', 'magic']);
/** Below this it is not worth a word. */
const WORTH = 0.05;

// ---- who can reach whom ------------------------------------------------------------------------------------------------

/** Can the unit attack the goal after the move it could make from the menu the world stands at? */
function reachesByMove(g: Game, s: State, seat: Seat, unit: Card, goal: Card): boolean {
  const space = g.zones[unit.zone].name;
  const move = notesOf(g, s, seat).find(({ key }) => key === `move ${space}`);
  if (move === undefined) return false;
  const begun = cloneState(s);
  choose(g, begun, seat, move.value);
  const ends = new Set<string>();
  return notesOf(g, begun, seat).some(({ key, value }) => {
    const end = key.slice(key.lastIndexOf('-') + 1);
    if (!key.startsWith(`${space}-`) || ends.has(end)) return false;
    ends.add(end);
    const moved = cloneState(begun);
    choose(g, moved, seat, value);
    return targetsOf(g, moved, moved.cards[unit.id]).includes(refOf(goal));
  });
}

const unitsOf = (g: Game, s: State, seat: Seat): Card[] =>
  s.field.map((id) => s.cards[id]).filter((card) => card.zone < SPACES && card.control === seat && isUnit(g, card));

/** Units that can attack the goal in this turn, from where they stand or after a move. */
const reaching = (g: Game, s: State, seat: Seat, goal: Card): Card[] =>
  unitsOf(g, s, seat).filter(
    (unit) => targetsOf(g, s, unit).includes(refOf(goal)) || reachesByMove(g, s, seat, unit, goal),
  );

const STILL = ['done', 'none', 'pass', 'no'];
const MOST_STEPS = 30;

/** The world as it stands when the other player moves, if nothing more is done until then; null where the game ends. */
function theirMove(g: Game, s: State, seat: Seat): State | null {
  const world = cloneState(s);
  for (let i = 0; i < MOST_STEPS && world.over < 0; i++) {
    if (world.active !== seat && world.phase === ids(g).step.move) return world;
    const asked = decidingSeat(g, world);
    const notes = notesOf(g, world, asked);
    const still = notes.find(({ key }) => STILL.includes(key)) ?? notes[0];
    choose(g, world, asked, still.value);
  }
  return null;
}

// ---- what is said ------------------------------------------------------------------------------------------------------

/** Attacks on the menu that an enemy is in reach of. */
const openAttacks = (at: Outlook): Option[] =>
  answersTo(at, 'attack').filter((option) => {
    const card = cardOf(at, option);
    return card !== null && enemiesInReach(at.g, at.s, card).length > 0;
  });

const passive: Advice = {
  tag: 'passive',
  kind: 'warning',
  clause: 'SW-PASS-01',
  tell(at) {
    if (!isActing(at, 'attack') || at.s.tally[TALLY.enemyAttacked] !== 0 || openAttacks(at).length === 0) return null;
    return {
      say: {
        cs: 'Nezaútočíte-li v tomto tahu na žádnou cizí kartu, váš Vyvolavač utrpí 1 zranění.',
        en: 'If you attack no enemy card this turn, your Summoner takes 1 damage.',
      },
      keys: ['done'],
    };
  },
};

const noDice: Advice = {
  tag: 'no-dice',
  kind: 'warning',
  clause: 'SW-ATT-12',
  tell(at) {
    if (!isActing(at, 'attack')) return null;
    const weak = answersTo(at, 'attack').filter((option) => {
      const card = cardOf(at, option);
      return card !== null && statOf(at.g, at.s, card, STAT.strength) <= 0;
    });
    if (weak.length === 0) return null;
    const { cs, en } = namesOf(
      at.g,
      weak.map((option) => cardOf(at, option)),
    );
    return {
      say: { cs: `Útok bez jediné kostky: ${cs}.`, en: `An attack without a single die: ${en}.` },
      keys: keysOf(weak),
    };
  },
};

const attacksLeft: Advice = {
  tag: 'attacks-left',
  kind: 'gain',
  clause: 'SW-ATT-01',
  tell(at) {
    if (!isActing(at, 'attack') || at.s.tally[TALLY.enemyAttacked] === 0) return null;
    const open = openAttacks(at);
    if (open.length === 0) return null;
    const { cs, en } = namesOf(
      at.g,
      open.map((option) => cardOf(at, option)),
    );
    return { say: { cs: `Ještě můžete útočit: ${cs}.`, en: `You can still attack with: ${en}.` }, keys: keysOf(open) };
  },
};

const summons: Advice = {
  tag: 'summon',
  kind: 'gain',
  clause: 'SW-SUM-02',
  tell(at) {
    const open = isActing(at, 'summon') ? answersTo(at, 'summon') : [];
    if (open.length === 0) return null;
    const points = magicPoints(at.s.seats[at.seat].resources[MAGIC]);
    const { cs, en } = namesOf(
      at.g,
      open.map((option) => cardOf(at, option)),
    );
    return {
      say: {
        cs: `Máte ${points.cs}, vyvolat můžete: ${cs}.`,
        en: `You have ${points.en} and can summon: ${en}.`,
      },
      keys: keysOf(open),
    };
  },
};

const builds: Advice = {
  tag: 'build',
  kind: 'gain',
  clause: 'SW-BUILD-05',
  tell(at) {
    const open = isActing(at, 'build') ? answersTo(at, 'build') : [];
    if (open.length === 0) return null;
    const { cs, en } = namesOf(
      at.g,
      open.map((option) => cardOf(at, option)),
    );
    return { say: { cs: `Můžete postavit: ${cs}.`, en: `You can build: ${en}.` }, keys: keysOf(open) };
  },
};

/** The enemy Summoner within reach: in the attack phase from where everybody stands, before it with a move. */
const hunt: Advice = {
  tag: 'hunt',
  kind: 'idea',
  clause: 'SW-END-02',
  tell(at) {
    const { g, s, seat } = at;
    if (!isActing(at, 'move', 'attack')) return null;
    const goal = summonerOf(g, s, 1 - seat);
    if (goal === null) return null;
    const left = LIMIT.attacks + s.tally[TALLY.extraAttacks] - s.tally[TALLY.attacks];
    const able = reaching(g, s, seat, goal).filter((unit) => mayStillAttack(g, s, unit));
    const chance = chanceToFell(g, s, able, goal, left);
    if (chance < WORTH) return null;
    const who = namesOf(g, able);
    const p = percent(chance);
    const act = isActing(at, 'move') ? 'move' : 'attack';
    return {
      say: {
        cs: `Cizí Vyvolavač je na dosah (${who.cs}): padne s pravděpodobností ${p} %.`,
        en: `The enemy Summoner is in reach (${who.en}): a ${p} % chance to win now.`,
      },
      keys: keysOf(answersTo(at, act).filter((option) => able.includes(cardOf(at, option) as Card))),
    };
  },
};

/** What the other player's units could do to the own Summoner in their next turn, cards in hand not counted. */
const threat: Advice = {
  tag: 'threat',
  kind: 'warning',
  clause: 'SW-END-01',
  tell(at) {
    const { g, s, seat } = at;
    if (!isActing(at, 'summon', 'move')) return null;
    const world = theirMove(g, s, seat);
    const mine = world === null ? null : summonerOf(g, world, seat);
    if (world === null || mine === null) return null;
    const able = reaching(g, world, 1 - seat, mine);
    const chance = chanceToFell(g, world, able, mine, LIMIT.attacks);
    if (chance < WORTH) return null;
    const who = namesOf(g, able);
    const p = percent(chance);
    return {
      say: {
        cs: `Váš Vyvolavač je na dosah (${who.cs}): příští tah padne s pravděpodobností ${p} %.`,
        en: `Your Summoner is in reach (${who.en}): a ${p} % chance to lose next turn.`,
      },
      keys: [],
    };
  },
};

/** The single attack most likely to destroy something. */
const LIKELY = 0.6;

const sureKill: Advice = {
  tag: 'kill',
  kind: 'idea',
  clause: 'SW-DMG-06',
  tell(at) {
    const { g, s } = at;
    if (!isActing(at, 'attack')) return null;
    let best: { option: Option; attacker: Card; target: Card; chance: number } | null = null;
    for (const option of answersTo(at, 'attack')) {
      const attacker = cardOf(at, option);
      if (attacker === null) continue;
      for (const ref of enemiesInReach(g, s, attacker)) {
        const target = standing(s, ref);
        if (target === null) continue;
        const chance = chanceToFell(g, s, [attacker], target, 1);
        if (chance >= LIKELY && chance > (best?.chance ?? 0)) best = { option, attacker, target, chance };
      }
    }
    if (best === null) return null;
    const [who, whom] = [namesOf(g, [best.attacker]), namesOf(g, [best.target])];
    const p = percent(best.chance);
    return {
      say: {
        cs: `Slibný útok: útočí ${who.cs}, cíl ${whom.cs}. Na eliminaci a 1 bod magie je ${p} %.`,
        en: `A good attack: ${who.en} at ${whom.en}, a ${p} % chance to destroy it and gain 1 magic.`,
      },
      keys: [best.option.key],
    };
  },
};

const champion: Advice = {
  tag: 'champion',
  kind: 'idea',
  clause: 'SW-MAG-02',
  tell(at) {
    const { g, s, seat } = at;
    if (!isActing(at, 'magic')) return null;
    const magic = s.seats[seat].resources[MAGIC];
    const wanted = s.zones[ids(g).hand + seat]
      .map((id) => s.cards[id])
      .filter((card) => hasKind(g, card, KIND.champion) && statOf(g, s, card, STAT.cost) > magic);
    const others = answersTo(at, 'discard').filter((option) => {
      const card = cardOf(at, option);
      return card !== null && !wanted.includes(card);
    });
    if (wanted.length === 0 || others.length === 0) return null;
    const cost = statOf(g, s, wanted[0], STAT.cost);
    const { cs, en } = namesOf(g, [wanted[0]]);
    return {
      say: {
        cs: `${cs} stojí ${magicPoints(cost).cs} a máte ${magic}: každá odhozená karta přidá 1.`,
        en: `${en} costs ${cost} magic and you have ${magic}: each card you discard adds 1.`,
      },
      keys: keysOf(others),
    };
  },
};

/** Nobody reaches anybody yet. */
const closer: Advice = {
  tag: 'closer',
  kind: 'idea',
  clause: 'SW-MOVE-03',
  tell(at) {
    const { g, s, seat } = at;
    const moves = isActing(at, 'move') ? answersTo(at, 'move') : [];
    if (moves.length === 0 || unitsOf(g, s, seat).some((unit) => enemiesInReach(g, s, unit).length > 0)) return null;
    return {
      say: {
        cs: 'Zatím nikdo nedosáhne na žádnou cizí kartu: pošlete někoho dopředu.',
        en: 'Nobody reaches an enemy card yet: send somebody forward.',
      },
      keys: keysOf(moves),
    };
  },
};

export const coach: readonly Advice[] = [
  threat,
  hunt,
  sureKill,
  passive,
  noDice,
  attacksLeft,
  summons,
  builds,
  champion,
  closer,
];
