import { parseArgs } from 'node:util';
import { type Bilingual, type Deck, type DeckIssue, type Game, type Lang, sure } from '@bojiste/kernel';
import { type OpenLine, readDeckList } from '@bojiste/session/deck-list';
import { asMap, asNumber, asText, eachPart, type Item, readYaml, SceneError } from '@bojiste/testing/scene/yaml';
import { extrasOf, loadGame } from '../games.ts';
import { FileError, readText } from '../records.ts';
import { json, readLang, systemLang } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

/** A deck file: game, name, leader and cards with their counts, in YAML or JSON. */

interface DeckFile {
  readonly game: string | undefined;
  readonly deck: Deck;
  /** Where each card stands. */
  readonly lines: ReadonlyMap<string, number>;
}

function readDeck(file: string): DeckFile {
  const [item, ...more] = readYaml(readText(file), file);
  if (item === undefined) throw new FileError(file, 1, 'the file is empty');
  if (more.length > 0) throw new FileError(file, sure(more[0]).line, 'one deck in a file');
  let game: string | undefined;
  let name: Bilingual = { cs: file, en: file };
  let key: string | undefined;
  let leader: string | undefined;
  const cards: Record<string, number> = {};
  const lines = new Map<string, number>();
  eachPart(item, 'a deck', {
    game: (part) => {
      game = asText(part, 'game');
    },
    key: (part) => {
      key = asText(part, 'key');
    },
    name: (part) => {
      name = readName(part);
    },
    leader: (part) => {
      leader = asText(part, 'leader');
      lines.set(leader, part.line);
    },
    cards: (part) => {
      for (const [card, count] of asMap(part, 'cards')) {
        cards[card] = asNumber(count, `the count of ${card}`);
        lines.set(card, count.line);
      }
    },
  });
  if (Object.keys(cards).length === 0) throw new FileError(file, item.line, 'the deck has no cards');
  return { game, deck: { key, name, leader, cards }, lines };
}

function readName(part: Item): Bilingual {
  if (part.kind !== 'map') return { cs: asText(part, 'name'), en: asText(part, 'name') };
  const cs = part.map.get('cs');
  const en = part.map.get('en');
  const either = cs ?? en;
  if (either === undefined) throw new FileError(part.file, part.line, 'name: a text, or cs and en');
  return { cs: asText(cs ?? either, 'name'), en: asText(en ?? either, 'name') };
}

/** Cards that are not in the game at all; the game's own rules are asked only when there are none. */
function unknownCards(g: Game, source: DeckFile): (DeckIssue & { line: number })[] {
  return [...source.lines].flatMap(([card, line]) => {
    if (g.names.cards.has(card)) return [];
    const near = nearest(card, [...g.names.cards.keys()]);
    return [
      {
        code: 'unknownCard',
        clause: '',
        card,
        line,
        text: { cs: `Karta „${card}“ neexistuje.`, en: `There is no card "${card}".` },
        fix: { cs: `Nejpodobnější je „${near}“.`, en: `The nearest is "${near}".` },
      },
    ];
  });
}

/** The known word that shares the most pairs of letters. */
function nearest(word: string, known: readonly string[]): string {
  const pairs = (text: string) => new Set([...text].map((_, i) => text.slice(i, i + 2)));
  const own = pairs(word);
  const score = (other: string) => {
    const theirs = pairs(other);
    return [...theirs].filter((pair) => own.has(pair)).length / (own.size + theirs.size);
  };
  return known.reduce((best, other) => (score(other) > score(best) ? other : best), known[0] ?? '');
}

function check(g: Game, source: DeckFile): (DeckIssue & { line?: number })[] {
  const unknown = unknownCards(g, source);
  if (unknown.length > 0) return unknown;
  const options = Object.fromEntries(g.def.options.map((option) => [option.name, option.start]));
  return g.def
    .checkDeck(g, source.deck, options)
    .map((issue) => ({ ...issue, line: source.lines.get(issue.card ?? '') }));
}

