import { resultWords } from '@bojiste/kernel';
import type { ListedTable } from '@bojiste/session/wire';
import { useSettings } from '../../app/settings.ts';
import { useSitter } from './seat-name.ts';

/** How a listed game ended, with the winner by name; '' while it lasts. */
export function useResultLine(): (table: ListedTable) => string {
  const { language } = useSettings();
  const sitter = useSitter();
  return ({ result, ended, seats }) => {
    if (result === null) return '';
    if (ended == null) return result[language];
    const named = seats.map((seat) => {
      const name = seat.kind === 'open' ? '' : sitter(seat);
      return name === '' ? null : { cs: name, en: name };
    });
    return resultWords(ended[0], ended[1], language, named);
  };
}
