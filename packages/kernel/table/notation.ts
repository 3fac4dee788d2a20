import { answeredRow, answerOf } from '../run/answers.ts';
import type { AskInfo, Game } from '../run/game.ts';
import { abilityOf, cardOf } from '../run/listen.ts';
import { FACE, HIDDEN, sees } from '../run/sight.ts';
import { goingOn, intentOf, rowAnswered } from '../run/windows.ts';
import {
  CARD_LIMIT,
  type Card,
  F,
  type Frame,
  idOf,
  live,
  OP_GROUP,
  OP_ROWS,
  OP_TABLE,
  OP_WINDOW,
  SETS_FIXED,
  type State,
} from '../state/records.ts';
import type { Bilingual, CardId, Seat, Text, ZoneId } from '../types.ts';
import { literal } from './texts.ts';

/**
 * Notation: every option has a short stable key, which is what records, logs and scenes write. A card on a space of
 * its own is written by the space, a card among its equals by its definition, any other by definition and handle.
 */

export const SEAT_LETTERS = 'ABCDEFGH';
const DONE = -1;

/** Numbers by size, words by their letters. */
export function compareKeys(a: string, b: string): number {
  const x = Number(a);
  const y = Number(b);
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface OptionNote {
  readonly value: number;
  readonly key: string;
  readonly text: Text;
  /** The card the option points at, and the place. -1 for none. */
  readonly card: CardId;
  readonly place: ZoneId;
}

export function cardNote(g: Game, s: State, card: Card, viewer: Seat): string {
  const zone = g.zones[card.zone];
  const key = g.defs[card.def].decl.key;
  const at = viewer < 0 ? s.seats.length : viewer;
  // Who does not see the face gets a key that is the same whatever the face is.
  if (sees(g, s, card, at) === HIDDEN) return `${zone.name}.${s.zones[card.zone].indexOf(card.id) + 1}`;
  if (zone.decl.per === 'board' && s.zones[card.zone].length === 1 && card.face === 0) return zone.name;
  if (zone.decl.alike) return zone.decl.name === g.def.drawTo ? key : `${key}@${zone.name}`;
  return `${sees(g, s, card, at) === FACE ? key : 'card'}#${s.handles[at][card.id]}`;
}

/** Name of a card as a viewer may read it. */
function cardName(g: Game, s: State, card: Card, viewer: Seat): Text {
  return sees(g, s, card, viewer) === FACE ? literal(g.defs[card.def].decl.names) : { key: 'hidden.card', args: {} };
}

const plain = (text: Text): Text => ({ key: 'option.plain', args: { text } });

/** How an option is written and called; `as`: as if this were asked. */
export function noteOption(g: Game, s: State, f: Frame, seat: Seat, value: number, as?: AskInfo): OptionNote {
  switch (f.op) {
    case OP_TABLE:
      return noteAct(g, s, seat, value);
    case OP_WINDOW:
      return noteAnswer(g, s, f, seat, value);
    case OP_GROUP:
      return noteTrigger(g, s, f, seat, value);
    case OP_ROWS:
      return noteReplacement(g, s, seat, value);
    default:
      return noteAsked(g, s, seat, as ?? (g.programs[f.prog].asks[f.pc] as AskInfo), value);
  }
}

const fixed = (value: number, key: string, text: string): OptionNote => ({
  value,
  key,
  text: { key: text, args: {} },
  card: -1,
  place: -1,
});

function noteAct(g: Game, s: State, seat: Seat, value: number): OptionNote {
  if (value === DONE) return fixed(value, 'done', 'option.done');
  const index = Math.floor(value / CARD_LIMIT);
  const card = s.cards[value % CARD_LIMIT];
  const isAct = index < g.acts.length;
  const ability = isAct ? null : g.abilities[index - g.acts.length].ability;
  const key = ability === null ? g.acts[index].rule.key : ability.key;
  const own = ability?.name ?? g.defs[card.def].decl.names;
  const label = literal(ability === null ? g.acts[index].rule.text : own);
  return {
    value,
    key: `${key} ${cardNote(g, s, card, seat)}`,
    text: { key: 'option.act', args: { act: label, card: cardName(g, s, card, seat) } },
    card: card.id,
    place: g.zones[card.zone].board ? card.zone : -1,
  };
}

function abilityNote(g: Game, s: State, seat: Seat, value: number, packed: number): OptionNote {
  const { ability } = g.abilities[abilityOf(packed)];
  const card = s.cards[cardOf(packed)];
  const label = literal(ability.name ?? g.defs[card.def].decl.names);
  return {
    value,
    key: `${ability.key} ${cardNote(g, s, card, seat)}`,
    text: { key: 'option.act', args: { act: label, card: cardName(g, s, card, seat) } },
    card: card.id,
    place: g.zones[card.zone].board ? card.zone : -1,
  };
}

function noteAnswer(g: Game, s: State, f: Frame, seat: Seat, value: number): OptionNote {
  if (goingOn(f) && value <= DONE) return { ...noteAct(g, s, seat, intentOf(value)), value };
  if (value === DONE) return fixed(value, 'pass', 'option.pass');
  const note = abilityNote(g, s, seat, value, answerOf(value));
  const row = rowAnswered(s, f, value);
  if (row === null) return note;
  const subject = live(s, row[F.subject]);
  return { ...note, key: `${note.key} ${subject === null ? answeredRow(value) + 1 : cardNote(g, s, subject, seat)}` };
}

function noteReplacement(g: Game, s: State, seat: Seat, value: number): OptionNote {
  return value === DONE ? fixed(value, 'no', 'option.no') : abilityNote(g, s, seat, value, value);
}

function noteTrigger(g: Game, s: State, f: Frame, seat: Seat, value: number): OptionNote {
  const note = (trigger: readonly number[]): OptionNote => {
    const [id, owner] = trigger;
    if (id < 0) return fixed(value, 'delayed', 'option.plain');
    return abilityNote(g, s, seat, value, id * CARD_LIMIT + idOf(owner));
  };
  const own = note(f.sets[value]);
  // Cards that look the same to this seat are numbered.
  const before = f.sets.slice(SETS_FIXED, value).filter((trigger) => note(trigger).key === own.key).length;
  return before === 0 ? own : { ...own, key: `${own.key} (${before + 1})` };
}

const MOODS = /\[([^\]|]*)\|?([^\]|]*)[^\]]*\]/g;

