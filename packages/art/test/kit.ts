import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LISTED } from '@bojiste/games';
import type { CardDecl } from '@bojiste/kernel';
import type { CardFacts, Icons } from '../index.ts';

/** All cards of all games, and the drawings of the icon set. */

const factsOf = (cards: readonly CardDecl[]): CardFacts[] =>
  cards.map(({ key, set, type, kinds, stats, facts }) => ({ key, set, type, kinds, stats, facts: facts ?? {} }));

export const GAMES: Readonly<Record<string, readonly CardFacts[]>> = Object.fromEntries(
  await Promise.all(LISTED.map(async ({ id, load }) => [id, factsOf((await load()).cards)] as const)),
);

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as IconSet;

export const icons: Icons = (name) => {
  const found = set.icons[set.aliases?.[name]?.parent ?? name];
  return found && [...found.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
};
