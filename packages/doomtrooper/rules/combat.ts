import type { Eff, Proc, WindowSpec } from '@bojiste/kernel';
import {
  $,
  atLeast,
  atMost,
  calc,
  call,
  cardsBy,
  controller,
  did,
  end,
  eq,
  ge,
  gt,
  let_,
  lt,
  mayPick,
  minus,
  not,
  note,
  noted,
  nothing,
  number,
  openTogether,
  option,
  pick,
  plus,
  scope,
  seq,
  step,
  times,
  valuesBy,
  verb,
  when,
  window,
} from '@bojiste/kernel/effects/build/index';
import { afterPhase, MODIFIERS, POINTS, SAVES } from './anytime.ts';

/**
 * Souboj v osmi fázích (DT-FIGHT-09 to 60), první útok (DT-FIRST), souboj v souboji (DT-NESTED) and Sabotáž (DT-SAB).
 * The scope's guard ends a combat early; its variables are the combat, so one combat inside another needs nothing more.
 */

const t = (cs: string, en: string) => ({ cs, en });
const phase = (n: number, cs: string, en: string, clauses: readonly string[], body: Eff): Eff =>
  step(t(cs, en), clauses, seq(let_('phase', n), body));
const after = (n: number): Eff => window(afterPhase[n - 1] as WindowSpec);

/** A pair must be named; who lost a warrior in the window may give the attack up (DT-FIGHT-11, DT-RULING-65). */
const nameFighters: Eff = phase(
  2,
  'Oznámení útočníka a obránce',
  'Naming attacker and defender',
  ['DT-FIGHT-12', 'DT-FIGHT-15', 'DT-FIGHT-17', 'DT-FIGHT-19'],
  seq(
    when(
      calc('mayForfeit'),
      mayPick('attacker', cardsBy('attackers'), nothing, { by: $('player'), prompt: 'ask.attacker' }),
      pick('attacker', cardsBy('attackers'), nothing, { by: $('player'), prompt: 'ask.attacker' }),
    ),
    when(lt($('attacker'), 0), end('combat')),
    pick('defender', cardsBy('targets', $('attacker')), nothing, { by: $('player'), prompt: 'ask.defender' }),
    when(lt($('defender'), 0), end('combat')),
    let_('foe', controller($('defender'))),
    when(calc('comesOut', $('attacker')), verb('uncover', $('attacker'), 0)),
    verb('payTax', $('attacker'), $('defender')),
    verb('noteAttack', $('attacker')),
    when(
      calc('isHidden', $('defender')),
      seq(call('unmask', $('defender')), when(not(calc('couldMeet', $('attacker'), $('defender'))), end('combat'))),
    ),
    did('fightersNamed', $('attacker')),
  ),
);

const tactic: Eff = phase(
  3,
  'Oznámení bitevní taktiky',
  'Announcing the tactic',
  ['DT-FIGHT-22'],
  seq(
    pick('tactic', valuesBy('tactics', $('attacker'), $('defender')), nothing, {
      by: $('player'),
      prompt: 'ask.tactic',
    }),
    // What was laid on the fighters since they were named may leave them no way to fight (DT-NOFIGHT-06).
    when(lt($('tactic'), 0), end('combat')),
  ),
);

const warZone: Eff = phase(
  4,
  'Oznámení válečné zóny',
  'Announcing the war zone',
  ['DT-FIGHT-25', 'DT-FIGHT-26', 'DT-ZONE-05'],
  mayPick('zone', cardsBy('zonesFor', $('defender')), nothing, { by: $('foe'), prompt: 'ask.zone' }),
);

/** DT-RULING-73: attacker first, public, none allowed. */
const modifiers: Eff = phase(
  5,
  'Vykládání bojových modifikátorů',
  'Combat modifiers',
  ['DT-FIGHT-31', 'DT-FIGHT-37', 'DT-FIGHT-40'],
  seq(
    mayPick('attackerWeapon', cardsBy('weapons', $('attacker')), nothing, { by: $('player'), prompt: 'ask.weapon' }),
    mayPick('defenderWeapon', cardsBy('weapons', $('defender')), nothing, { by: $('foe'), prompt: 'ask.weapon' }),
    window(MODIFIERS),
    after(5),
  ),
);

/** The comparison is told with its result, also where it comes to nothing. */
const result = (v: string, striker: string, target: string): Eff =>
  seq(let_(v, calc('result', $(striker), $(target))), did('compared', $(striker), $(v), -1, $(target)));
const blow = (v: string, striker: string, target: string): Eff =>
  when(gt($(v), 0), verb('strike', $(striker), $(target), $(v)));

/** Where reinforcements fight along, the striker's player says whom of the group the blow is for (DT-RULING-86). */
const aim = (v: string, at: string, by: string): Eff =>
  when(
    calc('hasHelpers', $(at)),
    pick(v, cardsBy('group', $(at)), nothing, { by: $(by), prompt: 'ask.aim' }),
    let_(v, $(at)),
  );
