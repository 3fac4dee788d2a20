import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  all,
  allow,
  always,
  calc,
  call,
  chosen,
  count,
  each,
  flagged,
  forbid,
  ge,
  hostOf,
  is,
  isCard,
  kind,
  mayDo,
  most,
  no,
  on,
  pay,
  pick,
  pickMany,
  resource,
  respond,
  self,
  seq,
  spend,
  stat,
  tag,
  tagged,
  times,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import { affordable, any, anybody, called, discardable, facing, opponentOf, plain, yours } from '../words.ts';
import { allMayCast, annihilates, casts, castsAll, city, darkImmune, enlists, hunt, me, slayer } from './common.ts';
import { deed } from './deeds.ts';
import { other, yourOwn } from './families.ts';
import { anytime, bearer, bonus, gear, react, t, target, w, warrior, weapon } from './make.ts';

const topLegion = most('t', any.of('legion').with(where('c', mayDo('combat', $('c')))), stat($('t'), 'value'));

/** Bratrstvo (the Brotherhood). */
export const brotherhood: readonly CardDecl[] = [
  warrior(['SACRED WARRIOR', 'Posvátný bojovník'], [3, 3, 3, 3], ['brotherhood'], [casts('premonition', 'exorcism')]),
  warrior(['REVISOR', 'Revizor'], [3, 3, 3, 3], ['brotherhood'], [casts('manipulation', 'mentalism')]),
  warrior(['MORTIFICATOR', 'Mortifikátor'], [3, 3, 3, 3], ['brotherhood'], [casts('kinetics', 'manipulation')], {
    book: true,
  }),
  warrior(['VALKYRIE', 'Valkýra'], [3, 3, 3, 3], ['brotherhood'], [casts('changeling', 'premonition')]),
  warrior(['INQUISITOR', 'Inkvizitor'], [4, 4, 4, 4], ['brotherhood'], [casts('exorcism', 'mentalism')]),
  warrior(['MYSTIC', 'Mystik'], [4, 4, 4, 5], ['brotherhood'], [castsAll]),
  warrior(
    ['CARDINAL DOMINIC', 'Kardinál Dominik'],
    [10, 7, 10, 10],
    ['brotherhood'],
    [
      castsAll,
      slayer,
      always('cardinal-dominic', [tag(any.of('brotherhood'), 'darkImmune')]),
      always('cardinal-dominic.prey', [forbid('attack', me, [no(tagged('legion'))])]),
      always('cardinal-dominic.highest', [
        forbid('attack', me, [where('x', { k: 'compare', op: 'lt', a: stat($('x'), 'value'), b: topLegion })]),
      ]),
      always('cardinal-dominic.heretics', [forbid('attack', any.of('heretic'), [isCard(self)])]),
    ],
    { book: true, kinds: ['personality'], words: ['cardinal'] },
  ),
  warrior(
    ['CRENSHAW THE MORTIFICATOR', 'Crenshaw Mortifikátor'],
    [3, 7, 8, 7],
    ['brotherhood'],
    [castsAll, always('crenshaw-the-mortificator', [tag(any.warriors.with(called('mortificator')), 'slayer')])],
    { kinds: ['personality'], words: ['mortificator'] },
  ),
  warrior(
    ['CRENSHAW THE REDEEMER', 'Crenshaw Vykupitel'],
    [7, 4, 6, 7],
    ['brotherhood'],
    [
      castsAll,
      slayer,
      annihilates,
      always('crenshaw-the-redeemer', [forbid('attack', me, [tagged('brotherhood')], 2)]),
    ],
    { book: true, set: 'mortificator', kinds: ['personality'], words: ['mortificator'] },
  ),
  warrior(
    ['BLESSED VESTAL LAURA', 'Blahoslavená vestálka Laura'],
    [4, 4, 4, 5],
    ['brotherhood'],
    [
      allMayCast('blessed-vestal-laura', yours.warriors.with(called('valkyrie'))),
      always('blessed-vestal-laura.guard', [tag(yours.warriors.with(called('valkyrie')), 'darkImmune')]),
    ],
    { kinds: ['personality'], words: ['valkyrie'] },
  ),
  warrior(
    ['CARDINAL DURAND', 'Kardinál Durand'],
    [11, 11, 11, 14],
    ['brotherhood'],
    [
      allMayCast('cardinal-durand', any.of('brotherhood')),
      respond('cardinal-durand.pierce', target(any.of('artImmune'), verb('pierce', w, 0)), {
        name: t('Zrušení imunity', 'Cancel immunity'),
        tags: [...ANYTIME],
        clauses: ['DT-CIMM-13'],
      }),
      on('cardinal-durand.killed', { on: 'killed', subject: [isCard(self)] }, verb('toLibrary', self)),
      on('cardinal-durand.discarded', { on: 'discarded', subject: [isCard(self)] }, verb('toLibrary', self)),
    ],
    { book: true, set: 'inquisition', kinds: ['personality'], words: ['cardinal'] },
  ),
  warrior(['INQUISITOR MAJORIS', 'Vrchní inkvizitor'], [7, 7, 7, 8], ['brotherhood'], [castsAll]),
  warrior(['ANTIQUARIAN', 'Antikvář'], [3, 3, 3, 3], ['brotherhood'], [casts('summoning', 'kinetics')], {
    set: 'inquisition',
  }),
  warrior(
    ['ARCHINQUISITOR NIKODEMUS', 'Arciinkvizitor Nikodém'],
    [8, 8, 8, 9],
    ['brotherhood'],
    [
      castsAll,
      darkImmune,
      always('archinquisitor-nikodemus', [forbid('seekCover', any.of('doomtrooper'))]),
      deed(
        'archinquisitor-nikodemus.heal',
        1,
        t('Přenesení zranění', 'Pass the wound on'),
        pick('w', yours.of('doomtrooper').with(other), seq(verb('heal', self), call('inflictWound', w))),
        { price: [spend('destiny', 5)], when: is(self, flagged('wounded')) },
      ),
    ],
    { kinds: ['personality'] },
  ),
  warrior(
    ['SPIRIT OF NATHANIEL', 'Duch Nathaniela'],
    [null, null, null, 30],
    ['brotherhood'],
    [
      allMayCast('spirit-of-nathaniel', any.of('brotherhood')),
      always('spirit-of-nathaniel.kill', [tag(any.of('brotherhood').with(facing(tagged('legion'))), 'slayer')]),
      deed(
        'spirit-of-nathaniel.banish',
        4,
        t('Vyhnání apoštola', 'Banish an Apostle'),
        pick('w', any.warriors.with(kind('apostle'), discardable), verb('discard', w)),
      ),
    ],
    { set: 'mortificator', kinds: ['personality'], facts: { neverCovered: true } },
  ),
  warrior(
    ['BROTHER STERN', 'Bratr Stern'],
    [8, 6, 8, 8],
    ['brotherhood'],
    [
      castsAll,
      slayer,
      always('brother-stern', [
        ...bonus(yourOwn('sacred-warrior').with(other), [5, 5, 5]),
        tag(yourOwn('sacred-warrior').with(other), 'slayer'),
      ]),
    ],
    { set: 'apocalypse', kinds: ['personality'], words: ['sacred-warrior'] },
  ),
  warrior(
    ['CRENSHAW - ISLAND TEAM MEMBER', 'Crenshaw, člen ostrovního týmu'],
    [6, 7, 8, 8],
    ['brotherhood'],
    [castsAll, slayer, always('island-team', [forbid('transfer', me, undefined, 2)])],
    {
      set: 'paradise-lost',
      area: 'station',
      kinds: ['personality'],
      roles: ['tribal'],
      words: ['mortificator', 'island-team-member'],
    },
  ),
  weapon('both', ['AC-40 "JUSTIFIER"', 'AC-40 „Soudce“'], [3, 3, 0], [], { words: ['machine-gun'] }),
  gear(
    'equipment',
    ['BLESSED ARMOR', 'Požehnané brnění'],
    [0, 0, 0],
    [always('blessed-armor', [tag(bearer, 'darkImmune')])],
    { kinds: ['armor'], to: ['doomtrooper'] },
  ),
  gear(
    'equipment',
    ['BOOK OF LAW', 'Kniha zákona'],
    [0, 0, 0],
    [
      {
        kind: 'on',
        key: 'book-of-law',
        event: { on: 'stepBegins', by: you, if: { k: 'during', steps: ['actions'] } },
        do: verb('moreActions', you, 1),
      },
    ],
    { book: true, set: 'inquisition', to: ['brotherhood'] },
  ),
  weapon(
    'blade',
    ['BRINGER OF LIGHT', 'Nositel světla'],
    [7, 0, 3],
    [
      always('bringer-of-light', [tag(bearer, 'slayer')], {
        if: all(calc('wielded', self), is(opponentOf(hostOf(self)), tagged('legion'))),
      }),
      always('bringer-of-light.cardinal', [allow('farSpells', yours.of('brotherhood'))], {
        if: is(hostOf(self), called('cardinal')),
      }),
    ],
    { set: 'inquisition', type: 'relic', to: ['brotherhood'] },
  ),
  city(['THE CATHEDRAL', 'Katedrála'], 'brotherhood'),
  hunt(['WHISPERS OF HERESY', 'Šepot kacířství'], [], any.of('brotherhood').with(plain), { kind: ['mortificator'] }),
  enlists(['HONORARY BAPTISM', 'Čestný křest'], 'brotherhood', 'cybertronic'),
  anytime(['REPENTANCE', 'Pokání'], seq(react, each('h', any.of('heretic'), verb('discard', $('h'))))),
  anytime(['CLEANSING FLAME', 'Očistný plamen'], target(any.of('legion'), verb('discard', w)), {
    book: true,
    set: 'warzone',
    post: 'x',
    price: [spend('destiny', 8)],
    limit: 1,
  }),
  anytime(
    ['WAVE OF RIGHTEOUSNESS', 'Vlna poctivosti'],
    pickMany(
      'ws',
      anybody,
      1,
      affordable(10),
      seq(
        pay(spend('destiny', times(10, count(chosen('ws'))))),
        react,
        each('x', chosen('ws'), verb('discard', $('x'))),
      ),
    ),
    {
      book: true,
      set: 'inquisition',
      post: 'x',
      limit: 1,
      when: ge(resource(you, 'destiny'), 10),
    },
  ),
];
