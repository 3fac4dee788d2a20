import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  bearing,
  calc,
  call,
  cardsBy,
  cardsIn,
  flagged,
  forbid,
  hostOf,
  is,
  kind,
  lasts,
  later,
  let_,
  named,
  no,
  not,
  only,
  pick,
  respond,
  self,
  seq,
  spend,
  tag,
  tagged,
  verb,
  when,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/anytime.ts';
import { any, fights, opponentOf, plain, worth, yours } from '../words.ts';
import {
  airship,
  city,
  darkImmune,
  enlists,
  exFreelancer,
  freely,
  giftImmune,
  hunt,
  leader,
  me,
  noArt,
  slayer,
} from './common.ts';
import { deed } from './deeds.ts';
import { captain, sergeant, strengthens, yourOwn } from './families.ts';
import { bonus, gear, react, t, target, thisCombat, w, warrior, weapon } from './make.ts';

const machine = [giftImmune, noArt];

/** Kybertronik (Cybertronic). */
export const cybertronic: readonly CardDecl[] = [
  warrior(['MACHINATOR', 'Machinátor'], [3, 3, 3, 3], ['cybertronic'], machine),
  warrior(['CYBERCURITY MP', 'Vojenská policie Kyberstráže'], [3, 3, 4, 3], ['cybertronic'], machine),
  warrior(['CUIRASSIER', 'Kyrysník'], [4, 3, 4, 4], ['cybertronic'], machine),
  warrior(['CHASSEUR', 'Myslivec'], [5, 2, 4, 5], ['cybertronic'], machine),
  warrior(['CHEMIMAN', 'Chemik'], [4, 4, 4, 4], ['cybertronic'], [...machine, slayer]),
  warrior(
    ['TWITCHER', 'Cukal'],
    [2, 2, 2, 2],
    ['cybertronic'],
    [
      always('twitcher', [add(only(self), 'fight', 1), add(only(self), 'shoot', 1)], {
        if: is(self, bearing(named('ticker'))),
      }),
    ],
  ),
  warrior(
    ['FAY & KLAUS', 'Fay a Klaus'],
    [3, 3, 3, 5],
    ['cybertronic'],
    [
      giftImmune,
      respond('fay-klaus', seq(react, thisCombat(...bonus(only(self), [3, 3, 3, 3]))), {
        name: t('Boj v týmu', 'Battle as a team'),
        tags: [...IN_COMBAT],
        when: all(fights(self), not(calc('atWork', self))),
        price: [spend('destiny', 5)],
      }),
    ],
    { kinds: ['personality'] },
  ),
  leader(['THE NINETEENTH EXECUTIVE', 'Devatenáctý výkonný'], 'cybertronic'),
  warrior(['EX-CYBERTRONIC FREELANCER', 'Ex-kybertronický žoldnéř'], [2, 2, 4, 1], [], [...exFreelancer, giftImmune], {
    roles: ['mercenary'],
    facts: { former: 'cybertronic' },
  }),
  warrior(
    ['VAC ENGINEER', 'Technik'],
    [3, 3, 3, 4],
    ['cybertronic'],
    [
      ...machine,
      freely(
        'vac-engineer',
        t('Montáž', 'Fitting'),
        cardsIn('hand').with(kind('equipment'), named('cybertronic-gear')),
        (item) => cardsBy('takers', item, any.of('doomtrooper')),
      ),
      respond(
        'vac-engineer.implant',
        target(
          any.of('doomtrooper').with(plain, no(tagged('cybertronic'))),
          call('inflictWound', self),
          lasts('ever', tag(only(w), 'cybertronic')),
        ),
        {
          name: t('Implantát', 'Implant'),
          tags: [...ANYTIME],
          wording: t(
            'Můžete kdykoli zranit tohoto bojovníka, aby se Doomtrooper, který není osobností, stal i bojovníkem Kybertroniku.',
            'At any time, you may wound this warrior to make a Doomtrooper that is not a personality also a Cybertronic warrior.',
          ),
        },
      ),
    ],
    { book: true, set: 'inquisition' },
  ),
  warrior(
    ['DOCTOR DIANA', 'Doktorka Diana'],
    [3, 3, 6, 5],
    ['cybertronic'],
    [
      ...machine,
      deed(
        'doctor-diana',
        1,
        t('Ošetření', 'Treatment'),
        pick('w', any.of('doomtrooper').with(flagged('wounded')), seq(verb('heal', w), verb('cover', self))),
        { when: is(self, no(flagged('covered'))) },
      ),
    ],
    { set: 'inquisition', kinds: ['personality'] },
  ),
  warrior(
    ['ERADICATOR DEATHDROID', 'Droid smrti Eradikátor'],
    [4, 13, 10, 12],
    ['cybertronic'],
    [
      darkImmune,
      noArt,
      always('eradicator-deathdroid', [tag(me, 'asVehicle')]),
      always('eradicator-deathdroid.bare', [
        forbid('receive', me, [kind('equipment')]),
        forbid('cover', me, undefined, 2),
      ]),
    ],
    { set: 'inquisition', facts: { neverCovered: true } },
  ),
  warrior(
    ['VINCE DIAMOND', 'Vince Diamond'],
    [8, 11, 7, 10],
    ['cybertronic'],
    [...machine, strengthens('vince-diamond', yourOwn('chasseur'), [2, 2, 2])],
    { set: 'inquisition', kinds: ['personality'], words: ['chasseur'] },
  ),
  warrior(
    ['CORAL BEACH', 'Coral Beach'],
    [7, 8, 7, 8],
    ['cybertronic'],
    [...machine, strengthens('coral-beach', yourOwn('chasseur'), [2, 2, 2])],
    { set: 'golgotha', kinds: ['personality'], words: ['chasseur'] },
  ),
  warrior(
    ['CYRIL DENT', 'Cyril Dent'],
    [11, 8, 11, 9],
    ['cybertronic'],
    [...machine, always('cyril-dent', [tag(me, 'slayer')], { if: is(opponentOf(self), worth('le', 7)) })],
    { set: 'warzone', kinds: ['personality'], words: ['cuirassier'] },
  ),
  warrior(
    ['ATILLA III', 'Atilla III.'],
    [8, 7, 8, 9],
    ['cybertronic'],
    [darkImmune, noArt, always('atilla-iii', [tag(yourOwn('cuirassier'), 'slayer')])],
    { set: 'golgotha', kinds: ['personality'], words: ['cuirassier'] },
  ),
  warrior(
    ['CHARLES SYKES', 'Charles Sykes'],
    [8, 7, 11, 13],
    ['cybertronic'],
    [...machine, strengthens('charles-sykes', yours.of('cybertronic'), [3, 3, 3, 3], { squad: true })],
    { set: 'warzone', kinds: ['personality'] },
  ),
  captain(['BATTLE FUNCTIONARY', 'Bojový funkcionář'], [6, 5, 9, 10], 'cybertronic', 9, machine),
  sergeant(['COMBAT OVERSEER', 'Bojový dozorce'], [4, 3, 7, 7], 'cybertronic', machine),
  weapon('blade', ['PUNISHER BLADE', 'Čepel Trestatel'], [1, 0, 0], [], { words: ['cybertronic-gear'] }),
  gear(
    'equipment',
    ['TICKER', 'Ticker'],
    [0, 0, 0],
    [
      respond(
        'ticker',
        seq(
          react,
          let_('h', hostOf(self)),
          thisCombat(...bonus(only($('h')), [2, 2, 0]), forbid('harm', only($('h')))),
          when(
            is($('h'), named('twitcher')),
            thisCombat(...bonus(only($('h')), [1, 1, 0])),
            later({ on: 'combatEnded' }, 'turn', call('inflictWound', $('h'))),
          ),
          verb('discard', self),
        ),
        {
          name: t('Vzít Ticker', 'Take Ticker'),
          tags: [...IN_COMBAT],
          when: fights(hostOf(self)),
          wording: t(
            'Držitel může v průběhu souboje Ticker vzít: vyřaďte ho. Do konce souboje má +2 k Z a +2 k S a nesmí být zraněn ani zabit; po souboji ho zraňte. Cukal má ještě +1 k Z a +1 k S a zraněn není.',
            'During combat the bearer may take Ticker: discard it. Until the end of the combat the bearer has +2 F and +2 S and cannot be wounded or killed; wound it when the combat is over. A Twitcher has another +1 F and +1 S and stays unwounded.',
          ),
        },
      ),
    ],
    { to: ['doomtrooper'], refuses: ['brotherhood'], words: ['cybertronic-gear'] },
  ),
  airship(['CAP 7000P', 'Vzdušný koráb CAP 7000P'], 'cybertronic'),
  city(['THE HQ', 'Velitelství'], 'cybertronic'),
  hunt(['RECALLED', 'Stažen z oběhu'], ['cybertronic'], any.of('cybertronic')),
  enlists(['NOTED EFFICIENCY', 'Uznaná výkonnost'], 'cybertronic'),
];
