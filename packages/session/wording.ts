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

/** A window in words: what it is, what is asked, and what happens when one declines. */
export interface WindowWords {
  readonly title?: Bilingual;
  readonly why: Bilingual;
  readonly pass: Bilingual;
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
  const card = s.cards.find(({ id }) => option.card !== 0 && s.handles[seat][id] === option.card);
  if (card === undefined) return undefined;
  const { type, names } = g.defs[card.def].decl;
  if (type === 'player') return capital(act);
  const letter = spelled(extras, act);
  const called = act.cs === names.cs;
  if (!called && letter === act && kind !== 'respond')
    return capital({ cs: `${act.cs}: ${names.cs}`, en: `${act.en}: ${names.en}` });
  const from = g.zones[card.zone].decl.name === 'hand';
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

const WHY: Readonly<Record<string, Bilingual>> = {
  'ask.respond': { cs: 'Chcete na to reagovat?', en: 'Do you want to react to it?' },
};

/** A window whose own text is a question asks that. */
const asksItself = (text: Bilingual | null): text is Bilingual => text?.cs.endsWith('?') === true;

export function wordingOf(g: Game, s: State, decision: Decision, extras: GameExtras, ear: Ear): Wording {
  const { label, kind, seat } = decision;
  const step = label === null ? null : spelled(extras, plain(label));
  const window = windowAsking(g, s);
  const own = window === null ? undefined : extras.window?.(window, s.active === seat);
  const usual = WHY[decision.why.key] ?? both(g, decision.why);
  const why = own?.why ?? (kind === 'respond' && asksItself(step) ? step : usual);
  const status = kind === 'act' ? extras.status?.(g, s, seat) : undefined;
  const reaction = kind === 'respond' ? { cs: 'Reakce', en: 'Reaction' } : undefined;
  return {
    title: capital(status ?? own?.title ?? reaction ?? step ?? why),
    about: kind === 'respond' || s.active !== seat ? ear.last() : null,
    why,
    option: (option) =>
      extras.word?.(g, s, decision, option.key) ??
      (option.key === 'pass' ? own?.pass : undefined) ??
      quietWord(decision, option.key, step) ??
      seatWord(option, s.seats.length, ear.who) ??
      placeWord(g, option, extras) ??
      actWord(g, s, decision, option, extras, ear) ??
      both(g, option.text),
  };
}
