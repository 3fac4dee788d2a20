import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  attachedTo,
  calc,
  call,
  cardsBy,
  cardsIn,
  count,
  forbid,
  gt,
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
  respond,
  self,
  seq,
  spend,
  tag,
  tagged,
  verb,
  when,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/windows.ts';
import { any, fights, plain } from '../words.ts';
import { airship, city, enlists, exFreelancer, freely, giftImmune, hunt, leader, noArt, slayer } from './common.ts';
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
        if: gt(count(attachedTo(self).with(named('ticker'))), 0),
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
          lasts('ever', tag(only(w), 'cybertronic')),
          call('inflictWound', self),
        ),
        { name: t('Implantát', 'Implant'), tags: [...ANYTIME] },
      ),
    ],
    { book: true, set: 'inquisition' },
  ),
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
            'Držitel může v průběhu souboje Ticker vzít: vyřaďte ho. Do konce souboje má +2 k Z a +2 k S a nesmí být zraněn ani zabit; po souboji ho zraňte. Bojovník „Cukal“ má ještě +1 k Z a +1 k S a zraněn není.',
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
