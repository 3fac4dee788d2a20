import type { Bilingual, CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  always,
  baseOf,
  by,
  type Cards,
  call,
  cardsBy,
  change,
  chosen,
  count,
  during,
  each,
  either,
  end,
  gain,
  ge,
  hostOf,
  inPlay,
  is,
  isCard,
  lasts,
  let_,
  may,
  mode,
  no,
  number,
  on,
  oneOf,
  only,
  pay,
  pick,
  pickMany,
  plus,
  resource,
  sameZoneAs,
  self,
  seq,
  spend,
  tag,
  tagged,
  times,
  upon,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { affordable, any, anybody, attacker, fighters } from '../../words.ts';
import { stands, untilYourTurn } from '../laid.ts';
import { anytime, bonus, type Names, react, t, thisCombat, w } from '../make.ts';
import { combatSpell, ownSpell, slowSpell, spell, spellFacts, strengthen, X } from '../spells.ts';

const caster = only(w);
/** The numbers of somebody else are put on, for so many points. */
const guise = (key: string, text: Bilingual, price: number, whom: Cards) =>
  mode(
    key,
    text,
    pick(
      'q',
      whom.with(no(isCard(w))),
      seq(
        pay(spend('destiny', price)),
        react,
        ...FOUR.map((s) => let_(s, baseOf($('q'), s))),
        thisCombat(...FOUR.map((s) => change(caster, s, 'setBase', $(s)))),
      ),
    ),
  );
const RESIST: Names = ['RESIST ELEMENTS', 'Odolnost vůči živlům'];
const FOUR = ['fight', 'shoot', 'armor', 'value'] as const;
const troopers = any.of('doomtrooper');

/** Živly, kinetika, metamorfóza, mentalismus (Elements, Kinetics, Changeling, Mentalism). */
export const forces: readonly CardDecl[] = [
  spell(['EXORCISE SELF', 'Očista'], 'mentalism', lasts(untilYourTurn, tag(caster, 'darkImmune'))),
  spell(
    ['FLY', 'Let'],
    'mentalism',
    lasts(untilYourTurn, tag(caster, 'sheltered'), ...FOUR.map((s) => add(only(attacker).with(isCard(w)), s, 2))),
    {
      wording: t(
        'Zahrajte kdykoli. Vyberte sesilatele. Do začátku vašeho příštího kola nemůže být napaden, a když útočí, má +2 k Z, S, O a H.',
        "Play any time. Choose a caster. Until the start of your next turn, it can't be attacked, and while attacking, it gets +2 F, S, A, and V.",
      ),
    },
  ),
  ownSpell(['PACIFISM', 'Pacifismus'], 'mentalism', seq(react, each('f', fighters, verb('discard', $('f')))), {
    set: 'inquisition',
  }),
  ownSpell(
    ['PHANTASM', 'Přelud'],
    'kinetics',
    oneOf(
      guise(
        'brother',
        t('Bojovník Bratrstva za 4 body osudu', 'A Brotherhood warrior for 4 destiny points'),
        4,
        any.of('brotherhood'),
      ),
      guise('trooper', t('Doomtrooper za 6 bodů osudu', 'A Doomtrooper for 6 destiny points'), 6, troopers),
      guise(
        'legion',
        t('Bojovník Černé legie za 10 bodů osudu', 'A Dark Legion warrior for 10 destiny points'),
        10,
        any.of('legion'),
      ),
    ),
    {
      when: ge(resource(you, 'destiny'), 4),
      wording: t(
        'Zahrajte v průběhu souboje. Vyberte sesilatele a jiného bojovníka: bojovníka Bratrstva za 4 body osudu, Doomtroopera za 6, nebo bojovníka Černé legie za 10. Do konce souboje má sesilatel základní Z, S, O a H tohoto bojovníka.',
        'Play during combat. Choose a caster and another warrior: a Brotherhood warrior for 4 destiny points, a Doomtrooper for 6, or a Dark Legion warrior for 10. Until end of combat, the caster has the base F, S, A, and V of that warrior.',
      ),
    },
  ),
  ownSpell(
    ['PRESS', 'Stisk'],
    'kinetics',
    seq(react, each('f', fighters, call('inflictWound', $('f'))), end('combat')),
    {
      set: 'inquisition',
    },
  ),
  ownSpell(
    RESIST,
    'elements',
    number(
      'x',
      0,
      affordable(2),
      seq(pay(spend('destiny', times(2, X))), react, verb('noteCast', w), thisCombat(add(caster, 'armor', plus(1, X)))),
    ),
    {},
    strengthen(RESIST, 2, thisCombat(add(caster, 'armor', X))),
  ),
  anytime(
    ['TELEPORTATION', 'Teleportace'],
    pick(
      'c',
      cardsBy('casters', self),
      pickMany(
        'es',
        inPlay.kind('equipment').with(either(by(you), upon(tagged('doomtrooper')))),
        1,
        affordable(1),
        seq(
          pay(spend('destiny', times(1, count(chosen('es'))))),
          react,
          each(
            'e',
            chosen('es'),
            oneOf(
              mode(
                'move',
                t('K jinému Doomtrooperovi ve stejné oblasti', 'To another Doomtrooper of the same area'),
                pick(
                  'm',
                  cardsBy('takers', $('e'), troopers.with(sameZoneAs(hostOf($('e'))))),
                  verb('equip', $('e'), $('m')),
                ),
              ),
              mode('hand', t('Do ruky', 'Into your hand'), verb('toHand', $('e')), is($('e'), by(you))),
            ),
          ),
        ),
      ),
    ),
    spellFacts('kinetics', { when: ge(resource(you, 'destiny'), 1) }),
  ),
  slowSpell(
    3,
    ['ANNIHILATION', 'Vyhlazení'],
    'kinetics',
    seq(react, each('x', cardsBy('things'), verb('sacrifice', $('x')))),
    { set: 'inquisition', post: 'x', limit: 1 },
  ),
  anytime(
    ['ARCTIC WAVE', 'Polární vlna'],
    pick('c', cardsBy('casters', self), stands),
    spellFacts('elements', { set: 'inquisition', post: '+' }),
    [
      always('arctic-wave.cold', bonus(any.warriors, [-2, -2, 0])),
      on(
        'arctic-wave.over',
        { on: 'stepBegins', by: you, if: during('draw') },
        when(
          ge(resource(you, 'destiny'), 4),
          may(gain('destiny', you, -4), { prompt: 'ask.cold', else: verb('discard', self) }),
          verb('discard', self),
        ),
      ),
    ],
  ),
  spell(
    ['ELEMENTAL ALTERATION', 'Proměna živlů'],
    'elements',
    lasts(untilYourTurn, ...bonus(any.warriors, [-1, -1, 1])),
    { set: 'inquisition' },
  ),
  slowSpell(
    3,
    ['DISPOSE', 'Odstranění'],
    'changeling',
    pickMany(
      'ws',
      anybody,
      1,
      affordable(15),
      seq(
        pay(spend('destiny', times(15, count(chosen('ws'))))),
        react,
        each('x', chosen('ws'), verb('discard', $('x'))),
      ),
    ),
    { set: 'inquisition', post: 'x', limit: 1, when: ge(resource(you, 'destiny'), 15) },
  ),
  combatSpell(['ENLARGE', 'Zvětšení'], 'changeling', 6, thisCombat(...FOUR.map((s) => add(caster, s, times(2, X)))), {
    set: 'inquisition',
  }),
];
