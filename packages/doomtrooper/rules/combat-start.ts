import {
  type Bilingual,
  type CalcDecl,
  type Card,
  cond,
  type Game,
  has,
  live,
  type Proc,
  SILENT,
  type State,
  trait,
} from '@bojiste/kernel';
import { $, any, calc, call, lt, seq, verb, when, you } from '@bojiste/kernel/effects/build/index';
import { COMBAT, FLAG, RES, TACTIC, USE } from '../types.ts';
import { actionsLeft, mayAct, mayAttackYet, planFor } from './actions.ts';
import {
  attackersOf,
  canAttack,
  combatGoesOn,
  limitNow,
  limitTo,
  mayBeAttacker,
  mayMeet,
  tacticsFor,
  targetsOf,
} from './attacking.ts';
import {
  combatCapable,
  combatNow,
  inCombat,
  isFighter,
  onStation,
  opponentOf,
  resource,
  warriorsOf,
} from './lookup.ts';
import { cards, own, within } from './make-calc.ts';

/** Vyhlášení souboje, útočník, obránce a taktika (DT-FIGHT-09 to 24): what can be asked about a combat and who could begin one. */

const t = (cs: string, en: string) => ({ cs, en });

const targets = (text: Bilingual): CalcDecl =>
  cards(
    ['card'],
    (g, s, _, ref) => {
      const card = live(s, ref);
      const all = card === null ? [] : targetsOf(g, s, card);
      // An attack that a card has aimed already.
      const prey = combatNow.get(g, s, 'prey') - 1;
      return prey < 0 ? all : all.filter((one) => one === prey);
    },
    text,
  );

/** DT-RULING-65: somebody else took or disabled one of the attacking player's warriors in the window. */
const lostOne = (g: Game, s: State): boolean => {
  const player = combatNow.get(g, s, 'player');
  return warriorsOf(g, s, player).length < combatNow.get(g, s, 'warriorsBefore');
};

/** An attack by one warrior, given at once: at a target that was chosen before, or (nobody) at any. */
const strikeNow: Proc = {
  key: 'strikeNow',
  args: ['card', 'prey'],
  clauses: ['DT-NESTED-01'],
  do: when(
    any(lt($('prey'), 0), calc('mayStrikeAt', $('card'), $('prey'))),
    seq(verb('freeAttackAt', $('card'), $('prey')), call('combat', you)),
  ),
};

