import type { Ability, CardDecl, CardQuery, Cond, Eff, Price } from '@bojiste/kernel';
import {
  $,
  act,
  add,
  all,
  allow,
  always,
  calc,
  cardsBy,
  change,
  divDown,
  ev,
  forbid,
  ge,
  gt,
  hostOf,
  inScope,
  minus,
  no,
  not,
  number,
  on,
  only,
  pay,
  pick,
  resource,
  self,
  seq,
  spend,
  tag,
  tagged,
  times,
  turnOf,
  verb,
  when,
  where,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { AFTER_ACTION } from '../rules/windows.ts';
import { ASPECTS, type Aspect, type Role, type StatName, USE } from '../types.ts';
import { any, called, fighters, killedBy, plain, yours } from '../words.ts';
import {
  anytime,
  areaCard,
  bearer,
  gear,
  inFight,
  keyOf,
  type Names,
  type PlayExtra,
  react,
  t,
  thisCombat,
  vehicle,
  w,
} from './make.ts';

/** Abilities and families of cards that several files share. */

const me = only(self);

export const giftImmune: Ability = always('gift-immune', [tag(me, 'giftImmune')], {
  name: t('Imunita vůči darům', 'Immune to gifts'),
});
export const darkImmune: Ability = always('dark-immune', [tag(me, 'darkImmune')], {
  name: t('Imunita vůči Černé symetrii', 'Immune to the Dark Symmetry'),
});
export const artImmune: Ability = always('art-immune', [tag(me, 'artImmune')], {
  name: t('Imunita vůči Umění', 'Immune to the Art'),
});
export const noArt: Ability = always('no-art', [forbid('art', me, undefined, 2)]);
export const freelancer: Ability = always('freelancer', [tag(me, 'mercenary'), forbid('victoryPoints', me)]);
export const slayer: Ability = always('slayer', [tag(me, 'slayer')], { name: t('Zabiják', 'Slayer') });
export const closeSlayer: Ability = always('close-slayer', [tag(me, 'closeSlayer')]);
export const firstAttack: Ability = always('first-attack', [tag(me, 'firstAttack')], {
  name: t('První útok', 'First attack'),
});
export const lastTarget: Ability = always('last-target', [tag(me, 'lastTarget')]);
export const noEquipment: Ability = always('no-equipment', [forbid('equipment', me)]);
export const noVictory: Ability = always('no-victory', [forbid('victoryPoints', me)]);

/** Casters: of some aspects, or of all. */
export const casts = (...aspects: readonly Aspect[]): Ability =>
  always(
    `casts-${aspects.join('-')}`,
    ASPECTS.filter((a) => aspects.includes(a.name)).map((a) => allow(a.rule, me)),
  );
const allAspects = (of: CardQuery) => ASPECTS.map((a) => allow(a.rule, of));
const ALL_ART = t('Smí sesílat kouzla všech aspektů Umění.', 'May cast spells of every aspect of the Art.');
export const castsAll: Ability = always('casts-all', allAspects(me), { wording: ALL_ART });
export const allMayCast = (key: string, of: CardQuery, who: { cs: string; en: string }): Ability =>
  always(key, allAspects(of), {
    wording: t(
      `${who.cs} smějí sesílat kouzla všech aspektů Umění.`,
      `${who.en} may cast spells of every aspect of the Art.`,
    ),
  });

/** A personality that makes all warriors of a kind immune to the Dark Symmetry (DT-PERS-09). */
export const protects = (key: string, kind: string): Ability =>
  always(key, [tag(any.warriors.with(called(kind)), 'darkImmune')]);

/** A city: its warriors have +2 defence (DT-FORT-05). */
export const city = (names: Names, role: Role, book = false): CardDecl =>
  areaCard('fortification', names, ['squad'], [always(keyOf(names[0]), [add(yours.of(role), 'armor', 2)])], { book });

/** A card that adds an affiliation to a Doomtrooper of another. */
export const enlists = (names: Names, role: Role, ...but: Role[]): CardDecl =>
  anytime(
    names,
    pick(
      'w',
      any.of('doomtrooper').with(no(tagged(role)), ...but.map((r) => no(tagged(r)))),
      seq(react, verb('equip', self, w)),
    ),
    { post: '+' },
    [always(`${keyOf(names[0])}.joined`, [tag(bearer, role)])],
  );

/** An airship: shooting, defence and value doubled, no weapons. */
export const airship = (names: Names, role: Role): CardDecl => {
  const key = keyOf(names[0]);
  return vehicle(
    names,
    [0, 0, 0],
    [
      always(
        `${key}.double`,
        (['shoot', 'armor', 'value'] as const).map((stat) => change(bearer, stat, 'mul', 2)),
      ),
      always(`${key}.unarmed`, [forbid('weapons', bearer)]),
    ],
    { to: [role], kinds: ['airship'] },
  );
};

/** A mission to kill: fulfilled by the bearer's kill, whether wanted or not (DT-MISS-08), paid once more. */
export const hunt = (
  names: Names,
  to: readonly Role[],
  prey: CardQuery,
  factor = 1,
  extra: { kind?: readonly string[] } = {},
): CardDecl => {
  const key = keyOf(names[0]);
  const points = factor === 1 ? ev('amount') : factor < 0 ? -factor : times(ev('amount'), factor);
  const reward: Eff = seq(
    number('v', 0, points, verb('award', you, $('v'), minus(points, $('v'))), { prompt: 'ask.victory' }),
    verb('discard', self),
  );
  return gear(
    'mission',
    names,
    [0, 0, 0],
    [on(key, { ...killedBy(hostOf(self), ...prey.where), if: gt(ev('amount'), 0) }, reward)],
    {
      ...(to.length === 0 ? {} : { to }),
      ...extra,
    },
  );
};
export const ofOwnCorporation = (role: Role): CardQuery => any.of(role).with(plain);

// ---- Art ----------------------------------------------------------------------------------------------------------------

const X = $('x');

/** Points are invested when the spell is cast, one step at least (DT-ART-06 to 08). */
const scaled = (per: number, effect: Eff): Eff =>
  number('x', 1, divDown(resource(you, 'destiny'), per), seq(pay(spend('destiny', times(per, X))), react, effect));

const spellFacts = (aspect: Aspect | 'any', extra: PlayExtra): PlayExtra => ({
  type: 'art',
  ...extra,
  facts: { aspect, ...extra.facts },
});

const aspectOf = (aspect: Aspect) => ASPECTS.find((a) => a.name === aspect) as (typeof ASPECTS)[number];
const LETTER = { fight: t('Z', 'F'), shoot: t('S', 'S'), armor: t('O', 'A'), value: t('H', 'V') } as const;
const join = (list: readonly string[], and: string): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${and} ${list[list.length - 1]}`;

/** Osobní bojové kouzlo: the caster gets a bonus for every `per` D. */
export const personalSpell = (names: Names, aspect: Aspect, per: number, n: number, ...stats: StatName[]): CardDecl =>
  inFight(
    names,
    pick(
      'w',
      cardsBy('casters', self),
      scaled(per, thisCombat(...stats.map((stat) => add(only(w), stat, times(n, X))))),
    ),
    spellFacts(aspect, {
      kinds: ['personalSpell'],
      when: ge(resource(you, 'destiny'), per),
      wording: t(
        `Osobní bojové kouzlo Umění ${aspectOf(aspect).cs}. Za každé investované body osudu (po ${per}) má sesilatel do konce souboje +${n} k ${join(
          stats.map((s) => LETTER[s].cs),
          'a',
        )}.`,
        `Personal combat spell, Art of ${aspectOf(aspect).en}. For every ${per} destiny spent, the caster has +${n} ${join(
          stats.map((s) => LETTER[s].en),
          'and',
        )} until the end of the combat.`,
      ),
    }),
  );

/** Bojové kouzlo on a fighter whom the caster may help. */
export const combatSpell = (names: Names, aspect: Aspect, per: number, effect: Eff, extra: PlayExtra = {}): CardDecl =>
  inFight(
    names,
    pick(
      'c',
      cardsBy('casters', self),
      pick(
        'w',
        fighters.with(where('h', calc('mayHelp', $('c'), $('h')))),
        per === 0 ? seq(react, effect) : scaled(per, effect),
      ),
    ),
    spellFacts(aspect, {
      kinds: ['combatSpell'],
      ...(per > 0 && { when: ge(resource(you, 'destiny'), per) }),
      ...extra,
    }),
  );

/** A spell cast anytime by a caster on himself or freely. */
export const spell = (names: Names, aspect: Aspect | 'any', effect: Eff, extra: PlayExtra = {}): CardDecl =>
  anytime(names, pick('w', cardsBy('casters', self), seq(react, effect)), spellFacts(aspect, extra));

/** Something done as N actions in the own turn. An attack action counts as one although no combat follows (DT-FIGHT-07). */
export const deed = (
  key: string,
  n: number,
  name: { cs: string; en: string },
  effect: Eff,
  extra: { price?: readonly Price[]; attack?: boolean } = {},
): Ability => {
  const attack = extra.attack === true;
  const spend = verb('spendAction', you, n, attack ? USE.attack : USE.peaceful, 0);
  const then = when(all(turnOf(you), not(inScope('combat'))), window(AFTER_ACTION));
  return act(key, attack ? seq(spend, verb('noteAttack', hostOf(self)), effect, then) : seq(spend, effect, then), {
    name,
    during: ['actions', 'extra'],
    when: able(n, attack),
    ...(extra.price && { price: extra.price }),
  });
};
const able = (n: number, attack: boolean): Cond => (attack ? calc('mayAttackNow') : calc('mayActs', n));

export { me, X };
