import type { Report } from '@bojiste/kernel/effects/lint/issues';
import type { Ability } from '@bojiste/kernel/effects/nodes';
import type { GameDef } from '@bojiste/kernel/table/contract';
import { languagesOf } from '@bojiste/kernel/table/language';
import type { Bilingual, Lang } from '@bojiste/kernel/types';
import { eventTexts, isInflected, parseTemplate, parseWord } from '../print/index.ts';

/** Texts in every language of a game, and notations that the printer can read. */

/** Where to tell of faults, and which languages are read. */
interface Reading {
  readonly report: Report;
  readonly languages: readonly Lang[];
}

const readingOf = (def: GameDef, report: Report): Reading => ({ report, languages: languagesOf(def) });

function checkText(
  { report, languages }: Reading,
  place: string,
  text: Bilingual | undefined,
  read?: (text: string, lang: Lang) => unknown,
): void {
  for (const lang of languages) {
    const said = text?.[lang] ?? '';
    if (said.trim() === '') report(place, 'missing-text', `no text in ${lang}`);
    else if (read !== undefined) tryRead(report, place, said, lang, read);
  }
}

function tryRead(
  report: Report,
  place: string,
  text: string,
  lang: Lang,
  read: (text: string, lang: Lang) => unknown,
): void {
  try {
    read(text, lang);
  } catch (error) {
    report(place, 'bad-text', `${lang}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A Czech word without its declension would stand in the nominative everywhere. */
function readWord(text: string, lang: Lang): void {
  if (lang === 'cs' && !isInflected(text)) throw new Error(`"${text}" has no declension`);
  parseWord(text, lang);
}

const readTemplate = (text: string): void => {
  for (const part of text.split(' // ')) parseTemplate(part.replace(/^=/, ''));
};

/** Every string in the abilities of cards. A word that none of them names is never declined in a text. */
function stringsIn(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
}

function lintWords(def: GameDef, to: Reading): void {
  const named = new Set(def.cards.flatMap((card) => stringsIn(card.abilities.filter((a) => a.wording === undefined))));
  const families = {
    kinds: def.kinds,
    tags: def.tags,
    counters: def.counters,
    resources: def.resources,
    flags: def.flags,
    stats: def.stats,
    zones: def.zones,
  };
  for (const [family, list] of Object.entries(families)) {
    for (const word of list) {
      checkText(to, `${family}/${word.name}`, word.text, named.has(word.name) ? readWord : parseWord);
    }
  }
  for (const [key, table] of Object.entries(def.turns)) {
    for (const step of table) {
      checkText(to, `turns/${key}/${step.step}`, step.text, named.has(step.step) ? readWord : parseWord);
    }
  }
}

function lintTemplates(def: GameDef, to: Reading): void {
  const records = { verbs: def.verbs, natives: def.natives, calcs: def.calcs };
  for (const [family, record] of Object.entries(records)) {
    for (const [name, decl] of Object.entries(record)) {
      // Empty in both languages: a thing of the rules, or a step of a card that goes without saying.
      const silent = decl.text.cs === '' && decl.text.en === '';
      if (!silent) checkText(to, `${family}/${name}`, decl.text, readTemplate);
    }
  }
  for (const rule of def.rules) checkText(to, `rules/${rule.name}`, rule.text, readTemplate);
  for (const event of def.events) {
    if (event.after !== undefined) checkText(to, `events/${event.name}/after`, event.after, readTemplate);
    if (event.before !== undefined) checkText(to, `events/${event.name}/before`, event.before, readTemplate);
  }
}

/** Events that Czech says with a noun; English has the clause for both. */
const CZECH_ONLY = /^event\..+\.noun$/;

function lintPlainTexts(def: GameDef, to: Reading): void {
  checkText(to, 'names', def.names);
  for (const mode of def.modes) checkText(to, `modes/${mode.key}`, mode.text);
  for (const act of def.acts) checkText(to, `acts/${act.key}`, act.text);
  for (const card of def.cards) checkText(to, `cards/${card.key}`, card.names);
  for (const deck of def.decks) checkText(to, `decks/${deck.key ?? deck.name.en}`, deck.name);
  for (const option of def.options) {
    checkText(to, `options/${option.name}`, option.text);
    for (const value of option.values) checkText(to, `options/${option.name}/${value.name}`, value.text);
  }
  for (const [key, text] of Object.entries(def.texts)) {
    if (!CZECH_ONLY.test(key) || text.cs.trim() === '') checkText(to, `texts/${key}`, text);
  }
}

/** Words by which the abilities of cards look for cards of a name. */
function namesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { k, word } = node as { readonly k?: string; readonly word?: unknown };
  const own = k === 'name' && typeof word === 'string' ? [word] : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

/** A card that others name needs the forms of its name: without them it can only stand after its kind. */
function lintNames(def: GameDef, report: Report): void {
  const keys = new Set(def.cards.map(({ key }) => key));
  const told = def.cards.flatMap((card) => namesIn(card.abilities.filter((a) => a.wording === undefined)));
  for (const word of new Set(told.filter((name) => keys.has(name)))) {
    const forms = ['name', 'named', 'group'].some((kind) => def.texts[`${kind}.${word}`]?.cs.trim());
    if (!forms) report(`texts/name.${word}`, 'missing-text', 'cards name this card, and its name has no forms in cs');
  }
}

export function lintTexts(def: GameDef, report: Report): void {
  const to = readingOf(def, report);
  lintWords(def, to);
  if (to.languages.includes('cs')) lintNames(def, report);
  lintTemplates(def, to);
  lintPlainTexts(def, to);
}

/** Scopes, procedures and allowances are only names; a card that speaks of one needs a word for it. */
function wantedTexts(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const x = node as Readonly<Record<string, unknown>>;
  const speaksOfScope = typeof x.scope === 'string' && x.k !== 'scope';
  return [
    ...(speaksOfScope ? [`scope.${String(x.scope)}`] : []),
    ...(x.k === 'call' ? [`proc.${String(x.proc)}`] : []),
    ...(x.kind === 'act' && typeof x.slot === 'string' ? [`slot.${x.slot}`] : []),
    ...Object.values(x).flatMap(wantedTexts),
  ];
}

/** What an ability needs to be read: its name and wording in every language, and how its event is said. */
export function lintAbilityTexts(def: GameDef, report: Report, ability: Ability, place: string): void {
  const to = readingOf(def, report);
  if (ability.name !== undefined) checkText(to, `${place}.name`, ability.name);
  if (ability.keyword !== undefined) {
    checkText(to, `${place}.keyword`, ability.keyword.name);
    if (ability.keyword.reminder !== undefined) {
      checkText(to, `${place}.keyword.reminder`, ability.keyword.reminder);
      return;
    }
  }
  if (ability.wording !== undefined) {
    checkText(to, `${place}.wording`, ability.wording);
    return;
  }
  for (const key of new Set(wantedTexts(ability))) {
    if (def.texts[key] === undefined) report(place, 'missing-text', `the text of this ability needs texts["${key}"]`);
  }
  if (!('event' in ability) || ability.event === undefined) return;
  const { after, before } = eventTexts(def, ability.event.on);
  const said = ability.kind === 'on' ? after : ability.kind === 'instead' ? before : (before ?? after);
  if (said !== undefined) return;
  const wanted = ability.kind === 'on' ? 'after' : ability.kind === 'instead' ? 'before' : 'before or after';
  report(`${place}.event`, 'missing-text', `event "${ability.event.on}" has no text for "${wanted}"`);
}
