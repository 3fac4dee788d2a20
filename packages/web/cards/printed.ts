import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '../session/types.ts';

/** A card outside a table, small in a list or big. */
export interface Printed {
  readonly size: 'small' | 'big';
  readonly info: CardInfo;
  readonly catalogue: Catalogue;
  readonly lang: Lang;
}
