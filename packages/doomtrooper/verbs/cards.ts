import {
  cardAt,
  changeCounter,
  changeResource,
  type Frame,
  type Game,
  idOf,
  ifPossible,
  linkOf,
  live,
  propose,
  type Ref,
  refOf,
  type State,
  setFlag,
  setLink,
  setTally,
  type Verb,
} from '@bojiste/kernel';
import { areaOf, combatNow, hasRole, ids, isFighter, sitting, warriorsOf } from '../reads/lookup.ts';
import { tollOf } from '../reads/toll.ts';
import { takeAnyAction } from '../rules/actions.ts';
import { limitTo, moreActions } from '../rules/combat-start.ts';
import { boundTo } from '../rules/combat-tactic.ts';
import { zonesFor } from '../rules/war-zones.ts';
import { CHOSEN, COMBAT, FLAG, RES, ROLE, TALLY } from '../types.ts';
import { PAYS } from './harm.ts';
import { onCard, verb } from './make.ts';

/** Verbs that cards of several families share: blows by effects, returns, viruses, joining a combat, storing cards. */

/** A blow credited to a warrior or to the card that deals it, so that a kill earns points (DT-RULING-85). */
function blow(g: Game, s: State, f: Frame, striker: Ref, target: Ref, n: number): void {
  const card = live(s, striker);
  if (card === null || live(s, target) === null) return;
  const by = { ...f, self: striker, you: card.control } as Frame;
  propose(g, s, by, ids(g).event('harmed'), target, n, -1, -1, PAYS.card);
}

const bothThere: Verb['could'] = (_, s, __, striker, target) => live(s, striker) !== null && live(s, target) !== null;

/** Links from a warrior to the virus it was near at the last count, and to the one it has. */
const EXPOSED = 10;
export const INFECTED = 11;

/** Whoever stood beside a sick one of the same kind for a full turn falls sick too; who is new there is only noted. */
function spread(g: Game, s: State, virusRef: Ref): void {
  const virus = live(s, virusRef);
  if (virus === null) return;
  const sick = new Set(sickOf(g, s, virusRef).map((ref) => s.cards[idOf(ref)].zone));
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const card of warriorsOf(g, s, seat)) {
      const ref = refOf(card);
      if (!hasRole(g, s, card, ROLE.doomtrooper) || isSick(s, ref, virusRef)) continue;
      const near = sick.has(card.zone);
      if (near && linkOf(s, ref, EXPOSED) === virusRef) setLink(s, ref, INFECTED, virusRef);
      setLink(s, ref, EXPOSED, near ? virusRef : -1);
    }
  }
}

const isSick = (s: State, ref: Ref, virus: Ref): boolean =>
  live(s, virus)?.host === ref || linkOf(s, ref, INFECTED) === virus;

export function sickOf(g: Game, s: State, virus: Ref): Ref[] {
  return s.seats.flatMap((_, seat) =>
    warriorsOf(g, s, seat)
      .map(refOf)
      .filter((ref) => isSick(s, ref, virus)),
  );
}

/**
 * One fighter's place in the combat is taken by another warrior (DT-FIGHT-18, 42). A war zone stays only if the new
 * defender could have chosen it (DT-RULING-74).
 */
function takePlace(g: Game, s: State, out: Ref, into: Ref): void {
  const attacks = combatNow.get(g, s, 'attacker') === out;
  combatNow.set(g, s, attacks ? 'attacker' : 'defender', into);
  combatNow.set(g, s, attacks ? 'attackerWeapon' : 'defenderWeapon', -1);
  if (!attacks) {
    combatNow.set(g, s, 'foe', live(s, into)?.control ?? combatNow.get(g, s, 'foe'));
    if (!zonesFor(g, s, into).includes(combatNow.get(g, s, 'zone'))) combatNow.set(g, s, 'zone', -1);
  }
  setTally(s, TALLY.first, 0);
}