function issueLine(file: string, issue: DeckIssue & { line?: number }, lang: Lang): string {
  const place = issue.line === undefined ? file : `${file}:${issue.line}`;
  const clause = issue.clause === '' ? '' : ` (${issue.clause})`;
  return `${place}: ${issue.text[lang]}${clause} ${issue.fix[lang]}`;
}

function openText(g: Game, file: string, open: OpenLine, lang: Lang): string {
  const place = `${file}:${open.line}: "${open.text}"`;
  const names = open.maybe.map((key) => g.cardDef(key).decl.names[lang]).join(', ');
  if (open.absent !== undefined)
    return `${place}: ${lang === 'cs' ? 'Tato karta ve hře ještě není.' : 'This card is not in the game yet.'}`;
  if (names === '') return `${place}: ${lang === 'cs' ? 'Takovou kartu neznáme.' : 'We know no such card.'}`;
  return `${place}: ${lang === 'cs' ? 'Myslíte tím' : 'Do you mean'}: ${names}?`;
}

async function readList(g: Game, file: string, lang: Lang, asJson: boolean, output: Output): Promise<number> {
  const { facts } = await extrasOf(g);
  const absent = (facts.absent as readonly string[] | undefined) ?? [];
  const list = readDeckList(
    g.defs.map(({ decl }) => decl),
    readText(file),
    absent,
  );
  if (asJson) json(output, { file, game: g.def.id, ...list });
  else {
    output.out(`game: ${g.def.id}`);
    if (list.name !== undefined) output.out(`name: ${JSON.stringify(list.name)}`);
    if (list.leader !== undefined) output.out(`leader: ${list.leader}`);
    output.out('cards:');
    for (const [key, n] of Object.entries(list.cards)) output.out(`  ${key}: ${n}`);
    for (const open of list.open) output.err(openText(g, file, open, lang));
  }
  return list.open.length === 0 ? GOOD : FINDING;
}

export const deck: Command = {
  summary: 'check a deck against the rules of its game, or read one from a plain list',
  usage: [
    'Usage: bojiste deck check FILE [--game GAME] [--lang cs|en] [--json]',
    '       bojiste deck read FILE --game GAME [--lang cs|en] [--json]',
    '',
    'read takes a plain list, a count and a name on each line, as people write it, and prints it as a deck file; lines',
    'that may mean several cards, or one that is not in the game yet, are named.',
    'The file (YAML or JSON) has the parts game, name, leader and cards (key: count).',
    'Exit code 1 when the deck is not legal; every reason names its clause and what would mend it.',
  ].join('\n'),
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        lang: { type: 'string', default: systemLang() },
        json: { type: 'boolean', default: false },
      },
    });
    const [way, file, ...more] = positionals;
    if (way !== 'check' && way !== 'read') throw new UsageError(`deck: check or read, not ${way ?? 'nothing'}`);
    if (file === undefined || more.length > 0) throw new UsageError(`deck ${way} takes one file`);
    const lang = readLang(values.lang);
    try {
      if (way === 'read') return await readList(await loadGame(values.game), file, lang, values.json, output);
      const source = readDeck(file);
      const g = await loadGame(values.game ?? source.game);
      const issues = check(g, source);
      const total = Object.values(source.deck.cards).reduce((sum, n) => sum + n, 0);
      if (values.json) json(output, { file, game: g.def.id, ok: issues.length === 0, cards: total, issues });
      else if (issues.length === 0) output.out(`${file}: ${g.def.id}, ${total} cards, legal`);
      else for (const issue of issues) output.out(issueLine(file, issue, lang));
      return issues.length === 0 ? GOOD : FINDING;
    } catch (error) {
      if (!(error instanceof FileError || error instanceof SceneError)) throw error;
      if (values.json) json(output, { file, ok: false, line: error.line, reason: error.message });
      output.err(error.message);
      return FINDING;
    }
  },
};
