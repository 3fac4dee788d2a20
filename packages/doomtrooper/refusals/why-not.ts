import type { Attempt, Game, Refused, Seat, State } from '@bojiste/kernel';
import { affordable, alreadyOut } from '../reads/hand.ts';
import { inCombat, isKind, mayPlayer, resource } from '../reads/lookup.ts';
import { mayAct } from '../rules/actions.ts';
import { openDuty } from '../rules/transfer.ts';
import { DUTY, KIND, RES } from '../types.ts';

/** Why something cannot be done, from what the seat may know. */

const no = (code: string, clause: string): Refused => ({ code, clause });

const DUTIES: Readonly<Record<number, string>> = {
  [DUTY.station]: 'DT-TRAN-02',
  [DUTY.mix]: 'DT-TRAN-17',
  [DUTY.cover]: 'DT-COVER-04',
};

export function whyNot(g: Game, s: State, seat: Seat, attempt: Attempt): Refused {
  const { card, act } = attempt;
  if (act === 'attack')
    return resource(s, seat, RES.turns) === 0 ? no('firstTurn', 'DT-ACT-06') : no('notNow', 'DT-FIGHT-01');
  if (act === 'sabotage') return no('notNow', 'DT-SAB-03');
  if (card !== null && card.control === seat && g.zones[card.zone].decl.name === 'hand') {
    if (alreadyOut(g, s, card)) return no('unique', 'DT-PERS-01');
    if (!mayPlayer(g, s, 'play', seat, card)) return no('barred', 'DT-NEVER-01');
    if (isKind(g, card, KIND.warrior) && !affordable(g, s, seat, card)) return no('noDestiny', 'DT-WAR-07');
    if ((isKind(g, card, KIND.combatSpell) || isKind(g, card, KIND.personalSpell)) && !inCombat(g, s))
      return no('noCombat', 'DT-ART-14');
  }
  const duty = openDuty(g, s, seat);
  if (s.active === seat && duty !== DUTY.none && !mayAct(g, s, seat, 1))
    return no('duty', DUTIES[duty] ?? 'DT-COVER-04');
  if (s.active === seat && !mayAct(g, s, seat, 1)) return no('noAction', 'DT-ACT-10');
  return no('noTarget', 'DT-TIME-13');
}
