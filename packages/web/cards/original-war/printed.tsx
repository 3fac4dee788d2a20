import type { Printed } from '../printed.ts';
import { valuesOf } from '../values.ts';
import { FullCard, HandCard } from './face.tsx';

/** A card outside a table: printed values. */
export default function OriginalWarCard({ size, info, catalogue, lang }: Printed) {
  const values = valuesOf(catalogue, info);
  if (size === 'big') return <FullCard info={info} values={values} lang={lang} catalogue={catalogue} />;
  return <HandCard info={info} values={values} lang={lang} />;
}
