import type { Game, Seat } from '@bojiste/kernel';
import type { GameExtras } from '@bojiste/session/games/index';
import { type KeptPlay, Play } from '@bojiste/session/play';
import type { Offer } from '@bojiste/session/wire';
import { headerOf } from './header.ts';
import type { Portions } from './portions.ts';
import { Presence } from './presence.ts';
import { Table } from './table.ts';

/**
 * A table exactly as it stands, as text, to be opened by a server of the same form and the same rules. It says nothing
 * that the log does not say: whatever cannot be read is thrown away, and the log is played instead.
 */

/** Change it whenever a field of a table, of a clock or of a match means something else than before. */
export const FORM = 2;

const FIELDS = [
  'rules',
  'stage',
  'seq',
  'tick',
  'at',
  'server',
  'seats',
  'clock',
  'series',
  'only',
  'next',
  'hands',
  'mark',
  'epoch',
  'goneOn',
  'rulesVersion',
] as const satisfies readonly (keyof Table)[];

interface KeptTable extends Pick<Table, (typeof FIELDS)[number]> {
  readonly presence: readonly (readonly [readonly number[], number])[];
  readonly offers: readonly (readonly [Offer, { readonly by: Seat; readonly yes: readonly Seat[] }])[];
  readonly refusals: readonly (readonly [string, number])[];
  readonly commands: readonly string[];
  readonly portion: Pick<Portions, 'at' | 'turns' | 'turn'>;
  readonly play: KeptPlay;
}

export function writeTable(table: Table): string {
  if (table.play === null) throw new Error(`match ${table.id} has not begun`);
  const kept = {
    ...Object.fromEntries(FIELDS.map((name) => [name, table[name]])),
    presence: table.presence.write(),
    offers: [...table.offers].map(([what, { by, yes }]) => [what, { by, yes: [...yes] }]),
    refusals: [...table.refusals],
    commands: [...table.commands],
    portion: { at: table.portions.at, turns: table.portions.turns, turn: table.portions.turn },
    play: table.play.keep(),
  };
  return JSON.stringify(kept);
}

/** The moment of a table that was kept. */
export const keptAt = (text: string): { readonly at: number; readonly game: string } => {
  const { at, rules } = JSON.parse(text) as KeptTable;
  return { at, game: rules.game };
};

export function readTable(id: string, g: Game, extras: GameExtras, text: string): Table {
  const kept = JSON.parse(text) as KeptTable;
  const table = new Table(id, g, extras);
  Object.assign(table, Object.fromEntries(FIELDS.map((name) => [name, kept[name]])));
  table.presence = Presence.read(kept.presence);
  table.offers = new Map(kept.offers.map(([what, { by, yes }]) => [what, { by, yes: new Set(yes) }]));
  for (const [key, n] of kept.refusals) table.refusals.set(key, n);
  for (const command of kept.commands) table.commands.add(command);
  Object.assign(table.portions, kept.portion);
  table.play = new Play({ g, extras, header: headerOf(table), kept: kept.play });
  return table;
}
