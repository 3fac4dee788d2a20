import type { Game } from '../run/game.ts';
import { run } from '../run/loop.ts';
import { FACE, sees } from '../run/sight.ts';
import { forgetIntents } from '../run/windows.ts';
import { cloneState } from '../state/clone.ts';
import { streamWord } from '../state/random.ts';
import type { Card, State } from '../state/records.ts';
import type { Seat } from '../types.ts';
import { guessFaces } from './lists.ts';
import { viewerIndex } from './view.ts';

/**
 * Another world that looks the same to one viewer: hidden cards of each owner are dealt anew among the places where
 * hidden cards lie, and the random stream gets a new key. What the viewer knows stays where it is. The seats in `own`
 * (bits) play lists that the viewer does not know: their hidden cards are guessed.
 */
export function dealAnew(g: Game, s: State, viewer: Seat, key: readonly number[], own = 0): State {
  const world = cloneState(s);
  const at = viewerIndex(s, viewer);
  let draws = 0;
  const random = (n: number): number => streamWord(key, draws++, 0) % n;
  for (let owner = 0; owner < world.seats.length; owner++) {
    const cards = world.cards.filter((card) => card.owner === owner);
    const pools = poolsOf(
      g,
      cards.filter((card) => unknownTo(g, s, card, at)),
    );
    if (owner !== viewer && (own & (1 << owner)) !== 0) guess(g, cards, pools, random);
    for (const pool of pools) exchange(g, world, pool, random);
  }
  forgetIntents(world, viewer);
  world.key = [0, 1, 2, 3].map((i) => streamWord(key, 1_000_000 + i, 1) | 0);
  world.draws = 0;
  world.stale = 1;
  return world;
}

/** Gives the hidden cards faces that a list with the others in it may have. */
function guess(g: Game, cards: readonly Card[], pools: readonly Card[][], random: (n: number) => number): void {
  const hidden = new Set(pools.flat());
  const seen = cards.filter((card) => !hidden.has(card)).map((card) => card.def);
  const sizes = pools.map((pool) => pool.length);
  const faces = guessFaces(g, seen, sizes, random);
  pools.forEach((pool, n) => {
    pool.forEach((card, i) => {
      card.def = faces[n][i] ?? card.def;
    });
  });
}

/**
 * Deals the faces of these cards anew among them. It starts from the sorted faces and never from how they lie, so that
 * worlds which look the same to the viewer also give the same samples.
 */
function exchange(g: Game, s: State, cards: readonly Card[], random: (n: number) => number): void {
  const faces = cards.map((card) => card.def).sort((a, b) => a - b);
  const dealt = g.def.fits === undefined ? mixed(faces, random) : fitted(g, s, cards, faces, random);
  for (let i = 0; i < dealt.length; i++) cards[i].def = dealt[i];
}

function mixed(faces: number[], random: (n: number) => number): number[] {
  for (let i = faces.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const held = faces[i];
    faces[i] = faces[j];
    faces[j] = held;
  }
  return faces;
}

/** Where places are choosy, those that take the fewest faces come first, so that some are left for them. */
function fitted(g: Game, s: State, cards: readonly Card[], faces: readonly number[], random: (n: number) => number) {
  const fits = (card: Card, def: number): boolean => g.def.fits?.(g, s, card, def) ?? true;
  const takes = cards.map((card) => faces.filter((def) => fits(card, def)).length);
  const order = cards.map((_, i) => i).sort((a, b) => takes[a] - takes[b] || a - b);
  const left = faces.slice();
  const dealt: number[] = [];
  for (const i of order) {
    const open = takes[i] === faces.length ? left : left.filter((def) => fits(cards[i], def));
    // Nothing fits any more: the first face has to.
    const def = open.length === 0 ? left[0] : open[random(open.length)];
    left.splice(left.indexOf(def), 1);
    dealt[i] = def;
  }
  return dealt;
}

/** Where a player has several decks, a card stays in its own. */
function poolsOf(g: Game, cards: readonly Card[]): Card[][] {
  const pools: Card[][] = [];
  for (const card of cards) {
    const at = g.def.pool?.(g, card.def) ?? 0;
    while (pools.length <= at) pools.push([]);
    pools[at].push(card);
  }
  return pools;
}

/** A seat that saw a card keeps knowing it, also where the game shows it only a back. */
const unknownTo = (g: Game, s: State, card: Card, at: number): boolean =>
  sees(g, s, card, at) !== FACE && (card.known & (1 << at)) === 0;

/** A world to play on in: other seats' options may name hidden cards, so whatever waits is asked again. */
export function sampleWorld(g: Game, s: State, viewer: Seat, key: readonly number[], own = 0): State {
  const world = dealAnew(g, s, viewer, key, own);
  run(g, world);
  return world;
}
