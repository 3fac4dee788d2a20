import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  addCounter,
  all,
  always,
  amend,
  attachedTo,
  bearing,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  controller,
  count,
  counter,
  each,
  forbid,
  gt,
  hostOf,
  inPlay,
  instead,
  inZone,
  is,
  isCard,
  it,
  later,
  named,
  no,
  on,
  only,
  pick,
  plus,
  respond,
  self,
  seq,
  some,
  spend,
  stat,
  tag,
  tagged,
  times,
  upon,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../../rules/anytime.ts';
import { discardable, fortifications, killedBy, opponentOf } from '../../words.ts';
import { charge, deed } from '../deeds.ts';
import { bayonetBlade, guns, upgrade, user } from '../equipment.ts';
import { bearer, gear, react, t, w, weapon } from '../make.ts';

const host = hostOf(self);
const wielded = calc('wielded', self);
const foe = opponentOf(host);
/** So much for each card that lies under it. */
const kept = count(attachedTo(self));
const below = calc('below', self);
const legionGuns = guns.with(named('for:legion'));
const FIRED = 'marker';
const empty = gt(counter(self, FIRED), 0);
const loaded = addCounter(FIRED, self, -1);

/** Zbraně a co k nim patří (weapons, what is mounted on them, and boxes of power). */
export const weaponry: readonly CardDecl[] = [
  weapon(
    'blade',
    ['MORTIS SWORD', 'Meč Mortis'],
    [0, 0, 0],
    [
      always('mortis-sword.spells', [add(bearer, 'fight', plus(1, kept))], { if: wielded }),
      deed(
        'mortis-sword',
        1,
        t('Vložit kouzlo', 'Give it a spell'),
        pick(
          'e',
          cardsIn('hand')
            .kind('art')
            .with(where('x', some(cardsBy('casters', $('x')).with(isCard(host))))),
          verb('store', $('e'), self),
        ),
        {
          wording: t(
            'Za 1 akci: uložte pod tuto kartu kouzlo Umění ze své ruky, které by držitel mohl sám seslat.',
            'For 1 action: store beneath this card an Art spell from your hand that the bearer could cast itself.',
          ),
        },
      ),
    ],
    { to: ['brotherhood'] },
  ),
  gear(
    'equipment',
    ["PANDORA'S BOX", 'Pandořina skříňka'],
    [0, 0, 0],
    [
      always('pandora-s-box.power', [add(bearer, 'fight', kept), add(bearer, 'shoot', kept)]),
      deed(
        'pandora-s-box',
        1,
        t('Vložit kartu', 'Put a card in'),
        pick('e', cardsIn('hand').kind('symmetry'), verb('store', $('e'), self)),
      ),
    ],
    { set: 'mortificator', to: ['legion'] },
  ),
  upgrade(['CHAIN BAYONET', 'Řetězový bajonet'], legionGuns, [add(user, 'fight', 6)], [bayonetBlade], {
    set: 'inquisition',
  }),
  upgrade(
    ['LASER SIGHT', 'Laserový zaměřovač'],
    guns,
    [add(user, 'shoot', 1)],
    [
      charge(
        'laser-sight',
        3,
        calc('weaponUser', self),
        [add(only($('h')).with(bearing(isCard(below), where('x', calc('wielded', $('x'))))), 'shoot', 3)],
        t('Pečlivě mířený výstřel', 'Carefully aimed shot'),
        {
          wording: t(
            'Za 2 akce a útočnou akci zaútočte ihned bojovníkem, který má zbraň s touto kartou; použije-li ji, má při tomto útoku ještě +3 k S.',
            'For 2 actions and an attack action, attack at once with the warrior whose weapon bears this card; if it uses that weapon, it gets a further +3 S for this attack.',
          ),
        },
      ),
    ],
    { set: 'inquisition' },
  ),
  upgrade(
    ['ARMOR-PIERCING AMMO', 'Průbojná munice'],
    guns.with(no(named('flamethrower'))),
    [forbid('beUsed', attachedTo(opponentOf(calc('weaponUser', self))).kind('armor'))],
    [
      on(
        'armor-piercing-ammo.tears',
        { on: 'compared', if: calc('hostWielded') },
        each('x', attachedTo(opponentOf(calc('weaponUser', self))).kind('armor'), verb('sacrifice', $('x'))),
      ),
    ],
    { set: 'mortificator' },
  ),
  upgrade(
    ['HELLBLASTER', 'Pekelný blaster'],
    inPlay.kind('vehicle').with(by(you), upon(tagged('legion'))),
    [],
    [
      always('hellblaster.guns', [add(user, 'shoot', 7), tag(user, 'slayer')], { if: calc('manned', below) }),
      deed(
        'hellblaster',
        1,
        t('Rozstřílet opevnění', 'Shoot a fortification down'),
        pick('w', fortifications.with(discardable), verb('discard', w)),
        { when: calc('manned', below) },
      ),
    ],
    { set: 'inquisition' },
  ),
  weapon(
    'gun',
    ['NAZGAROTH', 'Nazgaroth'],
    [0, 8, 0],
    [
      always('nazgaroth.kill', [tag(bearer, 'slayer')], { if: wielded }),
      on(
        'nazgaroth.fired',
        { on: 'compared', subject: [isCard(host)], if: all(wielded, calc('shooting')) },
        later({ on: 'combatEnded' }, 'turn', addCounter(FIRED, self, 1)),
        {
          wording: t(
            'Vystřelí-li z ní držitel v souboji, položte na ni po tomto souboji 1 žeton.',
            'If the bearer shot with it in a combat, put 1 token on it after that combat.',
          ),
        },
      ),
      always('nazgaroth.empty', [forbid('beUsed', only(self))], { if: empty }),
      deed('nazgaroth.load', 1, t('Nabít', 'Load it'), seq(loaded), {
        when: empty,
        wording: t('Za 1 akci z ní žeton odstraňte.', 'For 1 action, take a token off it.'),
      }),
      respond('nazgaroth.reload', seq(react, loaded), {
        name: t('Nabít za body osudu', 'Load it for destiny points'),
        tags: [...ANYTIME],
        price: [spend('destiny', 5)],
        when: empty,
        wording: t(
          'Kdykoli z ní za 5 bodů osudu žeton odstraňte.',
          'At any time, take a token off it for 5 destiny points.',
        ),
      }),
    ],
    { set: 'inquisition', to: ['legion'], words: ['heavy-machine-gun'] },
  ),
  weapon(
    'gun',
    ['PLAGUE GUN', 'Morová puška'],
    [0, 0, 0],
    [
      always('plague-gun', [tag(bearer, 'slayer')], { if: all(wielded, is(foe, tagged('doomtrooper'))) }),
      on(
        'plague-gun.spreads',
        { ...killedBy(host, tagged('doomtrooper'), inZone('squad')), if: wielded },
        pick(
          'w',
          cardsIn('squad', controller(it)).with(tagged('doomtrooper'), no(isCard(it))),
          call('inflictWoundAs', host, w),
          { by: controller(it) },
        ),
      ),
    ],
    { set: 'inquisition', kind: ['follower:demnogonis'] },
  ),
  weapon(
    'gun',
    ['SSW4200P', 'SSW4200P'],
    [0, 4, 0],
    [
      instead(
        'ssw4200p.tears',
        {
          on: 'harmed',
          subject: [isCard(foe)],
          source: [isCard(host)],
          if: all(wielded, gt(stat(host, 'shoot', foe), times(2, stat(foe, 'armor', host)))),
        },
        amend('amount', 2),
        {
          wording: t(
            'Zraní-li s ní držitel protivníka a je-li držitelovo S vyšší než dvojnásobek protivníkova O, zabije ho.',
            "If the bearer wounds the opponent with it and the bearer's S is greater than twice the opponent's A, it kills the opponent.",
          ),
        },
      ),
    ],
    { set: 'inquisition', to: ['cybertronic'], words: ['heavy-machine-gun'] },
  ),
];
