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
export interface Watch extends Pick<Situation, 'stop' | 'progress'> {
  /** Seats whose lists the others do not know, as bits (`ownLists`); none unless said. */
  readonly own?: number;
}

/** View and worlds are made only when the bot looks at them. */
function situationOf(g: Game, s: State, seat: Seat, decision: Decision, random: Random, watch: Watch): Situation {
  const { stop, progress, own = 0 } = watch;
  let view: View | undefined;
  return {
    stop,
    progress,
    g,
    seat,
    decision,
    random,
    worlds: worldsOf(g, s, seat, random, own),
    get view() {
      view ??= viewOf(g, s, seat);
      return view;
    },
  };
}

/** The decision with the only key it leaves, if it leaves but one. */
function openDecision(g: Game, s: State, seat: Seat, bot: Bot): { decision: Decision; only: Choice | null } {
  const decision = decisionOf(g, s, seat);
  if (decision === null) throw new BotError(`${bot.name}: seat ${seat} has nothing to decide`, seat);
  const [first, second] = decision.options;
  return { decision, only: second === undefined ? { key: first.key, weighed: [], evaluations: 0 } : null };
}

function checked(choice: Choice, decision: Decision, bot: Bot): Choice {
  if (!decision.options.some((option) => option.key === choice.key))
    throw new BotError(`${bot.name} proposed "${choice.key}", which is not among its options`, decision.seat);
  return choice;
}

/** Asks a bot for the seat's decision. The state is not changed. */
export function askBot(g: Game, s: State, seat: Seat, bot: Bot, random: Random, watch: Watch = {}): Choice {
  const { decision, only } = openDecision(g, s, seat, bot);
  return only ?? checked(bot.choose(situationOf(g, s, seat, decision, random, watch)), decision, bot);
}

/** How a host lets a bot think without being deaf meanwhile; the same in a page's worker, a thread and a server. */
export interface Patience extends Watch {
  clock(): number;
  /** Milliseconds of thinking between two pauses. */
  readonly slice: number;
  /** Lets waiting messages and timers come in. */
  pause(): Promise<void>;
  /** Nobody waits for the answer any more (an `AbortSignal` will do). */
  readonly signal?: { readonly aborted: boolean };
}

/** Asks a bot slice by slice; null when it was cancelled. The state must not change meanwhile: give a copy where it may. */
export async function askBotPatiently(
  g: Game,
  s: State,
  seat: Seat,
  bot: Bot,
  random: Random,
  patience: Patience,
): Promise<Choice | null> {
  const { decision, only } = openDecision(g, s, seat, bot);
  if (only !== null) return only;
  const at = situationOf(g, s, seat, decision, random, patience);
  if (bot.think === undefined) return checked(bot.choose(at), decision, bot);
  const steps = bot.think(at);
  for (let since = patience.clock(); ; ) {
    const step = steps.next();
    if (step.done) return checked(step.value, decision, bot);
    patience.progress?.(step.value);
    if (patience.clock() - since < patience.slice) continue;
    await patience.pause();
    if (patience.signal?.aborted === true) return null;
    since = patience.clock();
  }
}
