import { keyFromSeed } from '../state/random.ts';
import { Card, filled, NO_ROW, numbers, SeatState, State } from '../state/records.ts';
import type { SetupInput } from '../table/agreed.ts';
import { type CardId, NONE, type Seat, type ZoneId } from '../types.ts';
import { createCard } from './atoms.ts';
import type { Game } from './game.ts';
import { run } from './loop.ts';
import { pushProgram } from './programs.ts';
import { pushTable, skipTo } from './table.ts';

const NO_CARDS: readonly CardId[] = [];

/** A state with seats and empty zones, before any card is there. */
export function emptyState(g: Game, input: SetupInput): State {
  const { def } = g;
  const count = input.seats + (def.modes.find((mode) => mode.key === input.mode)?.ruled ?? 0);
  const seats = Array.from({ length: count }, () => new SeatState(numbers(def.resources.length, 0), 0, 0, []));
  const viewers = count + 1;
  const tallies: number[] = [];
  for (const tally of def.tallies) tallies.push(tally.start);
  const options = def.options.map((option) => input.options?.[option.name] ?? option.start);
  return new State(
    0,
    0,
    keyFromSeed(input.seed),
    0,
    0,
    [],
    0,
    0,
    0,
    seats,
    [],
    filled(g.zones.length, NO_CARDS),
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    Array.from({ length: viewers }, () => []),
    numbers(viewers, 1),
    tallies,
    [],
    options,
    0,
    0,
    1,
    0,
    -1,
    0,
    [],
    [],
    0,
  );
}

/** Puts a new card of a definition into a zone. */
export function addCard(g: Game, s: State, key: string, owner: Seat, zone: ZoneId): Card {
  const card = new Card(s.cards.length, g.cardDef(key).index, owner, owner, zone, 0, 0, 0, NONE, 0);
  createCard(g, s, card);
  return card;
}

/** A new game, run to its first decision. */
export function newGame(g: Game, input: SetupInput): State {
  checkInput(g, input);
  const s = emptyState(g, input);
  g.def.setup(g, s, input);
  begin(g, s);
  return s;
}

/** Starts the main procedure and runs to the first decision. */
export function begin(g: Game, s: State): void {
  pushProgram(g, s, g.main, NONE, s.active, NO_ROW, 0, null);
  run(g, s);
}

/**
 * Starts in the middle of a seat's turn: at the menu of a step, or (`enter`) as the step begins. For scenes, puzzles
 * and tutorials.
 */
export function beginAt(g: Game, s: State, seats: readonly Seat[], stepName: string, enter = false): void {
  const program = g.programs[g.main];
  const found = program.turns.find(({ table }) => g.turns[table].some((step) => step.step.step === stepName));
  if (found === undefined) throw new Error(`${g.def.id}: no step "${stepName}" in a turn of the main procedure`);
  const index = g.turns[found.table].findIndex((step) => step.step.step === stepName);
  s.active = seats[0];
  s.turn = Math.max(1, s.turn);
  s.phase = g.turns[found.table][index].id;
  const main = pushProgram(g, s, g.main, NONE, seats[0], NO_ROW, 0, null);
  main.pc = found.pc + 1;
  pushTable(s, found.table, seats, 0);
  skipTo(s, index, enter);
  s.unsettled = 0;
  run(g, s);
}

function checkInput(g: Game, input: SetupInput): void {
  const mode = g.def.modes.find((m) => m.key === input.mode);
  if (mode === undefined) {
    throw new Error(`${g.def.id} has no mode "${input.mode}"; it has ${g.def.modes.map((m) => m.key).join(', ')}`);
  }
  if (!mode.seats.includes(input.seats)) {
    throw new Error(`${g.def.id}, mode ${mode.key}: ${mode.seats.join(' or ')} players, not ${input.seats}`);
  }
  if (input.options === undefined) return;
  for (const [name, value] of Object.entries(input.options)) {
    const option = g.def.options.find((o) => o.name === name);
    if (option === undefined) throw new Error(`${g.def.id} has no option "${name}"`);
    if (!option.values.some((v) => v.value === value))
      throw new Error(`${g.def.id}: option ${name} cannot be ${value}`);
  }
}
