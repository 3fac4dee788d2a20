import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '../session/types.ts';
import { PlainFull, PlainHand } from './plain/face.tsx';
import { FullCard, HandCard, valuesOf } from './summoner-wars/face.tsx';

/** The face of a card of any game, outside a table: printed values. */

interface Props {
  readonly info: CardInfo;
  readonly catalogue: Catalogue;
  readonly lang: Lang;
}

/** A picture for lists; the name must stand beside it in words. */
export function SmallFace({ info, catalogue, lang }: Props) {
  if (catalogue.game === 'summoner-wars')
    return <HandCard info={info} values={valuesOf(catalogue, info)} lang={lang} />;
  return <PlainHand info={info} catalogue={catalogue} lang={lang} />;
}

export function BigFace({ info, catalogue, lang }: Props) {
  if (catalogue.game === 'summoner-wars')
    return <FullCard info={info} values={valuesOf(catalogue, info)} lang={lang} />;
  return <PlainFull info={info} catalogue={catalogue} lang={lang} />;
}
