import type { CardDecl, Eff } from '@bojiste/kernel';
import {
  $,
  allow,
  calc,
  call,
  cardsBy,
  cardsIn,
  chosen,
  count,
  each,
  end,
  ge,
  lasts,
  may,
  mayPick,
  mode,
  number,
  oneOf,
  only,
  pay,
  pick,
  pickMany,
  resource,
  seats,
  self,
  seq,
  shuffle,
  some,
  spend,
  times,
  verb,
  where,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { affordable, lookAt, yours } from '../../words.ts';
import { anytime, react, t, target, w } from '../make.ts';
import { combatSpell, slowSpell, spellFacts, X } from '../spells.ts';

const P = $('p');
/** Hands or libraries of other players are looked at, for so many points each. */
const seen = (per: number, look: Eff): Eff =>
  pick(
    'c',
    cardsBy('casters', self),
    pickMany(
      'ps',
      seats('foes'),
      1,
      affordable(per),
      seq(pay(spend('destiny', times(per, count(chosen('ps'))))), react, each('p', chosen('ps'), look)),
    ),
  );
const theirs = (pile: string) => cardsIn(pile, P);
const atLeastOne = (per: number) => ({ when: ge(resource(you, 'destiny'), per) });

/** Předtucha a manipulace (Premonition, Manipulation): hands and piles, a fight foreseen. */
export const sight: readonly CardDecl[] = [
  anytime(['ITEM VISION', 'Vidění věcí'], seen(4, lookAt(theirs('hand'))), spellFacts('premonition', atLeastOne(4))),
  anytime(
    ['GAZE', 'Pohled'],
    seen(10, seq(lookAt(theirs('library')), may(shuffle(zone('library', P)), { by: P, prompt: 'ask.shuffle' }))),
    spellFacts('premonition', atLeastOne(10)),
  ),
  anytime(
    ['GREATER DOMINATION', 'Vyšší nadvláda'],
    pick(
      'c',
      cardsBy('casters', self),
      pick(
        'p',
        seats('foes'),
        number(
          'x',
          1,
          affordable(5),
          seq(
            pay(spend('destiny', times(5, X))),
            react,
            lookAt(theirs('hand')),
            pickMany('cs', theirs('hand'), 0, times(2, X), each('z', chosen('cs'), verb('discard', $('z')))),
          ),
        ),
      ),
    ),
    spellFacts('manipulation', {
      post: 'x',
      limit: 1,
      ...atLeastOne(5),
    }),
  ),
  anytime(
    ['GREATER DIVINATION', 'Vyšší věštba'],
    pick(
      'c',
      cardsBy('casters', self),
      pick(
        'p',
        seats('others'),
        oneOf(
          mode(
            'library',
            t('Knihovna', 'Library'),
            seq(
              react,
              lookAt(theirs('library')),
              pickMany(
                'cs',
                theirs('library'),
                0,
                affordable(6),
                seq(
                  pay(spend('destiny', times(6, count(chosen('cs'))))),
                  each('z', chosen('cs'), verb('discard', $('z'))),
                ),
              ),
              shuffle(zone('library', P)),
            ),
          ),
          mode('discard', t('Hrob', 'Discard pile'), seq(react, lookAt(theirs('discard')))),
        ),
      ),
    ),
    spellFacts('premonition', {
      set: 'inquisition',
      post: 'x',
      limit: 1,
      price: [spend('destiny', 6)],
    }),
  ),
  combatSpell(['ATTACK PREDICTION', 'Předvídání útoku'], 'premonition', 0, end('combat'), {
    set: 'inquisition',
    price: [spend('destiny', 6)],
  }),
  slowSpell(
    1,
    ["NATHANIEL'S OPPORTUNITY", 'Nathanielova příležitost'],
    'manipulation',
    seq(react, each('x', cardsIn('discard'), verb('toLibrary', $('x')))),
    { set: 'inquisition', post: 'x' },
  ),
  slowSpell(
    1,
    ['STORM OF CHAOS', 'Bouře chaosu'],
    'manipulation',
    pick('p', seats('all'), seq(react, each('x', theirs('hand'), verb('discard', $('x'))))),
    { set: 'inquisition', post: 'x', limit: 1, price: [spend('destiny', 4)] },
  ),
  anytime(
    ['REVELATION', 'Zjevení'],
    target(
      yours.of('doomtrooper'),
      lasts('source', allow('castAny', only(w))),
      mayPick(
        'r',
        cardsIn('hand')
          .kind('art')
          .with(where('x', calc('castable', $('x')))),
        call('castNow', $('r')),
      ),
    ),
    {
      when: some(cardsIn('hand').kind('art')),
      wording: t(
        'Zahrajte kdykoli, máte-li v ruce kouzlo Umění. Váš Doomtrooper podle vaší volby smí jednou sesílat kouzla všech aspektů: ihned můžete zahrát kouzlo Umění ze své ruky.',
        'Play any time if you have an Art spell in your hand. One of your Doomtroopers casts every aspect of the Art this once: you may play an Art spell from your hand at once.',
      ),
    },
  ),
];
