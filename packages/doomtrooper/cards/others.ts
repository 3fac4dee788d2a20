import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  all,
  allow,
  always,
  atMost,
  by,
  calc,
  cancel,
  cardsBy,
  cardsIn,
  forbid,
  gain,
  gt,
  inPlay,
  is,
  isCard,
  kind,
  minus,
  no,
  not,
  number,
  on,
  pick,
  play,
  resource,
  respond,
  self,
  seq,
  spend,
  tag,
  tagged,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/windows.ts';
import { any, played, yours } from '../words.ts';
import { castsAll, deed, me, noVictory } from './common.ts';
import { anytime, areaCard, asActions, bonus, card, gear, react, t, w, warrior } from './make.ts';

/** Další karty (cards the rulebook names, and others of the later sets). */
export const others: readonly CardDecl[] = [
  warrior(
    ['RENEGADE APOSTATE', 'Renegátský odpadlík'],
    [4, 4, 5, 7],
    [],
    [castsAll, always('renegade-apostate', [allow('artForAll', me)])],
    {
      book: true,
      set: 'inquisition',
      area: 'outside',
      facts: { notDoomtrooper: true },
    },
  ),
  warrior(['LOCAL THUG', 'Místní hrdlořez'], [15, 5, 13, 5], [], [noVictory], {
    book: true,
    set: 'mortificator',
    area: 'outside',
    facts: { notDoomtrooper: true, fragile: true },
  }),
  warrior(
    ['FREELANCER PATRIARCH', 'Žoldnéřský patriarcha'],
    [3, 3, 6, 5],
    [],
    [
      always('freelancer-patriarch', [
        ...bonus(any.of('mercenary').with(no(isCard(self))), [5, 5, 5]),
        tag(any.of('mercenary').with(no(isCard(self))), 'slayer'),
      ]),
    ],
    { book: true, set: 'apocalypse', kinds: ['personality'], roles: ['mercenary'] },
  ),
  warrior(['MERCENARY', 'Potulný žoldák'], [15, 15, 15, 10], [], [], {
    book: true,
    set: 'mortificator',
    kinds: ['personality'],
  }),
  warrior(['WAR VETERAN', 'Válečný veterán'], [5, 5, 5, 5], [], [], { book: true, set: 'rulebook' }),
  warrior(['CAPTAIN JONATHAN BOOTH', 'Kapitán Jonathan Booth'], [6, 6, 6, 6], ['capitol'], [], {
    book: true,
    set: 'rulebook',
    kinds: ['personality'],
  }),
  warrior(['TRIBE LEADER', 'Vůdce kmene'], [null, null, null, 10], ['templars'], [], {
    book: true,
    set: 'rulebook',
    area: 'station',
    kinds: ['personality'],
    facts: { neverCovered: true },
  }),
  warrior(
    ['BODYGUARD', 'Tělesný strážce'],
    [2, 2, 6, 4],
    [],
    [
      always('bodyguard.wall', [tag(me, 'asFortification')]),
      respond('bodyguard', seq(react, verb('standIn', self)), {
        name: t('Postavit se místo obránce', 'Step in for the defender'),
        tags: ['combat', ...IN_COMBAT],
        when: all(is(calc('defender'), by(you), tagged('doomtrooper')), calc('mayStepIn', self)),
      }),
    ],
    { book: true, set: 'inquisition' },
  ),
  areaCard(
    'fortification',
    ['BAUHAUS BANK', 'Bauhausská korporační banka'],
    ['squad'],
    [
      always('bauhaus-bank.stays', [forbid('discard', me, undefined, 2), forbid('sacrifice', me, undefined, 2)]),
      respond(
        'bauhaus-bank.loan',
        number(
          'n',
          1,
          minus(10, atMost(10, resource(you, 'debt'))),
          seq(gain('destiny', you, $('n')), gain('debt', you, $('n'))),
        ),
        {
          name: t('Půjčka', 'Loan'),
          tags: [...ANYTIME],
          when: not({ k: 'compare', op: 'ge', a: resource(you, 'debt'), b: 10 }),
        },
      ),
      respond('bauhaus-bank.repay', seq(gain('debt', you, -1)), {
        name: t('Splátka', 'Repayment'),
        tags: [...ANYTIME],
        price: [spend('destiny', 2)],
        when: gt(resource(you, 'debt'), 0),
      }),
    ],
    { book: true, set: 'golgotha' },
  ),
  areaCard(
    'fortification',
    ['PROTECTIVE WALL', 'Ochranná zeď'],
    ['squad', 'cohort'],
    [
      deed(
        'protective-wall',
        1,
        t('Schovat se za zeď', 'Hide behind the wall'),
        pick(
          'w',
          yours.warriors.with(
            where('x', calc('sameArea', $('x'), self)),
            where('y', not(calc('heldBy', $('y'), self))),
          ),
          verb('guard', w),
        ),
      ),
      always('protective-wall.behind', [
        tag(any.warriors.with(where('x', calc('heldBy', $('x'), self))), 'sheltered'),
        forbid('attack', any.warriors.with(where('x', calc('heldBy', $('x'), self)))),
      ]),
    ],
    { book: true, set: 'apocalypse' },
  ),
  card(
    'special',
    ['STOLEN PAPERWORK', 'Ukradené dokumenty'],
    {},
    [
      respond('stolen-paperwork', seq(react, verb('takeOver'), cancel), {
        tags: ['react'],
        live: ['hand'],
        event: { ...played(kind('special')), if: not({ k: 'same', a: { k: 'event', field: 'by' }, b: you }) },
      }),
    ],
    { book: true, set: 'golgotha', facts: { post: 'x' } },
  ),
  card(
    'art',
    ['SUMMON SPELL', 'Vyvolání kouzla'],
    {},
    [
      respond(
        'summon-spell',
        pick('c', cardsBy('casters', self), pick('w', cardsIn('discard').kind('art'), seq(react, verb('toHand', w)))),
        { tags: [...ANYTIME, 'react'], live: ['hand'], price: [spend('destiny', 2)] },
      ),
    ],
    { book: true, set: 'inquisition', facts: { aspect: 'summoning', post: 'x' } },
  ),
  gear(
    'mission',
    ['SOLIDARITY', 'Solidarita'],
    [0, 0, 0],
    [
      on(
        'solidarity',
        { on: 'entered', subject: [kind('warrior'), tagged('bauhaus'), by(you)] },
        gain('destiny', you, 2),
      ),
    ],
    { book: true, set: 'mortificator' },
  ),
  asActions(
    2,
    ['TOTAL WAR!', 'Totální válka!'],
    seq(react, verb('settle', self, { k: 'zone', zone: 'player', of: you })),
    { set: 'apocalypse', post: '+' },
  ),
  anytime(
    ['NOTED COLLECTOR', 'Věhlasný sběratel'],
    seq(react, verb('settle', self, { k: 'zone', zone: 'player', of: you })),
    { book: true, set: 'inquisition', post: '+' },
  ),
  anytime(
    ['GRAND TACTICIAN', 'Velký stratég'],
    seq(react, verb('settle', self, { k: 'zone', zone: 'player', of: you })),
    { book: true, set: 'warzone', post: '+' },
  ),
  card(
    'special',
    ['G-3 GREEN MONK', 'G-3 Zelený mnich'],
    {},
    [
      play(
        'g-3-green-monk.play',
        pick('w', inPlay.with(kind('warrior'), no(by(you))), seq(react, verb('steal', w, you))),
      ),
    ],
    { book: true, set: 'rulebook', facts: { post: '-', actions: 2 } },
  ),
];
