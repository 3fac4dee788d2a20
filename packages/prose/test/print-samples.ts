import { build as b } from '@bojiste/kernel/effects/index';
import type { Ability, Eff, Filter, Num, RefX } from '@bojiste/kernel/effects/nodes';

const { self, it: that, you, foe, $ } = b;
const units = b.inPlay.kind('unit');
const own = (k: string) => b.inPlay.with(b.kind(k), b.by(you));
const enemy = (k: string) => b.inPlay.with(b.kind(k), b.by(foe));
const ofSelf: Filter[] = [b.isCard(self)];
const summoner = b.the(own('summoner'));
const push = (r: RefX, n: Num): Eff => b.verb('push', r, n);
const damage = (r: RefX, n: Num): Eff => b.verb('damage', r, n);
const boost = (r: RefX, n: Num): Eff => b.verbOn('boost', 'boost', r, n);
const none = { cs: '', en: '' };

/** Modelled on what real cards do; the words are those of print-game.ts. */
export const samples: readonly Ability[] = [
  b.on('shift', { on: 'moved', subject: ofSelf }, b.mayPick('s', own('structure').within(3, self), push($('s'), 1))),
  b.always('frost', [b.add(b.only(self), 'strength', b.count(own('structure').adjacentTo(self)))]),
  b.always('imbued', [b.add(b.only(self), 'strength', b.atMost(b.counter(self, 'boost'), 5))], {
    name: { cs: 'Vstřebávání síly', en: 'Imbued Strength' },
  }),
  b.on('fury', { on: 'destroyed', subject: [b.kind('unit')], if: b.yourTurn }, boost(self, 1)),
  b.on(
    'junkie',
    { on: 'turnBegins', by: you },
    b.oneOf(b.mode('a', none, b.pay(b.spend('magic', 1))), b.mode('b', none, b.verb('discard', self))),
  ),
  b.play(
    'purge',
    b.pickMany(
      'us',
      own('unit'),
      0,
      99,
      b.seq(
        b.each('u', b.chosen('us'), b.mayPick('t', units.adjacentTo($('u')), damage($('t'), 2))),
        b.each('x', b.chosen('us'), b.verb('destroy', $('x'))),
      ),
    ),
  ),
  b.play(
    'sneak',
    b.pickMany(
      'us',
      own('unit').with(b.withStat('cost', 'eq', 0)),
      0,
      99,
      b.each('u', b.chosen('us'), push($('u'), 1)),
    ),
    { during: ['move'] },
  ),
  b.play(
    'glacial',
    b.pickMany(
      'us',
      own('structure').within(3, summoner),
      0,
      3,
      b.each('u', b.chosen('us'), b.number('n', 1, 2, push($('u'), $('n')))),
    ),
  ),
  b.instead(
    'unrelenting',
    { on: 'destroyed', subject: [b.kind('common'), b.by(you)] },
    b.verb('return', that, b.zone('hand', b.ownerOf(that))),
  ),
  b.act('sly', b.pick('u', own('unit').with(b.withStat('cost', 'eq', 0)), b.verb('swap', self, $('u'))), {
    during: ['attack'],
    limit: b.oncePerTurn,
  }),
  b.play(
    'burn',
    b.pick('u', b.inPlay.with(b.either(b.kind('common'), b.kind('champion'))).within(2, summoner), damage($('u'), 2)),
  ),
  b.play(
    'chant',
    b.pick(
      'u',
      b.inPlay.with(b.either(b.kind('common'), b.kind('champion'))).within(3, summoner),
      b.lasts('turn', b.grant(b.only($('u')), 'imbued')),
    ),
  ),
  b.play(
    'growth',
    b.pick('u', own('unit'), b.seq(boost($('u'), 1), b.each('w', own('unit').adjacentTo($('u')), boost($('w'), 1)))),
  ),
  b.play('repair', b.each('s', own('structure'), b.verb('heal', $('s'), 2))),
  b.on(
    'immolate',
    { on: 'destroyed', subject: ofSelf },
    b.each('u', enemy('unit').adjacentTo(self), damage($('u'), 1)),
  ),
  b.on(
    'infect',
    { on: 'destroyed', subject: [b.kind('unit')], source: ofSelf },
    b.mayPick('c', b.cardsIn('discard').kind('unit').named('carrier'), b.put($('c'), b.placeOf(that))),
  ),
  b.always('golem', [b.tag(b.only(self), 'gate'), b.allow('move', b.only(self)), b.add(b.only(self), 'speed', -1)]),
  b.always('cold', [b.add(own('structure'), 'life', 1)]),
  b.always('freeze', [
    b.mute(b.only(b.hostOf(self))),
    b.forbid('move', b.only(b.hostOf(self))),
    b.forbid('attack', b.only(b.hostOf(self))),
    b.forbid('target', b.only(b.hostOf(self))),
  ]),
  b.always('protect', [b.oblige('attack', enemy('unit').adjacentTo(self), [b.kind('unit'), b.having('protect')])], {
    name: { cs: 'Ochrana', en: 'Protect' },
  }),
  b.always('immobile', [b.forbid('move', b.only(self))]),
  b.always('radiant', [b.add(b.only(self), 'strength', b.divDown(b.resource(you, 'magic'), 2))]),
  b.on('cursed', { on: 'attacked', subject: ofSelf }, damage(self, b.calc('specials'))),
  b.on('intercession', { on: 'attacked', subject: ofSelf }, b.draw(you, b.calc('specials'))),
  b.on('guidance', { on: 'stepEnds', by: you, if: b.during('summon') }, b.draw(you, 2)),
  b.on('restore', { on: 'moved', subject: ofSelf }, b.when(b.eq(b.counter(self, 'boost'), 0), boost(self, 1))),
  b.on(
    'shards',
    { on: 'stepEnds', by: you, if: b.during('magic') },
    b.may(
      b.seq(
        b.pay(b.spendCounter('boost', 1)),
        b.each('u', enemy('unit').with(b.where('u', b.some(own('structure').adjacentTo($('u'))))), damage($('u'), 1)),
      ),
    ),
  ),
  b.act(
    'raise',
    b.seq(
      damage(self, 2),
      b.pick(
        'u',
        b.cardsIn('discard').kind('unit').tagged('undead'),
        b.place('p', b.places(b.free, b.near(1, self)), b.put($('u'), $('p'))),
      ),
    ),
    { during: ['summon'], limit: b.oncePerTurn },
  ),
  b.instead('spirits', { on: 'damaging', subject: ofSelf }, b.amend('amount', b.minus(b.ev('amount'), 1))),
  b.instead(
    'mind',
    { on: 'damaging', subject: [b.kind('unit'), b.by(foe)], if: b.calc('lethal', that) },
    b.control(that, you),
    { optional: true },
  ),
  b.respond('narrow', b.drop, { event: { on: 'destroyed', subject: [b.kind('unit'), b.by(you)] }, live: ['hand'] }),
  b.respond('counterspell', b.cancel, { event: { on: 'played', subject: [b.kind('event')], by: foe }, live: ['hand'] }),
  b.act('prepare', boost(self, 1), { slot: 'move' }),
  b.on(
    'frenzy',
    { on: 'attacked', subject: ofSelf, source: [b.kind('unit'), b.by(foe)] },
    b.mayPick('u', own('common').within(3, self), b.verb('attack', $('u'))),
    { limit: b.oncePerTurn },
  ),
  b.on(
    'pickpocket',
    { on: 'moved', subject: ofSelf },
    b.pick('c', b.cardsIn('hand', foe), b.verb('discard', $('c')), { by: foe }),
  ),
  b.on('feast', { on: 'moved', subject: ofSelf }, b.each('p', b.seats('all'), b.draw($('p'), 1))),
  b.always(
    'citadel',
    [
      b.add(
        own('unit')
          .with(b.no(b.isCard(self)))
          .within(2, self),
        'strength',
        1,
      ),
    ],
    { if: b.yourTurn },
  ),
  b.always('moved', [b.add(b.only(self), 'strength', 1)], { if: b.is(self, b.flagged('moved')) }),
  b.on('charge', { on: 'moved', subject: ofSelf }, b.lasts('turn', b.add(b.only(self), 'strength', 1))),
  b.on(
    'bond',
    { on: 'moved', subject: ofSelf },
    b.mayPick(
      'u',
      own('unit').within(3, self),
      b.seq(boost($('u'), 1), b.addCounter('boost', $('u'), b.counter(self, 'boost'))),
    ),
  ),
  b.on(
    'withdraw',
    { on: 'attacked', subject: ofSelf },
    b.may(
      b.seq(
        b.oneOf(b.mode('a', none, b.pay(b.spendCounter('boost', 1))), b.mode('b', none, b.pay(b.spend('magic', 1)))),
        push(self, 2),
      ),
    ),
  ),
  b.play(
    'bloodsummon',
    b.loop(
      b.forever,
      b.pick(
        'u',
        own('unit'),
        b.pick(
          'h',
          b
            .cardsIn('hand')
            .kind('unit')
            .with(b.withStat('cost', 'le', 2)),
          b.place('p', b.places(b.free, b.near(1, $('u'))), b.seq(b.put($('h'), $('p')), damage($('u'), 2))),
        ),
      ),
    ),
  ),
  b.on(
    'pyre',
    { on: 'destroyed', subject: ofSelf },
    b.pick('u', units, b.verb('heal', $('u'), b.counter(self, 'boost'))),
  ),
  b.act('tap', b.draw(you, 1), { price: [b.exhaust('tired')] }),
  b.on(
    'eater',
    { on: 'stepEnds', by: you, if: b.during('attack') },
    b.oneOf(
      b.mode('a', none, b.pick('u', own('unit').adjacentTo(self), b.verb('discard', $('u')))),
      b.mode('b', none, b.verb('discard', self)),
    ),
  ),
  b.on(
    'omen',
    { on: 'moved', subject: ofSelf },
    b.later({ on: 'destroyed', subject: [b.kind('unit')] }, 'turn', b.draw(you, 1)),
  ),
  b.on(
    'ifelse',
    { on: 'moved', subject: ofSelf },
    b.when(b.ge(b.resource(you, 'magic'), 2), b.gain('magic', you, -1), b.draw(foe, 1)),
  ),
  b.on(
    'menu',
    { on: 'moved', subject: ofSelf },
    b.oneOf(
      b.mode('a', none, b.draw(you, 1)),
      b.mode('b', none, b.seq(b.gain('magic', you, 2), b.lasts('turn', b.add(b.only(self), 'strength', 1)))),
    ),
  ),
  b.on(
    'strong',
    { on: 'attacked', subject: ofSelf, source: [b.kind('unit')] },
    damage(b.cause, b.stat(self, 'strength')),
  ),
  b.on(
    'strong2',
    { on: 'attacked', subject: ofSelf },
    b.pick('u', enemy('unit').within(2, self), damage($('u'), b.stat(self, 'strength'))),
  ),
  b.act('price', b.pick('u', own('unit'), b.verb('heal', $('u'), 3)), {
    price: [b.spend('magic', 5)],
    when: b.some(own('structure')),
  }),
  b.play(
    'mindcontrol',
    b.pickMany(
      'us',
      b.inPlay.with(b.either(b.kind('common'), b.kind('champion')), b.by(foe)).within(2, summoner),
      0,
      99,
      b.each('u', b.chosen('us'), b.control($('u'), you)),
    ),
  ),
  b.on(
    'copy',
    { on: 'moved', subject: ofSelf },
    b.mayPick('u', b.inPlay.kind('common').within(3, self), b.lasts('turn', b.copyAbilities(b.only(self), $('u')))),
  ),
  b.play('pile', b.lasts('ever', b.grant(own('unit'), 'imbued'))),
  b.always('blade', [b.add(b.only(b.hostOf(self)), 'strength', 2), b.grant(b.only(b.hostOf(self)), 'imbued')]),
  b.on(
    'scry',
    { on: 'moved', subject: ofSelf },
    b.seq(b.each('c', b.topOf('deck', 3), b.show($('c'))), b.shuffle(b.zone('deck'))),
  ),
  b.on('engage', { on: 'moved', subject: [b.kind('unit'), b.by(foe), b.near(1, self)] }, damage(that, 1)),
  b.on(
    'arrow',
    { on: 'attacked', subject: ofSelf },
    b.pickMany(
      'cs',
      b.cardsIn('hand').kind('unit'),
      0,
      99,
      b.seq(b.each('c', b.chosen('cs'), b.verb('discard', $('c'))), b.gain('magic', you, b.count(b.chosen('cs')))),
      { distinct: 'name' },
    ),
  ),
  b.always('through', [b.allow('through', b.only(self), [b.kind('common')])]),
  b.on(
    'trample',
    { on: 'moved', subject: ofSelf },
    b.together(b.each('u', b.cardsBy('passed', self), damage($('u'), 1))),
  ),
  b.always('never', [b.forbid('target', b.only(self), undefined, 2)], { if: b.not(b.is(self, b.flagged('tired'))) }),
  b.always('near', [b.add(b.only(self), 'strength', 1)], { if: b.is(self, b.near(1, summoner)) }),
  b.always('double', [b.change(b.only(self), 'strength', 'mul', 2), b.change(b.only(self), 'life', 'set', 3)]),
  b.on(
    'frostbite',
    { on: 'moved', subject: ofSelf },
    b.pick('u', enemy('champion'), b.lasts({ turnOf: you, at: 'start' }, b.forbid('move', b.only($('u'))))),
  ),
  b.on(
    'banner',
    { on: 'attacked', subject: ofSelf },
    b.lasts({ scope: 'combat' }, b.add(own('champion'), 'strength', b.stat(self, 'strength'))),
  ),
  b.on(
    'strongest',
    { on: 'attacked', subject: ofSelf },
    b.pick('u', b.best(enemy('unit'), 'x', b.stat($('x'), 'strength')), b.verb('destroy', $('u'))),
  ),
  b.on(
    'levy',
    { on: 'attacked', subject: ofSelf },
    b.pickMany('u', own('unit').with(b.no(b.kind('champion'))), 5, 5, b.each('x', b.chosen('u'), boost($('x'), 1))),
  ),
];
