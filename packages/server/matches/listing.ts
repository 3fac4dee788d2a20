import { resultOf } from '@bojiste/kernel';
import type { ListedTable, TableRules } from '@bojiste/session/wire';
import type { MatchRow } from '../store/contract.ts';
import type { Table } from './table.ts';
import { ratingInfo } from './tell.ts';

/** What the lobby knows of a table: kept beside it, so that listing a hundred tables loads none. */

type Info = Pick<ListedTable, 'rules' | 'seats' | 'result' | 'ended'>;

/** Of a table at which nobody sits yet. */
export function emptyListing(rules: TableRules): string {
  const info: Info = { rules, seats: Array(rules.seats).fill({ kind: 'open', name: '', rating: null }), result: null };
  return JSON.stringify(info);
}

export function listing(table: Table): string {
  const info: Info = {
    rules: table.rules,
    seats: table.seats.map((sitting) => ({
      kind: sitting === null ? 'open' : sitting.bot === undefined ? 'person' : 'bot',
      name: sitting?.name ?? '',
      rating: sitting?.rating === undefined ? null : ratingInfo(sitting.rating),
    })),
    result: table.match === null ? null : resultOf(table.g, table.state),
    ended: table.match === null || table.state.over < 0 ? null : [table.state.over, table.state.winners],
  };
  return JSON.stringify(info);
}

export function listedTable({ id, stage, touched, info }: MatchRow): ListedTable {
  return { id, stage: stage as ListedTable['stage'], touched, ...(JSON.parse(info) as Info) };
}
