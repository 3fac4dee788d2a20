import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  decisionsOf,
  digestState,
  type Game,
  Match,
  SEAT_LETTERS,
  type SetupInput,
  viewOf,
  viewWords,
} from '@bojiste/kernel';
import { randomMove, rng } from '../drive/random.ts';
import { requireRunner } from '../runner.ts';

/**
 * Golden playthroughs: a whole game as text, with what each seat saw and could do at every step. A change of rules
 * shows as a change of the file, to be read and accepted by a person. `UPDATE_PLAYTHROUGHS=1` writes the files anew.
 */

export interface Playthrough {
  readonly setup: SetupInput;
  /** Chooses the moves. */
  readonly seed: number;
  /** Decisions at most; the file says if the game was cut. */
  readonly most?: number;
}

const MOST = 120;

export function playthroughText(g: Game, { setup, seed, most = MOST }: Playthrough): string {
  const random = rng(seed);
  const match = Match.create(g, setup);
  const lines = [
    `game ${g.def.id}, mode ${setup.mode}, seed ${setup.seed}, moves by ${seed}`,
    ...setup.decks.map((deck, i) => `deck ${SEAT_LETTERS[i]}: ${deck.key ?? deck.name.en}`),
  ];
  let decisions = 0;
  for (; decisions < most; decisions++) {
    lines.push('', `== ${decisions}  state ${digestState(g, match.state).toString(16)}`, ...stateLines(match));
    const move = randomMove(g, match.state, random);
    if (move === null) break;
    lines.push(`> ${SEAT_LETTERS[move.seat]} ${move.key}`);
    match.play(move);
  }
  if (decisions === most) lines.push('', 'cut here');
  return `${lines.join('\n')}\n`;
}

function stateLines(match: Match): string[] {
  const { g, state: s } = match;
  const views = s.seats.flatMap((_, seat) => [
    `-- seen by ${SEAT_LETTERS[seat]}`,
    ...viewWords(g, viewOf(g, s, seat), 'en').map((line) => `   ${line}`),
  ]);
  const asked = decisionsOf(g, s).flatMap((decision) => [
    `-- ${SEAT_LETTERS[decision.seat]} decides: ${decision.kind} ${decision.why.key} [${decision.clauses.join(' ')}] undo ${match.undoLabel(decision.seat)}`,
    `   ${decision.options.map((option) => option.key).join(' | ')}`,
  ]);
  return [...views, ...asked];
}

/** The first line in which two texts differ. */
function difference(wanted: string, found: string): string {
  const a = wanted.split('\n');
  const b = found.split('\n');
  const at = b.findIndex((line, i) => line !== a[i]);
  const line = at < 0 ? b.length : at;
  return `line ${line + 1}: the file says "${a[line] ?? 'end'}", the game now says "${b[line] ?? 'end'}"`;
}

/** Compares with the file, or writes it when told so. A missing file is an error: nobody has looked at it yet. */
export function checkPlaythrough(g: Game, file: string, how: Playthrough, write = wantsUpdate()): void {
  const found = playthroughText(g, how);
  if (write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, found);
    return;
  }
  if (!existsSync(file)) throw new Error(`${file} is missing; UPDATE_PLAYTHROUGHS=1 writes it`);
  const wanted = readFileSync(file, 'utf8');
  if (wanted !== found) throw new Error(`${file}, ${difference(wanted, found)} (UPDATE_PLAYTHROUGHS=1 accepts)`);
}

const wantsUpdate = (): boolean => process.env.UPDATE_PLAYTHROUGHS === '1';

/** Registers one test for every playthrough: file -> how it is played. */
export function playthroughTests(game: () => Game, files: Readonly<Record<string, Playthrough>>): void {
  const { test } = requireRunner('playthroughTests');
  for (const [file, how] of Object.entries(files)) {
    test(`playthrough ${file.split('/').at(-1)}`, () => checkPlaythrough(game(), file, how));
  }
}
