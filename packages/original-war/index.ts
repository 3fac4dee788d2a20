import { defineGame } from '@bojiste/kernel';
import { evaluate } from './ai/evaluate.ts';
import { hint, rests } from './ai/hints.ts';
import { first, own } from './ai/weights.ts';
import { cards } from './cards/index.ts';
import { keywords } from './cards/keywords.ts';
import { printedRoles } from './cards/roles.ts';
import { checkDeck } from './decks/check.ts';
import { decks } from './decks/index.ts';
import { sectorDistance } from './maps/index.ts';
import { counters, flags, kinds, layers, resources, rules, scopes, stats, tags, tallies, zones } from './names.ts';
import { options } from './options.ts';
import { whyNot } from './refusals/why-not.ts';
import { windowOrder } from './rules/commands.ts';
import { acts, calcs, events, procs, verbs } from './rules/index.ts';
import { abilityWorks, allied, seatsFrom } from './rules/lookup.ts';
import { roundTable } from './rules/round.ts';
import { settle } from './rules/settle.ts';
import { ground, partOf, setup } from './rules/setup.ts';
import { seatLeft } from './rules/victory.ts';
import { unsound } from './sound.ts';
import { texts } from './texts/index.ts';
import { TALLY } from './types.ts';

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
    events,
    verbs,
    calcs,
    procs,
    acts,
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
    chooser: (_, s, row) => s.cards[row[1] & 4095]?.control ?? s.active,
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
  ai: { evaluate, weights: { own, first }, hint, rests },
  clocks: { seatLeft },
  checks: { unsound },
});
