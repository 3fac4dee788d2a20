import {
  type Bilingual,
  type Decision,
  type Game,
  type Option,
  SEAT_LETTERS,
  type Seat,
  type State,
} from '@bojiste/kernel';
import type { Said } from './beats/types.ts';
import type { GameExtras } from './games/index.ts';
import type { Question } from './types.ts';
import { both, plain } from './words.ts';

/** How a question is put: where the game stands, what has just happened, what is asked, what each answer does. */

export interface Wording {
  readonly title: Bilingual;
  readonly about: Said | null;
  readonly why: Bilingual;
  option(option: Option): Bilingual;
}

/** What a wording must hear from the table. */
export interface Ear {
  /** What a seat is called for whoever is asked. */
  who(seat: Seat): Bilingual;
  /** What somebody else has done last. */
  last(): Said | null;
  /** How windows can be declined for longer, and once when they ask. */
  sparing(s: State, decision: Decision): Pick<Question, 'mutes' | 'note'>;
}

const capital = ({ cs, en }: Bilingual): Bilingual => ({
  cs: cs.charAt(0).toLocaleUpperCase() + cs.slice(1),
  en: en.charAt(0).toLocaleUpperCase() + en.slice(1),
});

/** Answers that do nothing further say what then happens. */
function quietWord(decision: Decision, key: string, step: Bilingual | null): Bilingual | undefined {
  if (key === 'pass') return { cs: 'Nereagovat', en: 'Don’t react' };
  if (key === 'none') return { cs: 'Nevybrat nic', en: 'Choose nothing' };
  if (key === 'no') return { cs: 'Ne, neprovádět', en: 'No, leave it' };
  if (key === 'yes') return { cs: 'Ano, provést', en: 'Yes, do it' };
  if (key !== 'done') return undefined;
  if (decision.kind !== 'act') return { cs: 'Hotovo, víc nevybírat', en: 'Done, choose no more' };
  return step === null ? { cs: 'Pokračovat dál', en: 'Go on' } : { cs: `Ukončit: ${step.cs}`, en: `End: ${step.en}` };
}

/** Players by what they are called and never by a letter. */
function seatWord({ key, card, place }: Option, seats: number, who: Ear['who']): Bilingual | undefined {
  const seat = key.length === 1 && card === 0 && place < 0 ? SEAT_LETTERS.indexOf(key) : -1;
  return seat < 0 || seat >= seats ? undefined : capital(who(seat));
}

const WHY: Readonly<Record<string, Bilingual>> = {
  'ask.respond': { cs: 'Chcete na to reagovat?', en: 'Do you want to react to it?' },
};

export function wordingOf(g: Game, s: State, decision: Decision, extras: GameExtras, ear: Ear): Wording {
  const { label, kind, seat } = decision;
  const step = label === null ? null : plain(label);
  const why = WHY[decision.why.key] ?? both(g, decision.why);
  const status = kind === 'act' ? extras.status?.(g, s, seat) : undefined;
  return {
    title: capital(status ?? (kind === 'respond' ? { cs: 'Reakce', en: 'Reaction' } : (step ?? why))),
    about: kind === 'respond' || s.active !== seat ? ear.last() : null,
    why,
    option: (option) =>
      extras.word?.(g, s, decision, option.key) ??
      quietWord(decision, option.key, step) ??
      seatWord(option, s.seats.length, ear.who) ??
      both(g, option.text),
  };
}
