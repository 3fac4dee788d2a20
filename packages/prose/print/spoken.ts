import type { Ability } from '@bojiste/kernel/effects/nodes';
import type { CardDecl, GameDef } from '@bojiste/kernel/table/contract';
import { languageOf } from '@bojiste/kernel/table/language';
import type { Lang } from '@bojiste/kernel/types';
import { sentence } from '../grammar/finish.ts';
import { words } from '../grammar/phrase.ts';
import { alwaysText, onText, runBody } from './abilities.ts';
import type { Either, Pair } from './pairs.ts';
import type { Run } from './runs.ts';
import { exactText, newTalk } from './speak.ts';
import { bi, voiceOf } from './talk.ts';
import { usual } from './usual.ts';

/** Abilities as whole texts. */

/** The keyword alone, a wording by hand, or what is generated. */
export const printAbility = (def: GameDef, ability: Ability, lang: Lang, card?: CardDecl): string => {
  if (ability.keyword !== undefined) return `${ability.keyword.name[lang]}.`;
  return ability.wording?.[lang] || exactText(def, ability, lang, card);
};

/** What is done after something and also instead of it is one ability and told once. */
export const pairText = (def: GameDef, pair: Pair, lang: Lang, card: CardDecl): string =>
  sentence(onText(newTalk(def, lang, card), pair.on, pair.act), languageOf(def, lang), voiceOf(def));

/** Two events with one end are told with it once: after this warrior is killed or discarded. */
export function eitherText(def: GameDef, { on, or }: Either, lang: Lang, card: CardDecl): string {
  const [one, other] = [on, or].map((a) => exactText(def, a, lang, card).split(' ')) as [string[], string[]];
  const at = one.findIndex((word, i) => word !== other[i]);
  const differs = one.filter((word, i) => word !== other[i]).length;
  if (one.length !== other.length || differs !== 1) return `${one.join(' ')} ${other.join(' ')}`;
  const comma = one[at]?.endsWith(',') === true;
  const first = comma ? (one[at] ?? '').slice(0, -1) : (one[at] ?? '');
  return words(
    ...one.slice(0, at),
    first,
    bi(newTalk(def, lang, card), 'nebo', 'or'),
    other[at] ?? '',
    ...one.slice(at + 1),
  );
}

/** Standing abilities of which each asks for what the first asks for. */
export const runText = (def: GameDef, run: Run, lang: Lang, card: CardDecl): string =>
  sentence(runBody(newTalk(def, lang, card), run), languageOf(def, lang), voiceOf(def));

/** In few words for small faces, from the same node: the keyword, or what the card itself has without saying that it has it. */
export function shortText(def: GameDef, a: Ability, lang: Lang, card: CardDecl): string {
  if (a.keyword !== undefined) return `${a.keyword.name[lang]}.`;
  if (a.wording !== undefined || a.kind !== 'always') return printAbility(def, a, lang, card);
  const told = usual(def, a) ?? a;
  if (told.kind !== 'always') return printAbility(def, a, lang, card);
  return sentence(alwaysText({ ...newTalk(def, lang, card), brief: true }, told), languageOf(def, lang), voiceOf(def));
}
