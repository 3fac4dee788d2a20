import {
  type Card,
  type Chapter,
  cardAt,
  cond,
  type Eff,
  type Game,
  has,
  type Mode,
  proc,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  setTally,
  someCards,
  someValues,
  usable,
} from '@bojiste/kernel';
import {
  $,
  all,
  calc,
  call,
  cardsBy,
  eq,
  let_,
  loop,
  mayPick,
  mode,
  not,
  pick,
  place,
  placesBy,
  seq,
  some,
  use,
  valuesBy,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { crewOf, functions, isAnimal, isAssigned, isKind, isReady, standing } from '../reads/lookup.ts';
import { FLAG, KIND, TALLY } from '../types.ts';
import { hasSlot, initiativeOf } from './initiative.ts';

/** Bojová akce v boji a co jiného karta na řadě smí (OW-BAB, OW-BATTLE-06, OW-CREW-04 to -08): attack, wait, flee, boarding, or nothing. */

/** A card and whoever is aboard act as one (OW-RULING-81). */
function markUnit(g: Game, s: State, card: Card, flag: number): void {
  for (const one of [card, ...crewOf(g, s, card)]) setFlag(s, one, flag, true);
}

function beginSlot(g: Game, s: State, card: Card): void {
  for (const id of s.field) {
    const other = s.cards[id];
    if (has(other, FLAG.hit)) setFlag(s, other, FLAG.hit, false);
  }
  setTally(s, TALLY.lastSeat, card.control);
  setTally(s, TALLY.lastInit, initiativeOf(g, s, card));
  setTally(s, TALLY.lastWaited, has(card, FLAG.waited) ? 1 : 0);
  markUnit(g, s, card, FLAG.acted);
}

/** Cards of a player with an activated ability that can be used now. */
function activatable(g: Game, s: State, seat: Seat, visit: (card: Card, ability: number) => void): void {
  for (const id of s.field) {
    const card = s.cards[id];
    if (card.control !== seat) continue;
    for (const id of g.defs[card.def].abilities) {
      const { ability } = g.abilities[id];
      if (
        ability.kind === 'act' &&
        (ability.live === undefined || ability.live.includes('board')) &&
        works(g, s, card) &&
        usable(g, s, seat, id, refOf(card))
      )
        visit(card, id);
    }
  }
}

const works = (g: Game, s: State, card: Card): boolean => g.def.works?.(g, s, card, 'act') ?? true;

// ---- the menu of a slot -------------------------------------------------------------------------------------------------------

const spend: Eff = seq(verb('spendCard', $('actor')), let_('open', 0));
const strike = (target: string): Eff => call('attack', $('actor'), $(target));

const attackMode: Mode = mode(
  'attack',
  { cs: 'Útok', en: 'Attack' },
  seq(
    when(
      calc('isArea', $('actor')),
      call('areaAttack', $('actor')),
      pick('t', cardsBy('targets', $('actor')), strike('t'), { prompt: 'ask.target' }),
    ),
    when(
      all(calc('attacksTwice', $('actor')), calc('canAttackNow', $('actor'))),
      mayPick('u', cardsBy('targets', $('actor')), strike('u'), { prompt: 'ask.second' }),
    ),
    spend,
  ),
  calc('canAttackNow', $('actor')),
);

/** OW-RULING-81: the card boarded may act at once if it is ready, sufficiently crewed and has not acted. */
const boardMode: Mode = mode(
  'board',
  { cs: 'Nastoupit', en: 'Board' },
  pick(
    'v',
    cardsBy('battleHosts', $('actor')),
    seq(
      let_('can', calc('couldAct', $('v'))),
      verb('freshen', $('v')),
      verb('assign', $('actor'), $('v')),
      when(
        all(eq($('can'), 1), calc('isReadyToAct', $('v'))),
        seq(verb('takeSlot', $('v')), let_('actor', $('v'))),
        let_('open', 0),
      ),
    ),
    { prompt: 'ask.man' },
  ),
  some(cardsBy('battleHosts', $('actor'))),
);

const leaveMode: Mode = mode(
  'leave',
  { cs: 'Odloučit člena posádky', en: 'Detach a crew member' },
  pick(
    'm',
    cardsBy('crewIn', $('actor')),
    seq(
      verb('detach', $('m')),
      verb('regainSlot', $('m')),
      when(not(calc('isReadyToAct', $('actor'))), let_('open', 0)),
    ),
    {
      prompt: 'ask.crew',
    },
  ),
  some(cardsBy('crewIn', $('actor'))),
);

const slotModes: readonly Mode[] = [
  attackMode,
  mode(
    'wait',
    { cs: 'Vyčkat', en: 'Wait' },
    seq(verb('wait', $('actor')), let_('open', 0)),
    calc('mayWait', $('actor')),
  ),
  mode(
    'flee',
    { cs: 'Utéct', en: 'Flee' },
    place('p', placesBy('escapes', $('actor')), seq(verb('flee', $('actor'), $('p')), let_('open', 0)), {
      prompt: 'ask.sector',
    }),
    calc('canFlee', $('actor')),
  ),
  mode(
    'action',
    { cs: 'Bojová akce z ruky', en: 'Battle action from hand' },
    pick('b', cardsBy('actionsInHand', you), seq(call('command', $('b'), calc('playOf', $('b'))), spend), {
      prompt: 'ask.action',
    }),
    all(calc('mayCommand', $('actor')), some(cardsBy('actionsInHand', you))),
  ),
  boardMode,
  leaveMode,
  mode(
    'ability',
    { cs: 'Použít schopnost', en: 'Use an ability' },
    pick(
      'x',
      cardsBy('activatable', you),
      pick('y', valuesBy('abilitiesOf', $('x')), use($('x'), $('y')), { prompt: 'ask.ability' }),
      { prompt: 'ask.ability' },
    ),
    some(cardsBy('activatable', you)),
  ),
  mode(
    'power',
    { cs: 'Napájet', en: 'Power a card' },
    pick('x', cardsBy('consumers'), verb('power', $('x')), { prompt: 'ask.power' }),
    some(cardsBy('consumers')),
  ),
  mode('decline', { cs: 'Nic nedělat', en: 'Do nothing' }, spend),
];

export const battleAction: Chapter = {
  procs: [
    proc(
      'slot',
      ['actor'],
      ['OW-BATTLE-06', 'OW-BATTLE-08'],
      seq(
        verb('freshen', $('actor')),
        verb('takeSlot', $('actor')),
        when(calc('isWild', $('actor')), call('animalSlot', $('actor')), call('slotMenu', $('actor'))),
      ),
    ),
    proc(
      'slotMenu',
      ['actor'],
      ['OW-BATTLE-06', 'OW-WAIT-05', 'OW-RULING-39'],
      seq(
        let_('open', 1),
        loop(all(eq($('open'), 1), calc('slotOpen', $('actor'))), {
          k: 'modes',
          by: you,
          modes: slotModes,
          optional: false,
        }),
      ),
    ),
  ],
  calcs: {
    isWild: cond(['card'], (g, s, _, card) => isAnimal(g, cardAt(s, card))),
    mayCommand: cond(['card'], (g, s, _, card) => !isKind(g, cardAt(s, card), KIND.ape)),
    slotOpen: cond(['card'], (g, s, _, ref) => {
      const card = standing(s, ref);
      return card !== null && has(card, FLAG.inBattle) && isReady(card) && !isAssigned(g, card);
    }),
    couldAct: cond(['card'], (_, s, __, ref) => isReady(cardAt(s, ref)) && !has(cardAt(s, ref), FLAG.acted)),
    isReadyToAct: cond(['card'], (g, s, _, ref) => isReady(cardAt(s, ref)) && functions(g, s, cardAt(s, ref))),
    activatable: someCards(['seat'], (g, s, _, seat, __, ___, out) =>
      activatable(g, s, seat, (card) => {
        if (!out.includes(refOf(card))) out.push(refOf(card));
      }),
    ),
    hasChance: cond([], (g, s, f) => {
      let found = false;
      activatable(g, s, f.you, () => {
        found = true;
      });
      return found;
    }),
    abilitiesOf: someValues(
      ['card'],
      (g, s, f, ref, _, __, out) =>
        activatable(g, s, f.you, (card, id) => {
          if (refOf(card) === ref) out.push(id);
        }),
      (g, _, id) => g.abilities[id].ability.key,
    ),
  },
  verbs: {
    /** A slot is one for everybody aboard: each may change places in it once (OW-RULING-81, OW-RULING-110). */
    freshen: ruleVerb(['card'], ['OW-RULING-110'], (g, s, _, ref) => {
      for (const one of [cardAt(s, ref), ...crewOf(g, s, cardAt(s, ref))]) setFlag(s, one, FLAG.shifted, false);
    }),
    takeSlot: ruleVerb(['card'], ['OW-INIT-02'], (g, s, _, ref) => beginSlot(g, s, cardAt(s, ref))),
    spendCard: ruleVerb(['card'], ['OW-RULING-59'], (g, s, _, ref) => {
      const card = standing(s, ref);
      if (card !== null && !has(card, FLAG.unfinished)) markUnit(g, s, card, FLAG.exhausted);
    }),
    regainSlot: ruleVerb(['card'], ['OW-CREW-08'], (g, s, _, ref) => {
      const card = standing(s, ref);
      if (card === null) return;
      setFlag(s, card, FLAG.acted, false);
      if (!hasSlot(g, s, card)) setFlag(s, card, FLAG.acted, true);
    }),
  },
};
