import type { CardDecl } from '@bojiste/kernel';
import {
  add,
  all,
  allow,
  always,
  baseOf,
  bearing,
  calc,
  call,
  cardsBy,
  cardsIn,
  cause,
  either,
  ev,
  flagged,
  forbid,
  gt,
  hostOf,
  is,
  isCard,
  kind,
  on,
  only,
  self,
  tag,
  tagged,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { any, called, dying, fights, opponentOf, yours } from '../words.ts';
import {
  airship,
  alwaysFirst,
  city,
  darkImmune,
  enlists,
  exFreelancer,
  fragile,
  freely,
  hunt,
  leader,
  me,
  protects,
} from './common.ts';
import { captain, sergeant, standardBearer, strengthens, wields, yourOwn } from './families.ts';
import { answer, gear, SAVES, t, warrior, weapon } from './make.ts';

const host = hostOf(self);
const foe = opponentOf(host);

/** Warriors need not leave cover first. */
const daiSho = always('dai-sho', [
  allow('attack', yours.of('mishima').with(either(flagged('covered'), flagged('leftCover')))),
]);

/** Mishima. */
export const mishima: readonly CardDecl[] = [
  warrior(['SAMURAI', 'Samuraj'], [3, 3, 3, 3], ['mishima']),
  warrior(['COMBAT WARHEAD', 'Bojová hlavice'], [4, 4, 3, 4], ['mishima'], [darkImmune]),
  warrior(
    ['SUICIDE WARHEAD', 'Sebevražedná hlavice'],
    [10, 0, 0, 3],
    ['mishima'],
    [darkImmune, always('no-equipment', [forbid('receive', only(self), [kind('equipment')])]), fragile],
  ),
  warrior(['TATSU', 'Tatsu'], [6, 6, 7, 7], ['mishima'], [protects('tatsu', 'samurai')], {
    kinds: ['personality'],
    words: ['samurai'],
  }),
  warrior(['SHADOW WALKER', 'Vrah ze stínů'], [4, 3, 4, 5], ['mishima'], [alwaysFirst], {
    book: true,
    roles: ['shadowWalker'],
    set: 'inquisition',
  }),
  leader(['LORD NOZAKI', 'Lord Nozaki'], 'mishima'),
  warrior(['EX-MISHIMA FREELANCER', 'Ex-mishimský žoldnéř'], [3, 3, 3, 1], [], exFreelancer, {
    roles: ['mercenary'],
    facts: { former: 'mishima' },
  }),
  warrior(['YOJIMBO', 'Yojimbo'], [7, 5, 7, 7], ['mishima'], [protects('yojimbo', 'hatamoto')], {
    kinds: ['personality'],
    words: ['hatamoto'],
  }),
  warrior(['MENTOR', 'Mentor'], [3, 3, 3, 3], ['mishima'], [strengthens('mentor', yours.of('mishima'), [1, 1, 0])], {
    set: 'inquisition',
  }),
  standardBearer(['BUSHI', 'Buši'], [3, 3, 4, 4], 'mishima'),
  sergeant(['JITO', 'Džitó'], [5, 5, 5, 6], 'mishima'),
  captain(['SHUGO', 'Šugo'], [7, 7, 7, 9], 'mishima', 8),
  warrior(
    ['TOSHIRO', 'Toshiro'],
    [10, 2, 7, 7],
    ['mishima'],
    [
      always('never-covered', [forbid('cover', me, undefined, 2)]),
      alwaysFirst,
      always('toshiro', [tag(yourOwn('shadow-walker'), 'slayer')]),
    ],
    {
      set: 'golgotha',
      kinds: ['personality'],
      words: ['shadow-walker'],
      roles: ['shadowWalker'],
      facts: { neverCovered: true },
    },
  ),
  warrior(
    ['GREY MYSTIC', 'Šedý mystik'],
    [5, 5, 4, 8],
    ['mishima'],
    [
      freely(
        'grey-mystic',
        t('Síly KI', 'Ki powers'),
        cardsIn('hand').kind('ki'),
        (item) => cardsBy('hosts', item, me),
        undefined,
        'equip',
      ),
    ],
    { set: 'apocalypse' },
  ),
  warrior(
    ['KEITOKU ASANO', 'Keitoku Asano'],
    [11, 7, 10, 10],
    ['mishima'],
    [
      strengthens('keitoku-asano', yourOwn('shogun'), [4, 4, 4]),
      freely(
        'keitoku-asano.ki',
        t('Síly KI', 'Ki powers'),
        cardsIn('hand').kind('ki'),
        (item) => cardsBy('hosts', item, yours.of('mishima')),
        is(self, bearing(called('dai-sho-of-the-ancient-emperors'))),
        'equip',
      ),
    ],
    { set: 'apocalypse', kinds: ['personality'], words: ['commander', 'samurai', 'shogun'] },
  ),
  warrior(
    ['SHOGUN', 'Šógun'],
    [5, 4, 6, 6],
    ['mishima'],
    [
      always('shogun', [add(me, 'fight', 6), add(only(opponentOf(self)), 'fight', -6)], {
        if: is(self, wields('scalper')),
      }),
    ],
    { set: 'apocalypse', words: ['samurai'] },
  ),
  weapon(
    'blade',
    ['SCALPER', 'Skalpovač'],
    [1, 0, 0],
    [always('scalper.fear', [add(only(foe), 'fight', -1)], { if: calc('wielded', self) })],
    { to: ['mishima'] },
  ),
  airship(['FUKIMURA NO. 12 "KAMIKAZE"', 'Vzdušný koráb Fukimura č. 12 „Kamikadze“'], 'mishima'),
  city(['LONGSHORE', 'Dlouhé pobřeží'], 'mishima'),
  hunt(['EXONERATED RONIN', 'Očištěný rónin'], ['mishima'], any.of('mishima')),
  enlists(['DUTIFUL SERVICE', 'Věrná služba'], 'mishima'),
  answer(SAVES, { ...dying(tagged('mishima')), if: all(calc('lethal'), calc('inCombat')) })(
    ['SWORN VENGEANCE', 'Přísaha pomsty'],
    call('inflictWoundAs', self, cause),
    {
      wording: t(
        'Zahrajte ihned poté, co je v souboji zabit bojovník Mishimy. Zraňte bojovníka, který ho zabil; pokud tím zemře, body za něj získáte vy.',
        'Play at once when a Mishima warrior is killed in a combat. Wound the warrior that killed it; if that kills it, the points are yours.',
      ),
    },
  ),
  weapon('blade', ['DAI-SHO OF THE ANCIENT EMPERORS', 'Daišó dávných císařů'], [6, 0, 0], [daiSho], {
    set: 'inquisition',
    type: 'relic',
    to: ['mishima'],
  }),
  gear(
    'ki',
    ["THE MONKEY'S FOOT", 'Opičí noha'],
    [0, 0, 0],
    [always('monkeys-foot', [add(only(host), 'armor', baseOf(foe, 'armor'))], { if: fights(host) })],
    { set: 'apocalypse' },
  ),
  gear(
    'ki',
    ["TORONAGA'S RAGING MIGHT", 'Toronagova zuřivá síla'],
    [0, 0, 0],
    [always('toronagas-might', [add(only(host), 'fight', baseOf(foe, 'fight'))], { if: fights(host) })],
    { set: 'apocalypse' },
  ),
  gear(
    'ki',
    ['SUPREME CONCENTRATION', 'Nejvyšší soustředění'],
    [0, 0, 0],
    [always('supreme-concentration', [add(only(host), 'shoot', baseOf(foe, 'shoot'))], { if: fights(host) })],
    { set: 'apocalypse' },
  ),
  gear(
    'ki',
    ['KI SELF HEALING', 'Sebeléčení KI'],
    [0, 0, 0],
    [
      on(
        'ki-self-healing',
        { on: 'covered', subject: [isCard(host), flagged('wounded')], source: [isCard(host)], if: gt(ev('amount'), 0) },
        verb('heal', host),
        {
          wording: t(
            'Pokud zraněný držitel vyhledá vlastní akcí úkryt, vylečte ho.',
            'When the wounded bearer takes cover by an action of its own, heal it.',
          ),
        },
      ),
    ],
    { set: 'apocalypse' },
  ),
  gear(
    'ki',
    ['SHADOW WALK', 'Chůze stínem'],
    [0, 0, 0],
    [always('shadow-walk', [tag(only(host), 'shadowWalker'), tag(only(host), 'firstAttack')])],
    { set: 'apocalypse' },
  ),
];
