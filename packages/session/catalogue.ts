import type { Bilingual, CardDecl, Game } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { cardParagraphs } from '@bojiste/prose';
import type { CardInfo, Catalogue, ClauseInfo, Paragraph, PhaseInfo, WindowInfo } from './types.ts';
import { plain, plainVerb } from './words.ts';

/** A game as plain data for tables and pages: names, cards with their texts, clauses. */

/** A chapter of a rulebook, as far as it is shown. */
interface Chapter {
  readonly clauses: readonly ClauseInfo[];
}

function paragraphs(g: Game, card: CardDecl): Paragraph[] {
  const en = cardParagraphs(g.def, card, 'en');
  return cardParagraphs(g.def, card, 'cs').map((cs, i) => {
    const ability = card.abilities.find((a) => a.key === cs.key);
    const name: Bilingual | null =
      cs.name === '' || sure(en[i]).name === '' ? null : { cs: cs.name ?? '', en: sure(en[i]).name ?? '' };
    const text = { cs: cs.text, en: sure(en[i]).text };
    const short = { cs: cs.short, en: sure(en[i]).short };
    const reminder = cs.reminder === '' ? {} : { reminder: { cs: cs.reminder, en: sure(en[i]).reminder } };
    return { key: cs.key, name, text, ...reminder, short, clauses: ability?.clauses ?? [] };
  });
}

function cardInfo(g: Game, card: CardDecl, withText: boolean): CardInfo {
  const { key, names, set, type, kinds, stats, facts } = card;
  return { key, names, set, type, kinds, stats, facts: facts ?? {}, paragraphs: withText ? paragraphs(g, card) : [] };
}

function phases(g: Game): PhaseInfo[] {
  return g.turns.flatMap((steps, table) =>
    steps.map(({ id, step }) => ({
      id,
      table,
      name: step.step,
      text: plain(step.text),
      clauses: step.clauses,
      menu: step.menu !== false,
    })),
  );
}

/** Windows of one name are one setting. */
function windows(g: Game): WindowInfo[] {
  const all = g.windows.map(({ spec }) => ({
    name: spec.name,
    text: plain(spec.text ?? { cs: spec.name, en: spec.name }),
    clauses: spec.clauses ?? [],
  }));
  return all.filter(({ name }, i) => all.findIndex((other) => other.name === name) === i);
}

/** Clauses by id, as tables show them. */
export const clauseInfos = (book: readonly Chapter[]): Record<string, ClauseInfo> =>
  Object.fromEntries(book.flatMap(({ clauses }) => clauses.map(({ id, title, text }) => [id, { id, title, text }])));

/** The text of one card, for a catalogue that came without it. */
export const textOf = (g: Game, key: string): readonly Paragraph[] => paragraphs(g, g.cardDef(key).decl);

/**
 * Texts of cards are made slowly: `withText` says which of them are wanted at once. The clauses come from the rulebook,
 * which the game itself does not hold.
 */
export function catalogueOf(
  g: Game,
  facts: Catalogue['facts'] = {},
  book: readonly Chapter[] = [],
  withText: (card: CardDecl) => boolean = () => true,
): Catalogue {
  const { def } = g;
  const named = ({ name, text }: { name: string; text: Bilingual }) => ({ name, text: plain(text) });
  return {
    game: def.id,
    names: def.names,
    zones: g.zones.map(({ id, name, decl, seat, board }) => ({
      id,
      name,
      kind: decl.name,
      seat,
      board,
      text: plain(decl.text),
    })),
    phases: phases(g),
    windows: windows(g),
    stats: def.stats.map((stat) => ({ ...named(stat), absent: stat.absent ?? 0 })),
    counters: def.counters.map(named),
    resources: def.resources.map(named),
    flags: def.flags.map(({ name, text }) => ({ name, text: plainVerb(text) })),
    kinds: def.kinds.map(named),
    cards: Object.fromEntries(def.cards.map((card) => [card.key, cardInfo(g, card, withText(card))])),
    clauses: clauseInfos(book),
    facts,
  };
}