export const startCalcs: Readonly<Record<string, CalcDecl>> = {
  combatGoesOn: within(
    COMBAT,
    cond([], (g, s, f) => combatGoesOn(g, s, f)),
  ),
  inCombat: cond(
    [],
    (g, s) => inCombat(g, s),
    t('probíhá souboj // neprobíhá souboj', 'a combat is going on // no combat is going on'),
  ),
  fighters: cards(
    [],
    (g, s) => [combatNow.get(g, s, 'attacker'), combatNow.get(g, s, 'defender')].filter((ref) => ref >= 0),
    t('účastník* souboje|m:pán', 'fighter'),
  ),
  attacker: {
    type: 'card',
    args: [],
    run: (g, s) => combatNow.get(g, s, 'attacker'),
    text: t('útočník|m:pán', 'attacker'),
  },
  defender: {
    type: 'card',
    args: [],
    run: (g, s) => combatNow.get(g, s, 'defender'),
    text: t(
      'obránce|m|obránce,obránce,obránci,obránce,obránci,obráncem|obránci,obránců,obráncům,obránce,obráncích,obránci',
      'defender',
    ),
  },
  opponent: {
    type: 'card',
    args: ['card'],
    run: (g, s, _, ref) => opponentOf(g, s, ref),
    text: t('protivník|m:pán', 'opponent'),
  },
  fights: trait(
    ['card'],
    (g, s, _, ref) => isFighter(g, s, ref),
    t('se {0:nom} účastní souboje // se {0:nom} neúčastní souboje', '{0} is in combat // {0} is not in the combat'),
    t('v souboji // mimo souboj', 'in combat // outside combat'),
  ),
  attacks: cond(
    ['card'],
    (g, s, _, ref) => ref >= 0 && combatNow.get(g, s, 'attacker') === ref,
    t('{0:nom} útočí', '{0} attacks'),
  ),
  defends: {
    ...cond(
      ['card'],
      (g, s, _, ref) => ref >= 0 && combatNow.get(g, s, 'defender') === ref,
      t('se {0:nom} brání', '{0} defends'),
    ),
    tail: t('při obraně', 'while defending'),
  },
  closeCombat: cond(
    [],
    (g, s) => combatNow.get(g, s, 'tactic') === TACTIC.close,
    t('jde o zápas // nejde o zápas', 'it is a close combat // it is no close combat'),
  ),
  shooting: cond(
    [],
    (g, s) => combatNow.get(g, s, 'tactic') === TACTIC.shooting,
    t('jde o střelbu // nejde o střelbu', 'it is a shooting combat // it is no shooting combat'),
  ),
  mayDeclare: own((g, s, seat) => {
    const plan = inCombat(g, s) ? null : planFor(g, s, seat, 1, USE.attack);
    return plan !== null && canAttack(g, s, seat, plan.limit);
  }),
  attackers: within(
    COMBAT,
    cards(
      [],
      (g, s) => attackersOf(g, s, combatNow.get(g, s, 'player'), limitNow(g, s)),
      t('možný útočník|m:pán', 'possible attacker'),
    ),
  ),
  targets: targets(t('cíl* útoku|i:hrad', 'target* of an attack')),
  mayForfeit: within(
    COMBAT,
    cond([], (g, s) => lostOne(g, s)),
  ),
  couldMeet: cond(['card', 'card'], (g, s, _, a, d) => {
    const attacker = live(s, a);
    const defender = live(s, d);
    return attacker !== null && defender !== null && g.zones[defender.zone].board && mayMeet(g, s, attacker, defender);
  }),
  tactics: {
    type: 'values',
    args: ['card', 'card'],
    run: (g, s, _, a, d, __, out) => {
      const attacker = live(s, a);
      const defender = live(s, d);
      if (attacker !== null && defender !== null) out.push(...tacticsFor(g, s, attacker, defender));
      return 0;
    },
    text: SILENT,
    key: (_, __, tactic) => (tactic === TACTIC.close ? 'close' : 'shoot'),
  },
  mayStrikeAt: cond(['card', 'card'], (g, s, _, ref, prey) => {
    const card = live(s, ref);
    return (
      card !== null && mayBeAttacker(g, s, card.control, card, limitTo(ref)) && targetsOf(g, s, card).includes(prey)
    );
  }),
  /** Could this warrior be the attacker of an attack that costs so many actions in all? */
  mayLead: {
    ...cond(['card', 'number'], (g, s, f, ref, n) => {
      const card = live(s, ref);
      const plan = card === null || inCombat(g, s) ? null : planFor(g, s, f.you, 1, USE.attack);
      if (card === null || plan === null || !mayBeAttacker(g, s, f.you, card, plan.limit)) return false;
      if (n > 1 && (!mayAct(g, s, f.you, n - 1) || actionsLeft(s, f.you) < n)) return false;
      return targetsOf(g, s, card).length > 0;
    }),
    saidBy: ['spendAttack'],
  },
  mayAssault: cond(
    [],
    (g, s, f) => mayAttackYet(g, s, f.you) && attackersOf(g, s, f.you, 0).length > 0,
    t('máte kým a koho napadnout', 'you have an attacker and a target'),
  ),
  couldStrike: cond(
    ['card'],
    (g, s, f, ref) => {
      const card = live(s, ref);
      if (card === null || combatNow.get(g, s, 'attacker') >= 0 || resource(s, f.you, RES.turns) === 0) return false;
      // What shelters him keeps him from attacking, so his targets cannot be asked for yet.
      const near = (other: Card) => combatCapable(g, s, other) && onStation(g, other) === onStation(g, card);
      if (!combatCapable(g, s, card) || has(card, FLAG.covered)) return false;
      return s.seats.some((_, i) => i !== f.you && warriorsOf(g, s, i).some(near));
    },
    t('{0:nom} má koho napadnout', '{0} has somebody to attack'),
  ),
};

export const startProcs: readonly Proc[] = [strikeNow];
