import { askBotPatiently, type Bot, type Choice, makeBot, type Patience, Random } from '@bojiste/ai';
import {
  choose,
  cloneState,
  decisionOf,
  elementsBehind,
  findMove,
  type Game,
  type Seat,
  type State,
} from '@bojiste/kernel';
import type { Desk } from '@bojiste/session/desk';
import type { Play } from '@bojiste/session/play';
import type { Idea, Question } from '@bojiste/session/types';
import { ideasOf } from './ideas.ts';
import { SLICE } from './opening.ts';

/** Lets messages in. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
export const clock = (): number => performance.now();

export function botNamed(name: string): Bot {
  const bot = makeBot(name);
  if (bot === undefined) throw new Error(`there is no bot "${name}"`);
  return bot;
}

/**
 * What the strongest bot would do in the player's place; it knows what the player knows and nothing else. As long as its
 * first idea is followed it goes on with what it planned and does not advise to take back what was just done.
 */
export class Adviser {
  private bot: Bot | null = null;
  /** Ideas to the question that is open. */
  private given: { readonly moves: number; readonly ideas: readonly Idea[] } | null = null;

  constructor(
    private readonly g: Game,
    private readonly me: Seat,
    private readonly table: Play,
  ) {}

  /** The player answers, or takes back: no keys. */
  heard(keys: readonly string[]): void {
    const followed = this.given?.ideas[0]?.keys.join() === keys.join();
    if (!followed) this.bot = null;
    this.given = null;
  }

  async ideas(question: Question, desk: Desk): Promise<readonly Idea[]> {
    const { g, me, table } = this;
    const moves = table.match.entries.length;
    if (this.given?.moves === moves) return this.given.ideas;
    this.bot ??= botNamed('hard');
    const random = new Random(`${table.match.header.setup.seed}/ideas/${moves}`);
    const patience: Patience = {
      clock,
      slice: SLICE,
      pause,
      own: table.own,
      signal: {
        get aborted() {
          return table.match.entries.length !== moves;
        },
      },
    };
    const s = cloneState(table.state);
    const choice = await askBotPatiently(g, s, me, this.bot, random, patience);
    if (choice === null) return [];
    const whole = question.several === null ? choice : await this.inFull(s, choice, this.bot, random, patience);
    if (whole === null) return [];
    const ideas = ideasOf(whole, question, desk);
    this.given = { moves, ideas };
    return ideas;
  }

  /** A bot chooses several one after the other: it is asked on until the whole answer is there. Changes the state. */
  private async inFull(s: State, choice: Choice, bot: Bot, random: Random, patience: Patience): Promise<Choice | null> {
    const { g, me } = this;
    const told = choice.weighed.map((one) => ({ ...one, keys: elementsOfSet(g, s, me, one.key) ?? one.keys }));
    if (elementsBehind(g, s, me, choice.key) !== null) return { ...choice, weighed: told };
    const keys: string[] = [];
    for (let next: Choice | null = choice; ; ) {
      if (next === null) return null;
      const found = findMove(g, s, { seat: me, key: next.key });
      if (!('value' in found)) throw new Error(`${bot.name} proposed "${next.key}", which is no answer`);
      keys.push(next.key);
      choose(g, s, me, found.value);
      if (decisionOf(g, s, me)?.several?.taken.length !== keys.length) break;
      next = await askBotPatiently(g, s, me, bot, random, patience);
    }
    const { key } = choice;
    const best = told.find((one) => one.key === key) ?? { key, value: 0 };
    return { ...choice, weighed: [{ ...best, keys }, ...told.filter((one) => one.key !== key)] };
  }
}

/** The cards of an option that is a whole set; an empty one has a key of its own. */
function elementsOfSet(g: Game, s: State, seat: Seat, key: string): readonly string[] | undefined {
  const behind = elementsBehind(g, s, seat, key);
  return behind === null || behind.length === 0 ? undefined : behind;
}
