import type { CalcDecl, CardDecl, CardDef } from '@bojiste/kernel';
import { tags } from '../names.ts';
import { ids } from '../rules/lookup.ts';
import { WEAPONS } from '../types.ts';

/** What a card is by print: its attack type and chassis as roles; and a question per technology, "have you researched it?". */

const bits = new WeakMap<CardDef, number>();
const names = tags.map((tag) => tag.name);

export function printedRoles(def: CardDef): number {
  let mask = bits.get(def);
  if (mask === undefined) {
    const words = [WEAPONS[def.decl.stats.weapon ?? 0], `${String(def.decl.facts?.chassis)}-chassis`];
    mask = 0;
    for (const word of words) if (names.includes(word)) mask |= 1 << names.indexOf(word);
    bits.set(def, mask);
  }
  return mask;
}

export const knowledge = (cards: readonly CardDecl[]): Record<string, CalcDecl> =>
  Object.fromEntries(
    cards
      .filter((card) => card.type === 'technology')
      .map((card) => [
        `knows-${card.key}`,
        {
          type: 'cond',
          args: [],
          run: (g, s, f) =>
            f.you >= 0 && s.zones[ids(g).researched + f.you].some((id) => g.defs[s.cards[id].def].decl.key === card.key)
              ? 1
              : 0,
          text: { cs: `máte vyzkoumanou technologii „${card.names.cs}“`, en: `you have researched ${card.names.en}` },
        } satisfies CalcDecl,
      ]),
  );
