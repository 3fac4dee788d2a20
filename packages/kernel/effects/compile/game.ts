import { builtin, builtinEvents, builtinVerbs } from '../../run/builtin.ts';
import { type CardDef, Game, type ListenLayout, type Names, type ZoneInfo } from '../../run/game.ts';
import { digest } from '../../state/json.ts';
import { numbers } from '../../state/records.ts';
import type { CardDecl, EventDecl, GameDef, ZoneDecl } from '../../table/contract.ts';
import { NONE } from '../../types.ts';
import type { Ability, Eff } from '../nodes.ts';
import { compileAbility, compilePlayTest } from './abilities.ts';
import { compileCalc, compileList } from './calcs.ts';
import { type Compilers, Context } from './context.ts';
import { compileEff } from './effects.ts';
import { checkLimits, KIND_LIMIT } from './limits.ts';
import { finishWindows } from './procedures.ts';
import { compileQuery } from './queries.ts';
import { compileCond, compileFilters, compilePlaceFilters } from './tests.ts';
import { compileNum, compileRef, compileSpot, compileWho } from './values.ts';

const PARTS: Compilers = {
  eff: compileEff,
  cond: compileCond,
  filters: compileFilters,
  placeFilters: compilePlaceFilters,
  num: compileNum,
  ref: compileRef,
  spot: compileSpot,
  who: compileWho,
  calc: compileCalc,
  list: compileList,
};

/**
 * Makes a game ready to run. Unknown names, wrong arguments and unbound variables end here with their place. `version`
 * is that of the sources, where the host knows it; otherwise a digest of what the game declares stands in for it.
 */
export function compileGame(def: GameDef, version?: number): Game {
  const events = mergeEvents(def);
  const names = intern(def, events);
  const g = new Game(def, names, layout(def, events.length));
  g.verbs = { ...builtinVerbs, ...def.verbs };
  g.builtin = builtin;
  g.events = events.map((decl, index) => ({
    decl,
    index,
    leaves: decl.leaves === true,
    commit: decl.commit ?? null,
  }));
  g.resets = { turn: resetsOf(def, 'turn'), step: resetsOf(def, 'step') };
  g.stepBegins = names.events.get('stepBegins') ?? NONE;
  g.stepEnds = names.events.get('stepEnds') ?? NONE;
  layZones(g);
  const abilities = reserveAbilities(g);
  checkLimits(g);
  for (const key of Object.keys(def.turns)) g.turnNames.set(key, g.turnNames.size);
  for (const [at, ability] of abilities.entries()) g.abilities.push(compileAbility(g, PARTS, ability, at));
  g.defs = def.cards.map((card, index) => compileCard(g, card, index));
  compileProcs(g);
  compileActs(g);
  compileTurns(g);
  g.abilities = g.abilities.map((ability) => ({ ...ability, tagMask: g.tagMask(ability.tags) }));
  finishWindows(g);
  g.main = names.procs.get(def.main) ?? fail(def, `no procedure "${def.main}" to begin with`);
  g.rulesHash =
    version ?? digest(JSON.stringify([def.cards, def.procs, def.acts, def.turns, def.abilities, def.layers]));
  return g;
}

function fail(def: GameDef, message: string): never {
  throw new Error(`${def.id}: ${message}`);
}

/** Events of the kernel first; a game's event of the same name adds to it. */
function mergeEvents(def: GameDef): EventDecl[] {
  const own = new Map(def.events.map((event) => [event.name, event]));
  const merged = builtinEvents.map((event) => ({ ...event, ...own.get(event.name) }));
  const kernel = new Set(builtinEvents.map((event) => event.name));
  return [...merged, ...def.events.filter((event) => !kernel.has(event.name))];
}

const numbered = (list: readonly string[]): Map<string, number> => new Map(list.map((name, i) => [name, i]));
const named = (list: readonly { readonly name: string }[]): Map<string, number> => numbered(list.map((x) => x.name));

