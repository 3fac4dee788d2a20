import type { AskInfo, Game, Program, Step, Test, Val } from '../../run/game.ts';
import { type Frame, filled, numbers, SETS_FIXED, type State } from '../../state/records.ts';
import { type Bilingual, NONE } from '../../types.ts';
import type { Calc, Cond, Eff, Filter, Num, Place, PlaceFilter, RefX, Who } from '../nodes.ts';
import type { ScopeDecl } from '../procedures.ts';
import type { CardTest, PlaceTest } from './tests.ts';

const EMPTY: readonly number[] = [];
const LARGEST_PROGRAM = 4_000;
const DEEPEST_NODE = 200;

/**
 * Nodes of the language hold each other: whoever compiles one may come to any other. What stands above a compiler is reached
 * through these, so that its file imports only what stands below it. `parts.ts` has them as functions, `game.ts` fills them in.
 */
export interface Compilers {
  readonly eff: (c: Context, node: Eff) => void;
  readonly cond: (c: Context, node: Cond) => Test;
  readonly filters: (c: Context, filters: readonly Filter[]) => CardTest;
  readonly placeFilters: (c: Context, filters: readonly PlaceFilter[]) => PlaceTest;
  readonly num: (c: Context, node: Num) => Val;
  readonly ref: (c: Context, node: RefX) => Val;
  readonly spot: (c: Context, node: RefX | Place) => Val;
  readonly who: (c: Context, node: Who) => Val;
  readonly calc: (c: Context, node: Calc) => Val;
  readonly list: (c: Context, node: Calc) => (s: State, f: Frame, out: number[]) => void;
}

/**
 * A program under construction. Variables get fixed places when they are first named, so that at run time a variable
 * is an index and not a name. Sub-programs (the bodies of scopes) share the places of the program around them.
 */
export class Context {
  readonly slots: Map<string, number>;
  readonly setSlots: Map<string, number>;
  /** Variables that hold a place rather than an object. */
  readonly placeVars: Set<string>;
  readonly program: Program;
  private readonly family: Program[];
  /** Scopes that are open wherever this runs. */
  readonly within: Set<string>;
  private label: Bilingual | null = null;
  private clauses: readonly string[] = [];
  /** Exits of the loops around the present place, to be patched when their end is known. */
  readonly exits: { name: string; patch: ((pc: number) => void)[] }[] = [];

  constructor(
    readonly g: Game,
    readonly place: string,
    readonly parts: Compilers,
    parent: Context | null = null,
  ) {
    this.slots = parent?.slots ?? new Map();
    this.setSlots = parent?.setSlots ?? new Map();
    this.placeVars = parent?.placeVars ?? new Set();
    this.family = parent?.family ?? [];
    this.within = new Set(parent?.within);
    this.program = {
      key: place,
      steps: [],
      asks: [],
      chosen: [],
      places: [],
      vars: 0,
      sets: 0,
      blankVars: [],
      blankSets: [],
      spare: [],
      turns: [],
      guard: null,
      names: [],
      held: EMPTY,
    };
    this.family.push(this.program);
    if (parent !== null) {
      this.label = parent.label;
      this.clauses = parent.clauses;
    }
  }

  /** Place of a variable, made on first use. */
  slot(name: string): number {
    let at = this.slots.get(name);
    if (at === undefined) {
      at = this.slots.size;
      this.slots.set(name, at);
    }
    return at;
  }

  /** Place of a variable that must exist already. */
  bound(name: string): number {
    const at = this.slots.get(name);
    if (at === undefined) throw new Error(`${this.place}: variable "${name}" is used before it is bound`);
    return at;
  }

  setSlot(name: string): number {
    let at = this.setSlots.get(name);
    if (at === undefined) {
      at = SETS_FIXED + this.setSlots.size;
      this.setSlots.set(name, at);
    }
    return at;
  }

  boundSet(name: string): number {
    const at = this.setSlots.get(name);
    if (at === undefined) throw new Error(`${this.place}: collection "${name}" is used before it is bound`);
    return at;
  }

  private helpers = 0;
  /** A nameless variable for the program's own bookkeeping. */
  helper(): number {
    return this.slot(`.${this.place}.${this.program.steps.length}.${this.helpers++}`);
  }
  helperSet(): number {
    return this.setSlot(`.${this.place}.${this.program.steps.length}.${this.helpers++}`);
  }

  get pc(): number {
    return this.program.steps.length;
  }

  emit(step: Step, ask?: AskInfo): number {
    const at = this.pc;
    if (at >= LARGEST_PROGRAM) this.fail(`more than ${LARGEST_PROGRAM} steps`);
    this.program.steps.push(step);
    this.program.asks.push(ask);
    if (ask?.slot !== undefined) this.program.chosen.push(ask);
    this.program.places.push({ label: this.label, clauses: this.clauses });
    return at;
  }

  private depth = 0;

  /** Compiles one node inside another; what is nested beyond reason is refused before it exhausts anything. */
  nested(compile: () => void): void {
    if (++this.depth > DEEPEST_NODE) this.fail(`more than ${DEEPEST_NODE} nodes inside one another`);
    compile();
    this.depth--;
  }

  /** Everything emitted inside carries this label and these clauses. */
  labelled(label: Bilingual | null, clauses: readonly string[], emit: () => void): void {
    const before = [this.label, this.clauses] as const;
    this.label = label ?? this.label;
    this.clauses = clauses.length > 0 ? clauses : this.clauses;
    emit();
    [this.label, this.clauses] = before;
  }

  /** What belongs to a scope is asked, done and called only where that scope is open. */
  inside(scope: string | undefined, what: string): void {
    if (scope !== undefined && !this.within.has(scope)) this.fail(`${what} is outside of the scope "${scope}"`);
  }

  /** Where the program keeps what the scope holds. */
  held(scope: ScopeDecl): readonly number[] {
    return scope.holds.map((name) => {
      const at = this.slots.get(name);
      if (at === undefined) this.fail(`the scope "${scope.name}" holds "${name}", which is never bound here`);
      return at;
    });
  }

  fail(message: string): never {
    throw new Error(`${this.place}: ${message}`);
  }

  lookup(map: ReadonlyMap<string, number>, name: string, what: string): number {
    const at = map.get(name);
    if (at === undefined) this.fail(`unknown ${what} "${name}"`);
    return at as number;
  }

  /** Adds the finished program to the game. */
  finish(): number {
    for (const program of this.family) {
      program.vars = this.slots.size;
      program.sets = this.setSlots.size;
      program.blankVars = numbers(program.vars, NONE);
      program.blankSets = filled(SETS_FIXED + program.sets, EMPTY);
      program.names.length = 0;
      program.names.push(...this.slots.keys());
    }
    return this.register();
  }

  register(): number {
    this.g.programs.push(this.program);
    return this.g.programs.length - 1;
  }
}
