import {
  type Advice,
  answersTo,
  type Bilingual,
  type Card,
  cardOf,
  cardOn,
  choose,
  cloneState,
  countOf,
  decidingSeat,
  isActing,
  keysOf,
  namesOf,
  notesOf,
  type Option,
  type Outlook,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { an, costOf, defenderOf, dn, readyReserves, strengthOf } from '../reads/lookup.ts';
import { armySides, facing, isBoss, spaceOf } from '../rules/battlefield.ts';
import { POS, RES } from '../types.ts';

/** What the coach says in Siegestorm. */

const deckOf = ({ g, s }: Outlook, seat: Seat): number => s.zones[g.zoneOf('deck', seat)].length;

/** Cards that damage must take before somebody is defeated: the healing deck goes first (SS-TERM-12). */
const livesOf = (look: Outlook, seat: Seat): number =>
  deckOf(look, seat) + look.s.zones[look.g.zoneOf('heal', seat)].length;

const at = ({ g, s }: Outlook, seat: Seat, side: number, pos: number): Card | null =>
  cardOn(s, spaceOf(g, seat, side, pos));

/** What the seat across strikes with in its next turn, for each army that faces one; what is striking now counts no more. */
interface Blow {
  readonly striker: Card;
  readonly strength: number;
}

function blowsAt(look: Outlook, seat: Seat): Blow[] {
  const { g, s } = look;
  return armySides(s).flatMap((side) => {
    const foe = facing(s, seat, side);
    const striker = foe.seat < 0 || s.seats[foe.seat].out !== 0 ? null : at(look, foe.seat, foe.side, POS.foremost);
    return striker === null ? [] : [{ striker, strength: strengthOf(g, s, striker, seat, side) }];
  });
}

const hardest = (look: Outlook, seat: Seat): Blow | null =>
  blowsAt(look, seat).reduce<Blow | null>((a, b) => (a === null || b.strength > a.strength ? b : a), null);

const cardsOf = (n: number): Bilingual => countOf(n, ['kartu', 'karty', 'karet'], ['card', 'cards']);

const isFree = (look: Outlook): boolean =>
  armySides(look.s).some((side) => at(look, look.seat, side, POS.deploy) === null);

// ---- strike, hold or support ------------------------------------------------------------------------------------------

interface Exit extends Blow {
  readonly foe: Seat;
  readonly defender: Card | null;
}

/** The strike that is being decided on; null in any other question. */
function exitOf(look: Outlook): Exit | null {
  const { g, s, seat, decision } = look;
  if (!decision.options.some(({ key }) => key === 'strike')) return null;
  for (const side of armySides(s)) {
    const striker = at(look, seat, side, POS.strike) ?? at(look, seat, side, POS.foremost);
    const foe = facing(s, seat, side);
    if (striker === null || foe.seat < 0) continue;
    const strength = strengthOf(g, s, striker, foe.seat, foe.side);
    return { striker, strength, foe: foe.seat, defender: defenderOf(g, s, foe.seat, foe.side) };
  }
  return null;
}

const vainStrike: Advice = {
  tag: 'vain-strike',
  kind: 'warning',
  clause: 'SS-STRIKE-04',
  tell(look) {
    const exit = exitOf(look);
    if (exit === null || exit.strength > 0 || exit.defender === null) return null;
    const { g, s } = look;
    const who = namesOf(g, [exit.defender]);
    const [attack, defence] = [an(g, s, exit.striker), dn(g, s, exit.defender)];
    return {
      say: {
        cs: `Obránce ${who.cs} úder celý zastaví: ${attack} proti ${defence}.`,
        en: `The defender ${who.en} stops the whole strike: ${attack} against ${defence}.`,
      },
      keys: ['strike'],
    };
  },
};

const lastBlow: Advice = {
  tag: 'last-blow',
  kind: 'idea',
  clause: 'SS-GOAL-02',
  tell(look) {
    const exit = exitOf(look);
    if (exit === null || isBoss(look.s, exit.foe)) return null;
    const left = livesOf(look, exit.foe);
    if (exit.strength <= left) return null;
    return {
      say: {
        cs: `Úder za ${exit.strength} rozhodne: protivník má už jen ${cardsOf(left).cs}.`,
        en: `A strike for ${exit.strength} decides it: the opponent has only ${cardsOf(left).en} left.`,
      },
      keys: ['strike'],
    };
  },
};

// ---- what comes at you --------------------------------------------------------------------------------------------------

const openDoor: Advice = {
  tag: 'open-door',
  kind: 'warning',
  clause: 'SS-FIELD-06',
  tell(look) {
    const deploys = isActing(look, 'deploy') ? answersTo(look, 'monster') : [];
    const blow = hardest(look, look.seat);
    if (deploys.length === 0 || blow === null || blow.strength === 0 || !isFree(look)) return null;
    const who = namesOf(look.g, [blow.striker]);
    const left = deckOf(look, look.seat);
    return {
      say: {
        cs: `${who.cs} příště udeří za ${blow.strength} a nemáte obránce; v balíčku vám zbývá ${left}.`,
        en: `${who.en} strikes next for ${blow.strength} and you have no defender; ${left} left in your deck.`,
      },
      keys: ['done'],
    };
  },
};

/** The next strike and the next draw take more than there is. */
const DRAW = 2;

const lastCards: Advice = {
  tag: 'last-cards',
  kind: 'warning',
  clause: 'SS-GOAL-02',
  tell(look) {
    if (!isActing(look, 'prepare', 'draw', 'advance', 'advance2', 'deploy')) return null;
    const blow = hardest(look, look.seat);
    const left = livesOf(look, look.seat);
    const strength = blow?.strength ?? 0;
    if (blow === null || strength === 0 || strength + DRAW < left) return null;
    const who = namesOf(look.g, [blow.striker]);
    return {
      say: {
        cs: `Máte už jen ${cardsOf(left).cs} a ${who.cs} udeří za ${strength}: braňte se, nebo se léčte.`,
        en: `You have only ${cardsOf(left).en} left and ${who.en} strikes for ${strength}: defend or heal.`,
      },
      keys: [],
    };
  },
};

// ---- what lies unused ---------------------------------------------------------------------------------------------------

const emptyField: Advice = {
  tag: 'empty-field',
  kind: 'gain',
  clause: 'SS-MON-01',
  tell(look) {
    const deploys = isActing(look, 'deploy') ? answersTo(look, 'monster') : [];
    if (deploys.length === 0) return null;
    const { cs, en } = namesOf(
      look.g,
      deploys.map((option) => cardOf(look, option)),
    );
    return {
      say: {
        cs: `Nasazovací pole je prázdné; nasadit můžete: ${cs}.`,
        en: `The deployment field is empty; you can deploy: ${en}.`,
      },
      keys: keysOf(deploys),
    };
  },
};

const idleReserves: Advice = {
  tag: 'reserves',
  kind: 'gain',
  clause: 'SS-PAY-04',
  tell(look) {
    const { g, s, seat } = look;
    if (!isActing(look, 'deploy')) return null;
    const ready = readyReserves(g, s, seat);
    const actions = answersTo(look, 'action').filter((option) => {
      const card = cardOf(look, option);
      return card !== null && costOf(g, s, card) > 0 && costOf(g, s, card) <= ready;
    });
    if (actions.length === 0) return null;
    const { cs, en } = namesOf(
      g,
      actions.map((option) => cardOf(look, option)),
    );
    return {
      say: {
        cs: `Zálohy (${ready}) zaplatí akci bez karet z ruky: ${cs}.`,
        en: `Your reserves (${ready}) pay for an action without cards from hand: ${en}.`,
      },
      keys: keysOf(actions),
    };
  },
};

// ---- what to aim at -----------------------------------------------------------------------------------------------------

/** Answers tried to what an action asks, and questions it may ask. */
const TRIED = 6;
const DEEP = 3;

/** Can the rest of an act lead to a position in which this holds? Nobody else answers. */
function leadsTo(look: Outlook, s: State, holds: (s: State) => boolean, deep = DEEP): boolean {
  if (holds(s)) return true;
  const { g, seat } = look;
  if (s.over >= 0 || deep === 0 || decidingSeat(g, s) !== seat) return false;
  const notes = notesOf(g, s, seat);
  // Back at the menu: the act is over.
  if (notes.some(({ key }) => key === 'done' || key.startsWith('action '))) return false;
  return notes.slice(0, TRIED).some(({ value }) => {
    const world = cloneState(s);
    choose(g, world, seat, value);
    return leadsTo(look, world, holds, deep - 1);
  });
}

/** Actions on the menu after which this may hold. */
function actionsFor(look: Outlook, holds: (s: State) => boolean): Option[] {
  const { g, s, seat } = look;
  const values = new Map(notesOf(g, s, seat).map(({ key, value }) => [key, value]));
  return answersTo(look, 'action').filter(({ key }) => {
    const value = values.get(key);
    if (value === undefined) return false;
    const world = cloneState(s);
    choose(g, world, seat, value);
    return leadsTo(look, world, holds);
  });
}

/** Somebody is about to strike and a defender stands in the way that an action can remove first. */
const wall: Advice = {
  tag: 'wall',
  kind: 'idea',
  clause: 'SS-STRIKE-04',
  tell(look) {
    const { g, s, seat } = look;
    if (!isActing(look, 'prepare', 'draw')) return null;
    for (const side of armySides(s)) {
      const striker = at(look, seat, side, POS.foremost);
      const foe = facing(s, seat, side);
      const defender = foe.seat < 0 ? null : defenderOf(g, s, foe.seat, foe.side);
      if (striker === null || defender === null) continue;
      const strength = strengthOf(g, s, striker, foe.seat, foe.side);
      const open = an(g, s, striker);
      if (open <= strength) continue;
      const actions = actionsFor(look, (world) => defenderOf(g, world, foe.seat, foe.side)?.id !== defender.id);
      if (actions.length === 0) continue;
      const cards = actions.map((option) => cardOf(look, option));
      const [who, whom, by] = [namesOf(g, [striker]), namesOf(g, [defender]), namesOf(g, cards)];
      return {
        say: {
          cs: `${who.cs} teď udeří za ${strength}, bez obránce (${whom.cs}) za ${open}. Odstranit ho může akce: ${by.cs}.`,
          en: `${who.en} strikes for ${strength}, without ${whom.en} for ${open}. An action can remove it: ${by.en}.`,
        },
        keys: keysOf(actions),
      };
    }
    return null;
  },
};

/** Cards below which a deck is worth counting. */
const FEW = 10;

const race: Advice = {
  tag: 'race',
  kind: 'idea',
  clause: 'SS-GOAL-02',
  tell(look) {
    const { s, seat } = look;
    if (!isActing(look, 'prepare', 'draw')) return null;
    const foe = facing(s, seat, 0).seat;
    if (foe < 0) return null;
    const mine = deckOf(look, seat);
    if (isBoss(s, foe)) {
      const lives = s.seats[foe].resources[RES.lives];
      return {
        say: {
          cs: `Bossovi zbývá životů ${lives}, vám karet ${mine}.`,
          en: `The boss has ${lives} lives left, you have ${mine} cards.`,
        },
        keys: [],
      };
    }
    const theirs = deckOf(look, foe);
    if (Math.min(mine, theirs) > FEW || mine === theirs) return null;
    const say =
      mine < theirs
        ? {
            cs: `Karty docházejí dřív vám (${mine} proti ${theirs}): držte obránce a léčte se.`,
            en: `You are running out of cards first (${mine} to ${theirs}): keep a defender and heal.`,
          }
        : {
            cs: `Karty docházejí dřív protivníkovi (${theirs} proti ${mine}): teď platí každý úder.`,
            en: `The opponent is running out of cards first (${theirs} to ${mine}): every strike counts now.`,
          };
    return { say, keys: [] };
  },
};

export const coach: readonly Advice[] = [
  lastBlow,
  vainStrike,
  lastCards,
  openDoor,
  emptyField,
  idleReserves,
  wall,
  race,
];
