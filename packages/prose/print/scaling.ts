import type { Change } from '@bojiste/kernel/effects/nodes';
import { CLOSE, type Phrase, say, words } from '../grammar/phrase.ts';
import { cardsPhrase, numberPhrase } from './parts.ts';
import { bi, soleRef, type Talk } from './talk.ts';

/** What cards add to values, and how often it counts: bonusy, které držiteli dává tato karta, se zdvojnásobují. */

type Scale = Extract<Change, { readonly k: 'scale' }>;

const OFTEN: Readonly<Record<string, readonly [string, string]>> = {
  '-1': ['mění v postihy', 'become penalties'],
  '0': ['nepočítají', 'do not count'],
  '2': ['zdvojnásobují', 'are doubled'],
  '3': ['ztrojnásobují', 'are tripled'],
};

function often(t: Talk, c: Scale): string {
  const told = typeof c.n === 'number' ? OFTEN[String(c.n)] : undefined;
  if (told !== undefined) return bi(t, told[0], told[1]);
  const n = say(numberPhrase(t, c.n));
  return bi(t, `počítají ${n}×`, `count ${n} times`);
}

/** Who gives it is not named again among those who get it: dává bojovníkům bránícím se z ní, gives warriors defending from it. */
function takers(from: Phrase, said: string): readonly [said: string, again: boolean] {
  const full = { ...from, pronoun: false };
  const name = say(full, from.lang === 'cs' ? 'gen' : 'acc');
  const short = said
    .replace(`z ${name}`, `z ${say({ ...from, pronoun: true }, 'gen', true)}`)
    .replace(`from ${name}`, 'from it');
  return [short, short !== said];
}

export function scaleText(t: Talk, c: Scale, adverb: string): string {
  const one = soleRef(c.of) !== undefined;
  const from = cardsPhrase(t, c.of, one ? {} : { plural: true });
  const to = cardsPhrase(t, c.to, soleRef(c.to) === undefined ? { plural: true } : {});
  if (t.lang === 'cs') {
    const noun = c.take === 'negative' ? 'postihy' : 'bonusy';
    // Whoever was just spoken of need not be named again.
    const giver = from.pronoun === true ? '' : say(from);
    const gives = one ? 'dává' : 'dávají';
    const [given, again] = takers(from, say(to, 'dat'));
    const what = again ? words(`${noun}, které`, giver, gives, given) : words(`${noun}, které`, given, gives, giver);
    if (adverb === '') return `${what}, se ${often(t, c)}`;
    const [verb = '', ...rest] = often(t, c).split(' ');
    const clause = adverb.endsWith(',') || adverb.endsWith(CLOSE);
    return words(adverb, ...(clause ? [verb, 'se'] : ['se', verb]), ...rest, what + CLOSE);
  }
  const noun = c.take === 'negative' ? 'penalties' : 'bonuses';
  const comma = adverb === '' || adverb.endsWith(',') ? '' : ',';
  return words(adverb, comma, noun, say(from), one ? 'gives' : 'give', takers(from, say(to, 'acc'))[0], often(t, c));
}
