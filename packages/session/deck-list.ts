import { sure } from '@bojiste/kernel/state/sure';
import { type Found, type NamedCard, nameFinder } from './card-names.ts';

/** A deck as people keep it: lines with a count and a name, headings, notes. */

/** A line that has to be asked about, or that names a card which is not there yet. */
export interface OpenLine {
  readonly line: number;
  readonly text: string;
  readonly n: number;
  readonly part: Part;
  /** Keys of the cards that it may mean, the likeliest first. */
  readonly maybe: readonly string[];
  /** The card it names, which the pool does not have yet. */
  readonly absent?: string;
}

type Part = 'cards' | 'sideboard';

interface DeckList {
  readonly name: string | undefined;
  readonly leader: string | undefined;
  readonly cards: Readonly<Record<string, number>>;
  readonly sideboard: Readonly<Record<string, number>>;
  readonly open: readonly OpenLine[];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const NAME = /^(?:nazev|jmeno|balicek|name|deck)\s*:/;
const LEADER = /^(?:vudce|vyvolavac|leader|summoner)\s*:/;
const SIDEBOARD = /^(?:sideboard|side|postranni balicek|collection|sbirka)\s*(?:\(\d+\))?\s*:?$/;
/** "Warriors (12):", "EQUIPMENT - 8 cards": what ends with a colon or counts cards names none. */
const HEADING = /:$|^[=*#_-]{2,}|\b(?:cards?|karet|karty)\s*\)?$/;
const NOTE = /\s*(?:\/\/|#).*$/;
const BULLET = /^[-*•+]\s+/;
const COUNT = String.raw`(\d{1,2})\s*(?:x|×|ks|kusy?|copies|copy|of)?`;
const BEFORE = new RegExp(String.raw`^(?:x\s*)?${COUNT}\s*[.):,-]?\s+(.+)$`, 'i');
const GLUED = /^(\d{1,2})\s*[x×]\s*(.+)$/i;
const AFTER = /^(.+?)\s*(?:[-–:,(]|\s[x×]|[x×](?=\d))\s*[x×]?\s*(\d{1,2})\s*(?:x|×|ks)?\s*\)?$/i;
const KEYED = /^(.*?)\s*\[([\w-]+)\]$/;

interface Wanted {
  readonly name: string;
  readonly n: number;
}

/** The name with its count before or after it; a name may itself end with a number, so both readings are tried. */
function readings(line: string): readonly Wanted[] {
  const before = GLUED.exec(line) ?? BEFORE.exec(line);
  const after = AFTER.exec(line);
  return [
    ...(before === null ? [] : [{ name: sure(before[2]), n: Number(before[1]) }]),
    ...(after === null ? [] : [{ name: sure(after[1]), n: Number(after[2]) }]),
    { name: line, n: 1 },
  ];
}

/** A reading that names a card for sure comes before one that is only like it. */
function best(find: (name: string) => Found, known: ReadonlySet<string>, line: string): Wanted & { found: Found } {
  const keyed = KEYED.exec(line);
  const wanted = readings(keyed === null ? line : sure(keyed[1]));
  if (keyed !== null && known.has(sure(keyed[2]))) return { ...sure(wanted[0]), found: { card: sure(keyed[2]) } };
  const all: (Wanted & { found: Found })[] = [];
  // A name that nothing has is looked for long, so no further reading is tried once a card is found.
  for (const reading of wanted) {
    const found = find(reading.name);
    if ('card' in found) return { ...reading, found };
    all.push({ ...reading, found });
  }
  return all.find(({ found }) => 'absent' in found) ?? sure(all[0]);
}

const rest = (line: string): string => line.slice(line.indexOf(':') + 1).trim();

export function readDeckList(cards: readonly NamedCard[], text: string, absent: readonly string[] = []): DeckList {
  const find = nameFinder(cards, absent);
  const known = new Set(cards.map(({ key }) => key));
  const lists: Record<Part, Record<string, number>> = { cards: {}, sideboard: {} };
  const open: OpenLine[] = [];
  let part: Part = 'cards';
  let name: string | undefined;
  let leader: string | undefined;
  const take = (words: string, line: number): string | undefined => {
    const { n, found } = best(find, known, words);
    if ('card' in found) return add(lists[part], found.card, n);
    if ('absent' in found) open.push({ line, text: words, n, part, maybe: [], absent: found.absent });
    else open.push({ line, text: words, n, part, maybe: found.maybe });
    return undefined;
  };
  text.split(/\r?\n/).forEach((whole, i) => {
    const line = whole
      .replace(NOTE, '')
      .trim()
      .replace(BULLET, '')
      .replace(/\s+/g, ' ')
      .replace(/[;,.]$/, '');
    const folded = plain(line);
    if (line === '') return;
    if (NAME.test(folded)) name = rest(line);
    else if (LEADER.test(folded)) leader = led(take(rest(line), i + 1));
    else if (SIDEBOARD.test(folded)) part = 'sideboard';
    else if (!HEADING.test(folded) || 'card' in find(line)) take(line, i + 1);
  });
  /** A leader is no card of the deck. */
  function led(key: string | undefined): string | undefined {
    if (key !== undefined) delete lists[part][key];
    return key;
  }
  return { name, leader, cards: lists.cards, sideboard: lists.sideboard, open };
}

function add(counts: Record<string, number>, key: string, n: number): string {
  counts[key] = (counts[key] ?? 0) + n;
  return key;
}
