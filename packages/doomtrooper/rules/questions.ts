import { type CalcDecl, type Game, idOf, type Ref, refOf, type State, setLink } from '@bojiste/kernel';
import { limitReached } from './attaching.ts';
import { combatNow, hiddenOf, ids, inPlay, optionOf, sabotageNow, warriorsOf } from './lookup.ts';
import { cards, cond, SILENT } from './make-calc.ts';

/** What texts of cards ask about war zones, equal missions, hidden warriors, limits and Sabotage. */

const t = (cs: string, en: string) => ({ cs, en });

/** Of equal missions of one player the earliest assigned one goes ahead (DT-MISS-10, DT-RULING-63). */
function isForemost(g: Game, s: State, ref: Ref): boolean {
  const own = s.cards[idOf(ref)];
  for (const id of s.zones[ids(g).attached]) {
    const other = s.cards[id];
    if (other.def !== own.def || other.control !== own.control) continue;
    if (inPlay(g, s, s.cards[idOf(other.host)])) return other === own;
  }
  return false;
}

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

/** Links from a warrior to himself, in a slot of its own for every spell that works on him. */
const CAST = 1000;

/** The spell moves on and becomes another object; its card stays the same. */
export function noteCast(s: State, spell: Ref, target: Ref): void {
  const slot = CAST + idOf(spell);
  for (let i = s.links.length - 3; i >= 0; i -= 3) if (s.links[i + 1] === slot) setLink(s, s.links[i], slot, -1);
  setLink(s, target, slot, target);
}

function castOn(s: State, spell: Ref): Ref {
  for (let i = 0; i < s.links.length; i += 3) if (s.links[i + 1] === CAST + idOf(spell)) return s.links[i];
  return -1;
}

export const textCalcs: Readonly<Record<string, CalcDecl>> = {
  zoneNow: {
    type: 'card',
    args: [],
    run: (g, s) => combatNow.get(g, s, 'zone'),
    text: t('válečná zóna* souboje|f:žena', 'war zone* of the combat'),
  },
  castOn: { type: 'card', args: ['card'], run: (_, s, __, ref) => castOn(s, ref), text: SILENT },
  foremost: cond(['card'], (g, s, _, ref) => isForemost(g, s, ref)),
  anybody: cards([], (g, s) => anybody(g, s), t('bojovník|m:pán;p1=bojovníci,p6=bojovnících', 'warrior')),
  /** A second copy may not be gained either (DT-RULING-61). */
  mayHave: cond(['card'], (g, s, f, ref) => !limitReached(g, s, f.you, s.cards[idOf(ref)])),
  sabotageAgainst: cond(
    ['seat'],
    (g, s, _, seat) => sabotageNow.get(g, s, 'victim') === seat,
    t('{0:nom} má být sabotován', '{0:nom} would be sabotaged'),
  ),
};
