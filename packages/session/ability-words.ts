import { type Bilingual, type CardDecl, type Decision, type Game, idOf, type State, sighted } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { cardParagraphs } from '@bojiste/prose';

/** Abilities in words: for questions that come out of a card and only say "choose a card", and for choices among abilities. */

/** A card's text is made once for a game, when it is first wanted. */
const made = new WeakMap<Game, Map<string, ReadonlyMap<string, AbilityWords>>>();

interface AbilityWords {
  /** Empty where the card does not name it. */
  readonly name: Bilingual;
  readonly text: Bilingual;
}

function wordsOn(g: Game, card: CardDecl): ReadonlyMap<string, AbilityWords> {
  const known = made.get(g) ?? new Map<string, ReadonlyMap<string, AbilityWords>>();
  made.set(g, known);
  const found = known.get(card.key);
  if (found !== undefined) return found;
  const en = cardParagraphs(g.def, card, 'en');
  const words = new Map(
    cardParagraphs(g.def, card, 'cs').map(({ key, name, short }, i) => [
      key,
      { name: { cs: name ?? '', en: sure(en[i]).name ?? '' }, text: { cs: short, en: sure(en[i]).short } },
    ]),
  );
  known.set(card.key, words);
  return words;
}

/** What an ability is called, or what it does where it has no name. */
export function abilityWord(g: Game, key: string): Bilingual | undefined {
  const card = g.def.cards.find(({ abilities }) => abilities.some((one) => one.key === key));
  const found = card === undefined ? undefined : wordsOn(g, card).get(key);
  if (found === undefined) return undefined;
  return found.name.cs === '' ? found.text : found.name;
}

/** Questions that do not say what the answer is for. */
const PLAIN: ReadonlySet<string> = new Set(
  ['card', 'place', 'seat', 'word', 'value', 'number', 'yesno', 'many', 'order', 'split', 'mode'].map(
    (kind) => `ask.${kind}`,
  ),
);
/** A longer text would hide the question. */
const MOST = 260;

export interface Asking {
  readonly card: CardDecl;
  /** Null where it is too long to be read with every question. */
  readonly text: Bilingual | null;
}

/** The card that asks by its own text, with that text; null where the rules ask or the question speaks for itself. */
export function askingAbility(g: Game, s: State, { why, seat }: Decision): Asking | null {
  const frame = s.frames.at(-1);
  if (!PLAIN.has(why.key) || frame === undefined || frame.self < 0) return null;
  const id = idOf(frame.self);
  if ((sighted(g, s, id).seen & (1 << seat)) === 0) return null;
  const { decl } = sure(g.defs[sure(s.cards[id]).def]);
  const program = g.programs[frame.prog]?.key ?? '';
  const ability = decl.abilities.find(({ key }) => program.endsWith(`/${key}`));
  const words = ability === undefined ? undefined : wordsOn(g, decl).get(ability.key);
  if (words === undefined || words.text.cs === '') return null;
  const long = Math.max(words.text.cs.length, words.text.en.length) > MOST;
  return { card: decl, text: long ? null : words.text };
}
