import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  all,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  chosen,
  collect,
  count,
  either,
  flagged,
  hostOf,
  inPlay,
  inZone,
  is,
  kind,
  lt,
  mayPick,
  mode,
  oneOf,
  pick,
  respond,
  seats,
  self,
  seq,
  some,
  tagged,
  topOf,
  upon,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../../rules/anytime.ts';
import { any, discardable, lookAt, yours } from '../../words.ts';
import { deed, salvo } from '../deeds.ts';
import { stands } from '../laid.ts';
import { areaCard, asActions, gear, react, t, target, vehicle, w } from '../make.ts';
import { closed } from '../vehicles.ts';
import { stock, throwsOut } from './stock.ts';

const host = hostOf(self);
const P = $('p');
const TOP = chosen('top').with(inZone('library', P));
/** One more action, one more of the cards that were looked at. */
const burn = when(
  all(calc('mayActs', 1), some(TOP)),
  mayPick('x', TOP, seq(verb('spendAction', you, 1), verb('discard', $('x')))),
);

/** Stroje (machines): vehicles, ships, launchers. */
export const machines: readonly CardDecl[] = [
  vehicle(['RATTLESNAKE', 'Chřestýš'], [0, 5, 0], [closed, salvo('rattlesnake', host)], {
    set: 'warzone',
    to: ['capitol'],
  }),
  vehicle(
    ['GREAT GREY', 'Velký šedý'],
    [0, 0, 0],
    [
      closed,
      deed(
        'great-grey',
        2,
        t('Ostřelování', 'Strafe'),
        pick('w', any.warriors, when(is(w, flagged('covered')), call('killAs', host, w), verb('cover', w))),
        {
          attack: true,
          when: calc('mayActs', 2),
        },
      ),
    ],
    { set: 'warzone', kind: ['commander'], kinds: ['airship'] },
  ),
  areaCard(
    'equipment',
    ['LANCELOT LIGHT FREIGHTER', 'Lehký nákladní koráb Lancelot'],
    ['squad'],
    [
      deed(
        'lancelot.load',
        1,
        t('Naložit vybavení', 'Load equipment'),
        oneOf(
          mode(
            'hand',
            t('Z ruky', 'From your hand'),
            pick('e', cardsIn('hand').kind('equipment'), verb('store', $('e'), self)),
            some(cardsIn('hand').kind('equipment')),
          ),
          mode(
            'squad',
            t('Z Mužstva', 'From your Squad'),
            pick(
              'e',
              inPlay.kind('equipment').with(by(you), upon(kind('warrior'), inZone('squad', you))),
              verb('store', $('e'), self),
            ),
            some(inPlay.kind('equipment').with(by(you), upon(kind('warrior'), inZone('squad', you)))),
          ),
        ),
        {
          when: lt(count(stock), 3),
          wording: t(
            'Za 1 akci: uložte sem vybavení ze své ruky, nebo od bojovníka ve svém Mužstvu. Unese 3 karty.',
            'For 1 action: store here an equipment card from your hand or from a warrior in your Squad. It holds 3 cards.',
          ),
        },
      ),
      respond(
        'lancelot.give',
        pick('e', stock, pick('w', cardsBy('hosts', $('e'), yours.warriors), seq(react, verb('equip', $('e'), w)))),
        { name: t('Vydat vybavení', 'Hand equipment out'), tags: [...ANYTIME] },
      ),
      throwsOut('lancelot'),
    ],
    { set: 'warzone', kinds: ['vehicle', 'airship'] },
  ),
  gear(
    'equipment',
    ['SURVEILLANCE SHIP', 'Pozorovací loď'],
    [0, 0, 0],
    [
      deed(
        'surveillance-ship',
        1,
        t('Průzkum knihovny', 'Survey a library'),
        pick('p', seats('all'), seq(collect('top', topOf('library', 3, P)), lookAt(TOP), burn, burn, burn)),
        {
          wording: t(
            'Za 1 akci: prohlédněte si 3 vrchní karty knihovny kteréhokoli hráče. Za každou další akci smíte jednu z nich odhodit; ostatní zůstanou ve svém pořadí.',
            "For 1 action: look through the top 3 cards of any player's library. Each further action lets you discard one of those; the rest keep their order.",
          ),
        },
      ),
    ],
    { set: 'mortificator', to: ['mishima'] },
  ),
  asActions(
    1,
    ['HOMING MISSILE', 'Samonaváděcí střela'],
    stands,
    { type: 'equipment', set: 'promo', limit: 0, post: '+' },
    [
      respond(
        'homing-missile.launch',
        target(
          inPlay.with(either(kind('vehicle'), tagged('asVehicle')), discardable),
          verb('discard', self),
          verb('discard', w),
        ),
        { name: t('Odpálit střelu', 'Launch the missile'), tags: [...ANYTIME] },
      ),
    ],
  ),
];
