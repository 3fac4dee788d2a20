import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  always,
  calc,
  link,
  pick,
  respond,
  self,
  seq,
  tag,
  verb,
  where,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/windows.ts';
import { any, exceptSelfIs, yours } from '../words.ts';
import { airship, city, enlists, freelancer, hunt, ofOwnCorporation, protects } from './common.ts';
import { anytime, bearer, react, t, w, warrior, weapon } from './make.ts';

/** Kapitol (Capitol). */
export const capitol: readonly CardDecl[] = [
  warrior(['INFANTRY', 'Pěchota'], [2, 3, 2, 2], ['capitol'], [], { book: true }),
  warrior(['SUNSET STRIKER', 'Úderník západu slunce'], [3, 3, 3, 3], ['capitol']),
  warrior(['SEA LION', 'Mořský lev'], [3, 4, 4, 4], ['capitol']),
  warrior(['MARTIAN BANSHEE', 'Marťanská bánší'], [1, 5, 3, 3], ['capitol']),
  warrior(['FREE MARINE', 'Svobodný mariňák'], [4, 6, 4, 5], ['capitol']),
  warrior(['BIG BOB WATTS', 'Velký Bob Watts'], [5, 8, 7, 7], ['capitol'], [protects('big-bob-watts', 'free-marine')], {
    kinds: ['personality'],
    words: ['free-marine'],
  }),
  warrior(['MITCH HUNTER', 'Mitch Hunter'], [4, 7, 7, 7], ['capitol'], [protects('mitch-hunter', 'infantry')], {
    kinds: ['personality'],
    words: ['infantry'],
  }),
  warrior(['EX-CAPITOL FREELANCER', 'Ex-kapitolský žoldnéř'], [2, 4, 2, 1], [], [freelancer], {
    roles: ['mercenary'],
    facts: { former: 'capitol' },
  }),
  warrior(
    ['SERGEANT', 'Seržant'],
    [3, 7, 5, 6],
    ['capitol'],
    [
      respond(
        'assign',
        pick('w', yours.warriors.with(where('x', calc('mayCommand', self, $('x')))), seq(react, link(7, self, w))),
        {
          name: t('Přidělení k seržantovi', 'Assign to the sergeant'),
          tags: [...ANYTIME],
          clauses: ['DT-CMD-08'],
        },
      ),
      always(
        'sergeant',
        (['fight', 'shoot', 'armor', 'value'] as const).map((stat) =>
          add(yours.warriors.with(exceptSelfIs('isLedBy')), stat, 4),
        ),
      ),
    ],
    { set: 'warzone', kinds: ['sergeant'], facts: { package: 16 } },
  ),
  weapon('blade', ['CAPITOL SWORD OF HONOR', 'Čestný meč Kapitolu'], [1, 0, 0], [], { to: ['capitol'] }),
  weapon('both', ['SHERMAN .74 MODEL 13 "BOLTER"', 'Sherman .74 model 13 „Bolter“'], [2, 2, 0]),
  airship(['AH/UH-19 GRAPESHOT GUARDIAN', 'Vzdušný koráb AH/UH-19 Strážce'], 'capitol'),
  city(['SAN DORADO', 'San Dorado'], 'capitol'),
  hunt(['INTERNAL AFFAIRS CRACKDOWN', 'Zásah vnitřní kontroly'], ['capitol'], ofOwnCorporation('capitol')),
  enlists(['SPECIAL COMMENDATION', 'Zvláštní vyznamenání'], 'capitol'),
  anytime(
    ['INSUBORDINATION', 'Vzpurnost'],
    pick(
      'w',
      any.of('bauhaus', 'capitol', 'cybertronic', 'imperial', 'mishima', 'brotherhood'),
      seq(react, verb('equip', self, w)),
    ),
    { book: true, post: '+' },
    [always('insubordination.lost', [tag(bearer, 'unaffiliated')])],
  ),
];
