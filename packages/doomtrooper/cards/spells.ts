import type { Ability, Bilingual, CardDecl, Eff, Filter } from '@bojiste/kernel';
import {
  $,
  add,
  calc,
  cardsBy,
  ge,
  let_,
  number,
  only,
  pay,
  pick,
  resource,
  respond,
  self,
  seq,
  spend,
  times,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { IN_COMBAT } from '../rules/anytime.ts';
import { ASPECTS, type Aspect, type StatName } from '../types.ts';
import { affordable, fighters, fights } from '../words.ts';
import { paidFor } from './casting.ts';
import { anytime, asActions, inFight, keyOf, type Names, type PlayExtra, react, t, thisCombat, w } from './make.ts';

/** Spells: what they cost, what is invested in them, on whom they work (DT-ART). */

export const X = $('x');

/** Points are invested when the spell is cast, one step at least (DT-ART-06 to 08). */
const invested = (per: number, effect: Eff): Eff =>
  number('x', 1, affordable(per), seq(pay(spend('destiny', times(per, X))), react, effect));

const scaled = (per: number, effect: Eff): Eff => invested(per, seq(verb('noteCast', w), effect));
const target = calc('castOn', self);

const STRENGTHENING = {
  name: t('Zesílení', 'Strengthening'),
  reminder: t(
    'Kdykoli později v témže souboji můžete do kouzla investovat další body osudu se stejným efektem.',
    'At any later time in the same combat, you may invest more destiny points in this spell to the same effect.',
  ),
};

/** More points in a spell that lies in the combat, as long as nobody cancels it (DT-ART-09). */
export const strengthen = (names: Names, per: number, effect: Eff): Ability[] =>
  per <= 0 || !JSON.stringify(effect).includes('"v":"x"')
    ? []
    : [
        respond(
          `${keyOf(names[0])}.more`,
          paidFor(seq(let_('w', target), invested(per, effect)), calc('castBy', self)),
          {
            name: STRENGTHENING.name,
            tags: [...IN_COMBAT],
            live: ['inCombat'],
            when: fights(target),
            clauses: ['DT-ART-09'],
            keyword: STRENGTHENING,
          },
        ),
      ];

/** What kind of spell it is, and of which aspect. */
export const spellName = (aspect: Aspect | 'any', kinds: PlayExtra['kinds'] = []): Bilingual => {
  if (aspect === 'any') return t('Kouzlo kteréhokoli aspektu Umění', 'Art of any aspect');
  const { cs, en } = aspectOf(aspect);
  if (kinds.includes('personalSpell'))
    return t(`Osobní bojové kouzlo Umění ${cs}`, `Personal combat spell of the Art of ${en}`);
  if (kinds.includes('combatSpell')) return t(`Bojové kouzlo Umění ${cs}`, `Combat spell of the Art of ${en}`);
  return t(`Kouzlo Umění ${cs}`, `Spell of the Art of ${en}`);
};

export const spellFacts = (aspect: Aspect | 'any', extra: PlayExtra): PlayExtra => ({
  type: 'art',
  name: spellName(aspect, extra.kinds),
  ...extra,
  facts: { aspect, ...extra.facts },
});

const aspectOf = (aspect: Aspect) => ASPECTS.find((a) => a.name === aspect) as (typeof ASPECTS)[number];
/** Osobní bojové kouzlo cast by a fighter: the effect speaks of him as `w`. */
export const ownSpell = (
  names: Names,
  aspect: Aspect,
  effect: Eff,
  extra: PlayExtra = {},
  more: readonly Ability[] = [],
): CardDecl =>
  inFight(
    names,
    pick('w', cardsBy('casters', self), effect),
    spellFacts(aspect, { kinds: ['personalSpell'], ...extra }),
    more,
  );

/** Kouzlo cast as so many actions; who casts it is `c`. */
export const slowSpell = (n: number, names: Names, aspect: Aspect, effect: Eff, extra: PlayExtra = {}): CardDecl => {
  const { cs, en } = spellName(aspect);
  const name = extra.attack
    ? t(`${cs}, jako útočná akce`, `${en}, as an attack action`)
    : n === 1
      ? t(`${cs}, jako jedna akce`, `${en}, as one action`)
      : t(`${cs}, jako ${n} akce`, `${en}, as ${n} actions`);
  return asActions(n, names, pick('c', cardsBy('casters', self), effect), { ...spellFacts(aspect, extra), name });
};

/** Osobní bojové kouzlo: the caster gets a bonus for every `per` D. */
export const personalSpell = (names: Names, aspect: Aspect, per: number, n: number, ...stats: StatName[]): CardDecl => {
  const effect = thisCombat(...stats.map((stat) => add(only(w), stat, times(n, X))));
  return inFight(
    names,
    pick('w', cardsBy('casters', self), scaled(per, effect)),
    spellFacts(aspect, {
      kinds: ['personalSpell'],
    }),
    strengthen(names, per, effect),
  );
};

/** The effect itself says what is invested and lets others react. */
export const OPEN = -1;

/** Bojové kouzlo on a fighter whom the caster may help. */
export const combatSpell = (
  names: Names,
  aspect: Aspect,
  per: number,
  effect: Eff,
  { on: who = [], ...extra }: PlayExtra & { on?: readonly Filter[] } = {},
): CardDecl =>
  inFight(
    names,
    pick(
      'c',
      cardsBy('casters', self),
      pick(
        'w',
        fighters.with(where('h', calc('mayHelp', $('h'), $('c'))), ...who),
        per === OPEN ? effect : per === 0 ? seq(react, effect) : scaled(per, effect),
      ),
    ),
    spellFacts(aspect, {
      kinds: ['combatSpell'],
      ...(per > 0 && { when: ge(resource(you, 'destiny'), per) }),
      ...extra,
    }),
    strengthen(names, per, effect),
  );

/** A spell cast anytime by a caster on himself or freely. */
export const spell = (names: Names, aspect: Aspect | 'any', effect: Eff, extra: PlayExtra = {}): CardDecl =>
  anytime(names, pick('w', cardsBy('casters', self), seq(react, effect)), spellFacts(aspect, extra));
