import {
  CARD_LIMIT,
  type Card,
  cardAt,
  type Frame,
  type Game,
  goingOn,
  has,
  live,
  OP_RUN,
  OP_TABLE,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { combatNow, ids, isKind, value } from '../reads/lookup.ts';
import { holdsWarrior } from '../rules/setup.ts';
import { FLAG, KIND, STAT, TACTIC } from '../types.ts';
import { discardsBadly } from './hoard.ts';
import { isBeyond } from './means.ts';

/** First impressions for the bots: what they do where they do not look further, above all in the course of a combat. */

const NOTHING = -1;
const YES = 1;

/** What a blow of one warrior at another is worth: the points of a kill, a share of them for a wound. */
function blow(g: Game, s: State, striker: Card, target: Card, stat: number): number {
  if (value(g, s, striker, stat) < value(g, s, target, STAT.armor)) return 0;
  const points = Math.max(1, value(g, s, target, STAT.value));
  return has(target, FLAG.wounded) ? points : points * 0.4;
}

/** Of a fight with this tactic: what is won less what is lost. */
const outcome = (g: Game, s: State, attacker: Card, defender: Card, tactic: number): number => {
  const stat = tactic === TACTIC.close ? STAT.fight : STAT.shoot;
  return blow(g, s, attacker, defender, stat) - 0.8 * blow(g, s, defender, attacker, stat);
};

const best = (g: Game, s: State, attacker: Card, defender: Card): number =>
  Math.max(outcome(g, s, attacker, defender, TACTIC.close), outcome(g, s, attacker, defender, TACTIC.shooting));

const hidden = (g: Game, card: Card): boolean => g.zones[card.zone].decl.name === 'hidden';

function attackerHint(g: Game, s: State, card: Card): number {
  let most = -9;
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (seat === card.control || g.def.allied(s, seat, card.control)) continue;
    for (let area = 0; area < 4; area++) {
      for (const id of s.zones[ids(g).squad + area * g.def.maxSeats + seat]) {
        const foe = s.cards[id];
        if (isKind(g, foe, KIND.warrior)) most = Math.max(most, best(g, s, card, foe));
      }
    }
  }
  return most;
}

function fightHint(g: Game, s: State, prompt: string, chosen: number): number {
  const attacker = live(s, combatNow.get(g, s, 'attacker'));
  const defender = live(s, combatNow.get(g, s, 'defender'));
  if (prompt === 'ask.tactic')
    return attacker === null || defender === null ? 0 : outcome(g, s, attacker, defender, chosen);
  const card = live(s, chosen);
  if (card === null) return 0;
  if (prompt === 'ask.attacker') return attackerHint(g, s, card);
  // Who knows what is hidden there.
  return attacker === null || hidden(g, card) ? 0.5 : best(g, s, attacker, card);
}

function askHint(g: Game, s: State, f: Frame, seat: Seat, chosen: number): number {
  const ask = g.programs[f.prog].asks[f.pc];
  switch (ask?.prompt) {
    case 'ask.attacker':
    case 'ask.defender':
    case 'ask.tactic':
      return fightHint(g, s, ask.prompt, chosen);
    case 'ask.weapon':
    case 'ask.zone':
      return chosen === NOTHING ? 0 : 1;
    case 'ask.aim':
      return -value(g, s, cardAt(s, chosen), STAT.armor, combatNow.get(g, s, 'attacker'));
    case 'ask.victory':
      return chosen;
    case 'ask.discard':
      return discardsBadly(g, s, seat, chosen) ? -1 : chosen === NOTHING ? 1 : 0;
    case 'ask.privilege':
      return (chosen === YES) === holdsWarrior(g, s, seat) ? 0 : 1;
    default:
      return 0;
  }
}

/** What is tried first of a menu: a good attack, to leave it at that, then what builds up. */
const ACTS: Readonly<Record<string, number>> = { recruit: 3, play: 2, meditate: 2, hide: 1, seekCover: 1 };
const ENOUGH = 4;
const ATTACK = 5;
const NEVER = -9;

function bestAttack(g: Game, s: State, seat: Seat): number {
  let most = -9;
  for (let area = 0; area < 4; area++) {
    for (const id of s.zones[ids(g).squad + area * g.def.maxSeats + seat]) {
      const card = s.cards[id];
      if (isKind(g, card, KIND.warrior)) most = Math.max(most, attackerHint(g, s, card));
    }
  }
  return most;
}

function menuHint(g: Game, s: State, seat: Seat, chosen: number): number {
  if (chosen === NOTHING) return ENOUGH;
  const act = g.acts[Math.floor(chosen / CARD_LIMIT)];
  if (act === undefined) return 0;
  if (act.rule.key === 'hide' && isBeyond(g, s, seat, s.cards[chosen % CARD_LIMIT])) return NEVER;
  if (act.rule.key === 'attack') return bestAttack(g, s, seat) > 0 ? ATTACK : 0;
  return ACTS[act.rule.key] ?? 0;
}

/** Answers from hand are kept; who is asked in a window passes. */
export function hint(g: Game, s: State, seat: Seat, chosen: number): number {
  const f = s.frames[s.frames.length - 1];
  if (f.op === OP_RUN) return askHint(g, s, f, seat, chosen);
  if (f.op === OP_TABLE) return menuHint(g, s, seat, chosen);
  // In a window with a menu what the menu offers is written below nothing.
  if (goingOn(f) && chosen <= NOTHING) return menuHint(g, s, seat, chosen === NOTHING ? NOTHING : -2 - chosen);
  return chosen === NOTHING ? 1 : 0;
}