function intern(def: GameDef, events: readonly EventDecl[]): Names {
  const steps = Object.values(def.turns).flatMap((turn) => turn.map((step) => step.step));
  return {
    counters: named(def.counters),
    resources: named(def.resources),
    flags: named(def.flags),
    kinds: named(def.kinds),
    tags: named(def.tags),
    stats: named(def.stats),
    layers: named(def.layers),
    tallies: named(def.tallies),
    rules: named(def.rules),
    scopes: named(def.scopes.filter((scope) => scope.procedures === undefined)),
    links: new Map((def.links ?? []).map(({ name, slot }) => [name, slot])),
    events: named(events),
    steps: numbered([...new Set(steps)]),
    groups: numbered([...new Set(def.zones.map((zone) => zone.group))]),
    options: named(def.options),
    procs: new Map(),
    abilities: new Map(),
    cards: numbered(def.cards.map((card) => card.key)),
  };
}

function layout(def: GameDef, events: number): ListenLayout {
  const after = events;
  const respond = after + events;
  const act = respond + 1;
  const stat = act + 1;
  const rule = stat + def.stats.length;
  const tag = rule + def.rules.length;
  return {
    before: 0,
    after,
    respond,
    act,
    stat,
    rule,
    tag,
    grant: tag + 1,
    mute: tag + 2,
    name: tag + 3,
    scale: tag + 4,
    size: tag + 5,
  };
}

function resetsOf(def: GameDef, period: 'turn' | 'step') {
  const tallies = def.tallies.flatMap((tally, i) => (tally.reset === period ? [i] : []));
  const flags = def.flags.reduce((mask, flag, i) => (flag.reset === period ? mask | (1 << i) : mask), 0);
  return { tallies, flags };
}

const SIGHTS = { open: 0, owner: 1, none: 2 } as const;

function layZones(g: Game): void {
  for (const decl of g.def.zones) {
    g.zoneStart.set(decl.name, g.zones.length);
    const count = decl.per === 'seat' ? g.def.maxSeats : decl.per === 'table' ? 1 : (decl.spaces?.length ?? 0);
    if (decl.per === 'board') {
      g.boardStart = g.zones.length;
      g.boardSize = count;
    }
    for (let i = 0; i < count; i++) g.zones.push(zoneInfo(g, decl, i));
  }
  g.onBoard = Uint8Array.from(g.zones, (zone) => (zone.board ? 1 : 0));
  if (g.def.fixedDistance === true) measureBoard(g);
}

/** The spaces within each distance of each space, nearest first. */
function measureBoard(g: Game): void {
  const spaces = Array.from({ length: g.boardSize }, (_, i) => g.boardStart + i);
  const apart = (a: number, b: number) => g.def.distance(g, NO_STATE, a, b);
  g.apart = spaces.flatMap((a) => spaces.map((b) => apart(a, b)));
  const farthest = Math.max(0, ...spaces.flatMap((a) => spaces.map((b) => apart(a, b))));
  for (let max = 0; max <= farthest; max++) {
    g.within.push(spaces.map((a) => spaces.filter((b) => a !== b && apart(a, b) <= max)));
  }
}

/** Where distances never change nobody looks at a state. */
const NO_STATE = null as never;

function zoneInfo(g: Game, decl: ZoneDecl, i: number): ZoneInfo {
  const seat = decl.per === 'seat' ? i : NONE;
  const name =
    decl.per === 'board'
      ? (decl.spaces?.[i] ?? `${i}`)
      : decl.per === 'seat'
        ? `${decl.name}${'ABCDEFGH'[i]}`
        : decl.name;
  const group = g.names.groups.get(decl.group) as number;
  return { id: g.zones.length, decl, seat, name, board: decl.group === 'board', group, sight: SIGHTS[decl.sight] };
}

