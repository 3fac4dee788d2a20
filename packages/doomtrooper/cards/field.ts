import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  active,
  add,
  alike,
  all,
  always,
  atLeast,
  atMost,
  attachedTo,
  bearing,
  bind,
  by,
  calc,
  call,
  cardsBy,
  chosen,
  controller,
  count,
  divDown,
  during,
  each,
  either,
  end,
  ev,
  flagged,
  forbid,
  gain,
  hostOf,
  inPlay,
  inZone,
  is,
  isCard,
  kind,
  lasts,
  let_,
  linked,
  mayDo,
  minus,
  mute,
  no,
  on,
  only,
  pick,
  pickMany,
  resource,
  same,
  seats,
  self,
  seq,
  stat,
  tagged,
  times,
  upon,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, attacker, called, defender, fighters, inYourTurn, lookAt, worth, yours } from '../words.ts';
import { freeKills, laid, lay, stands, wearsOut } from './laid.ts';
import { answer, anytime, asActions, bearer, inFight, POINTS, react, t, w } from './make.ts';

const P = $('p');
const NEVER = 2;
/** What a player pays for at the start of the turn, and what can be lost. */
const upkept = inPlay.with(
  by(active),
  either(...(['warrior', 'equipment', 'fortification', 'relic', 'warzone'] as const).map((type) => kind(type))),
);

