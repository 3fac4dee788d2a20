import type { Bot } from '@bojiste/ai';
import type { Seat } from '@bojiste/kernel';

/**
 * Bots by the place where they sit. A bot remembers how it planned to go on with an act, and what it did in the running
 * turn so as not to do it again and again; a new one for every question would know nothing of it.
 */
export class SeatedBots {
  private readonly bots = new Map<string, Bot>();

  /** Beyond `most` places the one that was quiet longest is forgotten: its bot only has to think again. */
  constructor(
    private readonly make: (level: string) => Bot,
    private readonly most: number,
  ) {}

  at(table: string, seat: Seat, level: string): Bot {
    const place = `${table}/${seat}/${level}`;
    const bot = this.bots.get(place) ?? this.make(level);
    this.bots.delete(place);
    this.bots.set(place, bot);
    if (this.bots.size > this.most) this.bots.delete(this.bots.keys().next().value as string);
    return bot;
  }
}