/** Every ability gets its number before any is compiled, since cards grant each other's. */
function reserveAbilities(g: Game): Ability[] {
  const all: Ability[] = [];
  const add = (ability: Ability) => {
    const at = g.names.abilities.get(ability.key);
    if (at === undefined) {
      g.names.abilities.set(ability.key, all.length);
      all.push(ability);
    } else if (JSON.stringify(all[at]) !== JSON.stringify(ability)) {
      fail(g.def, `two different abilities share the key "${ability.key}"`);
    }
  };
  for (const ability of g.def.abilities) add(ability);
  for (const card of g.def.cards) for (const ability of card.abilities) add(ability);
  return all;
}

function compileCard(g: Game, decl: CardDecl, index: number): CardDef {
  const place = `${g.def.id}/${decl.key}`;
  const c = new Context(g, place, PARTS);
  const kinds = numbers(Math.ceil(KIND_LIMIT / 32), 0);
  for (const kind of decl.kinds) {
    const at = c.lookup(g.names.kinds, kind, 'kind');
    kinds[at >>> 5] |= 1 << at;
  }
  for (const stat of Object.keys(decl.stats)) c.lookup(g.names.stats, stat, 'stat');
  const abilities = decl.abilities.map((ability) => g.names.abilities.get(ability.key) as number);
  const play = abilities.find((id) => g.abilities[id].ability.kind === 'play') ?? NONE;
  return {
    index,
    decl,
    kinds: kinds[0],
    moreKinds: kinds.slice(1),
    stats: g.def.stats.map((stat) => decl.stats[stat.name] ?? stat.absent ?? 0),
    words: decl.words ?? [],
    abilities,
    groups: abilities.reduce((mask, id) => mask | g.abilities[id].groups, 0),
    play,
  };
}

function compileProcs(g: Game): void {
  for (const { name, procedures = [] } of g.def.scopes)
    for (const key of procedures)
      if (!g.def.procs.some((proc) => proc.key === key)) fail(g.def, `the scope "${name}" has no procedure "${key}"`);
  const contexts = g.def.procs.map((proc) => {
    const c = new Context(g, `${g.def.id}/${proc.key}`, PARTS);
    for (const arg of proc.args) c.slot(arg);
    const scope = g.def.scopes.find(({ procedures }) => procedures?.includes(proc.key));
    for (const name of [scope?.name, proc.within]) if (name !== undefined) c.within.add(name);
    return { proc, c, scope };
  });
  for (const { proc, c, scope } of contexts) {
    c.labelled(null, proc.clauses, () => compileEff(c, proc.do));
    if (scope !== undefined) c.program.held = c.held(scope);
    g.names.procs.set(proc.key, c.finish());
  }
}

function compileActs(g: Game): void {
  for (const rule of g.def.acts) {
    const c = new Context(g, `${g.def.id}/${rule.key}`, PARTS);
    const each = compileQuery(c, rule.of);
    const when = rule.when === undefined ? null : compileCond(c, rule.when);
    c.labelled(rule.text, rule.clauses, () => compileEff(c, rule.do));
    const feasible = compilePlayTest(c, rule.do);
    g.acts.push({ rule, each, when, feasible, prog: c.finish() });
  }
}

function compileTurns(g: Game): void {
  const acts = numbered(g.def.acts.map((act) => act.key));
  for (const [key, steps] of Object.entries(g.def.turns)) {
    g.turns.push(
      steps.map((step) => {
        const place = `${g.def.id}/${key}/${step.step}`;
        return {
          step,
          id: g.names.steps.get(step.step) as number,
          enter: compilePart(g, `${place}/enter`, step.enter, step.clauses),
          leave: compilePart(g, `${place}/leave`, step.leave, step.clauses),
          acts: step.acts.map((act) => acts.get(act) ?? fail(g.def, `${place}: unknown act "${act}"`)),
        };
      }),
    );
  }
}

function compilePart(g: Game, place: string, node: Eff | undefined, clauses: readonly string[]): number {
  if (node === undefined) return NONE;
  const c = new Context(g, place, PARTS);
  c.labelled(null, clauses, () => compileEff(c, node));
  return c.finish();
}
