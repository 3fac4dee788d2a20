import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  allow,
  always,
  attachedTo,
  calc,
  call,
  cancel,
  change,
  drop,
  either,
  flagged,
  forbid,
  hostOf,
  inPlay,
  is,
  isCard,
  kind,
  let_,
  named,
  no,
  on,
  only,
  pick,
  respond,
  self,
  seq,
  spend,
  tag,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/anytime.ts';
import { any, called, discardable, fights, itemsInPlay, killedBy, opponentOf, played, riding } from '../words.ts';
import { ANY_TACTIC, charge, deed } from './deeds.ts';
import { guns, movable, upgrade, user } from './equipment.ts';
import { raises } from './families.ts';
import { bearer, bonus, gear, react, SAVES, t, target, thisCombat, weapon } from './make.ts';

const host = hostOf(self);
const wielded = calc('wielded', self);
/** Whoever is wounded by it dies. */
const deadly = always('deadly-weapon', [tag(bearer, 'slayer')], { if: wielded });
/** So much more in the hands of these. */
const handy = (key: string, word: string, n: number) =>
  always(key, [add(bearer, 'fight', n)], { if: all(wielded, is(host, called(word))) });
/** Is an airship or sits in one. */
export const aloft = either(kind('airship'), riding(kind('airship')));
/** No other equipment is used with it. */
const alone = always('no-other-equipment', [
  forbid(
    'beUsed',
    attachedTo(host)
      .kind('equipment')
      .with(no(isCard(self))),
  ),
  forbid('weapons', bearer),
]);

