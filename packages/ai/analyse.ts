import { applyMove, choose, cloneState, type Game, notesOf, type Seat, type State } from '@bojiste/kernel';
import { playOn } from './bots/playout.ts';
import { type Look, WON, weigh, worth } from './bots/quiet.ts';
import { Random } from './random.ts';
import type { Worlds } from './types.ts';
import { openWorldsOf, worldsOf } from './worlds.ts';

/**
 * What a decision cost. The played option and its strongest rivals are played on in the same worlds: once in worlds
 * that the player could not tell from the real one, once with all cards open.
 */

export interface JudgeSettings {
  /** Worlds in which every compared option is played on. */
  readonly playouts: number;
  /** Options compared with the played one. */
  readonly rivals: number;
  /** Turns until a playout ends. */
  readonly turns: number;
  /** Seats whose lists the others did not know, as bits. */
  readonly own: number;
}

export interface Verdict {
  /** Key of the best option found; the played one where nothing better was. */
  readonly best: string;
  /** Chances to win, 0 to 1, after the best and after the played option. */
  readonly chance: number;
  readonly played: number;
  readonly loss: number;
}

export interface Judged {
  /** With what the player knew. */
  readonly known: Verdict;
  readonly open: Verdict;
}

const STANDARD: JudgeSettings = { playouts: 12, rivals: 4, turns: 2, own: 0 };
const PLAYOUT = { tries: 8, longest: 60, meek: 0 };
/** Worlds and answers of the first look, by which rivals are found. */
const LOOKS = 2;
const ALLOWANCE = 8;
const PLIES = 40;

/** Judges the option with this key, which the seat may take in this state. The state is not changed. */
export function judge(
  g: Game,
  held: State,
  seat: Seat,
  played: string,
  seed: string,
  settings: Partial<JudgeSettings> = {},
): Judged {
  const full = { ...STANDARD, ...settings };
  const look = (random: Random): Look => ({ g, seat, random, evaluations: 0 });
  const [knowing, seeing] = [new Random(`${seed}/known`), new Random(`${seed}/open`)];
  return {
    known: compare(look(knowing), worldsOf(g, held, seat, knowing, full.own), played, full),
    open: compare(look(seeing), openWorldsOf(held, seeing), played, full),
  };
}

function compare(look: Look, worlds: Worlds, played: string, settings: JudgeSettings): Verdict {
  const common = Array.from({ length: settings.playouts }, () => worlds.next());
  const keys = [played, ...rivalsOf(look, common, played, settings.rivals)];
  const chances = keys.map((key) => ({ key, chance: chanceAfter(look, common, key, settings.turns) }));
  const own = chances[0];
  const best = chances.reduce((a, b) => (b.chance > a.chance ? b : a));
  return { best: best.key, chance: best.chance, played: own.chance, loss: best.chance - own.chance };
}

/** The options that look best where they end, without the played one. */
function rivalsOf(look: Look, common: readonly State[], played: string, n: number): string[] {
  const worthOf = (value: number): number => {
    let sum = 0;
    for (const world of common.slice(0, LOOKS)) {
      const s = cloneState(world);
      choose(look.g, s, look.seat, value);
      sum += worth(look, s, ALLOWANCE, PLIES);
    }
    return sum;
  };
  return notesOf(look.g, common[0], look.seat)
    .filter(({ key }) => key !== played)
    .map(({ key, value }) => ({ key, worth: worthOf(value) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, n)
    .map(({ key }) => key);
}

function chanceAfter(look: Look, common: readonly State[], key: string, turns: number): number {
  let sum = 0;
  for (const world of common) {
    const s = cloneState(world);
    const before = s.turn;
    // As the table carries it out: an answer may name several at once.
    if (applyMove(look.g, s, { seat: look.seat, key }) !== null) throw new Error(`"${key}" is not among the options`);
    playOn(look, s, turns - (s.turn - before), PLAYOUT);
    sum += toChance(weigh(look, s, look.seat));
  }
  return sum / common.length;
}

/** A won game is certain; an evaluation of 0 is an even one. */
const toChance = (value: number): number => (Math.abs(value) >= WON ? (value > 0 ? 1 : 0) : (value + 1) / 2);
