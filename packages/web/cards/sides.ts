import type { CardInfo } from '@bojiste/session/types';
import { doomtrooperWords } from '../texts/doomtrooper.ts';

/** To whom a Doomtrooper card belongs: what it names itself, however it does. Elsewhere the set of a card says it. */

const isSide = (one: unknown): one is string => typeof one === 'string' && `side.${one}` in doomtrooperWords;

/** What it is of. */
export const ownSides = ({ facts, key }: CardInfo): string[] =>
  [facts.affiliations, facts.former, facts.roles, key].flat().filter(isSide);

/** What it is of or for. */
export const sidesOf = (info: CardInfo): string[] => [
  ...new Set([...ownSides(info), ...[info.facts.requires].flat().filter(isSide)]),
];
