import type { CardDecl } from '@bojiste/kernel';
import {
  allow,
  always,
  calc,
  either,
  kind,
  no,
  pick,
  self,
  seq,
  tag,
  tagged,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { any, called, yours } from '../words.ts';
import {
  airship,
  chooseAffiliation,
  city,
  enlists,
  exFreelancer,
  hunt,
  leader,
  MEMBERSHIPS,
  protects,
} from './common.ts';
import { captain, other, sergeant, strengthens, yourOwn } from './families.ts';
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
  leader(['PRESIDENT CHARLES W. COLDING', 'Prezident Charles W. Colding'], 'capitol'),
  warrior(['EX-CAPITOL FREELANCER', 'Ex-kapitolský žoldnéř'], [2, 4, 2, 1], [], exFreelancer, {
    roles: ['mercenary'],
    facts: { former: 'capitol' },
  }),
  sergeant(['SERGEANT', 'Seržant'], [3, 7, 5, 6], 'capitol'),
  captain(['CAPTAIN', 'Kapitán'], [6, 8, 7, 9], 'capitol', 8),
  warrior(
    ['GENERAL MICHAEL KELL', 'Generál Michael Kell'],
    [7, 11, 9, 12],
    ['capitol'],
    [strengthens('general-michael-kell', yours.of('capitol'), [3, 3, 3, 3], { squad: true })],
    { set: 'warzone', kinds: ['personality'] },
  ),
  warrior(
    ['CHRIS JACKSON', 'Chris Jackson'],
    [4, 8, 8, 7],
    ['capitol'],
    [
      strengthens('chris-jackson', yourOwn('sea-lion'), [3, 3, 3]),
      always('chris-jackson.gear', [
        allow('receiveAny', yourOwn('sea-lion').with(other), [kind('equipment'), no(called('for:legion'))]),
      ]),
    ],
    { set: 'golgotha', kinds: ['personality'], words: ['sea-lion'] },
  ),
  // He may attack anybody: so may everybody (DT-FIGHT-19).
  warrior(['FREEDOM BRIGADEER', 'Brigadýr svobody'], [3, 7, 6, 7], ['capitol'], [], {
    set: 'apocalypse',
    words: ['infantry'],
  }),
  weapon('blade', ['CAPITOL SWORD OF HONOR', 'Čestný meč Kapitolu'], [1, 0, 0], [], { to: ['capitol'] }),
  weapon(
    'both',
    ['SHERMAN .74 MODEL 13 "BOLTER"', 'Sherman .74 model 13 „Bolter“'],
    [2, 2, 0],
    [always('bolter.pair', [allow('twoHandguns', bearer)])],
    { words: ['handgun'], facts: { pair: true } },
  ),
  airship(['AH/UH-19 GRAPESHOT GUARDIAN', 'Vzdušný koráb AH/UH-19 Strážce'], 'capitol'),
  city(['SAN DORADO', 'San Dorado'], 'capitol'),
  hunt(['INTERNAL AFFAIRS CRACKDOWN', 'Zásah vnitřní kontroly'], ['capitol'], any.of('capitol')),
  enlists(['SPECIAL COMMENDATION', 'Zvláštní vyznamenání'], 'capitol'),
  anytime(
    ['INSUBORDINATION', 'Vzpurnost'],
    pick(
      'w',
      any.of('doomtrooper').with(either(...MEMBERSHIPS.map(tagged))),
      chooseAffiliation(MEMBERSHIPS, (role) => calc('strippable', w, role), seq(react, verb('equip', self, w))),
    ),
    {
      book: true,
      post: '+',
      facts: { strips: 'chosen' },
      wording: t(
        'Zahrajte kdykoli. Vyberte Doomtroopera s příslušností a zvolte, kterou ztratí; příslušnosti získané kartami ztrácí první. Přiložte tuto kartu k němu. Kdo žádnou příslušnost nemá, je žoldnéřem.',
        'Play any time. Choose a Doomtrooper with an affiliation and which one it loses; those given by cards go first. Attach this card to it. Without any affiliation it is a mercenary.',
      ),
    },
    [always('insubordination.lost', [tag(bearer, 'unaffiliated')])],
  ),
];