/** Modes are written in several moods for the texts of cards; a button says the infinitive. */
const button = ({ cs, en }: Bilingual): Bilingual => ({ cs: cs.replace(MOODS, '$2'), en: en.replace(MOODS, '$1') });

function noteAsked(g: Game, s: State, seat: Seat, ask: AskInfo, value: number): OptionNote {
  if (ask.kind === 'yesno') return value === 1 ? fixed(value, 'yes', 'option.yes') : fixed(value, 'no', 'option.no');
  if (value === DONE) return ask.many ? fixed(value, 'done', 'option.done') : fixed(value, 'none', 'option.none');
  switch (ask.of) {
    case 'card': {
      const card = s.cards[idOf(value)];
      const key = cardNote(g, s, card, seat);
      return {
        value,
        key,
        text: plain(cardName(g, s, card, seat)),
        card: card.id,
        place: g.zones[card.zone].board ? card.zone : -1,
      };
    }
    case 'place': {
      const { name, decl } = g.zones[value];
      return {
        value,
        key: name,
        text: decl.per === 'board' ? plain(literal({ cs: name, en: name })) : plain(literal(decl.text)),
        card: -1,
        place: value,
      };
    }
    case 'seat':
      return {
        ...fixed(value, SEAT_LETTERS[value], ''),
        text: plain(literal({ cs: SEAT_LETTERS[value], en: SEAT_LETTERS[value] })),
      };
    case 'mode': {
      const mode = ask.modes?.[value];
      const key = mode?.key ?? `${value}`;
      return { ...fixed(value, key, ''), text: plain(literal(button(mode?.text ?? { cs: key, en: key }))) };
    }
    case 'word': {
      const list = g.def.texts[`words.${ask.words?.[0]}`];
      const word = { cs: list.cs.split(',')[value], en: list.en.split(',')[value] };
      return { ...fixed(value, word.en, ''), text: plain(literal(word)) };
    }
    case 'value': {
      const calc = g.def.calcs[ask.calc ?? ''];
      const key = calc?.key?.(g, s, value) ?? `${value}`;
      return {
        ...fixed(value, key, ''),
        text: plain(literal({ cs: key, en: key })),
        place: calc?.place?.(g, s, value) ?? -1,
      };
    }
    default:
      return { ...fixed(value, `${value}`, ''), text: plain(literal({ cs: `${value}`, en: `${value}` })) };
  }
}

/** Finds a card by its notation, as the seat knows it. */
export function findCard(g: Game, s: State, seat: Seat, note: string): Card | null {
  for (const card of s.cards) if (cardNote(g, s, card, seat) === note) return card;
  return null;
}
