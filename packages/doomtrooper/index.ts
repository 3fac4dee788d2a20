import type { GameDef } from '@bojiste/kernel';
import { cards } from './cards/index.ts';
import { player } from './cards/player.ts';
import { decks } from './decks/index.ts';
import { evaluate } from './evaluate.ts';
import { counters, flags, kinds, layers, resources, rules, scopes, stats, tags, tallies, zones } from './names.ts';
import { options } from './options.ts';
import { cardCalcs } from './rules/asked-by-cards.ts';
import { actCalcs, combatCalcs } from './rules/calcs.ts';
import { combatProcs } from './rules/combat.ts';
import { checkDeck } from './rules/deck.ts';
import { harmEvents } from './rules/harm.ts';
import { combatKey, rolesOf } from './rules/lookup.ts';
import { ignores, roles } from './rules/roles.ts';
import { ladder, sees, settle, setup, windowOrder } from './rules/setup.ts';
import { acts, turnProcs, turns } from './rules/turn.ts';
import { removeCards } from './rules/victory.ts';
import { spec } from './spec/index.ts';
import { texts } from './texts.ts';
import { TALLY } from './types.ts';
import { combatVerbs } from './verbs/combat.ts';
import { stepVerbs } from './verbs/steps.ts';
import { attachVerbs, tableEvents, warriorVerbs } from './verbs/table.ts';
import { whyNot } from './whynot.ts';

/** Cards call warriors by the names of others: `name.<word>`. */
const nameTexts = Object.fromEntries(cards.map((card) => [`name.${card.key}`, card.names]));

/** Doomtrooper by its tournament rules, "Kniha zákona". */
export const doomtrooper: GameDef = {
  id: 'doomtrooper',
  names: { cs: 'Doomtrooper', en: 'Doomtrooper' },
  modes: [
    { key: 'duel', text: { cs: 'dva hráči', en: 'two players' }, seats: [2] },
    { key: 'free', text: { cs: 'každý sám za sebe', en: 'free for all' }, seats: [3, 4] },
    { key: 'teams', text: { cs: 'dvě dvojice', en: 'two teams of two' }, seats: [4] },
  ],
  maxSeats: 4,
  zones,
  counters,
  resources,
  flags,
  kinds,
  tags,
  stats,
  layers,
  tallies,
  rules,
  scopes,
  events: [...harmEvents, ...tableEvents],
  verbs: { ...stepVerbs, ...warriorVerbs, ...attachVerbs, ...combatVerbs },
  natives: {},
  calcs: { ...actCalcs, ...combatCalcs, ...cardCalcs },
  procs: [...turnProcs, ...combatProcs],
  acts,
  turns,
  abilities: [],
  cards: [player, ...cards],
  decks,
  options,
  spec,
  texts: { ...texts, ...nameTexts },
  main: 'main',
  drawFrom: 'library',
  drawTo: 'hand',
  playTest: 'useful',
  triggers: 'atOnce',
  setup,
  settle,
  ladder,
  chooser: (_, s) => s.active,
  decider: (_, __, seat) => seat,
  // Partners sit crosswise (DT-RULING-16).
  allied: (s, a, b) => s.tally[TALLY.teams] === 1 && a % 2 === b % 2,
  distance: () => 0,
  free: () => true,
  evaluate,
  checkDeck,
  whyNot,
  seatLeft: removeCards,
  sees,
  roles,
  rolesKey: combatKey,
  windowOrder,
  ignores: (g, s, card, versus, source) => ignores(g, s, card, versus, source, (c) => rolesOf(g, s, c)),
};
