import type { Deck, Lang } from '@bojiste/kernel';
import { type Found, nameFinder } from '@bojiste/session/card-names';
import { type OpenLine, readDeckList } from '@bojiste/session/deck-list';
import type { Catalogue } from '@bojiste/session/types';
import { fold } from '../common/fold.ts';
import { type Counts, totalOf } from './edit.ts';

/**
 * Decks as text and as JSON. Text is what people write: `3x Portál`, in either language, with or without accents; a
 * name that two cards share carries the key in brackets. What is exported is read back the same.
 */

const FORMAT = 'bojiste-deck/1';

export interface ReadDeck {
  readonly deck: Deck;
  readonly unknown: readonly OpenLine[];
}

const WORDS = {
  cs: { name: 'Název', leader: 'Vůdce', side: 'Sideboard' },
  en: { name: 'Name', leader: 'Leader', side: 'Sideboard' },
} as const;

export function deckToText(catalogue: Catalogue, deck: Deck, lang: Lang): string {
  const cards = Object.values(catalogue.cards);
  const shared = (name: string) => cards.filter((card) => fold(card.names[lang]) === fold(name)).length > 1;
  const name = (key: string): string => {
    const info = catalogue.cards[key];
    if (info === undefined) return `${key} [${key}]`;
    return shared(info.names[lang]) ? `${info.names[lang]} [${key}]` : info.names[lang];
  };
  const lines = (counts: Counts) => Object.entries(counts).map(([key, n]) => `${n}x ${name(key)}`);
  const words = WORDS[lang];
  const side = deck.sideboard ?? {};
  return [
    `${words.name}: ${deck.name[lang]}`,
    ...(deck.leader === undefined ? [] : [`${words.leader}: ${name(deck.leader)}`]),
    '',
    ...lines(deck.cards),
    ...(totalOf(side) === 0 ? [] : ['', `${words.side}:`, ...lines(side)]),
    '',
  ].join('\n');
}

export function deckToJson(game: string, deck: Deck): string {
  const { key: _, ...rest } = deck;
  return JSON.stringify({ format: FORMAT, game, ...rest }, null, 2);
}

// ---- reading ----------------------------------------------------------------------------------------------------------

/** Names of cards that the pool of this game does not have yet. */
const absentOf = (catalogue: Catalogue): readonly string[] =>
  (catalogue.facts.absent as readonly string[] | undefined) ?? [];

function readText(catalogue: Catalogue, text: string, fallback: string): ReadDeck {
  const list = readDeckList(Object.values(catalogue.cards), text, absentOf(catalogue));
  const name = list.name ?? fallback;
  const deck: Deck = {
    name: { cs: name, en: name },
    ...(list.leader !== undefined && { leader: list.leader }),
    cards: list.cards,
    ...(totalOf(list.sideboard) > 0 && { sideboard: list.sideboard }),
  };
  return { deck, unknown: list.open };
}

/** What was meant by a line that had to be asked about is put into the deck, and the line is settled. */
export function answerLine({ deck, unknown }: ReadDeck, line: OpenLine, key: string): ReadDeck {
  const counts = deck[line.part] ?? {};
  const with_ = { ...counts, [key]: (counts[key] ?? 0) + line.n };
  return { deck: { ...deck, [line.part]: with_ }, unknown: unknown.filter((other) => other !== line) };
}

export class OtherGame extends Error {}

const MOST_COPIES = 99;

const likely = (found: Found): readonly string[] =>
  'maybe' in found ? found.maybe : 'card' in found ? [found.card] : [];

/** Only whole small numbers of known cards are taken over; the rest is named. */
function readCounts(catalogue: Catalogue, value: unknown, unknown: OpenLine[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const find = nameFinder(Object.values(catalogue.cards));
  for (const [key, n] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    const good = Number.isInteger(n) && (n as number) > 0 && (n as number) <= MOST_COPIES;
    if (good && Object.hasOwn(catalogue.cards, key)) counts[key] = n as number;
    else unknown.push({ line: 0, text: `${key}: ${String(n)}`, n: 1, part: 'cards', maybe: likely(find(key)) });
  }
  return counts;
}

function readJson(catalogue: Catalogue, text: string, fallback: string): ReadDeck {
  const data = JSON.parse(text) as Record<string, unknown>;
  if (typeof data.game === 'string' && data.game !== catalogue.game) throw new OtherGame(data.game);
  const unknown: OpenLine[] = [];
  const given = (data.name ?? {}) as Partial<Record<Lang, unknown>> | string;
  const word = (lang: Lang): string => {
    const found = typeof given === 'string' ? given : given[lang];
    return typeof found === 'string' && found !== '' ? found.slice(0, 80) : fallback;
  };
  const sideboard = readCounts(catalogue, data.sideboard, unknown);
  const leader =
    typeof data.leader === 'string' && Object.hasOwn(catalogue.cards, data.leader) ? data.leader : undefined;
  const deck: Deck = {
    name: { cs: word('cs'), en: word('en') },
    ...(leader !== undefined && { leader }),
    cards: readCounts(catalogue, data.cards, unknown),
    ...(totalOf(sideboard) > 0 && { sideboard }),
  };
  return { deck, unknown };
}

/** Text or JSON, whichever it is. */
export function deckFromText(catalogue: Catalogue, text: string, fallback: string): ReadDeck {
  return text.trimStart().startsWith('{') ? readJson(catalogue, text, fallback) : readText(catalogue, text, fallback);
}

// ---- links ------------------------------------------------------------------------------------------------------------

/** A deck in an address: JSON as url-safe base64. */
export function deckToCode(game: string, deck: Deck): string {
  const { key: _, ...plain } = deck;
  const bytes = new TextEncoder().encode(JSON.stringify({ game, ...plain }));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export function codeToText(code: string): string {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
}
