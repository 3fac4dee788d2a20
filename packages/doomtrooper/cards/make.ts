import type { Ability, Bilingual, CardDecl, CardQuery, Change, Cond, Eff, Price } from '@bojiste/kernel';
import {
  $,
  always,
  calc,
  cardsBy,
  change,
  hostOf,
  lasts,
  mode,
  oneOf,
  only,
  pick,
  play,
  respond,
  seats,
  self,
  seq,
  verb,
  window,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT, JUST_AFTER, ON_POINTS, REACT, REACTION, SAVE } from '../rules/anytime.ts';
import type { Kind, Role, StatName } from '../types.ts';
import { paidByCaster } from './casting.ts';
import { asAttack, asSoMany, emplaced, hosts, markOf, wordsOf } from './given.ts';
import { barred, restricted, type Values } from './limits.ts';

/** Makers of cards: what all cards of a type have in common is said once, so that a card is a few lines of data. */

export const t = (cs: string, en: string): Bilingual => ({ cs, en });
export type Names = readonly [en: string, cs: string];

/** A key from the English name: `LUCKY SHOT` becomes `lucky-shot`. */
export const keyOf = (en: string): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Types of weapons and machines keep their capitals, and so do Scots. */
const CAPITALS = /\b(ac|ah|uh|hmg|smg|sr|jbt|hq|mp|sp|m516[sd]|sa|sg|iii|xii|xixb|cap|7000p|ssw4200p)\b|(?<=l&)a\b/g;

