import type { Deck, Seat, SetupInput } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Book, Options } from '../../library/types.ts';
import { savedDeck } from '../decks/store.ts';

/** A game as it is being set up; decks are named by `ready:<key>`, `own:<id>` or `random`. */
export interface Plan {
  readonly mode: string;
  readonly seats: number;
  readonly decks: readonly string[];
  readonly level: string;
  /** Where a seat is led by another level: by seat, empty for the common one. */
  readonly levels: readonly string[];
  readonly options: Options;
}

/** What every part of the page is given. */
export interface PlanProps {
  readonly book: Book;
  readonly plan: Plan;
  change(part: Partial<Plan>): void;
}

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export const RANDOM = 'random';

const readyName = (deck: Deck | undefined): string => (deck?.key === undefined ? RANDOM : `ready:${deck.key}`);

/** The chosen deck for the player, and a random one for everybody else. */
export function firstPlan(book: Book, wanted: string | null): Plan {
  const mode = sure(book.modes[0]);
  const own = wanted !== null && deckOf(book, wanted) !== null ? wanted : readyName(book.decks[0]);
  const options = wanted?.startsWith('own:') === true ? (savedDeck(wanted.slice(4))?.options ?? {}) : {};
  return { mode: mode.key, seats: sure(mode.seats[0]), decks: [own], level: 'easy', levels: [], options };
}

/** Levels by seat, only where some of them differ. */
export function botsOf({ seats, level, levels }: Plan): readonly string[] | undefined {
  const all = Array.from({ length: seats }, (_, seat) => levels[seat] || level);
  return all.slice(1).every((one) => one === level) ? undefined : all;
}

export const deckName = (plan: Plan, seat: Seat): string => plan.decks[seat] ?? RANDOM;

export function deckOf(book: Book, name: string): Deck | null {
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  if (kind === 'ready') return book.decks.find(({ key }) => key === id) ?? null;
  return kind === 'own' ? (savedDeck(id)?.deck ?? null) : null;
}

function randomDeck(book: Book, taken: readonly string[]): Deck {
  const free = book.decks.filter((deck) => !taken.includes(readyName(deck)));
  const from = free.length > 0 ? free : book.decks;
  return sure(from[Math.floor(Math.random() * from.length)]);
}

export function setupOf(book: Book, plan: Plan): Omit<SetupInput, 'seed'> {
  const taken = [...plan.decks];
  const decks = Array.from({ length: plan.seats }, (_, seat) => {
    const deck = deckOf(book, deckName(plan, seat)) ?? randomDeck(book, taken);
    taken.push(readyName(deck));
    return deck;
  });
  const changed = Object.entries(plan.options).filter(
    ([name, value]) => book.options.find((option) => option.name === name)?.start !== value,
  );
  const options = Object.fromEntries(changed);
  return { seats: plan.seats, mode: plan.mode, decks, ...(changed.length > 0 && { options }) };
}

/** Values that suit the number of players: maps say for how many they are. */
export function fitting(book: Book, option: Book['options'][number], seats: number): Book['options'][number]['values'] {
  return option.values.filter(({ name }) => {
    const players = book.catalogue.cards[name]?.facts.players;
    return typeof players !== 'number' || players === seats;
  });
}
