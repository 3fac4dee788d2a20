import type { Lang } from '@bojiste/kernel/types';
import { CLOSE } from './phrase.ts';

/** The last pass over a text: prepositions that take a vowel, commas that close a clause, capitals and full stops. */

/** What makes a Czech preposition take an e: ve fázi, ze soupeřovy ruky, ke každé, se silou. Digits as they are read. */
const VOWEL: Readonly<Record<string, RegExp>> = {
  z: /^([szšž]|dv|vš|vz|hr|hř|mn|lv|čt|[23467](\D|$))/i,
  s: /^([szšž]|dv|vš|hr|hř|mn|lv|čt|[23467](\D|$))/i,
  v: /^([vf]|dv|hr|hř|tř|čt|s[kmptv]|stř|zn|měst|[234](\D|$))/i,
  k: /^([kg]|dv|vš|hr|hř|tř|čt|mn|s[bdhklmnptv]|š[kť]|z[bdhmnrv]|[234](\D|$))/i,
};

const vocalise = (text: string): string =>
  text.replace(/(?<![\p{L}\d])([zsvk]) (?=(\S+))/gu, (all, prep: string, next: string) =>
    VOWEL[prep]?.test(next.replace(/^[„"(]+/, '')) === true ? `${prep}e ` : all,
  );

const closeClauses = (text: string): string =>
  text
    .replace(new RegExp(`${CLOSE}+`, 'g'), CLOSE)
    .replace(new RegExp(`${CLOSE}(\\s*)(.?)`, 'gs'), (_, space: string, next: string) =>
      next === '' || /[.,;:)!?“"]/.test(next) ? space + next : `,${space}${next}`,
    );

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .replace(/,(,)+/g, ',')
    .trim();

/** Czech leaves pronouns out that go without saying: pokud byla zatlačena, může zaútočit; poté, co udeříte. */
const dropPronoun = (text: string): string =>
  text
    .replace(/(?<!\p{L})((?:pokud|co|kdykoli) [^,.;:•]+,) (?:ta|ten|ti|ty) (?=\p{Ll})/giu, '$1 ')
    .replace(/(?<!\p{L})((?:poté, co|kdykoli|pokud) )vy (?=\p{Ll}+te\b)/giu, '$1');

/** A piece of text without sentence form. */
export const clean = (text: string, lang: Lang): string => {
  const closed = tidy(closeClauses(text));
  return lang === 'cs' ? vocalise(dropPronoun(closed)) : closed;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A whole paragraph: every sentence begins with a capital and ends with a full stop. */
export function sentence(text: string, lang: Lang): string {
  const body = clean(text, lang).replace(/(?<=[.!?] )\p{Ll}/gu, (c) => c.toUpperCase());
  const ended = /[.!?][“”")]?$/.test(body) || body === '' ? body : `${body}.`;
  return capital(ended);
}
