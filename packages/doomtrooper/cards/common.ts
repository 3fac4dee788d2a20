import type { Ability, CardDecl, CardQuery, Cond, Eff, Filter, RefX } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  allow,
  always,
  attachedTo,
  boundTo,
  by,
  calc,
  call,
  cause,
  change,
  each,
  forbid,
  hostOf,
  inPlay,
  it,
  kind,
  later,
  let_,
  may,
  mode,
  no,
  on,
  oneOf,
  only,
  pick,
  respond,
  self,
  seq,
  tag,
  tagged,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import { type Aspect, type Kind, ROLES, type Role } from '../types.ts';
import { any, called, killedBy, yours } from '../words.ts';
import { anytime, areaCard, bearer, gear, keyOf, type Names, react, t, vehicle, w, warrior } from './make.ts';

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
/** Žoldnéři z korporací (DT-MERC-03 to 05). */
export const exFreelancer: readonly Ability[] = [freelancer, always('former', [allow('formerCards', me)])];
/** A wound is enough. */
export const fragile: Ability = always('fragile', [forbid('surviveWound', me, undefined, 2)]);
/** Whoever is killed does not come back. */
export const annihilates: Ability = always('annihilates', [allow('annihilate', me)]);
/** Vůdce korporace (DT-EX-13 to 15). */
export const leader = (names: Names, role: Role): CardDecl =>
  warrior(names, [null, null, null, 20], [role], [always(`leads-${role}`, [allow('leadAttack', yours.of(role))])], {
    set: 'warzone',
    kinds: ['personality', 'leader'],
    facts: { neverCovered: true },
  });
export const slayer: Ability = always('slayer', [tag(me, 'slayer')], { name: t('Zabiják', 'Slayer') });
export const closeSlayer: Ability = always('close-slayer', [tag(me, 'slayer')], { if: calc('closeCombat') });
export const alwaysFirst: Ability = always('always-first', [tag(me, 'alwaysFirst')]);
export const lastTarget: Ability = always('last-target', [tag(me, 'lastTarget')]);
export const noVictory: Ability = always('no-victory', [forbid('victoryPoints', me)]);

/** Casters: of some aspects, or of all. */
export const casts = (...aspects: readonly Aspect[]): Ability =>
  always(
    `casts-${aspects.join('-')}`,
    aspects.map((aspect) => allow('cast', me, ofAspect(aspect))),
  );
export const ofAspect = (aspect: Aspect): Filter[] => [kind('art'), called(`aspect:${aspect}`)];
export const castsAll: Ability = always('casts-all', [allow('castAny', me)]);
export const allMayCast = (key: string, of: CardQuery): Ability => always(key, [allow('castAny', of)]);

/** A personality that makes all warriors of a kind immune to the Dark Symmetry (DT-PERS-09). */
export const protects = (key: string, kind: string): Ability =>
  always(key, [tag(any.warriors.with(called(kind)), 'darkImmune')]);

/** An affiliation is chosen among these; the card that is attached then keeps it. */
export const chooseAffiliation = (roles: readonly Role[], may_: (role: number) => Cond | undefined, rest: Eff): Eff =>
  seq(
    oneOf(
      ...roles.map((role) =>
        mode(
          role,
          t(
            `[zvolte ${MEMBER[role]?.cs}|zvolit ${MEMBER[role]?.cs}]`,
            `[choose ${MEMBER[role]?.en}|chooses ${MEMBER[role]?.en}]`,
          ),
          let_('role', ROLES.indexOf(role) + 1),
          may_(ROLES.indexOf(role) + 1),
        ),
      ),
    ),
    rest,
    verb('choose', self, $('role')),
  );
