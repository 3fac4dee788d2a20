import type { Game } from '../run/game.ts';
import type { Card, State } from '../state/records.ts';
import type { Bilingual, Seat } from '../types.ts';
import type { Decision, Option } from './decision.ts';
import { plural } from './texts.ts';

/**
 * What a coach may say in a game: sentences with the occasion for each. A coach looks at a world that its seat cannot
 * tell from the real one, so that whatever is hidden from the seat cannot be in what it says.
 */

/** What the seat is asked, in a world that looks to it like the game does. */
export interface Outlook {
  readonly g: Game;
  readonly s: State;
  readonly seat: Seat;
  readonly decision: Decision;
}

/**
 * A warning is about a danger or about what an answer costs, a gain about something left lying, an idea about what could
 * be aimed at. Where several have an occasion, the first in the game's list speaks.
 */
export type AdviceKind = 'warning' | 'gain' | 'idea';

export interface Advised {
  readonly say: Bilingual;
  /** Answers that a warning speaks against, or that would follow the advice; none where it is a thing to know. */
  readonly keys: readonly string[];
}

export interface Advice {
  /** Its name within the game: what a player wants to hear no more is remembered by it. */
  readonly tag: string;
  readonly kind: AdviceKind;
  readonly clause: string;
  /** Null where there is no occasion for it. */
  tell(at: Outlook): Advised | null;
}

/** Is the seat asked in this step of a turn what to do? */
export const isActing = ({ g, s, decision }: Outlook, ...steps: readonly string[]): boolean =>
  decision.kind === 'act' && steps.some((step) => g.names.steps.get(step) === s.phase);

/** Answers that begin an act: `attack c6` begins `attack`. */
export const answersTo = ({ decision }: Outlook, act: string): readonly Option[] =>
  decision.options.filter(({ key }) => key.startsWith(`${act} `));

export const keysOf = (options: readonly Option[]): readonly string[] => options.map(({ key }) => key);

/** The card an answer points at, as the seat knows it. */
export function cardOf({ s, seat }: Outlook, { card }: Option): Card | null {
  const id = card === 0 ? -1 : s.handles[seat].indexOf(card);
  return id < 0 ? null : s.cards[id];
}

const MOST_NAMED = 3;

const MORE: Bilingual = { cs: ' a další', en: ' and others' };

/** A name without what somebody is ("Cyrus Parker, sniper"): in a list it would read like two. */
const called = (name: string): string => name.split(', ')[0] ?? name;

/** Names of cards in a list, each once; of many the first few. */
export function namesOf(g: Game, cards: readonly (Card | null)[]): Bilingual {
  const names = [...new Set(cards.flatMap((card) => (card === null ? [] : [g.defs[card.def].decl.names])))];
  const list = (lang: 'cs' | 'en'): string =>
    names
      .slice(0, MOST_NAMED)
      .map((name) => called(name[lang]))
      .join(', ') + (names.length > MOST_NAMED ? MORE[lang] : '');
  return { cs: list('cs'), en: list('en') };
}

/** A number with its noun: `2 karty`, `2 cards`. */
export const countOf = (
  n: number,
  cs: readonly [string, string, string],
  en: readonly [string, string],
): Bilingual => ({
  cs: `${n} ${plural('cs', n, cs)}`,
  en: `${n} ${plural('en', n, en)}`,
});
