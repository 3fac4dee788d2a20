import { cloneState, decisionOf, type State, type Weights } from '@bojiste/kernel';
import { type Net, netOf } from '../learn/net.ts';
import type { Bot, Choice, Situation, Weighed } from '../types.ts';
import { type Act, actsOf, actsWith, carryOut, type Plan, questionsOf, tryOut } from './acts.ts';
import { type PlayoutSettings, playOn } from './playout.ts';
import { type Look, WON, weigh } from './quiet.ts';
import { Repeats } from './repeats.ts';
import { isNothing, lapsesOf, saneKeys } from './sane.ts';

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
  /** Chance of a lapse: nothing is played on, and any act is taken that at the first look is not much worse than the best. */
  readonly lapse: number;
  /** The first look counts like so many playouts. */
  readonly prior: number;
  /** 1: the best act of every kind has a place among those that are played on, else siblings of one act may fill them all. */
  readonly diverse: number;
  /** In a window, an answer must do better than passing by so many standard errors: a kept card is worth more than it looks. */
  readonly doubt: number;
  readonly weights?: Weights;
  /** 1: the learned weights of the game are added to its evaluation. */
  readonly learned: number;
  /** Learned weights that stand in for the game's own. */
  readonly net?: Net;
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
  prior: 0,
  diverse: 0,
  doubt: 0,
  tries: 8,
  longest: 60,
  meek: 0,
  learned: 0,
};

/** An act that is weighed: what it brought so far, and after which round it was dropped. */
interface Candidate {
  readonly act: Act;
  first: number;
  sum: number;
  visits: number;
  round: number;
  /** What each playout brought; the n-th is in the same world for all. */
  readonly values: number[];
}

export function turnBot(settings: Partial<TurnSettings> = {}): Bot {
  const full = { ...STANDARD, ...settings };
  const plans = new Map<number, Planned>();
  const repeats = new Repeats();
  function* think(at: Situation): Generator<number, Choice> {
    const known = plannedAt(plans.get(at.seat), at);
    if (known !== null) return { key: known.key, weighed: [known], evaluations: 0 };
    const choice = yield* plan(at, full, repeats, (found) => plans.set(at.seat, found));
    repeats.note(at, choice.key);
    return choice;
  }
  return { name: full.name, think, choose: (at) => atOnce(at, think(at)) };
}

/** What an act still asks, and what the act was worth. */
interface Planned {
  readonly steps: Plan;
  readonly value: number;
}

/** The planned answer to the question that is open, with those that follow; null where something else has happened. */
function plannedAt(planned: Planned | undefined, { decision }: Situation): Weighed | null {
  const steps = planned?.steps ?? [];
  const from = steps.findIndex(({ id }) => id === decision.id);
  const [step] = from < 0 ? [] : steps.slice(from);
  if (step === undefined || !decision.options.some(({ key }) => key === step.key)) return null;
  return { key: step.key, keys: steps.slice(from).map(({ key }) => key), value: planned?.value ?? 0 };
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
  keep: (found: Planned) => void,
): Generator<number, Choice> {
  const keen = settings.keen > 1 ? settings.keen : undefined;
  const { g, seat, random } = at;
  const net = settings.net ?? (settings.learned === 1 ? netOf(g) : null);
  const look: Look = { g, seat, random, weights: settings.weights, net, evaluations: 0, keen };
  const common = new Common(at);
  const weighedAtOnce = (act: Act): Candidate => {
    return { act, first: firstLook(look, common, act, settings.looks), sum: 0, visits: 0, round: 0, values: [] };
  };
  const sane = new Set(saneKeys(at, common.copy(0)));
  const acts = actsOf(look, common.copy(0), settings.acts).filter(({ keys }) => sane.has(keys[0]));
  const fresh = acts.filter(({ keys }) => !repeats.enough(at, keys[0]));
  const candidates = (fresh.length > 0 ? fresh : acts).map(weighedAtOnce);
  candidates.push(...widened(look, common, candidates, settings).map(weighedAtOnce));
  const lapses = settings.lapse > 0 && at.random.unit() < settings.lapse;
  const best = lapses
    ? careless(at, look, common, candidates, settings)
    : yield* halve(at, look, common, candidates, settings);
  const steps = questionsOf(look, common.copy(0), best.act, (s, seat) => decisionOf(at.g, s, seat)?.id ?? 0);
  keep({ steps, value: meanOf(best) });
  return { key: best.act.keys[0], weighed: weighedOf(at, candidates, best), evaluations: look.evaluations };
}

function careless(
  at: Situation,
  look: Look,
  common: Common,
  candidates: readonly Candidate[],
  settings: TurnSettings,
): Candidate {
  const menu = at.decision.kind === 'act';
  const seen = candidates.map((candidate) => {
    const key = candidate.act.keys[0];
    const value = menu && isNothing(key) ? calmly(look, common, candidate, settings) : candidate.first;
    return { candidate, key, value };
  });
  const open = lapsesOf(seen, menu);
  return open[look.random.int(open.length)].candidate;
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
    sum += tryOut(look, s, act) ? weigh(look, s, look.seat) : -WON;
  }
  return sum / worlds;
}

/** To end is worth at least the position as it is: what comes due at the end comes due after any other act as well. */
function calmly(look: Look, common: Common, ending: Candidate, { looks }: TurnSettings): number {
  return Math.abs(ending.first) >= WON ? ending.first : Math.max(ending.first, asItIs(look, common, looks));
}

