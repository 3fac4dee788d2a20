/** Names of people: what may stand in one, what looks alike, and what nobody may be called. */

/** Control characters and marks that turn the direction of writing have no place in a name. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

export function cleanName(name: string): string {
  return name.normalize('NFC').replace(UNFIT, '').replace(/\s+/g, ' ').trim().slice(0, 24);
}

/** Names that are typed alike sign in alike: no accents, no case, one width. */
export const loginOf = (name: string): string =>
  cleanName(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, '');

/** Letters of other scripts and digits that look like one of ours. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', к: 'k', м: 'm', т: 't', в: 'b' },
  ...{ н: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ո: 'n', օ: 'o', ս: 'u' },
  ...{ α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', κ: 'k', τ: 't', υ: 'u', χ: 'x', ε: 'e', η: 'n', ω: 'w', γ: 'y' },
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 's', æ: 'a', œ: 'o' },
  ...{
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    l: 'i',
    '|': 'i',
    '!': 'i',
    $: 's',
    '@': 'a',
  },
};

/** Two names of one skeleton could be taken for each other. */
export const skeletonOf = (name: string): string =>
  [...loginOf(name)]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');

/** Words for those who have not said what they are called: the same in both languages, and easy to say aloud. */
const CALLS = ['Alfa', 'Bravo', 'Delta', 'Echo', 'Golf', 'Kilo', 'Lima', 'Oskar', 'Romeo', 'Sierra', 'Tango', 'Viktor'];

export function nickname(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `${CALLS[sum % CALLS.length]} ${id.slice(0, 4)}`;
}

const RESERVED: ReadonlySet<string> = new Set(
  [
    ...['admin', 'administrator', 'správce', 'moderátor', 'moderator', 'rozhodčí', 'judge', 'referee', 'support'],
    ...['podpora', 'server', 'systém', 'system', 'Bojiště', 'bojiste', 'bot', 'počítač', 'computer', 'host', 'guest'],
    ...['random', 'easy', 'normal', 'hard', 'null', 'undefined', 'anonym', 'anonymous', 'root', 'staff'],
  ].map(skeletonOf),
);

export const isReserved = (name: string): boolean => RESERVED.has(skeletonOf(name));