const title = (en: string): string =>
  en
    .toLowerCase()
    .replace(CAPITALS, (word) => word.toUpperCase())
    .replace(/(^|[\s"(/-])([a-z])/g, (_, before, letter) => before + letter.toUpperCase())
    .replace(/\bMc([a-z])/g, (_, letter) => `Mc${letter.toUpperCase()}`);

export interface Extra {
  /** The Czech name is the rulebook's. */
  readonly book?: boolean;
  readonly set?: string;
  readonly kinds?: readonly Kind[];
  readonly words?: readonly string[];
  readonly roles?: readonly Role[];
  readonly facts?: CardDecl['facts'];
  readonly limit?: number;
}

/** Cards known from the rulebook alone: what it does not say is our own. */
const OWN = 'rulebook';

const card = (
  type: Kind,
  names: Names,
  stats: CardDecl['stats'],
  abilities: readonly Ability[],
  extra: Extra & { facts?: CardDecl['facts'] } = {},
): CardDecl => ({
  key: keyOf(names[0]),
  names: t(names[1], title(names[0])),
  ownName: { cs: extra.book !== true, en: extra.set === OWN },
  words: [keyOf(names[0]), ...wordsOf(extra.facts), ...(extra.words ?? [])],
  set: extra.set ?? 'base',
  type,
  kinds: [type, ...(extra.kinds ?? [])],
  stats,
  abilities: type === 'art' ? abilities.map(paidByCaster) : abilities,
  facts: {
    ...(extra.roles === undefined ? {} : { roles: extra.roles }),
    ...(extra.limit === undefined ? {} : { limit: extra.limit }),
    ...(extra.set === OWN ? { own: true } : {}),
    ...extra.facts,
  },
});

// ---- warriors ---------------------------------------------------------------------------------------------------------

export interface WarriorExtra extends Extra {
  readonly area?: 'station' | 'outside';
}

export function warrior(
  names: Names,
  values: Values,
  affiliations: readonly Role[],
  abilities: readonly Ability[] = [],
  extra: WarriorExtra = {},
): CardDecl {
  const [fight, shoot, armor, value] = values;
  return card(
    'warrior',
    names,
    { fight: fight ?? 0, shoot: shoot ?? 0, armor: armor ?? 0, value },
    [...barred(values), ...abilities].map(restricted),
    {
      ...extra,
      facts: { affiliations, ...(extra.area === undefined ? {} : { area: extra.area }), ...extra.facts },
    },
  );
}

// ---- announcing -------------------------------------------------------------------------------------------------------

/** Everything after this happens only if nobody cancels the card (DT-TIME-06). */
export const react: Eff = window(REACT);

/** A target, then the chance to react, then the effect. The target is always called `w`. */
export const target = (from: CardQuery, ...effects: Eff[]): Eff => pick('w', from, seq(react, ...effects));
export const w = $('w');

// ---- equipment --------------------------------------------------------------------------------------------------------

const STATS: readonly StatName[] = ['fight', 'shoot', 'armor', 'value'];
export type Bonus = readonly [fight: number, shoot: number, armor: number, value?: number];

export const bonus = (of: CardQuery, values: Bonus, layer = 'add'): Change[] =>
  values.flatMap((n, i) => (n === 0 || n === undefined ? [] : [change(of, STATS[i], layer, n)]));

const bearer = only(hostOf(self));
function onBearer(key: string, mark: Bilingual | undefined, extra: GearExtra): Ability {
  const name = mark ?? (extra.actions === undefined ? undefined : asSoMany(extra.actions));
  return play(`${key}.play`, pick('w', hosts(extra), seq(react, verb('equip', self, w))), {
    ...(name && { name }),
  });
}

export interface GearExtra extends Extra {
  /** Affiliations, one of which the bearer needs (DT-EQUIP-12). */
  readonly to?: readonly Role[];
  /** Kinds of warrior, one of which the bearer must be. */
  readonly kind?: readonly string[];
  /** Affiliations and kinds a bearer may not have. */
  readonly refuses?: readonly (Role | Kind)[];
  /** The highest V of a bearer, when it is given to him. */
  readonly most?: number;
  /** What a bearer must have with him already. */
  readonly bears?: Kind;
  /** To an area of any player. */
  readonly anyone?: boolean;
  readonly actions?: number;
  readonly price?: readonly Price[];
  /** What its effect costs in destiny points. */
  readonly fee?: number;
}

const gearFacts = (extra: GearExtra): CardDecl['facts'] => ({
  post: '+',
  ...(extra.to === undefined ? {} : { requires: extra.to }),
  ...(extra.kind === undefined ? {} : { kinds: extra.kind }),
  ...(extra.refuses === undefined ? {} : { refuses: extra.refuses }),
  ...(extra.actions === undefined ? {} : { actions: extra.actions }),
  ...extra.facts,
});

/** Gifts work for the Dark Legion, Ki powers for Mishima (DT-DARK-11, DT-KI-05). */
const bound = (type: Kind, extra: GearExtra): GearExtra => {
  if (extra.to !== undefined) return extra;
  return type === 'ki' ? { ...extra, to: ['mishima'] } : type === 'symmetry' ? { ...extra, to: ['legion'] } : extra;
};

/** Anything attached to an own warrior as an action: equipment, gifts, Ki powers, relics, beasts. */
export function gear(
  type: Kind,
  names: Names,
  values: Bonus,
  abilities: readonly Ability[] = [],
  given: GearExtra = {},
): CardDecl {
  const extra = bound(type, given);
  const key = keyOf(names[0]);
  const changes = bonus(bearer, values, type === 'beast' ? 'beast' : 'add');
  const fixed = changes.length === 0 ? [] : [always(`${key}.bonus`, changes)];
  const stats: CardDecl['stats'] = extra.fee === undefined ? {} : { fee: extra.fee };
  return card(type, names, stats, [onBearer(key, markOf(type, extra), extra), ...fixed, ...abilities], {
    ...extra,
    facts: gearFacts(extra),
  });
}

const WEAPON = {
  blade: t('Zápasnická zbraň', 'Close-combat weapon'),
  gun: t('Střelná zbraň', 'Firearm'),
  both: t('Zápasnická i střelná zbraň', 'Close-combat weapon and firearm'),
} as const;

/** A weapon works only while it is the one in use (DT-FIGHT-37, 38). */
export function weapon(
  how: 'blade' | 'gun' | 'both',
  names: Names,
  values: Bonus,
  abilities: readonly Ability[] = [],
  extra: GearExtra & { type?: Kind } = {},
): CardDecl {
  const key = keyOf(names[0]);
  const kinds: Kind[] = how === 'both' ? ['weapon', 'blade', 'gun'] : ['weapon', how];
  const changes = bonus(bearer, values);
  const fixed = changes.length === 0 ? [] : [always(`${key}.bonus`, changes, { if: calc('wielded', self) })];
  return card(extra.type ?? 'equipment', names, {}, [onBearer(key, WEAPON[how], extra), ...fixed, ...abilities], {
    ...extra,
    kinds: [...kinds, ...(extra.kinds ?? [])],
    facts: gearFacts(extra),
  });
}

/** Inside or outside is chosen at once (DT-VEH-02). */
export function vehicle(
  names: Names,
  values: Bonus,
  abilities: readonly Ability[] = [],
  extra: GearExtra = {},
): CardDecl {
  const key = keyOf(names[0]);
  const boarding = oneOf(
    mode(
      'inside',
      t(
        '[přiložte k němu tuto kartu a posaďte ho dovnitř|přiložit k němu tuto kartu a posadit ho dovnitř]',
        '[attach this card to it with the warrior inside]',
      ),
      verb('equip', self, w),
      calc('mayRide', w),
    ),
    mode('outside', t('[ho nechte venku|ho nechat venku]', '[leave the warrior outside]'), verb('parkBeside', self, w)),
  );
  const changes = bonus(bearer, values);
  return card(
    'equipment',
    names,
    {},
    [
      play(`${key}.play`, pick('w', hosts(extra), seq(react, boarding)), {
        name:
          extra.kinds?.includes('airship') === true
            ? t('Vzdušný koráb a vozidlo', 'Airship and vehicle')
            : t('Vozidlo', 'Vehicle'),
      }),
      ...(changes.length === 0 ? [] : [always(`${key}.bonus`, changes)]),
      ...abilities,
    ],
    { ...extra, kinds: ['vehicle', ...(extra.kinds ?? [])], facts: gearFacts(extra) },
  );
}

// ---- areas ------------------------------------------------------------------------------------------------------------

export type AreaName = 'squad' | 'cohort' | 'station';
const AREA_TEXT: Readonly<Record<AreaName, Bilingual>> = {
  squad: t('do Mužstva', 'to the Squad'),
  cohort: t('do Kohorty', 'to the Cohort'),
  station: t('na Stanici', 'to the Station'),
};
/** In an area of any player; it stays the card of whoever played it. */
const intoAny = (areas: readonly AreaName[]): Eff =>
  pick(
    'p',
    seats('all'),
    seq(react, oneOf(...areas.map((area) => mode(area, AREA_TEXT[area], verb('settle', self, zone(area, $('p'))))))),
  );
const into = (areas: readonly AreaName[]): Eff => {
  const [first] = areas;
  if (areas.length === 1) return seq(react, verb('settle', self, zone(first)));
  return seq(react, oneOf(...areas.map((area) => mode(area, AREA_TEXT[area], verb('settle', self, zone(area))))));
};

export function areaCard(
  type: Kind,
  names: Names,
  areas: readonly AreaName[],
  abilities: readonly Ability[],
  extra: GearExtra = {},
): CardDecl {
  const key = keyOf(names[0]);
  return card(
    type,
    names,
    {},
    [
      play(
        `${key}.play`,
        extra.anyone === true ? intoAny(areas) : into(areas),
        extra.price === undefined ? {} : { price: extra.price },
      ),
      ...abilities,
    ],
    { ...extra, words: emplaced(type, extra), facts: gearFacts(extra) },
  );
}

export function warzone(
  names: Names,
  values: Bonus,
  areas: readonly AreaName[],
  abilities: readonly Ability[] = [],
  extra: GearExtra = {},
): CardDecl {
  const key = keyOf(names[0]);
  const changes = bonus(cardsBy('zoneDefender', self), values);
  return areaCard('warzone', names, areas, [always(`${key}.bonus`, changes), ...abilities], {
    set: 'warzone',
    ...extra,
  });
}

// ---- specials, Art ----------------------------------------------------------------------------------------------------

export interface PlayExtra extends Extra {
  readonly price?: readonly Price[];
  readonly when?: Cond;
  readonly post?: '-' | 'x' | '+';
  readonly type?: Kind;
  readonly name?: Bilingual;
  /** The last of its actions is an attack. */
  readonly attack?: boolean;
  /** How many of this name a player may play in one turn. */
  readonly perTurn?: number;
  /** By hand, where the generated text reads badly. */
  readonly wording?: Bilingual;
}

const playFacts = (extra: PlayExtra): CardDecl['facts'] => ({ post: extra.post ?? '-', ...extra.facts });

const fromHand =
  (tags: readonly string[]) =>
  (names: Names, effect: Eff, extra: PlayExtra = {}, abilities: readonly Ability[] = []): CardDecl => {
    const key = keyOf(names[0]);
    const ability = respond(key, effect, {
      tags,
      live: ['hand'],
      ...(extra.perTurn && { limit: { per: 'turn', n: extra.perTurn, shared: true } }),
      ...(extra.price && { price: extra.price }),
      ...(extra.when && { when: extra.when }),
      ...(extra.name && { name: extra.name }),
      ...(extra.wording && { wording: extra.wording }),
    });
    return card(extra.type ?? 'special', names, {}, [ability, ...abilities], { ...extra, facts: playFacts(extra) });
  };

/** KDYKOLI. */
export const anytime = fromHand([...ANYTIME]);
/** V průběhu souboje. */
export const inFight = fromHand([...IN_COMBAT]);

/** An answer to an event: a card being played, a wound, points. */
export const answer =
  (tags: readonly string[], event: NonNullable<Extract<Ability, { kind: 'respond' }>['event']>) =>
  (names: Names, effect: Eff, extra: PlayExtra = {}, abilities: readonly Ability[] = []): CardDecl => {
    const key = keyOf(names[0]);
    const ability = respond(key, seq(react, effect), {
      tags,
      live: ['hand'],
      event,
      ...(extra.price && { price: extra.price }),
      ...(extra.when && { when: extra.when }),
      ...(extra.wording && { wording: extra.wording }),
    });
    return card(extra.type ?? 'special', names, {}, [ability, ...abilities], { ...extra, facts: playFacts(extra) });
  };
export const REACTS = [...REACTION];
export const SAVES = [...SAVE];
export const POINTS = [...ON_POINTS];
export const AFTERWARDS = [...JUST_AFTER];

export function asActions(
  n: number,
  names: Names,
  effect: Eff,
  extra: PlayExtra = {},
  abilities: readonly Ability[] = [],
): CardDecl {
  const key = keyOf(names[0]);
  const ability = play(`${key}.play`, effect, {
    name: extra.name ?? (extra.attack === true ? asAttack(n) : asSoMany(n)),
    ...(extra.price && { price: extra.price }),
    ...(extra.when && { when: extra.when }),
    ...(extra.wording && { wording: extra.wording }),
  });
  return card(extra.type ?? 'special', names, {}, [ability, ...abilities], {
    ...extra,
    facts: { ...playFacts(extra), actions: n, ...(extra.attack && { attack: true }) },
  });
}

/** Until the end of the combat. */
export const thisCombat = (...changes: Change[]): Eff => lasts({ scope: 'combat' }, ...changes);
export { bearer, card };
