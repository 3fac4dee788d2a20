import type { Ability, CardDecl, Eff } from '@bojiste/kernel';
import {
  $,
  active,
  add,
  allow,
  always,
  attachedTo,
  by,
  calc,
  call,
  cancel,
  cardsBy,
  cardsIn,
  change,
  each,
  either,
  forbid,
  gain,
  hostOf,
  inPlay,
  kind,
  lasts,
  mute,
  no,
  on,
  only,
  pick,
  play,
  respond,
  same,
  self,
  seq,
  spend,
  stat,
  tag,
  verb,
  where,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { REACT } from '../rules/anytime.ts';
import { any, attacker, defender, discardable, fighters, yours } from '../words.ts';

/** Cards that exist only here: the catalogue's checks speak of effects that no card of the pool has by itself. */

const me = only(self);
const w = $('w');
const react = window(REACT);
const bearer = only(hostOf(self));
const ANYTIME = ['anytime', 'combat', 'modifier', 'late', 'quiet'];
const one = (...args: Parameters<typeof change>) => [change(...args)];

const card = (key: string, type: string, abilities: readonly Ability[], rest: Partial<CardDecl> = {}): CardDecl => ({
  key,
  names: { cs: key, en: key },
  set: 'test',
  type,
  kinds: [type],
  words: [key],
  stats: {},
  abilities,
  ...rest,
});

const anytime = (key: string, effect: Eff, tags: readonly string[] = ANYTIME): CardDecl =>
  card(key, 'special', [respond(key, effect, { tags, live: ['hand'] })], { facts: { post: '-' } });

const fighter = (
  key: string,
  values: readonly [number, number, number, number],
  abilities: readonly Ability[],
  rest: Partial<CardDecl> = {},
) =>
  card(key, 'warrior', abilities, {
    stats: { fight: values[0], shoot: values[1], armor: values[2], value: values[3] },
    facts: { affiliations: ['bauhaus'] },
    ...rest,
  });

const onBearer = (key: string, type: string, abilities: readonly Ability[], rest: Partial<CardDecl> = {}): CardDecl =>
  card(
    key,
    type,
    [
      play(`${key}.play`, pick('w', cardsBy('hosts', self, yours.warriors), seq(react, verb('equip', self, w)))),
      ...abilities,
    ],
    { facts: { post: '+' }, ...rest },
  );

const combat = { scope: 'combat' } as const;

export const testCards: readonly CardDecl[] = [
  // War zones.
  card(
    'test-silent-field',
    'warzone',
    [
      always('test-silent-field.bonus', one(cardsBy('zoneDefender', self), 'armor', 'add', 3)),
      always('test-silent-field.text', [forbid('art', any.warriors)], { if: same(self, calc('zoneNow')) }),
    ],
    { facts: { post: '+' } },
  ),
  card('test-plain-field', 'warzone', [
    always('test-plain-field.bonus', one(cardsBy('zoneDefender', self), 'armor', 'add', 5)),
  ]),
  anytime('test-ignore-zone', seq(react, lasts(combat, mute(only(calc('zoneNow'))))), ['modifier', 'late']),
  onBearer('test-any-zone', 'equipment', [always('test-any-zone', [tag(bearer, 'anyZone')])]),
  // Effects on whatever is in play.
  anytime('test-discard', pick('w', inPlay.with(no(kind('player')), discardable), seq(react, verb('discard', w)))),
  anytime('test-sacrifice', pick('w', inPlay.with(no(kind('player'))), seq(react, verb('sacrifice', w)))),
  anytime('test-discard-anybody', pick('w', cardsBy('anybody'), seq(react, verb('discard', w)))),
  anytime('test-slay-anybody', pick('w', cardsBy('anybody'), seq(react, verb('slayAs', self, w)))),
  anytime('test-wound-anybody', pick('w', cardsBy('anybody'), seq(react, verb('wound', w)))),
  anytime('test-discard-legionnaire', pick('w', any.of('legion'), seq(react, verb('discard', w)))),
  anytime('test-wound-all', seq(react, each('x', any.warriors, verb('wound', $('x'))))),
  anytime('test-own-kill', pick('w', yours.warriors, seq(react, call('killAs', attacker, w))), ['modifier']),
  anytime('test-steal', pick('w', any.warriors, seq(react, verb('steal', w, you)))),
  anytime('test-send-away', pick('w', any.warriors, seq(react, verb('transfer', w, 0)))),
  anytime(
    'test-take-fortification',
    pick(
      'w',
      inPlay.kind('fortification').with(no(by(you)), where('x', calc('mayHave', $('x')))),
      seq(react, verb('steal', w, you)),
    ),
  ),
  anytime('test-worthless', pick('w', fighters, seq(react, lasts(combat, add(only(w), 'value', -9)))), [
    'modifier',
    'late',
  ]),
  anytime(
    'test-confusion',
    pick('w', any.warriors.with(where('h', calc('couldStandIn', $('h')))), seq(react, verb('takePlace', defender, w))),
    ['modifier', 'late'],
  ),
  /** Equipment by an effect: only "may never" stops it. */
  anytime(
    'test-fitting',
    pick(
      'e',
      cardsIn('hand').kind('equipment'),
      pick('w', cardsBy('takers', $('e'), yours.warriors), seq(react, verb('equip', $('e'), w))),
    ),
  ),
  {
    ...card('test-ward', 'art', [
      respond(
        'test-ward',
        pick(
          'w',
          cardsBy('casters', self),
          seq(react, lasts({ turnOf: you, at: 'start' }, tag(only(w), 'darkImmune'))),
        ),
        { tags: ANYTIME, live: ['hand'], price: [spend('destiny', 1)] },
      ),
    ]),
    facts: { aspect: 'any', post: '-' },
  },
  // Values.
  onBearer('test-halver', 'equipment', [always('test-halver', one(bearer, 'armor', 'baseMul', 0.5))]),
  onBearer('test-plate', 'equipment', [always('test-plate', one(bearer, 'armor', 'add', 1))]),
  onBearer('test-curse', 'equipment', [always('test-curse', one(bearer, 'armor', 'add', -5))]),
  onBearer('test-weakness', 'equipment', [always('test-weakness', one(bearer, 'fight', 'baseAdd', -5))]),
  onBearer('test-half-curse', 'equipment', [always('test-half-curse', one(bearer, 'fight', 'mul', 0.5))]),
  // Missions, upgrades, station.
  onBearer('test-side-mission', 'mission', [
    on(
      'test-side-mission',
      { on: 'killed', source: [...yours.warriors.where], if: calc('foremost', self) },
      seq(gain('destiny', you, 1), verb('discard', self)),
    ),
  ]),
  card(
    'test-battlement',
    'equipment',
    [play('test-battlement.play', pick('w', inPlay.kind('fortification'), seq(react, verb('equip', self, w))))],
    { facts: { post: '+' } },
  ),
  card('test-station-walls', 'fortification', [
    always('test-station-walls', [add(cardsIn('station').with(kind('warrior')), 'armor', 1)]),
  ]),
  // Never, may not, always.
  fighter('test-proud', [3, 3, 3, 3], [always('test-proud', [forbid('receive', me, [kind('equipment')])])]),
  fighter(
    'test-pure',
    [3, 3, 3, 3],
    [always('test-pure', [forbid('receive', me, [either(kind('equipment'), kind('symmetry'))], 2)])],
    { facts: { affiliations: ['legion'] } },
  ),
  fighter('test-clumsy', [3, 3, 3, 3], [always('test-clumsy', [forbid('beUsed', attachedTo(self).kind('equipment'))])]),
  fighter('test-tough', [1, 1, 2, 3], [always('test-tough', [forbid('autoKill', me, undefined, 2)])]),
  fighter('test-commander', [3, 3, 3, 3], [always('test-commander', [allow('receiveAny', me, [kind('equipment')])])], {
    words: ['test-commander', 'commander'],
    facts: { affiliations: ['cybertronic'] },
  }),
  onBearer('test-baton', 'equipment', [always('test-baton', one(bearer, 'fight', 'add', 2))], {
    facts: { post: '+', requires: ['bauhaus'], kinds: ['commander'] },
  }),
  onBearer('test-mantle', 'equipment', [always('test-mantle', [tag(bearer, 'artImmune')])], {
    facts: { post: '+', requires: ['bauhaus'] },
  }),
  // Everybody's affair, and one player's.
  card('test-tide', 'special', [
    on('test-tide', { on: 'stepBegins', if: { k: 'during', steps: ['draw'] } }, gain('destiny', you, 100), {
      tags: ['global'],
    }),
  ]),
  card('test-double', 'special', [
    on(
      'test-double',
      { on: 'stepBegins', if: { k: 'during', steps: ['draw'] } },
      gain('destiny', active, { k: 'resource', of: active, resource: 'destiny' }),
    ),
  ]),
  card('test-levy', 'special', [
    on(
      'test-levy',
      { on: 'stepBegins', by: you, if: { k: 'during', steps: ['draw'] } },
      gain('destiny', you, { k: 'resource', of: you, resource: 'destiny' }),
    ),
  ]),
  card(
    'test-no-art',
    'special',
    [
      respond('test-no-art', cancel, {
        tags: ['react'],
        live: ['hand'],
        event: { on: 'announced', subject: [kind('art')] },
      }),
    ],
    { facts: { post: '-' } },
  ),
  card(
    'test-no-warrior',
    'special',
    [
      respond('test-no-warrior', cancel, {
        tags: ['react'],
        live: ['hand'],
        event: { on: 'announced', subject: [kind('warrior')] },
      }),
    ],
    { facts: { post: '-' } },
  ),
  card(
    'test-late-no',
    'special',
    [
      respond('test-late-no', pick('w', cardsIn('inCombat'), seq(react, verb('cancelLate', w))), {
        tags: ['modifier', 'late'],
        live: ['hand'],
      }),
    ],
    { facts: { post: '-' } },
  ),
  // Sabotage under its old name.
  card(
    'test-no-raid',
    'special',
    [
      respond('test-no-raid', cancel, {
        tags: ['anytime'],
        live: ['hand'],
        event: { on: 'announced', if: calc('sabotageAgainst', you) },
      }),
    ],
    { facts: { post: '-' } },
  ),
  // Of the worked examples: bearers and values that no card of the pool has.
  onBearer('test-curator-robe', 'equipment', [always('test-curator-robe', one(bearer, 'armor', 'add', 1))], {
    facts: { post: '+', kinds: ['curator'] },
  }),
  onBearer('test-trooper-sword', 'equipment', [], {
    kinds: ['equipment', 'weapon', 'blade'],
    facts: { post: '+', requires: ['doomtrooper'] },
  }),
  onBearer('test-semai-gift', 'symmetry', [], { facts: { post: '+', requires: ['legion'], apostle: 'semai' } }),
  onBearer('test-heretic-gift', 'symmetry', [], { facts: { post: '+', requires: ['heretic'] } }),
  fighter('test-legionnaire', [3, 3, 3, 3], [], { facts: { affiliations: ['legion'] } }),
  fighter('test-lutheran', [4, 4, 4, 4], [], { facts: { affiliations: ['lutheran'], area: 'station' } }),
  fighter('test-hermit', [3, 3, 3, 3], [always('test-hermit', [forbid('receive', me, [kind('equipment')], 2)])], {
    facts: { affiliations: ['bauhaus'] },
  }),
  card('test-clan-banner', 'fortification', [
    always('test-clan-banner', [add(any.warriors.named('clansman'), 'fight', 1)]),
  ]),
  // Art that forbids, and a modifier that forbids for one combat.
  {
    ...anytime('test-art-ban', pick('w', any.warriors, seq(react, lasts('turn', forbid('attack', only(w)))))),
    type: 'art',
    kinds: ['art'],
    facts: { aspect: 'any', post: '-' },
  },
  // Reinforcements.
  card(
    'test-help',
    'special',
    [
      respond(
        'test-help',
        pick(
          'w',
          fighters.with(where('f', { k: 'same', a: { k: 'controller', of: $('f') }, b: you })),
          pick(
            'r',
            cardsBy('reinforcers', w),
            seq(
              react,
              verb('join', $('r'), w),
              lasts(combat, add(only(w), 'fight', stat($('r'), 'fight')), add(only(w), 'shoot', stat($('r'), 'shoot'))),
            ),
          ),
        ),
        { tags: ['modifier', 'late'], live: ['hand'] },
      ),
    ],
    { facts: { post: '-', groupMode: 'add' } },
  ),
  {
    ...anytime('test-art-blow', pick('w', fighters, seq(react, lasts(combat, add(only(w), 'armor', -9)))), [
      'modifier',
      'late',
    ]),
    type: 'art',
    kinds: ['art'],
    facts: { aspect: 'any', post: '-' },
  },
];
