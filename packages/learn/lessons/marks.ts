import {
  applyMove,
  cloneState,
  type Decision,
  decidingSeats,
  decisionOf,
  type Game,
  type Seat,
  type State,
  severalKey,
} from '@bojiste/kernel';
import { LessonGuide } from './guide.ts';
import { closingIsRinged, isRinged } from './rings.ts';
import type { Lesson, Stage } from './types.ts';

/** Presses everything that a table marks in a lesson, in every order: nothing of it may be refused or lead astray. */

const LEARNER = 0;
const MOST_PRESSED = 2000;

interface Walk {
  readonly g: Game;
  readonly guide: LessonGuide;
  readonly stage: Stage;
  readonly findings: Set<string>;
  pressed: number;
}

export function markFindings(g: Game, lesson: Lesson, number: number): string[] {
  const guide = new LessonGuide(g, lesson, number);
  const stage = lesson.stages[number];
  if (stage === undefined) throw new Error(`${lesson.key} has no part ${number}`);
  const walk: Walk = { g, guide, stage, findings: new Set(), pressed: 0 };
  if (stage.goals.length === 0) follow(walk, guide.start(), []);
  return [...walk.findings];
}

function complain({ guide, stage, findings }: Walk, what: string): void {
  const { file, line } = stage.steps[guide.at] ?? stage.scene;
  findings.add(`${file}:${line}: ${what}`);
}

const asked = (g: Game, s: State): Decision | null =>
  s.over < 0 && decidingSeats(g, s).includes(LEARNER) ? decisionOf(g, s, LEARNER) : null;

function play({ g, guide }: Walk, s: State, seat: Seat, key: string): boolean {
  if (applyMove(g, s, { seat, key }) !== null) return false;
  guide.moved(s, seat, key);
  return true;
}

/** Goes on to the next question that the learner answers; null when the position is over. */
function nextQuestion(walk: Walk, s: State): Decision | null {
  const { g, guide } = walk;
  while (guide.coach(s).state === 'on' && s.over < 0) {
    const mine = asked(g, s);
    const seat = mine === null ? decidingSeats(g, s)[0] : LEARNER;
    if (seat === undefined) return null;
    const key = mine === null ? guide.reply(s, seat) : guide.skips(s, mine);
    if (mine !== null && key == null) return mine;
    if (key == null || !play(walk, s, seat, key)) return null;
  }
  return null;
}

function follow(walk: Walk, s: State, before: readonly string[]): void {
  const { guide } = walk;
  const decision = nextQuestion(walk, s);
  const after = `after ${before.join(', ') || 'nothing'}`;
  if (guide.coach(s).state === 'failed') complain(walk, `the marks lead to a failure ${after}`);
  if (decision === null || guide.coach(s).state !== 'on') return;
  const ways = waysOf(walk, s, decision);
  if (ways.length === 0) complain(walk, `nothing that counts is marked ${after}`);
  for (const keys of ways) {
    if (walk.pressed++ === MOST_PRESSED) complain(walk, 'too many ways to press what is marked');
    if (walk.pressed > MOST_PRESSED) return;
    press(walk, s, keys, before);
    guide.back(s);
  }
}

function press(walk: Walk, s: State, keys: readonly string[], before: readonly string[]): void {
  const pressed = keys.join(', ');
  const copy = cloneState(s);
  if (!walk.guide.allows(s, keys)) complain(walk, `"${pressed}" is marked and does not count`);
  else if (keys.every((key) => play(walk, copy, LEARNER, key))) follow(walk, copy, [...before, ...keys]);
  else complain(walk, `"${pressed}" is marked and refused`);
}

/** Answers as a table sends them: a card that begins an act waits for the question that comes next. */
function waysOf({ g, guide }: Walk, s: State, decision: Decision): string[][] {
  const expect = guide.counting(s);
  const cards = new Set(decision.options.flatMap(({ key, card }) => (card === 0 ? [] : key)));
  return answersTo(decision, expect).flatMap((key) => {
    if (decision.kind !== 'act' || !cards.has(key) || !guide.goesOn(s, [key])) return [[key]];
    const copy = cloneState(s);
    const further = applyMove(g, copy, { seat: LEARNER, key }) === null ? asked(g, copy) : null;
    if (further === null || further.kind === 'act') return [[key]];
    return answersTo(further, expect).map((next) => [key, next]);
  });
}

const subsets = (keys: readonly string[]): string[][] =>
  Array.from({ length: 1 << keys.length }, (_, bits) => keys.filter((__, i) => (bits & (1 << i)) !== 0));

/** Marked answers to one question. Several are closed where the button that closes them is marked. */
function answersTo({ options, several }: Decision, expect: readonly string[]): string[] {
  const ringed = (several?.options ?? options).map(({ key }) => key).filter((key) => isRinged(expect, key));
  if (several === null) return [...new Set(ringed)];
  const { min, max, ordered } = several;
  const closed = subsets(ringed).filter(
    (some) =>
      some.length >= min &&
      some.length <= max &&
      closingIsRinged(expect, ringed.length, Math.min(ringed.length, max) - some.length),
  );
  return [...new Set(closed.map((some) => severalKey(some, ordered)))];
}
