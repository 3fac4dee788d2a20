import type { Deck, Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { fold } from '../common/fold.ts';
import { type Counts, totalOf } from './edit.ts';

/**
 * Decks as text and as JSON. Text is what people write: `3x Portál`, in either language, with or without accents; a
 * name that two cards share carries the key in brackets. What is exported is read back the same.
 */

const FORMAT = 'bojiste-deck/1';
const NAME = /^(?:nazev|jmeno|name)\s*:/;
const LEADER = /^(?:vudce|vyvolavac|leader|summoner)\s*:/;
const SIDEBOARD = /^(?:sideboard|postranni balicek)\s*:?$/;
const CARD = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s*\[([\w-]+)\])?(?:\s+[x×]\s*(\d{1,3}))?$/i;

export interface Unknown {
  readonly line: number;
  readonly text: string;
  /** Key of the card that was probably meant. */
  readonly meant: string | null;
}

export interface ReadDeck {
  readonly deck: Deck;
  readonly unknown: readonly Unknown[];
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

type Finder = (name: string, key?: string) => CardInfo | undefined;

function finder(catalogue: Catalogue): Finder {
  const cards = Object.values(catalogue.cards);
  const byName = new Map<string, CardInfo>();
  // The first card of a name wins: it is the one a deck can hold, its other faces come later.
  for (const card of [...cards].reverse())
    for (const name of [card.key, card.names.en, card.names.cs]) byName.set(fold(name), card);
  return (name, key) => (key !== undefined ? catalogue.cards[key] : undefined) ?? byName.get(fold(name));
}

/** Pairs of letters two words share: enough to guess a misspelt name. */
function likeness(a: string, b: string): number {
  const pairs = (word: string) => new Set(Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2)));
  const [x, y] = [pairs(fold(a)), pairs(fold(b))];
  const common = [...x].filter((pair) => y.has(pair)).length;
  return (2 * common) / Math.max(1, x.size + y.size);
}

const LIKE = 0.5;

function guess(catalogue: Catalogue, name: string): string | null {
  let best: string | null = null;
  let most = LIKE;
  for (const { key, names } of Object.values(catalogue.cards)) {
    const like = Math.max(likeness(name, names.cs), likeness(name, names.en));
    if (like > most) [best, most] = [key, like];
  }
  return best;
}

const rest = (line: string): string => line.slice(line.indexOf(':') + 1).trim();

function readText(catalogue: Catalogue, text: string, fallback: string): ReadDeck {
  const find = finder(catalogue);
  const unknown: Unknown[] = [];
  const lists: { cards: Record<string, number>; sideboard: Record<string, number> } = { cards: {}, sideboard: {} };
  let part: 'cards' | 'sideboard' = 'cards';
  let name = fallback;
  let leader: string | undefined;
  const card = (words: string, line: number): { info: CardInfo; n: number } | null => {
    const match = CARD.exec(words);
    const info = match === null ? undefined : find(match[2], match[3]);
    if (info !== undefined) return { info, n: Number(match?.[1] ?? match?.[4] ?? 1) };
    unknown.push({ line, text: words, meant: guess(catalogue, match?.[2] ?? words) });
    return null;
  };
  text.split(/\r?\n/).forEach((whole, i) => {
    const line = whole.trim();
    const plain = fold(line);
    if (line === '' || line.startsWith('//') || line.startsWith('#')) return;
    if (NAME.test(plain)) name = rest(line);
    else if (LEADER.test(plain)) leader = card(rest(line), i + 1)?.info.key;
    else if (SIDEBOARD.test(plain)) part = 'sideboard';
    else {
      const read = card(line, i + 1);
      if (read !== null) lists[part][read.info.key] = (lists[part][read.info.key] ?? 0) + read.n;
    }
  });
  const deck: Deck = {
    name: { cs: name, en: name },
    ...(leader !== undefined && { leader }),
    cards: lists.cards,
    ...(totalOf(lists.sideboard) > 0 && { sideboard: lists.sideboard }),
  };
  return { deck, unknown };
}

export class OtherGame extends Error {}

const MOST_COPIES = 99;

/** Only whole small numbers of known cards are taken over; the rest is named. */
function readCounts(catalogue: Catalogue, value: unknown, unknown: Unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [key, n] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    const good = Number.isInteger(n) && (n as number) > 0 && (n as number) <= MOST_COPIES;
    if (good && Object.hasOwn(catalogue.cards, key)) counts[key] = n as number;
    else unknown.push({ line: 0, text: `${key}: ${String(n)}`, meant: guess(catalogue, key) });
  }
  return counts;
}

function readJson(catalogue: Catalogue, text: string, fallback: string): ReadDeck {
  const data = JSON.parse(text) as Record<string, unknown>;
  if (typeof data.game === 'string' && data.game !== catalogue.game) throw new OtherGame(data.game);
  const unknown: Unknown[] = [];
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
