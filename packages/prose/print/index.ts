import type {
  Change,
  Cond,
  Eff,
  EventPattern,
  Filter,
  Limit,
  Mode,
  Num,
  Price,
  Query,
  Until,
} from '@bojiste/kernel/effects/nodes';
import type { CardDecl, GameDef } from '@bojiste/kernel/table/contract';
import { languageOf } from '@bojiste/kernel/table/language';
import type { Lang } from '@bojiste/kernel/types';
import { capital, clean, sentence } from '../grammar/finish.ts';
import { say } from '../grammar/phrase.ts';
import { limitText } from './abilities.ts';
import type { Shape } from './assemble.ts';
import { embed } from './bits.ts';
import { changesText } from './changes.ts';
import { effectText, printInline } from './effects.ts';
import { afterText, beforeText, withEvent } from './events.ts';
import { numberPhrase } from './numbers.ts';
import { queryPhrase } from './queries.ts';
import { newTalk } from './speak.ts';
import { voiceOf } from './talk.ts';
import { condition } from './tests.ts';
import { untilText } from './time.ts';
import { priceBit } from './verbs.ts';

/** Rules text in Czech and English from the nodes of the effect language. */

export { parseTemplate } from '../grammar/template.ts';
export { isInflected, parseWord } from '../grammar/words.ts';
export { cardParagraphs, printCard } from './card.ts';
export { eventTexts } from './events.ts';
export { exactText } from './speak.ts';
export { printAbility } from './spoken.ts';

export const printEffect = (def: GameDef, e: Eff, lang: Lang, card?: CardDecl): string =>
  sentence(effectText(newTalk(def, lang, card), e), languageOf(def, lang), voiceOf(def));

export const printQuery = (def: GameDef, q: Query, lang: Lang, card?: CardDecl, shape?: Shape): string =>
  clean(say(queryPhrase(newTalk(def, lang, card), q, shape)), languageOf(def, lang), voiceOf(def));

export const printFilters = (def: GameDef, where: readonly Filter[], lang: Lang, card?: CardDecl): string =>
  printQuery(def, { k: 'cards', from: { k: 'board' }, where }, lang, card);

export const printNumber = (def: GameDef, n: Num, lang: Lang, card?: CardDecl): string =>
  clean(say(numberPhrase(newTalk(def, lang, card), n)), languageOf(def, lang), voiceOf(def));

/** As a clause, without "if". */
export const printCondition = (def: GameDef, c: Cond, lang: Lang, card?: CardDecl): string =>
  clean(condition(newTalk(def, lang, card), c), languageOf(def, lang), voiceOf(def));

export const printChanges = (def: GameDef, what: readonly Change[], lang: Lang, card?: CardDecl): string =>
  sentence(changesText(newTalk(def, lang, card), what, ''), languageOf(def, lang), voiceOf(def));

/** "poté, co ..." or "pokud by ...". */
export function printEvent(
  def: GameDef,
  e: EventPattern,
  lang: Lang,
  which: 'after' | 'before',
  card?: CardDecl,
): string {
  const t = newTalk(def, lang, card);
  return withEvent(t, e, () =>
    clean(which === 'after' ? afterText(t, e) : beforeText(t, e), languageOf(def, lang), voiceOf(def)),
  );
}

export function printPrice(def: GameDef, price: readonly Price[], lang: Lang, card?: CardDecl): string {
  const t = newTalk(def, lang, card);
  return sentence(
    embed(
      t,
      price.map((p) => priceBit(t, p)),
    ),
    languageOf(def, lang),
    voiceOf(def),
  );
}

/** A mode as the button that chooses it: "Zaplatit 1 magii". */
export function printMode(def: GameDef, mode: Mode, lang: Lang, card?: CardDecl): string {
  const own = mode.text[lang];
  const text =
    own === ''
      ? printInline(newTalk(def, lang, card), mode.do, 'infinitive')
      : own.replace(/\[([^\]|]*)\|?([^\]|]*)[^\]]*\]/g, languageOf(def, lang) === 'cs' ? '$2' : '$1');
  return capital(clean(text, languageOf(def, lang)));
}

export const printLimit = (def: GameDef, limit: Limit, lang: Lang): string => limitText(newTalk(def, lang), limit);

export const printUntil = (def: GameDef, until: Until, lang: Lang): string =>
  clean(untilText(newTalk(def, lang), until), languageOf(def, lang));
