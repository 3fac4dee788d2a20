import type { CardDecl, Cond, Eff } from '@bojiste/kernel';
import {
  $,
  alike,
  all,
  allow,
  always,
  atMost,
  bind,
  boundTo,
  by,
  type Cards,
  calc,
  call,
  cancel,
  cardsBy,
  cardsIn,
  change,
  controller,
  count,
  counter,
  each,
  foe,
  forbid,
  gain,
  ge,
  gt,
  hostOf,
  inPlay,
  is,
  isCard,
  it,
  kind,
  let_,
  linked,
  lt,
  minus,
  mode,
  named,
  no,
  not,
  number,
  on,
  oneOf,
  pay,
  peek,
  pick,
  resource,
  respond,
  sameZoneAs,
  self,
  seq,
  shuffle,
  some,
  spend,
  tag,
  tagged,
  unbind,
  verb,
  when,
  where,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/anytime.ts';
import { any, defender, notFighting, played, yours } from '../words.ts';
import { CORPORATIONS, castsAll, chooseAffiliation, fragile, freelancer, me, noVictory } from './common.ts';
import { deed } from './deeds.ts';
import { anytime, areaCard, asActions, bonus, card, react, t, target, w, warrior } from './make.ts';
import { permits } from './permits.ts';
import { spellName } from './spells.ts';

/** Doomtroopers whom a bodyguard may be assigned to. */
const wards = yours.of('doomtrooper').with(no(isCard(self)));
const behind = inPlay.with(kind('warrior'), boundTo('behind', self));
/** Titles stay for good. */

/** Never one that would summon in turn: it could bring no more, and asking what it could bring would never end. */
const spells = (zone_: string, price: number): Cards =>
  cardsIn(zone_)
    .kind('art')
    .with(
      no(named('summon-spell')),
      where('x', calc('castable', $('x'))),
      where('y', ge(resource(you, 'destiny'), price)),
    );
const wants = (zone_: string, price: number): Cond => some(spells(zone_, price));
const summon = (zone_: string, price: number): Eff =>
  seq(
    ...(zone_ === 'library' ? [each('y', cardsIn(zone_), peek($('y'), you))] : []),
    pick(
      'w',
      spells(zone_, price),
      seq(
        pay(spend('destiny', price)),
        react,
        call('castNow', w),
        ...(zone_ === 'library' ? [shuffle(zone(zone_))] : []),
      ),
    ),
  );

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
  warrior(['LOCAL THUG', 'Místní hrdlořez'], [15, 5, 13, 5], [], [noVictory, fragile], {
    book: true,
    set: 'mortificator',
    area: 'outside',
    facts: { notDoomtrooper: true },
  }),
  warrior(
    ['FREELANCER PATRIARCH', 'Žoldnéřský patriarcha'],
    [3, 3, 6, 5],
    [],
    [
      freelancer,
      always('freelancer-patriarch', [
        ...bonus(any.of('mercenary').with(no(isCard(self))), [5, 5, 5]),
        tag(any.of('mercenary').with(no(isCard(self))), 'slayer'),
      ]),
    ],
    { book: true, set: 'apocalypse', kinds: ['personality'], roles: ['mercenary'] },
  ),
  warrior(
    ['MERCENARY', 'Potulný žoldák'],
    [15, 15, 15, 0],
    [],
    [
      on('mercenary', { on: 'entered', subject: [isCard(self)] }, call('auction', self), {
        limit: { per: 'game', n: 1 },
      }),
      always('mercenary.price', [change(me, 'value', 'setBase', counter(self, 'spent'))]),
    ],
    { book: true, set: 'mortificator', kinds: ['personality'], facts: { neverHidden: true } },
  ),
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
      respond('bodyguard.assign', target(wards, bind('unit', self, w)), {
        name: t('Přidělení', 'Assignment'),
        tags: [...ANYTIME],
        when: is(self, no(boundTo('unit'))),
        wording: t(
          'Není-li nikomu přidělen, můžete ho kdykoli přidělit k jinému svému Doomtrooperovi.',
          'While it is not assigned to anybody, you may assign it to another of your Doomtroopers at any time.',
        ),
      }),
      respond('bodyguard.reassign', target(wards, bind('unit', self, w)), {
        name: t('Nové přidělení', 'New assignment'),
        tags: [...ANYTIME],
        when: is(self, boundTo('unit')),
        price: [spend('destiny', 3)],
        wording: t(
          'Za 3 body osudu ho můžete kdykoli přidělit k jinému svému Doomtrooperovi.',
          'At any time, you may pay 3 destiny points to assign it to another of your Doomtroopers.',
        ),
      }),
      respond('bodyguard', seq(react, verb('takePlace', defender, self)), {
        name: t('Postavit se místo obránce', 'Step in for the defender'),
        tags: ['combat', ...IN_COMBAT],
        when: all(is(defender, isCard(linked('unit'))), calc('couldStandIn', self)),
        wording: t(
          'Je-li obráncem Doomtrooper, ke kterému je přidělen, můžete nechat bojovat tohoto bojovníka místo něj.',
          'If the Doomtrooper it is assigned to is the defender, you may have this warrior fight in its place.',
        ),
      }),
    ],
    { book: true, set: 'inquisition' },
  ),
  anytime(
    ['BAUHAUS BANK', 'Bauhausská korporační banka'],
    seq(react, verb('settle', self, zone('squad'))),
    {
      type: 'fortification',
      book: true,
      set: 'golgotha',
      post: '+',
      when: not(some(inPlay.with(by(you), alike(self)))),
    },
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
          wording: t(
            'Kdykoli si můžete půjčit body osudu; celkem smíte dlužit nejvýše 10. Dokud dlužíte, nemůžete vyhrát.',
            'You may borrow destiny points at any time, up to a debt of 10 in all. You cannot win while in debt.',
          ),
        },
      ),
      respond('bauhaus-bank.repay', seq(gain('debt', you, -1)), {
        name: t('Splátka', 'Repayment'),
        tags: [...ANYTIME],
        price: [spend('destiny', 2)],
        when: gt(resource(you, 'debt'), 0),
      }),
    ],
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
          yours.warriors.with(sameZoneAs(self), notFighting, no(boundTo('behind', self))),
          bind('behind', w, self),
        ),
        {
          when: lt(count(behind), 3),
          wording: t(
            'Za 1 akci schovejte za tuto kartu svého bojovníka ve stejné oblasti mimo souboj (vejdou se za ni 3).',
            'For 1 action, put one of your warriors in the same area and outside combat behind this card (it holds 3).',
          ),
        },
      ),
      respond('protective-wall.leave', pick('w', behind, unbind('behind', w)), {
        name: t('Odejít zpoza zdi', 'Leave the wall'),
        tags: [...ANYTIME],
      }),
      always('protective-wall.behind', [tag(behind, 'sheltered'), forbid('attack', behind)]),
      on(
        'protective-wall.falls',
        { on: 'discarded', subject: [isCard(self)] },
        each('x', behind, call('inflictWound', $('x'))),
      ),
    ],
    { book: true, set: 'apocalypse' },
  ),
  card(
    'special',
    ['STOLEN PAPERWORK', 'Ukradené dokumenty'],
    {},
    [
      respond(
        'stolen-paperwork',
        seq(react, let_('n', calc('stealing')), cancel, verb('takeOver'), call('answer', calc('current', it), $('n'))),
        {
          tags: ['react'],
          live: ['hand'],
          event: { ...played(kind('special')), by: foe, if: calc('stealable') },
          wording: t(
            'Zahrajte, když soupeř hraje speciální kartu, kterou v té chvíli můžete zahrát i vy. Pro něj nemá efekt a co za ni dal, propadá. Ihned ji zahrajte sami; zaplaťte, co stojí.',
            'Play when an opponent plays a special card that you could play at that moment too. It has no effect for that player, who loses what was paid. Play it yourself at once; pay what it costs.',
          ),
        },
      ),
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
        pick(
          'c',
          cardsBy('casters', self),
          oneOf(
            mode(
              'discard',
              t('Z hrobu za 2 body osudu', 'From the discard pile for 2 destiny points'),
              summon('discard', 2),
              wants('discard', 2),
            ),
            mode(
              'library',
              t('Z knihovny za 4 body osudu', 'From the library for 4 destiny points'),
              summon('library', 4),
              wants('library', 4),
            ),
          ),
        ),
        {
          name: spellName('summoning'),
          tags: [...ANYTIME, 'react'],
          live: ['hand'],
          when: { k: 'any', cs: [wants('discard', 2), wants('library', 4)] },
          wording: t(
            'Zahrajte kdykoli. Za 2 body osudu vezměte jiné kouzlo ze svého hrobu, nebo za 4 body osudu ze své knihovny, a ihned ho sešlete; vše, co stojí, zaplaťte.',
            'Play any time. For 2 destiny points take another spell from your discard pile, or for 4 from your library, and cast it at once; pay whatever it costs.',
          ),
        },
      ),
    ],
    { book: true, set: 'inquisition', facts: { aspect: 'summoning', post: 'x' } },
  ),
  asActions(
    1,
    ['SOLIDARITY', 'Solidarita'],
    pick(
      'w',
      inPlay.kind('player'),
      chooseAffiliation(CORPORATIONS, () => undefined, seq(react, verb('equip', self, w))),
    ),
    {
      type: 'mission',
      book: true,
      set: 'mortificator',
      post: '+',
      wording: t('Přidělte kterémukoli hráči a zvolte korporaci.', 'Assign to any player and choose a corporation.'),
    },
    [
      on(
        'solidarity',
        {
          on: 'entered',
          subject: [kind('warrior'), by(controller(hostOf(self))), where('x', calc('ofChosen', $('x'), self))],
        },
        oneOf(
          mode('victory', t('1 vítězný bod', '1 victory point'), verb('earnVictory', you, 1)),
          mode('destiny', t('2 body osudu', '2 destiny points'), verb('earnDestiny', you, 2)),
        ),
        {
          wording: t(
            'Kdykoli tento hráč přidá do Mužstva bojovníka zvolené korporace, získáte 1 vítězný bod, nebo 2 body osudu.',
            'Whenever that player adds a warrior of the chosen corporation to the Squad, you gain 1 victory point or 2 destiny points.',
          ),
        },
      ),
      on(
        'solidarity.over',
        { on: 'left', subject: [kind('warrior'), where('x', calc('ofChosen', $('x'), self))] },
        when(
          not(
            some(
              cardsIn('squad', controller(hostOf(self))).with(
                kind('warrior'),
                no(tagged('outOfPlay')),
                where('x', calc('ofChosen', $('x'), self)),
              ),
            ),
          ),
          verb('discard', self),
        ),
        {
          wording: t(
            'Nezůstane-li v jeho Mužstvu žádný takový bojovník, úkol vyřaďte.',
            'Once no such warrior is left in that Squad, discard this mission.',
          ),
        },
      ),
    ],
  ),
  ...permits,
  asActions(2, ['G-3 GREEN MONK', 'G-3 Zelený mnich'], target(any.warriors.with(no(by(you))), verb('steal', w, you)), {
    book: true,
    set: 'rulebook',
    type: 'special',
  }),
];
