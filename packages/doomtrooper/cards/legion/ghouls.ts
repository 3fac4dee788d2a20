import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  addCounter,
  alike,
  all,
  allow,
  always,
  bearing,
  by,
  calc,
  cardsBy,
  cardsIn,
  change,
  controller,
  count,
  counter,
  divDown,
  during,
  each,
  either,
  eq,
  forbid,
  ge,
  hostOf,
  inZone,
  is,
  isCard,
  it,
  kind,
  lasts,
  later,
  le,
  let_,
  may,
  minus,
  mode,
  no,
  not,
  on,
  oncePerTurn,
  oneOf,
  only,
  pick,
  resource,
  seats,
  self,
  seq,
  some,
  stat,
  tagged,
  times,
  verb,
  when,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { any, called, fights, killedBy, lookAt, opponentOf, worth, yours } from '../../words.ts';
import { me } from '../common.ts';
import { deed } from '../deeds.ts';
import { follower, other } from '../families.ts';
import { apostleGift } from '../legion.ts';
import { asActions, bearer, react, t, w, warrior, weapon } from '../make.ts';

const FOUR = ['fight', 'shoot', 'armor', 'value'] as const;
const host = hostOf(self);
const victim = $('o');
const infected = counter(self, 'marker');
/** The grenade has been thrown and lies with whoever it made ill. */
const thrown = eq(counter(self, 'spent'), 1);
const P = $('p');
const pack = cardsIn('cohort').with(called('kadaver'), other);

