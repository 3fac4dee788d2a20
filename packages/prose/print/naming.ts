import { sharedWords } from '../grammar/drawn.ts';
import { phrase, say } from '../grammar/phrase.ts';
import type { Noun } from '../grammar/words.ts';
import type { Agr, Described } from './filters.ts';
import { relative } from './relative.ts';
import { bi, type Talk, textOf, wordOf } from './talk.ts';

/** By what cards are named, and what they are not. */

/**
 * Cards of a name. A name with a declension is the noun itself: vaši Samurajové. `texts['group.<word>']` is a word that
 * several names share: jednotka Nemrtvých, an Undead unit.
 */
export function addName(t: Talk, word: string, d: Described, deny: boolean): void {
  const group = textOf(t, `group.${word}`)?.[t.lang];
  const noun = properNoun(t, word);
  if (noun !== undefined && deny) d.denials.push(noun);
  else if (noun !== undefined) d.nouns = [noun];
  else if (group === undefined || deny) d.withs.push(nameTail(t, word, deny));
  else if (t.lang === 'en') d.adjectives.push(group);
  else d.groups.push(group);
}

/** The name of cards as a noun that declines, where the game gives its forms in both languages. */
export function properNoun(t: Talk, word: string): Noun | undefined {
  const name = textOf(t, `name.${word}`);
  if (name === undefined || !name.cs.includes('|')) return undefined;
  const read = wordOf(t, name, word);
  if (read.is !== 'noun') return undefined;
  // Of cards of this kind there is one: `texts['voice.person']`.
  const one = textOf(t, 'voice.person')?.en;
  const persons = one !== undefined && t.def.cards.some((c) => c.key === word && c.kinds.includes(one));
  return persons ? { ...read, person: true } : read;
}

/** A name whose forms nobody gave stands as it is after the noun: kartu Ticker, a card named Ticker. */
const apposed =
  (t: Talk, name: string, deny: boolean): ((a: Agr) => string) =>
  () =>
    deny ? bi(t, `kromě karty ${name}`, `other than ${name}`) : bi(t, name, `named ${name}`);

function nameTail(t: Talk, word: string, deny: boolean): (a: Agr) => string {
  const own = textOf(t, `named.${word}`)?.[t.lang];
  if (own !== undefined) return () => (deny ? bi(t, `kromě ${own}`, `other than ${own}`) : own);
  const card = t.def.cards.find(({ key }) => key === word);
  if (card !== undefined && textOf(t, `name.${word}`) === undefined) return apposed(t, card.names[t.lang], deny);
  const shown = textOf(t, `name.${word}`)?.[t.lang] ?? word;
  const called = textOf(t, 'named')?.[t.lang].replace('%', shown);
  if (called !== undefined) return () => (deny ? bi(t, `kromě ${called}`, `other than ${called}`) : called);
  return (a) =>
    bi(
      t,
      `${deny ? 'bez slova' : 'se slovem'} „${shown}“ v názvu`,
      `${deny ? 'without' : 'with'} “${shown}” in ${a.plural ? 'their names' : 'its name'}`,
    );
}

/** neither a Brotherhood nor a Cybertronic warrior: a head that is the same is said once. */
function neither(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  const head = last.slice(last.lastIndexOf(' '));
  const rest = texts
    .slice(0, -1)
    .map((x) => (x.endsWith(head) && x.split(' ').length > 2 ? x.slice(0, -head.length) : x));
  return `neither ${[...rest, last].join(' nor ')}`;
}

const listed = (t: Talk, texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')}${bi(t, ' a ', ' and ')}${texts.at(-1)}`;

/**
 * What the thing is not, in one clause: který není osobností ani žoldnéřem. A game that has `texts['voice.except']` says it
 * in brackets: (kromě Vyvolavačů).
 */
export function denialText(t: Talk, d: Described, a: Agr): { readonly early: string; readonly late: string } {
  if (d.denials.length === 0) return { early: '', late: '' };
  const many = d.denials.map((n) => say(phrase(t.lang, n, { plural: true }), 'gen'));
  const said = d.denials.map((n) => say(phrase(t.lang, n, { plural: a.plural, det: a.plural ? '' : 'a' }), 'ins'));
  if (textOf(t, 'voice.except') !== undefined) {
    const others = t.lang === 'en' && !a.plural ? said : many;
    return { early: bi(t, `(kromě ${listed(t, many)})`, `(other than ${listed(t, others)})`), late: '' };
  }
  if (t.lang === 'en' && a.plural) return { early: `other than ${listed(t, many)}`, late: '' };
  if (t.lang === 'en') return { early: '', late: `that is ${said.length > 1 ? neither(said) : `not ${said[0]}`}` };
  const drawn = sharedWords(said);
  const joined = said.length < 2 ? said.join('') : `${drawn.slice(0, -1).join(', ')} ani ${drawn.at(-1)}`;
  return { early: '', late: relative(t, a, 0, `${a.plural ? 'nejsou' : 'není'} ${joined}`) };
}
