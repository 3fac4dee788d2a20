import type { Ability, CardDecl, CardQuery } from '@bojiste/kernel';
import {
  $,
  all,
  always,
  attachedTo,
  bearing,
  by,
  calc,
  cardsBy,
  cardsIn,
  during,
  either,
  forbid,
  hostOf,
  inPlay,
  is,
  isCard,
  kind,
  lasts,
  named,
  no,
  not,
  on,
  only,
  pick,
  scale,
  self,
  some,
  tag,
  tagged,
  upon,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import type { Role } from '../types.ts';
import {
  any,
  attacker,
  attacks,
  called,
  defender,
  fighters,
  fights,
  fortifications,
  opponentOf,
  yours,
} from '../words.ts';
import { darkImmune } from './common.ts';
import { upgrade } from './equipment.ts';
import { laid, lay, stands, untilYourTurn } from './laid.ts';
import {
  anytime,
  asActions,
  bearer,
  bonus,
  gear,
  inFight,
  keyOf,
  type Names,
  target,
  thisCombat,
  vehicle,
  w,
  warrior,
} from './make.ts';
import { tribal } from './tribal.ts';

/** What is given counts more, less or not at all (DT-MOD). */

const host = hostOf(self);
const below = only(calc('below', self));
const foe = only(opponentOf(host));
const machineGuns = inPlay.with(
  either(...['machine-gun', 'heavy-machine-gun', 'sub-machine-gun'].map(named)),
  where('x', calc('wielded', $('x'))),
);

/** The warrior uses nothing else, and no fortification. */
const enclosed = (key: string): Ability =>
  always(`${key}.alone`, [
    forbid(
      'beUsed',
      attachedTo(host)
        .kind('equipment')
        .with(no(isCard(self))),
    ),
    forbid('weapons', bearer),
    forbid('fortifications', bearer),
  ]);

/** A war zone whose defenders of one corporation are at home there; on one zone they are not. */
const homeTurf = (names: Names, planet: string, role: Role, not_?: string): CardDecl => {
  const held = cardsBy('zoneDefender', host).with(tagged(role));
  const zone = only(calc('zoneBelow', self));
  const where = not_ === undefined ? {} : { if: not(is(calc('zoneBelow', self), named(not_))) };
  return anytime(names, lay(inPlay.named(planet)), { set: 'warzone', post: '+' }, [
    always(`${keyOf(names[0])}.home`, [scale(zone, held, 0, 'negative')], where),
    always(`${keyOf(names[0])}.deadly`, [tag(held, 'slayer')], where),
  ]);
};

/** As many times in this combat. */
const doubled = (names: Names, what: CardQuery, extra: Parameters<typeof inFight>[2]): CardDecl =>
  inFight(names, target(what, thisCombat(scale(only(w), any.warriors, 2, 'positive'))), extra);

/** Příspěvky (what cards add). */
export const contributions: readonly CardDecl[] = [
  doubled(['AUTOMATIC FIRE', 'Palba dávkou'], machineGuns, {}),
  doubled(['RAMPAGE!', 'Řádění!'], inPlay.kind('beast').with(upon(where('f', fights($('f'))))), {
    set: 'paradise-lost',
  }),
  inFight(
    ['BACKLASH', 'Zpětný ráz'],
    target(
      fighters.with(bearing(kind('symmetry'))),
      thisCombat(scale(inPlay.kind('symmetry'), only(w), -1, 'positive')),
    ),
    { set: 'golgotha' },
  ),
  anytime(
    ['EXCRUTIATING POWER FLOW', 'Drásavý tok moci'],
    target(inPlay.kind('symmetry').with(upon(tagged('legion'))), lasts(untilYourTurn, scale(only(w), any.warriors, 2))),
    { set: 'warzone' },
  ),
  homeTurf(['HOME TURF ASTEROID BELT', 'Domácí půda: pás asteroidů'], 'asteroid-belt', 'imperial'),
  homeTurf(['HOME TURF MARS', 'Domácí půda: Mars'], 'mars', 'capitol', 'cyberopolis'),
  homeTurf(['HOME TURF MERCURY', 'Domácí půda: Merkur'], 'mercury', 'mishima'),
  homeTurf(['HOME TURF VENUS', 'Domácí půda: Venuše'], 'venus', 'bauhaus'),
  vehicle(
    ['BAUHAUS BULLY', 'Postrach Bauhausu'],
    [8, 8, 8, 8],
    [
      enclosed('bauhaus-bully'),
      always('bauhaus-bully.walls', [scale(fortifications, foe, 2, 'positive')], { if: attacks(host) }),
    ],
    { set: 'inquisition', to: ['imperial'], words: ['tank'] },
  ),
  vehicle(
    ['JET PACK', 'Tryskový batoh'],
    [0, 0, 0],
    [
      enclosed('jet-pack'),
      always('jet-pack.above', [scale(inPlay.kind('warzone'), foe, 0, 'positive')], { if: fights(host) }),
    ],
    { set: 'warzone', most: 5, kinds: ['airship'] },
  ),
  warrior(
    ['YUICHIRO', 'Juičiro'],
    [7, 7, 9, 9],
    ['mishima'],
    [
      darkImmune,
      always('yuichiro', [scale(inPlay.kind('blade'), yours.warriors.with(called('samurai')), 2, 'positive')]),
    ],
    { set: 'golgotha', kinds: ['personality'], words: ['samurai'] },
  ),
  gear(
    'ki',
    ['WEAPON LINK', 'Spojení se zbraní'],
    [0, 0, 0],
    [
      on(
        'weapon-link',
        { on: 'entered', subject: [isCard(self)] },
        pick('v', attachedTo(host).kind('weapon'), lasts('source', scale(only($('v')), bearer, 2, 'positive'))),
      ),
    ],
    { set: 'apocalypse', bears: 'weapon' },
  ),
  laid(
    ['ADVANCED SECURITY SYSTEM', 'Pokročilé zabezpečení'],
    1,
    fortifications,
    [scale(below, any.warriors, 2, 'positive')],
    { set: 'paradise-lost' },
  ),
  laid(['GUNFIGHTER', 'Pistolník'], 2, any.warriors, [scale(inPlay.named('handgun'), bearer, 3)], {
    set: 'paradise-lost',
  }),
  upgrade(
    ['POWER INDUCTION', 'Indukce síly'],
    inPlay.kind('blade').with(by(you), no(kind('gun'))),
    [scale(inPlay.kind('armor'), only(opponentOf(calc('weaponUser', self))), 0)],
    [],
    { set: 'paradise-lost' },
  ),
  asActions(
    1,
    ["OUR ENEMY'S WEAKNESS IS EXPOSED", 'Slabost nepřítele odhalena'],
    lay(yours.warriors.named('prophet')),
    { set: 'paradise-lost', kinds: ['prophecy'], post: '+' },
    [
      always('our-enemys-weakness', [scale(inPlay, only(defender), 0, 'positive')], {
        if: all(is(attacker, by(you)), is(defender, no(by(you)))),
      }),
    ],
  ),
  asActions(
    1,
    ['THE HOWLING IS UPON US', 'Slyšíme vytí'],
    stands,
    {
      set: 'paradise-lost',
      kinds: ['prophecy'],
      post: '+',
      when: some(yours.warriors.named('prophet')),
    },
    [
      always('the-howling', [
        scale(inPlay.kind('beast').with(by(you), named('for:crescentia')), any.warriors, 2, 'positive'),
      ]),
      on('the-howling.over', { on: 'stepBegins', by: you, if: during('draw') }, verb('sacrifice', self)),
    ],
  ),
  tribal('crescentia')(
    ['MASTODONT HANDLER', 'Vodič mastodontů'],
    [4, 4, 4, 4],
    [
      always(
        'mastodont-handler',
        bonus(cardsIn('station').with(kind('warrior'), either(bearing(kind('beast')), named('as-beast'))), [2, 2, 2]),
        { cumulative: true },
      ),
    ],
  ),
];
