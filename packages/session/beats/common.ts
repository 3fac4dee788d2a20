import {
  type Bilingual,
  explainStat,
  type Game,
  type Option,
  OUTCOME,
  type Seat,
  type Sighted,
  type State,
  seenAs,
  sighted,
  type ZoneId,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { actOf } from '../questions.ts';
import { LEFT } from './leaving.ts';
import type { Deed, Narration, RawSum, Saying, Told } from './raw.ts';
import type { Part } from './types.ts';
import { czechCount, englishCount, list, p } from './words.ts';

/** Beats that all games tell alike. */

/** A value of a card with everything that changed it, as the rules add it up. */
export function statSum(told: Told, card: Sighted, stat: number, text: RawSum['text'], versus = -1): RawSum {
  const { g, s, sight } = told;
  const { printed, value, parts } = explainStat(g, s, seenAs(s, card), stat, versus);
  const terms = parts
    .filter(({ counts, change }) => counts && change !== 0)
    .map(({ source, change }) => ({ card: source < 0 ? null : sight(source), n: change }));
  return { stat: sure(g.def.stats[stat]).name, text, card, base: printed, terms, total: value, set: false };
}

/** Dice as they fell, with what they are called. */
export function diceParts(
  faces: readonly number[],
  words: readonly { cs: string; en: string }[],
  lang: 'cs' | 'en',
): Part[] {
  const count = new Map<string, number>();
  for (const face of faces) {
    const word = words[face]?.[lang] ?? `${face + 1}`;
    count.set(word, (count.get(word) ?? 0) + 1);
  }
  const told = [...count].map(([word, n]) => `${n}× ${word}`).join(', ');
  return [{ dice: faces, words: told }];
}

/** The rules were mended in the middle of a game. */
export const resumeDeed = (): Deed => ({
  kind: 'host',
  level: 'brief',
  cs: () => p`Pravidla byla opravena; hra pokračuje od místa, na kterém se stará a nová shodnou`,
  en: () => p`The rules were mended; the game goes on from where the old and the new ones agree`,
});

export function rollDeed(how: Narration, g: Game, s: State, by: Seat, faces: readonly number[]): Deed {
  const words = how.faces?.(g, s) ?? [];
  return {
    kind: 'roll',
    level: 'normal',
    by,
    dice: { faces },
    amount: faces.length,
    cs: (t) =>
      p`${t.did(by, 'hodil')} ${t.count(faces.length, 'kostka|f:žena', 'ins')}: ${diceParts(faces, words, 'cs')}`,
    en: (t) => p`${t.who(by)} rolled ${t.count(faces.length, 'die|dice')}: ${diceParts(faces, words, 'en')}`,
  };
}

function stock(how: Narration, g: Game, s: State, seat: Seat, lang: 'cs' | 'en'): string {
  const told = g.def.resources.flatMap(({ name }, i) => {
    const word = how.points[name];
    if (word === undefined || word.level === 'full' || word.used === true || s.seats[seat] === undefined) return [];
    const n = sure(s.seats[seat].resources[i]);
    return [lang === 'cs' ? czechCount(n, word.cs, 'nom') : englishCount(n, word.en)];
  });
  return told.join(', ');
}

/** What a seat has, for a heading: "magie 5". */
export const ownedBy = (how: Narration, g: Game, s: State, seat: Seat): { readonly cs: string; readonly en: string } =>
  how.heading?.(g, s, seat) ?? { cs: stock(how, g, s, seat, 'cs'), en: stock(how, g, s, seat, 'en') };

export function turnDeed(how: Narration, g: Game, s: State): Deed {
  const { turn, active } = s;
  const own = ownedBy(how, g, s, active);
  const tail = (lang: 'cs' | 'en') => (own[lang] === '' ? '' : ` · ${own[lang]}`);
  return {
    kind: 'turn',
    level: 'brief',
    by: active,
    cs: (t) => p`${how.turn.cs} ${turn} · ${capital(t.who(active))}${tail('cs')}`,
    en: (t) => p`${how.turn.en} ${turn} · ${capital(t.who(active))}${tail('en')}`,
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const idleDeed = (seat: Seat): Deed => ({
  kind: 'note',
  level: 'normal',
  by: seat,
  cs: (t) => p`${t.did(seat, 'neměl')} co zahrát`,
  en: (t) => p`${t.who(seat)} had nothing to play`,
});

export const quietDeed = (seat: Seat): Deed => ({
  kind: 'note',
  level: 'normal',
  by: seat,
  cs: (t) => p`${t.did(seat, 'neprovedl')} žádnou akci`,
  en: (t) => p`${t.who(seat)} took no action`,
});

export const passDeed = (count: number): Deed => ({
  kind: 'pass',
  level: 'full',
  count,
  cs: () => [count === 1 ? 'nikdo nereagoval' : `${count}× nikdo nereagoval`],
  en: () => [count === 1 ? 'nobody reacted' : `nobody reacted, ${count} times`],
});

export function drawDeed(how: Narration, seat: Seat, cards: readonly Sighted[]): Deed {
  const [verb = '', particle = ''] = how.drew.split(' ');
  return {
    kind: 'draw',
    level: 'normal',
    by: seat,
    objects: cards,
    count: cards.length,
    cs: (t) => p`${t.did(seat, verb, particle)} ${t.cards(cards, 'acc')}`,
    en: (t) => p`${t.who(seat)} drew ${t.cards(cards)}`,
  };
}

/** Cards that one would rather not begin with. */
export const exchangeDeed = (seat: Seat, cards: readonly Sighted[]): Deed => ({
  kind: 'leave',
  level: 'normal',
  by: seat,
  objects: cards,
  count: cards.length,
  cs: (t) => p`${t.did(seat, 'vyměnil')} ${t.cards(cards, 'acc')}`,
  en: (t) => p`${t.who(seat)} exchanged ${t.cards(cards)}`,
});

/** Something was about to happen to a card and does not. */
export function avertDeed(
  how: Narration,
  g: Game,
  s: State,
  { kind, card, by }: { readonly kind: number; readonly card: number; readonly by: Seat },
): Deed | null {
  const said = how.averted?.[sure(g.events[kind]).decl.name];
  if (said === undefined) return null;
  const spared = sighted(g, s, card);
  return {
    kind: 'state',
    level: 'normal',
    by,
    objects: [spared],
    cs: (t) => p`${t.acts(spared, 'nebyl')} ${t.past(spared, said.cs)}`,
    en: (t) => p`${t.card(spared, false, true)} was not ${said.en}`,
  };
}

/** What was announced has no effect. */
export const cancelDeed = (card: Sighted): Deed => ({
  kind: 'note',
  level: 'brief',
  by: card.control,
  card,
  cs: (t) => p`účinek ${t.card(card, 'gen')} byl zrušen`,
  en: (t) => p`the effect of ${t.card(card)} was cancelled`,
});

export const aimDeed = (cards: readonly Sighted[], seat: Seat): Deed => ({
  kind: 'choice',
  level: 'normal',
  by: seat,
  objects: cards,
  to: sure(cards[0]).zone,
  count: cards.length,
  cs: (t) =>
    p`${t.did(seat, 'zvolil')} ${cards.length === 1 ? t.card(sure(cards[0]), 'acc', true, seat) : t.cards(cards, 'acc')}`,
  en: (t) => p`${t.who(seat)} chose ${cards.length === 1 ? t.card(sure(cards[0]), true, true) : t.cards(cards)}`,
});

/** An ability of a card was used by choice. */
const useDeed = (seat: Seat, card: Sighted | null, ability: Bilingual | null): Deed => ({
  kind: 'act',
  level: 'normal',
  by: seat,
  card,
  cs(t) {
    const of = card === null ? [] : t.card(card, 'gen');
    const named = ability !== null && (card === null || (t.knows(card) && t.name(card, 'cs') !== ability.cs));
    return !named
      ? p`${t.did(seat, 'použil')} schopnost ${of}`
      : p`${t.did(seat, 'použil')} schopnost ${of}: ${ability.cs}`;
  },
  en(t) {
    const of = card === null ? '' : p` of ${t.card(card)}`;
    const named = ability !== null && (card === null || (t.knows(card) && t.name(card, 'en') !== ability.en));
    return !named ? p`${t.who(seat)} used the ability${of}` : p`${t.who(seat)} used the ability${of}: ${ability.en}`;
  },
});

/** An act that no event of the game will tell: in the game's own words, or as the use of an ability. */
export function actDeed(how: Narration, g: Game, option: Option, seat: Seat, of: Sighted | null): Deed | null {
  const [word = ''] = option.key.split(' ');
  const make = how.acts?.[word];
  if (make !== undefined) return make(seat, of);
  return g.names.abilities.has(word) ? useDeed(seat, of, actOf(g, option)) : null;
}

/** A card left a hand and nothing else told why. */
export const handDeed = (card: Sighted, to: ZoneId, by: Seat): Deed => ({
  kind: 'leave',
  level: 'normal',
  by,
  card,
  objects: [card],
  from: card.zone,
  to,
  cs: (t) => p`${t.did(by, 'odložil')} ${t.card(card, 'acc')}: ${t.at(card.zone)} → ${t.at(to)}`,
  en: (t) => p`${t.who(by)} put away ${t.card(card)}: ${t.at(card.zone)} → ${t.at(to)}`,
});

interface Purse {
  readonly seat: Seat;
  readonly resource: number;
  readonly from: number;
  readonly to: number;
}

/** zbývá 1, zbývají 2, zbývá 5 */
const left = (n: number): string => (n >= 2 && n <= 4 ? `zbývají ${n}` : `zbývá ${n}`);

export function pointsDeed(how: Narration, g: Game, { seat, resource, from, to }: Purse): Deed {
  const { name } = sure(g.def.resources[resource]);
  const word = sure(how.points[name]);
  const n = Math.abs(to - from);
  const gained = to > from;
  const base = {
    kind: 'points',
    level: word.used === true ? (gained ? 'normal' : 'full') : (word.level ?? 'brief'),
    by: seat,
    amount: to - from,
  } as const;
  const change = { name, from, to, seat };
  if (gained)
    return {
      ...base,
      change,
      cs: (t) => p`${t.did(seat, 'získal')} ${t.count(n, word.cs)} (celkem ${to})`,
      en: (t) => p`${t.who(seat)} gained ${t.count(n, word.en)} (${to} in all)`,
    };
  return {
    ...base,
    change,
    cs: (t) => p`${t.did(seat, word.lost === true ? 'ztratil' : 'zaplatil')} ${t.count(n, word.cs)} (${left(to)})`,
    en: (t) => p`${t.who(seat)} ${word.lost === true ? 'lost' : 'paid'} ${t.count(n, word.en)} (${to} left)`,
  };
}

// ---- the end ------------------------------------------------------------------------------------------------------------

const seatsOf = (mask: number, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (mask & (1 << seat)) !== 0);

/** Who won, for this listener. */
export function verdict(s: Pick<State, 'winners'> & { readonly seats: { readonly length: number } }): Saying {
  const winners = seatsOf(s.winners, s.seats.length);
  return {
    cs(t) {
      if (winners.length === 0) return ['nikdo nevyhrál, hra skončila nerozhodně'];
      if (winners.includes(t.viewer)) return ['vyhráli jste'];
      const names = list(
        winners.map((seat) => [t.who(seat)]),
        ' a ',
      );
      if (t.viewer < s.seats.length) return p`prohráli jste, ${winners.length === 1 ? 'vyhrál' : 'vyhráli'} ${names}`;
      return p`${winners.length === 1 ? 'vítěz' : 'vítězové'}: ${names}`;
    },
    en(t) {
      if (winners.length === 0) return ['nobody won; the game is a draw'];
      if (winners.includes(t.viewer)) return ['you won'];
      const names = list(
        winners.map((seat) => [t.who(seat)]),
        ' and ',
      );
      return t.viewer < s.seats.length ? p`you lost; ${names} won` : p`${names} won`;
    },
  };
}

/** Ends from outside the rules, and those that every game knows. `gone`: who was the last to be out. */
function outerReason(s: State, gone: Seat): Saying | null {
  switch (s.over) {
    case OUTCOME.conceded:
      return LEFT.concede(gone);
    case OUTCOME.timeUp:
      return s.winners === 0
        ? { cs: () => ['vypršel čas hry'], en: () => ['the time of the game ran out'] }
        : LEFT.timeUp(gone);
    case OUTCOME.gone:
      return LEFT.gone(gone);
    case OUTCOME.turnLimit:
      return {
        cs: () => [`hra dosáhla nejvyššího počtu tahů (${s.turn})`],
        en: () => [`the game reached its limit of turns (${s.turn})`],
      };
    case OUTCOME.endless:
      return { cs: () => ['pravidla se dostala do smyčky bez konce'], en: () => ['the rules ran in an endless loop'] };
    case OUTCOME.ruled:
      return { cs: () => ['rozhodl rozhodčí'], en: () => ['a referee decided'] };
    case OUTCOME.annulled:
      return { cs: () => ['hra byla anulována'], en: () => ['the game was annulled'] };
    default:
      return null;
  }
}

export function endDeed(how: Narration, g: Game, s: State, gone: Seat): Deed {
  const reason = outerReason(s, gone) ?? how.ending?.(g, s, gone) ?? null;
  const who = verdict({ winners: s.winners, seats: s.seats.slice() });
  const both = (why: readonly Part[], end: readonly Part[]): Part[] =>
    why.length === 0 ? [...end] : p`${why}. ${capitalParts(end)}`;
  return {
    kind: 'end',
    level: 'brief',
    amount: s.winners,
    cs: (t) => both(reason?.cs(t) ?? [], who.cs(t)),
    en: (t) => both(reason?.en(t) ?? [], who.en(t)),
  };
}

function capitalParts(parts: readonly Part[]): Part[] {
  const [first, ...rest] = parts;
  return typeof first === 'string' ? [capital(first), ...rest] : [...parts];
}

/** Something happened to a card: "Jednotka X byla zničena", "X was destroyed". */
export const was =
  (kind: Deed['kind'], level: Deed['level'], cs: string, en: string) =>
  ({ subject, source, by }: Told): Deed | null => {
    if (subject === null) return null;
    // The participle agrees; what follows it stays: "odstraněna ze hry".
    const [participle = '', ...rest] = cs.split(' ');
    return {
      kind,
      level,
      by,
      card: source,
      objects: [subject],
      from: subject.zone,
      cs: (t) => p`${t.acts(subject, 'byl')} ${t.past(subject, participle)}${rest.map((word) => ` ${word}`).join('')}`,
      en: (t) => p`${t.card(subject, false, true)} was ${en}`,
    };
  };
