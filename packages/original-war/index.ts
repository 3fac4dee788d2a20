import { assemble, cardAt, defineGame } from '@bojiste/kernel';
import { absurd, FREE } from './ai/absurd.ts';
import { evaluate } from './ai/evaluate.ts';
import { gauge } from './ai/gauge.ts';
import { hint, rests } from './ai/hints.ts';
import { first, own } from './ai/weights.ts';
import { cards } from './cards/index.ts';
import { keywords } from './cards/keywords.ts';
import { printedRoles } from './cards/roles.ts';
import { checkDeck } from './decks/check.ts';
import { decks } from './decks/index.ts';
import { sectorDistance } from './maps/index.ts';
import { counters, flags, kinds, layers, resources, rules, scopes, stats, tags, tallies, zones } from './names.ts';
import { options, profiles } from './options.ts';
import { abilityWorks, allied, seatsFrom } from './reads/lookup.ts';
import { questions } from './reads/questions.ts';
import { whyNot } from './refusals/why-not.ts';
import { animals } from './rules/animals.ts';
import { attack } from './rules/attack.ts';
import { battle } from './rules/battle.ts';
import { battleAction } from './rules/battle-action.ts';
import { commands, windowOrder } from './rules/command-lines.ts';
import { construction, finishing } from './rules/construction.ts';
import { crews } from './rules/crews.ts';
import { defence } from './rules/defence.ts';
import { destruction, settle } from './rules/destruction.ts';
import { dismantling } from './rules/dismantling.ts';
import { energy } from './rules/energy.ts';
import { exhaustion, workTogether } from './rules/exhaustion.ts';
import { experience } from './rules/experience.ts';
import { fleeing } from './rules/fleeing.ts';
import { gathering, gatheringTogether } from './rules/gathering.ts';
import { initiative } from './rules/initiative.ts';
import { movement, movingTogether } from './rules/movement.ts';
import { preparation } from './rules/preparation.ts';
import { repair } from './rules/repair.ts';
import { research } from './rules/research.ts';
import { round, roundTable } from './rules/round.ts';
import { ground, partOf, settingUp, setup } from './rules/setup.ts';
import { control } from './rules/vehicle-control.ts';
import { seatLeft, victory } from './rules/victory.ts';
import { waiting } from './rules/waiting.ts';
import { unsound } from './sound.ts';
import { texts } from './texts/index.ts';
import { TALLY } from './types.ts';
import { effectVerbs } from './verbs/effects.ts';

/** All chapters, in the order of the rulebook. */
const chapters = [
  settingUp,
  round,
  preparation,
  construction,
  exhaustion,
  dismantling,
  research,
  commands,
  repair,
  energy,
  movement,
  gathering,
  workTogether,
  gatheringTogether,
  movingTogether,
  battle,
  battleAction,
  waiting,
  fleeing,
  initiative,
  attack,
  defence,
  crews,
  experience,
  animals,
  control,
  destruction,
  finishing,
  victory,
  effectVerbs,
  questions,
];

const PARTS = ['reinforcements', 'technologies', 'deck', null];

/** Original War TCG. */
export const originalWar = defineGame({
  id: 'original-war',
  names: { cs: 'Original War TCG', en: 'Original War TCG' },
  modes: [
    { key: 'duel', text: { cs: 'duel', en: 'duel' }, seats: [2] },
    { key: 'all', text: { cs: 'všichni proti všem', en: 'all against all' }, seats: [3, 4, 5, 6] },
    { key: 'teams', text: { cs: 'týmy', en: 'teams' }, seats: [3, 4, 5, 6] },
  ],
  words: { zones, counters, resources, flags, kinds, tags, stats, layers, tallies, rules, scopes },
  texts,
  rules: {
    options,
    ...assemble(chapters),
    turns: { round: roundTable },
    main: 'main',
    ground,
    setup,
    settle,
    /** Abilities in play are ordered by the player on turn (OW-RULING-40), gains and draws come first as they stand. */
    ladder: (_, s, controller, tags) => {
      if (tags.includes('income')) return { rung: 0, chooser: -1 };
      return controller < 0 ? { rung: 2, chooser: -1 } : { rung: 1, chooser: s.active };
    },
    chooser: (_, s, row) => cardAt(s, row[1])?.control ?? s.active,
    decider: (_, s, seat) => (seat < 0 ? s.active : seat),
    allied,
    foe: (g, s, f) => seatsFrom(g, s, f.you < 0 ? s.active : f.you).find((seat) => !allied(s, seat, f.you)) ?? -1,
    distance: (_, s, a, b) => sectorDistance(s.tally[TALLY.map], a, b),
    free: () => true,
    windowOrder,
    roles: (g, _, card, given) => given | printedRoles(g.defs[card.def]),
    works: abilityWorks,
  },
  cards: { cards, abilities: keywords },
  decks: { decks, checkDeck },
  sight: { pool: (g, def) => PARTS.indexOf(partOf(g.defs[def].decl.type)) },
  refusals: { whyNot },
  ai: { evaluate, weights: { own, first }, gauge, hint, absurd, freeActs: FREE, rests },
  clocks: { profiles, seatLeft },
  checks: { unsound },
});
