import type { CardDecl, Filter } from '@bojiste/kernel';
import {
  $,
  all,
  always,
  any as anyOf,
  attachedTo,
  by,
  calc,
  call,
  cancel,
  cardsBy,
  cardsIn,
  count,
  drop,
  each,
  either,
  end,
  flagged,
  forbid,
  ge,
  hostOf,
  inPlay,
  inZone,
  is,
  isCard,
  it,
  kind,
  later,
  let_,
  lt,
  may,
  mayPick,
  named,
  no,
  on,
  pay,
  pick,
  resource,
  respond,
  sameZoneAs,
  self,
  seq,
  spend,
  tag,
  upon,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/anytime.ts';
import { any, attacker, defender, discardable, itemsInPlay, played, riding, yours } from '../words.ts';
import { deed } from './deeds.ts';
import { stock, throwsOut } from './gear/stock.ts';
import { laid } from './laid.ts';
import {
  answer,
  anytime,
  areaCard,
  bearer,
  gear,
  inFight,
  keyOf,
  type Names,
  REACTS,
  react,
  SAVES,
  t,
  vehicle,
  w,
} from './make.ts';

const host = hostOf(self);
const inSquad = inZone('squad', you);
const tank: Filter = named('tank');
const onTank = anyOf(is(attacker, tank), is(attacker, riding(tank)));

/** He steps in for whoever beside him is attacked in this way, and is hurt for it. */
const guard = (names: Names, how: 'closeCombat' | 'shooting'): CardDecl =>
  laid(names, 1, yours.warriors, [], { set: 'warzone' }, [
    respond(
      keyOf(names[0]),
      seq(
        react,
        let_('h', host),
        verb('takePlace', defender, $('h')),
        later({ on: 'combatEnded' }, 'turn', call('inflictWoundAs', self, $('h'))),
      ),
      {
        name: t('Postavit se místo obránce', 'Step in for the defender'),
        tags: ['combat', ...IN_COMBAT],
        when: all(calc(how), is(defender, by(you), sameZoneAs(host)), calc('couldStandIn', host)),
      },
    ),
  ]);
/** Postavení (emplacements): places, machines, guards and what blows them up. */
export const emplacements: readonly CardDecl[] = [
  areaCard(
    'equipment',
    ['SURFACE-TO-AIR MISSILE', 'Střela země–vzduch'],
    ['squad'],
    [
      respond('surface-to-air-missile', seq(react, call('inflictWoundAs', self, attacker), verb('discard', self)), {
        name: t('Odpálení', 'Launch'),
        tags: ['combat', ...IN_COMBAT],
        when: all(
          anyOf(is(attacker, riding(kind('airship'))), is(attacker, kind('airship'))),
          is(defender, by(you), inSquad),
        ),
      }),
    ],
    { set: 'mortificator' },
  ),
  areaCard(
    'fortification',
    ['ARMORY', 'Zbrojnice'],
    ['squad'],
    [
      respond('armory.store', pick('e', cardsIn('hand').kind('equipment'), seq(react, verb('store', $('e'), self))), {
        name: t('Uložit', 'Store'),
        tags: [...ANYTIME],
        when: lt(count(stock), 5),
        wording: t(
          'Kdykoli sem můžete uložit vybavení ze své ruky. Vejde se sem 5 karet.',
          'At any time, you may store equipment from your hand here. It holds 5 cards.',
        ),
      }),
      deed(
        'armory.take',
        1,
        t('Vyzvednout', 'Take out'),
        pick('e', stock, pick('w', cardsBy('hosts', $('e'), yours.warriors.with(inSquad)), verb('equip', $('e'), w))),
        {
          wording: t(
            'Za 1 akci přiložte odsud vybavení ke svému bojovníkovi v Mužstvu.',
            'For 1 action, attach equipment from here to one of your warriors in the Squad.',
          ),
        },
      ),
      deed(
        'armory.put',
        1,
        t('Odložit', 'Put away'),
        pick('e', inPlay.kind('equipment').with(upon(kind('warrior'), by(you), inSquad)), verb('store', $('e'), self)),
        {
          when: lt(count(stock), 5),
          wording: t(
            'Za 1 akci sem uložte vybavení svého bojovníka v Mužstvu, je-li z 5 míst jedno volné.',
            'For 1 action, store equipment of one of your warriors in the Squad here if one of 5 places is free.',
          ),
        },
      ),
      throwsOut('armory'),
    ],
    { set: 'golgotha' },
  ),
  gear(
    'ki',
    ['AURA OF MYSTICAL RESISTANCE', 'Aura mystické odolnosti'],
    [0, 0, 0],
    [
      always('aura-of-mystical-resistance', [tag(bearer, 'artImmune'), tag(bearer, 'darkImmune')]),
      respond('aura-of-mystical-resistance.deny', seq(react, cancel), {
        name: t('Odvrátit', 'Ward off'),
        tags: REACTS,
        event: played(either(kind('art'), kind('symmetry'))),
        price: [spend('destiny', 6)],
      }),
    ],
    { set: 'apocalypse' },
  ),
  gear(
    'equipment',
    ['MYSTIC BATTLE DRESS', 'Mystický bojový oděv'],
    [0, 0, 1],
    [
      on(
        'mystic-battle-dress',
        {
          on: 'harmed',
          subject: [isCard(host)],
          if: all(calc('inCombat'), is(host, named('mystic'))),
        },
        later(
          { on: 'combatEnded' },
          'turn',
          when(
            all(is(host, flagged('wounded')), ge(resource(you, 'destiny'), 3)),
            may(seq(pay(spend('destiny', 3)), verb('heal', host))),
          ),
        ),
      ),
    ],
    { set: 'inquisition', to: ['brotherhood'] },
  ),
  vehicle(
    ['ICARUS JET FIGHTER', 'Stíhačka Ikaros'],
    [0, 5, 5],
    [
      always('icarus-jet-fighter', [forbid('weapons', bearer)]),
      deed(
        'icarus-jet-fighter.raid',
        3,
        t('Nálet', 'Air raid'),
        pick('w', inPlay.with(either(kind('fortification'), kind('vehicle')), discardable), verb('discard', w)),
      ),
    ],
    { set: 'inquisition', kind: ['archangel'], kinds: ['airship'] },
  ),
  vehicle(
    ['CRUSADER SP ROCKET LAUNCHER', 'Samohybný raketomet Křižák'],
    [0, 0, 0],
    [
      deed(
        'crusader-sp-rocket-launcher',
        3,
        t('Raketová salva', 'Rocket salvo'),
        seq(
          let_('h', host),
          mayPick('f', itemsInPlay('fortification'), verb('discard', $('f'))),
          mayPick('z', itemsInPlay('warzone'), verb('discard', $('z'))),
          mayPick(
            'v',
            itemsInPlay('vehicle').with(no(isCard(self))),
            seq(when(calc('manned', $('v')), call('killAs', $('h'), hostOf($('v')))), verb('discard', $('v'))),
          ),
          verb('sacrifice', self),
        ),
        {
          attack: true,
          wording: t(
            'Za 2 akce a útočnou akci: vyřaďte jedno opevnění, jednu válečnou zónu a jedno jiné vozidlo. Kdo v něm sedí, zemře (za zabití se přidělují body). Tuto kartu pak obětujte.',
            'For 2 actions and an attack action: discard one fortification, one war zone, and one other vehicle. Whoever sits in it is killed (the kill earns points). Then sacrifice this card.',
          ),
        },
      ),
    ],
    { set: 'warzone', to: ['imperial'], words: ['artillery'] },
  ),
  inFight(
    ['ANTI-TANK MINEFIELD', 'Protitankové minové pole'],
    seq(
      react,
      let_('a', attacker),
      each('v', attachedTo($('a')).with(tank), seq(verb('board', $('v')), verb('discard', $('v')))),
      when(is($('a'), tank), call('killAs', self, $('a')), call('inflictWoundAs', self, $('a'))),
      end('combat'),
    ),
    { set: 'warzone', post: 'x', words: ['minefield'], when: onTank },
  ),
  anytime(
    ['ASSAULT ENGINEER', 'Ženista'],
    pick('w', any.of('doomtrooper'), seq(react, verb('equip', self, w))),
    { set: 'warzone', post: '+' },
    [
      deed(
        'assault-engineer.raze',
        3,
        t('Demolice', 'Demolition'),
        pick('w', inPlay.with(either(kind('fortification'), kind('warzone')), discardable), verb('discard', w)),
        { price: [spend('victory', 1)] },
      ),
      respond('assault-engineer.clear', seq(react, cancel), {
        name: t('Odminování', 'Mine clearing'),
        tags: REACTS,
        event: played(named('minefield')),
        when: is(host, by(you), inSquad),
      }),
    ],
  ),
  answer(SAVES, { on: 'harmed', subject: [kind('warrior'), riding(kind('vehicle'))] })(
    ['EJECTION SEAT', 'Vystřelovací sedadlo'],
    seq(
      drop,
      let_('h', it),
      each(
        'v',
        attachedTo($('h')).with(kind('vehicle'), where('m', calc('manned', $('m')))),
        seq(verb('board', $('v')), verb('discard', $('v'))),
      ),
    ),
    { set: 'warzone' },
  ),
  guard(['POINT GUARD', 'Přední stráž'], 'closeCombat'),
  guard(['REAR GUARD', 'Zadní stráž'], 'shooting'),
];
