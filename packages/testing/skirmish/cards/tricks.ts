import {
  $,
  add,
  all,
  always,
  attach,
  attachedTo,
  by,
  calc,
  cancel,
  cardsBy,
  cardsIn,
  cardsInAll,
  chosen,
  collect,
  control,
  count,
  draw,
  drop,
  each,
  eachShare,
  either,
  ev,
  foe,
  forbid,
  ge,
  grant,
  having,
  hostOf,
  inPlay,
  is,
  isCard,
  kind,
  lasts,
  later,
  loop,
  lt,
  may,
  mayOneOf,
  mode,
  mute,
  native,
  ne,
  near,
  no,
  not,
  noted,
  nothing,
  number,
  on,
  oneOf,
  only,
  order,
  ownedBy,
  ownerOf,
  pay,
  pick,
  pickMany,
  placeOf,
  play,
  put,
  repeat,
  resource,
  respond,
  seats,
  self,
  seq,
  some,
  spend,
  split,
  stop,
  tag,
  together,
  topOf,
  verb,
  when,
  where,
  withStat,
  words,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { Ability, Price } from '@bojiste/kernel/effects/nodes';
import type { CardDecl } from '@bojiste/kernel/table/contract';
import { destroy, harm, roll } from '../verbs.ts';
import { theirUnits, yourUnits } from './units.ts';

/** Tricks and gear. */

const card = (
  key: string,
  type: 'trick' | 'gear',
  cs: string,
  en: string,
  cost: number,
  ...abilities: Ability[]
): CardDecl => ({
  key,
  names: { cs, en },
  words: [key],
  set: 'basic',
  type,
  kinds: [type],
  stats: { cost },
  abilities,
});

const priced = (n: number): readonly Price[] => (n === 0 ? [] : [spend('energy', n)]);

const bolt = card(
  'bolt',
  'trick',
  'Blesk',
  'Bolt',
  2,
  play(
    'bolt',
    oneOf(
      mode(
        'fork',
        { cs: '[rozdělte|rozdělit|rozdělí] 3 zranění', en: '[divide|divides] 3 harm' },
        pickMany(
          't',
          theirUnits,
          1,
          2,
          split('sh', chosen('t'), 3, 1, 3, together(eachShare('u', 'n', 'sh', harm($('u'), $('n'))))),
        ),
      ),
      mode(
        'storm',
        { cs: '[zasáhněte|zasáhnout|zasáhne] celý sloupec', en: '[hit|hits] a whole column' },
        pick(
          'w',
          words('columns'),
          seq(
            collect('hit', cardsBy('column', $('w')).kind('unit')),
            together(each('u', chosen('hit'), harm($('u'), 1))),
          ),
        ),
      ),
    ),
    { price: priced(2) },
  ),
);

const insight = card(
  'insight',
  'trick',
  'Vhled',
  'Insight',
  0,
  play(
    'insight',
    seq(
      each('c', topOf('deck', 3), verb('peek', $('c'), you)),
      order('o', topOf('deck', 3), each('c', chosen('o'), put($('c'), zone('deck')))),
      draw(you, 1),
      when(all(lt(count(cardsIn('hand')), 3), ne(count(cardsInAll('discard')), 0)), draw(you, 1)),
    ),
    { price: priced(0) },
  ),
);

const parry = card(
  'parry',
  'trick',
  'Kryt',
  'Parry',
  1,
  respond('parry', cancel, {
    name: { cs: 'Kryt', en: 'Parry' },
    event: { on: 'announced', by: foe },
    tags: ['reply'],
    live: ['hand'],
    price: priced(1),
  }),
  respond('dodge', seq(put(self, zone('discard')), drop), {
    name: { cs: 'Úhyb', en: 'Dodge' },
    event: { on: 'damaging', subject: [by(you)], if: ge(ev('amount'), 1) },
    tags: ['save'],
    live: ['hand'],
    price: priced(1),
  }),
);

const surge = card(
  'surge',
  'trick',
  'Nápor',
  'Surge',
  0,
  respond(
    'surge',
    number(
      'x',
      1,
      resource(you, 'energy'),
      seq(
        pay(spend('energy', $('x'))),
        pick(
          'u',
          yourUnits.with(either(isCard(noted('striker')), isCard(noted('target')))),
          lasts({ scope: 'fight' }, add(only($('u')), 'strength', $('x'))),
        ),
      ),
    ),
    {
      name: { cs: 'Nápor', en: 'Surge' },
      tags: ['fight'],
      live: ['hand'],
      when: ge(resource(you, 'energy'), 1),
    },
  ),
  play(
    'gamble',
    seq(roll, loop(ge(noted('die'), 4), seq(draw(you, 1), when(ge(count(cardsIn('hand')), 6), stop('loop')), roll))),
    { name: { cs: 'Hazard', en: 'Gamble' }, price: priced(1) },
  ),
);

const bribe = card(
  'bribe',
  'trick',
  'Úplatek',
  'Bribe',
  2,
  play(
    'bribe',
    pick(
      'u',
      theirUnits.with(no(kind('captain')), ownedBy(foe), withStat('cost', 'le', 3)),
      seq(
        control($('u'), you),
        later(
          { on: 'stepEnds', by: you },
          { turnOf: you, at: 'end' },
          seq(control($('u'), ownerOf($('u'))), lasts('turn', forbid('march', only($('u'))))),
        ),
      ),
    ),
    { price: priced(2) },
  ),
);

const hush = card(
  'hush',
  'trick',
  'Ticho',
  'Hush',
  1,
  play(
    'hush',
    pick(
      'u',
      inPlay.kind('unit').with(no(kind('captain'))),
      mayOneOf(
        mode(
          'mute',
          { cs: '[umlčte|umlčet|umlčí] ji', en: '[silence|silences] it' },
          lasts({ turnOf: you, at: 'start' }, mute(only($('u')))),
        ),
        mode(
          'teach',
          { cs: '[naučte|naučit|naučí] ji výzvu', en: '[teach|teaches] it to challenge' },
          lasts('ever', grant(only($('u')), 'challenge')),
          not(is($('u'), having('challenge'))),
        ),
        mode(
          'mark',
          { cs: '[označte|označit|označí] ji', en: '[mark|marks] it' },
          seq(lasts('step', tag(only($('u')), 'marked')), lasts('source', add(only($('u')), 'strength', -1))),
        ),
        mode(
          'calm',
          { cs: '[zklidněte|zklidnit|zklidní] soupeře', en: '[calm|calms] the opponent' },
          each('p', seats('others'), native('calm', $('p'))),
        ),
      ),
      { else: nothing },
    ),
    { price: priced(1) },
  ),
);

const unarmed = yourUnits.with(where('x', not(some(attachedTo($('x'))))));

const blade = card(
  'blade',
  'gear',
  'Čepel',
  'Blade',
  1,
  play('equip', pick('u', unarmed, seq(put(self, placeOf($('u'))), attach(calc('present', self), $('u')))), {
    price: priced(1),
  }),
  always('sharp', [add(only(hostOf(self)), 'strength', 1)]),
  on('follow', { on: 'moved', subject: [isCard(hostOf(self))] }, put(self, placeOf(hostOf(self)))),
  respond('throw', pick('t', theirUnits.with(near(2, self)), seq(destroy(self), repeat(2, may(harm($('t'), 1))))), {
    name: { cs: 'Vrh', en: 'Throw' },
    tags: ['dusk'],
    when: ge(resource(you, 'energy'), 1),
    price: priced(1),
  }),
);

export const tricks: readonly CardDecl[] = [bolt, insight, parry, surge, bribe, hush, blade];
