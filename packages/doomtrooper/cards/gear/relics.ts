import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  addCounter,
  all,
  allow,
  always,
  any as anyOf,
  atLeast,
  by,
  calc,
  call,
  cancel,
  cardsBy,
  cardsIn,
  cause,
  change,
  counter,
  gain,
  ge,
  hostOf,
  inZone,
  is,
  it,
  kind,
  let_,
  no,
  on,
  oncePerTurn,
  pick,
  printed,
  resource,
  respond,
  seats,
  self,
  seq,
  shuffle,
  some,
  spend,
  tagged,
  turnOf,
  verb,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../../rules/anytime.ts';
import { called, fights, itemsInPlay, lookAt, played, search, yours, yourself } from '../../words.ts';
import { allMayCast } from '../common.ts';
import { deed } from '../deeds.ts';
import { bearer, gear, react, t, w } from '../make.ts';
import { calls } from '../specials-more.ts';

const host = hostOf(self);
const STATS = ['fight', 'shoot', 'armor', 'value'] as const;
const ours = yours.of('brotherhood');
const APOSTLES = ['algeroth', 'demnogonis', 'ilian', 'muawijhe', 'semai'];
/** Serves an Apostle whom its killer does not serve. */
const rival = anyOf(
  ...APOSTLES.map((name) => all(is(it, called(`follower:${name}`)), is(cause, no(called(`follower:${name}`))))),
);
const souls = counter(self, 'marker');
const ilians = [called('follower:ilian')];
const victims = cardsIn('squad').with(tagged('brotherhood'));
const inCohort = is(host, inZone('cohort', you));

