import {
  amount,
  type Card,
  type Chapter,
  cardAt,
  cond,
  F,
  type Frame,
  type Game,
  has,
  known,
  live,
  moveCard,
  proc,
  type Ref,
  refOf,
  ruleVerb,
  SET_ROW,
  type Seat,
  type State,
  scopeReader,
  someCards,
  usable,
} from '@bojiste/kernel';
import {
  $,
  asItem,
  calc,
  call,
  cancelled,
  cardsBy,
  did,
  let_,
  not,
  self,
  seq,
  use,
  verb,
  when,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { allied, ids, isAnimal, seatsFrom, someInPlay, standing } from '../reads/lookup.ts';
import { EVENT_CHANCE, FLAG, TALLY } from '../types.ts';

/**
 * Příkazová řádka: buildings and vehicles are used from hand once, as battle action (BA), reaction (R), tactic (T) or
 * event (U), and go to the discard pile (OW-CMD, OW-RULING-39 to -41). A battle action is the card's `play` ability; the
 * other three answer in windows.
 */

const TACTIC = 'tactic';
const EVENT = 'event';

function actions(g: Game, s: State, seat: Seat, out: number[]): void {
  for (const id of s.zones[ids(g).hand + seat]) {
    const card = s.cards[id];
    const { play } = g.defs[card.def];
    if (play >= 0 && usable(g, s, seat, play, refOf(card))) out.push(refOf(card));
  }
}

/** An event lies there until its battle round ends (OW-EVENT-03). */
function staysOpen(g: Game, card: Card): boolean {
  return g.defs[card.def].abilities.some((id) => g.abilities[id].tags.includes(EVENT)) && card.zone >= ids(g).played;
}

export function discardPlayed(g: Game, s: State): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const id of s.zones[ids(g).played + seat]) moveCard(g, s, s.cards[id], ids(g).discard + s.cards[id].owner);
  }
}

/** The two sides of the running attack, defenders first; for an animal its owner (OW-TACT-02, OW-RULING-67). */
function attackSeats(s: State): Seat[] {
  const out: Seat[] = [];
  const note = (card: Card | null) => {
    if (card !== null && card.control >= 0 && s.seats[card.control].out === 0 && !out.includes(card.control))
      out.push(card.control);
  };
  note(standing(s, s.tally[TALLY.target]));
  for (const id of s.field) {
    const card = s.cards[id];
    if (has(card, FLAG.targeted)) note(card);
  }
  note(standing(s, s.tally[TALLY.attacker]));
  return out;
}

/** Whose chance for an event it is. */
const eventChance = scopeReader(EVENT_CHANCE);

const controlOf = (s: State, ref: Ref): Seat => known(s, ref)?.control ?? -1;

/** Who is asked in the game's own windows, in which order (OW-RULING-40). */
export function windowOrder(g: Game, s: State, f: Frame, order: string): readonly Seat[] {
  const row = f.sets[SET_ROW];
  switch (order) {
    case 'attackSides':
      return attackSeats(s);
    case 'one':
      return [eventChance.get(g, s, 'seat')];
    case 'participants':
      return seatsFrom(g, s, s.active).filter((seat) => fights(g, s, seat));
    case 'bystanders': {
      const sides = attackSeats(s);
      return seatsFrom(g, s, s.active).filter((seat) => !sides.includes(seat) && fights(g, s, seat));
    }
    case 'victim': {
      const seat = controlOf(s, row[F.subject]);
      return seat < 0 ? [] : [seat];
    }
    case 'foesOfSubject': {
      const by = controlOf(s, row[F.subject]);
      return seatsFrom(g, s, s.active).filter((seat) => !allied(s, seat, by));
    }
    case 'foesOfStarter':
      return seatsFrom(g, s, s.active).filter((seat) => !allied(s, seat, s.tally[TALLY.starter]) && fights(g, s, seat));
    default:
      return seatsFrom(g, s, s.active).filter((seat) => !allied(s, seat, f.you));
  }
}

/** Has the player anything but animals in the running battle? */
export const fights = (g: Game, s: State, seat: Seat): boolean =>
  someInPlay(s, (card) => has(card, FLAG.inBattle) && card.control === seat && !isAnimal(g, card));

export const reactionWindow = (order: string, about: 'item' | 'event') =>
  window({
    name: `reaction-${order}`,
    text: { cs: 'Reakce z ruky?', en: 'A reaction from hand?' },
    clauses: ['OW-CMD-05', 'OW-RULING-40'],
    order,
    allow: 'reaction',
    close: 'allPass',
    about,
    via: 'command',
  });

