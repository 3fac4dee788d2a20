import {
  CARD_LIMIT,
  choose,
  cloneState,
  decidingSeat,
  type Game,
  notesOf,
  OP_TABLE,
  optionsOf,
  type Seat,
  type State,
  type Weights,
} from '@bojiste/kernel';
import type { Random } from '../random.ts';
import type { Bot, Choice, Situation } from '../types.ts';
import { type Look, result, some, worth } from './quiet.ts';

/**
 * Search over what the seat knows: one tree, a new sampled world for every iteration. A new node weighs its options at
 * the next quiet point by the game's own evaluation; those first impressions steer which branches are tried again.
 */

export interface SearchSettings {
  readonly name: string;
  /** Iterations per decision. Not time: the same seed gives the same game on any machine. */
  readonly iterations: number;
  /** Decisions followed in one iteration before the position is weighed as it stands. */
  readonly depth: number;
  /** How much untried branches attract. */
  readonly curiosity: number;
  /** Options weighed when a node is new; more are opened as it is visited again. */
  readonly width: number;
  readonly weights?: Weights;
}

const STANDARD: SearchSettings = { name: 'search', iterations: 400, depth: 40, curiosity: 0.6, width: 16 };
/** Answers tried when an option is followed to its quiet point. */
const ALLOWANCE = 6;
const QUIET_PLIES = 60;

/** An option of a node: what it is, how it looked at first, and what came of it. */
interface Branch {
  readonly action: number;
  readonly first: number;
  visits: number;
  sum: number;
  node: Node | null;
}

interface Node {
  readonly seat: Seat;
  visits: number;
  readonly branches: Map<number, Branch>;
}

interface Search {
  readonly g: Game;
  readonly random: Random;
  readonly settings: SearchSettings;
  readonly looks: readonly Look[];
}

export function searchBot(settings: Partial<SearchSettings> = {}): Bot {
  const full = { ...STANDARD, ...settings };
  return { name: full.name, choose: (at) => chooseBySearch(at, full) };
}

function chooseBySearch(at: Situation, settings: SearchSettings): Choice {
  const { g, random } = at;
  const looks = at.view.seats.map((_, seat): Look => ({ g, seat, random, weights: settings.weights, evaluations: 0 }));
  const search: Search = { g, random, settings, looks };
  const root: Node = { seat: at.seat, visits: 0, branches: new Map() };
  const actions = new Map<string, number>();
  for (let i = 0; i < settings.iterations; i++) {
    if (at.stop?.()) break;
    const world = at.worlds.next();
    for (const note of notesOf(g, world, at.seat)) {
      if (!actions.has(note.key)) actions.set(note.key, actionOf(g, world, note.value));
    }
    iterate(search, root, world);
    if (i % 32 === 31) at.progress?.(i / settings.iterations);
  }
  return pickMostVisited(at, root, actions, looks);
}

function pickMostVisited(
  at: Situation,
  root: Node,
  actions: ReadonlyMap<string, number>,
  looks: readonly Look[],
): Choice {
  const weighed = at.decision.options.map(({ key }) => {
    const branch = root.branches.get(actions.get(key) ?? Number.NaN);
    const visits = branch?.visits ?? 0;
    const value = branch === undefined ? -2 : visits === 0 ? branch.first : branch.sum / visits;
    return { key, value, visits };
  });
  const best = weighed.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.value > a.value) ? b : a));
  return { key: best.key, weighed, evaluations: looks.reduce((n, look) => n + look.evaluations, 0) };
}

/**
 * What an option is, whatever world it stands in: cards of a hand or pile count by what they are, since the same card
 * number is another card in another world.
 */
function actionOf(g: Game, s: State, value: number): number {
  if (value < 0) return value;
  const f = s.frames[s.frames.length - 1];
  const cards = f.op === OP_TABLE || g.programs[f.prog]?.asks[f.pc]?.of === 'card';
  if (!cards) return value;
  const card = s.cards[value % CARD_LIMIT];
  if (card === undefined || !g.zones[card.zone].decl.alike) return value;
  return -2 - (Math.floor(value / CARD_LIMIT) * CARD_LIMIT + card.def);
}