/** Relikvie (relics). */
export const relics: readonly CardDecl[] = [
  gear(
    'relic',
    ['ARCHETYPAL TIMEPIECE', 'Prapůvodní časoměr'],
    [0, 0, 0],
    [
      always('archetypal-timepiece.time', [add(yourself, 'turnActions', 1)]),
      deed('archetypal-timepiece', 0, t('Zastavit čas', 'Hold the time'), seq(gain('regular', you, 1)), {
        when: turnOf(you),
        limit: oncePerTurn,
        price: [spend('destiny', 5)],
      }),
    ],
    { set: 'inquisition', to: ['bauhaus'] },
  ),
  gear(
    'relic',
    ['CODEX OF CONCEALED PERCEPTION', 'Kodex skrytého vnímání'],
    [0, 0, 0],
    [
      allMayCast('codex-of-concealed-perception', ours),
      always('codex-of-concealed-perception.far', [allow('farSpells', ours)]),
    ],
    { set: 'inquisition', to: ['brotherhood'] },
  ),
  gear(
    'relic',
    ['FRAGMENT OF THE TRUE CHIP', 'Úlomek Pravého čipu'],
    [0, 0, 0],
    [
      always(
        'fragment-of-the-true-chip',
        STATS.map((s) =>
          change(
            bearer,
            s,
            'setBase',
            atLeast(
              atLeast(printed(host, 'fight'), printed(host, 'shoot')),
              atLeast(printed(host, 'armor'), printed(host, 'value')),
            ),
          ),
        ),
        {
          wording: t(
            'Základní Z, S, O i H držitele jsou rovny nejvyššímu z jeho čtyř vytištěných čísel.',
            "The bearer's base F, S, A, and V all equal the largest of its four printed numbers.",
          ),
        },
      ),
    ],
    { set: 'inquisition', to: ['cybertronic'] },
  ),
  gear(
    'relic',
    ["KRYNSTON'S SKULL", 'Krynstonova lebka'],
    [0, 0, 0],
    [
      on(
        'krynston-s-skull',
        {
          on: 'killed',
          subject: [tagged('legion')],
          source: [tagged('legion'), by(you)],
          if: all(calc('scored'), rival),
        },
        call('takePoints', 4),
        {
          wording: t(
            'Kdykoli váš bojovník Černé legie zabije stoupence Apoštola, kterému sám neslouží, získáte navíc 4 body (rozdělte je libovolně na vítězné body a body osudu).',
            'Whenever one of your Dark Legion warriors kills a follower of an Apostle it does not serve itself, you gain 4 more points (split as you choose between victory and destiny points).',
          ),
        },
      ),
    ],
    { set: 'inquisition', to: ['legion'] },
  ),
  gear(
    'relic',
    ['SCROLL OF UNHOLY INVOCATION', 'Svitek bezbožného vzývání'],
    [0, 0, 0],
    [
      deed(
        'scroll-of-unholy-invocation',
        3,
        t('Vzývání apoštola', 'Invoke an Apostle'),
        seq(
          verb('sacrifice', self),
          search('u', cardsBy('collection').with(kind('apostle')), verb('settle', $('u'), zone('cohort'))),
        ),
        { when: some(cardsBy('collection').with(kind('apostle'))) },
      ),
    ],
    { set: 'inquisition', to: ['legion'] },
  ),
  gear(
    'relic',
    ['THE BLACK GATE', 'Černá brána'],
    [0, 0, 0],
    [
      respond('the-black-gate.call', calls(5, cardsBy('reinforcers', host).with(tagged('legion')), host), {
        name: t('Povolat posilu', 'Call for help'),
        tags: [...IN_COMBAT],
        when: all(fights(host), ge(resource(you, 'destiny'), 5)),
      }),
    ],
    { set: 'inquisition', to: ['legion'], facts: { groupMode: 'add' } },
  ),
  gear(
    'relic',
    ['SOUL WELL', 'Studna duší'],
    [0, 0, 0],
    [
      on(
        'soul-well',
        { on: 'killed', subject: [tagged('doomtrooper')], source: ilians },
        seq(verb('sacrifice', calc('current', it)), addCounter('marker', self, 1)),
        {
          wording: t(
            'Kdykoli Ilianin stoupenec zabije Doomtroopera, jde mrtvý na obětiště a na tuto relikvii položte 1 žeton.',
            'Whenever a follower of Ilian kills a Doomtrooper, the dead one goes to the sacrifice pile; put 1 token on this relic.',
          ),
        },
      ),
      always('soul-well.power', [
        add(bearer, 'fight', souls),
        add(bearer, 'shoot', souls),
        add(bearer, 'armor', souls),
      ]),
    ],
    { set: 'apocalypse', kind: ['follower:ilian'] },
  ),
  gear(
    'relic',
    ['VISIONARY CRYSTAL', 'Křišťál vidin'],
    [0, 0, 0],
    [
      deed(
        'visionary-crystal',
        3,
        t('Vidění', 'Vision'),
        pick(
          'p',
          seats('all'),
          seq(
            let_('h', host),
            verb('sacrifice', self),
            lookAt(cardsIn('library', $('p'))),
            pick('x', cardsIn('library', $('p')), verb('sacrifice', $('x'))),
            shuffle(zone('library', $('p'))),
            call('inflictWound', $('h')),
          ),
        ),
      ),
    ],
    { set: 'apocalypse' },
  ),
  gear(
    'relic',
    ['DAGGER OF SACRIFICE', 'Obětní dýka'],
    [0, 0, 0],
    [
      respond('dagger-of-sacrifice.cancel', pick('w', victims, seq(react, verb('discard', w), cancel)), {
        name: t('Zmařit kouzlo', 'Foil a spell'),
        tags: ['react'],
        event: played(kind('art')),
        when: inCohort,
      }),
      respond(
        'dagger-of-sacrifice.end',
        pick('w', victims, pick('x', itemsInPlay('art'), seq(react, verb('discard', w), verb('discard', $('x'))))),
        { name: t('Ukončit kouzlo', 'End a spell'), tags: [...ANYTIME], when: inCohort },
      ),
    ],
    { set: 'promo', limit: 0, to: ['legion'] },
  ),
];
