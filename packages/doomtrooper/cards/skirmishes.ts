import type { CardDecl, Eff } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  attachedTo,
  baseOf,
  by,
  calc,
  call,
  cardsBy,
  change,
  controller,
  drop,
  during,
  each,
  either,
  end,
  forbid,
  inPlay,
  is,
  it,
  kind,
  lasts,
  later,
  let_,
  minus,
  mute,
  no,
  not,
  number,
  only,
  pick,
  respond,
  self,
  seq,
  some,
  spend,
  tagged,
  times,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { IN_COMBAT } from '../rules/anytime.ts';
import { attacker, attacks, defender, dying, fighters, fights, onStation, opponentOf, yours } from '../words.ts';
import { untilYourTurn } from './laid.ts';
import {
  answer,
  anytime,
  asActions,
  bearer,
  bonus,
  inFight,
  type Names,
  type PlayExtra,
  react,
  SAVES,
  t,
  target,
  thisCombat,
  w,
} from './make.ts';
import { X } from './spells.ts';

const zones = inPlay.kind('warzone');
/** A mine under the attacker: he is hurt, and the combat is over. */
const mine = (...hurt: Parameters<typeof seq>) => seq(react, ...hurt, end('combat'));
const hurt = call('inflictWoundAs', self, attacker);

/** A ritual of the Lutheran Triad: with a patriarch, one of a name at a time. */
const ritual = (names: Names, effect: Eff, extra: PlayExtra = {}): CardDecl =>
  asActions(1, names, effect, {
    set: 'paradise-lost',
    kinds: ['ritual'],
    ...extra,
    when: all(some(yours.warriors.named('patriarch')), not(calc('ritualOn', self))),
  });
const lutherans = yours.of('lutheran');

/** Destiny points into one number of a fighter of the Crescentia. */
const willed = (stat: 'fight' | 'shoot', name: ReturnType<typeof t>) =>
  respond(
    `our-will.${stat}`,
    pick('w', yours.of('crescentia').with(where('f', fights($('f')))), seq(react, thisCombat(add(only(w), stat, 1)))),
    { name, tags: [...IN_COMBAT], price: [spend('destiny', 1)] },
  );

/** Co se stane v boji (what happens in battle): mines, escapes, rites of the tribes. */
export const skirmishes: readonly CardDecl[] = [
  inFight(['MINEFIELD', 'Minové pole'], mine(hurt), {
    set: 'warzone',
    post: 'x',
    words: ['minefield'],
    when: is(defender, by(you)),
  }),
  inFight(['SUDDEN DEATH', 'Náhlá smrt'], seq(react, verb('discard', attacker)), {
    set: 'warzone',
    when: all(calc('closeCombat'), is(defender, by(you), tagged('legion')), is(attacker, tagged('doomtrooper'))),
  }),
  inFight(['INTO THE DARK', 'Do tmy'], seq(react, thisCombat(...bonus(only(defender), [-5, -5, -5]))), {
    set: 'mortificator',
    when: some(only(calc('zoneNow'))),
  }),
  inFight(['AIR ASSAULT', 'Útok ze vzduchu'], seq(react, thisCombat(forbid('beUsed', zones), mute(zones))), {
    set: 'warzone',
  }),
  answer(SAVES, { on: 'harmed', subject: [kind('warrior')] })(
    ['PUNCH DRUNK', 'Otřesený'],
    seq(drop, verb('equip', self, it)),
    { set: 'mortificator', post: '+' },
    [always('punch-drunk.dizzy', bonus(bearer, [-4, -4, -4]))],
  ),
  answer(SAVES, dying(tagged('doomtrooper'), no(by(you))))(
    ['CLIFFHANGER', 'Na poslední chvíli'],
    seq(drop, verb('equip', self, it)),
    { set: 'golgotha', post: '+' },
    [always('cliffhanger.thanks', [forbid('attack', bearer, yours.of('doomtrooper').where)])],
  ),
  inFight(
    ['SECOND THOUGHTS', 'Rozmysleli si to'],
    seq(
      react,
      each('f', fighters, seq(each('i', attachedTo($('f')), verb('discard', $('i'))), verb('toHand', $('f')))),
      end('combat'),
    ),
    { set: 'golgotha', post: 'x', limit: 1 },
  ),
  inFight(
    ['HASTY GETAWAY', 'Spěšný ústup'],
    target(
      fighters,
      each(
        'i',
        attachedTo(w).with(either(kind('equipment'), kind('special')), by(controller(w))),
        verb('toHand', $('i')),
      ),
      verb('toHand', w),
      end('combat'),
    ),
    { set: 'mortificator', post: 'x', limit: 1 },
  ),
  inFight(
    ['BATTLE MADNESS', 'Bojové šílenství'],
    pick(
      'w',
      fighters.with(by(you)),
      number(
        'x',
        1,
        baseOf(w, 'armor'),
        seq(
          react,
          thisCombat(
            change(only(w), 'armor', 'baseAdd', minus(0, X)),
            change(only(w), 'fight', 'baseAdd', times(2, X)),
          ),
        ),
      ),
    ),
    {
      set: 'paradise-lost',
      wording: t(
        'Zahrajte v průběhu souboje. Vyberte svého účastníka souboje a snižte mu do konce souboje základní O nejvýše na nulu; za každý bod, o který jste je snížili, má +2 k základnímu Z.',
        'Play during combat. Choose one of your fighters and lower its base A, not below nought, until end of combat; for each point less it gets +2 base F.',
      ),
    },
  ),
  inFight(['BY THE THROAT', 'Pod krkem'], target(fighters, thisCombat(forbid('retaliate', only(opponentOf(w))))), {
    set: 'promo',
    limit: 0,
    when: calc('closeCombat'),
  }),
  anytime(
    ['RUSTLERS!', 'Zloději dobytka!'],
    pick(
      'e',
      inPlay.kind('beast'),
      pick('w', cardsBy('takers', $('e'), yours.warriors.with(onStation)), seq(react, verb('equipFreely', $('e'), w))),
    ),
    { set: 'paradise-lost', post: 'x' },
  ),
  ritual(
    ['THE CONVICTION', 'Síla přesvědčení'],
    target(
      lutherans,
      lasts(untilYourTurn, ...(['fight', 'shoot', 'armor'] as const).map((s) => change(only(w), s, 'baseMul', 3))),
      later({ on: 'stepBegins', by: you, if: during('draw') }, 'ever', verb('sacrifice', w)),
    ),
    { post: 'x' },
  ),
  ritual(
    ['THE PROTECTION', 'Síla ochrany'],
    seq(react, lasts(untilYourTurn, forbid('harm', lutherans.with(where('x', attacks($('x'))))))),
  ),
  ritual(
    ['THE SACRIFICE', 'Síla oběti'],
    target(
      lutherans,
      let_('n', baseOf(w, 'value')),
      verb('discard', w),
      lasts(untilYourTurn, ...(['fight', 'shoot', 'armor'] as const).map((s) => add(lutherans, s, $('n')))),
    ),
  ),
  asActions(
    1,
    ['OUR WILL IS BEYOND MEASURE', 'Naše vůle nezná mezí'],
    pick('w', yours.warriors.named('prophet'), seq(react, verb('equip', self, w))),
    { set: 'paradise-lost', kinds: ['prophecy'], post: '+' },
    [willed('fight', t('Vůle k zápasu', 'Will to fight')), willed('shoot', t('Vůle ke střelbě', 'Will to shoot'))],
  ),
];
