import type { Bilingual, CardDecl } from '@bojiste/kernel';
import { type Cards, either, kind, no, tagged } from '@bojiste/kernel/effects/build/index';
import { ASPECTS, type Kind, ROLES, type Role } from '../types.ts';
import { called, worth, yours } from '../words.ts';

/** To whom something is given, and what kind of thing it is, said as its note says it. */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

export interface Given {
  readonly to?: readonly Role[];
  readonly kind?: readonly string[];
  readonly kinds?: readonly Kind[];
  /** Affiliations and kinds a bearer may not have. */
  readonly refuses?: readonly (Role | Kind)[];
  /** The highest V of a bearer, when it is given to him. */
  readonly most?: number;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** The warriors it is meant for, as its card says; what others may have is for the rules to say. */
export function receivers({ to = [], kind: names = [], refuses = [], most }: Given): Cards {
  const base = to.length === 0 ? yours.warriors : yours.of(...to);
  const named = names.length === 0 ? [] : [names.length === 1 ? called(names[0]) : either(...names.map(called))];
  const barred = refuses.map((word) => no(isRole(word) ? tagged(word) : kind(word)));
  return base.with(...named, ...barred, ...(most === undefined ? [] : [worth('le', most)]));
}

const isRole = (word: Role | Kind): word is Role => (ROLES as readonly string[]).includes(word);

/** Words by which cards speak of what is meant for an affiliation, and of the aspect of a spell; any is each of them. */
export function wordsOf(facts: CardDecl['facts']): string[] {
  const meant = Array.isArray(facts?.requires) ? facts.requires.map((role) => `for:${role}`) : [];
  const aspects = ASPECTS.filter(({ name }) => facts?.aspect === 'any' || facts?.aspect === name);
  return [...meant, ...aspects.map(({ name }) => `aspect:${name}`)];
}

const APOSTLES: Readonly<Record<string, Bilingual>> = {
  algeroth: t('Algerothův dar', 'Gift of Algeroth'),
  demnogonis: t('Demnogonisův dar', 'Gift of Demnogonis'),
  ilian: t('Ilianin dar', 'Gift of Ilian'),
  muawijhe: t('Muawijhův dar', 'Gift of Muawijhe'),
  semai: t('Semaiův dar', 'Gift of Semai'),
};

/** What kind of thing it is, as its note says; nothing where it says none. */
export function markOf(type: Kind, extra: Given): Bilingual | undefined {
  const apostle = extra.facts?.apostle;
  if (typeof apostle === 'string') return APOSTLES[apostle];
  if (extra.kinds?.includes('armor') === true) return t('Brnění', 'Armour');
  if (extra.kinds?.includes('gift') === true) return t('Dar Černé symetrie', 'Gift of the Dark Symmetry');
  return type === 'ki' ? t('Síla KI', 'Ki power') : undefined;
}
