import { askBot, makeBot, Random } from '@bojiste/ai';
import { applyMove, decidingSeats, decisionOf, hashState, keyFromSeed, newGame, sampleWorld } from '@bojiste/kernel';
import { tipsOf } from '@bojiste/session/tips';
import type { Tip } from '@bojiste/session/types';
import { shelved } from '../library/shelf.ts';

/** Games in which the coach is asked in two worlds that differ only in what the seat cannot see. */

const MOST_LETTERS = 160;

/** What is missing, cut off, a key instead of a name, or a noun that does not go with its number. */
const CLUMSY =
  /undefined|NaN|\s{2}|: \.$|\(\)|…|\b[A-Z]\d\b|\b1 (cards|points|actions|mines)\b|\b(zbývá|Zbývá) karet [1-4]\b/;

export interface Listened {
  /** How often each tag was told. */
  readonly told: Map<string, number>;
  decisions: number;
  /** Decisions at which the two worlds were not the same. */
  differing: number;
  readonly faults: string[];
}

function faultsOf(tips: readonly Tip[], offered: ReadonlySet<string>): string[] {
  return tips.flatMap(({ tag, say, keys }) => {
    const odd = [say.cs, say.en].filter(
      (text) => text.length > MOST_LETTERS || !text.endsWith('.') || CLUMSY.test(text),
    );
    const strange = keys.filter((key) => !offered.has(key)).map((key) => `${tag} names "${key}"`);
    return [...odd, ...strange];
  });
}

/** One game of easy bots, as far as so many decisions. */
export async function listen(id: string, number: number, most: number, found: Listened): Promise<void> {
  const { g, extras } = await shelved(id);
  const { decks, modes } = extras.def;
  const chosen = [0, 1].map((i) => decks[(number + 3 * i) % decks.length]);
  const s = newGame(g, { seats: modes[0].seats[0], mode: modes[0].key, decks: chosen, seed: `coach/${number}` });
  const bot = makeBot('easy');
  if (bot === undefined) throw new Error('there is no easy bot');
  const random = new Random(`coach/${number}`);
  for (const from = found.decisions; s.over < 0 && found.decisions - from < most; ) {
    const [seat] = decidingSeats(g, s);
    const options = decisionOf(g, s, seat)?.options ?? [];
    if (options.length > 1) {
      const at = `${number}/${found.decisions}`;
      const worlds = ['a', 'b'].map((name) => sampleWorld(g, s, seat, keyFromSeed(`${at}/${name}`)));
      if (hashState(worlds[0]) !== hashState(worlds[1])) found.differing++;
      const [tips, twin] = worlds.map((world) => tipsOf(g, world, seat, [], extras.coach));
      found.decisions++;
      if (JSON.stringify(tips) !== JSON.stringify(twin)) found.faults.push(`${at}: ${JSON.stringify([tips, twin])}`);
      found.faults.push(...faultsOf(tips, new Set(options.map(({ key }) => key))));
      for (const { tag } of tips) found.told.set(tag, (found.told.get(tag) ?? 0) + 1);
    }
    applyMove(g, s, { seat, key: askBot(g, s, seat, bot, random).key });
  }
}

export const nothingHeard = (): Listened => ({ told: new Map(), decisions: 0, differing: 0, faults: [] });
