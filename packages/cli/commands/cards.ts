import { parseArgs } from 'node:util';
import type { Ability, Bilingual, CardDecl, Game } from '@bojiste/kernel';
import { printCard } from '@bojiste/prose';
import { loadGame } from '../games.ts';
import { type Count, countNative } from '../pieces.ts';
import { sceneCounts } from '../scenes.ts';
import { json } from '../words.ts';
import { type Command, GOOD, type Output, UsageError } from './command.ts';

interface CardRow {
  readonly id: string;
  readonly names: Bilingual;
  readonly set: string;
  readonly type: string;
  /** One line for each ability. */
  readonly texts: Bilingual;
  readonly handWritten: boolean;
  readonly scenes: number;
}

/** Names of verbs in a node and all below it. */
function* verbsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if ('k' in node && node.k === 'verb') yield String((node as Record<string, unknown>).verb);
  for (const part of Object.values(node)) yield* verbsIn(part);
}

/** How many cards use each verb. */
function verbUse(g: Game): { name: string; cards: number }[] {
  const used = g.def.cards.map((card) => new Set(verbsIn(card.abilities)));
  return Object.keys(g.verbs)
    .map((name) => ({ name, cards: used.filter((verbs) => verbs.has(name)).length }))
    .filter(({ name, cards }) => cards > 0 || Object.hasOwn(g.def.verbs, name))
    .sort((a, b) => b.cards - a.cards || (a.name < b.name ? -1 : 1));
}

function allAbilities(g: Game): Ability[] {
  const byKey = new Map<string, Ability>();
  for (const ability of [...g.def.abilities, ...g.def.cards.flatMap((card) => card.abilities)])
    byKey.set(ability.key, ability);
  return [...byKey.values()];
}

function cardRow(g: Game, card: CardDecl, scenes: number): CardRow {
  return {
    id: card.key,
    names: card.names,
    set: card.set,
    type: card.type,
    texts: { cs: printCard(g.def, card, 'cs').join('\n'), en: printCard(g.def, card, 'en').join('\n') },
    handWritten: card.abilities.some((ability) => ability.wording !== undefined),
    scenes,
  };
}

/** What serves one card only, and what the printed cards are silent about. */
function tellCount(output: Output, count: Count): void {
  const percent = (n: number) => `${n} of ${count.cards} (${((100 * n) / Math.max(1, count.cards)).toFixed(1)} %)`;
  for (const { kind, name, card } of count.pieces) output.out(`  native: ${kind} ${name}: ${card}`);
  for (const { kind, name, card } of count.declared) output.out(`  declared for one: ${kind} ${name}: ${card}`);
  for (const { name, card } of count.silent) output.out(`  silent: ${name}: ${card}`);
  output.out(`cards with abilities: native ${percent(count.native)}, worded by hand ${percent(count.handWorded)}`);
  output.out(`native or with something declared for them alone: ${percent(count.leaning)}`);
}

function tell(output: Output, rows: readonly CardRow[]): void {
  for (const row of rows) {
    output.out(`${row.id}: ${row.names.cs} / ${row.names.en} (${row.set}, ${row.type}; scenes: ${row.scenes})`);
    for (const text of [row.texts.cs, row.texts.en])
      for (const line of text.split('\n')) if (line !== '') output.out(`  ${line}`);
  }
}

export const cards: Command = {
  summary: 'list the cards of a game with their texts',
  usage: [
    'Usage: bojiste cards --game GAME [--card KEY] [--json]',
    '',
    '  --card KEY  only this card',
    '',
    'Texts are printed from the effects. scenes: how many scene files name the card.',
    'native: cards that need a piece of code made for them alone: a verb, query function, procedure, permission, tag,',
    'fact or argument that one card and no rule uses; versions of one name are one card. declared for one: a stat, flag,',
    'tally, counter, resource or event in that place. silent: questions of a card that its text does not tell.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: { game: { type: 'string' }, card: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const g = await loadGame(values.game);
    const chosen = g.def.cards.filter((card) => values.card === undefined || card.key === values.card);
    if (chosen.length === 0) throw new UsageError(`${g.def.id} has no card "${values.card}"`);
    const scenes = sceneCounts(
      g.def.id,
      chosen.map((card) => card.key),
    );
    const rows = chosen.map((card) => cardRow(g, card, scenes.get(card.key) ?? 0));
    const verbs = verbUse(g);
    const abilities = allAbilities(g).length;
    const native = countNative(g.def);
    if (values.json) json(output, { game: g.def.id, cards: rows, verbs, abilities, native });
    else {
      tell(output, rows);
      if (values.card === undefined) tellCount(output, native);
      output.out(`${rows.length} cards, ${verbs.length} verbs, ${abilities} abilities`);
    }
    return GOOD;
  },
};