/** One walk down the tree in one world, and the worth of where it ended told to all on the way. */
function iterate(search: Search, root: Node, world: State): void {
  const { g, settings } = search;
  const path: Branch[] = [];
  const seats: Seat[] = [];
  let node: Node | null = root;
  let worths: number[] | null = null;
  for (let depth = 0; worths === null; depth++) {
    if (world.over >= 0) worths = world.seats.map((_, seat) => result(world, seat));
    else if (depth >= settings.depth) worths = quiet(search, world);
    else {
      const seat = decidingSeat(g, world);
      const options = optionsOf(g, world, seat);
      if (options.length === 1) {
        choose(g, world, seat, options[0]);
        continue;
      }
      if (node === null || node.branches.size === 0) {
        if (node === null) {
          node = { seat, visits: 0, branches: new Map() };
          path[path.length - 1].node = node;
        }
        worths = open(search, node, world, seat, options);
        node.visits++;
      } else {
        node.visits++;
        const taken = select(search, node, world, options);
        path.push(taken.branch);
        seats.push(seat);
        choose(g, world, seat, taken.value);
        node = taken.branch.node;
      }
    }
  }
  path.forEach((branch, i) => {
    branch.visits++;
    branch.sum += (worths as number[])[seats[i]];
  });
}

const quiet = (search: Search, s: State): number[] =>
  search.looks.map((look) => worth(look, cloneState(s), ALLOWANCE, QUIET_PLIES));

/** Weighs the options of a new node one step ahead. Its worth is that of the best for the seat that decides. */
function open(search: Search, node: Node, world: State, seat: Seat, options: readonly number[]): number[] {
  const { g, settings, random, looks } = search;
  const tried = options.length <= settings.width ? options : some(options, settings.width, random);
  let best: State | null = null;
  let most = -Infinity;
  for (const value of tried) {
    const next = cloneState(world);
    choose(g, next, seat, value);
    const first = worth(looks[seat], cloneState(next), ALLOWANCE, QUIET_PLIES);
    const action = actionOf(g, world, value);
    if (!node.branches.has(action)) node.branches.set(action, { action, first, visits: 0, sum: 0, node: null });
    if (first > most) {
      most = first;
      best = next;
    }
  }
  return looks.map((look) =>
    look.seat === seat ? most : worth(look, cloneState(best as State), ALLOWANCE, QUIET_PLIES),
  );
}

/** The branch that promises most: what it brought so far, leaning on its first impression, and how little it was tried. */
function select(
  search: Search,
  node: Node,
  world: State,
  options: readonly number[],
): { branch: Branch; value: number } {
  const { g, settings } = search;
  const reach = Math.log(node.visits + 1);
  let taken: { branch: Branch; value: number } | null = null;
  let most = -Infinity;
  for (const value of options) {
    const action = actionOf(g, world, value);
    let branch = node.branches.get(action);
    if (branch === undefined) {
      // Widened slowly: an option not weighed yet comes in only when the node has been visited often enough.
      if (node.branches.size >= settings.width + Math.sqrt(node.visits)) continue;
      branch = { action, first: average(node), visits: 0, sum: 0, node: null };
      node.branches.set(action, branch);
    }
    const mean = (branch.sum + branch.first) / (branch.visits + 1);
    const promise = mean + settings.curiosity * Math.sqrt(reach / (branch.visits + 1));
    if (promise > most) {
      most = promise;
      taken = { branch, value };
    }
  }
  if (taken !== null) return taken;
  const value = options[search.random.int(options.length)];
  const branch: Branch = { action: actionOf(g, world, value), first: average(node), visits: 0, sum: 0, node: null };
  node.branches.set(branch.action, branch);
  return { branch, value };
}

function average(node: Node): number {
  let sum = 0;
  for (const branch of node.branches.values()) sum += branch.first;
  return node.branches.size === 0 ? 0 : sum / node.branches.size;
}
