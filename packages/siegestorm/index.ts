import {
  type Card,
  cardAt,
  defineGame,
  endFramesOf,
  finish,
  type Game,
  OUTCOME,
  type Ref,
  refOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { calc } from '@bojiste/kernel/effects/build';
import { evaluate } from './ai/evaluate.ts';
import { gauge } from './ai/gauge.ts';
import { net } from './ai/net.ts';
import { first, own } from './ai/weights.ts';
import { bossCalcs } from './boss/calcs.ts';
import { bossEffects } from './boss/effects.ts';
import { bossProcs, bossTable } from './boss/turn.ts';
import { bossVerbs } from './boss/verbs.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './decks/check.ts';
import { decks } from './decks/index.ts';
import { counters, flags, kinds, layers, resources, rules, scopes, stats, tags, tallies, zones } from './names.ts';
import { options } from './options.ts';
import { foeOf } from './reads/lookup.ts';
import { questions } from './reads/questions.ts';
import { selections, shielded } from './reads/selections.ts';
import { whyNot } from './refusals/why-not.ts';
import { actionCalcs, actionProcs, acts } from './rules/actions.ts';
import { bossOf, isBoss, mates, modeOf } from './rules/battlefield.ts';
import { glossaryCalcs, glossaryProcs } from './rules/glossary.ts';
import { holdCalcs } from './rules/hold.ts';
import { sweep } from './rules/last-man-standing.ts';
import { modeCalcs } from './rules/modes.ts';
import { monsterCalcs } from './rules/monsters.ts';
import { paymentCalcs, paymentProcs } from './rules/payment.ts';
import { answerers, chainCalcs, chainProcs } from './rules/reactions.ts';
import { setup, setupCalcs, setupProcs } from './rules/setup.ts';
import { strikeCalcs, strikeProcs } from './rules/strike.ts';
import { playerTurns, turnCalcs, turnProcs } from './rules/turn.ts';
import { unsound, unsoundEvent } from './sound.ts';
import { texts } from './texts/index.ts';
import { MODE, RES } from './types.ts';
import { effectVerbs } from './verbs/effects.ts';
import { events } from './verbs/events.ts';
import { stepVerbs } from './verbs/steps.ts';

/** Siegestorm: armies of three positions, decks that are resources and lives at once, bosses played by the rules. */

/** The boss is beaten when its lives are gone (SS-SIEGE-17). */
function settle(_: Game, s: State): boolean {
  const boss = bossOf(s);
  if (boss >= 0 && s.seats[boss].resources[RES.lives] <= 0) finish(s, OUTCOME.won, (1 << boss) - 1);
  return false;
}

/** The active player's abilities first, each player orders the own ones (SS-RULING-58). */
function ladder(_: Game, s: State, controller: Seat): { rung: number; chooser: Seat } {
  const n = s.seats.length;
  return { rung: (controller - s.active + n) % n, chooser: controller };
}

/** Open hands against a boss (SS-RULING-82, SS-RULING-92); spectators too know the reserves they saw march (SS-RULING-63). */
function sees(g: Game, s: State, card: Card, viewer: Seat): number | undefined {
  if (card.face === 1) return viewer === s.seats.length && (card.known & (1 << viewer)) !== 0 ? 2 : undefined;
  if (modeOf(s) === MODE.duel || modeOf(s) === MODE.last) return undefined;
  const { decl, seat } = g.zones[card.zone];
  if (decl.name !== 'hand') return undefined;
  if (isBoss(s, seat)) return 2;
  return viewer >= 0 && viewer < s.seats.length && !isBoss(s, viewer) && mates(s, seat, viewer) ? 2 : undefined;
}

const BOSS = { cs: 'boss', en: 'the boss' };

/** Shield: effects of opposing cards do not touch it (SS-SPEC-02, SS-RULING-72). */
function ignores(g: Game, s: State, card: Card, _versus: Ref, source: Ref): boolean {
  if (source < 0 || bossOf(s) < 0 || !shielded(g, s, refOf(card))) return false;
  return !mates(s, cardAt(s, source).control, card.control);
}

/** A player has left the table: partners lose together, a ring closes (SS-RULING-88, SS-LMS-07). */
function seatLeft(g: Game, s: State, seat: Seat): void {
  if (modeOf(s) === MODE.last) {
    endFramesOf(s, seat);
    sweep(g, s);
  } else if (bossOf(s) >= 0) finish(s, OUTCOME.gone, 1 << bossOf(s));
}

export const siegestorm = defineGame({
  id: 'siegestorm',
  names: { cs: 'Siegestorm', en: 'Siegestorm' },
  modes: [
    { key: 'duel', text: { cs: 'Duel', en: 'Duel' }, seats: [2] },
    { key: 'wilderness', text: { cs: 'Divočina', en: 'Wilderness' }, seats: [2] },
    { key: 'siege', text: { cs: 'Obléhání', en: 'Siege' }, seats: [1], ruled: 1 },
    { key: 'coop', text: { cs: 'Kooperativní', en: 'Co-operative' }, seats: [2], ruled: 1 },
    { key: 'last', text: { cs: 'Poslední vyhrává', en: 'Last one standing' }, seats: [3, 4] },
  ],
  words: { zones, counters, resources, flags, kinds, tags, stats, layers, tallies, rules, scopes },
  texts,
  rules: {
    options,
    events,
    verbs: { ...effectVerbs, ...stepVerbs, ...bossVerbs },
    calcs: {
      ...selections,
      ...questions,
      ...modeCalcs,
      ...setupCalcs,
      ...paymentCalcs,
      ...actionCalcs,
      ...monsterCalcs,
      ...turnCalcs,
      ...strikeCalcs,
      ...holdCalcs,
      ...chainCalcs,
      ...glossaryCalcs,
      ...bossCalcs,
    },
    procs: [
      ...setupProcs,
      ...turnProcs,
      ...paymentProcs,
      ...actionProcs,
      ...chainProcs,
      ...strikeProcs,
      ...glossaryProcs,
      ...bossEffects,
      ...bossProcs,
    ],
    acts,
    turns: { ...playerTurns, boss: bossTable },
    triggers: 'atFlush',
    setup,
    settle,
    ladder,
    chooser: (_, s, row) => cardAt(s, row[1])?.control ?? s.active,
    decider: (_, s, seat) => (isBoss(s, seat) ? 0 : seat),
    // Of two partners the first proposes and the other agrees (SS-ORDER-04, SS-RULING-77, SS-RULING-90).
    agreement: { if: calc('coop'), seat: 1, prompt: 'ask.agreeTie' },
    allied: mates,
    // Abilities of either army serve both partners (SS-COOP-05).
    shares: (_, s, owner, seat) => mates(s, owner, seat),
    foe: foeOf,
    windowOrder: answerers,
    distance: () => 0,
    ignores,
    ignoredBy: () => 'SS-SPEC-02',
  },
  cards: { cards },
  decks: { decks, checkDeck },
  sight: { sees, seatName: (_, s, seat) => (isBoss(s, seat) ? BOSS : null) },
  refusals: { whyNot },
  ai: { evaluate, weights: { own, first }, gauge, net },
  clocks: { seatLeft },
  checks: { unsound, unsoundEvent },
});
