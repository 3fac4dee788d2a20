import { type LintIssue, lintNodes } from '@bojiste/kernel/effects/lint';
import type { Report } from '@bojiste/kernel/effects/lint/issues';
import type { GameDef } from '@bojiste/kernel/table/contract';
import { languagesOf } from '@bojiste/kernel/table/language';
import { cardParagraphs } from '../print/index.ts';
import { sentenceFaults } from './sentences.ts';
import { lintAbilityTexts, lintTexts } from './texts.ts';

export type { LintIssue } from '@bojiste/kernel/effects/lint';

/** Articles, agreement, capitals and full stops of what cards say. */
function lintSentences(def: GameDef, report: Report): void {
  for (const card of def.cards)
    for (const lang of languagesOf(def))
      for (const { key, text, reminder } of cardParagraphs(def, card, lang))
        for (const said of [text, reminder].filter((x) => x !== ''))
          for (const { fault, found } of sentenceFaults(said, lang))
            report(`cards/${card.key}/${key}`, 'bad-text', `${lang}: ${fault} ("${found}")`);
}

/** Everything that can be found wrong with a game without playing it: its nodes, and its texts in every language. */
export function lintGame(def: GameDef): readonly LintIssue[] {
  const issues: LintIssue[] = [...lintNodes(def)];
  const report: Report = (place, code, message) => issues.push({ place: `${def.id}/${place}`, code, message });
  const read = new Set<string>();
  const places = [
    ...def.abilities.map((ability) => ({ ability, place: `abilities/${ability.key}` })),
    ...def.cards.flatMap((card) =>
      card.abilities.map((ability) => ({ ability, place: `cards/${card.key}/${ability.key}` })),
    ),
  ];
  for (const { ability, place } of places) {
    if (!read.has(ability.key)) lintAbilityTexts(def, report, ability, place);
    read.add(ability.key);
  }
  lintTexts(def, report);
  lintSentences(def, report);
  return issues;
}
