import type { Ability, CardDecl, CardQuery } from '@bojiste/kernel';
import {
  $,
  add,
  addCounter,
  alike,
  always,
  attachedTo,
  bearing,
  type Cards,
  calc,
  call,
  cardsBy,
  cardsIn,
  copyAbilities,
  count,
  counter,
  each,
  flagged,
  forbid,
  ge,
  hostOf,
  inPlay,
  is,
  isCard,
  kind,
  lasts,
  let_,
  lt,
  mayDo,
  mute,
  no,
  not,
  on,
  only,
  pick,
  respond,
  sameZoneAs,
  self,
  seq,
  some,
  verb,
  when,
  where,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import { any, defender, fighters, fortifications, onStation, plain, played, yours } from '../words.ts';
import { me, noArt } from './common.ts';
import { deed } from './deeds.ts';
import { apostleGift } from './legion.ts';
import {
  anytime,
  areaCard,
  asActions,
  bearer,
  card,
  gear,
  keyOf,
  type Names,
  REACTS,
  react,
  t,
  w,
  warrior,
} from './make.ts';

/** As long as it is there, what it lies on cannot be discarded; one on each. */
const protects = (names: Names, kept: Cards): CardDecl => {
  const key = keyOf(names[0]);
  return asActions(
    1,
    names,
    pick('w', kept.with(no(bearing(alike(self)))), seq(react, verb('equip', self, w))),
    { set: 'mortificator', post: '+' },
    [always(`${key}.keeps`, [forbid('discard', only(calc('below', self)))])],
  );
};
/** Cards from hand are put under it at any time. */
const stores = (key: string, from: CardQuery, room: number): Ability =>
  respond(key, pick('e', from, seq(react, verb('store', $('e'), self))), {
    name: t('Uložit kartu', 'Store a card'),
    tags: [...ANYTIME],
    when: lt(count(attachedTo(self)), room),
  });
const untilYourTurn = { turnOf: you, at: 'start' } as const;

/** Karty, které drží, chrání, kopírují, odvracejí a umlčují (cards that hold, guard, copy, redirect, silence). */
export const holders: readonly CardDecl[] = [
  protects(['DEFENSIVE BARRIER', 'Obranná bariéra'], fortifications),
  protects(['SUPERIOR QUALITY', 'Prvotřídní kvalita'], inPlay.kind('equipment')),
  gear(
    'equipment',
    ['COAGULANT AUTOINJECTOR', 'Automatický injektor'],
    [0, 0, 0],
    [
      deed(
        'coagulant-autoinjector',
        1,
        t('Injekce', 'Injection'),
        pick(
          'w',
          any.warriors.with(flagged('wounded'), where('x', calc('sameSide', $('x'), hostOf(self)))),
          seq(
            verb('heal', w),
            addCounter('marker', self, 1),
            when(ge(counter(self, 'marker'), 3), verb('discard', self)),
          ),
        ),
      ),
    ],
    { set: 'inquisition' },
  ),
  apostleGift(
    'algeroth',
    ['INVOKE FRENZY', 'Vyvolání zuřivosti'],
    [0, 0, 0],
    [
      deed(
        'invoke-frenzy',
        1,
        t('Zuřivost', 'Frenzy'),
        pick(
          'w',
          yours.of('legion').with(flagged('wounded')),
          seq(verb('heal', w), addCounter('marker', w, 1), lasts('ever', add(only(w), 'armor', -1))),
        ),
      ),
    ],
  ),
  areaCard(
    'fortification',
    ['BROTHERHOOD ARCHIVES', 'Archivy Bratrstva'],
    ['squad'],
    [
      stores('brotherhood-archives.store', cardsIn('hand'), 4),
      deed(
        'brotherhood-archives',
        1,
        t('Vyzvednout kartu', 'Take a card out'),
        pick('w', attachedTo(self), verb('toHand', w)),
      ),
    ],
    { set: 'paradise-lost', words: ['for:brotherhood'] },
  ),
  asActions(
    1,
    ['SECRET', 'Tajemství'],
    seq(react, verb('settle', self, zone('player'))),
    { set: 'mortificator', post: '+', facts: { secret: true, waitsFor: ['curse-of-algeroth'] } },
    [
      always('secret.stays', [forbid('discard', me, undefined, 2)]),
      deed(
        'secret.add',
        1,
        t('Utajit kartu', 'Keep a card secret'),
        pick('e', cardsIn('hand').kind('special'), verb('store', $('e'), self)),
      ),
      respond(
        'secret.reveal',
        seq(
          react,
          each(
            'x',
            attachedTo(self),
            seq(
              verb('toHand', $('x')),
              let_('c', calc('current', $('x'))),
              when(calc('castable', $('c')), call('castNow', $('c')), verb('sacrifice', $('c'))),
            ),
          ),
          verb('sacrifice', self),
        ),
        {
          name: t('Odhalit tajemství', 'Reveal the secret'),
          tags: [...ANYTIME],
          when: some(attachedTo(self)),
          wording: t(
            'Kdykoli můžete odhalit všechny karty pod touto kartou a zahrát je; které zahrát nelze, ty i tuto kartu obětujte.',
            'At any time, you may reveal every card under this one and play it; those that cannot be played are sacrificed, and so is this card.',
          ),
        },
      ),
    ],
  ),
  apostleGift(
    'ilian',
    ['PLAGIARIZE', 'Plagiát'],
    [0, 0, 0],
    [
      on(
        'plagiarize',
        { on: 'entered', subject: [isCard(self)] },
        pick(
          'q',
          any.warriors.with(plain, no(isCard(hostOf(self)))),
          lasts('source', copyAbilities(only(hostOf(self)), $('q'))),
        ),
      ),
    ],
    { set: 'inquisition' },
  ),
  card(
    'special',
    ['REDIRECT', 'Přesměrování'],
    {},
    [
      respond('redirect', pick('n', cardsBy('otherTargets'), seq(react, verb('redirect', $('n')))), {
        tags: REACTS,
        live: ['hand'],
        event: played(kind('art')),
      }),
    ],
    // It waits for somebody else's combat spell and for one who casts it.
    { set: 'paradise-lost', facts: { post: '-', waitsFor: ['presence', 'sacred-warrior'] } },
  ),
  anytime(
    ['AMNESIA', 'Amnézie'],
    pick('w', any.warriors, seq(react, verb('equip', self, w))),
    { set: 'mortificator', post: '+' },
    [always('amnesia.void', [mute(bearer)])],
  ),
  asActions(
    1,
    ['TRUST IN THE ARMS', 'Důvěra ve zbraně'],
    seq(react, lasts(untilYourTurn, forbid('art', any.warriors))),
    {
      set: 'mortificator',
    },
  ),
  areaCard(
    'equipment',
    ['PERIMETER ALARM', 'Poplašné zařízení'],
    ['squad', 'cohort'],
    [
      always('perimeter-alarm', [forbid('strikeFirst', fighters, undefined, 2)], {
        if: is(defender, sameZoneAs(self)),
      }),
    ],
    { set: 'apocalypse', anyone: true },
  ),
  warrior(
    ['INDIGO - ISLAND TEAM MEMBER', 'Indigo, člen ostrovního týmu'],
    [3, 14, 8, 8],
    ['brotherhood'],
    [
      noArt,
      always('unarmed', [forbid('receive', me, [kind('weapon')])]),
      always('island-team', [forbid('transfer', me, undefined, 2)]),
    ],
    { set: 'paradise-lost', area: 'station', kinds: ['personality'], roles: ['tribal'] },
  ),
  anytime(
    ['GET OFF THAT ROCK', 'Pryč z toho ostrova'],
    seq(
      react,
      each(
        'x',
        any.of('doomtrooper', 'legion').with(onStation, where('s', mayDo('transfer', $('s')))),
        verb('transfer', $('x'), 0),
      ),
    ),
    {
      set: 'paradise-lost',
      when: not(calc('inCombat')),
    },
  ),
];
