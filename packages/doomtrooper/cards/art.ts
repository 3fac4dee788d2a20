import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  calc,
  cancel,
  cardsBy,
  change,
  forbid,
  is,
  kind,
  lasts,
  only,
  pick,
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
import { any, opponentOf, played, yours } from '../words.ts';
import { combatSpell, personalSpell, spell, X } from './common.ts';
import { card, react, thisCombat, w } from './make.ts';

const untilYourTurn = { turnOf: you, at: 'start' } as const;

/** Kouzla Umění (the Art). */
export const art: readonly CardDecl[] = [
  personalSpell(['ELEMENTAL BALL', 'Živelná koule'], 'elements', 2, 2, 'fight'),
  personalSpell(['ELEMENTAL BOLT', 'Živelný blesk'], 'elements', 2, 2, 'shoot'),
  personalSpell(['ELEMENTAL WALL', 'Živelná stěna'], 'elements', 2, 2, 'armor'),
  personalSpell(['SHIELD', 'Štít'], 'kinetics', 1, 1, 'armor'),
  personalSpell(['STRIKE', 'Úder'], 'kinetics', 1, 1, 'shoot'),
  personalSpell(['LEVITATION', 'Levitace'], 'kinetics', 1, 1, 'fight', 'shoot', 'armor'),
  personalSpell(['EXPLOSION', 'Exploze'], 'kinetics', 3, 5, 'fight', 'shoot'),
  combatSpell(
    ['EXORCISE DARK INFLUENCES', 'Vymítání temných vlivů'],
    'exorcism',
    1,
    thisCombat(tag(only(w), 'giftImmune')),
  ),
  combatSpell(['EXORCISE WOUND', 'Vymítání zranění'], 'exorcism', 2, thisCombat(add(only(w), 'armor', X))),
  spell(
    ['MIND WALL', 'Stěna mysli'],
    'changeling',
    pick(
      'm',
      any.warriors.with(where('h', calc('mayHelp', w, $('h')))),
      lasts(untilYourTurn, tag(only($('m')), 'darkImmune')),
    ),
    { price: [spend('destiny', 1)] },
  ),
  combatSpell(['PRESENCE', 'Přítomnost'], 'premonition', 1, thisCombat(add(only(w), 'armor', X)), {
    when: is(opponentOf(calc('attacker')), tagged('legion')),
  }),
  card(
    'art',
    ['SPEED', 'Rychlost'],
    {},
    [
      respond('speed', pick('w', cardsBy('casters', self), seq(react, thisCombat(tag(only(w), 'firstAttack')))), {
        tags: ['modifier', 'late'],
        live: ['hand'],
      }),
    ],
    { kinds: ['personalSpell'], facts: { aspect: 'mentalism', post: '-' } },
  ),
  spell(['INVULNERABILITY', 'Nezranitelnost'], 'mentalism', lasts(untilYourTurn, forbid('harm', only(w)))),
  spell(
    ['IMPROVE SELF', 'Zdokonalení'],
    'mentalism',
    lasts(untilYourTurn, ...(['fight', 'shoot', 'armor', 'value'] as const).map((s) => change(only(w), s, 'mul', 2))),
  ),
  combatSpell(['LESSER TELEPATHY', 'Nižší telepatie'], 'premonition', 0, verb('switchTactic')),
  card(
    'art',
    ['LESSER HYPNOSIS', 'Nižší hypnóza'],
    {},
    [
      respond(
        'lesser-hypnosis',
        pick(
          'c',
          cardsBy('casters', self),
          pick('w', any.warriors.with(where('h', calc('couldStandIn', $('h')))), seq(react, verb('standIn', w))),
        ),
        { tags: ['modifier', 'late'], live: ['hand'] },
      ),
    ],
    { kinds: ['combatSpell'], facts: { aspect: 'manipulation', post: '-' } },
  ),
  card(
    'art',
    ['PREMONITION', 'Předtucha'],
    {},
    [
      respond(
        'premonition',
        pick(
          'c',
          cardsBy('casters', self),
          pick('w', yours.warriors.with(where('h', calc('couldStandIn', $('h')))), seq(react, verb('standIn', w))),
        ),
        { tags: ['modifier', 'late'], live: ['hand'] },
      ),
    ],
    { kinds: ['combatSpell'], facts: { aspect: 'premonition', post: '-' } },
  ),
  card(
    'art',
    ['REPUDIATE', 'Zapuzení'],
    {},
    [
      respond('repudiate', pick('w', cardsBy('casters', self), seq(react, cancel)), {
        tags: ['react'],
        live: ['hand'],
        event: played(kind('special')),
      }),
    ],
    { book: true, set: 'mortificator', facts: { aspect: 'any', post: 'x' } },
  ),
];