/** Přízraky (ghouls): the Dark Legion's dead, sick and turned. */
export const ghouls: readonly CardDecl[] = [
  warrior(
    ['KADAVER', 'Kadaver'],
    [2, 2, 2, 2],
    ['legion'],
    [
      always('kadaver.bare', [forbid('receive', me, [either(kind('equipment'), kind('relic'), kind('symmetry'))], 2)]),
      always('kadaver.reaper', [forbid('suffer', me, [called('grim-reaper')], 2)]),
      always('kadaver', [
        ...(['fight', 'shoot', 'armor'] as const).map((s) => add(me, s, times(3, count(pack)))),
        add(me, 'value', count(pack)),
      ]),
    ],
    { set: 'apocalypse', ...follower('algeroth') },
  ),
  warrior(
    ['BIO-GIANT', 'Bioobr'],
    [22, 14, 26, 20],
    ['legion'],
    [
      always('bio-giant.bare', [
        forbid('receive', me, [either(kind('equipment'), kind('symmetry'))], 2),
        forbid('fortifications', me, undefined, 2),
      ]),
      always('bio-giant.wild', [forbid('suffer', me, [kind('special'), by(you)])]),
      on(
        'bio-giant.once',
        { on: 'fightersNamed', subject: [isCard(self)] },
        later({ on: 'combatEnded' }, 'turn', lasts('turn', forbid('attack', me, undefined, 2))),
      ),
    ],
    { set: 'warzone', ...follower('algeroth') },
  ),
  warrior(
    ['ERWIN STAHLER', 'Erwin Stahler'],
    [6, 6, 7, 7],
    ['legion', 'bauhaus'],
    [
      always('erwin-stahler.gifts', [allow('anyGift', me, [called('gift:algeroth')])]),
      on(
        'erwin-stahler.comes',
        { on: 'entered', subject: [isCard(self)] },
        when(is(self, inZone('squad', you)), may(verb('settle', self, zone('cohort')))),
      ),
      deed(
        'erwin-stahler',
        1,
        t('Změna oblasti', 'Change areas'),
        oneOf(
          mode(
            'cohort',
            t('Do Kohorty', 'To the Cohort'),
            verb('settle', self, zone('cohort')),
            is(self, inZone('squad', you)),
          ),
          mode(
            'squad',
            t('Do Mužstva', 'To the Squad'),
            verb('settle', self, zone('squad')),
            is(self, inZone('cohort', you)),
          ),
        ),
      ),
    ],
    { set: 'mortificator', kinds: ['personality'], roles: ['doomtrooper', 'heretic'] },
  ),
  apostleGift(
    'demnogonis',
    ['ANIMATE DEAD', 'Oživení mrtvého'],
    [0, 0, 0],
    [
      deed(
        'animate-dead',
        3,
        t('Hrob', 'Grave'),
        pick(
          'p',
          seats('all'),
          seq(
            lookAt(cardsIn('discard', P)),
            pick(
              'w',
              cardsIn('discard', P).kind('warrior'),
              seq(
                verb('settle', w, zone('cohort')),
                let_('c', calc('current', w)),
                lasts(
                  'ever',
                  ...FOUR.map((s) => change(only($('c')), s, 'baseMul', 1 / 2)),
                  forbid('art', only($('c')), undefined, 2),
                  forbid('receive', only($('c')), [kind('symmetry')], 2),
                ),
                later({ on: 'killed', subject: [isCard($('c'))] }, 'ever', verb('sacrifice', it)),
              ),
            ),
          ),
        ),
        { limit: oncePerTurn },
      ),
    ],
  ),
  apostleGift(
    'demnogonis',
    ['TIME ROT', 'Hniloba času'],
    [0, 0, 0],
    [
      deed(
        'time-rot',
        1,
        t('Stárnutí', 'Ageing'),
        pick(
          'w',
          any.warriors.with(no(by(you))),
          seq(
            addCounter('age', w, 1),
            when(
              eq(counter(w, 'age'), 3),
              lasts('ever', ...FOUR.map((s) => add(only(w), s, minus(0, divDown(counter(w, 'age'), 3))))),
            ),
            when(le(stat(w, 'value'), 0), verb('discard', w)),
          ),
        ),
        {
          wording: t(
            'Za 1 akci ve svém kole položte na bojovníka, kterého neovládáte, žeton stáří. Za každé 3 takové žetony má ten bojovník natrvalo −1 k Z, S, O a H. Klesne-li tím jeho H na 0, vyřaďte ho.',
            'For 1 action of your turn, put an age token on a warrior of somebody else. Each 3 of these tokens are −1 F, S, A, and V for good. If that brings its V to 0, discard it.',
          ),
        },
      ),
    ],
  ),
  weapon(
    'both',
    ['BACTERIA GRENADE', 'Bakteriologický granát'],
    [4, 4, 0],
    [
      on(
        'bacteria-grenade.used',
        { on: 'fightersNamed', if: all(fights(host), not(thrown)) },
        seq(
          let_('o', opponentOf(host)),
          later(
            { on: 'compared', subject: [isCard(host)], if: calc('wielded', self) },
            'turn',
            later(
              { on: 'combatEnded' },
              'turn',
              when(
                all(calc('survives', victim), is(victim, no(bearing(alike(self))))),
                seq(verb('equipFreely', self, victim), addCounter('spent', calc('current', self), 1)),
                verb('discard', self),
              ),
            ),
          ),
        ),
        {
          wording: t(
            'Po souboji s ní ji přiložte k živému protivníkovi (onemocněl), jinak nebo je-li už nemocný, vyřaďte ji.',
            'After a combat with it, attach it to the living opponent (now diseased); if it cannot be, discard it.',
          ),
        },
      ),
      on(
        'bacteria-grenade.ill',
        { on: 'stepBegins', by: controller(host), if: all(during('draw'), thrown) },
        when(
          ge(resource(controller(host), 'destiny'), 3),
          may(verb('payOver', controller(host), 3), {
            by: controller(host),
            prompt: 'ask.disease',
            else: addCounter('marker', self, 1),
          }),
          addCounter('marker', self, 1),
        ),
        {
          wording: t(
            'V každém svém kroku dobírání karet jeho hráč zaplatí 3 body osudu, nebo sem položí žeton.',
            'In each draw step its player pays 3 destiny points or puts a token here.',
          ),
        },
      ),
      always('bacteria-grenade.weak', [add(bearer, 'value', minus(0, infected)), forbid('beUsed', me)], {
        if: thrown,
        wording: t(
          'Nemocný ji nepoužívá, má −1 k H za každý žeton a s H 0 bude vyřazen.',
          'The diseased warrior cannot use it, gets −1 V for each token, and is discarded at V 0.',
        ),
      }),
    ],
    { to: ['legion'], facts: { wanes: true } },
  ),
  asActions(
    1,
    ['PORTAL OF THE GREAT CONQUEROR', 'Portál velkého dobyvatele'],
    pick(
      'w',
      cardsBy('hosts', self, yours.warriors.with(called('nepharite-of-algeroth'))),
      seq(react, verb('equip', self, w)),
    ),
    { type: 'mission', post: '+', when: some(cardsIn('cohort').named('citadel-of-algeroth')) },
    [
      always('portal-of-the-great-conqueror.unpaid', [
        forbid('earnPoints', bearer, [tagged('brotherhood'), worth('ge', 3)]),
      ]),
      on(
        'portal-of-the-great-conqueror',
        killedBy(host, tagged('brotherhood'), worth('ge', 3)),
        seq(each('x', any.warriors, lasts('ever', forbid('art', only($('x'))))), verb('discard', self)),
      ),
    ],
  ),
];
