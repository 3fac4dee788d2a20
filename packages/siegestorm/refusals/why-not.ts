import {
  type Attempt,
  type Card,
  type Game,
  OP_TABLE,
  OP_WINDOW,
  type Refused,
  refOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { boxOf, isPlayerCard } from '../reads/boxes.ts';
import { onTurn } from '../reads/lookup.ts';
import { hasVictim } from '../rules/actions.ts';
import { armySides, isBoss, isHelping, spaceOf } from '../rules/battlefield.ts';
import { affordable, keepsBack } from '../rules/payment.ts';
import { FLAG, OPTION, POS, TALLY, USE } from '../types.ts';

/** Refusals: why something is not among a seat's options, from what that seat knows, with the clause. */

const refuse = (code: string, clause: string): Refused => ({ code, clause });

function whyNoMonster(g: Game, s: State, seat: Seat, card: Card): Refused {
  if (!onTurn(s, seat)) return refuse('notYourTurn', 'SS-MON-02');
  if (isHelping(s, seat)) return refuse('helping', 'SS-RULING-92');
  if (s.phase !== g.names.steps.get('deploy')) return refuse('wrongStep', 'SS-TURN-12');
  const done = (s.tally[TALLY.deployed] >> (seat * 2)) & 3;
  if (done !== 0 && s.options[OPTION.lmsDeploy] === 0) return refuse('alreadyDeployed', 'SS-MON-04');
  if (armySides(s).every((side) => s.zones[spaceOf(g, seat, side, POS.deploy)].length > 0))
    return refuse('areaOccupied', 'SS-MON-03');
  if (!affordable(g, s, seat, card, USE.action)) return refuse('cannotPay', 'SS-PAY-05');
  return refuse('unknown', 'SS-MON-01');
}

function whyNoCommand(g: Game, s: State, seat: Seat, card: Card, use: number): Refused {
  const ability = boxOf(g, card.def, use);
  const tags = ability < 0 ? [] : g.abilities[ability].tags;
  const answering = s.frames[s.frames.length - 1]?.op === OP_WINDOW;
  if (isHelping(s, seat) && use === USE.action) return refuse('helping', 'SS-RULING-92');
  if (!answering && !onTurn(s, seat)) return refuse('notYourTurn', use === USE.action ? 'SS-ACT-05' : 'SS-RULING-61');
  if (answering && isBoss(s, s.active) && !tags.includes('cancel')) return refuse('onlyCancel', 'SS-SDIFF-08');
  if (tags.includes('cancel') && !answering) return refuse('cancelAnswers', 'SS-RULING-59');
  if (!hasVictim(g, s, seat, ability)) return refuse('needsVictim', 'SS-RULING-53');
  if (tags.includes('once') && (card.flags & (1 << FLAG.activated)) !== 0) return refuse('onceUsed', 'SS-MON-08');
  if (tags.includes('deploys')) {
    if (!onTurn(s, seat)) return refuse('notYourTurn', 'SS-RULING-46');
    if (armySides(s).every((side) => s.zones[spaceOf(g, seat, side, POS.deploy)].length > 0))
      return refuse('areaOccupied', 'SS-RULING-45');
  }
  if (keepsBack(g, s, refOf(card), use) > 0 && s.zones[g.zoneOf('hand', seat)].length === 0)
    return refuse('needsSpare', 'SS-RULING-48');
  if (!affordable(g, s, seat, card, use)) return refuse('cannotPay', 'SS-PAY-05');
  return refuse('unknown', use === USE.action ? 'SS-ACT-01' : 'SS-MON-08');
}

export function whyNot(g: Game, s: State, seat: Seat, attempt: Attempt): Refused {
  const { card } = attempt;
  const top = s.frames[s.frames.length - 1];
  if (top !== undefined && top.op !== OP_TABLE && top.op !== OP_WINDOW) return refuse('pending', 'SS-RULING-08');
  if (card === null) return refuse('unknown', 'SS-RULING-08');
  if (attempt.act === 'activate' || attempt.act === 'assist') return whyNoCommand(g, s, seat, card, USE.power);
  if (card.zone !== g.zoneOf('hand', seat)) return refuse('notInHand', 'SS-PAY-01');
  if (!isPlayerCard(g, card)) return refuse('payOnly', 'SS-RULING-82');
  return attempt.act === 'monster' ? whyNoMonster(g, s, seat, card) : whyNoCommand(g, s, seat, card, USE.action);
}
