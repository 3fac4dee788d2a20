import {
  $,
  always,
  amend,
  cause,
  either,
  ev,
  grant,
  instead,
  is,
  isCard,
  near,
  not,
  on,
  only,
  pick,
  play,
  plus,
  self,
  tag,
  where,
} from '@bojiste/kernel/effects/build';
import { any, attacked, byAttack, targetOf, theirs, yourSummoner, yours } from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import { damage } from '../effects.ts';

/** Fénixí elfové (Phoenix Elves): events. */

const { epic, standard } = nationCards('phoenix-elves');

export const spiritOfThePhoenix = epic(
  'spirit-of-the-phoenix',
  ours('Duch fénixe', 'Spirit of the Phoenix'),
  { cost: 0, phase: 'summon', lasting: true },
  instead(
    'spirit-of-the-phoenix',
    { on: 'damage', subject: theirs.units.where, source: yours.units.where, if: not(byAttack) },
    amend('amount', plus(ev('amount'), 1)),
    {
      ...called('Duch fénixe', 'Spirit of the Phoenix'),
      live: ['lasting'],
    },
  ),
);

export const blindingFlare = standard(
  'blinding-flare',
  ours('Oslepující záře', 'Blinding Flare'),
  { cost: 1, phase: 'magic', lasting: true, symbols: ['divine'] },
  always(
    'blinding-flare',
    [
      tag(
        any.units.with(
          where('a', is(targetOf($('a')), ...yours.units.where, either(isCard(yourSummoner), near(1, yourSummoner)))),
        ),
        'bySpecials',
      ),
    ],
    {
      ...called('Oslepující záře', 'Blinding Flare'),
      live: ['lasting'],
      wording: {
        cs: 'Když je cílem útoku váš Vyvolavač nebo vlastní jednotka, která s ním sousedí, počítají se zranění podle zvláštních symbolů, ne podle symbolů typu útoku.',
        en: 'When your Summoner or a friendly unit adjacent to it is attacked, damage is counted by special symbols instead of the symbols of the attack type.',
      },
    },
  ),
);

export const burn = standard(
  'burn',
  ours('Popálení', 'Burn'),
  { cost: 0, phase: 'move', symbols: ['fire'] },
  play('burn', pick('u', any.troops.within(2, yourSummoner), damage($('u'), 2)), called('Popálení', 'Burn')),
);

export const auraOfThePhoenix = on(
  'aura-of-the-phoenix',
  attacked(theirs.units, { where: [...yours.units.where, either(isCard(self), near(3, self))] }),
  damage(cause, 1),
  called('Aura fénixe', 'Aura of the Phoenix'),
);

export const divineRetribution = standard(
  'divine-retribution',
  ours('Boží odplata', 'Divine Retribution'),
  { cost: 0, phase: 'magic', lasting: true, symbols: ['fire', 'divine'] },
  always('divine-retribution', [grant(only(yourSummoner), 'aura-of-the-phoenix')], {
    ...called('Boží odplata', 'Divine Retribution'),
    live: ['lasting'],
  }),
);
