import { cloneState, decisionOf, type State, type Weights } from '@bojiste/kernel';
import type { Bot, Choice, Situation, Weighed } from '../types.ts';
import { type Act, actsOf, actsWith, carryOut, type Plan, questionsOf } from './acts.ts';
import { type PlayoutSettings, playOn } from './playout.ts';
import { type Look, WON, weigh } from './quiet.ts';
import { Repeats } from './repeats.ts';

/**
 * Plans by whole acts. All acts open now are looked at where they end; the best of them are played on to the end of the
 * turn, or through the answer of the next player, in worlds that are the same for all; the worse half is dropped again and
 * again while the rest gets more worlds. What an act still asks was part of the plan and is answered from it.
 */

export interface TurnSettings extends PlayoutSettings {
  readonly name: string;
  /** Worlds in which every act is looked at. */
  readonly looks: number;
  /** Acts that are looked at. */
  readonly acts: number;
  /** Options of which more ways are looked at, because the first ways looked best; `acts` ways for them together. */
  readonly wider: number;
  /** Answers tried to every question of an act that are not acts of their own; 1 for none but the first. */
  readonly keen: number;
  /** Acts that are played on. */
  readonly finalists: number;
  /** Acts that looked worse and are played on once; whichever does better than all that looked good joins them. */
  readonly scouts: number;
  /** Playouts per decision, those of scouts not counted. Not time: the same seed gives the same game on any machine. */
  readonly playouts: number;
  /** Turns until a playout ends: 1 is the end of the running turn, 2 also the next one. */
  readonly turns: number;
  /** Share of the worth at the end of the running turn where playouts go on beyond it: the answer tells more, but with noise. */
  readonly early: number;
  /** Chance of a lapse: nothing is played on, and any act of the better half at the first look is taken. */
  readonly lapse: number;
  readonly weights?: Weights;
}

const STANDARD: TurnSettings = {
  name: 'turn',
  looks: 3,
  acts: 40,
  wider: 0,
  keen: 1,
  finalists: 8,
  scouts: 0,
  playouts: 32,
  turns: 1,
  early: 0,
  lapse: 0,
  tries: 8,
  longest: 60,
  meek: 0,
};

/** An act that is weighed: what it brought so far, and after which round it was dropped. */
interface Candidate {
  readonly act: Act;
  first: number;
  sum: number;
  visits: number;
  round: number;
}

export function turnBot(settings: Partial<TurnSettings> = {}): Bot {
  const full = { ...STANDARD, ...settings };
  const plans = new Map<number, Plan>();
  const repeats = new Repeats();
  function* think(at: Situation): Generator<number, Choice> {
    const known = plans.get(at.seat)?.find((step) => step.id === at.decision.id);
    if (known !== undefined && at.decision.options.some(({ key }) => key === known.key))
      return { key: known.key, weighed: [], evaluations: 0 };
    const choice = yield* plan(at, full, repeats, (found) => plans.set(at.seat, found));
    repeats.note(at, choice.key);
    return choice;
  }
  return { name: full.name, think, choose: (at) => atOnce(at, think(at)) };
}

/** Goes through all steps without a pause. */
function atOnce(at: Situation, steps: Generator<number, Choice>): Choice {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    at.progress?.(step.value);
  }
}

/** Worlds of one decision: the n-th is the same for all candidates. */
class Common {
  private readonly worlds: State[] = [];
  constructor(private readonly at: Situation) {}

  copy(n: number): State {
    while (this.worlds.length <= n) this.worlds.push(this.at.worlds.next());
    return cloneState(this.worlds[n]);
  }
}

function* plan(
  at: Situation,
  settings: TurnSettings,
  repeats: Repeats,
  keep: (found: Plan) => void,
): Generator<number, Choice> {
  const keen = settings.keen > 1 ? settings.keen : undefined;
  const look: Look = { g: at.g, seat: at.seat, random: at.random, weights: settings.weights, evaluations: 0, keen };
  const common = new Common(at);
  const weighedAtOnce = (act: Act): Candidate => {
    return { act, first: firstLook(look, common, act, settings.looks), sum: 0, visits: 0, round: 0 };
  };
  const acts = actsOf(look, common.copy(0), settings.acts);
  const fresh = acts.filter(({ keys }) => !repeats.enough(at, keys[0]));
  const candidates = (fresh.length > 0 ? fresh : acts).map(weighedAtOnce);
  candidates.push(...widened(look, common, candidates, settings).map(weighedAtOnce));
  const lapses = settings.lapse > 0 && at.random.unit() < settings.lapse;
  const best = lapses ? careless(look, candidates) : yield* halve(at, look, common, candidates, settings);
  keep(questionsOf(look, common.copy(0), best.act, (s, seat) => decisionOf(at.g, s, seat)?.id ?? 0));
  return { key: best.act.keys[0], weighed: weighedOf(at, candidates, best), evaluations: look.evaluations };
}

