import type { Game } from '../run/game.ts';
import { run } from '../run/loop.ts';
import { emptyState } from '../run/start.ts';
import { goingOn } from '../run/windows.ts';
import { OP_RUN, OP_TABLE, type State } from '../state/records.ts';
import type { SetupInput } from './agreed.ts';
import { reviveState } from './revive.ts';
import { type Revived, type Saved, SnapshotError, saveCards, saveMods, saveSeats } from './saved.ts';

/**
 * Snapshots: a position in names, from which a game can go on by other rules than those it began with. They are taken
 * at rests, where the game waits for a seat to choose from the menu of its turn: nothing is under way there that a
 * changed procedure could have put otherwise.
 */

/** Nothing is left to do for the frames between the turn table and the menu of the seat that goes on. */
function onlyFinished(g: Game, s: State): boolean {
  const between = s.frames.slice(2, -1);
  return between.every((f) => f.op === OP_RUN && f.marks === 0 && f.pc >= g.programs[f.prog].steps.length);
}

/** Does the game wait at the menu of somebody's turn, with nothing else under way? */
export function atRest(g: Game, s: State): boolean {
  if (s.over >= 0 || s.triggers.length > 0 || s.scopes.length > 0) return false;
  const [main, table] = s.frames;
  const top = s.frames[s.frames.length - 1];
  if (table === undefined || main.prog !== g.main || table.op !== OP_TABLE) return false;
  if (!g.programs[main.prog].turns.some(({ pc }) => pc + 1 === main.pc)) return false;
  return top === table || (goingOn(top) && onlyFinished(g, s));
}

/** The position in names, null where the game is not at rest. */
export function snapshotOf(g: Game, s: State): string | null {
  if (!atRest(g, s)) return null;
  const [main, table] = s.frames;
  const { names, turns } = g.programs[main.prog];
  const turn = turns.findIndex(({ pc }) => pc + 1 === main.pc);
  const saved: Saved = {
    form: 1,
    game: g.def.id,
    at: { step: s.step, turn: s.turn, active: s.active, phase: nameOf(g.names.steps, s.phase), serial: s.serial },
    chance: { draws: s.draws, rollbacks: s.rollbacks },
    seats: saveSeats(g, s),
    cards: saveCards(g, s),
    zones: Object.fromEntries(s.zones.flatMap((ids, at) => (ids.length === 0 ? [] : [[g.zones[at].name, ids]]))),
    layout: g.zones.map((zone) => zone.name),
    links: s.links,
    mods: saveMods(g, s),
    handles: s.handles,
    nextHandle: s.nextHandle,
    tally: Object.fromEntries(g.def.tallies.map(({ name }, i) => [name, s.tally[i]])),
    used: s.used.map((value, i) => (i % 2 === 0 ? value : g.abilities[value].ability.key)),
    main: {
      turn: turns.slice(0, turn).filter((one) => one.table === turns[turn].table).length,
      you: main.you,
      side: main.side,
      vars: Object.fromEntries(names.map((name, i) => [name, main.vars[i]])),
      sets: main.sets.slice(),
    },
    table: {
      name: nameOf(g.turnNames, table.prog),
      seats: Array.from({ length: table.vars[0] }, (_, i) => ({
        seat: table.vars[1 + i * 3],
        step: g.turns[table.prog][table.vars[2 + i * 3]]?.step.step ?? '',
        stage: table.vars[3 + i * 3],
      })),
    },
  };
  return JSON.stringify(saved);
}

const nameOf = (names: ReadonlyMap<string, number>, at: number): string =>
  [...names].find(([, number]) => number === at)?.[0] ?? '';

/**
 * The state behind a snapshot by the present rules, waiting at its menu. A `SnapshotError` says why it cannot be
 * (another game, a card or step that is gone). With `rollbacks` the stream of chance has moved on meanwhile.
 */
export function revive(g: Game, setup: SetupInput, text: string, rollbacks?: number): Revived {
  const saved = JSON.parse(text) as Saved;
  if (saved.form !== 1 || saved.game !== g.def.id) throw new SnapshotError(`no snapshot of ${g.def.id}`);
  const revived = reviveState(g, emptyState(g, setup), saved, rollbacks);
  run(g, revived.state);
  return revived;
}
