import type { Bilingual } from '@bojiste/kernel';

/** A sector (sektor): its number on the map, its paths, and what can be won there (OW-SECT-02, OW-SECT-04, OW-SECT-05). */
export interface Sector {
  readonly no: number;
  readonly names: Bilingual;
  readonly paths: readonly number[];
  readonly crates: number;
  readonly oil: number;
  readonly siberite: number;
  /** Key of the landscape whose abilities the sector has; see cards/neutral/sectors.ts. */
  readonly land?: 'crater' | 'forest' | 'ruins' | 'swamp';
}

/** A map (mapa, OW-MAP-01): as many players as it has starts. */
export interface GameMap {
  readonly key: string;
  readonly names: Bilingual;
  readonly starts: readonly number[];
  readonly sectors: readonly Sector[];
  /** Renumberings of the sectors that leave the map as it is; together they carry every start onto every other. */
  readonly symmetries: readonly (readonly number[])[];
}

type Row = readonly [
  no: number,
  cs: string,
  en: string,
  paths: readonly number[],
  crates: number,
  oil: number,
  siberite: number,
  land?: Sector['land'],
];

export const sector = ([no, cs, en, paths, crates, oil, siberite, land]: Row): Sector => ({
  no,
  names: { cs, en },
  paths,
  crates,
  oil,
  siberite,
  ...(land && { land }),
});
