import { type Deck, type Move, SEAT_LETTERS, type SetupInput } from '@bojiste/kernel';

/**
 * A replay corpus: whole games of one game, as compact text. Decks and option keys are written once and named by their
 * number; a seat's letter stands only where the seat changes; after so many moves stands a digest of the position.
 */

/** Moves between two digests. */
export const MARK_EVERY = 50;

export interface CorpusGame {
  /** Its place in the corpus, and the how manieth game stands there: a game that came out otherwise is replaced. */
  readonly number: number;
  readonly generation: number;
  /** Who played, by seat. */
  readonly bots: readonly string[];
  readonly setup: SetupInput;
  readonly moves: readonly Move[];
  /** Digests after every MARK_EVERY moves, and of the last position. */
  readonly marks: readonly string[];
  readonly over: number;
  readonly winners: number;
}

export interface Corpus {
  readonly game: string;
  readonly games: readonly CorpusGame[];
}

const FIRST = 'bojiste-corpus 1';
const LINE = 118;
const RADIX = 36;

export const idOf = (game: string, { number, generation }: Pick<CorpusGame, 'number' | 'generation'>): string =>
  `${game}/${String(number).padStart(2, '0')}.${generation}`;

/** Words in lines that people and tools can look at. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.length + word.length >= LINE) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Keys by how often they are played, so that the usual ones are short. */
function keysOf(games: readonly CorpusGame[]): string[] {
  const counts = new Map<string, number>();
  for (const { moves } of games) for (const { key } of moves) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([key]) => key);
}

export function corpusToText({ game, games }: Corpus): string {
  const keys = keysOf(games);
  const numbers = new Map(keys.map((key, i) => [key, i.toString(RADIX)]));
  const decks = [...new Set(games.flatMap(({ setup }) => setup.decks.map((deck) => JSON.stringify(deck))))];
  const lines = [`${FIRST} ${game}`, ...decks.map((deck) => `deck ${deck}`), ...keys.map((key) => `key ${key}`)];
  for (const one of games) {
    const { decks: own, ...setup } = one.setup;
    const used = own.map((deck) => decks.indexOf(JSON.stringify(deck)));
    lines.push(
      '',
      `game ${one.number} ${one.generation} ${one.bots.join(',')} ${JSON.stringify({ ...setup, decks: used })}`,
    );
    let seat = -1;
    const words = one.moves.map((move) => {
      const letter = move.seat === seat ? '' : SEAT_LETTERS[move.seat];
      seat = move.seat;
      return `${letter}${numbers.get(move.key)}`;
    });
    lines.push(...wrapped(words), ...wrapped(one.marks).map((line) => `# ${line}`), `end ${one.over} ${one.winners}`);
  }
  return `${lines.join('\n')}\n`;
}

class Reader {
  private readonly decks: Deck[] = [];
  private readonly keys: string[] = [];
  private open: { -readonly [K in keyof CorpusGame]: CorpusGame[K] } | null = null;
  private seat = -1;
  readonly games: CorpusGame[] = [];

  line(text: string, at: number): void {
    const [word] = text.split(' ', 1);
    const rest = text.slice(word.length + 1);
    if (text === '') return;
    if (word === 'deck') this.decks.push(JSON.parse(rest) as Deck);
    else if (word === 'key') this.keys.push(rest);
    else if (word === 'game') this.begin(rest);
    else if (this.open === null) throw new Error(`corpus, line ${at}: ${text.slice(0, 40)}`);
    else if (word === '#') this.open.marks = [...this.open.marks, ...rest.split(' ')];
    else if (word === 'end') this.end(rest);
    else this.open.moves = [...this.open.moves, ...text.split(' ').map((move) => this.move(move, at))];
  }

  private begin(rest: string): void {
    const [number, generation, bots] = rest.split(' ', 3);
    const json = rest.slice(`${number} ${generation} ${bots} `.length);
    const { decks, ...setup } = JSON.parse(json) as Omit<SetupInput, 'decks'> & { decks: number[] };
    this.seat = -1;
    this.open = {
      number: Number(number),
      generation: Number(generation),
      bots: bots.split(','),
      setup: { ...setup, decks: decks.map((deck) => this.decks[deck]) },
      moves: [],
      marks: [],
      over: -1,
      winners: 0,
    };
  }

  private move(text: string, at: number): Move {
    const seat = SEAT_LETTERS.indexOf(text[0]);
    if (seat >= 0) this.seat = seat;
    const key = this.keys[Number.parseInt(seat >= 0 ? text.slice(1) : text, RADIX)];
    if (key === undefined || this.seat < 0) throw new Error(`corpus, line ${at}: no move "${text}"`);
    return { seat: this.seat, key };
  }

  private end(rest: string): void {
    const [over, winners] = rest.split(' ').map(Number);
    if (this.open !== null) this.games.push({ ...this.open, over, winners });
    this.open = null;
  }
}

export function corpusFromText(text: string): Corpus {
  const lines = text.split(/\r?\n/);
  if (!lines[0].startsWith(`${FIRST} `)) throw new Error(`a corpus begins with "${FIRST}"`);
  const reader = new Reader();
  for (const [i, line] of lines.slice(1).entries()) reader.line(line, i + 2);
  return { game: lines[0].slice(FIRST.length + 1), games: reader.games };
}