export const cardVerbs: Readonly<Record<string, Verb>> = {
  woundAs: verb({
    args: ['card', 'card'],
    exec: (g, s, f, striker, target) => blow(g, s, f, striker, target, 1),
    could: bothThere,
    text: {
      cs: '[zraňte|zranit|zraní] {1:acc} (za zabití se přidělují body)',
      en: '[wound|wounds] {1} (a kill earns points)',
    },
    hint: () => 4,
    clauses: ['DT-RULING-85'],
  }),
  slayAs: verb({
    args: ['card', 'card'],
    exec: (g, s, f, striker, target) => blow(g, s, f, striker, target, 2),
    could: bothThere,
    text: {
      cs: '[zabijte|zabít|zabije] {1:acc} tak, že už nic nepomůže (za zabití se přidělují body)',
      en: '[kill|kills] {1} with nothing to save it (the kill earns points)',
    },
    hint: () => 6,
    clauses: ['DT-RULING-85'],
  }),
  earnVictory: verb({
    args: ['seat', 'number'],
    exec: (g, s, f, seat, n) => {
      if (n > 0) propose(g, s, { ...f, you: seat } as Frame, ids(g).event('awarded'), -1, n, -1, seat, 0);
    },
    could: (_, __, ___, ____, n) => n > 0,
    text: { cs: '{0:subj} [získejte|získat|získá] {1:count:victory}', en: '{0:subj} [gain|gains] {1:count:victory}' },
    clauses: ['DT-FIGHT-58'],
  }),
  earnDestiny: verb({
    args: ['seat', 'number'],
    ...ifPossible(
      (_, __, ___, ____, n) => n > 0,
      (g, s, f, seat, n) => propose(g, s, { ...f, you: seat } as Frame, ids(g).event('awarded'), -1, 0, -1, seat, n),
    ),
    text: { cs: '{0:subj} [získejte|získat|získá] {1:count:destiny}', en: '{0:subj} [gain|gains] {1:count:destiny}' },
    clauses: ['DT-FIGHT-58'],
  }),
  /** Cards kept in another card lie face down there and do nothing else. */
  store: verb({
    args: ['card', 'card'],
    ...ifPossible(bothThere, (g, s, f, ref, host) =>
      propose(g, s, f, ids(g).event('attachedTo'), ref, 0, cardAt(s, ref).zone, host, 1),
    ),
    text: { cs: '[uložte|uložit|uloží] {0:acc} pod {1:acc}', en: '[store|stores] {0} beneath {1}' },
    clauses: ['DT-ATT-01'],
  }),
  /** Affiliation does not matter, now or later. */
  equipFreely: verb({
    args: ['card', 'card'],
    ...ifPossible(bothThere, (g, s, f, ref, host) => {
      propose(g, s, f, ids(g).event('attachedTo'), ref, 0, cardAt(s, ref).zone, host, 0);
      setFlag(s, cardAt(s, ref), FLAG.feePaid, true);
    }),
    text: {
      cs: '[přiložte|přiložit|přiloží] {0:acc} k {1:dat} bez ohledu na příslušnost',
      en: '[attach|attaches] {0} to {1} regardless of affiliation',
    },
    hint: () => 3,
    clauses: ['DT-EQUIP-14', 'DT-NEVER-01'],
  }),
  spreadVirus: verb({
    args: ['card'],
    exec: (g, s, _, ref) => spread(g, s, ref),
    could: onCard,
    text: {
      cs: 'je nakažen také každý, kdo byl s nakaženým celé kolo ve stejné oblasti',
      en: 'whoever was in the same area as an infected warrior for a full turn is infected too',
    },
    clauses: ['DT-TERM-28'],
  }),
  takePlace: verb({
    args: ['card', 'card'],
    ...ifPossible(
      (g, s, _, out, into) =>
        isFighter(g, s, out) && !isFighter(g, s, into) && live(s, into) !== null && areaOf(g, cardAt(s, into)) >= 0,
      (g, s, _, out, into) => takePlace(g, s, out, into),
    ),
    text: {
      cs: '[nechte|nechat|nechá] {1:acc} bojovat místo {0:gen}',
      en: '[have|has] {1} fight in place of {0}',
    },
    clauses: ['DT-FIGHT-42', 'DT-REINF-01', 'DT-RULING-74', 'DT-RULING-86'],
  }),
  /** An attack action given to one warrior at once, perhaps at one target that was chosen before. */
  freeAttackAt: verb({
    args: ['card', 'card'],
    exec: (_, s, __, ref, prey) => {
      setTally(s, TALLY.limit, limitTo(ref));
      setTally(s, TALLY.removed, 0);
      setTally(s, TALLY.prey, prey + 1);
    },
    could: onCard,
    clauses: ['DT-NESTED-01'],
  }),
  /** The attack that this warrior makes now is bound to one tactic, or to none any more. */
  bindTactic: verb({
    args: ['card', 'number'],
    exec: (_, s, __, ref, tactic) => setTally(s, TALLY.tacticOnly, tactic < 0 ? 0 : boundTo(ref, tactic)),
    could: onCard,
    clauses: ['DT-FIGHT-22'],
  }),
  /** Some attackers and some targets cost more than the action. */
  payTax: verb({
    args: ['card', 'card'],
    exec: (g, s, _, attackerRef, ref) => {
      const attacker = live(s, attackerRef);
      const card = live(s, ref);
      if (attacker === null || card === null) return;
      changeResource(s, attacker.control, RES.destiny, -tollOf(g, s, attacker, card));
      for (let i = moreActions(g, s, attacker, card); i > 0; i--) takeAnyAction(s, attacker.control);
    },
    clauses: ['DT-FIGHT-15'],
    within: COMBAT.name,
  }),
  /** Play goes the other way round the table. */
  turnRound: verb({
    args: [],
    exec: (_, s) => setTally(s, TALLY.turned, 1),
    could: (_, s) => s.tally[TALLY.turned] === 0,
    text: { cs: '[obraťte|obrátit|obrátí] směr, kterým se hraje', en: '[reverse|reverses] the direction of play' },
    clauses: ['DT-TURN-01'],
  }),
  swapSeats: verb({
    args: ['seat', 'seat'],
    ...ifPossible(
      (_, s, __, a, b) => a !== b && s.seats[a] !== undefined && s.seats[b] !== undefined,
      (_, s, __, a, b) => {
        const order = s.seats.map((_seat, place) => sitting(s, place));
        const swapped = order.map((seat) => (seat === a ? b : seat === b ? a : seat));
        setTally(
          s,
          TALLY.seating,
          swapped.reduce((sum, seat, place) => sum + seat * 8 ** place, 0),
        );
      },
    ),
    text: {
      cs: '{0:subj} [vyměňte si|si vyměnit|si vymění] místo u stolu s {1:ins}',
      en: '{0:subj} [trade|trades] places at the table with {1}',
    },
    clauses: ['DT-TURN-01'],
  }),
  /** Several affiliations: which one is meant. Kept on the card that asks. */
  choose: verb({
    args: ['card', 'number'],
    exec: (g, s, _, ref, role) => {
      // By now it lies elsewhere, as another object.
      const card = s.cards[idOf(ref)];
      if (g.zones[card.zone].board) changeCounter(g, s, card, CHOSEN, role);
    },
    clauses: ['DT-MERC-06'],
  }),
};
