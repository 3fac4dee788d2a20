import { defineGame, optionOf } from '@bojiste/kernel';
import { absurd, FREE, UNDOES } from './ai/absurd.ts';
import { evaluate } from './ai/evaluate.ts';
import { gauge } from './ai/gauge.ts';
import { hint } from './ai/hints.ts';
import { rash } from './ai/rash.ts';
import { first, own } from './ai/weights.ts';
import { cards } from './cards/index.ts';
import { player } from './cards/player.ts';
import { checkDeck } from './decks/check.ts';
import { decks } from './decks/index.ts';
import {
  counters,
  flags,
  kinds,
  layers,
  links,
  resources,
  rules,
  scopes,
  stats,
  tags,
  tallies,
  zones,
} from './names.ts';
import { formats, options, profiles } from './options.ts';
import { combatKey, rolesOf } from './reads/lookup.ts';
import { whyNot } from './refusals/why-not.ts';
import { actionCalcs } from './rules/actions.ts';
import { artCalcs, artProcs, charged, purse } from './rules/art.ts';
import { attachCalcs } from './rules/attachments.ts';
import { combatProcs } from './rules/combat.ts';
import { modifierCalcs } from './rules/combat-modifiers.ts';
import { outcomeCalcs, outcomeProcs } from './rules/combat-outcome.ts';
import { startCalcs, startProcs } from './rules/combat-start.ts';
import { commandCalcs } from './rules/commanders.ts';
import { sees } from './rules/cover.ts';
import { roles } from './rules/doomtroopers.ts';
import { fortCalcs } from './rules/fortifications.ts';
import { coverCalcs, coverProcs } from './rules/hidden-warriors.ts';
import { ignoredBy, ignores, immune, spares, sparesSeat } from './rules/immunity.ts';
import { affiliationCalcs } from './rules/mercenaries.ts';
import { missionCalcs } from './rules/missions.ts';
import { groupCalcs, withGroups } from './rules/reinforcements.ts';
import { sabotageCalcs, sabotageProcs } from './rules/sabotage.ts';
import { openingCalcs, openingProcs, setup } from './rules/setup.ts';
import { specialCalcs } from './rules/special-cards.ts';
import { sleeps, targetCalcs } from './rules/targeting.ts';
import { ladder, settle, windowOrder } from './rules/timing.ts';
import { transferCalcs } from './rules/transfer.ts';
import { acts, turnCalcs, turnProcs, turns } from './rules/turn.ts';
import { removeCards, timeIsUp, victoryCalcs } from './rules/victory.ts';
import { zoneCalcs } from './rules/war-zones.ts';
import { recruitCalcs, recruitProcs } from './rules/warriors.ts';
import { unsound, unsoundEvent } from './sound.ts';
import { texts } from './texts/index.ts';
import { nameTexts } from './texts/nouns.ts';
import { TALLY } from './types.ts';
import { cardVerbs } from './verbs/cards.ts';
import { chanceVerbs } from './verbs/chance.ts';
import { combatVerbs } from './verbs/combat.ts';
import { harmEvents } from './verbs/harm.ts';
import { stepVerbs } from './verbs/steps.ts';
import { attachVerbs, tableEvents, warriorVerbs } from './verbs/table.ts';

/** Cards call warriors by the names of others: `name.<word>`. */
const allNames = Object.fromEntries([
  ...cards.map((card) => [`name.${card.key}`, card.names] as const),
  ...Object.entries(nameTexts).map(([word, text]) => [`name.${word}`, text] as const),
]);

/** Doomtrooper by its tournament rules, "Kniha zákona". */
export const doomtrooper = defineGame({
  id: 'doomtrooper',
  names: { cs: 'Doomtrooper', en: 'Doomtrooper' },
  modes: [
    { key: 'duel', text: { cs: 'dva hráči', en: 'two players' }, seats: [2] },
    { key: 'free', text: { cs: 'každý sám za sebe', en: 'free for all' }, seats: [3, 4] },
    { key: 'teams', text: { cs: 'dvě dvojice', en: 'two teams of two' }, seats: [4] },
  ],
  words: {
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
    links,
  },
  texts: { ...texts, ...allNames },
  rules: {
    options,
    events: [...harmEvents, ...tableEvents],
    verbs: { ...stepVerbs, ...warriorVerbs, ...attachVerbs, ...combatVerbs, ...cardVerbs, ...chanceVerbs },
    calcs: {
      ...turnCalcs,
      ...actionCalcs,
      ...recruitCalcs,
      ...coverCalcs,
      ...transferCalcs,
      ...attachCalcs,
      ...startCalcs,
      ...zoneCalcs,
      ...modifierCalcs,
      ...outcomeCalcs,
      ...groupCalcs,
      ...sabotageCalcs,
      ...artCalcs,
      ...commandCalcs,
      ...fortCalcs,
      ...missionCalcs,
      ...specialCalcs,
      ...targetCalcs,
      ...affiliationCalcs,
      ...openingCalcs,
      ...victoryCalcs,
    },
    procs: [
      ...openingProcs,
      ...turnProcs,
      ...combatProcs,
      ...coverProcs,
      ...recruitProcs,
      ...sabotageProcs,
      ...outcomeProcs,
      ...artProcs,
      ...startProcs,
    ],
    acts,
    turns,
    main: 'main',
    drawFrom: 'library',
    playTest: 'useful',
    setup,
    settle,
    ladder,
    // Partners sit crosswise (DT-RULING-16).
    allied: (s, a, b) => s.tally[TALLY.teams] === 1 && a % 2 === b % 2,
    distance: () => 0,
    free: () => true,
    windowOrder,
    roles,
    rolesKey: combatKey,
    sleeps,
    charged,
    purse,
    immune,
    spares,
    sparesSeat,
    ignores: (g, s, card, versus, source) => ignores(g, s, card, versus, source, (c) => rolesOf(g, s, c)),
    ignoredBy: (g, s, card, versus, source) => ignoredBy(g, s, card, versus, source, (c) => rolesOf(g, s, c)),
  },
  cards: { cards: [player, ...withGroups(cards)] },
  decks: { decks, checkDeck, formats },
  sight: { sees },
  refusals: { whyNot },
  ai: { evaluate, weights: { own, first }, gauge, hint, absurd, rash, freeActs: FREE, undoes: UNDOES },
  clocks: {
    profiles,
    timeLimit: timeIsUp,
    takesBack: (g, s) => optionOf(g, s, 'takeBack') === 1,
    seatLeft: removeCards,
  },
  checks: { unsound, unsoundEvent },
});
