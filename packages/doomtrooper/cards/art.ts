import type { CardDecl, Eff, Filter, RefX, Until } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  by,
  type Cards,
  calc,
  cancel,
  cardsBy,
  change,
  chosen,
  controller,
  count,
  each,
  forbid,
  ge,
  inPlay,
  is,
  isCard,
  it,
  kind,
  lasts,
  no,
  only,
  pay,
  pick,
  pickMany,
  resource,
  respond,
  self,
  seq,
  some,
  spend,
  tag,
  tagged,
  times,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import type { Aspect } from '../types.ts';
import { affordable, any, attacker, defender, fighters, opponentOf, played, yours } from '../words.ts';
import { anytime, card, inFight, type Names, type PlayExtra, react, SAVES, t, thisCombat, w } from './make.ts';
import { combatSpell, OPEN, personalSpell, slowSpell, spell, spellFacts, spellName, X } from './spells.ts';

const untilYourTurn = { turnOf: you, at: 'start' } as const;

/** A combat spell that is cast on the combat as a whole. */
const inCombat = (names: Names, aspect: Aspect, effect: Eff, extra: PlayExtra = {}): CardDecl =>
  inFight(names, pick('c', cardsBy('casters', self), effect), spellFacts(aspect, { kinds: ['combatSpell'], ...extra }));

/** Chosen cards lose their effect on one warrior, for so many points each. */
const shut = (cards: Cards, per: number, who: RefX, until: Until): Eff =>
  pickMany(
    'gs',
    cards,
    1,
    affordable(per),
    seq(
      pay(spend('destiny', times(per, count(chosen('gs'))))),
      react,
      each('y', chosen('gs'), lasts(until, forbid('affect', only($('y')), [isCard(who)]))),
    ),
  );
/** Until the start of the caster's next turn. */
const safe = lasts(untilYourTurn, forbid('harm', only(w)));
const facesLegion: Filter = where('h', is(opponentOf($('h')), tagged('legion')));

/** Kouzla Umění (the Art). */
export const art: readonly CardDecl[] = [
  personalSpell(['ELEMENTAL BALL', 'Živelná koule'], 'elements', 2, 2, 'fight'),
  personalSpell(['ELEMENTAL BOLT', 'Živelný blesk'], 'elements', 2, 2, 'shoot'),
  personalSpell(['ELEMENTAL WALL', 'Živelná stěna'], 'elements', 2, 2, 'armor'),
  personalSpell(['SHIELD', 'Štít'], 'kinetics', 1, 1, 'armor'),
  personalSpell(['STRIKE', 'Úder'], 'kinetics', 1, 1, 'shoot'),
  personalSpell(['LEVITATION', 'Levitace'], 'kinetics', 1, 1, 'fight', 'shoot', 'armor'),
  personalSpell(['EXPLOSION', 'Exploze'], 'kinetics', 3, 5, 'fight', 'shoot'),
  combatSpell(
    ['EXORCISE DARK INFLUENCES', 'Vymítání temných vlivů'],
    'exorcism',
    OPEN,
    shut(inPlay.kind('gift'), 1, w, { scope: 'combat' }),
    {
      when: some(inPlay.kind('gift')),
    },
  ),
  anytime(
    ['MIND WALL', 'Stěna mysli'],
    pick(
      'w',
      cardsBy('casters', self),
      pick(
        'm',
        any.warriors.with(where('h', calc('mayHelp', $('h'), w))),
        shut(inPlay.kind('symmetry'), 1, $('m'), untilYourTurn),
      ),
    ),
    spellFacts('changeling', { when: all(ge(resource(you, 'destiny'), 1), some(inPlay.kind('symmetry'))) }),
  ),
  combatSpell(['PRESENCE', 'Přítomnost'], 'premonition', 1, thisCombat(add(only(w), 'armor', X)), {
    when: all(ge(resource(you, 'destiny'), 1), some(fighters.with(facesLegion))),
    on: [facesLegion],
    wording: t(
      'Zahrajte v průběhu souboje. Vyberte sesilatele a účastníka souboje s bojovníkem Černé legie, jemuž smí sesilatel pomoci. Za každý investovaný bod osudu získá do konce souboje +1 k O.',
      'Play during combat. Choose a caster and a fighter whom the caster may help and who faces a Dark Legion warrior. Until end of combat, it gets +1 A for each destiny point invested.',
    ),
  }),
  card(
    'art',
    ['SPEED', 'Rychlost'],
    {},
    [
      respond('speed', pick('w', cardsBy('casters', self), seq(react, thisCombat(tag(only(w), 'firstAttack')))), {
        name: spellName('mentalism', ['personalSpell']),
        tags: ['modifier', 'late'],
        live: ['hand'],
      }),
    ],
    { kinds: ['personalSpell'], facts: { aspect: 'mentalism', post: '-' } },
  ),
  anytime(
    ['INVULNERABILITY', 'Nezranitelnost'],
    pick('w', cardsBy('casters', self), seq(react, safe)),
    spellFacts('mentalism', {}),
    [
      // Also at the last moment, by whoever is about to be hit (DT-EX-10).
      respond('invulnerability.save', pick('w', cardsBy('casters', self).with(isCard(it)), seq(react, safe)), {
        tags: [...SAVES, 'rule'],
        live: ['hand'],
        event: { on: 'harmed', subject: [by(you)] },
        clauses: ['DT-EX-10'],
      }),
    ],
  ),
  spell(
    ['IMPROVE SELF', 'Zdokonalení'],
    'mentalism',
    lasts(untilYourTurn, ...(['fight', 'shoot', 'armor', 'value'] as const).map((s) => change(only(w), s, 'mul', 2))),
  ),
  inCombat(['LESSER TELEPATHY', 'Nižší telepatie'], 'premonition', seq(react, verb('switchTactic'))),
  inCombat(
    ['LESSER HYPNOSIS', 'Nižší hypnóza'],
    'manipulation',
    pick(
      'w',
      any.warriors.with(no(by(controller(attacker))), where('h', calc('couldStandIn', $('h')))),
      seq(react, verb('takePlace', defender, w)),
    ),
  ),
  inCombat(
    ['PREMONITION', 'Předtucha'],
    'premonition',
    pick(
      'w',
      yours.warriors.with(where('h', calc('couldStandIn', $('h')))),
      seq(react, verb('takePlace', defender, w)),
    ),
    { when: is(defender, by(you)) },
  ),
  slowSpell(
    2,
    ['BANISHMENT', 'Vyhoštění'],
    'manipulation',
    pick('w', any.of('legion'), seq(react, verb('toHand', w))),
    { set: 'golgotha', price: [spend('destiny', 5)] },
  ),
  card(
    'art',
    ['REPUDIATE', 'Zapuzení'],
    {},
    [
      respond('repudiate', pick('w', cardsBy('casters', self), seq(react, cancel)), {
        name: spellName('any'),
        tags: ['react'],
        live: ['hand'],
        event: played(kind('special')),
      }),
    ],
    { book: true, set: 'mortificator', facts: { aspect: 'any', post: 'x' } },
  ),
];
