import type { Seat } from '@bojiste/kernel';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { LETTERS, useCalled } from '../common/players.tsx';
import { bossOf, type Front, isPartner } from './places.ts';

/** Players and boards by name. */

export function useWho(): (seat: Seat) => string {
  const table = useTable();
  const say = useWords(tableWords);
  const ss = useWords(siegestormWords);
  const called = useCalled();
  return (seat) => {
    if (seat === bossOf(table)) return ss('boss');
    const other = table.view.seats.length > 2 ? `${say('opponent')} ${LETTERS[seat]}` : say('opponent');
    return called(seat, isPartner(table, seat) ? ss('ally') : other);
  };
}

export function useFrontName(): (front: Front) => string {
  const { isYou } = useTable();
  const who = useWho();
  const ss = useWords(siegestormWords);
  return ({ near, far, place }) => {
    if (place === 'left') return ss('frontLeft', { who: who(far.seat) });
    if (place === 'right') return ss('frontRight', { who: who(far.seat) });
    if (place === 'own' && isYou(near.seat)) return ss('frontYours');
    if (place === 'own' || place === 'partner') return ss('frontOf', { who: who(near.seat) });
    if (place === 'other') return ss('frontOther', { near: who(near.seat), far: who(far.seat) });
    return ss('battlefield');
  };
}
