import type { Bilingual, CardDecl, Deck, DeckIssue, Game } from '@bojiste/kernel';

/**
 * Stavba sady karet (deck building), SW-DECK-01 to -18, SW-RULING-74. Every violation is reported with its clause, the
 * card and what would mend it. A deck names its Summoner as leader; its list holds the other 33 cards.
 */

interface Entry {
  readonly card: CardDecl;
  readonly n: number;
}

interface Counts {
  readonly leader: CardDecl;
  readonly entries: readonly Entry[];
}

const issue = (code: string, clause: string, text: Bilingual, fix: Bilingual, card?: string): DeckIssue => ({
  code,
  clause,
  text,
  fix,
  ...(card !== undefined && { card }),
});

const has = (card: CardDecl, kind: string): boolean => card.kinds.includes(kind);
const total = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + entry.n, 0);
const listOf = (card: CardDecl, fact: string): readonly string[] =>
  (card.facts?.[fact] as readonly string[] | undefined) ?? [];
const isGate = (card: CardDecl): boolean => has(card, 'gate');
const isCommon = (card: CardDecl): boolean => has(card, 'common');
const isChampion = (card: CardDecl): boolean => has(card, 'champion');
const isStandard = (card: CardDecl): boolean => has(card, 'standard');
const isEpic = (card: CardDecl): boolean => has(card, 'epic');

/** Cards of the layout on the Summoner's back, without the Summoner and the gate (SW-DECK-04). */
function startingUnits(leader: CardDecl): readonly string[] {
  const keys = listOf(leader, 'layout').map((entry) => entry.split(' ')[0] ?? '');
  return keys.filter((key) => key !== leader.key && key !== 'starting-gate');
}

/** Counts that must be met exactly. */
function exactly(
  c: Counts,
  fits: (card: CardDecl) => boolean,
  n: number,
  code: string,
  clause: string,
  what: Bilingual,
): DeckIssue[] {
  const found = total(c.entries.filter((entry) => fits(entry.card)));
  if (found === n) return [];
  const less = found < n;
  const by = Math.abs(n - found);
  return [
    issue(
      code,
      clause,
      { cs: `${what.cs}: ${found} místo ${n}.`, en: `${what.en}: ${found} instead of ${n}.` },
      { cs: `${less ? 'Přidejte' : 'Odeberte'} ${by}.`, en: `${less ? 'Add' : 'Remove'} ${by}.` },
    ),
  ];
}

/** SW-DECK-11 to -14: most copies of one card; starting units are outside the limit. */
function copies(
  c: Counts,
  fits: (card: CardDecl) => boolean,
  most: number,
  code: string,
  clause: string,
  what: Bilingual,
): DeckIssue[] {
  const start = startingUnits(c.leader);
  return c.entries.flatMap(({ card, n }) => {
    const allowed = most + start.filter((key) => key === card.key).length;
    if (!fits(card) || n <= allowed) return [];
    return [
      issue(
        code,
        clause,
        {
          cs: `${card.names.cs}: ${n}×, ${what.cs} nejvýše ${most}×.`,
          en: `${card.names.en}: ${n} copies, ${what.en} at most ${most}.`,
        },
        { cs: `Odeberte ${n - allowed}.`, en: `Remove ${n - allowed}.` },
        card.key,
      ),
    ];
  });
}

/** SW-DECK-10, SW-EX-23, SW-RULING-74: champions, commons and standard events share a symbol with the Summoner. */
function symbols(c: Counts): DeckIssue[] {
  const own = listOf(c.leader, 'symbols');
  return c.entries.flatMap(({ card }) => {
    if (!isChampion(card) && !isCommon(card) && !isStandard(card)) return [];
    if (listOf(card, 'symbols').some((symbol) => own.includes(symbol))) return [];
    return [
      issue(
        'symbol',
        'SW-DECK-10',
        {
          cs: `${card.names.cs} nemá žádný symbol, který má ${c.leader.names.cs}.`,
          en: `${card.names.en} has no symbol in common with ${c.leader.names.en}.`,
        },
        {
          cs: `Nahraďte ji kartou se symbolem: ${own.join(', ')}.`,
          en: `Replace it by a card with one of: ${own.join(', ')}.`,
        },
        card.key,
      ),
    ];
  });
}

