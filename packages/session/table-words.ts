import type { Bilingual, CardView, Game, Lang, Seat, ZoneInfo } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { GameExtras } from './games/index.ts';
import type { TableView } from './types.ts';
import { plain, plainVerb } from './words.ts';

/**
 * The table as lines to be read aloud: whose turn it is, what everybody has, and a line for every card in play and in the
 * own hand. Nothing that is empty, no codes and no letters of seats.
 */

export interface TableReader {
  readonly g: Game;
  readonly extras: GameExtras;
  readonly view: TableView;
  readonly me: Seat;
  readonly lang: Lang;
  /** What a seat is called for the reader. */
  who(seat: Seat): Bilingual;
  /** What a seat has, in short. */
  has(seat: Seat): Bilingual;
}

const WORDS = {
  turn: { cs: 'na tahu', en: 'on turn' },
  table: { cs: 'Na stole', en: 'On the table' },
  mine: { cs: 'Vaše karty ve hře', en: 'Your cards in play' },
  theirs: { cs: 'Karty ve hře', en: 'Cards in play' },
  hand: { cs: 'Vaše ruka', en: 'Your hand' },
  none: { cs: 'nic', en: 'none' },
  back: { cs: 'karta lícem dolů', en: 'a face-down card' },
  at: { cs: 'přiloženo ke kartě', en: 'attached to' },
} satisfies Record<string, Bilingual>;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const phaseOf = ({ g, view, lang }: TableReader): string => {
  const step = g.turns.flat().find(({ id }) => id === view.phase)?.step;
  return step === undefined ? '' : plain(step.text)[lang];
};

function headline(at: TableReader): string {
  const { extras, view, lang, who } = at;
  const turn = `${plain(extras.told.turn)[lang]} ${view.turn}`;
  const parts = [capital(turn), `${WORDS.turn[lang]}: ${who(view.active)[lang]}`, phaseOf(at)];
  return `${parts.filter((part) => part !== '').join(', ')}.`;
}

/** Piles that are not listed card by card. */
function piles({ g, view, lang }: TableReader, seat: Seat): string[] {
  return g.zones.flatMap((zone: ZoneInfo) => {
    const size = zone.seat === seat && !zone.board ? sure(view.sizes[zone.id]) : 0;
    return size > 0 ? [`${plain(zone.decl.text)[lang].toLocaleLowerCase()} ${size}`] : [];
  });
}

const seatLine = (at: TableReader, seat: Seat): string => {
  const own = [at.has(seat)[at.lang], ...piles(at, seat)].filter((part) => part !== '');
  return `${capital(at.who(seat)[at.lang])}: ${own.join(', ')}.`;
};

function factsOf({ g, extras, view, lang }: TableReader, card: CardView): string[] {
  const codes = (extras.facts.codes ?? []) as readonly string[];
  const facts = g.def.stats.flatMap((stat, i) =>
    codes.includes(stat.name) || (card.stats[i] ?? 0) === (stat.absent ?? 0)
      ? []
      : [`${plain(stat.text)[lang]} ${card.stats[i]}`],
  );
  g.def.counters.forEach((counter, i) => {
    if (sure(card.counters[i]) > 0) facts.push(`${plain(counter.text)[lang]} ${card.counters[i]}`);
  });
  g.def.flags.forEach((flag, i) => {
    if ((card.flags & (1 << i)) !== 0 && flag.text[lang] !== '') facts.push(plainVerb(flag.text)[lang]);
  });
  const host = card.host === 0 ? undefined : view.cards.find(({ handle }) => handle === card.host);
  if (host?.key != null) facts.push(`${WORDS.at[lang]} ${g.cardDef(host.key).decl.names[lang]}`);
  return facts;
}

function placeOf({ g, extras, lang }: TableReader, card: CardView): string {
  const zone = sure(g.zones[card.zone]);
  if (!zone.board || card.host !== 0) return '';
  const said = extras.told.place?.(g, card.zone)?.[lang];
  return said ?? (zone.decl.per === 'board' ? zone.name : plain(zone.decl.text)[lang].toLocaleLowerCase());
}

function cardLine(at: TableReader, card: CardView): string {
  const { g, lang } = at;
  const name = card.key === null ? WORDS.back[lang] : g.cardDef(card.key).decl.names[lang];
  const where = placeOf(at, card);
  const facts = card.key === null ? [] : factsOf(at, card);
  return `  ${name}${where === '' ? '' : `, ${where}`}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`;
}

const section = (at: TableReader, title: string, cards: readonly CardView[]): string[] => [
  cards.length === 0 ? `${title}: ${WORDS.none[at.lang]}.` : `${title}:`,
  ...cards.map((card) => cardLine(at, card)),
];

export function tableWords(at: TableReader): string[] {
  const { g, view, me, lang, who } = at;
  // The card that stands for a player says nothing.
  const shown = view.cards.filter(({ key }) => key === null || g.cardDef(key).decl.type !== 'player');
  const board = shown.filter(({ zone }) => sure(g.zones[zone]).board);
  const of = (seat: Seat) => board.filter(({ control }) => control === seat);
  const nobody = board.filter(({ control }) => control < 0);
  const hand = shown.filter(({ zone }) => sure(g.zones[zone]).decl.name === 'hand' && sure(g.zones[zone]).seat === me);
  const seats = view.seats.map((_, seat) => seat);
  return [
    headline(at),
    ...seats.map((seat) => seatLine(at, seat)),
    ...(nobody.length === 0 ? [] : section(at, WORDS.table[lang], nobody)),
    ...section(at, WORDS.mine[lang], of(me)),
    ...seats
      .filter((seat) => seat !== me)
      .flatMap((seat) => section(at, `${WORDS.theirs[lang]}, ${who(seat)[lang]}`, of(seat))),
    ...section(at, WORDS.hand[lang], hand),
  ];
}