/** Z bojiště (from the field): specials that move cards about, stop a fight or lie on the table for all. */
export const field: readonly CardDecl[] = [
  anytime(
    ['CORPORATE SHENANIGANS', 'Korporátní machinace'],
    seq(
      react,
      each(
        'p',
        seats('all'),
        seq(
          gain('victory', P, minus(0, divDown(resource(P, 'victory'), 2))),
          gain('destiny', P, minus(0, resource(P, 'destiny'))),
        ),
      ),
    ),
    {
      limit: 0,
    },
  ),
  anytime(['DISCOVERED', 'Odhalen'], pick('w', cardsBy('hiders'), seq(react, call('leaveCover', w)))),
  asActions(
    1,
    ['EFFICIENCY TRAINING', 'Výcvik efektivity'],
    pickMany(
      'es',
      inPlay.kind('equipment').with(upon(kind('warrior'), by(you))),
      1,
      count(inPlay.kind('equipment').with(upon(kind('warrior'), by(you)))),
      seq(
        react,
        each('e', chosen('es'), pick('w', cardsBy('takers', $('e'), yours.warriors), verb('equip', $('e'), w))),
      ),
    ),
  ),
  anytime(
    ['FILE TRANSFER', 'Předání spisu'],
    pick(
      'm',
      inPlay.kind('mission'),
      when(
        is($('m'), upon(kind('player'))),
        pick('w', inPlay.kind('player').with(no(isCard(hostOf($('m'))))), seq(react, verb('equip', $('m'), w))),
        pick('w', cardsBy('takers', $('m'), any.warriors), seq(react, verb('equip', $('m'), w))),
      ),
    ),
  ),
  answer(POINTS, { on: 'awarded', if: calc('youScore') })(
    ['PORTENTS OF VICTORY', 'Předzvěst vítězství'],
    gain('destiny', you, times(2, ev('amount'))),
  ),
  anytime(
    ['ATTRACTION', 'Přitažlivost'],
    pick(
      'w',
      any.of('doomtrooper'),
      pick(
        'q',
        any.of('doomtrooper').with(no(isCard(w))),
        seq(react, verb('equip', self, w), bind('prey', self, $('q'))),
      ),
    ),
    {
      set: 'inquisition',
      post: '+',
    },
    [
      always('attraction.peace', [forbid('attack', bearer, [isCard(linked('prey'))], NEVER)]),
      always('attraction.back', [forbid('attack', only(linked('prey')), [isCard(hostOf(self))], NEVER)]),
      on('attraction.over', { on: 'left', subject: [isCard(linked('prey'))] }, verb('discard', self)),
    ],
  ),
  inFight(
    ['SHELTER OF THE CROWD', 'V bezpečí davu'],
    seq(
      react,
      let_('a', attacker),
      let_('d', defender),
      gain('assault', controller($('a')), 1),
      lasts('turn', forbid('attack', inPlay.with(kind('warrior'), by(controller($('a')))), [isCard($('d'))])),
      end('combat'),
    ),
    {
      set: 'warzone',
    },
  ),
  asActions(
    3,
    ['SUICIDE ATTACK', 'Sebevražedný útok'],
    pick(
      'w',
      yours.warriors,
      pick(
        'p',
        seats('foes'),
        seq(let_('n', stat(w, 'value')), react, verb('discard', w), gain('victory', P, minus(0, $('n')))),
      ),
    ),
    { set: 'warzone', limit: 0 },
  ),
  anytime(['PRESSING MATTERS', 'Naléhavé záležitosti'], stands, { set: 'warzone', post: '+', when: inYourTurn }, [
    on(
      'pressing-matters.hide',
      { on: 'stepBegins', if: during('draw') },
      each('x', any.warriors.with(by(active), worth('ge', 7), no(flagged('covered'))), verb('cover', $('x'))),
    ),
  ]),
  asActions(2, ['DEAD ZONE', 'Mrtvá zóna'], lay(inPlay.kind('warzone')), { set: 'mortificator', post: '+' }, [
    always(
      'dead-zone',
      [forbid('art', fighters), mute(inPlay.kind('symmetry').with(upon(where('f', calc('fights', $('f'))))))],
      {
        if: same(calc('zoneNow'), hostOf(self)),
        wording: t(
          'Kdo bojuje v této válečné zóně, nesmí sesílat kouzla Umění a jeho karty Černé symetrie nemají žádné schopnosti.',
          'Whoever fights in this war zone cannot cast Art spells, and their Dark Symmetry cards have no abilities.',
        ),
      },
    ),
  ]),
  laid(['ILLUMINATION', 'Osvícení'], 1, any.warriors.with(tagged('darkImmune')), [forbid('darkImmunity', bearer)], {
    set: 'mortificator',
  }),
  anytime(
    ['INFORMANTS', 'Informátoři'],
    pickMany(
      'ss',
      inPlay.named('secret'),
      1,
      count(inPlay.named('secret')),
      seq(react, each('x', chosen('ss'), lookAt(attachedTo($('x'))))),
    ),
    { set: 'mortificator', when: inYourTurn, facts: { waitsFor: 'secret' } },
  ),
  asActions(
    2,
    ['TRAIL OF EVIDENCE', 'Stopa důkazů'],
    pick(
      'w',
      any.of('legion'),
      seq(react, each('m', yours.warriors.with(called('mortificator')), call('strikeNow', $('m'), w))),
    ),
    { set: 'mortificator', post: 'x' },
  ),
  asActions(2, ['ATTRITION', 'Opotřebení'], stands, { set: 'golgotha', post: '+', limit: 1 }, [
    on(
      'attrition',
      {
        on: 'stepBegins',
        if: all(during('start'), mayDo('suffer', calc('playerCard', active), self)),
      },
      pickMany(
        'cs',
        upkept,
        atLeast(0, minus(count(upkept), resource(active, 'destiny'))),
        count(upkept),
        seq(each('x', chosen('cs'), verb('discard', $('x'))), verb('payOver', active, count(upkept))),
        { by: active, prompt: 'ask.attrition' },
      ),
      {
        wording: t(
          'Na začátku svého kola každý hráč zaplatí 1 bod osudu za každého svého bojovníka a každou svou kartu vybavení, opevnění, relikvie a válečné zóny ve hře. Které nezaplatí, ty vyřadí.',
          'At the beginning of their turn, each player pays 1 destiny point for each of their warriors and equipment, fortification, relic, and war zone cards in play, and discards those not paid for.',
        ),
      },
    ),
  ]),
  anytime(['CARTEL ENFORCEMENT', 'Dohled Kartelu'], stands, { set: 'golgotha', post: '+' }, [
    always('cartel-enforcement.stays', [forbid('discard', only(self), undefined, NEVER)]),
    freeKills('cartel-enforcement'),
  ]),
  anytime(['DEMOTED', 'Degradován'], lay(any.warriors), { post: '+', facts: { stacks: true, wanes: true } }, [
    always('demoted.rank', [add(bearer, 'value', -2)]),
    wearsOut('demoted'),
  ]),
  anytime(
    ["PALADINE'S FAVOR", 'Paladinova přízeň'],
    lay(inPlay.kind('player').with(no(bearing(alike(self))))),
    { set: 'apocalypse', post: '+' },
    [
      always('paladine-s-favor.hand', [
        add(bearer, 'handLimit', atMost(5, count(any.of('imperial').with(inZone('squad', controller(hostOf(self))))))),
      ]),
    ],
  ),
];
