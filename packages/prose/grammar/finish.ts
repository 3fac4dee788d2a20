import type { Lang } from '@bojiste/kernel/types';
import { CLOSE } from './phrase.ts';
import { type Address, settleYours } from './pronouns.ts';

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
    // A bracket belongs to the clause that it follows.
    .replace(new RegExp(`${CLOSE}\\s*(\\([^)]*\\))`, 'g'), ` $1${CLOSE}`)
    .replace(new RegExp(`${CLOSE}(\\s*)(.?)`, 'gs'), (_, space: string, next: string) =>
      next === '' || /[.,;:)!?“"]/.test(next) ? space + next : `,${space}${next}`,
    );

const tidy = (text: string): string =>
  text
    // A hard space stays: 4. tahu is no new sentence.
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .replace(/,(,)+/g, ',')
    .trim();

/** Czech leaves pronouns out that go without saying: pokud byla zatlačena, může zaútočit; poté, co udeříte. */
const dropPronoun = (text: string): string =>
  text
    .replace(/(?<!\p{L})((?:pokud|co|kdykoli) [^,.;:•]+,) (?:ta|ten|ti|ty) (?=\p{Ll})/giu, '$1 ')
    .replace(/(?<!\p{L})((?:poté, co|kdykoli|když|pokud) )vy (?=\p{Ll}+te\b)/giu, '$1');

/** Verbs that speak to several or politely, said to one: můžeš, máš, udeříš; imperatives are changed where they are made. */
const familiar = (text: string): string =>
  text
    .replace(/(?<!\p{L})jste(?!\p{L})/giu, 'jsi')
    .replace(/(?<!\p{L})((?:na|do|z|od|k|s|v|o|pod|nad|před|za|u|po|pro|bez|proti) )vás(?!\p{L})/giu, '$1tebe')
    .replace(/(?<!\p{L})((?:k|v|o|po|proti) )vám(?!\p{L})/giu, '$1tobě')
    .replace(
      /(?<!\p{L})(vás|vám|vámi|vy)(?!\p{L})/gu,
      (word) => ({ vás: 'tě', vám: 'ti', vámi: 'tebou' })[word] ?? 'ty',
    )
    .replace(/(\p{Ll})(í|á|e)te(?!\p{L})/gu, '$1$2š');

/** zničte -> znič, umístěte -> umísti, doberte si -> dober si. */
export const bidOne = (verb: string): string =>
  verb.replace(/(\p{L}+?)(?:[eě]te|(?<![íá])te)(?=$| )/u, (form, stem: string) =>
    /[eě]te$/.test(form) ? `${stem}i` : form.replace(/te$/, ''),
  );

/** A game may say zvolit for vybrat. */
const zvolit = (text: string): string =>
  text
    .replace(/(?<!\p{L})([Vv])ybran(?=[ýáéoí])/gu, (_, v: string) => `${v === 'V' ? 'Z' : 'z'}volen`)
    .replace(
      /(?<!\p{L})([Vv])yb(erte|rat|ere)(?!\p{L})/gu,
      (_, v: string, form: string) => `${v === 'V' ? 'Z' : 'z'}vol${{ erte: 'te', rat: 'it', ere: 'í' }[form]}`,
    );

/** How a game speaks: to its reader, and of choosing. */
export interface Voice {
  readonly address: Address;
  readonly choose: string;
  /** What the other player is called, where there is one alone of whom a sentence speaks again: protivník, the opponent. */
  readonly foe?: string;
}

const PLAIN: Voice = { address: 'vy', choose: 'vybrat' };

/** The other player is named once in a sentence: uštědři protivníkovi 2 DMG za každou jeho zálohu. */
function foeAgain(text: string, lang: Lang, foe: string): string {
  const again = (one: string): string => {
    const at = one.search(new RegExp(foe, 'i'));
    if (at < 0) return one;
    const from = at + foe.length;
    const rest = one.slice(from);
    const said =
      lang === 'en'
        ? rest.replaceAll(`${foe}'s`, 'their').replaceAll(`to ${foe}`, 'to them')
        : rest
            .replaceAll(`na tahu ${foe}`, 'na tahu')
            .replace(new RegExp(`(?<= )${foe}ov(?:a|u|y|o|ě|ou|ých|ým|ými)(?!\\p{L})`, 'gu'), 'jeho')
            .replace(new RegExp(`(?<=\\p{L} )${foe}ovi(?!\\p{L})`, 'gu'), 'mu');
    return one.slice(0, from) + said;
  };
  return text
    .split(/(?<=\. )/)
    .map(again)
    .join('');
}

/** A piece of text without sentence form. */
export const clean = (text: string, lang: Lang, voice: Voice = PLAIN): string => {
  const closed = tidy(closeClauses(settleYours(text, voice.address)));
  // A player is they: 2 victory points they have.
  if (lang === 'en') return closed.replace(/\bthey has\b/g, 'they have');
  const chosen = voice.choose === 'zvolit' ? zvolit(closed) : closed;
  const said = vocalise(dropPronoun(chosen)).replace(/ a i (?=(ve?|vedle|na|z) )/g, ', a to i ');
  return voice.address === 'ty' ? familiar(said) : said;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A whole paragraph: every sentence begins with a capital and ends with a full stop. */
export function sentence(text: string, lang: Lang, voice: Voice = PLAIN): string {
  const body = clean(text, lang, voice).replace(/(?<=[.!?] )\p{Ll}/gu, (c) => c.toUpperCase());
  const spoken = voice.foe === undefined ? body : foeAgain(body, lang, lang === 'cs' ? voice.foe : 'the opponent');
  const ended = /[.!?][“”")]?$/.test(spoken) || spoken === '' ? spoken : `${spoken}.`;
  return capital(ended);
}
