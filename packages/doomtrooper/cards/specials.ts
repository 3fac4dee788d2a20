import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  addCounter,
  all,
  always,
  amend,
  atMost,
  by,
  calc,
  call,
  cancel,
  cardsBy,
  chosen,
  collect,
  controller,
  counter,
  divUp,
  drop,
  during,
  each,
  end,
  eq,
  ev,
  flagged,
  foe,
  forbid,
  gain,
  ge,
  hostOf,
  inPlay,
  is,
  kind,
  lasts,
  may,
  minus,
  no,
  on,
  only,
  pick,
  resource,
  respond,
  seats,
  self,
  seq,
  spend,
  stat,
  tag,
  times,
  turnOf,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import {
  any,
  anybody,
  atStart,
  attacker,
  defender,
  discardable,
  dying,
  fighters,
  fights,
  fortifications,
  inCover,
  played,
  yours,
} from '../words.ts';
import {
  answer,
  anytime,
  asActions,
  bearer,
  card,
  inFight,
  POINTS,
  REACTS,
  react,
  SAVES,
  t,
  target,
  thisCombat,
  w,
} from './make.ts';

const untilYourTurn = { turnOf: you, at: 'start' } as const;
const first = (cs: string, en: string, who: typeof attacker): CardDecl =>
  inFight([en, cs], seq(react, thisCombat(tag(only(who), 'firstAttack'))));
const boost = (
  names: readonly [string, string],
  book: boolean,
  ...changes: readonly (readonly ['fight' | 'shoot' | 'armor', number])[]
): CardDecl => inFight(names, target(fighters, thisCombat(...changes.map(([s, n]) => add(only(w), s, n)))), { book });