function careless(look: Look, candidates: readonly Candidate[]): Candidate {
  return ranking(look, candidates)[look.random.int(Math.ceil(candidates.length / 2))];
}

/** More ways of the options that look best so far. */
function widened(look: Look, common: Common, candidates: readonly Candidate[], settings: TurnSettings): Act[] {
  if (settings.wider === 0) return [];
  const firsts = [...new Set(ranking(look, candidates).map(({ act }) => act.keys[0]))].slice(0, settings.wider);
  const room = Math.max(2, Math.floor(settings.acts / firsts.length));
  const known = new Set(candidates.map(({ act }) => act.keys.join(' ')));
  return firsts
    .flatMap((first) => actsWith(look, common.copy(0), first, room))
    .filter(({ keys }) => !known.has(keys.join(' ')));
}

function firstLook(look: Look, common: Common, act: Act, worlds: number): number {
  let sum = 0;
  for (let n = 0; n < worlds; n++) {
    const s = common.copy(n);
    sum += carryOut(look, s, act) ? weigh(look, s, look.seat) : -WON;
  }
  return sum / worlds;
}

const meanOf = (c: Candidate): number => (c.visits === 0 ? c.first : c.sum / c.visits);

function* halve(
  at: Situation,
  look: Look,
  common: Common,
  candidates: readonly Candidate[],
  settings: TurnSettings,
): Generator<number, Candidate> {
  const ranked = ranking(look, candidates);
  let left = ranked.slice(0, settings.finalists);
  const scouts = ranked.slice(settings.finalists, settings.finalists + settings.scouts);
  const rounds = Math.ceil(Math.log2(Math.max(2, left.length)));
  for (let round = 1; left.length > 1 && settings.playouts > 0; round++) {
    const each = Math.max(1, Math.floor(settings.playouts / rounds / left.length));
    for (let i = 0; i < left.length; i++) {
      left[i].round = round;
      for (let n = 0; n < each && !at.stop?.(); n++) playout(look, common, left[i], settings);
      yield Math.min(1, (round - 1 + (i + 1) / left.length) / rounds);
    }
    left = left.sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(left.length / 2));
    if (round === 1) left.push(...promoted(at, look, common, scouts, left, settings));
  }
  return left[0];
}

/** The best-looking first; chance decides among equals. */
function ranking(look: Look, candidates: readonly Candidate[]): Candidate[] {
  const lots = candidates.map((candidate) => ({ candidate, lot: look.random.unit() }));
  return lots.sort((a, b) => b.candidate.first - a.candidate.first || a.lot - b.lot).map(({ candidate }) => candidate);
}

/** Scouts that did better in one playout than the best of the others on the average, no more than there are others. */
function promoted(
  at: Situation,
  look: Look,
  common: Common,
  scouts: readonly Candidate[],
  left: readonly Candidate[],
  settings: TurnSettings,
): Candidate[] {
  for (const scout of scouts) {
    if (at.stop?.()) return [];
    scout.round = 1;
    playout(look, common, scout, settings);
  }
  const mark = Math.max(...left.map(meanOf));
  const better = scouts.filter((scout) => scout.sum > mark).sort((a, b) => b.sum - a.sum);
  const joining = better.slice(0, left.length);
  // One lucky playout brings a scout in but does not count for it.
  for (const scout of joining) scout.visits = scout.sum = 0;
  return joining;
}

function playout(look: Look, common: Common, candidate: Candidate, settings: TurnSettings): void {
  const s = common.copy(candidate.visits);
  const { turn } = s;
  candidate.visits++;
  if (!carryOut(look, s, candidate.act)) {
    candidate.sum -= WON;
    return;
  }
  const early = settings.turns > 1 ? settings.early : 0;
  if (early > 0) {
    playOn(look, s, 1 - (s.turn - turn), settings);
    candidate.sum += early * weigh(look, s, look.seat);
  }
  playOn(look, s, settings.turns - (s.turn - turn), settings);
  candidate.sum += (1 - early) * weigh(look, s, look.seat);
}

/** Every option by the best act that begins with it. */
function weighedOf(at: Situation, candidates: readonly Candidate[], taken: Candidate): Weighed[] {
  return at.decision.options.map(({ key }) => {
    const own = candidates.filter((c) => c.act.keys[0] === key);
    if (own.length === 0) return { key, value: -WON, visits: 0, dropped: 'look' };
    const best = own.reduce((a, b) => (b.round > a.round || (b.round === a.round && meanOf(b) > meanOf(a)) ? b : a));
    const seen = { key, keys: best.act.keys, value: meanOf(best), visits: own.reduce((n, c) => n + c.visits, 0) };
    return own.includes(taken) ? seen : { ...seen, dropped: best.round === 0 ? 'look' : 'playouts' };
  });
}