/** Worth of the position before anything is done. */
function asItIs(look: Look, common: Common, looks: number): number {
  let sum = 0;
  for (let n = 0; n < looks; n++) sum += weigh(look, common.copy(n), look.seat);
  return sum / looks;
}

const meanOf = (c: Candidate, prior = 0): number =>
  c.visits === 0 ? c.first : (c.sum + prior * c.first) / (c.visits + prior);

const kindOf = ({ act }: Candidate): string => act.keys[0].split(' ', 1)[0];

/** Those that are played on: the best half of the places by rank, the rest by the best of every other kind of act, if asked for. */
function finalistsOf(ranked: readonly Candidate[], settings: TurnSettings): Candidate[] {
  const { finalists, diverse } = settings;
  if (diverse === 0 || ranked.length <= finalists) return ranked.slice(0, finalists);
  const out = ranked.slice(0, Math.ceil(finalists / 2));
  const kinds = new Set(out.map(kindOf));
  for (const candidate of ranked.slice(out.length)) {
    if (out.length >= finalists) break;
    if (kinds.has(kindOf(candidate))) continue;
    kinds.add(kindOf(candidate));
    out.push(candidate);
  }
  const rest = ranked.filter((candidate) => !out.includes(candidate));
  return [...out, ...rest.slice(0, finalists - out.length)];
}

function* halve(
  at: Situation,
  look: Look,
  common: Common,
  candidates: readonly Candidate[],
  settings: TurnSettings,
): Generator<number, Candidate> {
  const ranked = ranking(look, candidates);
  let left = finalistsOf(ranked, settings);
  const places = new Set(left);
  const scouts = ranked.filter((candidate) => !places.has(candidate)).slice(0, settings.scouts);
  const { prior } = settings;
  const rounds = Math.ceil(Math.log2(Math.max(2, left.length)));
  for (let round = 1; left.length > 1 && settings.playouts > 0; round++) {
    const each = Math.max(1, Math.floor(settings.playouts / rounds / left.length));
    for (let i = 0; i < left.length; i++) {
      left[i].round = round;
      for (let n = 0; n < each && !at.stop?.(); n++) playout(look, common, left[i], settings);
      yield Math.min(1, (round - 1 + (i + 1) / left.length) / rounds);
    }
    left = left.sort((a, b) => meanOf(b, prior) - meanOf(a, prior)).slice(0, Math.ceil(left.length / 2));
    if (round === 1) left.push(...promoted(at, look, common, scouts, left, settings));
  }
  return doubted(at, look, common, candidates, left[0], settings);
}

/** The best act, where it has to prove itself: if it is surely better than doing nothing in the same worlds, else nothing. */
function doubted(
  at: Situation,
  look: Look,
  common: Common,
  candidates: readonly Candidate[],
  best: Candidate,
  settings: TurnSettings,
): Candidate {
  const nothing = candidates.find(({ act }) => isNothing(act.keys[0]));
  if (nothing === undefined) return best;
  if (nothing === best) return at.decision.kind === 'act' ? notYet(look, common, candidates, best, settings) : best;
  const needed = at.decision.kind === 'respond' ? settings.doubt : 0;
  if (needed === 0 || settings.playouts === 0) return best;
  while (nothing.visits < best.visits) playout(look, common, nothing, settings);
  const gains = best.values.map((value, n) => value - nothing.values[n]);
  if (gains.length < 2) return best.first > nothing.first ? best : nothing;
  const mean = gains.reduce((sum, x) => sum + x, 0) / gains.length;
  const spread = gains.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (gains.length - 1);
  return mean > needed * Math.sqrt(spread / gains.length) ? best : nothing;
}

/** How much better a free act must look than the position as it is. */
const GAIN = 0.005;

/** Before the end: the best-looking act that costs nothing else, if there is one that makes the position look better. */
function notYet(
  look: Look,
  common: Common,
  candidates: readonly Candidate[],
  nothing: Candidate,
  settings: TurnSettings,
): Candidate {
  const free = candidates.filter((candidate) => look.g.def.freeActs?.includes(kindOf(candidate)));
  if (free.length === 0 || Math.abs(meanOf(nothing)) >= WON) return nothing;
  const [best] = ranking(look, free);
  return best.first > asItIs(look, common, settings.looks) + GAIN ? best : nothing;
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
  const mark = Math.max(...left.map((candidate) => meanOf(candidate)));
  const better = scouts.filter((scout) => scout.sum > mark).sort((a, b) => b.sum - a.sum);
  const joining = better.slice(0, left.length);
  // One lucky playout brings a scout in but does not count for it.
  for (const scout of joining) {
    scout.visits = scout.sum = 0;
    scout.values.length = 0;
  }
  return joining;
}

function playout(look: Look, common: Common, candidate: Candidate, settings: TurnSettings): void {
  const s = common.copy(candidate.visits);
  const { turn } = s;
  candidate.visits++;
  const value = carryOut(look, s, candidate.act) ? playedOn(look, s, turn, settings) : -WON;
  candidate.values.push(value);
  candidate.sum += value;
}

/** Worth after the rest of the turn, or the answer to it; `turn` is the one in which the act was begun. */
function playedOn(look: Look, s: State, turn: number, settings: TurnSettings): number {
  let value = 0;
  const early = settings.turns > 1 ? settings.early : 0;
  if (early > 0) {
    playOn(look, s, 1 - (s.turn - turn), settings);
    value += early * weigh(look, s, look.seat);
  }
  playOn(look, s, settings.turns - (s.turn - turn), settings);
  return value + (1 - early) * weigh(look, s, look.seat);
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
