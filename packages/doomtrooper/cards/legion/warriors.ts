import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  allow,
  always,
  calc,
  call,
  cardsIn,
  count,
  each,
  forbid,
  is,
  isCard,
  kind,
  let_,
  no,
  on,
  self,
  seq,
  some,
  tag,
  tagged,
  verb,
  when,
  withStat,
} from '@bojiste/kernel/effects/build/index';
import { any, called, facing, fights, killedBy, opponentOf, yours } from '../../words.ts';
import { alwaysFirst, annihilates, artImmune, castsAll, closeSlayer, me, slayer } from '../common.ts';
import { deed } from '../deeds.ts';
import { cultist, follower, raises, strengthens, yourOwn } from '../families.ts';
import { t, warrior } from '../make.ts';

const noGifts = always('no-symmetry', [forbid('receive', me, [kind('symmetry')])]);
const laymen = any.of('doomtrooper').with(no(tagged('brotherhood')));
const herd = yourOwn('screaming-legionnaire');

/** Whomever he kills, a servant from the collection comes for it. */
const raiser = (key: string, word: string, cs: string, en: string) =>
  on(key, killedBy(self, kind('warrior')), raises(word), {
    wording: t(
      `Kdykoli tento bojovník někoho zabije, vyhledejte ve své sbírce ${cs}, vyložte ho do své Kohorty a zamíchejte svou knihovnu.`,
      `Whenever this warrior kills another, search your collection for a ${en}; it joins your Cohort. Shuffle your library.`,
    ),
  });

