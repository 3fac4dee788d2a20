import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Bilingual, GameDef, Lang } from '@bojiste/kernel';
import { exactText, printAbility, printCard } from '@bojiste/prose';
import { handOf } from '@bojiste/prose/lint/by-hand';
import { stringify } from 'yaml';
import { textFile, textPath } from './texts.ts';

/**
 * The texts that were read and accepted, one YAML file per game. What the printer says now must equal them; a change of
 * the printer is accepted by writing the file anew and reading the difference.
 */

export type Golden = Readonly<Record<string, Bilingual>>;

const LANGS: readonly Lang[] = ['cs', 'en'];

/**
 * Texts of all cards, of the abilities that only effects grant, and what would be generated where a text is written by hand,
 * so that a change of what such an ability does shows too. What has no text is left out.
 */
export function textsNow(def: GameDef): Golden {
  const both = (make: (lang: Lang) => string): Bilingual => ({ cs: make('cs'), en: make('en') });
  const cards = def.cards.map((card): [string, Bilingual] => [
    card.key,
    both((lang) => printCard(def, card, lang).join('\n')),
  ]);
  const granted = def.abilities.map((ability): [string, Bilingual] => [
    `ability ${ability.key}`,
    both((lang) => printAbility(def, ability, lang)),
  ]);
  const byHand = def.cards.flatMap((card) =>
    card.abilities
      .filter((ability) => handOf(ability, 'cs') !== undefined && ability.tags?.includes('rule') !== true)
      .map((ability): [string, Bilingual] => [
        `exact ${ability.key}`,
        both((lang) => exactText(def, ability, lang, card)),
      ]),
  );
  return Object.fromEntries([...cards, ...granted, ...byHand].filter(([, text]) => text.cs !== '' || text.en !== ''));
}

export const readGolden = (game: string): Golden => textFile<Golden>(game, 'golden.yaml') ?? {};

const HEAD = '# Texts as they were read and accepted. `bojiste texts --write` renews them; read the difference.\n';

export function writeGolden(game: string, texts: Golden): void {
  const file = textPath(game, 'golden.yaml');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, HEAD + stringify(texts, { lineWidth: 0 }));
}

export interface TextChange {
  readonly key: string;
  readonly lang: Lang;
  /** Lines that went and lines that came. */
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

const linesOf = (text: Bilingual | undefined, lang: Lang): string[] =>
  (text?.[lang] ?? '').split('\n').filter((line) => line !== '');

/** Where two sets of texts differ, card by card and language by language. */
export function textChanges(before: Golden, after: Golden): TextChange[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key) =>
    LANGS.flatMap((lang) => {
      const old = linesOf(before[key], lang);
      const now = linesOf(after[key], lang);
      if (old.join('\n') === now.join('\n')) return [];
      return [
        { key, lang, gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) },
      ];
    }),
  );
}