const MEMBER: Partial<Record<Role, { cs: string; en: string }>> = {
  bauhaus: t('Bauhaus', 'Bauhaus'),
  capitol: t('Kapitol', 'Capitol'),
  cybertronic: t('Kybertronik', 'Cybertronic'),
  imperial: t('Imperiál', 'Imperial'),
  mishima: t('Mishimu', 'Mishima'),
  brotherhood: t('Bratrstvo', 'the Brotherhood'),
  legion: t('Černou legii', 'the Dark Legion'),
  lutheran: t('Luteránskou triádu', 'the Lutheran Triad'),
  rasputin: t('Syny Rasputina', 'the Sons of Rasputin'),
  templars: t('Templáře', 'the Templars'),
};
export const CORPORATIONS: readonly Role[] = ['bauhaus', 'capitol', 'cybertronic', 'imperial', 'mishima'];
export const MEMBERSHIPS: readonly Role[] = [...CORPORATIONS, 'brotherhood'];

/** Being held gives a role, so that roles are not asked for here. */
export const prisoners = inPlay.with(kind('warrior'), boundTo('prisoner', self));

/** Prisoners are taken where a wounded Doomtrooper and who wounded him outlive the combat; their cards are lost. */
export const captures = (key: string, captor: readonly Filter[]): readonly Ability[] => [
  on(
    key,
    { on: 'harmed', subject: [tagged('doomtrooper'), no(by(you))], source: captor, if: calc('inCombat') },
    seq(
      let_('p', it),
      let_('k', cause),
      later(
        { on: 'combatEnded' },
        'turn',
        when(
          all(calc('survives', $('p')), calc('survives', $('k'))),
          may(seq(verb('imprison', $('p')), each('i', attachedTo($('p')), verb('discard', $('i'))))),
        ),
      ),
    ),
    {
      wording: t(
        `Kdykoli ${captorText[key]?.cs} v souboji zraní (ne zabije) soupeřova Doomtroopera a souboj přežije, můžete toho Doomtroopera uvěznit; všechny karty k němu přiložené vyřaďte.`,
        `Whenever ${captorText[key]?.en} wounds (but does not kill) an opponent's Doomtrooper in a combat and survives it, you may imprison that Doomtrooper; discard all cards attached to it.`,
      ),
    },
  ),
  always(`${key}.cell`, [tag(prisoners, 'imprisoned')]),
];
const captorText: Readonly<Record<string, { cs: string; en: string }>> = {
  'eaonian-justifier': t('váš Algerothův stoupenec', 'your Follower of Algeroth'),
  'prison-camp': t('váš Doomtrooper', 'your Doomtrooper'),
};

/** A city: its warriors have +2 defence (DT-FORT-05). */
export const city = (names: Names, role: Role, book = false): CardDecl =>
  areaCard('fortification', names, ['squad'], [always(keyOf(names[0]), [add(yours.of(role), 'armor', 2)])], {
    book,
    words: ['city', ...(role === 'brotherhood' ? ['for:brotherhood'] : [])],
  });

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

/** A mission to kill: fulfilled by the bearer's kill, whether wanted or not (DT-MISS-08), paid once more unless said. */
export const hunt = (
  names: Names,
  to: readonly Role[],
  prey: CardQuery,
  extra: { kind?: readonly string[]; refuses?: readonly Kind[]; reward?: Eff } = {},
): CardDecl => {
  const key = keyOf(names[0]);
  const { reward, ...rest } = extra;
  const paid: Eff = seq(reward ?? call('takePoints', calc('killValue')), verb('discard', self));
  return gear(
    'mission',
    names,
    [0, 0, 0],
    [on(key, { ...killedBy(hostOf(self), ...prey.where), if: calc('scored') }, paid)],
    { ...(to.length === 0 ? {} : { to }), ...rest },
  );
};

/** Cards from hand are given at any time and without an action. */
export const freely = (
  key: string,
  name: { cs: string; en: string },
  cards: CardQuery,
  to: (item: RefX) => CardQuery,
  when_?: Cond,
  how: 'equip' | 'equipFreely' = 'equipFreely',
): Ability =>
  respond(key, pick('r', cards, pick('w', to($('r')), seq(react, verb(how, $('r'), w)))), {
    name,
    tags: [...ANYTIME],
    ...(when_ && { when: when_ }),
  });

export { me };
