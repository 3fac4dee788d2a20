import type { Game } from '@bojiste/kernel';
import type { GameExtras } from '@bojiste/session/games/index';
import { Play } from '@bojiste/session/play';
import { headerOf } from './header.ts';
import { FIELDS, type KeptTable } from './kept-table.ts';
import { Presence } from './presence.ts';
import { Table } from './table.ts';

/** The moment of a table that was kept. */
export const keptAt = (text: string): { readonly at: number; readonly game: string } => {
  const { at, rules } = JSON.parse(text) as KeptTable;
  return { at, game: rules.game };
};

/** The table that was kept so; see `kept-table.ts`. */
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