/** A chance for activated abilities; who has none that could be used is not asked, since everybody sees it. */
const chances = (name: string, order: string) =>
  proc(
    name,
    [],
    ['OW-RULING-39', 'OW-BATTLE-07'],
    window({
      name,
      text: { cs: 'Schopnost karty ve hře?', en: 'An ability of a card in play?' },
      clauses: ['OW-RULING-39', 'OW-BATTLE-07'],
      order,
      allow: 'none',
      close: 'allPass',
      acts: true,
      asks: calc('hasChance'),
    }),
  );

export const commands: Chapter = {
  procs: [
    proc(
      'command',
      ['card', 'ability'],
      ['OW-CMD-02'],
      when(
        calc('liesInHand', $('card')),
        seq(
          verb('unfold', $('card')),
          let_('card', calc('cardNow', $('card'))),
          asItem($('card'), seq(reactionWindow('others', 'item'), when(not(cancelled), use($('card'), $('ability'))))),
          did('commanded', $('card')),
          verb('fileAway', $('card')),
        ),
        use($('card'), $('ability')),
      ),
    ),
    proc(
      'eventOf',
      ['seat'],
      ['OW-EVENT-01', 'OW-EVENT-04', 'OW-RULING-62'],
      window({
        name: EVENT,
        text: { cs: 'Událost na toto kolo boje?', en: 'An event for this battle round?' },
        clauses: ['OW-EVENT-01', 'OW-EVENT-04'],
        order: 'one',
        allow: EVENT,
        close: 'onceEach',
        via: 'command',
      }),
    ),
    chances('chancesOfOthers', 'bystanders'),
    chances('chances', 'participants'),
    proc(
      'tactics',
      [],
      ['OW-TACT-01', 'OW-TACT-02', 'OW-TACT-03', 'OW-BATTLE-07'],
      window({
        name: TACTIC,
        text: { cs: 'Taktika nebo schopnost?', en: 'A tactic or an ability?' },
        clauses: ['OW-TACT-01', 'OW-TACT-02', 'OW-RULING-39'],
        order: 'attackSides',
        allow: TACTIC,
        close: 'alternate',
        acts: true,
        via: 'command',
      }),
    ),
  ],
  acts: [
    {
      key: 'command',
      text: { cs: 'Bojová akce', en: 'Battle action' },
      clauses: ['OW-CMD-04', 'OW-VEHC-08', 'OW-BLDC-08'],
      of: cardsBy('actionsInHand', you),
      do: call('command', self, calc('playOf', self)),
    },
  ],
  calcs: {
    actionsInHand: someCards(['seat'], (g, s, _, seat, __, ___, out) => actions(g, s, seat, out)),
    playOf: amount(['card'], (g, s, _, card) => g.defs[cardAt(s, card).def].play),
    cardNow: { ...amount(['card'], (_, s, __, card) => refOf(cardAt(s, card))), type: 'card' },
    liesInHand: cond(['card'], (g, s, _, card) => {
      const { hand } = ids(g);
      const { zone } = cardAt(s, card);
      return zone >= hand && zone < ids(g).deck;
    }),
  },
  verbs: {
    unfold: ruleVerb(['card'], ['OW-CMD-02'], (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null) moveCard(g, s, card, ids(g).played + f.you);
    }),
    fileAway: ruleVerb(['card'], ['OW-CMD-02', 'OW-BAB-02', 'OW-TACT-04'], (g, s, _, ref) => {
      const card = live(s, ref);
      if (card !== null && !staysOpen(g, card)) moveCard(g, s, card, ids(g).discard + card.owner);
    }),
  },
  events: [
    {
      name: 'commanded',
      after: { cs: '{by:nom} provede příkaz', en: '{by} {by:n:carries,carry} out a command' },
      log: { cs: '{by} provádí příkaz: {subject}', en: '{by} carries out the command of {subject}' },
      clauses: ['OW-TERM-12'],
    },
    {
      name: 'announced',
      after: { cs: '{by:nom} použije příkaz {subject:gen}', en: '{by} {by:n:uses,use} the command of {subject}' },
      before: { cs: '{by:nom} hraje {subject:acc}', en: '{by} {by:n:plays,play} {subject}' },
    },
  ],
};
