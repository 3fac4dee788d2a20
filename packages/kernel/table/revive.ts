import type { Game } from '../run/game.ts';
import { Card, Frame, Mod, OP_RUN, OP_TABLE, SETS_FIXED, SeatState, type Sets, State } from '../state/records.ts';
import { NONE } from '../types.ts';
import { type Revived, type Saved, type SavedCard, type SavedMod, type SavedSeat, SnapshotError } from './saved.ts';

/** A saved position by the names of the present rules. What they do not know is an error, or noted as lost. */

/** The stage of a step in which its menu is open, and what stands for "no intent" after the seats (run/table). */
const MENU = 2;
const NO_INTENT = -2;

class Reviver {
  readonly lost: string[] = [];
  private readonly zones: ReadonlyMap<string, number>;
  private readonly changes: ReadonlyMap<string, number>;

  constructor(readonly g: Game) {
    this.zones = new Map(g.zones.map((zone) => [zone.name, zone.id]));
    this.changes = new Map(g.changes.map((change, i) => [change.key, i]));
  }

  private need(names: ReadonlyMap<string, number>, name: string, what: string): number {
    const at = names.get(name);
    if (at === undefined) throw new SnapshotError(`${this.g.def.id} has no ${what} "${name}" any more`);
    return at;
  }

  zone = (name: string): number => this.need(this.zones, name, 'zone');
  step = (name: string): number => this.need(this.g.names.steps, name, 'step');

  /** Values by name in the order of the present declarations; those that are gone are noted. */
  private put(names: ReadonlyMap<string, number>, saved: Readonly<Record<string, number>>, into: number[]): number[] {
    for (const [name, value] of Object.entries(saved)) {
      const at = names.get(name);
      if (at === undefined) this.lost.push(name);
      else into[at] = value;
    }
    return into;
  }

  card = (saved: SavedCard, id: number): Card => {
    const [owner, control, born, face, known, host] = saved.facts;
    const def = this.need(this.g.names.cards, saved.key, 'card');
    let flags = 0;
    for (const name of saved.flags ?? []) {
      const at = this.g.names.flags.get(name);
      if (at === undefined) this.lost.push(name);
      else flags |= 1 << at;
    }
    return new Card(id, def, owner, control, this.zone(saved.zone), born, face, known, host, flags);
  };

  counters(cards: readonly SavedCard[]): number[] {
    return cards.flatMap(({ counters = {} }) =>
      this.put(
        this.g.names.counters,
        counters,
        this.g.def.counters.map(() => 0),
      ),
    );
  }

  seat = (saved: SavedSeat): SeatState => {
    const resources = this.put(
      this.g.names.resources,
      saved.resources,
      this.g.def.resources.map(() => 0),
    );
    const prefs = Object.entries(saved.stops).flatMap(([name, stop]) => {
      const window = this.g.windows.findIndex(({ spec }) => spec.name === name);
      return window < 0 ? [] : [window, stop];
    });
    return new SeatState(resources, saved.moves, saved.out, prefs);
  };

  mod = (saved: SavedMod): Mod[] => {
    const change = this.changes.get(saved.key);
    if (change === undefined) {
      this.lost.push(saved.key);
      return [];
    }
    const [source, by, until, untilSeat, at] = saved.facts;
    const model = saved.model === undefined ? [] : [this.g.names.cards.get(saved.model) ?? NONE];
    return [new Mod(source, by, change, until, untilSeat, 0, at, [...saved.vars, ...model])];
  };

  tally = (saved: Saved['tally'], first: readonly number[]): number[] =>
    this.put(this.g.names.tallies, saved, [...first]);

  used(saved: Saved['used']): number[] {
    const out: number[] = [];
    for (let i = 0; i < saved.length; i += 2) {
      const ability = this.g.names.abilities.get(String(saved[i + 1]));
      if (ability === undefined) this.lost.push(String(saved[i + 1]));
      else out.push(saved[i] as number, ability);
    }
    return out;
  }

  /** The main procedure in the same walk of the same turn table, with its variables by name. */
  main({ main, table }: Saved): Frame {
    const program = this.g.programs[this.g.main];
    const number = this.need(this.g.turnNames, table.name, 'turn table');
    const walks = program.turns.filter((turn) => turn.table === number);
    const walk = walks[main.turn] ?? walks[0];
    if (walk === undefined) throw new SnapshotError(`the main procedure does not walk "${table.name}" any more`);
    const vars = program.names.map((name) => main.vars[name] ?? NONE);
    const sets = program.blankSets.map((blank, i) => (main.sets[i] === undefined ? [...blank] : [...main.sets[i]]));
    return new Frame(OP_RUN, this.g.main, walk.pc + 1, NONE, main.you, main.side, 0, NONE, 0, vars, sets as Sets);
  }

  /** The turn table with its menus open; what was under way above it has been done. */
  table({ table }: Saved): Frame {
    const number = this.need(this.g.turnNames, table.name, 'turn table');
    const steps = this.g.turns[number];
    const vars = [table.seats.length];
    for (const { seat, step, stage } of table.seats) {
      const at = steps.findIndex((one) => one.step.step === step);
      if (at < 0 && stage <= MENU) throw new SnapshotError(`"${table.name}" has no step "${step}" any more`);
      vars.push(seat, at < 0 ? steps.length : at, stage);
    }
    vars.push(NO_INTENT);
    const sets = Array.from({ length: SETS_FIXED + table.seats.length }, (): number[] => []);
    return new Frame(OP_TABLE, number, 0, NONE, table.seats[0]?.seat ?? NONE, 0, 0, NONE, 0, vars, sets as Sets);
  }
}

/** Values kept by lasting effects and links may be numbers of zones: those must not have moved. */
function checkLayout(g: Game, saved: Saved): void {
  const moved = saved.layout.findIndex((name, at) => g.zones[at]?.name !== name);
  if (moved >= 0) throw new SnapshotError(`the zone "${saved.layout[moved]}" stands elsewhere now`);
}

export function reviveState(g: Game, empty: State, saved: Saved, rollbacks = saved.chance.rollbacks): Revived {
  checkLayout(g, saved);
  const reviver = new Reviver(g);
  const zones = empty.zones.slice();
  for (const [name, ids] of Object.entries(saved.zones)) zones[reviver.zone(name)] = ids;
  const cards = saved.cards.map(reviver.card);
  const state = new State(
    saved.at.step,
    0,
    empty.key,
    saved.chance.draws,
    rollbacks,
    [],
    saved.at.active,
    reviver.step(saved.at.phase),
    saved.at.turn,
    saved.seats.map(reviver.seat),
    cards,
    zones,
    reviver.counters(saved.cards),
    [...saved.links],
    saved.mods.flatMap(reviver.mod),
    [reviver.main(saved), reviver.table(saved)],
    [],
    [],
    [],
    saved.handles.map((handles) => [...handles]),
    [...saved.nextHandle],
    reviver.tally(saved.tally, empty.tally),
    reviver.used(saved.used),
    empty.options,
    saved.at.serial,
    0,
    1,
    0,
    -1,
    0,
    cards.filter((card) => g.onBoard[card.zone] === 1).map((card) => card.id),
    [],
    0,
  );
  return { state, lost: [...new Set(reviver.lost)] };
}
