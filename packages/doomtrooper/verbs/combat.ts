import {
  type Card,
  cardAt,
  chooseAnew,
  endMods,
  type Frame,
  type Game,
  has,
  idOf,
  ifPossible,
  linkOf,
  live,
  moveCard,
  propose,
  type Ref,
  refOf,
  type State,
  setControl,
  setFlag,
  setLink,
  setResource,
  setTally,
  type Verb,
} from '@bojiste/kernel';
import { combatNow, hasRole, ids, may, resource } from '../reads/lookup.ts';
import { noteConversion, SABOTAGED_NOW } from '../rules/actions.ts';
import { noteCast } from '../rules/art.ts';
import { PIERCED_ART, PIERCED_DARK } from '../rules/doomtroopers.ts';
import { join, sendHome } from '../rules/reinforcements.ts';
import { aimOf } from '../rules/special-cards.ts';
import { COMBAT, FLAG, LINK, RES, ROLE, TACTIC, TALLY } from '../types.ts';
import { mayBeDiscarded, PAYS } from './harm.ts';
import { onCard, verb } from './make.ts';

/** Verbs of combat, wounds and points. */

/** The weapon in use was taken away: another one may be chosen. */
const DISARMED = -2;

const harm = (g: Game, s: State, f: Frame, ref: Ref, n: number, pays: number): void => {
  if (live(s, ref) !== null) propose(g, s, f, ids(g).event('harmed'), ref, n, -1, -1, pays);
};

/** What was played for a combat is put away with it (DT-ART-12, DT-NESTED-03). */
function clearCombat(g: Game, s: State, f: Frame): void {
  const z = ids(g);
  const live_ = new Set<number>();
  for (let i = 0; i < s.scopes.length; i += 3) live_.add(s.scopes[i]);
  for (const id of s.zones[z.inCombat]) {
    const busy = s.mods.some((mod) => idOf(mod.source) === id && live_.has(mod.scope));
    if (!busy) propose(g, s, f, z.event('put'), refOf(s.cards[id]), 0, z.inCombat, pileOf(g, s, id));
  }
  sendHome(s, live_);
}

/** The card itself, also where it has just gone to the discard pile; whoever is sacrificed comes back to the hand alone. */
function followed(g: Game, s: State, ref: Ref, dead = false): Card | null {
  const card = ref < 0 ? undefined : s.cards[idOf(ref)];
  if (card === undefined) return null;
  const z = ids(g);
  if (refOf(card) === ref || card.zone === z.discard + card.owner) return card;
  return dead && card.zone === z.sacrificed + card.owner ? card : null;
}

const pileOf = (g: Game, s: State, id: number): number => {
  const post = g.defs[s.cards[id].def].decl.facts?.post;
  return (post === 'x' ? ids(g).sacrificed : ids(g).discard) + s.cards[id].owner;
};

/** A card lying in the combat is cancelled late: its changes end and it is put away (DT-TIME-05). */
function cancelLate(g: Game, s: State, f: Frame, ref: Ref): void {
  const card = live(s, ref);
  if (card === null) return;
  endMods(s, (mod) => idOf(mod.source) === card.id);
  propose(g, s, f, ids(g).event('put'), ref, 0, card.zone, pileOf(g, s, card.id));
}

