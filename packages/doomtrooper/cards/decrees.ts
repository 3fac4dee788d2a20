import type { Ability, CardDecl } from '@bojiste/kernel';
import {
  $,
  allow,
  always,
  atMost,
  by,
  calc,
  cardsBy,
  cardsIn,
  could,
  count,
  during,
  each,
  either,
  flagged,
  forbid,
  gain,
  ge,
  hostOf,
  inPlay,
  inZone,
  isCard,
  kind,
  may,
  no,
  not,
  number,
  on,
  only,
  pay,
  pick,
  resource,
  seats,
  self,
  seq,
  some,
  spend,
  stat,
  verb,
  when,
  where,
  withStat,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { any, discardable, itemsInPlay, players, yours, yourself } from '../words.ts';
import { lay, stands } from './laid.ts';
import { anytime, areaCard, asActions, bearer, react, t, w } from './make.ts';
import { spellFacts, X } from './spells.ts';

/** Paid for in every draw step of its player, or it goes. */
const upkeep = (key: string, n: number): Ability =>
  on(
    `${key}.upkeep`,
    { on: 'stepBegins', by: you, if: during('draw') },
    when(
      ge(resource(you, 'destiny'), n),
      may(gain('destiny', you, -n), { prompt: 'ask.keep', else: verb('discard', self) }),
      verb('discard', self),
    ),
  );
const P = $('p');

/** Zákazy, sabotáž a náhoda (bars on what is played, Sabotage, cover, chance). */
export const decrees: readonly CardDecl[] = [
  areaCard(
    'fortification',
    ['SEWERS', 'Stoky'],
    ['cohort'],
    [always('sewers', [allow('attackAfterCover', yours.of('heretic'))])],
    { set: 'inquisition' },
  ),
  asActions(
    1,
    ['SHELL-SHOCKED', 'V šoku'],
    pick(
      'w',
      any.warriors.with(flagged('wounded'), where('c', could(verb('cover', $('c'))))),
      seq(react, verb('cover', w), verb('equip', self, w)),
    ),
    { set: 'warzone', post: '+' },
    [
      always('shell-shocked.stays', [forbid('leaveCover', bearer)]),
      on('shell-shocked.over', { on: 'healed', subject: [isCard(hostOf(self))] }, verb('discard', self)),
    ],
  ),
  areaCard(
    'fortification',
    ['SECRET HQ', 'Tajné velitelství'],
    ['squad'],
    [always('secret-hq', [forbid('beSabotaged', yourself)], { if: not(some(yours.warriors)) }), upkeep('secret-hq', 5)],
    { price: [spend('destiny', 5)] },
  ),
  anytime(['LIMITED RESOURCES', 'Omezené zdroje'], stands, { set: 'golgotha', post: '+' }, [
    always('limited-resources.points', [forbid('loseToSabotage', players)]),
    always('limited-resources.stays', [forbid('discard', only(self), undefined, 2)]),
  ]),
  anytime(
    ['FORTIFY WARZONE', 'Opevněná válečná zóna'],
    lay(inPlay.kind('warzone').with(by(you))),
    {
      set: 'golgotha',
      post: '+',
    },
    [
      always('fortify-warzone.points', [forbid('loseToSabotage', yourself)]),
      on(
        'fortify-warzone.over',
        { on: 'entered', subject: [kind('warrior'), by(you), either(inZone('squad', you), inZone('cohort', you))] },
        verb('discard', self),
      ),
    ],
  ),
  asActions(
    3,
    ['AGE OF CATASTROPHE', 'Věk katastrof'],
    seq(react, each('x', itemsInPlay('equipment'), verb('discard', $('x'))), verb('settle', self, zone('player'))),
    { set: 'inquisition', post: '+', price: [spend('destiny', 5)] },
    [always('age-of-catastrophe.bar', [forbid('play', players, [kind('equipment')])])],
  ),
  anytime(
    ['GALE FORCE WINDS', 'Vichřice'],
    seq(
      react,
      each('x', inPlay.kind('airship').with(discardable), verb('discard', $('x'))),
      verb('settle', self, zone('player')),
    ),
    { post: '+' },
    [always('gale-force-winds.bar', [forbid('play', players, [kind('airship')])]), upkeep('gale-force-winds', 3)],
  ),
  anytime(
    ['TWIST OF FATE', 'Zvrat osudu'],
    seq(react, verb('tossCoin'), when(calc('heads'), gain('destiny', you, 20), gain('victory', you, -5))),
    { when: ge(resource(you, 'victory'), 5) },
  ),
  anytime(
    ['RUSSIAN ROULETTE', 'Ruská ruleta'],
    pick(
      'w',
      any.warriors,
      pick(
        'v',
        any.warriors.with(no(isCard(w)), withStat('value', 'eq', stat(w, 'value'))),
        seq(react, verb('tossCoin'), when(calc('heads'), verb('discard', w), verb('discard', $('v')))),
      ),
    ),
    {
      set: 'mortificator',
      wording: t(
        'Zahrajte kdykoli. Vyberte dva bojovníky se stejným H a hoďte mincí. Padne-li líc, vyřaďte prvního, jinak druhého. Nikdo za to nezískává body.',
        'Play any time. Choose two warriors of equal V and flip a coin. If it is heads, discard the first one, otherwise the second. Nobody gains points for it.',
      ),
    },
  ),
  anytime(
    ['GUSTS OF HESITATION', 'Závan váhání'],
    pick(
      'c',
      cardsBy('casters', self),
      pick(
        'p',
        seats('all'),
        number(
          'x',
          1,
          atMost(resource(you, 'destiny'), count(cardsIn('hand', P))),
          seq(pay(spend('destiny', X)), react, verb('discardAtRandom', P, X)),
        ),
      ),
    ),
    spellFacts('manipulation', {
      set: 'inquisition',
      post: 'x',
      limit: 1,
      when: ge(resource(you, 'destiny'), 1),
    }),
  ),
];
