import {
  choose,
  cloneState,
  decidingSeats,
  FACE,
  type Game,
  live,
  notesOf,
  OP_RUN,
  OP_TABLE,
  OP_WINDOW,
  type Seat,
  type State,
  sees,
} from '@bojiste/kernel';
import { combatNow } from '../reads/lookup.ts';
import { beginsAttack, isHopeless } from './absurd.ts';

/** An attack that looks as if it could hurt, until the fight shows what the other side's texts add: it is named and looked at. */

const NAMING: readonly (string | undefined)[] = ['ask.attacker', 'ask.defender'];
/** Answers to be gone through in all, and windows to be passed by. */
const MOST = 60;

interface Tries {
  left: number;
}

const promptOf = (g: Game, s: State): string | undefined => {
  const f = s.frames[s.frames.length - 1];
  return f.op === OP_RUN ? g.programs[f.prog].asks[f.pc]?.prompt : undefined;
};

/** The attack has come to nothing, and something else may be done. */
const isMenu = (s: State): boolean => s.frames[s.frames.length - 1].op === OP_TABLE;

/** Both are named and the one cannot hurt the other, with all that a fight adds. */
function isNamedInVain(g: Game, s: State, seat: Seat): boolean {
  const attacker = live(s, combatNow.get(g, s, 'attacker'));
  const defender = live(s, combatNow.get(g, s, 'defender'));
  if (attacker === null || defender === null || attacker.control !== seat) return false;
  return isHopeless(g, s, attacker, defender);
}

/** Whom one does not know may always be weaker, and nobody learns by trying who it is. */
function isUnknown(g: Game, s: State, seat: Seat, chosen: number): boolean {
  const card = NAMING.includes(promptOf(g, s)) ? live(s, chosen) : null;
  return card !== null && sees(g, s, card, seat) !== FACE;
}

/** Whatever is named after this choice, is it in vain? Nobody answers anything meanwhile. */
function endsInVain(g: Game, before: State, seat: Seat, chosen: number, tries: Tries): boolean {
  if (isUnknown(g, before, seat, chosen)) return false;
  const s = cloneState(before);
  choose(g, s, seat, chosen);
  while (s.over < 0 && tries.left-- > 0) {
    const [asked] = decidingSeats(g, s);
    const notes = asked === undefined ? [] : notesOf(g, s, asked);
    if (notes.length === 0) return false;
    if (asked === seat && NAMING.includes(promptOf(g, s)))
      return notes.every(({ value }) => value >= 0 && endsInVain(g, s, seat, value, tries));
    if (isMenu(s)) return false;
    if (combatNow.get(g, s, 'defender') >= 0) return isNamedInVain(g, s, seat);
    choose(g, s, asked, notes[notes.length - 1].value);
  }
  return false;
}

/** In the windows of an own attack for which nobody is named yet: what is spent there may be missing in the fight. */
function isBeforeNaming(g: Game, s: State, seat: Seat): boolean {
  const { op } = s.frames[s.frames.length - 1];
  return op === OP_WINDOW && combatNow.get(g, s, 'player') === seat && combatNow.get(g, s, 'defender') < 0;
}

export function rash(g: Game, s: State, seat: Seat, chosen: number): boolean {
  const attacks = beginsAttack(g, s, chosen);
  const leads = NAMING.includes(promptOf(g, s)) || isBeforeNaming(g, s, seat);
  return (attacks || (leads && chosen >= 0)) && endsInVain(g, s, seat, chosen, { left: MOST });
}
