import {
  applyMove,
  cloneState,
  decidingSeats,
  decisionOf,
  type Game,
  hashState,
  notesOf,
  type State,
} from '@bojiste/kernel';
import { checkFacts } from '@bojiste/testing/scene/facts';
import { startScene } from '@bojiste/testing/scene/position';
import { SceneError } from '@bojiste/testing/scene/yaml';
import { fits } from '../puzzles/answers.ts';
import { LessonGuide } from './guide.ts';
import { markFindings } from './marks.ts';
import type { Lesson, Stage, Step } from './types.ts';

/** Plays a lesson as its script says and complains about everything that a learner would stumble over. */

const LEARNER = 0;
const LONGEST_LINE = 160;
const MOST_ANSWERS = 12;
const MOST_MOVES = 300;

interface Run {
  readonly g: Game;
  readonly lesson: Lesson;
  readonly stage: Stage;
  readonly guide: LessonGuide;
  readonly s: State;
  readonly findings: string[];
  answers: number;
  /** What the learner was offered so far in the running step. */
  offered: string[];
  /** Steps that are over, whose facts must hold when the learner is asked again. */
  left: Step[];
}

const place = ({ file, line }: { file: string; line: number }): string => `${file}:${line}`;

/** Everything that is wrong with a lesson, in words with file and line; none when all is well. */
export function lessonFindings(g: Game, lesson: Lesson): string[] {
  const findings = textFindings(lesson);
  lesson.stages.forEach((stage, number) => {
    try {
      findings.push(...stageFindings(g, lesson, stage, number), ...markFindings(g, lesson, number));
    } catch (error) {
      findings.push(error instanceof SceneError ? error.message : `${place(stage.scene)}: ${String(error)}`);
    }
  });
  return findings;
}

function textFindings({ stages }: Lesson): string[] {
  const said = new Map<string, Step>();
  const findings: string[] = [];
  for (const step of stages.flatMap((stage) => stage.steps)) {
    for (const line of [step.say, ...step.otherwise.map(({ say }) => say)]) {
      if (line === null) continue;
      for (const text of [line.cs, line.en])
        if (text.length > LONGEST_LINE)
          findings.push(`${place(step)}: ${text.length} characters, at most ${LONGEST_LINE}: ${text}`);
    }
    if (step.say !== null && said.has(step.say.en)) findings.push(`${place(step)}: the same line stands here twice`);
    if (step.say !== null) said.set(step.say.en, step);
  }
  return findings;
}

function stageFindings(g: Game, lesson: Lesson, stage: Stage, number: number): string[] {
  const guide = new LessonGuide(g, lesson, number);
  const s = guide.start();
  if (stage.goals.length > 0) return [];
  const run: Run = { g, lesson, stage, guide, s, findings: [], answers: 0, offered: [], left: [] };
  let seen = -1;
  for (let moves = 0; guide.coach(s).state === 'on'; moves++) {
    if (moves > MOST_MOVES || s.over >= 0) return [...run.findings, `${place(now(run))}: the step is never done`];
    const at = guide.coach(s).at;
    if (at !== seen) probe(run);
    seen = at;
    if (!takeMove(run)) return run.findings;
  }
  checkLeft(run);
  if (guide.coach(s).state === 'failed') run.findings.push(`${place(stage.scene)}: the script does not reach its goal`);
  if (run.answers > MOST_ANSWERS)
    run.findings.push(`${place(stage.scene)}: ${run.answers} answers, at most ${MOST_ANSWERS}`);
  if (s.script.length > 0) run.findings.push(`${place(stage.scene)}: ${s.script.length} scripted dice are left`);
  return run.findings;
}

function now({ guide, stage }: Run): Step {
  const step = stage.steps[guide.at] ?? stage.steps.at(-1);
  if (step === undefined) throw new Error(`${place(stage.scene)}: a script has steps`);
  return step;
}

/** One move of whoever decides; false when the script does not go on. */
function takeMove(run: Run): boolean {
  const { g, guide, s } = run;
  const seats = decidingSeats(g, s);
  const mine = seats.includes(LEARNER) ? decisionOf(g, s, LEARNER) : null;
  const seat = mine === null ? seats[0] : LEARNER;
  if (seat === undefined) {
    run.findings.push(`${place(now(run))}: nobody is asked anything`);
    return false;
  }
  const skipped = mine === null ? null : guide.skips(s, mine);
  const key = mine === null ? guide.reply(s, seat) : (skipped ?? guide.shows(s));
  if (key === null) {
    const open = notesOf(g, s, seat).map((note) => note.key);
    run.findings.push(`${place(now(run))}: nothing of the script is offered; there is ${open.join(' | ')}`);
    return false;
  }
  const chosen = mine !== null && skipped === null;
  if (chosen) checkLeft(run);
  if (chosen) run.answers++;
  const { at } = guide;
  const step = now(run);
  if (mine !== null) run.offered.push(...mine.options.map((option) => option.key));
  const refusal = applyMove(g, s, { seat, key });
  if (refusal !== null) {
    run.findings.push(`${place(step)}: "${key}" is refused: ${refusal.code}`);
    return false;
  }
  guide.moved(s, seat, key);
  if (guide.at !== at) leaveStep(run, step);
  return true;
}

/** A step is over: what its sentences answer could really be tried in it. */
function leaveStep(run: Run, step: Step): void {
  run.left.push(step);
  for (const { at } of step.otherwise) {
    const pattern = run.guide.patternOf(run.s, at);
    if (!run.offered.some((key) => fits(pattern, key))) run.findings.push(`${place(step)}: "${at}" is never offered`);
  }
  run.offered = [];
}

function checkLeft(run: Run): void {
  for (const step of run.left.splice(0)) checkDone(run, step);
}

function checkDone({ g, stage, s, findings }: Run, step: Step): void {
  try {
    const { labels } = startScene(g, stage.scene);
    if (step.done !== null) checkFacts({ g, s, labels }, step.done);
  } catch (error) {
    if (!(error instanceof SceneError)) throw error;
    findings.push(error.message);
  }
}

/** Every answer that does not count gets a sentence and changes nothing; every sentence of the lesson fits an offer. */
function probe({ g, stage, guide, s, findings }: Run): void {
  const step = stage.steps[guide.at];
  if (step === undefined || step.free || !decidingSeats(g, s).includes(LEARNER)) return;
  const before = hashState(s);
  const right = guide.coach(s).expect;
  for (const { key } of notesOf(g, s, LEARNER)) {
    if (right.some((pattern) => fits(pattern, key))) continue;
    const other = cloneState(s);
    if (guide.allows(other, [key])) findings.push(`${place(step)}: "${key}" is carried out although it does not count`);
    else if (guide.coach(s).answer === null) findings.push(`${place(step)}: "${key}" gets no answer`);
  }
  if (hashState(s) !== before) findings.push(`${place(step)}: wrong answers change the position`);
  guide.back(s);
}
