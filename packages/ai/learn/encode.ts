import {
  type Card,
  digest,
  type Fighting,
  type Game,
  type Gauge,
  perGame,
  type Seat,
  type State,
  scratch,
} from '@bojiste/kernel';

/**
 * A position in numbers, the same way for every game: what each side has, and what its cards on the table come to. Read is only
 * what the seat may know: public cards, sizes of piles, and the faces of its own hand. A game says what is counted (`Gauge`).
 */

/** Changes when the same position is written otherwise. */
const VERSION = 1;

/** Gaps to what the other side lives by: at once, within a turn, and so many steps beyond. */
const BANDS = ['now', 'turn', 'near', 'far'] as const;
const NEAR = 2;
const DANGERS = ['felled', 'lost', 'threat'] as const;

export interface Encoder {
  readonly gauge: Gauge;
  /** Numbers for one side. */
  readonly size: number;
  readonly names: readonly string[];
  /** Of the list of names and this version: weights fit only what they were trained for. */
  readonly digest: number;
}

function namesOf(gauge: Gauge): string[] {
  const { stocks, places, measures, held, fight } = gauge;
  return [
    'turn',
    ...stocks,
    ...held.map((name) => `hand:${name}`),
    ...places.flatMap((place) => ['cards', ...measures].map((name) => `${place}:${name}`)),
    ...(fight === undefined
      ? []
      : [...BANDS.map((band) => `gap:${band}`), ...fight.ranks.flatMap((rank) => DANGERS.map((d) => `${rank}:${d}`))]),
  ];
}

/** Null for a game that does not say what is counted. */
export const encoderOf = perGame((g): Encoder | null => {
  const { gauge } = g.def;
  if (gauge === undefined) return null;
  const names = namesOf(gauge);
  return { gauge, size: names.length, names, digest: digest(`${VERSION} ${names.join(' ')}`) };
});

const MOST = 127;
/** What the game says of one card or side. */
const told = scratch(new Int32Array(64));

/** Writes the numbers of one side from `at` on. `viewer` is whose hand is open. */
export function encodeSide(
  { gauge, size }: Encoder,
  g: Game,
  s: State,
  side: Seat,
  viewer: Seat,
  out: Int32Array,
  at: number,
): void {
  const { stocks, held, places, measures, fight } = gauge;
  out.fill(0, at, at + size);
  out[at] = s.active === side ? 1 : 0;
  gauge.stocksOf(g, s, side, told);
  let to = at + 1;
  for (let i = 0; i < stocks.length; i++) out[to + i] = told[i];
  to += stocks.length;
  if (side === viewer) addHand(gauge, g, s, side, out, to);
  to += held.length;
  const width = measures.length + 1;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (card.control !== side) continue;
    const place = gauge.placeOf(g, s, card);
    if (place < 0) continue;
    const base = to + place * width;
    out[base]++;
    gauge.measure(g, s, card, told);
    for (let j = 0; j < measures.length; j++) out[base + 1 + j] += told[j];
  }
  if (fight !== undefined) addFight(gauge, fight, g, s, side, out, to + places.length * width);
  for (let i = at; i < at + size; i++) {
    const n = out[i];
    if (n > MOST) out[i] = MOST;
    else if (n < 0) out[i] = 0;
  }
}

function addHand(gauge: Gauge, g: Game, s: State, side: Seat, out: Int32Array, to: number): void {
  const ids = s.zones[g.zoneOf(gauge.hand, side)];
  for (let i = 0; i < ids.length; i++) {
    gauge.holdsOf(g, s, s.cards[ids[i]], told);
    for (let j = 0; j < gauge.held.length; j++) out[to + j] += told[j];
  }
}

const own: Card[] = scratch([]);
const foes: Card[] = scratch([]);

/** How near the side is to what the other lives by, and what of its own stands in danger. */
function addFight(gauge: Gauge, fight: Fighting, g: Game, s: State, side: Seat, out: Int32Array, to: number): void {
  own.length = foes.length = 0;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (gauge.placeOf(g, s, card) >= 0) (card.control === side ? own : foes).push(card);
  }
  for (let i = 0; i < foes.length; i++) if (fight.rankOf(g, foes[i]) === 0) addGaps(fight, g, s, foes[i], out, to);
  for (let i = 0; i < own.length; i++) addDanger(fight, g, s, own[i], out, to + BANDS.length);
}

function addGaps(fight: Fighting, g: Game, s: State, goal: Card, out: Int32Array, to: number): void {
  for (let i = 0; i < own.length; i++) {
    const force = fight.force(g, s, own[i]);
    if (force <= 0) continue;
    const gap = fight.gap(g, s, own[i], goal);
    const beyond = gap - fight.stride(g, own[i]);
    const band = gap <= 0 ? 0 : beyond <= 0 ? 1 : beyond <= NEAR ? 2 : 3;
    out[to + band] += force;
  }
}

/** Blows of a turn that are counted against one target. */
const BLOWS = 3;
const strongest = scratch(new Int32Array(BLOWS));

function addDanger(fight: Fighting, g: Game, s: State, card: Card, out: Int32Array, from: number): void {
  strongest.fill(0);
  for (let i = 0; i < foes.length; i++) {
    const force = fight.force(g, s, foes[i]);
    if (force <= strongest[BLOWS - 1]) continue;
    if (fight.gap(g, s, foes[i], card) > fight.stride(g, foes[i])) continue;
    let n = BLOWS - 1;
    for (; n > 0 && strongest[n - 1] < force; n--) strongest[n] = strongest[n - 1];
    strongest[n] = force;
  }
  const threat = strongest[0] + strongest[1] + strongest[2];
  if (threat === 0) return;
  const to = from + fight.rankOf(g, card) * DANGERS.length;
  const life = Math.max(1, fight.life(g, s, card));
  const worth = fight.worth(g, card);
  if (threat >= life) {
    out[to]++;
    out[to + 1] += worth;
  }
  out[to + 2] += Math.floor((4 * worth * Math.min(threat, life)) / life);
}
