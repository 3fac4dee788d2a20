import type { Game, SetupInput } from '@bojiste/kernel';
import { type Rng, rng } from '../drive/random.ts';
import { playable } from './aim.ts';

/** Which options of the format the exhaustive runner plays with: some rules wait for one, and some make more happen. */

/** One of so many games is played by the usual options. */
const USUAL_EVERY = 4;
/** What was learned from a game counts for less with every further one: what is left to find changes. */
const FORGETTING = 0.98;
/** Before anything was learned, every value is as good as one that brings this much in a game. */
const HOPE = 0.5;

/** Grains into which chance is cut. */
const FINE = 1_000_000;

/** All that is waited for on the table at once is as good as so many new things. */
const PREPARED = 8;

interface Yield {
  found: number;
  games: number;
}

export class Formats {
  private readonly yields = new Map<string, Yield>();
  constructor(private readonly g: Game) {}

  vary(input: SetupInput, played: number): SetupInput {
    if (played % USUAL_EVERY === 0) return input;
    const random = rng(played);
    let varied = input;
    for (const { name, values } of this.g.def.options) {
      const value = this.pick(
        name,
        values.map((one) => one.value),
        random,
      );
      // One that does not fit the seats or the decks, as a map of others may not, leaves the rest of them.
      const further = { ...input, options: { ...varied.options, [name]: value, ...input.options } };
      if (playable(this.g, further)) varied = further;
    }
    return varied;
  }

  /** How many new things a game with these options brought, and which share of what is waited for lay on the table at once. */
  learn({ options = {} }: SetupInput, found: number, prepared: number): void {
    for (const one of this.yields.values()) {
      one.found *= FORGETTING;
      one.games *= FORGETTING;
    }
    for (const [name, value] of Object.entries(options)) {
      const one = this.yieldOf(name, value);
      one.found += found + PREPARED * prepared ** 2;
      one.games++;
    }
  }

  private yieldOf(name: string, value: number): Yield {
    const key = `${name}=${value}`;
    const known = this.yields.get(key) ?? { found: HOPE, games: 1 };
    this.yields.set(key, known);
    return known;
  }

  /** The more a value brought in a game on the average, the more often it is taken. */
  private pick(name: string, values: readonly number[], random: Rng): number {
    const shares = values.map((value) => {
      const { found, games } = this.yieldOf(name, value);
      return (found + HOPE) / (games + 1);
    });
    let at = (shares.reduce((a, b) => a + b, 0) * random.below(FINE)) / FINE;
    for (let i = 0; i < values.length; i++) {
      at -= shares[i];
      if (at < 0) return values[i];
    }
    return values[0];
  }
}
