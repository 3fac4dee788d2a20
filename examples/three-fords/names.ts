import type { FlagDecl, Named, StatDecl, TallyDecl, ZoneDecl } from '@bojiste/kernel';

/**
 * Where cards can be, what is counted, what cards are called. A Czech noun says how it declines (`brod|i:hrad`: masculine
 * inanimate, like "hrad"); packages/prose explains the notation.
 */

/** Spaces of the board: three fords a, b, c; bank 1 belongs to A, bank 2 to B. */
export const FORDS = ['a', 'b', 'c'] as const;
export const SPACES: readonly string[] = ['1', '2'].flatMap((bank) => FORDS.map((ford) => `${ford}${bank}`));

const pile = (name: string, sight: ZoneDecl['sight'], cs: string, en: string): ZoneDecl => ({
  name,
  per: 'seat',
  sight,
  group: name,
  alike: true,
  text: { cs, en },
});

export const zones: readonly ZoneDecl[] = [
  pile('deck', 'none', 'balíček|i:hrad', 'deck'),
  { ...pile('hand', 'owner', 'ruka|f:žena;s3=ruce;s6=ruce', 'hand'), remembers: true },
  pile('discard', 'open', 'odhazovací hromádka|f:žena;p2=hromádek@na', 'discard pile'),
  {
    name: 'bank',
    per: 'board',
    sight: 'open',
    group: 'board',
    alike: false,
    text: { cs: 'břeh|i:hrad@na', en: 'bank@on' },
    spaces: SPACES,
  },
];

export const counters: readonly Named[] = [{ name: 'wound', text: { cs: 'zranění|n:stavení', en: 'wound' } }];
export const resources: readonly Named[] = [{ name: 'points', text: { cs: 'bod|i:hrad', en: 'point' } }];
export const kinds: readonly Named[] = [
  { name: 'unit', text: { cs: 'jednotka|f:žena;p2=jednotek', en: 'unit' } },
  { name: 'tactic', text: { cs: 'taktika|f:žena', en: 'tactic' } },
];
export const stats: readonly StatDecl[] = [
  { name: 'strength', text: { cs: 'síla|f:žena;p2=sil', en: 'strength|strength' }, min: 0 },
  { name: 'life', text: { cs: 'život|i:hrad', en: 'life|lives' }, min: 1 },
];
/** What a unit has done this turn. */
export const flags: readonly FlagDecl[] = [{ name: 'tired', reset: 'turn', text: { cs: 'unavený|a', en: 'tired|a' } }];
/** What a player has done this turn. */
export const tallies: readonly TallyDecl[] = [{ name: 'deployed', reset: 'turn', start: 0, hidden: true }];
