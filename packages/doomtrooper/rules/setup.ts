import {
  addCard,
  amount,
  type Deck,
  type Eff,
  type Game,
  moveCard,
  optionOf,
  type Proc,
  rollDie,
  type Seat,
  type SetupInput,
  type State,
  setActive,
  setResource,
  setTally,
  shuffleZone,
  type Who,
  type ZoneId,
} from '@bojiste/kernel';
import {
  $,
  calc,
  call,
  each,
  eq,
  gt,
  let_,
  may,
  mode,
  nothing,
  option,
  seats,
  seq,
  shuffle,
  verb,
  when,
  zone,
} from '@bojiste/kernel/effects/build';
import { ids, isKind } from '../reads/lookup.ts';
import { HAND_SIZE, KIND, RES, START_DESTINY, TALLY } from '../types.ts';

/** Zahájení hry (DT-SET): libraries, cutting, opening hands, the Cardinal's privilege. */

function layOut(g: Game, s: State, cards: Deck['cards'], seat: Seat, zone: ZoneId): void {
  for (const [key, n] of Object.entries(cards)) for (let i = 0; i < n; i++) addCard(g, s, key, seat, zone);
}

export function setup(g: Game, s: State, input: SetupInput): void {
  const z = ids(g);
  for (let seat = 0; seat < input.seats; seat++) {
    addCard(g, s, 'player', seat, z.player + seat);
    layOut(g, s, input.decks[seat]?.cards ?? {}, seat, z.library + seat);
    layOut(g, s, input.decks[seat]?.sideboard ?? {}, seat, z.sideboard + seat);
    shuffleZone(g, s, z.library + seat);
    setResource(s, seat, RES.destiny, START_DESTINY);
    setResource(s, seat, RES.victory, optionOf(g, s, 'startVP'));
  }
  if (input.mode === 'teams' || optionOf(g, s, 'teams') === 1) setTally(s, TALLY.teams, 1);
  // DT-SET-06; the opening hands are dealt when the libraries are cut.
  setActive(s, rollDie(s, input.seats));
}

const t = (cs: string, en: string) => ({ cs, en });

/** The nearest opponent; nobody may refuse it (DT-SET-02). */
function cutterOf(g: Game, s: State, seat: Seat): Seat {
  const n = s.seats.length;
  for (let i = 1; i < n; i++) {
    const other = (seat + i) % n;
    if (!g.def.allied(s, seat, other)) return other;
  }
  return seat;
}

/** Where it is cut is left to chance: nobody knows what lies where. */
export function cutLibrary(g: Game, s: State, seat: Seat): void {
  const zone = ids(g).library + seat;
  const pile = s.zones[zone];
  if (pile.length < 2) return;
  const top = pile.slice(-1 - rollDie(s, pile.length - 1));
  for (const id of top.reverse()) moveCard(g, s, s.cards[id], zone, true);
}

export function dealHand(g: Game, s: State, seat: Seat): void {
  const z = ids(g);
  const top = s.zones[z.library + seat].slice(-HAND_SIZE).reverse();
  for (const id of top) moveCard(g, s, s.cards[id], z.hand + seat);
}

export const holdsWarrior = (g: Game, s: State, seat: Seat): boolean =>
  s.zones[ids(g).hand + seat].some((id) => isKind(g, s.cards[id], KIND.warrior));
const ask = (by: Who): Eff => ({
  k: 'modes',
  by,
  optional: true,
  modes: [
    mode('cut', t('sejmout protivníkovu knihovnu', "cut the opponent's library"), verb('cutLibrary', $('p'))),
    mode(
      'shuffle',
      t('zamíchat protivníkovu knihovnu', "shuffle the opponent's library"),
      shuffle(zone('library', $('p'))),
    ),
  ],
});

const cutting: Proc = {
  key: 'cutting',
  args: ['p'],
  clauses: ['DT-SET-02'],
  do: when(eq(option('cut'), 1), seq(let_('o', calc('cutterOf', $('p'))), ask($('o')))),
};

const exchange = (then: Eff): Eff =>
  may(
    seq(
      let_('back', calc('returnsHand', $('p'))),
      verb('privilege', $('p')),
      when(eq($('back'), 1), call('cutting', $('p'))),
      then,
    ),
    { by: $('p'), prompt: 'ask.privilege' },
  );

/** Once each unless the table agreed on twice; a library that was shuffled again may be cut again (DT-SET-08, DT-RULING-02). */
const privileges: Proc = {
  key: 'privileges',
  args: [],
  clauses: ['DT-SET-07', 'DT-SET-09', 'DT-SET-10'],
  do: each('p', seats('all'), exchange(when(gt(option('mulliganLimit'), 1), exchange(nothing)))),
};

const opening: Proc = {
  key: 'opening',
  args: [],
  clauses: ['DT-SET-02', 'DT-SET-04'],
  do: seq(
    each('p', seats('all'), call('cutting', $('p'))),
    each('p', seats('all'), verb('dealHand', $('p'))),
    call('privileges'),
  ),
};

export const openingProcs: readonly Proc[] = [opening, privileges, cutting];

export const openingCalcs = {
  cutterOf: amount(['seat'], (g, s, _, seat) => cutterOf(g, s, seat)),
  returnsHand: amount(['seat'], (g, s, _, seat) => (holdsWarrior(g, s, seat) ? 0 : 1)),
};
