import {
  assuming,
  type CalcDecl,
  type Card,
  explainStat,
  type Game,
  idOf,
  live,
  type Ref,
  refList,
  refOf,
  type State,
  type StatPart,
  scratch,
} from '@bojiste/kernel';
import { isFortification, rolesOf } from '../reads/lookup.ts';
import { STAT } from '../types.ts';
import { ignores } from './immunity.ts';

/** Opevnění (DT-FORT): what is one, and whom it protects. */

const t = (cs: string, en: string) => ({ cs, en });

const armor = scratch({ looked: false });

function partsOf(g: Game, s: State, card: Card): readonly StatPart[] {
  armor.looked = true;
  try {
    return assuming(() => explainStat(g, s, card, STAT.armor).parts);
  } finally {
    armor.looked = false;
  }
}

/** Fortifications whose effect on its defence this warrior has now. */
function protectors(g: Game, s: State, card: Card): Ref[] {
  // Changes that ask for fortifications are asked themselves here; what they would add is none of them.
  if (armor.looked) return [];
  return partsOf(g, s, card)
    .map((part) => part.source)
    .filter((ref) => {
      const source = live(s, ref);
      if (source === null || !isFortification(g, s, source)) return false;
      return !ignores(g, s, card, -1, ref, (other) => rolesOf(g, s, other));
    });
}

export const fortCalcs: Readonly<Record<string, CalcDecl>> = {
  /** Also what is considered one. */
  fortifications: refList(
    [],
    (g, s) =>
      s.field
        .map((id) => s.cards[id])
        .filter((card) => isFortification(g, s, card))
        .map(refOf),
    t('opevnění|n:stavení', 'fortification'),
  ),
  /** Whose effect on its defence one of these warriors has now. */
  protectors: refList(
    ['cards'],
    (g, s, f, n) => {
      const warriors: Ref[] = [];
      g.selections[n].list(s, f, warriors);
      return warriors.flatMap((ref) => protectors(g, s, s.cards[idOf(ref)]));
    },
    t('opevnění* , které chrání {0:acc}|n:stavení', 'fortification* that protects {0}|fortifications'),
  ),
};
