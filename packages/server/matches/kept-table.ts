import type { Seat } from '@bojiste/kernel';
import type { KeptPlay } from '@bojiste/session/play';
import type { Offer } from '@bojiste/session/wire';
import type { Portions } from './portions.ts';
import type { Table } from './table.ts';

/**
 * A table exactly as it stands, as text, to be opened by a server of the same form and the same rules. It says nothing
 * that the log does not say: whatever cannot be read is thrown away, and the log is played instead.
 */

/** Change it whenever a field of a table, of a clock or of a match means something else than before. */
export const FORM = 4;

export const FIELDS = [
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

export interface KeptTable extends Pick<Table, (typeof FIELDS)[number]> {
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
