import { type Bot, botNames, makeBot } from '@bojiste/ai';
import { type Lang, sure } from '@bojiste/kernel';
import { type Output, UsageError } from './commands/command.ts';

/** Reading of options, and the words long work says meanwhile. */

export function readCount(name: string, text: string, least = 1): number {
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < least) throw new UsageError(`--${name}: not a number of at least ${least}: ${text}`);
  return n;
}

export function readLang(text: string): Lang {
  if (text !== 'cs' && text !== 'en') throw new UsageError(`--lang: cs or en, not ${text}`);
  return text;
}

/** The language of the system: Czech where it is Czech, else English. */
export function systemLang(env: NodeJS.ProcessEnv = process.env): Lang {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^cs/i.test(named) ? 'cs' : 'en';
}

export function readBot(name: string): Bot {
  const bot = makeBot(name);
  if (bot === undefined) throw new UsageError(`No bot "${name}". There is: ${botNames().join(', ')}`);
  return bot;
}

/** One name for every seat; fewer names are gone through again. */
export function readBots(text: string, seats: number): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) readBot(name);
  if (names.length > seats) throw new UsageError(`--bots names ${names.length} bots for ${seats} players`);
  return Array.from({ length: seats }, (_, seat) => sure(names[seat % names.length]));
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long something lasts, as one would say it. */
export function about(ms: number): string {
  if (ms < 90 * SECOND) return `about ${Math.max(1, Math.round(ms / SECOND))} s`;
  return ms < 90 * MINUTE ? `about ${Math.round(ms / MINUTE)} min` : `about ${Math.round(ms / HOUR)} h`;
}

/**
 * Says on the error stream how far the work is and how long the rest will take. First after a second; the longer it
 * lasts the more seldom, so that neither a file nor a voice is full of it. `done` may begin with what an earlier run did.
 */
export function progress(
  output: Output,
  what: string,
  total: number,
  clock: () => number = Date.now,
): (done: number, more?: string) => void {
  const began = clock();
  let first: { readonly at: number; readonly done: number } | null = null;
  let last = began;
  return (done, more = '') => {
    const now = clock();
    const from = first ?? { at: began, done: 0 };
    first ??= { at: now, done };
    if (now - last < Math.min(MINUTE, Math.max(SECOND, (now - began) / 10))) return;
    last = now;
    const each = done > from.done ? (now - from.at) / (done - from.done) : 0;
    const left = each > 0 && done < total ? `, ${about(each * (total - done))} left` : '';
    output.err(`${what}: ${done} of ${total}${more}${left}`);
  };
}

export const json = (output: Output, value: unknown): void => output.out(JSON.stringify(value));

export const round = (n: number, digits = 0): number => Number(n.toFixed(digits));
