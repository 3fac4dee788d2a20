import {
  type Card,
  type Chapter,
  cardAt,
  cond,
  type Game,
  proc,
  refOf,
  rollDie,
  ruleVerb,
  type State,
  setFlag,
  setTally,
} from '@bojiste/kernel';
import {
  $,
  all,
  calc,
  call,
  each,
  eq,
  let_,
  may,
  note,
  noted,
  seq,
  stop,
  valuesBy,
  verb,
  when,
} from '@bojiste/kernel/effects/build/index';
import { inPlay, isAnimal, isKind, someIn, woundsOn } from '../reads/lookup.ts';
import { FLAG, KIND, TALLY } from '../types.ts';
import { targetsOf } from './attack.ts';
import { defenceOf, healthOf } from './defence.ts';

/** Zvířata: a side of their own that nobody steers (OW-ANIMAL, OW-RULING-85 to -87). */

export const animalsIn = (g: Game, s: State, sector: number): boolean => someIn(s, sector, (card) => isAnimal(g, card));

/** OW-ANIMAL-05, OW-RULING-86: lowest current defence, people first, then nearest to death, then by lot. */
function prey(g: Game, s: State, animal: Card): Card | null {
  let best: Card[] = [];
  let bestKey: number[] = [];
  for (const card of targetsOf(g, s, animal)) {
    const key = [
      isKind(g, card, KIND.character) ? 0 : 1,
      defenceOf(g, s, card),
      healthOf(g, s, card) - woundsOn(s, card),
    ];
    const at = key.findIndex((n, i) => n !== bestKey[i]);
    if (best.length > 0 && at >= 0 && key[at] > bestKey[at]) continue;
    if (best.length === 0 || at >= 0) best = [];
    bestKey = key;
    best.push(card);
  }
  if (best.length === 0) return null;
  return best.length === 1 ? best[0] : best[rollDie(s, best.length)];
}

export const animals: Chapter = {
  procs: [
    proc(
      'askAnimals',
      [],
      ['OW-ANIMAL-04', 'OW-RULING-85'],
      when(
        calc('animalsHere'),
        seq(
          when(calc('onlyAnimalsToFight'), note('animals', 1)),
          each(
            'q',
            valuesBy('animalDeciders'),
            when(
              eq(noted('animals'), 0),
              may(seq(note('animals', 1), stop('loop')), { by: $('q'), prompt: 'ask.animals' }),
            ),
          ),
          when(eq(noted('animals'), 1), verb('joinAnimals')),
        ),
      ),
    ),
    proc(
      'animalStrike',
      ['a'],
      ['OW-ANIMAL-05', 'OW-ANIMAL-06'],
      seq(
        verb('choosePrey', $('a')),
        let_('t', noted('target')),
        when(calc('isThere', $('t')), call('attack', $('a'), $('t'))),
      ),
    ),
    proc(
      'animalSlot',
      ['a'],
      ['OW-ANIMAL-06', 'OW-KEY-15'],
      seq(
        call('animalStrike', $('a')),
        when(all(calc('attacksTwice', $('a')), calc('canAttackNow', $('a'))), call('animalStrike', $('a'))),
        verb('spendCard', $('a')),
      ),
    ),
  ],
  calcs: {
    animalsHere: cond([], (g, s) => animalsIn(g, s, s.tally[TALLY.sector])),
    isThere: cond(['card'], (_, s, __, ref) => ref >= 0 && inPlay(cardAt(s, ref))),
  },
  verbs: {
    choosePrey: ruleVerb(['card'], ['OW-ANIMAL-05'], (g, s, _, ref) => {
      const target = prey(g, s, cardAt(s, ref));
      setTally(s, TALLY.target, target === null ? -1 : refOf(target));
    }),
    joinAnimals: ruleVerb([], ['OW-RULING-85'], (g, s) => {
      for (const id of s.zones[s.tally[TALLY.sector]])
        if (isAnimal(g, s.cards[id])) setFlag(s, s.cards[id], FLAG.inBattle, true);
    }),
  },
};
