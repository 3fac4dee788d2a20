import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  allow,
  always,
  atMost,
  attachedTo,
  by,
  calc,
  cancel,
  cardsBy,
  cardsIn,
  change,
  count,
  either,
  flagged,
  forbid,
  gain,
  gt,
  hostOf,
  inPlay,
  is,
  isCard,
  it,
  kind,
  lasts,
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
  some,
  spend,
  tag,
  tagged,
  times,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/windows.ts';
import type { TRIBES } from '../types.ts';
import { any, played, yours } from '../words.ts';
import { allMayCast, castsAll, deed, lastTarget, me, noVictory, slayer } from './common.ts';
import { anytime, areaCard, asActions, bonus, card, gear, react, t, w, warrior, warzone } from './make.ts';

const ally = (names: readonly [string, string], abilities: CardDecl['abilities']): CardDecl =>
  anytime(
    names,
    seq(react, verb('settle', self, { k: 'zone', zone: 'player', of: you })),
    { type: 'alliance', set: 'golgotha', post: '+', when: not(calc('allianceOut', self)) },
    [always('alliance', [forbid('discard', me, undefined, 2)], { clauses: ['DT-ALLY-04'] }), ...abilities],
  );
const legionnaire = tagged('legion');
const versusLegion = (key: string, role: 'mishima') =>
  always(
    key,
    (['fight', 'shoot', 'armor'] as const).map((stat) =>
      add(yours.of(role).with(where('x', is(calc('opponent', $('x')), legionnaire))), stat, 5),
    ),
  );

/** Aliance (alliances). */
export const alliances: readonly CardDecl[] = [
  ally(
    ['BAUHAUS', 'Bauhaus'],
    [
      always('ally-bauhaus', [
        forbid('discard', inPlay.with(kind('equipment'), where('x', is(hostOf($('x')), tagged('bauhaus'), by(you))))),
      ]),
    ],
  ),
  ally(
    ['CAPITOL', 'Kapitol'],
    [
      respond(
        'ally-capitol',
        pick(
          'r',
          cardsIn('hand').with(kind('warrior'), tagged('capitol'), where('x', calc('mayAfford', $('x')))),
          seq(react, verb('payPrice', $('r')), verb('enterPlay', $('r'))),
        ),
        {
          name: t('Vyložit bojovníka Kapitolu', 'Play a Capitol warrior'),
          tags: ['anytime'],
        },
      ),
    ],
  ),
  ally(['CYBERTRONIC', 'Kybertronik'], [always('ally-cybertronic', [allow('anyEquipment', yours.of('cybertronic'))])]),
  ally(
    ['IMPERIAL', 'Imperiál'],
    [
      on(
        'ally-imperial',
        { on: 'harmed', subject: [tagged('imperial'), by(you)], source: [legionnaire] },
        verb('heal', it),
      ),
    ],
  ),
  ally(['MISHIMA', 'Mishima'], [versusLegion('ally-mishima', 'mishima')]),
  ally(
    ['THE BROTHERHOOD', 'Bratrstvo'],
    [
      allMayCast(
        'ally-brotherhood',
        yours.of('brotherhood'),
        t('Vaši bojovníci Bratrstva', 'Your Brotherhood warriors'),
      ),
      always('ally-brotherhood.far', [allow('farSpells', yours.of('brotherhood'))]),
    ],
  ),
  ally(
    ['THE DARK LEGION', 'Černá legie'],
    [
      respond(
        'ally-legion',
        pick(
          'r',
          cardsIn('hand').kind('symmetry'),
          pick('w', cardsBy('hosts', $('r')), seq(react, verb('equip', $('r'), w))),
        ),
        {
          name: t('Udělit dar', 'Bestow a gift'),
          tags: [...ANYTIME],
        },
      ),
    ],
  ),
];

/** Válečné zóny (war zones). */
export const warzones: readonly CardDecl[] = [
  warzone(["NO-MAN'S LAND", 'Země nikoho'], [1, 1, 1, 4], ['squad', 'cohort']),
  warzone(
    ['VENUSIAN JUNGLE', 'Venušanská džungle'],
    [3, -1, 2, 2],
    ['squad'],
    [always('venusian-jungle', bonus(cardsBy('zoneDefender', self).named('venusian-ranger'), [3, 3, 3]))],
  ),
  warzone(
    ['MCCRAIG LINE', 'McCraigova linie'],
    [-1, 3, 2, 2],
    ['squad'],
    [always('mccraig-line', bonus(cardsBy('zoneDefender', self).tagged('capitol'), [2, 2, 2]))],
  ),
  warzone(
    ['VICTORIA', 'Viktorie'],
    [-1, 3, 2, 2],
    ['squad'],
    [always('victoria', bonus(cardsBy('zoneDefender', self).tagged('imperial'), [3, 3, 3]))],
  ),
  warzone(
    ['CITADEL SANCTUM', 'Svatyně citadely'],
    [3, 3, 3, 0],
    ['cohort'],
    [
      always('citadel-sanctum', [
        tag(cardsBy('zoneDefender', self), 'slayer'),
        change(cardsBy('zoneDefender', self), 'value', 'mul', 2),
      ]),
    ],
  ),
  warzone(
    ['CENTRAL EUROPE', 'Střední Evropa'],
    [2, 2, 0, 0],
    ['station'],
    [
      always(
        'central-europe',
        bonus(
          cardsBy('zoneDefender', self).with(where('x', gt(count(attachedTo($('x')).kind('beast')), 0))),
          [3, 3, 3],
        ),
      ),
    ],
    { set: 'paradise-lost' },
  ),
];

