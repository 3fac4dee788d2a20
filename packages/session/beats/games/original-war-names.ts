import type { Bilingual, CardDecl, Seat, State } from '@bojiste/kernel';
import { originalWar } from '@bojiste/original-war';

/** How people and stocks of Original War are called where they are told. */

const shortOf = (name: string): string => name.split(', ', 1).join('');

/** A name that several bear says who is meant by the rest of it. */
const shared: ReadonlySet<string> = new Set(
  originalWar.cards
    .map(({ names }) => names)
    .filter(({ cs }, _, all) => all.some((one) => one.cs !== cs && shortOf(one.cs) === shortOf(cs)))
    .map(({ cs }) => cs),
);

/** People are called by their names, without what they are: Heike Steyer. */
export const shortName = ({ names }: CardDecl): Bilingual =>
  shared.has(names.cs) ? names : { cs: shortOf(names.cs), en: shortOf(names.en) };

/** What a seat has to pay with; energy where there is any. */
export function stockOf(s: State, seat: Seat): Bilingual {
  const [crates = 0, oil = 0, siberite = 0, energy = 0] = s.seats[seat]?.resources ?? [];
  const more = energy > 0;
  return {
    cs: `zásilky ${crates}, ropa ${oil}, siberit ${siberite}${more ? `, energie ${energy}` : ''}`,
    en: `crates ${crates}, oil ${oil}, siberite ${siberite}${more ? `, energy ${energy}` : ''}`,
  };
}
