import type { SeatInfo } from '@bojiste/session/wire';
import { onlineWords } from '../../texts/online.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';

/** Who sits there, in words: a person by name, a computer by its level, a free seat by whom it is kept for. */
export function useSitter(): (seat: Pick<SeatInfo, 'kind' | 'name'>) => string {
  const say = useWords(onlineWords);
  const levels = useWords(setupWords);
  return ({ kind, name }) => {
    if (kind === 'person') return name;
    if (kind === 'open') return name === '' ? say('freeSeat') : say('keptFor', { name });
    const known = `level.${name}`;
    const level = known in setupWords ? levels(known as 'level.easy') : name;
    return `${say('bot')} (${level.toLowerCase()})`;
  };
}