const aimAtDefender = aim('attackerAim', 'defender', 'player');
const aimAtAttacker = aim('defenderAim', 'attacker', 'foe');

/** Phases 6 and 7 with their windows, for one blow or for both at once (DT-RULING-80). */
const blows = (name: string, results: readonly Eff[], strikes: readonly Eff[]): Eff =>
  seq(
    phase(
      6,
      'Vyhodnocení souboje',
      'Evaluation',
      ['DT-FIGHT-46', 'DT-FIGHT-47'],
      seq(...results, when(eq(option('windowAfter6'), 1), after(6))),
    ),
    phase(
      7,
      'Změna stavu bojovníků',
      'Change of state',
      ['DT-FIGHT-48', 'DT-FIGHT-49', name],
      seq(openTogether(SAVES, ...strikes), after(7)),
    ),
  );

const attackerStrikes = blows(
  'DT-FIRST-02',
  [aimAtDefender, result('attackerBlow', 'attacker', 'attackerAim')],
  [blow('attackerBlow', 'attacker', 'attackerAim')],
);
const defenderStrikes = blows(
  'DT-FIRST-03',
  [aimAtAttacker, result('defenderBlow', 'defender', 'defenderAim')],
  [blow('defenderBlow', 'defender', 'defenderAim')],
);
const bothStrike = blows(
  'DT-FIGHT-32',
  [
    aimAtDefender,
    aimAtAttacker,
    result('attackerBlow', 'attacker', 'attackerAim'),
    result('defenderBlow', 'defender', 'defenderAim'),
  ],
  [blow('attackerBlow', 'attacker', 'attackerAim'), blow('defenderBlow', 'defender', 'defenderAim')],
);
const bothStand = calc('bothStand', $('attacker'), $('defender'));

/** DT-FIGHT-56 to 60: split by each player, attacker first; credited together (DT-RULING-23). */
const points: Eff = phase(
  8,
  'Přidělení bodů',
  'Award of points',
  ['DT-FIGHT-56', 'DT-FIGHT-58', 'DT-FIGHT-59'],
  seq(
    number('attackerTakes', 0, $('attackerVictory'), nothing, { by: $('player'), prompt: 'ask.victory' }),
    number('defenderTakes', 0, $('defenderVictory'), nothing, { by: $('foe'), prompt: 'ask.victory' }),
    openTogether(
      POINTS,
      when(
        gt($('attackerPoints'), 0),
        verb('award', $('player'), $('attackerTakes'), minus($('attackerPoints'), $('attackerTakes'))),
      ),
      when(
        gt($('defenderPoints'), 0),
        verb('award', $('foe'), $('defenderTakes'), minus($('defenderPoints'), $('defenderTakes'))),
      ),
    ),
    after(8),
  ),
);

/** Whose blow told: 1 the attacker's, 2 the defender's, 3 both. */
const told = (v: string) => atMost(1, atLeast(0, $(v)));
const hurt = plus(told('attackerBlow'), times(2, told('defenderBlow')));

const combat: Proc = {
  key: 'combat',
  args: ['player'],
  clauses: ['DT-FIGHT-09'],
  do: seq(
    ...[
      'foe',
      'attacker',
      'defender',
      'tactic',
      'zone',
      'attackerWeapon',
      'defenderWeapon',
      'attackerBlow',
      'defenderBlow',
      'defenderAim',
      'attackerAim',
      'switcher',
    ].map((v) => let_(v, -1)),
    ...['attackerPoints', 'defenderPoints', 'attackerVictory', 'defenderVictory'].map((v) => let_(v, 0)),
    let_('limit', noted('limit')),
    let_('prey', noted('prey')),
    note('prey', 0),
    let_('warriorsBefore', calc('warriorCount', $('player'))),
    scope(
      'combat',
      seq(
        phase(1, 'Vyhlášení souboje', 'Declaration of combat', ['DT-FIGHT-10'], seq(did('combatBegan'), after(1))),
        nameFighters,
        after(2),
        tactic,
        after(3),
        warZone,
        after(4),
        modifiers,
        let_('first', calc('strikesFirst', $('attacker'), $('defender'))),
        when(eq($('first'), 0), bothStrike),
        when(gt($('first'), 0), seq(attackerStrikes, when(bothStand, defenderStrikes))),
        when(lt($('first'), 0), seq(defenderStrikes, when(bothStand, attackerStrikes))),
        when(ge($('phase'), 7), points),
        // What a combat holds is over with it; whoever follows it asks who fought to the end.
        note('fought', plus($('attacker'), 1)),
        note('foughtWith', plus($('defender'), 1)),
        note('hurt', hurt),
      ),
      calc('combatGoesOn'),
    ),
    verb('clearCombat'),
    did('combatEnded', calc('foughtAs', 0), noted('hurt'), -1, calc('foughtAs', 1)),
    ...['fought', 'foughtWith', 'hurt'].map((tally) => note(tally, 0)),
  ),
};

export const combatProcs: readonly Proc[] = [combat];