/** Černá legie: warriors of the five Apostles, heretics and cultists. */
export const legionWarriors: readonly CardDecl[] = [
  warrior(['CENTURION', 'Centurion'], [4, 4, 4, 5], ['legion'], [], follower('algeroth')),
  warrior(['EZOGHOUL', 'Ezoghúl'], [5, 8, 7, 8], ['legion'], [], follower('algeroth')),
  warrior(['IMMACULATE FURY', 'Neposkvrněná fúrie'], [5, 12, 7, 8], ['legion'], [], follower('algeroth')),
  warrior(
    ['NEPHARITE OF MUAWIJHE', 'Muawijhův nefarit'],
    [6, 8, 3, 7],
    ['legion'],
    [
      artImmune,
      slayer,
      raiser('nepharite-of-muawijhe', 'screaming-legionnaire', 'Ječícího legionáře', 'Screaming Legionnaire'),
    ],
    follower('muawijhe', 'nepharite'),
  ),
  warrior(
    ['NEPHARITE OF SEMAI', 'Semaiův nefarit'],
    [5, 4, 5, 6],
    ['legion'],
    [
      artImmune,
      slayer,
      raiser('nepharite-of-semai', 'legionnaire-of-semai', 'Semaiova legionáře', 'Legionnaire of Semai'),
    ],
    follower('semai', 'nepharite'),
  ),
  warrior(
    ['SCREAMING LEGIONNAIRE', 'Ječící legionář'],
    [3, 2, 1, 3],
    ['legion'],
    [
      noGifts,
      deed(
        'screaming-legionnaire',
        3,
        t('Vichr šílenství', 'Winds of insanity'),
        seq(
          let_('n', count(herd)),
          each('x', any.warriors.with(withStat('armor', 'le', $('n'))), call('inflictWound', $('x'))),
        ),
        {
          limit: { per: 'game', n: 1, shared: true },
        },
      ),
    ],
    follower('muawijhe'),
  ),
  cultist(['ALGEROTH CULTIST', 'Algerothův vyznavač kultu'], [3, 3, 3, 3], 'algeroth'),
  cultist(['ILIAN CULTIST', 'Ilianin vyznavač kultu'], [2, 4, 3, 3], 'ilian'),
  cultist(['MUAWIJHE CULTIST', 'Muawijhův vyznavač kultu'], [3, 2, 4, 3], 'muawijhe'),
  cultist(['SEMAI CULTIST', 'Semaiův vyznavač kultu'], [4, 2, 3, 3], 'semai'),
  // For the Dark Legion alone: as every caster of that side (DT-ART-17).
  warrior(['APOSTATE', 'Odpadlík'], [3, 3, 4, 7], ['legion'], [castsAll], { set: 'inquisition', roles: ['heretic'] }),
  warrior(
    ['CALLISTONIAN CONQUEROR', 'Kallistonský dobyvatel'],
    [6, 6, 6, 7],
    ['legion'],
    [always('callistonian-conqueror', [tag(any.warriors.with(called('callistonian-intruder')), 'slayer')])],
    { set: 'inquisition', ...follower('semai', 'callistonian-intruder') },
  ),
  warrior(
    ['DARK HUNTSMAN', 'Temný lovec'],
    [5, 5, 5, 6],
    ['legion'],
    [
      always('dark-huntsman', [forbid('attack', laymen, [isCard(self)])]),
      always('dark-huntsman.fear', [add(laymen.with(facing(isCard(self))), 'armor', -3)]),
    ],
    { set: 'inquisition', ...follower('algeroth') },
  ),
  warrior(
    ['GOLEM OF DARKNESS', 'Golem temnoty'],
    [6, 5, 7, 7],
    ['legion'],
    [
      noGifts,
      on(
        'golem-of-darkness',
        { on: 'harmed', subject: [isCard(self)] },
        when(calc('survives', self), verb('heal', self)),
      ),
    ],
    { set: 'inquisition', ...follower('algeroth') },
  ),
  warrior(
    ['ILIAN TEMPLE SENTINEL', 'Strážce Ilianina chrámu'],
    [3, 3, 4, 5],
    ['legion'],
    [always('ilian-temple-sentinel', [tag(yourOwn('templar'), 'artImmune')])],
    { set: 'inquisition', ...follower('ilian', 'templar') },
  ),
  warrior(
    ['SCION OF ILIAN', 'Ilianin potomek'],
    [4, 5, 4, 5],
    ['legion'],
    [always('scion-of-ilian', [tag(yourOwn('child-of-ilian'), 'slayer')])],
    { set: 'inquisition', ...follower('ilian', 'child-of-ilian') },
  ),
  warrior(
    ['ZENITHIAN SLAUGHTERMASTER', 'Zenitský mistr jatek'],
    [9, 2, 4, 7],
    ['legion'],
    [always('zenithian-slaughtermaster', [tag(any.warriors.with(called('zenithian-soulslayer')), 'slayer')])],
    { set: 'inquisition', ...follower('muawijhe', 'zenithian-soulslayer') },
  ),
  warrior(['DESTROYER', 'Ničitel'], [7, 7, 7, 7], ['legion'], [slayer, annihilates], {
    set: 'warzone',
    roles: ['heretic'],
    ...follower('algeroth'),
  }),
  warrior(['REAPER OF SOULS', 'Žnec duší'], [8, 3, 6, 6], ['legion'], [closeSlayer], {
    set: 'warzone',
    roles: ['heretic'],
    ...follower('algeroth'),
  }),
  warrior(
    ['SUPREME NECROMAGUS', 'Nejvyšší nekromág'],
    [4, 4, 5, 5],
    ['legion'],
    [strengthens('supreme-necromagus', yours.of('heretic'), [3, 3, 3])],
    { set: 'warzone', roles: ['heretic'], ...follower('algeroth') },
  ),
  warrior(
    ['TECHNOMANCER', 'Technomág'],
    [3, 3, 4, 5],
    ['legion'],
    [always('technomancer', [allow('receiveAny', me, [kind('equipment')])])],
    { set: 'warzone', roles: ['heretic'], ...follower('algeroth') },
  ),
  warrior(['METROPOLITAN PROPHET', 'Metropolitní prorok'], [4, 5, 5, 7], ['legion'], [alwaysFirst], {
    set: 'mortificator',
    words: ['algeroth', 'demnogonis', 'ilian', 'muawijhe', 'semai'].map((apostle) => `follower:${apostle}`),
  }),
  warrior(
    ['CALLISTONIAN SUNDANCER', 'Kallistonský sluneční tanečník'],
    [12, 4, 7, 9],
    ['legion'],
    [always('callistonian-sundancer', [tag(me, 'slayer')], { if: is(opponentOf(self), tagged('legion')) })],
    { set: 'golgotha', ...follower('semai') },
  ),
  warrior(
    ['PRETORIAN BEHEMOTH', 'Pretoriánský behemot'],
    [13, 7, 9, 10],
    ['legion'],
    [
      artImmune,
      noGifts,
      always('pretorian-behemoth', [add(me, 'fight', 2)], {
        if: all(fights(self), some(cardsIn('cohort').with(called('pretorian-stalker'), no(isCard(self))))),
      }),
    ],
    { set: 'golgotha', ...follower('algeroth', 'pretorian-stalker') },
  ),
];
