import { skirmish } from '@bojiste/testing/skirmish/index';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeCounter,
  changeResource,
  choose,
  cloneState,
  compileGame,
  decidingSeat,
  ensureIndex,
  fromJson,
  type Game,
  hashState,
  moveCard,
  newGame,
  optionsOf,
  refreshIndex,
  type State,
  setControl,
  setFace,
  setFlag,
  setHost,
  setLink,
  showCard,
  shuffleZone,
  toJson,
} from '../index.ts';
import { refOf } from '../state/records.ts';

const g: Game = compileGame(skirmish);
const start = (seed: string, of: Game = g): State =>
  newGame(of, { seats: 2, mode: 'duel', decks: [skirmish.decks[0], skirmish.decks[1]], seed });

/** One call of an atom, by numbers that are brought into range. */
type Call = readonly [atom: number, card: number, place: number, n: number];
const call = fc.tuple(fc.nat(9), fc.nat(100), fc.nat(100), fc.integer({ min: -3, max: 5 }));

function perform(g: Game, s: State, [atom, at, to, n]: Call): void {
  const card = s.cards[at % s.cards.length];
  const place = to % s.zones.length;
  const other = s.cards[to % s.cards.length];
  switch (atom) {
    case 0:
    case 1:
      moveCard(g, s, card, place, n > 2, n < -1);
      return;
    case 2:
      changeCounter(g, s, card, to % 2, n);
      return;
    case 3:
      changeResource(s, at % 2, 0, n);
      return;
    case 4:
      setControl(g, s, card, to % 2);
      return;
    case 5:
      setFlag(s, card, to % 3, n > 0);
      return;
    case 6:
      setFace(g, s, card, n > 0);
      return;
    case 7:
      setHost(s, card, refOf(other));
      if (g.def.works !== undefined) refreshIndex(s);
      return;
    case 8:
      setLink(s, refOf(card), 0, refOf(other));
      return;
    default:
      if (n > 0) shuffleZone(g, s, place);
      else showCard(g, s, card, 1 << (to % 2));
  }
}

/** Zones, cards, the list of cards in play, counters and handles must tell the same story. */
function contradictions(s: State): string[] {
  const out: string[] = [];
  const places = new Map<number, number>();
  s.zones.forEach((zone, at) => {
    for (const id of zone) {
      if (places.has(id)) out.push(`card ${id} lies twice`);
      places.set(id, at);
    }
  });
  for (const card of s.cards) if (places.get(card.id) !== card.zone) out.push(`card ${card.id} is not where it says`);
  const field = s.cards.filter((card) => g.onBoard[card.zone] === 1).map((card) => card.id);
  if (field.join() !== s.field.join()) out.push('the list of cards in play is wrong');
  if (s.counters.length !== s.cards.length * g.def.counters.length || s.counters.some((n) => n < 0))
    out.push('counters');
  if (s.seats.some((seat) => seat.resources.some((n) => n < 0))) out.push('a negative resource');
  for (const handles of s.handles) {
    const used = handles.filter((handle) => handle !== 0);
    if (new Set(used).size !== used.length) out.push('two cards share a handle');
  }
  return out;
}

/** The same game with a rule by which cards sleep that carry others. */
const laden: Game = compileGame({
  ...skirmish,
  works: (_, s, card) => !s.cards.some((other) => other.host === refOf(card)),
});

/** Every second of some cards lies with the one before it; none of them grants anything, which would file all anew. */
function inPairs(game: Game, s: State): void {
  const grants = (ability: number): boolean => game.abilities[ability].ability.kind === 'always';
  const plain = s.cards.filter((card) => !game.defs[card.def].abilities.some(grants)).slice(0, 12);
  for (let i = 0; i < plain.length; i += 2) {
    const [host, other] = [plain[i], plain[i + 1]];
    for (const card of [host, other]) moveCard(game, s, card, game.boardStart + (i >> 1));
    setHost(s, other, refOf(host));
  }
  refreshIndex(s);
  ensureIndex(game, s);
}

test.each([
  ['', g],
  [', also where abilities sleep by what is attached', laden],
])('zones and cards stay consistent under any atoms, and so does the index of live abilities%s', (_, game) => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 40 }), (calls) => {
      const s = start('atoms', game);
      inPairs(game, s);
      for (const one of calls) {
        perform(game, s, one);
        if (one[3] % 2 === 0) ensureIndex(game, s);
      }
      expect(contradictions(s)).toEqual([]);
      ensureIndex(game, s);
      const fresh = fromJson(toJson(s));
      ensureIndex(game, fresh);
      expect(s.listen).toEqual(fresh.listen);
      expect(hashState(fresh)).toBe(hashState(s));
    }),
    { numRuns: 300, seed: 7 },
  );
});

const steps = fc.array(fc.nat(1000), { minLength: 5, maxLength: 80 });

function step(s: State, choice: number): void {
  const seat = decidingSeat(g, s);
  const options = optionsOf(g, s, seat);
  choose(g, s, seat, options[choice % options.length]);
}

test('saving and reviving before every decision changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), steps, (seed, choices) => {
      const plain = start(seed);
      let revived = start(seed);
      for (const choice of choices) {
        if (plain.over >= 0) break;
        revived = fromJson(toJson(revived));
        step(plain, choice);
        step(revived, choice);
        expect(toJson({ ...revived, tick: 0, stale: 0 } as State)).toBe(
          toJson({ ...plain, tick: 0, stale: 0 } as State),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('a copy plays on without touching what it was copied from, and equal states have equal digests', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), steps, steps, (seed, first, second) => {
      const s = start(seed);
      for (const choice of first) if (s.over < 0) step(s, choice);
      const before = toJson(s);
      const copy = cloneState(s);
      expect(hashState(copy)).toBe(hashState(s));
      for (const choice of second) if (copy.over < 0) step(copy, choice);
      expect(toJson(s)).toBe(before);
      if (copy.step > s.step) expect(hashState(copy)).not.toBe(hashState(s));
    }),
    { numRuns: 100 },
  );
});

test('the same seed and moves give the same game', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), steps, (seed, choices) => {
      const [a, b] = [start(seed), start(seed)];
      for (const choice of choices) {
        if (a.over >= 0) break;
        step(a, choice);
        step(b, choice);
      }
      expect(hashState(a)).toBe(hashState(b));
    }),
    { numRuns: 40 },
  );
});
