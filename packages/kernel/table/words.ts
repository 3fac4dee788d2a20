import type { Game, ZoneInfo } from '../run/game.ts';
import { type LogEntry, type SeatNames, seatNames } from '../run/log.ts';
import { OUTCOME, outcomeText } from '../run/outcome.ts';
import { F, type State } from '../state/records.ts';
import type { Bilingual, Lang, Seat, Text, ZoneId } from '../types.ts';
import { label } from './label.ts';
import { inLanguages, languageOf } from './language.ts';
import { SEAT_LETTERS } from './notation.ts';
import { literal, render } from './texts.ts';
import type { CardView, View } from './view.ts';

/** Positions and happenings in plain words: for terminals, screen readers and logs. */

const WORDS = {
  player: { cs: 'hráč', en: 'player' },
  turn: { cs: 'Tah', en: 'Turn' },
  onTurn: { cs: 'na tahu je', en: 'active is' },
  empty: { cs: 'prázdné', en: 'empty' },
  hidden: { cs: 'skrytá', en: 'hidden' },
  under: { cs: 'u karty', en: 'attached to' },
  wins: { cs: 'Vyhrává', en: 'Winner:' },
  nobody: { cs: 'Nikdo nevyhrál', en: 'Nobody has won' },
} satisfies Record<string, Bilingual>;

/** "hráč A", or what the seat is called. */
export const seatWords = (seat: Seat, lang: Lang, called?: SeatNames): string =>
  called?.[seat]?.[lang] ?? `${WORDS.player[lang]} ${SEAT_LETTERS[seat] ?? '?'}`;

const both = (make: (lang: Lang) => string): Text => literal({ cs: make('cs'), en: make('en') });

/** Declared words carry grammar; this is the bare word. */
export const plainLabel = (text: Bilingual, lang: Lang): string => label(text[lang]);

export function zoneWords(zone: ZoneInfo, lang: Lang, called?: SeatNames): string {
  if (zone.decl.per === 'board') return zone.name;
  const word = label(zone.decl.text[lang]);
  return zone.decl.per === 'seat' ? `${word}, ${seatWords(zone.seat, lang, called)}` : word;
}

export function phaseWords(g: Game, phase: number, lang: Lang): string {
  const step = g.turns.flat().find((s) => s.id === phase);
  return step === undefined ? '' : label(step.step.text[lang]);
}

// ---- log ----------------------------------------------------------------------------------------------------------------

