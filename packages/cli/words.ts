import { type Bot, botNames, makeBot } from '@bojiste/ai';
import type { Lang } from '@bojiste/kernel';
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
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]);
}

const EVERY_MS = 1000;

/** Says how far the work is, at most once a second, on the error stream. */
export function progress(output: Output, what: string, total: number): (done: number, more?: string) => void {
  let last = Date.now();
  return (done, more = '') => {
    const now = Date.now();
    if (now - last < EVERY_MS) return;
    last = now;
    output.err(`${what}: ${done} of ${total}${more}`);
  };
}

export const json = (output: Output, value: unknown): void => output.out(JSON.stringify(value));

export const round = (n: number, digits = 0): number => Number(n.toFixed(digits));
