import { type CalcDecl, type Game, live, type Ref, refList, refOf, type State } from '@bojiste/kernel';
import { areaOf, combatNow, hasRole, ids, isKind, may } from '../reads/lookup.ts';
import { KIND, ROLE } from '../types.ts';

/** Válečné zóny (DT-ZONE): which one a defender may choose, and who fights from it. */

const t = (cs: string, en: string) => ({ cs, en });

export const zonesFor = (g: Game, s: State, ref: Ref): Ref[] => {
  const card = live(s, ref);
  if (card === null) return [];
  const z = ids(g);
  const area = areaOf(g, card);
  const anywhere = hasRole(g, s, card, ROLE.anyZone) && area !== 2;
  const out: Ref[] = [];
  for (let i = 0; i < 3; i++) {
    // DT-ZONE-13 to 15: Squad and Cohort apart unless a card says so, the Station always.
    if (i !== area && !(anywhere && i !== 2)) continue;
    for (const id of s.zones[z.squad + i * g.def.maxSeats + card.control]) {
      if (isKind(g, s.cards[id], KIND.warzone) && may(g, s, 'beUsed', s.cards[id], card)) out.push(refOf(s.cards[id]));
    }
  }
  return out;
};

export const zoneCalcs: Readonly<Record<string, CalcDecl>> = {
  zonesFor: refList(['card'], (g, s, _, ref) => zonesFor(g, s, ref)),
  zoneNow: {
    type: 'card',
    args: [],
    run: (g, s) => combatNow.get(g, s, 'zone'),
    text: t('válečná zóna* souboje|f:žena', 'war zone* of the combat'),
  },
  /** The war zone that a card lies on. */
  zoneBelow: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => live(s, ref)?.host ?? -1,
    text: t('tento válečná zóna|f:žena', 'this war zone'),
  },
  zoneDefender: refList(
    ['card'],
    (g, s, _, ref) => (combatNow.get(g, s, 'zone') === ref ? [combatNow.get(g, s, 'defender')] : []),
    t(
      'bojovník* bránící~ se z této válečné zóny|m:pán;p1=bojovníci,p6=bojovnících',
      'warrior* defending from this war zone',
    ),
  ),
};
