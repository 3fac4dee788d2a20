import {
  applyMove,
  choose,
  cloneState,
  decidingSeats,
  decisionOf,
  explainStat,
  type Game,
  hashState,
  Match,
  NONE,
  notesOf,
  OUTCOME,
  refOf,
  type Seat,
  type SetupInput,
  type State,
  statOf,
  watching,
} from '@bojiste/kernel';
import { lintGame } from '@bojiste/prose';
import { LONGEST_GAME, playOn, randomChoice, randomMove, readySetup, rng, type SetupOf } from '../drive/random.ts';
import { EventWatch } from '../invariants/events.ts';
import { invariantFindings, recordFindings, reviveFindings } from '../invariants/invariants.ts';
import { requireRunner } from '../runner.ts';
import { LogWatch, samplingFindings, twinFindings } from '../twin/twin.ts';
import { orderFindings } from './orders.ts';
import { severalFindings } from './several.ts';
import { freeUndoGames } from './undo.ts';

/** What every game must keep, whatever its rules: played over random games, each finding with seed and step. */

export interface ContractOptions {
  /** Random games for each check. */
  readonly games?: number;
  readonly seed?: number;
  readonly setup?: SetupOf;
  /** More decisions than this without an end is a finding. */
  readonly longest?: number;
}

type Look = (g: Game, s: State, seed: number) => string[];

class ContractError extends Error {}

/** Plays random games and looks at every decision. The first finding is thrown with the way to repeat it. */
export function lookAtGames(
  g: Game,
  options: ContractOptions,
  look: Look,
  atEnd: Look = () => [],
  watch?: EventWatch,
): void {
  const { games = 5, seed = 1, setup = readySetup, longest = LONGEST_GAME } = options;
  for (let game = seed; game < seed + games; game++) {
    const random = rng(game);
    const match = Match.create(g, setup(g, game));
    const s = match.state;
    const report = (findings: string[]) => {
      if (findings.length > 0)
        throw new ContractError(`${g.def.id}, seed ${game}, step ${s.step}: ${findings.join('; ')}`);
    };
    for (let i = 0; ; i++) {
      report(look(g, s, game));
      const choice = randomChoice(g, s, random);
      if (choice === null) break;
      if (i >= longest) throw new ContractError(`${g.def.id}, seed ${game}: not over after ${longest} decisions`);
      watching(undefined, () => choose(g, s, choice.seat, choice.value), watch?.hear);
      report(watch?.take(s) ?? []);
    }
    report(atEnd(g, s, game));
  }
}

/** Printed and the parts of a value come to the value, on its own and against an opponent. */
export function sumFindings(g: Game, s: State): string[] {
  const out: string[] = [];
  const foe = s.field.length === 0 ? NONE : refOf(s.cards[s.field[s.step % s.field.length]]);
  for (const id of s.field) {
    const card = s.cards[id];
    for (let stat = 0; stat < g.def.stats.length; stat++) {
      for (const versus of [NONE, foe]) {
        const { printed, parts, value } = explainStat(g, s, card, stat, versus);
        const sum = parts.reduce((total, { change }) => total + change, printed);
        const now = statOf(g, s, card, stat, versus);
        const what = `${g.def.stats[stat].name} of ${g.defs[card.def].decl.key}`;
        if (sum !== now || value !== now) out.push(`${what} is ${now}, but its parts come to ${sum}`);
      }
    }
  }
  return out;
}

/** Everything that is no legal move is refused and changes nothing. */
export function refusalFindings(g: Game, s: State): string[] {
  const before = hashState(s);
  const out: string[] = [];
  const deciding = decidingSeats(g, s);
  const expect = (what: string, move: { seat: Seat; key: string; decision?: number }) => {
    const refusal = applyMove(g, s, move);
    if (refusal === null) out.push(`${what} was accepted`);
    else if (refusal.text.key === '') out.push(`${what} was refused without a text`);
    if (hashState(s) !== before) out.push(`${what} changed the state`);
  };
  for (const seat of deciding) {
    const key = notesOf(g, s, seat)[0].key;
    const id = decisionOf(g, s, seat)?.id ?? 0;
    expect('nonsense', { seat, key: 'no such thing' });
    expect('an empty move', { seat, key: '' });
    expect('a move with a stray word', { seat, key: `${key} x` });
    expect('a stale move', { seat, key, decision: id + 1 });
    expect('a malformed move', { seat: 0.5, key });
    expect('a move without text', { seat, key: undefined as unknown as string });
  }
  for (const seat of [...s.seats.keys(), -1, -2, s.seats.length])
    if (!deciding.includes(seat)) expect('a move of another seat', { seat, key: 'done' });
  return out;
}

/** A copy is equal, and nothing that happens to it reaches the original. */
export function cloneFindings(g: Game, s: State, seed: number): string[] {
  const before = hashState(s);
  const copy = cloneState(s);
  if (hashState(copy) !== before) return ['a copy differs'];
  playOn(g, copy, rng(seed + s.step), 8);
  return hashState(s) === before ? [] : ['playing with a copy changed the original'];
}