/** Zbraně a výstroj (arms and gear of all affiliations). */
export const arms: readonly CardDecl[] = [
  weapon('gun', ['AC-41 "PURIFIER"', 'AC-41 „Očistec“'], [0, 5, 0], [deadly], {
    set: 'inquisition',
    to: ['brotherhood'],
    words: ['heavy-machine-gun', 'flamethrower'],
  }),
  weapon('blade', ['AVENGER SWORD', 'Meč mstitele'], [3, 0, 0], [], { set: 'inquisition', to: ['brotherhood'] }),
  weapon(
    'blade',
    ['CASTIGATOR BATTLESPEAR', 'Bojové kopí Kárač'],
    [2, 0, 0],
    [
      handy('castigator.valkyrie', 'valkyrie', 2),
      respond(
        'castigator.throw',
        seq(react, let_('h', host), verb('discard', self), thisCombat(add(only($('h')), 'shoot', 4))),
        {
          name: t('Vrhnout kopí', 'Throw the spear'),
          tags: [...IN_COMBAT],
          when: all(fights(host), is(host, called('valkyrie'))),
        },
      ),
    ],
    { set: 'inquisition', to: ['doomtrooper'] },
  ),
  gear(
    'equipment',
    ['INQUISITOR BATTLE DRESS', 'Bitevní roucho inkvizitora'],
    [0, 0, 1],
    [
      always('inquisitor-battle-dress', [add(bearer, 'armor', 2)], {
        if: is(host, either(named('inquisitor'), named('inquisitor-majoris'))),
      }),
    ],
    { set: 'inquisition', to: ['brotherhood'] },
  ),
  weapon(
    'gun',
    ['DPAT-9 "DEUCE"', 'DPAT-9 „Deuce“'],
    [0, 6, 0],
    [
      deed(
        'dpat-9-deuce',
        1,
        t('Odpálit raketu', 'Fire a rocket'),
        pick('w', inPlay.with(either(kind('vehicle'), kind('fortification')), discardable), verb('discard', $('w'))),
        { attack: true, when: calc('mayLead', host, 1, ANY_TACTIC) },
      ),
    ],
    { set: 'inquisition', to: ['capitol'], words: ['rocket-launcher'] },
  ),
  gear(
    'equipment',
    ['EPIDERMAL PLATES', 'Podkožní pláty'],
    [0, 0, 0],
    [always('epidermal-plates', [change(bearer, 'armor', 'baseMul', 2)])],
    { set: 'apocalypse', kinds: ['armor'], to: ['doomtrooper'], refuses: ['brotherhood'] },
  ),
  gear(
    'equipment',
    ['TACTICAL COMPUTER', 'Taktický počítač'],
    [0, 0, 0],
    [
      respond('tactical-computer', seq(react, verb('switchTactic')), {
        name: t('Změna taktiky', 'Change the tactic'),
        tags: [...IN_COMBAT, 'combat'],
        when: fights(host),
      }),
    ],
    { set: 'warzone', kind: ['commander'] },
  ),
  gear(
    'equipment',
    ['SACHS 9000GL', 'Sachs 9000GL'],
    [0, 0, 0],
    [
      respond('sachs-9000gl', seq(react, drop, verb('discard', self)), {
        name: t('Neprůstřelné auto', 'Bullet-proof car'),
        tags: SAVES,
        event: { on: 'harmed', subject: [isCard(host)], if: calc('shooting') },
      }),
    ],
    { set: 'mortificator', kind: ['commander'] },
  ),
  gear(
    'equipment',
    ['FORESEEING TALISMAN', 'Talisman předvídání'],
    [0, 0, 0],
    [
      respond('foreseeing-talisman', seq(react, cancel), {
        name: t('Předvídání', 'Foresight'),
        tags: ['react'],
        event: played(kind('special')),
        price: [spend('destiny', 12)],
      }),
    ],
    { set: 'mortificator', kind: ['mortificator'] },
  ),
  upgrade(['GRENADE LAUNCHER', 'Granátomet'], guns, [add(user, 'shoot', 3)]),
  weapon(
    'both',
    ['PUNISHER HANDGUN', 'Pistole Trestatel'],
    [1, 1, 0],
    [always('bolter.pair', [allow('twoHandguns', bearer)])],
    { words: ['handgun'], facts: { pair: true } },
  ),
  weapon('both', ['PUNISHER COMBO', 'Kombinovaná zbraň Trestatel'], [2, 2, 0], [], {
    set: 'inquisition',
    to: ['doomtrooper'],
  }),
  weapon(
    'gun',
    ['IMPERIAL SOUTHPAW', 'Imperiální Southpaw'],
    [0, 4, 0],
    [always('imperial-southpaw', [add(bearer, 'shoot', 2)], { if: all(wielded, is(opponentOf(host), aloft)) })],
    { words: ['rocket-launcher'] },
  ),
  gear(
    'fortification',
    ['INSTALLATION', 'Obranné postavení'],
    [-3, 0, 3],
    [always('installation', [forbid('closeAttack', bearer)]), movable('installation')],
    { facts: { many: true } },
  ),
  gear(
    'equipment',
    ['PERSONAL ANTI-PERSONNEL MINES', 'Osobní protipěchotní miny'],
    [0, 0, 0],
    [
      respond(
        'anti-personnel-mines',
        seq(
          react,
          let_('h', host),
          let_('o', opponentOf(host)),
          verb('discard', self),
          call('killAs', $('h'), $('o')),
          call('inflictWound', $('h')),
        ),
        {
          name: t('Odpálit miny', 'Set the mines off'),
          tags: [...IN_COMBAT],
          when: fights(host),
        },
      ),
    ],
  ),
  gear(
    'equipment',
    ['PSYCHO-SCANNER', 'Psychoskener'],
    [0, 0, 0],
    [
      respond('psycho-scanner', seq(react, verb('cover', host)), {
        name: t('Včasné varování', 'Early warning'),
        tags: [...IN_COMBAT],
        when: all(calc('defends', host), is(host, no(flagged('covered')))),
      }),
    ],
  ),
  gear(
    'equipment',
    ['RADAR SCANNER', 'Radarový skener'],
    [0, 0, 0],
    [always('radar-scanner', [forbid('attack', any.warriors.with(aloft), [isCard(host)])])],
  ),
  gear(
    'equipment',
    ['SCRAMBLING DEVICE', 'Rušička'],
    [0, 0, 0],
    [
      respond('scrambling-device', target(itemsInPlay('special'), verb('sacrifice', self), verb('discard', $('w'))), {
        name: t('Rušení', 'Scramble'),
        tags: [...ANYTIME],
      }),
    ],
    { set: 'golgotha', to: ['doomtrooper', 'heretic'] },
  ),
  gear(
    'equipment',
    ['BODY ARMOR', 'Tělesný pancíř'],
    [0, 0, 3],
    [always('body-armor', [forbid('beUsed', attachedTo(opponentOf(host)).kind('gun'))], { if: fights(host) })],
    { set: 'paradise-lost', kinds: ['armor'] },
  ),
  weapon('blade', ['CURATOR SWORD', 'Meč kurátora'], [2, 0, 0], [handy('curator-sword', 'curator', 2), deadly], {
    to: ['legion'],
  }),
  weapon('blade', ['AZOGAR', 'Azogar'], [3, 0, 0], [handy('azogar', 'nepharite-of-algeroth', 2)], {
    set: 'inquisition',
    to: ['legion'],
  }),
  weapon(
    'gun',
    ['SHRIEKETH', 'Shrieketh'],
    [0, 1, 0],
    [on('shrieketh', { ...killedBy(host, kind('warrior')), if: wielded }, raises('heretic'))],
    { to: ['legion'] },
  ),
  weapon('gun', ['IMPROVED KRATACH', 'Vylepšený Kratach'], [0, 5, 0], [], {
    set: 'inquisition',
    to: ['legion'],
    words: ['machine-gun'],
  }),
  gear('equipment', ['NECROBIONICS', 'Nekrobionika'], [3, 0, 0], [], { set: 'inquisition', to: ['heretic'] }),
  gear(
    'equipment',
    ['COMBAT COORDINATOR', 'Koordinátor boje'],
    [8, 8, 8, 8],
    [
      always('combat-coordinator', [tag(bearer, 'slayer'), allow('annihilate', bearer)]),
      respond('combat-coordinator.save', seq(react, drop, verb('discard', self)), {
        name: t('Záchrana', 'Save'),
        tags: SAVES,
        event: { on: 'harmed', subject: [isCard(host)] },
      }),
    ],
    { set: 'inquisition', kind: ['curator'] },
  ),
  gear(
    'equipment',
    ['CARCASS SUIT', 'Oblek z mršin'],
    [0, 0, 5],
    [always('carcass-suit', [change(bearer, 'fight', 'baseMul', 2), change(bearer, 'shoot', 'setBase', 0)]), alone],
    { set: 'golgotha', kinds: ['armor'], to: ['legion'] },
  ),
  weapon(
    'gun',
    ['ARCHER SNIPER RIFLE', 'Odstřelovací puška Lučištník'],
    [0, 2, 0],
    [charge('archer-sniper-rifle', 2, host, bonus(only($('h')), [0, 5, 0]), t('Mířený výstřel', 'Aimed shot'))],
    { set: 'inquisition', to: ['mishima'], words: ['sniper-rifle'] },
  ),
];
