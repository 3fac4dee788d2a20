import type { Bilingual, Decision, Game, Seat, State, View, Weights } from '@bojiste/kernel';
import type { Net } from './learn/net.ts';
import type { Random } from './random.ts';

/** Possible worlds: states that look to the bot like the game does. Each is a fresh one that the bot may play on. */
export interface Worlds {
  next(): State;
}

/** All a bot gets. What is hidden from its seat is not in here; the worlds only guess it. */
export interface Situation {
  readonly g: Game;
  readonly seat: Seat;
  readonly view: View;
  readonly decision: Decision;
  readonly worlds: Worlds;
  readonly random: Random;
  /** Asked now and then: true means "choose with what you have" (cancelled, or out of time). */
  readonly stop?: () => boolean;
  /** Told now and then how far the thinking has come, 0 to 1. */
  readonly progress?: (share: number) => void;
}

export interface Weighed {
  readonly key: string;
  /** The best way found to go on after it: all answers up to the next quiet point, this one first. */
  readonly keys?: readonly string[];
  /** Worth for the seat, about -1 to 1. */
  readonly value: number;
  /** How often a search came back to it. */
  readonly visits?: number;
  /** When it was given up: after a first look, or after it was played on. Not set for the one that was taken. */
  readonly dropped?: 'look' | 'playouts';
}

export interface Choice {
  readonly key: string;
  /** What was weighed against what, for those who want to see it. */
  readonly weighed: readonly Weighed[];
  readonly evaluations: number;
}

export interface Bot {
  readonly name: string;
  choose(at: Situation): Choice;
  /** The same in small steps, each of which tells how far it has come (0 to 1), so that a host can do other things between. */
  think?(at: Situation): Generator<number, Choice>;
  /** For a bot that does not look: the number of an option, so that the host can spare it the view. */
  blind?(options: number, random: Random): number;
}

/** What players choose from; which bot stands behind a level may change. */
export type Level = 'easy' | 'normal' | 'hard' | 'expert';

/** Settings that every kind of bot may be given; each kind knows numbers of its own. */
export interface BotSettings {
  readonly name?: string;
  readonly weights?: Weights;
  /** Learned weights to try, instead of the game's own. */
  readonly net?: Net;
}

export interface BotKind {
  readonly name: string;
  readonly text: Bilingual;
  make(settings?: BotSettings): Bot;
}