/** SW-DECK-04, SW-DECK-05: what the back of the Summoner's card names must be there. */
function printedOnBack(c: Counts): DeckIssue[] {
  const count = (key: string) => c.entries.find((entry) => entry.card.key === key)?.n ?? 0;
  const units = startingUnits(c.leader).filter((key) => count(key) === 0);
  const epics = listOf(c.leader, 'epics');
  const wrong = c.entries.filter(({ card, n }) => isEpic(card) && n !== epics.filter((key) => key === card.key).length);
  return [
    ...units.map((key) =>
      issue(
        'startingUnit',
        'SW-DECK-04',
        { cs: `Chybí počáteční jednotka ${key}.`, en: `The starting unit ${key} is missing.` },
        { cs: 'Přidejte ji.', en: 'Add it.' },
        key,
      ),
    ),
    ...wrong.map(({ card }) =>
      issue(
        'epic',
        'SW-DECK-05',
        {
          cs: `${card.names.cs}: epické události určuje ${c.leader.names.cs}.`,
          en: `${card.names.en}: the epic events are those of ${c.leader.names.en}.`,
        },
        { cs: `Epické události musí být: ${epics.join(', ')}.`, en: `The epic events must be: ${epics.join(', ')}.` },
        card.key,
      ),
    ),
  ];
}

function countsOf(g: Game, deck: Deck): { counts: Counts | null; issues: DeckIssue[] } {
  const issues: DeckIssue[] = [];
  const find = (key: string) => g.defs[g.names.cards.get(key) ?? -1]?.decl;
  const entries = Object.entries(deck.cards).flatMap(([key, n]) => {
    const card = find(key);
    if (card !== undefined) return n > 0 ? [{ card, n }] : [];
    issues.push(
      issue(
        'unknown',
        'SW-DECK-18',
        { cs: `Karta „${key}“ neexistuje.`, en: `There is no card "${key}".` },
        { cs: 'Odeberte ji.', en: 'Remove it.' },
        key,
      ),
    );
    return [];
  });
  const leader = find(deck.leader ?? '');
  const extra = entries.filter(({ card }) => has(card, 'summoner'));
  if (leader === undefined || !has(leader, 'summoner') || extra.length > 0) {
    issues.push(
      issue(
        'summoner',
        'SW-DECK-01',
        { cs: 'Sada musí mít právě jednoho Vyvolavače.', en: 'A deck has exactly one Summoner.' },
        { cs: 'Zvolte jednoho Vyvolavače.', en: 'Choose one Summoner.' },
        extra[0]?.card.key,
      ),
    );
  }
  return { counts: leader === undefined ? null : { leader, entries }, issues };
}

const SIZE = 34;

export function checkDeck(g: Game, deck: Deck): readonly DeckIssue[] {
  const { counts: c, issues } = countsOf(g, deck);
  if (c === null) return issues;
  const starting = (card: CardDecl) => card.key === 'starting-gate';
  const start = startingUnits(c.leader).length;
  const size = total(c.entries) + 1;
  const rules = [
    ...exactly(c, starting, 1, 'startingGate', 'SW-DECK-02', { cs: 'Startovní portál', en: 'Starting gates' }),
    ...exactly(c, (card) => isGate(card) && !starting(card), 3, 'gates', 'SW-DECK-03', {
      cs: 'Obyčejné portály',
      en: 'Gates',
    }),
    ...printedOnBack(c),
    ...exactly(c, isEpic, 2, 'epics', 'SW-DECK-05', { cs: 'Epické události', en: 'Epic events' }),
    ...exactly(c, isStandard, 6, 'standards', 'SW-DECK-06', { cs: 'Standardní události', en: 'Standard events' }),
    ...exactly(c, isChampion, 3, 'champions', 'SW-DECK-07', { cs: 'Hrdinové', en: 'Champions' }),
    ...exactly(c, isCommon, 16 + start, 'commons', 'SW-DECK-08', {
      cs: 'Běžné jednotky i s počátečními',
      en: 'Commons with the starting units',
    }),
    ...symbols(c),
    ...copies(c, isChampion, 1, 'sameChampion', 'SW-DECK-11', { cs: 'hrdina', en: 'a champion' }),
    ...copies(c, isStandard, 2, 'sameEvent', 'SW-DECK-12', { cs: 'standardní událost', en: 'a standard event' }),
    ...copies(c, isCommon, 4, 'sameCommon', 'SW-DECK-13', { cs: 'běžná jednotka', en: 'a common' }),
  ];
  if (size !== SIZE) {
    rules.push(
      issue(
        'size',
        'SW-DECK-09',
        { cs: `Sada má ${size} karet místo ${SIZE}.`, en: `The deck has ${size} cards instead of ${SIZE}.` },
        { cs: `Upravte počet na ${SIZE}.`, en: `Make it ${SIZE}.` },
      ),
    );
  }
  return [...issues, ...rules];
}
