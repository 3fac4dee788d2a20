import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  by,
  calc,
  cancel,
  change,
  each,
  either,
  flagged,
  forbid,
  inPlay,
  kind,
  lasts,
  mode,
  named,
  no,
  not,
  oneOf,
  only,
  pick,
  seats,
  seq,
  spend,
  tagged,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, discardable, facing, fighters, itemsInPlay, played, worth } from '../words.ts';
import { laid, sweep } from './laid.ts';
import { answer, anytime, asActions, bearer, bonus, inFight, REACTS, react, t, target, thisCombat, w } from './make.ts';

/** Against whoever sits in no vehicle and is none. */
const supported = fighters.with(
  facing(no(kind('airship')), no(tagged('asVehicle')), where('v', not(calc('inVehicle', $('v'))))),
);
const FOUR = ['fight', 'shoot', 'armor', 'value'] as const;

/** Události (events of war): what is discarded, weakened, strengthened at a stroke. */
export const events: readonly CardDecl[] = [
  anytime(
    ['DAY OF MOURNING', 'Den smutku'],
    seq(react, lasts({ turnOf: you, at: 'start' }, ...bonus(any.of('bauhaus'), [-5, -5, -5]))),
    { set: 'mortificator', post: 'x' },
  ),
  asActions(3, ['GHOST IN THE MACHINE', 'Duch ve stroji'], sweep(any.of('cybertronic').with(discardable)), {
    set: 'mortificator',
    price: [spend('destiny', 10)],
  }),
  laid(['INFERIOR TECHNOLOGY', 'Zastaralá technika'], 1, any.of('cybertronic'), [forbid('attack', bearer)], {
    set: 'mortificator',
  }),
  laid(
    ['LACK OF FAITH', 'Nedostatek víry'],
    1,
    any.of('brotherhood'),
    [forbid('attack', bearer), forbid('art', bearer)],
    {
      set: 'golgotha',
    },
  ),
  laid(['TRY AND STOP ME!', 'Zkus mě zastavit!'], 1, any.warriors, [forbid('autoKill', bearer)], {
    set: 'mortificator',
  }),
  laid(['REPUTATION', 'Pověst'], 3, any.warriors, [add(bearer, 'value', 3)]),
  laid(
    ['ELITE TROOPER', 'Elitní voják'],
    2,
    any.of('doomtrooper').with(worth('le', 4)),
    FOUR.map((stat) => change(bearer, stat, 'baseMul', 2)),
    { set: 'warzone' },
  ),
  anytime(['BOTCHED ORDERS', 'Zpackané rozkazy'], target(itemsInPlay('mission'), verb('discard', w))),
  anytime(['DESPERATE MEASURES', 'Zoufalá opatření'], sweep(itemsInPlay('mission'))),
  anytime(['FORGERY', 'Padělek'], target(itemsInPlay('relic'), verb('discard', w)), { set: 'inquisition' }),
  anytime(['NATURAL DISASTER', 'Přírodní katastrofa'], target(itemsInPlay('warzone'), verb('discard', w)), {
    set: 'warzone',
  }),
  anytime(['FESTERING WOUNDS', 'Hnisající rány'], sweep(any.warriors.with(flagged('wounded'), discardable)), {
    set: 'golgotha',
  }),
  anytime(
    ['STRATEGIC BOMBING', 'Strategické bombardování'],
    sweep(inPlay.with(either(named('factory'), named('industrial-complex'), named('factory-retrofit')), discardable)),
    { set: 'warzone' },
  ),
  asActions(
    1,
    ['OUT OF FUEL', 'Došlo palivo'],
    sweep(inPlay.with(either(kind('vehicle'), tagged('asVehicle')), discardable)),
    { set: 'golgotha', post: 'x' },
  ),
  asActions(
    3,
    ['BURGLARY', 'Vloupání'],
    pick('p', seats('all'), seq(react, each('x', itemsInPlay('relic').with(by($('p'))), verb('discard', $('x'))))),
    {
      set: 'mortificator',
    },
  ),
  answer(REACTS, played(kind('equipment')))(['FAULTY SUPPLIES', 'Vadné zásoby'], cancel, { set: 'warzone' }),
  inFight(
    ['ARTILLERY SUPPORT', 'Dělostřelecká podpora'],
    pick('w', supported, seq(react, thisCombat(add(only(w), 'shoot', 5)))),
    { set: 'warzone' },
  ),
  inFight(
    ['CLOSE AIR SUPPORT', 'Blízká letecká podpora'],
    pick('w', supported, seq(react, thisCombat(add(only(w), 'fight', 5)))),
    { set: 'warzone' },
  ),
  inFight(['COMMANDO RAID', 'Přepad komanda'], seq(react, thisCombat(forbid('fortifications', fighters))), {
    set: 'warzone',
  }),
  inFight(
    ['TO BE OR NOT TO BE', 'Být, či nebýt'],
    pick(
      'w',
      fighters,
      oneOf(
        ...([4, -4] as const).map((n) =>
          mode(
            n > 0 ? 'more' : 'less',
            n > 0 ? t('Posílit', 'Strengthen') : t('Oslabit', 'Weaken'),
            seq(react, thisCombat(...bonus(only(w), [n, n, 0]))),
          ),
        ),
      ),
    ),
    {
      set: 'mortificator',
      post: 'x',
    },
  ),
];