/** One line of the log as a viewer may read it, null for what is not told. */
export function logText(g: Game, entry: LogEntry, viewer: Seat): Text | null {
  const { decl } = g.events[entry.kind];
  if (decl.log === undefined) return null;
  const toSeat = SEAT_TARGETS.has(decl.name) || decl.toSeat === true;
  const args = {
    subject: nameFor(g, entry.subject, entry.subjectSeen, viewer),
    source: nameFor(g, entry.source, entry.sourceSeen, viewer),
    by: seatText(entry.row[F.by], entry.called),
    amount: entry.row[F.amount],
    extra: entry.row[F.extra],
    change: signed(entry.row[F.amount]),
    resource: resourceText(g, entry.row[F.extra]),
    from: placeText(g, entry.row[F.from], entry.called),
    to: toSeat ? seatText(entry.row[F.to], entry.called) : placeText(g, entry.row[F.to], entry.called),
  };
  return { key: `log.${decl.name}`, args };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'));

const resourceText = (g: Game, resource: number): Text =>
  both((lang) => (g.def.resources[resource] === undefined ? '' : label(g.def.resources[resource].text[lang])));

/** Events whose `to` is a seat and not a place. */
const SEAT_TARGETS = new Set(['gain', 'control', 'turned']);

const seatText = (seat: Seat, called: SeatNames | undefined): Text =>
  both((lang) => (seat < 0 ? '' : seatWords(seat, lang, called)));

const placeText = (g: Game, zone: ZoneId, called: SeatNames | undefined): Text =>
  both((lang) => (g.zones[zone] === undefined ? '' : zoneWords(g.zones[zone], lang, called)));

function nameFor(g: Game, def: number, seen: number, viewer: Seat): Text {
  if (def < 0) return literal({ cs: '', en: '' });
  return (seen & (1 << viewer)) !== 0 ? literal(g.defs[def].decl.names) : { key: 'hidden.card', args: {} };
}

// ---- positions ----------------------------------------------------------------------------------------------------------

const namesIn = (view: View): SeatNames => view.seats.map((seat) => seat.name ?? null);

/** What a viewer sees, one line for each thing. */
export function viewWords(g: Game, view: View, wish: Lang): string[] {
  const lang = languageOf(g.def, wish);
  const lines = [headline(g, view, lang)];
  view.seats.forEach((seat, i) => {
    const owns = g.def.resources.map((decl, k) => `${label(decl.text[lang])} ${seat.resources[k]}`);
    if (owns.length > 0) lines.push(`${capital(seatWords(i, lang, namesIn(view)))}: ${owns.join(', ')}`);
  });
  for (const zone of g.zones) {
    if (zone.seat >= view.seats.length) continue;
    const line = zoneLine(g, view, zone, lang);
    if (line !== null) lines.push(line);
  }
  if (view.over >= 0) lines.push(resultWords(view.over, view.winners, lang, namesIn(view)));
  return lines;
}

function headline(g: Game, view: View, lang: Lang): string {
  const phase = phaseWords(g, view.phase, lang);
  const parts = [
    `${WORDS.turn[lang]} ${view.turn}`,
    `${WORDS.onTurn[lang]} ${seatWords(view.active, lang, namesIn(view))}`,
  ];
  return `${[...parts, ...(phase === '' ? [] : [phase])].join(', ')}.`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function zoneLine(g: Game, view: View, zone: ZoneInfo, lang: Lang): string | null {
  const size = view.sizes[zone.id];
  if (size === 0) return zone.board ? null : `${capital(zoneWords(zone, lang, namesIn(view)))}: ${WORDS.empty[lang]}`;
  const cards = view.cards.filter((card) => card.zone === zone.id);
  const said = cards.map((card) => cardWords(g, view, card, lang));
  const count = zone.board ? '' : ` (${size})`;
  // A space is written as the notation writes it.
  const name = zone.board ? zone.name : capital(zoneWords(zone, lang, namesIn(view)));
  return `${name}${count}${said.length === 0 ? '' : `: ${said.join('; ')}`}`;
}

/** A card with what can be read off it. */
export function cardWords(g: Game, view: View, card: CardView, lang: Lang): string {
  if (card.key === null) return WORDS.hidden[lang];
  const { decl, stats } = g.cardDef(card.key);
  const onBoard = g.zones[card.zone].board;
  const facts: string[] = [];
  if (onBoard) facts.push(seatWords(card.control, lang, namesIn(view)));
  g.def.stats.forEach((stat, i) => {
    const told = decl.stats[stat.name] !== undefined || (onBoard && card.stats[i] !== stats[i]);
    if (told) facts.push(`${label(stat.text[lang])} ${card.stats[i]}`);
  });
  g.def.counters.forEach((counter, i) => {
    if (card.counters[i] > 0) facts.push(`${label(counter.text[lang])} ${card.counters[i]}`);
  });
  g.def.flags.forEach((flag, i) => {
    if ((card.flags & (1 << i)) !== 0 && flag.text[lang] !== '') facts.push(label(flag.text[lang]));
  });
  const host = card.host === 0 ? undefined : view.cards.find((other) => other.handle === card.host);
  if (host?.key != null) facts.push(`${WORDS.under[lang]} ${g.cardDef(host.key).decl.names[lang]}`);
  return facts.length === 0 ? decl.names[lang] : `${decl.names[lang]} (${facts.join(', ')})`;
}

/** How a game ended. */
export function resultWords(over: number, winners: number, lang: Lang, called?: SeatNames): string {
  const name = (Object.keys(OUTCOME) as (keyof typeof OUTCOME)[]).find((key) => OUTCOME[key] === over);
  const how = name === undefined ? '' : ` (${outcomeText[name][lang]})`;
  if (winners === 0) return `${WORDS.nobody[lang]}${how}.`;
  const seats = [...SEAT_LETTERS].flatMap((_, seat) =>
    (winners & (1 << seat)) !== 0 ? [seatWords(seat, lang, called)] : [],
  );
  return `${WORDS.wins[lang]} ${seats.join(', ')}${how}.`;
}

/** How a game ended, in both languages; null while it runs. */
export function resultOf(g: Game, s: State): Bilingual | null {
  if (s.over < 0) return null;
  const said = (lang: Lang): string => resultWords(s.over, s.winners, lang, seatNames(g, s));
  return inLanguages(g.def, { cs: () => said('cs'), en: () => said('en') });
}

/** The words of a line of the log. */
export function logWords(g: Game, entry: LogEntry, viewer: Seat, lang: Lang): string | null {
  const text = logText(g, entry, viewer);
  return text === null ? null : capital(render(g, text, lang)).trim();
}
