import type { Bilingual, CardDecl } from '@bojiste/kernel';
import { bearing, type Cards, cardsBy, either, kind, no, self, tagged } from '@bojiste/kernel/effects/build/index';
import { ASPECTS, type Kind, ROLES, type Role } from '../types.ts';
import { called, worth, yours } from '../words.ts';

/** To whom something is given, and what kind of thing it is, said as its note says it. */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

export interface Given {
  readonly to?: readonly Role[];
  readonly kind?: readonly string[];
  readonly kinds?: readonly Kind[];
  readonly words?: readonly string[];
  /** Affiliations and kinds a bearer may not have. */
  readonly refuses?: readonly (Role | Kind)[];
  /** The highest V of a bearer, when it is given to him. */
  readonly most?: number;
  /** What a bearer must have with him already. */
  readonly bears?: Kind;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** The warriors it is meant for, as its card says; what others may have is for the rules to say. */
function receivers({ to = [], kind: names = [], refuses = [] }: Given): Cards {
  const base = to.length === 0 ? yours.warriors : yours.of(...to);
  const named = names.length === 0 ? [] : [names.length === 1 ? called(names[0]) : either(...names.map(called))];
  const barred = refuses.map((word) => no(isRole(word) ? tagged(word) : kind(word)));
  return base.with(...named, ...barred);
}

/** To whom it can be given: a limit of V and what a bearer must have bind those as well who are excused from its affiliation. */
export function hosts(given: Given): Cards {
  const { most, bears } = given;
  const had = bears === undefined ? [] : [bearing(kind(bears))];
  return cardsBy('hosts', self, receivers(given)).with(...(most === undefined ? [] : [worth('le', most)]), ...had);
}

const isRole = (word: Role | Kind): word is Role => (ROLES as readonly string[]).includes(word);

/** Words by which cards speak of what is meant for an affiliation, and of the aspect of a spell; any is each of them. */
export function wordsOf(facts: CardDecl['facts']): string[] {
  const meant = Array.isArray(facts?.requires) ? facts.requires.map((role) => `for:${role}`) : [];
  const aspects = ASPECTS.filter(({ name }) => facts?.aspect === 'any' || facts?.aspect === name);
  return [...meant, ...aspects.map(({ name }) => `aspect:${name}`)];
}

/** Equipment that is put into an area is told by a word from what is given to warriors. */
export const emplaced = (type: Kind, { words = [] }: Given): readonly string[] =>
  type === 'equipment' ? ['emplaced', ...words] : words;

const APOSTLES: Readonly<Record<string, Bilingual>> = {
  algeroth: t('Algerothův dar', 'Gift of Algeroth'),
  demnogonis: t('Demnogonisův dar', 'Gift of Demnogonis'),
  ilian: t('Ilianin dar', 'Gift of Ilian'),
  muawijhe: t('Muawijhův dar', 'Gift of Muawijhe'),
  semai: t('Semaiův dar', 'Gift of Semai'),
};

/** What kind of thing it is, as its note says; nothing where it says none. */
export function markOf(type: Kind, extra: Given): Bilingual | undefined {
  // A gift of one Apostle that followers of others may have too is told by its word.
  const word = extra.words?.find((x) => /^gift:(?!apostle)/.test(x))?.slice('gift:'.length);
  const apostle = extra.facts?.apostle ?? word;
  if (typeof apostle === 'string') return APOSTLES[apostle];
  if (extra.kinds?.includes('armor') === true) return t('Brnění', 'Armour');
  if (extra.kinds?.includes('gift') === true) return t('Dar Černé symetrie', 'Gift of the Dark Symmetry');
  return type === 'ki' ? t('Síla KI', 'Ki power') : undefined;
}

/** Jako N akcí: the price in actions, where it is not the one of its type. */
export const asSoMany = (n: number): Bilingual =>
  n === 1 ? t('Jako jednu akci', 'As one action') : t(`Jako ${n} akce`, `As ${n} actions`);

export const asAttack = (n: number): Bilingual =>
  n === 1
    ? t('Jako útočnou akci', 'As an attack action')
    : t(`Jako ${n} akce, poslední útočnou`, `As ${n} actions, the last one an attack`);
