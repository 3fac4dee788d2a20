import {
  type Bilingual,
  explainStat,
  type Game,
  OUTCOME,
  type Seat,
  type Sighted,
  type State,
  type ZoneId,
} from '@bojiste/kernel';
import type { Deed, Narration, RawSum, Saying, Told } from './raw.ts';
import type { Part } from './types.ts';
import { czechCount, englishCount, list, p } from './words.ts';

/** Beats that all games tell alike. */

/** A value of a card with everything that changed it, as the rules add it up. */
export function statSum(told: Told, card: Sighted, stat: number, text: RawSum['text'], versus = -1): RawSum {
  const { g, s, sight } = told;
  const { printed, value, parts } = explainStat(g, s, s.cards[card.id], stat, versus);
  const terms = parts
    .filter(({ counts, change }) => counts && change !== 0)
    .map(({ source, change }) => ({ card: source < 0 ? null : sight(source), n: change }));
  return { stat: g.def.stats[stat].name, text, card, base: printed, terms, total: value, set: false };
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

/** Resources of a seat for a heading: "magie 5". */
function stock(how: Narration, g: Game, s: State, seat: Seat, lang: 'cs' | 'en'): string {
  const told = g.def.resources.flatMap(({ name }, i) => {
    const word = how.points[name];
    if (word === undefined || word.level === 'full' || word.used === true || s.seats[seat] === undefined) return [];
    const n = s.seats[seat].resources[i];
    return [lang === 'cs' ? czechCount(n, word.cs) : englishCount(n, word.en)];
  });
  return told.length === 0 ? '' : ` · ${told.join(', ')}`;
}

export function turnDeed(how: Narration, g: Game, s: State): Deed {
  const { turn, active } = s;
  const own = how.heading?.(g, s, active);
  const cs = own === undefined ? stock(how, g, s, active, 'cs') : ` · ${own.cs}`;
  const en = own === undefined ? stock(how, g, s, active, 'en') : ` · ${own.en}`;
  return {
    kind: 'turn',
    level: 'brief',
    by: active,
    cs: (t) => p`${how.turn.cs} ${turn} · ${capital(t.who(active))}${cs}`,
    en: (t) => p`${how.turn.en} ${turn} · ${capital(t.who(active))}${en}`,
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

export const passDeed = (count: number): Deed => ({
  kind: 'pass',
  level: 'full',
  count,
  cs: () => [count === 1 ? 'nikdo nereagoval' : `${count}× nikdo nereagoval`],
  en: () => [count === 1 ? 'nobody reacted' : `nobody reacted, ${count} times`],
});

export function drawDeed(how: Narration, seat: Seat, cards: readonly Sighted[]): Deed {
  const [verb, particle = ''] = how.drew.split(' ');
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

export const aimDeed = (cards: readonly Sighted[], seat: Seat): Deed => ({
  kind: 'choice',
  level: 'normal',
  by: seat,
  objects: cards,
  to: cards[0].zone,
  count: cards.length,
  cs: (t) => p`${t.did(seat, 'zvolil')} ${cards.length === 1 ? t.card(cards[0], 'acc', true) : t.cards(cards, 'acc')}`,
  en: (t) => p`${t.who(seat)} chose ${cards.length === 1 ? t.card(cards[0], true, true) : t.cards(cards)}`,
});

/** An ability of a card was used by choice. */
export const useDeed = (seat: Seat, card: Sighted | null, ability: Bilingual | null): Deed => ({
  kind: 'act',
  level: 'normal',
  by: seat,
  card,
  cs(t) {
    const of = card === null ? [] : t.card(card, 'gen');
    const named = ability !== null && (card === null || t.knows(card));
    return !named
      ? p`${t.did(seat, 'použil')} schopnost ${of}`
      : p`${t.did(seat, 'použil')} schopnost ${of}: ${ability.cs}`;
  },
  en(t) {
    const of = card === null ? '' : p` of ${t.card(card)}`;
    const named = ability !== null && (card === null || t.knows(card));
    return !named ? p`${t.who(seat)} used the ability${of}` : p`${t.who(seat)} used the ability${of}: ${ability.en}`;
  },
});

/** A card left a hand and nothing else told why. */
export const handDeed = (card: Sighted, to: ZoneId, by: Seat): Deed => ({
  kind: 'leave',
  level: 'normal',
  by,
  card,
  objects: [card],
  from: card.zone,
  to,
  cs: (t) => p`${t.card(card, 'nom', true)}: ${t.at(card.zone)} → ${t.at(to)}`,
  en: (t) => p`${t.card(card, false, true)}: ${t.at(card.zone)} → ${t.at(to)}`,
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
  const { name } = g.def.resources[resource];
  const word = how.points[name];
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

/** Ends from outside the rules, and those that every game knows. */
function outerReason(s: State): Saying | null {
  const gone = s.seats.findIndex((seat) => seat.out !== 0);
  switch (s.over) {
    case OUTCOME.conceded:
      return {
        cs: (t) => p`${t.did(gone, 'vzdal', 'se')}`,
        en: (t) => p`${t.who(gone)} conceded`,
      };
    case OUTCOME.timeUp:
      return gone < 0
        ? { cs: () => ['vypršel čas hry'], en: () => ['the time of the game ran out'] }
        : { cs: (t) => p`${t.who(gone, 'dat')} vypršel čas`, en: (t) => p`${t.who(gone)} ran out of time` };
    case OUTCOME.gone:
      return { cs: (t) => p`${t.did(gone, 'odeš*el')}`, en: (t) => p`${t.who(gone)} left the game` };
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

export function endDeed(how: Narration, g: Game, s: State): Deed {
  const reason = outerReason(s) ?? how.ending?.(g, s) ?? null;
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
  ({ subject, source, by }: Told): Deed | null =>
    subject === null
      ? null
      : {
          kind,
          level,
          by,
          card: source,
          objects: [subject],
          from: subject.zone,
          cs: (t) => p`${t.acts(subject, 'byl')} ${t.past(subject, cs)}`,
          en: (t) => p`${t.card(subject, false, true)} was ${en}`,
        };
