import { type Bilingual, type CardDecl, type Deck, type DeckIssue, type Game, sure } from '@bojiste/kernel';
import { partOf } from '../rules/setup.ts';
import { DECK } from '../types.ts';

/** Herní balíček: what a deck may hold (OW-DECK, OW-RULING-07, OW-RULING-08). */

const both = (cs: string, en: string): Bilingual => ({ cs, en });
const issue = (code: string, clause: string, text: Bilingual, fix: Bilingual, card?: string): DeckIssue => ({
  code,
  clause,
  text,
  fix,
  ...(card && { card }),
});

/** The number that is played where nothing else is agreed. */
const USUAL_PEOPLE = 12;

interface Entry {
  readonly card: CardDecl;
  readonly n: number;
}

const has = (card: CardDecl, kind: string): boolean => card.kinds.includes(kind);
const total = (list: readonly Entry[]): number => list.reduce((sum, { n }) => sum + n, 0);

/** OW-DECK-02, OW-DECK-05, OW-DECK-09, OW-DECK-12. */
function sizes(list: readonly Entry[]): DeckIssue[] {
  const out: DeckIssue[] = [];
  const part = (name: string) => total(list.filter(({ card }) => partOf(card.type) === name));
  const most = DECK.characters + DECK.technologies + DECK.construction;
  const limit = (code: string, clause: string, n: number, max: number, cs: string, en: string) => {
    if (n > max)
      out.push(
        issue(
          code,
          clause,
          both(`${cs}: ${n}, nejvýše ${max}`, `${en}: ${n}, at most ${max}`),
          both(`Odeberte ${n - max}.`, `Remove ${n - max}.`),
        ),
      );
  };
  limit('deck-size', 'OW-DECK-02', total(list), most, 'Karet v balíčku', 'Cards in the deck');
  limit('reinforcements', 'OW-DECK-05', part('reinforcements'), DECK.characters, 'Postav', 'Characters');
  limit('technologies', 'OW-DECK-09', part('technologies'), DECK.technologies, 'Technologií', 'Technologies');
  limit('construction', 'OW-DECK-12', part('deck'), DECK.construction, 'Budov a vozidel', 'Buildings and vehicles');
  return out;
}

/** OW-DECK-04: one nation and neutral cards. */
function nations(list: readonly Entry[]): DeckIssue[] {
  const found = [...new Set(list.map(({ card }) => String(card.facts?.nation)))].filter(
    (nation) => nation !== 'neutral',
  );
  return found.length <= 1
    ? []
    : [
        issue(
          'two-nations',
          'OW-DECK-04',
          both('Karty více národů', 'Cards of several nations'),
          both('Nechte karty jediného národa.', 'Keep the cards of one nation.'),
        ),
      ];
}

/** OW-DECK-06, OW-DECK-08, OW-DECK-10, OW-RULING-08. */
function copies(list: readonly Entry[], most: number): DeckIssue[] {
  return list.flatMap(({ card, n }) => {
    const once = has(card, 'unique') || card.type === 'technology';
    const max = once ? 1 : most === 0 ? Number.POSITIVE_INFINITY : most;
    if (n <= max) return [];
    const clause =
      card.type === 'character'
        ? 'OW-DECK-06'
        : card.type === 'technology'
          ? 'OW-DECK-10'
          : once
            ? 'OW-DECK-08'
            : 'OW-RULING-08';
    return [
      issue(
        'copies',
        clause,
        both(`${card.names.cs}: ${n}, nejvýše ${max}`, `${card.names.en}: ${n}, at most ${max}`),
        both('Odeberte kopie.', 'Remove copies.'),
        card.key,
      ),
    ];
  });
}

/** OW-DECK-13, OW-KEY-18, OW-RULING-07. */
function needs(list: readonly Entry[], people: number): DeckIssue[] {
  const out: DeckIssue[] = [];
  if (!list.some(({ card }) => has(card, 'storehouse') && !has(card, 'upgrade')))
    out.push(
      issue(
        'no-storehouse',
        'OW-DECK-13',
        both('Chybí skladiště', 'There is no storehouse'),
        both('Přidejte skladiště.', 'Add a storehouse.'),
      ),
    );
  if (total(list.filter(({ card }) => has(card, 'hero'))) > 1)
    out.push(
      issue(
        'heroes',
        'OW-KEY-18',
        both('Více hrdinů', 'Several heroes'),
        both('Nechte jediného hrdinu.', 'Keep one hero.'),
      ),
    );
  const names = new Set(
    list.filter(({ card }) => card.type === 'character' && !has(card, 'animal')).map(({ card }) => card.facts?.name),
  );
  const wanted = Math.min(people, DECK.characters);
  if (names.size < wanted)
    out.push(
      issue(
        'people',
        'OW-RULING-07',
        both(`Různých lidí: ${names.size}, potřeba ${wanted}`, `Different people: ${names.size}, needed ${wanted}`),
        both('Přidejte postavy.', 'Add characters.'),
      ),
    );
  return out;
}

/** OW-DECK-11: advice only, never an error. */
export function advice(g: Game, deck: Deck): string[] {
  const list = Object.keys(deck.cards).map((key) => g.cardDef(key).decl);
  const keys = new Set(list.map((card) => card.key));
  const subs = new Set(list.flatMap((card) => (Array.isArray(card.facts?.sub) ? (card.facts.sub as string[]) : [])));
  return list.flatMap((card) => {
    const requires = (card.facts?.requires ?? []) as readonly string[];
    const lost = requires.filter((one) =>
      one.startsWith('tech:') ? !keys.has(one.slice(5)) : !subs.has(one.slice(4)),
    );
    return lost.map((one) => `${card.key}: ${one}`);
  });
}

/** Technologies that open nothing in this deck and do nothing by themselves: advice too. */
export function idleTechnologies(g: Game, deck: Deck): string[] {
  const keys = new Set(Object.keys(deck.cards));
  return [...keys].filter((key) => {
    const { type, facts, abilities } = g.cardDef(key).decl;
    if (type !== 'technology' || abilities.length > 0) return false;
    return !((facts?.unlocks ?? []) as readonly string[]).some((one) => keys.has(one));
  });
}

export function checkDeck(g: Game, deck: Deck, options: Readonly<Record<string, number>> = {}): readonly DeckIssue[] {
  const list: Entry[] = [];
  const wrong: DeckIssue[] = [];
  for (const [key, n] of Object.entries(deck.cards)) {
    const index = g.names.cards.get(key);
    const card = index === undefined ? undefined : sure(g.defs[index]).decl;
    if (card === undefined || partOf(card.type) === null || card.facts?.front !== undefined)
      wrong.push(
        issue(
          'unknown',
          'OW-DECK-03',
          both(`${key} do balíčku nepatří`, `${key} does not belong in a deck`),
          both('Odeberte ji.', 'Remove it.'),
          key,
        ),
      );
    else list.push({ card, n });
  }
  return [
    ...wrong,
    ...sizes(list),
    ...nations(list),
    ...copies(list, options.maxCopies ?? 0),
    ...needs(list, options.people || USUAL_PEOPLE),
  ];
}
