import type { Game } from '../run/game.ts';
import type { Bilingual, Lang, Text } from '../types.ts';
import { languageOf } from './language.ts';

/** Texts of the kernel, and how a text becomes words. Games add their own keys. */

export const kernelTexts: Readonly<Record<string, Bilingual>> = {
  'ask.card': { cs: 'Vyberte kartu.', en: 'Choose a card.' },
  'ask.place': { cs: 'Vyberte místo.', en: 'Choose a place.' },
  'ask.seat': { cs: 'Vyberte hráče.', en: 'Choose a player.' },
  'ask.word': { cs: 'Vyberte možnost.', en: 'Choose one.' },
  'ask.value': { cs: 'Vyberte možnost.', en: 'Choose one.' },
  'ask.number': { cs: 'Vyberte počet.', en: 'Choose a number.' },
  'ask.yesno': { cs: 'Chcete to provést?', en: 'Do you want to do this?' },
  'ask.many': { cs: 'Vyberte karty.', en: 'Choose cards.' },
  'ask.order': { cs: 'Určete pořadí.', en: 'Choose the order.' },
  'ask.split': { cs: 'Rozdělte.', en: 'Divide.' },
  'ask.mode': { cs: 'Vyberte jednu z možností.', en: 'Choose one.' },
  'ask.act': { cs: 'Vyberte akci.', en: 'Choose an action.' },
  'ask.respond': { cs: 'Chcete odpovědět?', en: 'Do you want to answer?' },
  'ask.next': { cs: 'Co se vyhodnotí nejdřív?', en: 'What is resolved first?' },
  'ask.replace': { cs: 'Použít náhradní efekt?', en: 'Use a replacement effect?' },
  'option.yes': { cs: 'ano', en: 'yes' },
  'option.no': { cs: 'ne', en: 'no' },
  'option.done': { cs: 'hotovo', en: 'done' },
  'option.pass': { cs: 'pokračovat', en: 'go on' },
  'option.none': { cs: 'žádná', en: 'none' },
  'option.act': { cs: '{act}: {card}', en: '{act}: {card}' },
  'option.plain': { cs: '{text}', en: '{text}' },
  'refusal.over': { cs: 'Hra už skončila.', en: 'The game is over.' },
  'refusal.notYours': { cs: 'Teď nerozhodujete vy.', en: 'It is not your decision now.' },
  'refusal.stale': { cs: 'Situace se mezitím změnila.', en: 'The situation has changed meanwhile.' },
  'refusal.unknown': { cs: 'Takový tah teď není možný: {key}', en: 'No such move now: {key}' },
  'refusal.tooFew': { cs: 'Vybráno je méně, než je třeba.', en: 'Fewer are chosen than needed.' },
  'refusal.tooMany': { cs: 'Vybráno je víc, než je dovoleno.', en: 'More are chosen than allowed.' },
  'refusal.twice': { cs: 'Každé jméno smíte vybrat jen jednou.', en: 'Each name may be chosen only once.' },
  'refusal.malformed': { cs: 'Nečitelný tah: {key}', en: 'Unreadable move: {key}' },
  'hidden.card': { cs: 'skrytá karta', en: 'a hidden card' },
  'rule.limit': { cs: 'pravidla', en: 'rules' },
};

/** Czech and English count differently: {n|karta|karty|karet}, {n|card|cards}. */
export function plural(lang: Lang, n: number, forms: readonly string[]): string {
  if (lang === 'en') return n === 1 ? forms[0] : (forms[1] ?? forms[0]);
  if (n === 1) return forms[0];
  return n >= 2 && n <= 4 ? (forms[1] ?? forms[0]) : (forms[2] ?? forms[1] ?? forms[0]);
}

function fill(template: string, args: Text['args'], lang: Lang, look: (key: string) => Bilingual | undefined): string {
  return template.replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (_, name: string, forms: string) => {
    const value = args[name];
    if (value === undefined) return `{${name}}`;
    if (typeof value === 'object') return renderText(value, lang, look);
    if (forms === '') return String(value);
    return `${value} ${plural(lang, Number(value), forms.slice(1).split('|'))}`;
  });
}

function renderText(text: Text, lang: Lang, look: (key: string) => Bilingual | undefined): string {
  const both = typeof text.args.cs === 'string' && typeof text.args.en === 'string' && text.key === 'text';
  if (both) return String(text.args[lang]);
  const found = look(text.key);
  return found === undefined ? text.key : fill(found[lang], text.args, lang, look);
}

/** The words of a text in a language. */
export function render(g: Game, text: Text, lang: Lang): string {
  return renderText(
    text,
    languageOf(g.def, lang),
    (key) => g.def.texts[key] ?? kernelTexts[key] ?? logTemplate(g, key),
  );
}

/** `log.<event>`: the line the event declares. */
const logTemplate = (g: Game, key: string): Bilingual | undefined =>
  key.startsWith('log.') ? g.events[g.names.events.get(key.slice(4)) ?? -1]?.decl.log : undefined;

/** A text given in both languages at once. */
export const literal = (both: Bilingual): Text => ({ key: 'text', args: { cs: both.cs, en: both.en } });
