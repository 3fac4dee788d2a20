import {
  type Card,
  cardAt,
  type Frame,
  type Game,
  has,
  OP_RUN,
  type Seat,
  type State,
  scopeReader,
} from '@bojiste/kernel';
import { allied, isAnimal, isKind, standing, woundsOn } from '../reads/lookup.ts';
import { attackValue, defenceOf, fullDefence, healthOf, protectedValue, weakening } from '../rules/defence.ts';
import { peopleOf } from '../rules/preparation.ts';
import { BATTLE_SLOT, FLAG, KIND, TALLY } from '../types.ts';
import { shouldKeep } from './absurd.ts';
import { worthTable } from './worth.ts';

/** First impressions for the bots: what they do where they do not look further, above all in the course of a battle. */

const NOTHING = -1;
const YES = 1;

/** What a card does when its slot comes, from the usual to the odd. */
const MODES: Readonly<Record<string, number>> = {
  attack: 10,
  action: 1,
  power: 0,
  ability: -1,
  board: -2,
  wait: -3,
  flee: -6,
  leave: -8,
  decline: -9,
};

const slotNow = scopeReader(BATTLE_SLOT);

/** A mine is wanted for the win, and a storehouse once hardly anybody is left to defend it (OW-WIN-03). */
function prizeOf(g: Game, s: State, target: Card): number {
  const { full } = worthTable(g)[target.def];
  if (isKind(g, target, KIND.siberiteMine)) return full + 6;
  return isKind(g, target, KIND.storehouse) && peopleOf(g, s, target.control) <= LAST ? full * 4 : full;
}
const LAST = 3;

/** Blows fall on one card until it is wounded: what it was weakened by is lost as soon as another is attacked (OW-DEF-06). */
const persistence = (g: Game, s: State, target: Card): number =>
  1 + (4 * weakening(s, target)) / Math.max(1, fullDefence(g, s, target));

/** A blow that wounds or kills is worth more than one that only weakens, and dear cards are dearer. */
function targetHint(g: Game, s: State, attacker: Card | null, target: Card): number {
  const worth = prizeOf(g, s, target) * persistence(g, s, target);
  const left = healthOf(g, s, target) - woundsOn(s, target);
  const now = defenceOf(g, s, target);
  const value = attacker === null ? now : protectedValue(g, s, attackValue(g, s, attacker, target), target);
  if (value >= now) return left <= 1 ? worth * 3 : (worth * 1.2) / left;
  return (worth * 0.5 * value) / (now + (left - 1) * fullDefence(g, s, target));
}

const isFighter = (g: Game, card: Card): boolean => isKind(g, card, KIND.soldier) || isKind(g, card, KIND.vehicle);

/** Fighters follow a fighter; whoever works stays behind. */
function companionHint(g: Game, s: State, leader: Card | null, value: number): number {
  if (value === NOTHING || leader === null) return 0;
  return isFighter(g, leader) && isFighter(g, cardAt(s, value)) ? 1 : -1;
}

/** How strong a seat's side is among the cards that fight here, 0 to 1. */
function sideShare(g: Game, s: State, seat: Seat, fights: (card: Card) => boolean): number {
  let own = 0;
  let all = 0;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (card.control < 0 || isAnimal(g, card) || !fights(card)) continue;
    const { force } = worthTable(g)[card.def];
    all += force;
    if (allied(s, card.control, seat)) own += force;
  }
  return all === 0 ? 0.5 : own / all;
}

function modeHint(g: Game, s: State, seat: Seat, key: string): number {
  if (key !== 'flee') return MODES[key] ?? 0;
  return sideShare(g, s, seat, (card) => has(card, FLAG.inBattle)) < 0.2 ? 11 : MODES.flee;
}

function interceptHint(g: Game, s: State, seat: Seat, value: number): number {
  const passing = s.field.map((id) => s.cards[id]).find((card) => has(card, FLAG.travelling));
  const strong = passing !== undefined && sideShare(g, s, seat, (card) => card.zone === passing.zone) > 0.55;
  return (value === YES) === strong ? 1 : 0;
}

/** Nobody throws away what he could lay at once. */
function discardHint(g: Game, s: State, seat: Seat, value: number): number {
  if (value === NOTHING) return 1;
  return shouldKeep(g, s, seat, cardAt(s, value)) ? -1 : 0;
}

function askHint(g: Game, s: State, f: Frame, seat: Seat, value: number): number {
  const ask = g.programs[f.prog].asks[f.pc];
  if (ask === undefined) return 0;
  switch (ask.prompt) {
    case 'ask.mode':
      return modeHint(g, s, seat, ask.modes?.[value]?.key ?? '');
    case 'ask.target':
    case 'ask.second':
      return value < 0
        ? 0
        : targetHint(
            g,
            s,
            standing(s, slotNow.get(g, s, 'actor', slotNow.frame(g, s) === f ? f : null)),
            cardAt(s, value),
          );
    case 'ask.companion':
    case 'ask.burner':
      return companionHint(g, s, standing(s, f.self), value);
    case 'ask.intercept':
      return interceptHint(g, s, seat, value);
    case 'ask.worker':
    case 'ask.man':
    case 'ask.share':
      return value;
    case 'ask.crew':
      return isKind(g, cardAt(s, value), KIND.mechanic) ? 2 : isKind(g, cardAt(s, value), KIND.soldier) ? 0 : 1;
    case 'ask.usualTeam':
      return value;
    case 'ask.discard':
      return discardHint(g, s, seat, value);
    case 'ask.animals':
    case 'ask.block':
      return value === NOTHING || value === 0 ? 1 : 0;
    default:
      return 0;
  }
}

/** Answers from hand are kept; who is asked in a window passes. */
export function hint(g: Game, s: State, seat: Seat, value: number): number {
  const f = s.frames[s.frames.length - 1];
  if (f.op === OP_RUN) return askHint(g, s, f, seat, value);
  return value === NOTHING ? 1 : 0;
}

/** Between the slots of a battle what the last one did can be seen; a round is over when its player discards. */
export function rests(g: Game, s: State, within: boolean): boolean {
  const f = s.frames[s.frames.length - 1];
  if (f.op !== OP_RUN) return false;
  const ask = g.programs[f.prog].asks[f.pc];
  return within ? s.tally[TALLY.sector] >= 0 && ask?.kind === 'modes' : ask?.prompt === 'ask.discard';
}