const mates = (key: string, word: string, n: number): CardDecl['abilities'][number] =>
  always(
    key,
    (['fight', 'shoot', 'armor'] as const).map((stat) =>
      add(
        me,
        stat,
        times(n, count(yours.warriors.named(word).with(no(isCard(self)), where('x', calc('sameArea', $('x'), self))))),
      ),
    ),
  );
const rider = always('rider', [allow('beasts', me)]);
const tribal =
  (role: (typeof TRIBES)[number]) =>
  (
    names: readonly [string, string],
    values: Parameters<typeof warrior>[1],
    abilities: CardDecl['abilities'] = [],
    book = false,
  ) =>
    warrior(names, values, [role], abilities, { set: 'paradise-lost', area: 'station', book });
const asBeast = always('as-beast', [forbid('vehicles', me), forbid('transfer', me)]);

/** Kmeny a zvířata (tribes and beasts). */
export const tribes: readonly CardDecl[] = [
  tribal('crescentia')(['BROTHERBOUND TROOPER', 'Bratrským poutem vázaný voják'], [4, 3, 5, 4]),
  tribal('crescentia')(['JIHAD INFANTRY TROOPER', 'Pěšák džihádu'], [7, 6, 7, 7], [rider]),
  tribal('crescentia')(['PROPHET', 'Prorok'], [3, 3, 4, 4], [lastTarget, rider], true),
  tribal('lutheran')(
    ['LUTHERAN DISCIPLE', 'Luteránský učedník'],
    [5, 4, 4, 4],
    [
      respond('lutheran-disciple', seq(verb('sacrifice', self), cancel), {
        name: t('Oběť učedníka', "The disciple's sacrifice"),
        tags: ['react'],
        event: played(kind('special')),
        when: is(self, no(flagged('wounded'))),
      }),
    ],
  ),
  tribal('lutheran')(['CORSAIR', 'Korzár'], [7, 3, 6, 6], [slayer]),
  tribal('lutheran')(['CAVALIER', 'Kavalír'], [5, 3, 4, 4], [asBeast, mates('cavalier', 'cavalier', 1)]),
  tribal('lutheran')(['PATRIARCH', 'Patriarcha'], [3, 3, 3, 3], [lastTarget], true),
  tribal('rasputin')(['SOLDAT', 'Soldát'], [5, 4, 5, 5], [rider]),
  tribal('rasputin')(
    ['COSSACK', 'Kozák'],
    [5, 4, 5, 5],
    [asBeast, always('cossack', [tag(me, 'alwaysFirst')], { if: calc('closeCombat') })],
  ),
  tribal('templars')(['HORDE TROOPER', 'Voják hordy'], [5, 4, 5, 5], [slayer]),
  tribal('templars')(
    ['TEMPLAR LEGIONNAIRE', 'Templářský legionář'],
    [4, 4, 4, 4],
    [rider, mates('templar-legionnaire', 'templar-legionnaire', 2)],
  ),
  gear('beast', ['CRESCENTIAN TWOTUSK', 'Půlměsíční dvojklanec'], [4, 0, 4, 4], [], {
    set: 'paradise-lost',
    to: ['crescentia'],
  }),
  gear('beast', ['RIVETBULL', 'Nýtový býk'], [4, 0, 3, 2], [], { set: 'paradise-lost', to: ['rasputin'] }),
  gear('beast', ['PREDATORIAN', 'Predátor'], [2, 2, 2, 2], [], { set: 'paradise-lost', to: ['templars'] }),
  asActions(
    1,
    ['OUR TRUE ENEMY IS REVEALED', 'Náš pravý nepřítel odhalen'],
    pick(
      'w',
      yours.warriors
        .named('prophet')
        .with(where('x', not(some(attachedTo($('x')).named('our-true-enemy-is-revealed'))))),
      seq(react, verb('equip', self, w)),
    ),
    { set: 'paradise-lost', kinds: ['prophecy'], post: '+' },
    [
      always(
        'true-enemy',
        bonus(
          yours
            .of('crescentia')
            .with(where('x', is(calc('opponent', $('x')), either(tagged('legion'), tagged('doomtrooper'))))),
          [3, 3, 3],
        ),
      ),
    ],
  ),
  asActions(
    1,
    ['THE DEFIANCE', 'Síla vzdoru'],
    seq(
      react,
      lasts(
        { turnOf: you, at: 'start' },
        ...(['fight', 'shoot'] as const).map((stat) =>
          change(yours.of('lutheran').with(where('x', calc('defends', $('x')))), stat, 'mul', 2),
        ),
      ),
    ),
    {
      book: true,
      set: 'paradise-lost',
      kinds: ['ritual'],
      when: all(some(yours.warriors.named('patriarch')), not(calc('ritualOn', self))),
    },
  ),
];

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