export const combatVerbs: Readonly<Record<string, Verb>> = {
  noteAttack: verb({
    args: ['card'],
    exec: (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null) noteConversion(g, s, f.you, card);
    },
    could: () => false,
    clauses: ['DT-KIND-05'],
  }),
  strike: verb({
    args: ['card', 'card', 'number'],
    exec: (g, s, f, striker, target, n) => {
      const card = live(s, striker);
      const by = card === null ? f.you : card.control;
      harm(g, s, { ...f, self: striker, you: by } as Frame, target, n, PAYS.blow);
    },
    clauses: ['DT-FIGHT-46', 'DT-FIGHT-48'],
    within: COMBAT.name,
  }),
  award: verb({
    args: ['seat', 'number', 'number'],
    ...ifPossible(
      (_, __, ___, ____, victory, destiny) => victory > 0 || destiny > 0,
      (g, s, f, seat, victory, destiny) =>
        propose(g, s, { ...f, you: seat } as Frame, ids(g).event('awarded'), -1, victory, -1, seat, destiny),
    ),
    text: {
      cs: '{0:subj} [získejte|získat|získá] {1:count:victory} a {2:count:destiny}',
      en: '{0:subj} [gain|gains] {1:count:victory} and {2:count:destiny}',
    },
    clauses: ['DT-FIGHT-58'],
  }),
  /** Posila (DT-REINF-01, 02). */
  join: verb({
    args: ['card', 'card'],
    ...ifPossible(
      (_, s, __, helper, fighter) => live(s, helper) !== null && live(s, fighter) !== null,
      (g, s, _, helper, fighter) => join(g, s, helper, fighter),
    ),
    text: { cs: '{0:nom} pomáhá {1:dat}', en: '{0:nom} helps {1}' },
    hint: () => 3,
    clauses: ['DT-REINF-01', 'DT-REINF-02'],
  }),
  noteCast: verb({
    args: ['card', 'card'],
    exec: (g, s, f, ref, caster) => noteCast(g, s, f.self, ref, caster),
    clauses: ['DT-ART-09'],
  }),
  clearCombat: verb({ args: [], exec: (g, s, f) => clearCombat(g, s, f), clauses: ['DT-ART-12'] }),
  noteSabotage: verb({
    args: ['seat'],
    exec: (_, s, f, seat) =>
      setResource(
        s,
        f.you,
        RES.sabotaged,
        (resource(s, f.you, RES.sabotaged) % SABOTAGED_NOW) | (1 << seat) | SABOTAGED_NOW,
      ),
    clauses: ['DT-SAB-06'],
  }),
  wound: verb({
    args: ['card'],
    exec: (g, s, f, ref) => harm(g, s, f, ref, 1, PAYS.nobody),
    could: onCard,
    text: { cs: '[zraňte|zranit|zraní] {0:acc}', en: '[wound|wounds] {0}' },
    hint: () => 3,
    clauses: ['DT-NOFIGHT-03'],
  }),
  heal: verb({
    args: ['card'],
    exec: (g, s, f, ref) => {
      if (live(s, ref) !== null) propose(g, s, f, ids(g).event('healed'), ref);
    },
    could: (_, s, __, ref) => live(s, ref) !== null && has(s.cards[idOf(ref)], FLAG.wounded),
    text: { cs: '[vylečte|vyléčit|vyléčí] {0:acc}', en: '[heal|heals] {0}' },
    hint: () => 2,
    clauses: ['DT-FIGHT-55'],
  }),
  discard: verb({
    args: ['card'],
    exec: (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null) propose(g, s, f, ids(g).event('discarded'), ref, 0, card.zone);
    },
    could: (g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && mayBeDiscarded(g, s, card);
    },
    text: { cs: '[vyřaďte|vyřadit|vyřadí] {0:acc}', en: '[discard|discards] {0}' },
    hint: () => 4,
    clauses: ['DT-TERM-22'],
  }),
  sacrifice: verb({
    args: ['card'],
    // Whoever has just been killed or discarded is followed to where he fell.
    exec: (g, s, f, ref) => {
      const card = followed(g, s, ref);
      if (card === null) return;
      if (refOf(card) === ref) propose(g, s, f, ids(g).event('sacrificed'), ref, 0, card.zone);
      else propose(g, s, f, ids(g).event('put'), refOf(card), 0, card.zone, ids(g).sacrificed + card.owner);
    },
    could: (g, s, _, ref) => {
      const card = followed(g, s, ref);
      return card !== null && may(g, s, 'sacrifice', card);
    },
    text: { cs: '[obětujte|obětovat|obětuje] {0:acc}', en: '[sacrifice|sacrifices] {0}' },
    clauses: ['DT-TERM-20'],
  }),
  toHand: verb({
    args: ['card'],
    ...ifPossible(
      (g, s, _, ref) => followed(g, s, ref, true) !== null,
      (g, s, f, ref) => {
        const card = followed(g, s, ref, true) as Card;
        propose(g, s, f, ids(g).event('put'), refOf(card), 0, -1, ids(g).hand + card.owner);
      },
    ),
    text: {
      cs: '[vraťte|vrátit|vrátí] {0:acc} do ruky vlastníka',
      en: "[return|returns] {0} to its owner's hand",
    },
    clauses: ['DT-STEAL-02'],
  }),
  toLibrary: verb({
    args: ['card'],
    exec: (g, s, f, ref) => {
      const card = followed(g, s, ref);
      if (card === null) return;
      propose(g, s, f, ids(g).event('put'), refOf(card), 0, -1, ids(g).library + card.owner);
      propose(g, s, f, ids(g).event('shuffled'), -1, 0, -1, ids(g).library + card.owner);
    },
    could: (g, s, _, ref) => followed(g, s, ref) !== null,
    text: {
      cs: '[zamíchejte|zamíchat|zamíchá] {0:acc} do knihovny vlastníka',
      en: "[shuffle|shuffles] {0} into its owner's library",
    },
    clauses: ['DT-STEAL-03'],
  }),
  cancelLate: verb({
    args: ['card'],
    exec: (g, s, f, ref) => cancelLate(g, s, f, ref),
    could: (_, s, __, ref) => live(s, ref) !== null && s.mods.some((mod) => idOf(mod.source) === idOf(ref)),
    text: { cs: '[zrušte|zrušit|zruší] efekt {0:gen}', en: '[cancel|cancels] the effect of {0}' },
    clauses: ['DT-TIME-05'],
  }),
  switchTactic: verb({
    args: [],
    exec: (g, s, f) => {
      combatNow.set(g, s, 'tactic', combatNow.get(g, s, 'tactic') === TACTIC.close ? TACTIC.shooting : TACTIC.close);
      combatNow.set(g, s, 'switcher', f.self);
      setTally(s, TALLY.first, 0);
    },
    // The same card does not change the tactic twice in a row: that would bring back what it undid, for ever.
    could: (g, s, f) => combatNow.get(g, s, 'tactic') >= 0 && combatNow.get(g, s, 'switcher') !== f.self,
    text: { cs: '[změňte|změnit|změní] bitevní taktiku', en: '[change|changes] the tactic' },
    clauses: ['DT-NOFIGHT-06'],
  }),
  /** Zrušení imunity, while the one who cancelled it stays in play (DT-CIMM-13, 14). */
  pierce: verb({
    args: ['card', 'number'],
    ...ifPossible(
      (_, s, f, ref, dark) =>
        live(s, ref) !== null && linkOf(s, ref, dark === 1 ? PIERCED_DARK : PIERCED_ART) !== f.self,
      (_, s, f, ref, dark) => setLink(s, ref, dark === 1 ? PIERCED_DARK : PIERCED_ART, f.self),
    ),
    text: { cs: '[zrušte|zrušit|zruší] imunitu {0:gen}', en: '[cancel|cancels] the immunity of {0}' },
    clauses: ['DT-CIMM-13', 'DT-CIMM-14'],
  }),
  imprison: verb({
    args: ['card'],
    ...ifPossible(
      (g, s, _, ref) => live(s, ref) !== null && !hasRole(g, s, s.cards[idOf(ref)], ROLE.imprisoned),
      (_, s, f, ref) => setLink(s, ref, LINK.held, f.self),
    ),
    text: { cs: '[uvězněte|uvěznit|uvězní] {0:acc}', en: '[imprison|imprisons] {0}' },
    hint: () => 4,
    clauses: ['DT-TARGET-08'],
  }),
  /** A weapon that can no longer be used is put down; another one may be taken (DT-FIGHT-39). */
  disarm: verb({
    args: ['card'],
    exec: (g, s, _, ref) => {
      if (combatNow.get(g, s, 'attackerWeapon') === ref) combatNow.set(g, s, 'attackerWeapon', DISARMED);
      if (combatNow.get(g, s, 'defenderWeapon') === ref) combatNow.set(g, s, 'defenderWeapon', DISARMED);
    },
    clauses: ['DT-FIGHT-39'],
  }),
  wield: verb({
    args: ['card'],
    ...ifPossible(onCard, (g, s, _, ref) => {
      const { host } = cardAt(s, ref);
      combatNow.set(g, s, combatNow.get(g, s, 'attacker') === host ? 'attackerWeapon' : 'defenderWeapon', ref);
      setTally(s, TALLY.first, 0);
    }),
    text: { cs: '[použijte|použít|použije] {0:acc}', en: '[use|uses] {0}' },
    clauses: ['DT-FIGHT-39'],
  }),
  /** An attack action given at once: nothing of the pool is spent and anybody may be named (DT-NESTED-01). */
  freeAttack: verb({
    args: [],
    exec: (_, s) => {
      setTally(s, TALLY.limit, 0);
      setTally(s, TALLY.removed, 0);
    },
    clauses: ['DT-SAB-15'],
  }),
  switchSide: verb({
    args: ['card'],
    exec: (_, s, __, ref) => {
      const card = live(s, ref);
      if (card !== null) setFlag(s, card, FLAG.darkSide, !has(card, FLAG.darkSide));
    },
    could: onCard,
    text: {
      cs: '[změňte|změnit|změní] stranu {0:gen}: Doomtrooper, nebo Černý legionář',
      en: '[change|changes] the side of {0}: Doomtrooper or Dark Legion',
    },
    clauses: ['DT-CULT-01'],
  }),
  /** The card being answered comes into the hand of whoever takes it over (DT-EX-16). */
  takeOver: verb({
    args: [],
    exec: (g, s, f) => {
      const card = live(s, f.sets[1][1]);
      if (card === null) return;
      moveCard(g, s, card, ids(g).hand + f.you);
      setControl(g, s, card, f.you);
    },
    text: { cs: '[vezměte|vzít|vezme] si ji do ruky', en: '[take|takes] it into your hand' },
    clauses: ['DT-EX-16'],
  }),
  /** The card being answered works on another target. */
  redirect: verb({
    args: ['card'],
    ...ifPossible(onCard, (g, s, f, ref) => {
      const aim = aimOf(g, s, f);
      if (aim !== null) chooseAnew(aim.frame, aim.choice, ref);
    }),
    text: { cs: '[obraťte|obrátit|obrátí] kouzlo na {0:acc}', en: '[turn|turns] the spell on {0}' },
    hint: () => 3,
    clauses: ['DT-TIME-06'],
  }),
  openSmell: verb({
    args: ['seat'],
    exec: (_, s, __, seat) => setTally(s, TALLY.smell, seat + 1),
    could: (_, s) => s.tally[TALLY.smell] === 0,
    text: {
      cs: 'až do začátku vašeho příštího kola smí každý hráč měnit běžné akce na útočné, každou další za 2 body osudu',
      en: 'until the start of your next turn each player may turn regular actions into attacks, each further one for 2 destiny points',
    },
    clauses: ['DT-FIGHT-03', 'DT-EX-31'],
  }),
};
