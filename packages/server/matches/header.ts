import { newHeader, type RecordHeader, type SetupInput } from '@bojiste/kernel';
import type { Sitting, Table } from './table.ts';

/** Header of the record of a table at which everybody sits. */
export function headerOf(table: Table): RecordHeader {
  const { mode, seats, options, event, round } = table.rules;
  const decks = table.seats.map((sitting) => (sitting as Sitting).deck);
  const setup: SetupInput = { seats, mode, decks, seed: table.seed, options };
  const tags: Record<string, string> = { match: table.id };
  table.seats.forEach((sitting, seat) => {
    tags[`seat${seat}`] = sitting?.name ?? '';
  });
  if (event !== '') Object.assign(tags, { event, round: `${round}` });
  return { ...newHeader(table.g, setup, tags), rules: table.rulesVersion };
}
