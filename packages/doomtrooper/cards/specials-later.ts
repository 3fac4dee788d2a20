import type { CardDecl, Change, Eff, RefX } from '@bojiste/kernel';
import {
  $,
  add,
  addCounter,
  all,
  allow,
  always,
  attachedTo,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  controller,
  could,
  counter,
  during,
  each,
  eq,
  flagged,
  forbid,
  gain,
  hostOf,
  inPlay,
  inZone,
  is,
  kind,
  lasts,
  later,
  let_,
  may,
  mayDo,
  mode,
  no,
  nobody,
  not,
  on,
  oneOf,
  only,
  ownerOf,
  pay,
  pick,
  respond,
  sameZoneAs,
  seats,
  self,
  seq,
  spend,
  stat,
  tag,
  tagged,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import { any, fighters, inYourTurn, notFighting, onStation, opponentOf, search, yours } from '../words.ts';
import { anytime, asActions, bearer, bonus, react, t, target, thisCombat, w } from './make.ts';

const untilYourTurn = { turnOf: you, at: 'start' } as const;

const HOME = [
  ['squad', t('Mužstvo', 'Squad')],
  ['cohort', t('Kohorta', 'Cohort')],
] as const;
const drill = (area: 'squad' | 'cohort'): Eff =>
  lasts(untilYourTurn, forbid('attack', cardsIn(area, $('p'))), forbid('attack', any.warriors, [inZone(area, $('p'))]));
/** Into cover or wounded, as each one's player chooses. */
const hail = (area: 'squad' | 'cohort'): Eff =>
  each(
    'x',
    cardsIn(area, $('p')).with(kind('warrior'), no(flagged('covered')), where('y', mayDo('cover', $('y')))),
    when(
      could(verb('cover', $('x'))),
      may(verb('cover', $('x')), { by: $('p'), prompt: 'ask.dive', else: call('inflictWound', $('x')) }),
      call('inflictWound', $('x')),
    ),
  );
/** What a helper adds to a fighter (DT-RULING-86). */
const joined = (fighter: RefX, helper: RefX): readonly Change[] =>
  (['fight', 'shoot'] as const).map((s) => add(only(fighter), s, stat(helper, s)));
const SHAKEN = t(
  'Bojovník, ke kterému je tato karta přiložena, je umlčený. Jeho hráč může tuto kartu vyřadit za čtyři akce.',
  'The warrior this card is attached to is silenced. Its player may discard this card for four actions.',
);

/** Speciální karty pozdějších edic (special cards of the later sets). */
export const laterSpecials: readonly CardDecl[] = [
  anytime(['SMELL OF WAR', 'Chuť války'], seq(react, verb('openSmell', you)), {
    book: true,
    set: 'inquisition',
    when: all(inYourTurn, calc('beforeActions')),
  }),
  anytime(['GRAND ASSAULT', 'Rozsáhlá ofenzíva'], seq(react, verb('freeAttack'), call('combat', you)), {
    book: true,
    set: 'warzone',
    when: calc('mayAssault'),
    limit: 1,
  }),
  anytime(
    ['MISSING IN ACTION', 'Missing in Action'],
    pick('w', any.of('doomtrooper').with(where('x', not(calc('fights', $('x'))))), seq(react, verb('equip', self, w))),
    { book: true, set: 'golgotha', post: '+', limit: 1 },
    [always('missing-in-action.gone', [tag(bearer, 'outOfPlay')])],
  ),
  anytime(
    ["DON'T CALL AGAIN!", 'Už ani slovo'],
    pick('w', any.warriors, seq(react, verb('equip', self, w))),
    { book: true, set: 'mortificator', post: '+', limit: 1, facts: { shake: 4 } },
    [always('dont-call-again.hush', [tag(bearer, 'silenced')], { wording: SHAKEN })],
  ),
  anytime(
    ['SHORE LEAVE', 'Oddech v týlu'],
    pick(
      'w',
      yours.of('doomtrooper').with(where('x', not(calc('fights', $('x'))))),
      seq(react, verb('equip', self, w)),
    ),
    { book: true, set: 'mortificator', post: '+' },
    [
      always('shore-leave.away', [tag(bearer, 'outOfPlay')], { if: eq(counter(self, 'spent'), 0) }),
      on(
        'shore-leave.rest',
        { on: 'stepBegins', by: you, if: all(during('draw'), eq(counter(self, 'spent'), 0)) },
        addCounter('marker', self, 1),
      ),
      always(
        'shore-leave.fit',
        (['fight', 'shoot', 'armor'] as const).map((s) => add(bearer, s, counter(self, 'marker'))),
        {
          wording: t(
            'Za každé své celé kolo strávené v týlu má bojovník natrvalo +1 k Z, +1 k S a +1 k O.',
            'For each full turn of yours on leave the warrior has +1 F, +1 S, and +1 A for good.',
          ),
        },
      ),
      respond(
        'shore-leave.back',
        seq(addCounter('spent', self, 1), when(is(hostOf(self), flagged('wounded')), verb('heal', hostOf(self)))),
        {
          name: t('Návrat z týlu', 'Return from leave'),
          tags: [...ANYTIME],
          when: eq(counter(self, 'spent'), 0),
          wording: t(
            'Bojovníka můžete kdykoli vrátit do hry; pokud byl zraněn, vylečte ho.',
            'You may bring the warrior back at any time; if it was wounded, heal it.',
          ),
        },
      ),
    ],
  ),
  asActions(
    1,
    ['PROGRAMMED', 'Přeprogramován'],
    pick(
      'w',
      any.of('doomtrooper'),
      seq(pay(spend('destiny', stat(w, 'value'))), react, verb('steal', w, you), verb('equip', self, w)),
    ),
    { book: true, set: 'warzone', post: '+', limit: 1, facts: { strips: 'cybertronic' } },
    [
      always('programmed.wired', [
        tag(bearer, 'unaffiliated'),
        tag(bearer, 'cybertronic'),
        tag(bearer, 'giftImmune'),
        forbid('art', bearer, undefined, 2),
      ]),
    ],
  ),
  asActions(
    1,
    ['RECRUITMENT', 'Nábor'],
    pick(
      'w',
      any.of('doomtrooper').with(no(tagged('cybertronic'))),
      seq(pay(spend('destiny', stat(w, 'value'))), react, verb('steal', w, you), verb('equip', self, w)),
    ),
    { book: true, set: 'warzone', post: '+', limit: 1, facts: { strips: 'brotherhood' } },
    [always('recruitment.sworn', [tag(bearer, 'unaffiliated'), tag(bearer, 'brotherhood'), allow('castAny', bearer)])],
  ),
  anytime(
    ['HEIST', 'Loupež'],
    pick(
      'e',
      inPlay.kind('equipment'),
      pick('w', cardsBy('takers', $('e'), yours.warriors), seq(react, verb('equipFreely', $('e'), w))),
    ),
    { book: true, set: 'inquisition' },
  ),
  asActions(
    1,
    ['REASSIGNMENT', 'Převelení'],
    target(
      any.warriors,
      gain('destiny', ownerOf(w), stat(w, 'value')),
      each('i', attachedTo(w).kind('equipment'), verb('toLibrary', $('i'))),
      verb('toLibrary', w),
    ),
    { book: true, set: 'inquisition', limit: 1 },
  ),
  asActions(
    1,
    ['HIDDEN', 'Schován'],
    pick('w', yours.warriors.named('mortificator').with(notFighting), seq(react, verb('equip', self, w))),
    { book: true, set: 'mortificator', post: '+' },
    [
      always('hidden.sheltered', [tag(bearer, 'sheltered'), forbid('attack', bearer)]),
      respond(
        'hidden.strike',
        seq(react, let_('h', hostOf(self)), verb('sacrifice', self), call('strikeNow', $('h'), nobody)),
        {
          name: t('Úder z úkrytu', 'Strike from hiding'),
          tags: ['anytime'],
          when: calc('couldStrike', hostOf(self)),
        },
      ),
    ],
  ),
  asActions(
    1,
    ['LURKER', 'Skrytá záloha'],
    pick('w', yours.of('tribal').with(notFighting), seq(react, verb('equip', self, w))),
    { book: true, set: 'paradise-lost', post: '+' },
    [
      always('lurker.sheltered', [tag(bearer, 'sheltered')]),
      respond(
        'lurker.join',
        pick(
          'f',
          fighters.with(by(you), tagged('tribal'), sameZoneAs(hostOf(self))),
          seq(
            react,
            let_('h', hostOf(self)),
            {
              k: 'modes',
              by: controller(opponentOf($('f'))),
              optional: false,
              modes: [
                mode('fighter', t('Bojovat dál s ním', 'Go on fighting it'), thisCombat(...joined($('f'), $('h')))),
                mode(
                  'lurker',
                  t('Bojovat se skrytou zálohou', 'Fight the lurker'),
                  seq(verb('takePlace', $('f'), $('h')), thisCombat(...joined($('h'), $('f')))),
                ),
              ],
            },
            later({ on: 'combatEnded' }, 'turn', verb('discard', self)),
          ),
        ),
        {
          name: t('Zapojit se do souboje', 'Join the combat'),
          tags: ['combat', 'modifier', 'late'],
          when: all(not(calc('atWork', self)), not(calc('fights', hostOf(self)))),
          wording: t(
            'Bojovník, ke kterému je tato karta přiložena, se může zapojit do souboje vašeho Kmenového válečníka ve stejné oblasti: jejich Z a S se sčítají a protivník si vybere, se kterým z nich bojuje. Po souboji tuto kartu vyřaďte.',
            'The bearer may join a combat of your tribal warrior in the same area: their F and S are added up and the opponent chooses which of them to fight. After the combat this card is discarded.',
          ),
        },
      ),
    ],
  ),
  asActions(
    1,
    ['CAPTURED!', 'Zajatec'],
    pick('w', any.warriors.with(onStation, notFighting), seq(react, verb('equip', self, w))),
    { book: true, set: 'paradise-lost', post: 'x', limit: 1 },
    [always('captured.held', [tag(bearer, 'imprisoned')])],
  ),
  asActions(
    1,
    ['TRAINING', 'Vojenské cvičení'],
    pick('p', seats('all'), oneOf(...HOME.map(([area, text]) => mode(area, text, seq(react, drill(area)))))),
    { book: true, set: 'mortificator' },
  ),
  asActions(
    1,
    ['SUPPRESSING FIRE', 'Kartáčová střelba'],
    pick('p', seats('all'), oneOf(...HOME.map(([area, text]) => mode(area, text, seq(react, hail(area)))))),
    {
      book: true,
      set: 'mortificator',
      wording: t(
        'Zvolte Mužstvo nebo Kohortu některého hráče. Každý tamní bojovník mimo úkryt musí ihned do úkrytu, jinak ho zraňte. Těch, kteří v úkrytu být nesmějí, se to netýká.',
        'Choose the Squad or the Cohort of a player. Each warrior there that is not in cover goes into cover at once or is wounded. Whoever can never hide is left alone.',
      ),
    },
  ),
  anytime(['A SECOND CHANCE', 'Druhá šance'], target(cardsIn('sacrificed'), verb('toLibrary', w)), {
    book: true,
    set: 'apocalypse',
    post: 'x',
    limit: 1,
  }),
  asActions(
    1,
    ['DEATH MAZE', 'Bludiště smrti'],
    pick('w', yours.warriors.named('mortificator'), seq(react, verb('equip', self, w))),
    { book: true, set: 'mortificator', kinds: ['poison'], post: '+' },
    [
      respond(
        'death-maze.bite',
        seq(
          react,
          let_('h', hostOf(self)),
          let_('o', opponentOf($('h'))),
          verb('sacrifice', self),
          call('killAs', $('h'), $('o')),
        ),
        {
          name: t('Otrávit', 'Poison'),
          tags: ['quiet'],
          when: all(
            calc('afterBlows'),
            calc('closeCombat'),
            calc('survives', hostOf(self)),
            calc('survives', opponentOf(hostOf(self))),
          ),
        },
      ),
    ],
  ),
  anytime(
    ['V-3', 'V-3'],
    pick('w', any.of('doomtrooper').with(onStation), seq(react, verb('equip', self, w))),
    { book: true, set: 'paradise-lost', kinds: ['virus'], post: 'x', when: inYourTurn },
    [
      always('v-3.sick', bonus(bearer, [-2, -2, -2])),
      on(
        'v-3.spreads',
        { on: 'stepBegins', by: you, if: during('draw') },
        seq(
          verb('spreadVirus', self),
          each('x', cardsBy('infected', self), lasts('source', ...bonus(only($('x')), [-2, -2, -2]))),
        ),
      ),
    ],
  ),
  anytime(
    ['STRATEGIC RESTRUCTURING', 'Strategická reorganizace'],
    target(cardsBy('things').with(by(you), no(tagged('outOfPlay'))), verb('toHand', w)),
    { when: all(inYourTurn, not(calc('inCombat'))) },
  ),
  anytime(['EXPEDITE REQUEST', 'Urychlená žádost'], seq(react, search('w', cardsIn('library'), verb('toHand', w))), {
    post: 'x',
    limit: 1,
    when: inYourTurn,
  }),
  // Known from the rulebook alone (DT-SAB-06, DT-EX-60).
  anytime(
    ['FALSE ATTACK', 'Falešný útok'],
    pick(
      'w',
      yours.warriors.with(where('x', calc('isCapable', $('x')))),
      pick(
        'p',
        { k: 'seats', which: 'foes', v: 'q', if: calc('maySabotageSeat', $('q')) },
        seq(react, call('sabotageBy', w, $('p'))),
      ),
    ),
    { book: true, set: 'rulebook', when: inYourTurn },
  ),
];
