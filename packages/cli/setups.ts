import { type Deck, type Game, type SetupInput, sure } from '@bojiste/kernel';
import { UsageError } from './commands/command.ts';

/** How the games of a run are set up: mode, seats and decks, the same for the same number of a game. */

export interface Plan {
  readonly mode: string;
  readonly seats: number;
  /** One list of decks for every pairing; games go through them in turn. */
  readonly pairings: readonly (readonly Deck[])[];
  readonly options: Readonly<Record<string, number>>;
}

export interface PlanWords {
  readonly mode?: string;
  readonly seats?: string;
  readonly decks?: string;
  /** What the table agrees on: name=value, by commas. */
  readonly options?: string;
}

export function makePlan(g: Game, words: PlanWords): Plan {
  const mode = words.mode === undefined ? g.def.modes[0] : g.def.modes.find((m) => m.key === words.mode);
  if (mode === undefined)
    throw new UsageError(
      `${g.def.id} has no mode "${words.mode}". It has: ${g.def.modes.map((m) => m.key).join(', ')}`,
    );
  const seats = words.seats === undefined ? sure(mode.seats[0]) : Number(words.seats);
  if (!mode.seats.includes(seats))
    throw new UsageError(`${g.def.id}, mode ${mode.key}: ${mode.seats.join(' or ')} players, not ${words.seats}`);
  return { mode: mode.key, seats, pairings: pairingsOf(g, seats, words.decks), options: optionsOf(g, words.options) };
}

/** Options by the name or the number of their value. */
function optionsOf(g: Game, words = ''): Readonly<Record<string, number>> {
  const out: Record<string, number> = {};
  for (const word of words.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', text] = word.trim().split('=');
    const option = g.def.options.find((one) => one.name === name);
    if (option === undefined)
      throw new UsageError(
        `${g.def.id} has no option "${name}". It has: ${g.def.options.map((o) => o.name).join(', ')}`,
      );
    const value = option.values.find((one) => one.name === text || `${one.value}` === text);
    if (value === undefined)
      throw new UsageError(`${name} is one of ${option.values.map((one) => one.name).join(', ')}, not "${text}"`);
    out[name] = value.value;
  }
  return out;
}

export const deckKey = (deck: Deck, at: number): string => deck.key ?? `${at + 1}`;

function deckNamed(g: Game, key: string): Deck {
  const found = g.def.decks.find((deck, at) => deckKey(deck, at) === key);
  if (found === undefined)
    throw new UsageError(`${g.def.id} has no deck "${key}". It has: ${g.def.decks.map(deckKey).join(', ') || 'none'}`);
  return found;
}

function pairingsOf(g: Game, seats: number, words: string | undefined): readonly (readonly Deck[])[] {
  const { decks } = g.def;
  if (decks.length === 0) return [[]];
  if (words === 'all') return allPairings(decks, seats);
  if (words === undefined) return [Array.from({ length: seats }, (_, seat) => sure(decks[seat % decks.length]))];
  const named = words.split(',').map((key) => deckNamed(g, key.trim()));
  if (named.length > seats) throw new UsageError(`--decks names ${named.length} decks for ${seats} players`);
  return [Array.from({ length: seats }, (_, seat) => sure(named[seat % named.length]))];
}

/** Every deck in every seat against every other and itself, mixed so that a short run too meets each deck in each seat. */
function allPairings(decks: readonly Deck[], seats: number): Deck[][] {
  let all: Deck[][] = [[]];
  for (let seat = 0; seat < seats; seat++) all = all.flatMap((some) => decks.map((deck) => [...some, deck]));
  const step = strideThrough(all.length);
  return all.map((_, i) => sure(all[(i * step) % all.length]));
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** A stride near the golden section that visits every place once. */
function strideThrough(length: number): number {
  let step = Math.max(1, Math.round(length * 0.618));
  while (commonDivisor(step, length) !== 1) step++;
  return step;
}

export const gameSeed = (seed: string, number: number): string => `${seed}/${number}`;

export function setupOf(plan: Plan, seed: string, number: number): SetupInput {
  const decks = sure(plan.pairings[number % plan.pairings.length]);
  return { seats: plan.seats, mode: plan.mode, decks, seed: gameSeed(seed, number), options: plan.options };
}