/** Speciální karty (special cards). */
export const specials: readonly CardDecl[] = [
  first('Přepadení ze zálohy', 'AMBUSH', defender),
  first('Překvapivý útok', 'SURPRISE ATTACK', attacker),
  anytime(['BLOOD LUST', 'Krvavý chtíč'], seq(react, gain('assault', you, 1)), { book: true, when: atStart }),
  anytime(['INITIATIVE', 'Iniciativa'], seq(react, verb('moreActions', you, 1)), {
    book: true,
    when: atStart,
    perTurn: 1,
  }),
  anytime(
    ['INSPIRED', 'Bohem požehnaný'],
    seq(react, when(turnOf(you), verb('grantPeaceful', you, 3), call('extraActions', 3))),
    { book: true, when: calc('mayGainPeaceful') },
  ),
  anytime(
    ['CHASM!', 'Propast!'],
    seq(
      react,
      lasts(untilYourTurn, forbid('closeCombat', any.warriors, undefined, 1)),
      when(calc('closeCombat'), end('combat')),
    ),
  ),
  anytime(
    ['HEAVY FOG', 'Hustá mlha'],
    seq(
      react,
      lasts(untilYourTurn, forbid('shooting', any.warriors, undefined, 1)),
      when(calc('shooting'), end('combat')),
    ),
  ),
  anytime(
    ['COWARDICE', 'Zbabělost'],
    pick(
      'p',
      seats('all'),
      seq(
        react,
        collect('inside', anybody.with(by($('p')), inCover)),
        each('x', any.warriors.with(by($('p')), no(flagged('covered'))), verb('cover', $('x'))),
        each(
          'y',
          chosen('inside'),
          when(
            ge(resource($('p'), 'destiny'), 5),
            may(gain('destiny', $('p'), -5), { by: $('p'), prompt: 'ask.ransom', else: verb('discard', $('y')) }),
            verb('discard', $('y')),
          ),
        ),
      ),
    ),
    {
      book: true,
      wording: t(
        'Zahrajte kdykoli a zvolte hráče. Všichni jeho bojovníci jdou do úkrytu; každého, který v úkrytu už byl, vyřaďte, pokud za něj hráč nezaplatí 5 bodů osudu.',
        'Play any time and choose a player. Every warrior of that player takes cover; each one already there is discarded unless its player pays 5 destiny points for it.',
      ),
    },
  ),
  inFight(
    ['DULL BLADE', 'Tupá čepel'],
    target(
      inPlay.kind('blade').with(no(kind('gun')), where('x', calc('wielded', $('x')))),
      thisCombat(forbid('beUsed', only(w))),
      verb('disarm', w),
    ),
  ),
  inFight(
    ['OUT OF AMMO', 'Došla munice'],
    target(
      inPlay.kind('gun').with(by(foe), where('x', calc('wielded', $('x')))),
      thisCombat(forbid('beUsed', only(w))),
      verb('disarm', w),
    ),
  ),
  boost(['EVASIVE ACTION', 'Úhybná akce'], true, ['armor', 2]),
  boost(['LUCKY SHOT', 'Šťastný výstřel'], true, ['shoot', 2]),
  boost(['POWERFUL BLOW', 'Mocný úder'], true, ['fight', 2]),
  boost(['TAKE AIM', 'Zamíření'], false, ['fight', 1], ['shoot', 1]),
  inFight(['TAKE COVER', 'Kryj se!'], seq(react, verb('cover', defender)), {
    when: is(defender, by(you), no(flagged('covered'))),
  }),
  anytime(
    ['HIDDEN IN THE SHADOWS', 'Skryt ve stínech'],
    pick('w', any.warriors, seq(react, verb('equip', self, w))),
    { post: '+' },
    [
      always('hidden-in-the-shadows.guard', [add(bearer, 'armor', 3)]),
      on('hidden-in-the-shadows.ends', { on: 'stepBegins', by: you, if: during('draw') }, verb('discard', self)),
    ],
  ),
  inFight(
    ['RETREAT!', 'Ústup!'],
    target(
      fighters.with(by(you)),
      verb('earnVictory', controller(calc('opponent', w)), divUp(stat(w, 'value'), 2)),
      end('combat'),
    ),
    {
      wording: t(
        'Zahrajte v průběhu souboje. Soupeř získá tolik vítězných bodů, kolik činí polovina H vašeho účastníka souboje (zaokrouhleno nahoru). Souboj končí.',
        "Play during combat. The opponent gains victory points equal to half your fighter's V (rounded up). The combat ends.",
      ),
    },
  ),
  answer(SAVES, dying(...yours.warriors.where))(['NARROW ESCAPE!', 'Únik o vlásek!'], drop, {
    book: true,
  }),
  card(
    'special',
    ['MISCOMMUNICATION', 'Komunikační šum'],
    {},
    [
      respond('miscommunication', seq(react, cancel), { tags: REACTS, live: ['hand'], event: played(kind('special')) }),
      respond(
        'miscommunication.late',
        pick(
          'w',
          { k: 'cards', from: { k: 'zone', zone: 'inCombat', of: you }, where: [kind('special')] },
          seq(react, verb('cancelLate', w)),
        ),
        {
          tags: ['modifier', 'late'],
          live: ['hand'],
          clauses: ['DT-TIME-05'],
        },
      ),
    ],
    { book: true, facts: { post: '-' } },
  ),
  answer(POINTS, { on: 'awarded', if: calc('gainsVictory') })(
    ['BAMBOOZLED!', 'Napálen!'],
    seq(gain('destiny', you, times(2, ev('amount'))), amend('amount', 0)),
    { book: true, limit: 1 },
  ),
  card(
    'special',
    ['JOY OF VICTORY', 'Radost z vítězství'],
    {},
    [
      respond(
        'joy-of-victory',
        seq(react, gain('destiny', you, 5), when(calc('hitNow', attacker), verb('heal', attacker))),
        {
          tags: ['quiet'],
          live: ['hand'],
          when: all(calc('afterBlows'), is(attacker, by(you)), calc('survives', attacker)),
        },
      ),
    ],
    { facts: { post: '-' } },
  ),
  anytime(['POSITIVE KARMA', 'Pozitivní karma'], seq(react, gain('destiny', you, 10))),
  anytime(
    ['NEGATIVE KARMA', 'Negativní karma'],
    pick('p', seats('all'), seq(react, gain('destiny', $('p'), minus(0, resource($('p'), 'destiny'))))),
  ),
  anytime(
    ['LOST PAPERWORK', 'Ztracené dokumenty'],
    pick('p', seats('all'), seq(react, gain('victory', $('p'), minus(0, atMost(3, resource($('p'), 'victory')))))),
  ),
  anytime(
    ['DOOMED', 'Odsouzen k záhubě'],
    pick('w', inPlay.kind('player'), seq(react, verb('equip', self, w))),
    { book: true, post: '+' },
    [
      on(
        'doomed.loss',
        { on: 'stepBegins', by: controller(hostOf(self)), if: during('draw') },
        seq(
          gain('destiny', controller(hostOf(self)), -3),
          when(eq(resource(controller(hostOf(self)), 'destiny'), 0), verb('discard', self)),
        ),
        {
          wording: t(
            'Na začátku svého kroku dobírání karet ztratí hráč, ke kterému je tato karta přiložena, 3 body osudu. Nezbude-li mu žádný, kartu vyřaďte.',
            'At the start of the draw step the player this card is attached to loses 3 destiny points. If none are left, discard this card.',
          ),
        },
      ),
    ],
  ),
  asActions(
    3,
    ['EVASION TRAINING', 'Výcvik úhybů'],
    pick('w', any.warriors, seq(react, verb('equip', self, w))),
    { post: '+' },
    [
      respond('evasion-training.dodge', seq(react, thisCombat(add(bearer, 'armor', 1))), {
        name: t('Úhyb', 'Dodge'),
        tags: ['modifier', 'late'],
        when: fights(hostOf(self)),
        price: [spend('destiny', 2)],
      }),
    ],
  ),
  anytime(
    ['MENTAL CONSTITUTION', 'Mentální konstituce'],
    pick('w', any.of('doomtrooper'), seq(react, verb('equip', self, w))),
    { book: true, post: '+' },
    [
      always('mental-constitution.guard', [tag(bearer, 'artImmune'), tag(bearer, 'darkImmune')], {
        if: eq(counter(self, 'spent'), 0),
      }),
      respond(
        'mental-constitution.yield',
        when(eq(counter(self, 'spent'), 0), addCounter('spent', self, 1), addCounter('spent', self, -1)),
        {
          name: t('Podle vašeho uvážení', 'As you see fit'),
          tags: [...ANYTIME],
          limit: { per: 'turn', n: 1 },
          wording: t(
            'Jednou za kolo můžete kdykoli tuto imunitu vypnout, nebo zase zapnout.',
            'Once per turn, at any time, you may switch this immunity off or on again.',
          ),
        },
      ),
    ],
  ),
  anytime(['MALFUNCTION!', 'Porucha!'], target(cardsBy('carried').with(discardable), verb('discard', w))),
  asActions(
    1,
    ['SURPRISE INVASION!', 'Nečekaná invaze!'],
    target(fortifications.with(discardable), verb('discard', w)),
  ),
  inFight(['TACTICAL ADVANTAGE', 'Taktická výhoda'], seq(react, verb('switchTactic'))),
  anytime(['STRENGTH OF WILL', 'Síla vůle'], seq(react, lasts(untilYourTurn, tag(yours.warriors, 'darkImmune')))),
];
