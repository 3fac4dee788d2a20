import { defineGame } from '@bojiste/kernel';
import { absurd, FREE, rash } from './ai/absurd.ts';
import { evaluate } from './ai/evaluate.ts';
import { gauge } from './ai/gauge.ts';
import { first, own } from './ai/weights.ts';
import { granted } from './cards/granted.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './decks/check.ts';
import { decks } from './decks/index.ts';
import { counters, flags, kinds, layers, resources, rules, scopes, stats, tags, tallies, zones } from './names.ts';
import { options } from './options.ts';
import { isFree } from './reads/lookup.ts';
import { alike } from './reads/ways.ts';
import { idleClause, whyNot } from './refusals/why-not.ts';
import { attackAct, attackCalcs, attackEvents, attackProcs } from './rules/attack.ts';
import { buildAct, buildingCalcs } from './rules/building.ts';
import { damageEvents, settle } from './rules/damage.ts';
import { distanceOf } from './rules/distance.ts';
import { eventCalcs, playAct } from './rules/events.ts';
import { relocationEvents } from './rules/glossary.ts';
import { discardAct } from './rules/magic.ts';
import { moveAct, movementCalcs, movementProcs } from './rules/movement.ts';
import { pushCalcs, pushProcs } from './rules/push.ts';
import { setup } from './rules/setup.ts';
import { summonAct, summoningCalcs } from './rules/summoning.ts';
import { ladder, timingCalcs } from './rules/timing.ts';
import { turnCalcs, turnEvents, turnProcs, turnTable } from './rules/turn.ts';
import { unsound, unsoundEvent } from './sound.ts';
import { texts } from './texts/index.ts';
import { fightingVerbs } from './verbs/fighting.ts';
import { injuryVerbs } from './verbs/injuries.ts';
import { placeVerbs } from './verbs/places.ts';

/** Summoner Wars, 2nd edition (Války Vyvolavačů). */
export const summonerWars = defineGame({
  id: 'summoner-wars',
  names: { cs: 'Války Vyvolavačů', en: 'Summoner Wars' },
  words: { zones, counters, resources, flags, kinds, tags, stats, layers, tallies, rules, scopes },
  texts,
  rules: {
    options,
    events: [...turnEvents, ...damageEvents, ...relocationEvents, ...attackEvents],
    verbs: { ...injuryVerbs, ...placeVerbs, ...fightingVerbs },
    calcs: {
      ...turnCalcs,
      ...movementCalcs,
      ...pushCalcs,
      ...attackCalcs,
      ...summoningCalcs,
      ...buildingCalcs,
      ...eventCalcs,
      ...timingCalcs,
    },
    procs: [...turnProcs, ...movementProcs, ...pushProcs, ...attackProcs],
    acts: [summonAct, moveAct, buildAct, attackAct, discardAct, playAct],
    turns: { turn: turnTable },
    setup,
    settle,
    ladder,
    distance: (_, __, a, b) => distanceOf(a, b),
    free: (_, s, place) => isFree(s, place),
  },
  cards: { cards, abilities: granted },
  decks: { decks, checkDeck },
  refusals: { whyNot, idleClause, alike },
  ai: { evaluate, weights: { own, first }, gauge, absurd, rash, freeActs: FREE },
  checks: { unsound, unsoundEvent },
});
