import {
  compileGame,
  type Frame,
  type Game,
  type GameDef,
  idOf,
  type Program,
  type State,
  type Verb,
} from '@bojiste/kernel';
import { builtinVerbs } from '@bojiste/kernel/run/builtin';

/**
 * A game that notes what it uses. The notes are put into a compiled game of its own, around verbs, first steps of
 * programs and continuous changes, so that a game in normal play carries no trace of them.
 */
export interface Noted {
  readonly g: Game;
  /** How often each was used. Abilities by key; cards by key; verbs and natives by name. */
  readonly cards: Map<string, number>;
  readonly abilities: Map<string, number>;
  readonly verbs: Map<string, number>;
}

const bump = (map: Map<string, number>, key: string): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

export function instrument(def: GameDef): Noted {
  const cards = new Map(def.cards.map((card) => [card.key, 0]));
  const verbs = new Map([...verbsUsed(def), ...Object.keys(def.natives)].map((name) => [name, 0]));
  const g = compileGame({ ...def, verbs: notedVerbs(def, verbs), natives: notedNatives(def, verbs) });
  const abilities = new Map(g.abilities.map((compiled) => [compiled.ability.key, 0]));
  const noted: Noted = { g, cards, abilities, verbs };
  for (const compiled of g.abilities) {
    const { key } = compiled.ability;
    if (compiled.prog >= 0) noteProgram(noted, g.programs[compiled.prog], compiled.body, key);
    for (const change of compiled.changes) noteChange(noted, change, key);
  }
  return noted;
}

/** Names of verbs the game's nodes mention. */
function verbsUsed(def: GameDef): Set<string> {
  const found = new Set<string>(Object.keys(def.verbs));
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { k, verb } = node as { k?: unknown; verb?: unknown };
    if (k === 'verb' && typeof verb === 'string') found.add(verb);
    for (const child of Object.values(node)) walk(child);
  };
  walk([def.procs, def.acts, def.turns, def.abilities, def.cards.map((card) => card.abilities)]);
  return found;
}

function notedVerbs(def: GameDef, counts: Map<string, number>): Record<string, Verb> {
  const all: Record<string, Verb> = { ...builtinVerbs, ...def.verbs };
  return Object.fromEntries(
    Object.entries(all).map(([name, verb]) => {
      const exec: Verb['exec'] = (...args) => {
        if (counts.has(name)) bump(counts, name);
        verb.exec(...args);
      };
      return [name, { ...verb, exec }];
    }),
  );
}

function notedNatives(def: GameDef, counts: Map<string, number>): GameDef['natives'] {
  return Object.fromEntries(
    Object.entries(def.natives).map(([name, native]) => {
      const run: typeof native.run = (...args) => {
        bump(counts, name);
        native.run(...args);
      };
      return [name, { ...native, run }];
    }),
  );
}

/** An ability counts, and so does the card whose text it is. */
function note({ g, abilities, cards }: Noted, s: State, f: Frame, key: string): void {
  bump(abilities, key);
  if (f.self >= 0) bump(cards, g.defs[s.cards[idOf(f.self)].def].decl.key);
}

/** A program counts when it begins; `body` begins after the price. */
function noteProgram(noted: Noted, program: Program, body: number, key: string): void {
  for (const at of new Set([0, body])) {
    const step = program.steps[at];
    const asked = program.asks[at];
    program.steps[at] = (s, f) => {
      note(noted, s, f, key);
      if (step !== undefined) return step(s, f);
      f.pc++;
      return false;
    };
    program.asks[at] = asked;
  }
}

/** A continuous change counts once it touches a card. */
function noteChange(noted: Noted, change: number, key: string): void {
  const { g } = noted;
  const before = g.changes[change];
  g.changes[change] = {
    ...before,
    of: (s, f, card) => {
      const yes = before.of(s, f, card);
      if (yes) note(noted, s, f, key);
      return yes;
    },
  };
}