/** Playing by notation and playing by value lead to the same state. */
export function notationFindings(g: Game, s: State, seed: number): string[] {
  const move = randomMove(g, s, rng(seed * 31 + s.step));
  if (move === null) return [];
  const note = notesOf(g, s, move.seat).find((n) => n.key === move.key);
  const [a, b] = [cloneState(s), cloneState(s)];
  const refusal = applyMove(g, a, { ...move, decision: decisionOf(g, s, move.seat)?.id });
  if (refusal !== null || note === undefined) return [`the option "${move.key}" is refused: ${refusal?.code}`];
  choose(g, b, move.seat, note.value);
  return hashState(a) === hashState(b) ? [] : [`"${move.key}" means another option than it shows`];
}

export function outcomeFindings(g: Game, s: State): string[] {
  if (s.over < 0) return ['the game did not end'];
  const out: string[] = [];
  if (!Object.values(OUTCOME).some((code) => code === s.over)) out.push(`outcome ${s.over} is not declared`);
  if (s.over === OUTCOME.endless) out.push('the rules ran in a circle');
  if (s.over === OUTCOME.won && s.winners === 0) out.push('won, but by nobody');
  if (s.winners >= 1 << s.seats.length) out.push('winners who do not play');
  if (notesOf(g, s, 0).length > 0) out.push('options after the end');
  return out;
}

/** Same set-up and same moves, same states; and the record says the same. */
function recordCheck(g: Game, options: ContractOptions): void {
  const { games = 5, seed = 1, setup = readySetup } = options;
  for (let game = seed; game < seed + games; game++) {
    const match = playMatch(g, setup(g, game), game);
    const findings = recordFindings(match);
    if (findings.length > 0) throw new ContractError(`${g.def.id}, seed ${game}: ${findings.join('; ')}`);
  }
}

/** A random match by notation, with some decisions taken back and made again. */
export function playMatch(g: Game, setup: SetupInput, seed: number, longest = 2000): Match {
  const random = rng(seed);
  const match = Match.create(g, setup);
  for (let i = 0; i < longest; i++) {
    const move = randomMove(g, match.state, random);
    if (move === null) break;
    match.play(move);
    if (random.below(25) === 0 && match.state.over < 0) match.undo(move.seat, true);
  }
  return match;
}

/** Every line of the log, as each viewer reads it. */
function logFindings(g: Game, s: State, seed: number): string[] {
  const copy = cloneState(s);
  const log = new LogWatch(g, copy);
  const choice = randomChoice(g, copy, rng(seed * 131 + s.step));
  if (choice === null) return [];
  watching(
    (entry) => log.watch(entry),
    () => choose(g, copy, choice.seat, choice.value),
  );
  return log.findings(copy);
}

/** Some moves are free to take back and some are not, or the games were no test. */
function undoCheck(g: Game, { games = 5, seed, setup }: ContractOptions): void {
  const { free, asked } = freeUndoGames(g, games, seed, setup);
  if (free === 0 || asked === 0) throw new ContractError(`${g.def.id}: ${free} moves were free, ${asked} were not`);
}

const every =
  (n: number, look: Look): Look =>
  (g, s, seed) =>
    s.step % n === 0 ? look(g, s, seed) : [];

/** The checks by name; each throws at its first finding. */
/** What can be told wrong without playing. */
function lintCheck(g: Game): void {
  const findings = lintGame(g.def).map(({ place, message }) => `${place}: ${message}`);
  if (findings.length > 0) throw new ContractError(findings.join('; '));
}

export const contractChecks: Readonly<Record<string, (g: Game, options: ContractOptions) => void>> = {
  'the linter finds nothing': lintCheck,
  'invariants hold at every decision, and every game ends with a declared outcome': (g, options) =>
    lookAtGames(g, options, invariantFindings, outcomeFindings, new EventWatch(g)),
  'bad input is refused and changes nothing': (g, options) => lookAtGames(g, options, every(3, refusalFindings)),
  'notation names the option it shows': (g, options) => lookAtGames(g, options, every(2, notationFindings)),
  'a saved state revives to the same state': (g, options) => lookAtGames(g, options, reviveFindings),
  'a copy is independent': (g, options) => lookAtGames(g, options, every(2, cloneFindings)),
  'records replay, also with decisions taken back': recordCheck,
  'no view tells hidden cards apart': (g, options) =>
    lookAtGames(g, options, (_, s, seed) => twinFindings(g, s, `${seed}`)),
  'no line of the log names a card its reader does not know': (g, options) => lookAtGames(g, options, logFindings),
  'nobody learns anything from what may be taken back freely': undoCheck,
  'orders that nobody is asked for cannot matter': (g, options) => lookAtGames(g, options, orderFindings),
  'picks of several may be told in any order': (g, options) =>
    lookAtGames(g, options, (_, s, seed) => severalFindings(g, s, seed)),
  'printed values and their parts come to the values': (g, options) => lookAtGames(g, options, every(3, sumFindings)),
  'sampled worlds vary': (g, options) =>
    lookAtGames(
      g,
      options,
      every(10, (_, s, seed) => samplingFindings(g, s, `${seed}`)),
    ),
};

/** Registers the contract suite of a game. The game is asked for when a test runs. */
export function contractTests(game: () => Game, options: ContractOptions = {}): void {
  const { describe, test } = requireRunner('contractTests');
  describe('contract', () => {
    for (const [name, check] of Object.entries(contractChecks)) test(name, () => check(game(), options));
  });
}
