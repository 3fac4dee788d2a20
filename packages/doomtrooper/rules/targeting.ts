import { type CalcDecl, type Game, idOf, optionOf, type Ref, refOf, type State, trait } from '@bojiste/kernel';
import { KIND, ROLE } from '../types.ts';
import { hiddenOf, ids, isKind, rolesOf, warriorsOf } from './lookup.ts';
import { cards } from './make-calc.ts';

/** Cíle (DT-TARGET, DT-RULING-40): who can be meant by a card. */

const t = (cs: string, en: string) => ({ cs, en });

/** "A warrior", with nothing asked of it: hidden ones too (DT-RULING-40). */
function anybody(g: Game, s: State): Ref[] {
  const out: Ref[] = [];
  const hidden = optionOf(g, s, 'hiddenTargeting') === 1;
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const card of warriorsOf(g, s, seat)) out.push(refOf(card));
    if (hidden) for (const card of hiddenOf(g, s, seat)) out.push(refOf(card));
  }
  return out;
}

export const targetCalcs: Readonly<Record<string, CalcDecl>> = {
  anybody: cards([], (g, s) => anybody(g, s), t('bojovník|m:pán;p1=bojovníci,p6=bojovnících', 'warrior')),
  sameSide: trait(
    ['card', 'card'],
    (g, s, _, a, b) =>
      (rolesOf(g, s, s.cards[idOf(a)]) &
        rolesOf(g, s, s.cards[idOf(b)]) &
        (ROLE.legion | ROLE.doomtrooper | ROLE.tribal)) !==
      0,
    t('{0:nom} je na téže straně', '{0} is on the same side'),
    t('téže strany (Doomtrooper, Černá legie nebo kmen)', 'of the same side (Doomtroopers, Dark Legion or tribes)'),
  ),
  ownPlayer: {
    type: 'card',
    args: [],
    run: (g, s, f) => {
      const found = s.zones[ids(g).player + f.you].find((id) => isKind(g, s.cards[id], KIND.player));
      return found === undefined ? -1 : refOf(s.cards[found]);
    },
    text: t('majitel* této karty|m:muž', 'player* of this card'),
  },
};
