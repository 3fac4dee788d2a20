import { type CalcDecl, type Card, type Game, live, type Ref, refOf, type State } from '@bojiste/kernel';
import { FLAG, KIND, RES } from '../types.ts';
import { attachedTo, combatCapable, combatNow, hasFlag, isKind, onStation, resource, warriorsOf } from './lookup.ts';
import { cards, cond } from './make-calc.ts';

/** Read-only functions that cards ask by name about a combat and the cards around it. */

const t = (cs: string, en: string) => ({ cs, en });

/** Every warrior in play for whom something holds. */
const everybody = (g: Game, s: State, test: (card: Card) => boolean): Ref[] =>
  s.seats.flatMap((_, seat) => warriorsOf(g, s, seat).filter(test).map(refOf));

export const combatQuestions: Readonly<Record<string, CalcDecl>> = {
  carried: cards(
    [],
    (g, s) =>
      everybody(g, s, () => true).flatMap((ref) =>
        attachedTo(g, s, ref)
          .filter((x) => isKind(g, x, KIND.equipment | KIND.gun | KIND.blade))
          .map(refOf),
      ),
    t('karta* vybavení nebo zbraň některého bojovníka|f:žena', 'equipment or weapon card* of a warrior|cards'),
  ),
  couldStrike: cond(
    ['card'],
    (g, s, f, ref) => {
      const card = live(s, ref);
      if (card === null || combatNow.get(g, s, 'attacker') >= 0 || resource(s, f.you, RES.turns) === 0) return false;
      // What shelters him keeps him from attacking, so his targets cannot be asked for yet.
      const near = (other: Card) => combatCapable(g, s, other) && onStation(g, other) === onStation(g, card);
      if (!combatCapable(g, s, card) || hasFlag(card, FLAG.covered)) return false;
      return s.seats.some((_, i) => i !== f.you && warriorsOf(g, s, i).some(near));
    },
    t('{0:nom} má koho napadnout', '{0} has somebody to attack'),
  ),
  turnStarts: cond(
    [],
    (g, s, f) => s.active === f.you && s.phase === g.names.steps.get('start'),
    t('začíná vaše kolo', 'your turn begins'),
  ),
  weaponUser: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => live(s, live(s, ref)?.host ?? -1)?.host ?? -1,
    text: t('bojovník* s touto zbraní|m:pán', 'warrior* with the weapon'),
  },
  /** How many can be paid for, and how many if the first is free. Nobody can pay more, so no text says it. */
  affords: {
    type: 'number',
    args: ['number'],
    run: (_, s, f, per) => Math.floor(resource(s, f.you, RES.destiny) / per),
    text: t('', ''),
  },
  affordsMore: {
    type: 'number',
    args: ['number'],
    run: (_, s, f, per) => 1 + Math.floor(resource(s, f.you, RES.destiny) / per),
    text: t('', ''),
  },
  beyondFirst: {
    type: 'number',
    args: ['number', 'number'],
    run: (_, __, ___, per, n) => per * Math.max(0, n - 1),
    text: t('cena* všech kromě první, {0} za každou|f:žena', 'price* of all but the first, {0} each'),
  },
};
