import {
  applyMove,
  compileGame,
  decidingSeats,
  decisionOf,
  type Game,
  newGame,
  type Seat,
  type State,
  sampleWorld,
  type View,
  viewOf,
} from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { type GameExtras, loadGame } from '../games/index.ts';
import { previewOf } from '../preview.ts';
import type { Effect } from '../types.ts';
import { plain } from '../words.ts';

/** What the table calls certain before a choice is made comes true when it is made, whatever lies hidden. */

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];
const SEEDS = ['one', 'two'];
const DECISIONS = 80;

/** Some option or other, the same in every run. */
const some = <T>(list: readonly T[], step: number): T => list[(step * 7919) % list.length];

function cameTrue(g: Game, view: View, effect: Effect): boolean {
  switch (effect.k) {
    case 'gone':
      return !view.cards.some(({ handle, zone }) => handle === effect.card && g.zones[zone].board);
    case 'counter': {
      const which = g.def.counters.findIndex(({ name }) => name === effect.counter);
      return view.cards.find(({ handle }) => handle === effect.card)?.counters[which] === effect.to;
    }
    case 'pile': {
      const pile = g.zones.find(({ decl, seat }) => decl.name === effect.pile && seat === effect.seat);
      return view.sizes[pile!.id] === effect.to;
    }
    case 'resource': {
      const which = g.def.resources.findIndex(({ text }) => plain(text).en === effect.name.en);
      return view.seats[effect.seat].resources[which] === effect.to;
    }
  }
}

interface Foretold {
  readonly certain: number;
  readonly wrong: readonly string[];
}

function foretold(g: Game, extras: GameExtras, s: State): Foretold {
  const wrong: string[] = [];
  let certain = 0;
  for (let step = 1; step <= DECISIONS && s.over < 0; step++) {
    const seat: Seat = some(decidingSeats(g, s), step);
    const { key } = some(decisionOf(g, s, seat)!.options, step);
    const sample = (world: readonly number[]): State => sampleWorld(g, s, seat, world);
    const preview = previewOf(g, s, seat, [key], extras, sample);
    expect(applyMove(g, s, { seat, key })).toBeNull();
    const view = viewOf(g, s, seat);
    for (const effect of preview?.certain ?? []) {
      certain++;
      if (!cameTrue(g, view, effect)) wrong.push(`${step} ${key} ${JSON.stringify(effect)}`);
    }
  }
  return { certain, wrong };
}

describe.each(GAMES)('%s', (id) => {
  it('foretells nothing that does not happen', { timeout: 120_000 }, async () => {
    const extras = await loadGame(id);
    const g = compileGame(extras.def);
    const decks = g.def.decks.slice(0, 2);
    const games = SEEDS.map((seed) => foretold(g, extras, newGame(g, { seats: 2, mode: 'duel', decks, seed })));
    expect(games.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(games.reduce((n, { certain }) => n + certain, 0)).toBeGreaterThan(4);
  });
});
