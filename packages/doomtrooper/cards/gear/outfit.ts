import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  addCounter,
  all,
  allow,
  always,
  attachedTo,
  baseOf,
  calc,
  call,
  cardsBy,
  change,
  counter,
  divUp,
  each,
  end,
  flagged,
  forbid,
  hostOf,
  inPlay,
  inZone,
  is,
  isCard,
  kind,
  lasts,
  le,
  let_,
  minus,
  mute,
  named,
  no,
  nobody,
  on,
  oncePerTurn,
  pay,
  pick,
  resource,
  respond,
  seats,
  self,
  seq,
  some,
  spend,
  stat,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../../rules/anytime.ts';
import { any, discardable, fighters, fights, opponentOf, personality, played, yours } from '../../words.ts';
import { deed } from '../deeds.ts';
import { untilYourTurn } from '../laid.ts';
import { asActions, bearer, gear, react, t, target, w } from '../make.ts';

const host = hostOf(self);
const foe = opponentOf(host);
const halfWorth = divUp(stat(w, 'value'), 2);
const behemoth = { if: is(host, named('pretorian-behemoth')) };
const baseArmor = change(bearer, 'armor', 'baseAdd', minus(0, counter(self, 'marker')));

/** Výstroj (outfit): healing, poisons, armour, and what is worn for a purpose. */
export const outfit: readonly CardDecl[] = [
  gear(
    'equipment',
    ['CANYLE', 'Kanyla'],
    [0, 0, 0],
    [
      deed(
        'canyle',
        3,
        t('Zašít rány', 'Close the wounds'),
        pick(
          'w',
          any
            .of('legion')
            .with(flagged('wounded'), where('x', le(divUp(stat($('x'), 'value'), 2), resource(you, 'destiny')))),
          seq(pay(spend('destiny', halfWorth)), verb('heal', w)),
        ),
      ),
    ],
    { set: 'inquisition', to: ['legion'] },
  ),
  gear(
    'equipment',
    ['COMMAND HELMET', 'Velitelská přilba'],
    [0, 0, 0],
    [
      deed('command-helmet', 0, t('Útok velitele', 'Attack of the commander'), call('strikeNow', host, nobody), {
        limit: oncePerTurn,
        who: host,
        when: calc('couldStrike', host),
      }),
    ],
    { set: 'warzone', kind: ['commander'] },
  ),
  gear(
    'equipment',
    ['CENSER DROPS', 'Kapky z kadidelnice'],
    [0, 0, 0],
    [
      respond(
        'censer-drops',
        pick(
          'p',
          seats('all'),
          seq(
            react,
            verb('discard', self),
            lasts(untilYourTurn, forbid('attack', any.warriors.with(inZone('cohort', $('p'))))),
            when(some(fighters.with(inZone('cohort', $('p')))), end('combat')),
          ),
        ),
        { name: t('Otrávit Kohortu', 'Poison a Cohort'), tags: [...ANYTIME] },
      ),
    ],
    { set: 'mortificator', kinds: ['poison'], kind: ['mortificator'] },
  ),
  gear(
    'equipment',
    ['LOTUS BLOSSOM', 'Lotosový květ'],
    [0, 0, 0],
    [
      respond(
        'lotus-blossom',
        seq(react, let_('h', host), let_('o', foe), verb('discard', self), call('inflictWoundAs', $('h'), $('o'))),
        {
          name: t('Otrávit protivníka', 'Poison the opponent'),
          tags: ['quiet'],
          when: all(calc('afterBlows'), calc('closeCombat'), calc('survives', host), calc('survives', foe)),
        },
      ),
    ],
    { set: 'mortificator', kinds: ['poison'], kind: ['mortificator'] },
  ),
  gear(
    'equipment',
    ['SMOKE SCREEN', 'Kouřová clona'],
    [0, 0, 0],
    [
      respond(
        'smoke-screen',
        seq(
          react,
          let_('h', host),
          verb('discard', self),
          each('i', attachedTo($('h')).with(no(kind('equipment'))), verb('discard', $('i'))),
          each('i', attachedTo($('h')).kind('equipment'), verb('toHand', $('i'))),
          verb('toHand', $('h')),
        ),
        {
          name: t('Zmizet v kouři', 'Vanish in the smoke'),
          tags: ['react'],
          event: played(kind('special')),
        },
      ),
    ],
    { set: 'mortificator', actions: 3 },
  ),
  gear(
    'equipment',
    ['BEHEMOTH ARMOR', 'Brnění behemota'],
    [0, 0, 2],
    [
      always(
        'behemoth-armor.fits',
        [add(bearer, 'armor', 4), allow('receive', bearer, [named('gift:algeroth')], 2)],
        behemoth,
      ),
    ],
    { set: 'golgotha', kinds: ['armor'], kind: ['follower:algeroth'] },
  ),
  gear(
    'equipment',
    ['ADRENALINE IMPLANTS', 'Adrenalinové implantáty'],
    [0, 0, 0],
    [
      always('adrenaline-implants.cost', [baseArmor]),
      on(
        'adrenaline-implants',
        { on: 'harmed', subject: [isCard(host)] },
        when(
          is(host, flagged('wounded')),
          seq(
            verb('heal', host),
            addCounter('marker', self, 1),
            when(le(baseOf(host, 'armor'), 0), verb('discard', host)),
          ),
        ),
        {
          wording: t(
            'Kdykoli je držitel zraněn a přežije to, vylečte ho a položte na tuto kartu 1 žeton. Klesne-li tím jeho základní O na nulu, vyřaďte ho.',
            'Whenever the bearer is wounded and survives, heal it and put 1 token on this card. If that brings its base A down to nought, discard it.',
          ),
        },
      ),
    ],
    { set: 'apocalypse', to: ['doomtrooper'], refuses: ['brotherhood'], actions: 3 },
  ),
  gear(
    'equipment',
    ["YOMURA'S AMULET", 'Jomurův amulet'],
    [0, 0, 0],
    [always('yomura-s-amulet', [mute(attachedTo(foe).kind('ki'))], { if: fights(host) })],
    { set: 'apocalypse' },
  ),
  asActions(
    1,
    ['BULLETPROOF VEST', 'Neprůstřelná vesta'],
    pick('w', cardsBy('hosts', self, yours.warriors).with(personality), seq(react, verb('equip', self, w))),
    { type: 'equipment', set: 'promo', limit: 0, post: '+' },
    [
      respond(
        'bulletproof-vest.stops',
        target(inPlay.named('snipers').with(discardable), verb('discard', self), verb('discard', w)),
        { name: t('Zastavit kulku', 'Stop the bullet'), tags: [...ANYTIME] },
      ),
    ],
  ),
];
