import type { CardDecl, CardQuery, Eff } from '@bojiste/kernel';
import {
  $,
  all,
  attachedTo,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  change,
  chosen,
  count,
  each,
  either,
  flagged,
  gain,
  ge,
  inPlay,
  inZone,
  kind,
  lasts,
  let_,
  may,
  minus,
  mode,
  named,
  no,
  not,
  number,
  oneOf,
  pay,
  pick,
  pickMany,
  resource,
  seats,
  self,
  seq,
  some,
  spend,
  stat,
  tagged,
  times,
  unbind,
  upon,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { affordable, any, discardable, inYourTurn, itemsInPlay, lookAt, plain, search, yours } from '../words.ts';
import { sweep, untilYourTurn } from './laid.ts';
import { levy } from './levies.ts';
import { anytime, asActions, react, t, target, w } from './make.ts';
import { X } from './spells.ts';

const P = $('p');
const sacrificed = (cards: CardQuery): Eff => each('x', cards, verb('sacrifice', $('x')));
const held = inPlay.with(kind('warrior'), tagged('imprisoned'));
/** Warriors of one sort and their equipment go back into the libraries. */
const recalled = (sort: string): Eff =>
  seq(
    react,
    each(
      'x',
      inPlay.kind(sort),
      seq(each('i', attachedTo($('x')).kind('equipment'), verb('toLibrary', $('i'))), verb('toLibrary', $('x'))),
    ),
  );
const ownPile = cardsIn('discard');
const theirPile = cardsIn('discard', P);
/** The numbers of a whole area are halved. */
const weary = (area: 'squad' | 'cohort'): Eff =>
  seq(
    react,
    lasts(
      untilYourTurn,
      ...(['fight', 'shoot', 'armor'] as const).map((s) =>
        change(any.warriors.with(inZone(area, P)), s, 'baseMul', 1 / 2),
      ),
    ),
  );

/** Zásahy (strokes): what takes points, cards and warriors at once and leaves nothing on the table. */
export const seizures: readonly CardDecl[] = [
  anytime(['EARTHQUAKE', 'Zemětřesení'], sweep(inPlay.with(either(named('city'), named('citadel')), discardable))),
  anytime(
    ['FALLEN FROM FAVOR', 'V nemilosti'],
    target(itemsInPlay('symmetry').with(upon(tagged('legion'))), verb('discard', w)),
  ),
  anytime(
    ['FRAMED!', 'Falešné obvinění'],
    pick(
      'p',
      seats('all'),
      number(
        'x',
        1,
        affordable(5),
        seq(pay(spend('destiny', times(5, X))), react, gain('victory', P, minus(0, times(1, X)))),
      ),
    ),
  ),
  anytime(
    ['INFLUENCE', 'Vliv'],
    pick(
      'p',
      seats('all'),
      number(
        'x',
        1,
        affordable(1),
        seq(pay(spend('destiny', times(1, X))), react, gain('destiny', P, minus(0, times(1, X)))),
      ),
    ),
  ),
  anytime(
    ['GIFT OF FATE', 'Dar osudu'],
    pick(
      'w',
      ownPile,
      seq(
        react,
        verb('toHand', w),
        when(
          all(ge(resource(you, 'destiny'), 8), some(ownPile)),
          may(seq(pay(spend('destiny', 8)), pick('r', ownPile, verb('toHand', $('r'))))),
        ),
      ),
    ),
    { post: 'x', limit: 1, when: inYourTurn },
  ),
  asActions(
    3,
    ['DIVINE INSPIRATION', 'Božské vnuknutí'],
    seq(react, search('w', cardsBy('collection'), verb('toHand', w))),
    { post: 'x', limit: 1 },
  ),
  anytime(
    ['REVERSAL OF FORTUNE', 'Obrat štěstěny'],
    pick(
      'p',
      seats('others'),
      seq(
        react,
        let_('n', minus(resource(P, 'destiny'), resource(you, 'destiny'))),
        gain('destiny', you, $('n')),
        gain('destiny', P, minus(0, $('n'))),
      ),
    ),
    {
      wording: t(
        'Zahrajte kdykoli. Vyberte jiného hráče: vyměňte si s ním všechny body osudu.',
        'Play any time. Choose another player: the two of you trade all your destiny points.',
      ),
    },
  ),
  asActions(
    1,
    ['UNDERCOVER AGENTS', 'Agenti v utajení'],
    pickMany(
      'ms',
      itemsInPlay('mission'),
      1,
      affordable(3),
      seq(
        pay(spend('destiny', times(3, count(chosen('ms'))))),
        react,
        each('x', chosen('ms'), verb('discard', $('x'))),
      ),
    ),
  ),
  levy(['TAXATION', 'Zdanění'], 3, any.warriors.with(either(inZone('squad', P), inZone('cohort', P)))),
  levy(['TITHE', 'Desátek'], 2, any.of('brotherhood').with(inZone('squad', P))),
  anytime(
    ['WRATH OF ALGEROTH', 'Algerothův hněv'],
    sweep(itemsInPlay('equipment').with(no(upon(named('follower:algeroth'))))),
    { set: 'inquisition', limit: 1 },
  ),
  anytime(
    ['MORTAL WOUND', 'Smrtelné zranění'],
    target(any.warriors.with(flagged('wounded'), no(by(you))), call('killAs', self, w)),
    { set: 'inquisition', when: not(calc('inCombat')) },
  ),
  asActions(
    3,
    ['LOOT AND PILLAGE', 'Loupení a drancování'],
    oneOf(
      mode('points', t('20 bodů osudu', '20 destiny points'), seq(react, gain('destiny', you, 20))),
      mode(
        'warrior',
        t('Bojovník ze sbírky', 'A warrior from the collection'),
        seq(react, search('u', cardsBy('collection').kind('warrior').with(plain), verb('enterPlay', $('u')))),
      ),
      mode(
        'equipment',
        t('Vybavení z knihovny', 'Equipment from the library'),
        seq(
          react,
          search(
            'e',
            cardsIn('library').kind('equipment'),
            pick('w', cardsBy('hosts', $('e'), yours.warriors), verb('equip', $('e'), w)),
          ),
        ),
      ),
    ),
    { set: 'inquisition', limit: 1 },
  ),
  anytime(
    ['AMNESTY', 'Amnestie'],
    seq(
      react,
      each(
        'x',
        held,
        seq(each('i', attachedTo($('x')).with(no(named('captured'))), verb('toHand', $('i'))), verb('toHand', $('x'))),
      ),
    ),
    { set: 'warzone' },
  ),
  asActions(
    1,
    ['DEATH ROW', 'Cela smrti'],
    pick('w', held.with(discardable), seq(pay(spend('destiny', stat(w, 'value'))), react, verb('discard', w))),
    { set: 'warzone' },
  ),
  asActions(2, ['ESCAPE!', 'Útěk z vězení'], target(held.with(by(you)), verb('toHand', w)), { set: 'warzone' }),
  asActions(
    1,
    ['RESCUE MISSION', 'Záchranná výprava'],
    seq(
      react,
      each(
        'x',
        held.with(by(you)),
        seq(unbind('prisoner', $('x')), each('i', attachedTo($('x')).named('captured'), verb('discard', $('i')))),
      ),
      each('m', inPlay.named('missing-in-action').with(upon(kind('warrior'), by(you))), verb('discard', $('m'))),
    ),
    { set: 'golgotha' },
  ),
  asActions(
    2,
    ['SCHEDULED BRIEFINGS', 'Plánované porady'],
    oneOf(
      mode('captain', t('Kapitáni', 'Captains'), recalled('captain')),
      mode('sergeant', t('Seržanti', 'Sergeants'), recalled('sergeant')),
    ),
    { set: 'warzone' },
  ),
  anytime(['SECRET ASSASSIN', 'Tajný vrah'], target(any.of('doomtrooper').with(discardable), verb('discard', w)), {
    set: 'warzone',
    post: 'x',
    limit: 1,
    price: [spend('destiny', 8)],
  }),
  anytime(
    ['AND STAY DEAD!', 'A zůstaň mrtvý!'],
    pick(
      'p',
      seats('foes'),
      seq(
        react,
        lookAt(theirPile),
        pickMany('cs', theirPile, 0, 2, each('z', chosen('cs'), verb('sacrifice', $('z')))),
      ),
    ),
    { set: 'mortificator', post: 'x' },
  ),
  asActions(
    3,
    ['LIVING ON THE EDGE', 'Život na hraně'],
    seq(
      react,
      each(
        'p',
        seats('all'),
        when(
          ge(resource(P, 'destiny'), 20),
          may(verb('payOver', P, 20), { by: P, prompt: 'ask.pile', else: sacrificed(theirPile) }),
          sacrificed(theirPile),
        ),
      ),
    ),
    {
      set: 'mortificator',
    },
  ),
  asActions(1, ['PLAY IT AGAIN', 'Zahrajte to znovu'], seq(react, each('x', ownPile, verb('toLibrary', $('x')))), {
    set: 'mortificator',
    post: 'x',
    price: [spend('destiny', 10)],
  }),
  anytime(['INNER SHAME', 'Vnitřní hanba'], target(itemsInPlay('ki'), verb('discard', w)), { set: 'apocalypse' }),
  asActions(3, ['BLOODY COUP', 'Krvavý převrat'], target(inPlay.kind('leader'), verb('sacrifice', w)), {
    set: 'paradise-lost',
    post: 'x',
  }),
  asActions(3, ['PLANETARY BOMBING', 'Bombardování planety'], seq(react, sacrificed(inPlay.kind('fortification'))), {
    set: 'paradise-lost',
    post: 'x',
  }),
  anytime(
    ['AIR-TO-GROUND MISSILE', 'Střela vzduch–země'],
    target(inPlay.named('tank').with(discardable), verb('discard', w)),
    { set: 'mortificator' },
  ),
  anytime(
    ['OFF TO THE BUTCHER', 'K řezníkovi'],
    target(
      inPlay.with(by(you), either(kind('beast'), named('as-beast'))),
      verb('sacrifice', w),
      gain('destiny', you, 15),
    ),
    {
      set: 'paradise-lost',
      post: 'x',
      wording: t(
        'Zahrajte kdykoli. Obětujte svou kartu zvířete nebo svého bojovníka považovaného za zvíře a získejte 15 bodů osudu.',
        'Play any time. Sacrifice one of your beast cards or one of your warriors considered a beast and gain 15 destiny points.',
      ),
    },
  ),
  asActions(
    1,
    ['RETRAINING', 'Přeškolení'],
    oneOf(
      mode(
        'victory',
        t('Za body osudu vítězné body', 'Destiny points into victory points'),
        number('x', 1, affordable(5), seq(pay(spend('destiny', times(5, X))), react, gain('victory', you, X))),
        ge(resource(you, 'destiny'), 5),
      ),
      mode(
        'destiny',
        t('Za vítězné body body osudu', 'Victory points into destiny points'),
        number(
          'x',
          1,
          resource(you, 'victory'),
          seq(pay(spend('victory', X)), react, gain('destiny', you, times(5, X))),
        ),
        ge(resource(you, 'victory'), 1),
      ),
    ),
    {
      post: 'x',
      limit: 1,
    },
  ),
  anytime(
    ["FILL'EM UP", 'Doplňte stavy!'],
    seq(react, each('p', seats('all'), may(verb('fillHand', P), { by: P, prompt: 'ask.fill' }))),
    {
      set: 'mortificator',
      when: not(inYourTurn),
    },
  ),
  asActions(
    1,
    ['COMBAT FATIGUE', 'Bojová únava'],
    pick(
      'p',
      seats('all'),
      oneOf(
        mode('squad', t('Mužstvo', 'Squad'), weary('squad')),
        mode('cohort', t('Kohorta', 'Cohort'), weary('cohort')),
      ),
    ),
    { set: 'golgotha' },
  ),
];
