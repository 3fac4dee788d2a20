import type { CardDecl } from '@bojiste/kernel';
import {
  add,
  always,
  attachedTo,
  count,
  gt,
  hostOf,
  named,
  only,
  respond,
  self,
  seq,
  spend,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { IN_COMBAT } from '../rules/windows.ts';
import { fights } from '../words.ts';
import { airship, city, enlists, freelancer, giftImmune, hunt, noArt, ofOwnCorporation, slayer } from './common.ts';
import { gear, react, t, thisCombat, warrior, weapon } from './make.ts';

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
      respond(
        'fay-klaus',
        seq(
          react,
          thisCombat(
            add(only(self), 'fight', 3),
            add(only(self), 'shoot', 3),
            add(only(self), 'armor', 3),
            add(only(self), 'value', 3),
          ),
        ),
        {
          name: t('Boj v týmu', 'Battle as a team'),
          tags: [...IN_COMBAT],
          when: fights(self),
          price: [spend('destiny', 5)],
          limit: { per: 'turn', n: 1 },
        },
      ),
    ],
    { kinds: ['personality'] },
  ),
  warrior(['EX-CYBERTRONIC FREELANCER', 'Ex-kybertronický žoldnéř'], [2, 2, 4, 1], [], [freelancer, giftImmune], {
    roles: ['mercenary'],
    facts: { former: 'cybertronic' },
  }),
  warrior(['VAC ENGINEER', 'Technik'], [3, 3, 3, 4], ['cybertronic'], machine, { book: true, set: 'inquisition' }),
  weapon('blade', ['PUNISHER BLADE', 'Čepel Trestatel'], [1, 0, 0]),
  gear(
    'equipment',
    ['TICKER', 'Ticker'],
    [0, 0, 0],
    [
      respond(
        'ticker',
        seq(
          react,
          thisCombat(add(only(hostOf(self)), 'fight', 2), add(only(hostOf(self)), 'shoot', 2)),
          verb('discard', self),
        ),
        { name: t('Vzít Ticker', 'Take Ticker'), tags: [...IN_COMBAT], when: fights(hostOf(self)) },
      ),
    ],
    { to: ['doomtrooper'] },
  ),
  airship(['CAP 7000P', 'Vzdušný koráb CAP 7000P'], 'cybertronic'),
  city(['THE HQ', 'Velitelství'], 'cybertronic'),
  hunt(['RECALLED', 'Stažen z oběhu'], ['cybertronic'], ofOwnCorporation('cybertronic')),
  enlists(['NOTED EFFICIENCY', 'Uznaná výkonnost'], 'cybertronic'),
];
