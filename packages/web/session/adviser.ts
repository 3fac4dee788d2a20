import { askBotPatiently, type Bot, makeBot, Random } from '@bojiste/ai';
import { cloneState, type Game, type Seat } from '@bojiste/kernel';
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
    const choice = await askBotPatiently(g, cloneState(table.state), me, this.bot, random, {
      clock,
      slice: SLICE,
      pause,
      own: table.own,
      signal: {
        get aborted() {
          return table.match.entries.length !== moves;
        },
      },
    });
    if (choice === null) return [];
    const ideas = ideasOf(choice, question, desk);
    this.given = { moves, ideas };
    return ideas;
  }
}
