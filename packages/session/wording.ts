import {
  type Bilingual,
  type Card,
  type Decision,
  type Game,
  type Option,
  SEAT_LETTERS,
  type Seat,
  type State,
  type Text,
  windowAsking,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { type Asking, askingAbility } from './ability-words.ts';
import type { Part, Said } from './beats/types.ts';
import type { GameExtras } from './games/index.ts';
import type { Question } from './types.ts';
import { both, plain } from './words.ts';

/** How a question is put: where the game stands, what has just happened, what is asked, what each answer does. */

export interface Wording {
  readonly title: Bilingual;
  readonly about: Said | null;
  readonly why: Bilingual;
  readonly penalty: Penalty | undefined;
  option(option: Option): Bilingual;
}

/** What ending a menu costs: announced with the question, and said by the answer that brings it. */
export interface Penalty {
  readonly text: Bilingual;
  readonly key: string;
  readonly answer: Bilingual;
}

/** A window in words: what it is, what is asked, and what happens when one declines. */
export interface WindowWords {
  readonly title?: Bilingual;
  readonly why: Bilingual;
  readonly pass: Bilingual;
}

/** The two answers to a question in words of their own. */
export interface YesNo {
  readonly yes: Bilingual;
  readonly no: Bilingual;
}

/** What a wording must hear from the table. */
export interface Ear {
  /** What a seat is called for whoever is asked. */
  who(seat: Seat): Bilingual;
  /** A card as an object: "kartu Pozitivní karma". */
  card(card: Card): Bilingual;
  /** What somebody else has done last. */
  last(): Said | null;
  /** How windows can be declined for longer, and once when they ask. */
  sparing(s: State, decision: Decision): Pick<Question, 'mutes' | 'note'>;
}

export const capital = ({ cs, en }: Bilingual): Bilingual => ({
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

/** The name of an ability that is only a letter on the card is said as the word it stands for. */
const spelled = (extras: GameExtras, label: Bilingual): Bilingual => extras.letters?.[label.cs] ?? label;

/**
 * What is done with a card. A card that is called like its ability is simply played or used; the card that stands for a
 * player is not named.
 */
function actWord(g: Game, s: State, { kind, seat }: Decision, option: Option, extras: GameExtras, ear: Ear) {
  const named = option.text.key === 'option.act' ? option.text.args.act : undefined;
  if (typeof named !== 'object') return undefined;
  const act = both(g, named as Text);
  const card = s.cards.find(({ id }) => option.card !== 0 && sure(s.handles[seat])[id] === option.card);
  if (card === undefined) return undefined;
  const { type, names } = sure(g.defs[card.def]).decl;
  if (type === 'player') return capital(act);
  const letter = spelled(extras, act);
  const called = act.cs === names.cs;
  if (!called && letter === act && kind !== 'respond')
    return capital({ cs: `${act.cs}: ${names.cs}`, en: `${act.en}: ${names.en}` });
  const from = sure(g.zones[card.zone]).decl.name === 'hand';
  const whole = ear.card(card);
  const does = from ? { cs: 'Zahrát', en: 'Play' } : { cs: 'Použít', en: 'Use' };
  const as = (lang: 'cs' | 'en') => (called ? '' : ` (${letter[lang]})`);
  return { cs: `${does.cs} ${whole.cs}${as('cs')}`, en: `${does.en} ${whole.en}${as('en')}` };
}

/** A space by its name and not by its notation. */
function placeWord(g: Game, { card, place }: Option, extras: GameExtras): Bilingual | undefined {
  const said = card === 0 && place >= 0 ? extras.told.place?.(g, place) : undefined;
  return said === undefined ? undefined : capital(said);
}

/** The card that asks, with what it says, after what somebody else has done. */
function tellsOf(last: Said | null, asking: Asking | null): Said | null {
  if (asking?.text == null) return last;
  const { card, text } = asking;
  const parts = (lang: 'cs' | 'en'): Part[] => {
    const name = card.names[lang];
    const before = last === null ? [] : [...last[lang], ' '];
    return [...before, { card: card.key, name }, `${/[!?]$/.test(name) ? '' : ':'} ${text[lang]}`];
  };
  return { cs: parts('cs'), en: parts('en') };
}

/** A window of a game that has no words for it asks by its own text. */
function windowAsks(g: Game, { kind, why }: Decision, step: Bilingual | null): Bilingual {
  if (kind !== 'respond' || step === null) return both(g, why);
  return step.cs.endsWith('?') ? step : { cs: `${step.cs}?`, en: `${step.en}?` };
}

export function wordingOf(g: Game, s: State, decision: Decision, extras: GameExtras, ear: Ear): Wording {
  const { label, kind, seat } = decision;
  const step = label === null ? null : spelled(extras, plain(label));
  const window = windowAsking(g, s);
  const own = window === null ? undefined : extras.window?.(window, s.active === seat);
  const why = own?.why ?? windowAsks(g, decision, step);
  const penalty = kind === 'act' ? extras.penalty?.(g, s, seat) : undefined;
  const status = kind === 'act' ? extras.status?.(g, s, seat) : undefined;
  const asking = askingAbility(g, s, decision);
  const answers = extras.answers?.[decision.why.key];
  const reaction = kind === 'respond' ? { cs: 'Reakce', en: 'Reaction' } : undefined;
  return {
    title: capital(
      status ?? own?.title ?? extras.title?.(g, s, decision) ?? reaction ?? step ?? asking?.card.names ?? why,
    ),
    about: tellsOf(kind === 'respond' || s.active !== seat ? ear.last() : null, asking),
    why,
    penalty,
    option: (option) =>
      (option.key === penalty?.key ? penalty.answer : undefined) ??
      extras.word?.(g, s, decision, option.key) ??
      answers?.[option.key as keyof typeof answers] ??
      (option.key === 'pass' ? own?.pass : undefined) ??
      quietWord(decision, option.key, step) ??
      seatWord(option, s.seats.length, ear.who) ??
      placeWord(g, option, extras) ??
      actWord(g, s, decision, option, extras, ear) ??
      both(g, option.text),
  };
}
