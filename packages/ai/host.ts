import { type Decision, decisionOf, type Game, type Seat, type State, type View, viewOf } from '@bojiste/kernel';
import type { Random } from './random.ts';
import type { Bot, Choice, Situation } from './types.ts';
import { worldsOf } from './worlds.ts';

/** What a host does to ask a bot. It holds the state; the bot gets a situation. */

/** A bot proposed what is not among its options: a defect of the bot, never carried out. */
export class BotError extends Error {
  constructor(
    message: string,
    readonly seat: Seat,
  ) {
    super(message);
  }
}

/** What a host may do while a bot thinks: end it, and hear how far it has come. */
export type Watch = Pick<Situation, 'stop' | 'progress'>;

/** View and worlds are made only when the bot looks at them. */
function situationOf(g: Game, s: State, seat: Seat, decision: Decision, random: Random, watch: Watch): Situation {
  let view: View | undefined;
  return {
    ...watch,
    g,
    seat,
    decision,
    random,
    worlds: worldsOf(g, s, seat, random),
    get view() {
      view ??= viewOf(g, s, seat);
      return view;
    },
  };
}

/** Asks a bot for the seat's decision. The state is not changed. */
export function askBot(g: Game, s: State, seat: Seat, bot: Bot, random: Random, watch: Watch = {}): Choice {
  const decision = decisionOf(g, s, seat);
  if (decision === null) throw new BotError(`${bot.name}: seat ${seat} has nothing to decide`, seat);
  const only = decision.options.length === 1 ? decision.options[0].key : null;
  if (only !== null) return { key: only, weighed: [], evaluations: 0 };
  const choice = bot.choose(situationOf(g, s, seat, decision, random, watch));
  if (!decision.options.some((option) => option.key === choice.key))
    throw new BotError(`${bot.name} proposed "${choice.key}", which is not among its options`, seat);
  return choice;
}
