import { type ComponentType, lazy, Suspense } from 'react';
import { PlainFull, PlainHand } from './plain/face.tsx';
import type { Printed } from './printed.ts';
import { FullCard, HandCard, valuesOf } from './summoner-wars/face.tsx';

/** The face of a card of any game, outside a table: printed values. */

type Props = Omit<Printed, 'size'>;

/** Faces come with their drawings, so that each game's are loaded when they are wanted. */
const GAMES: Readonly<Record<string, ComponentType<Printed>>> = {
  'original-war': lazy(() => import('./original-war/printed.tsx')),
  doomtrooper: lazy(() => import('./doomtrooper/printed.tsx')),
};

/** A picture for lists; the name must stand beside it in words. */
export function SmallFace(props: Props) {
  const { info, catalogue, lang } = props;
  if (catalogue.game === 'summoner-wars')
    return <HandCard info={info} values={valuesOf(catalogue, info)} lang={lang} />;
  const Face = GAMES[catalogue.game];
  const plain = <PlainHand info={info} catalogue={catalogue} lang={lang} />;
  if (Face === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <Face size="small" {...props} />
    </Suspense>
  );
}

export function BigFace(props: Props) {
  const { info, catalogue, lang } = props;
  if (catalogue.game === 'summoner-wars')
    return <FullCard info={info} values={valuesOf(catalogue, info)} lang={lang} />;
  const Face = GAMES[catalogue.game];
  const plain = <PlainFull info={info} catalogue={catalogue} lang={lang} />;
  if (Face === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <Face size="big" {...props} />
    </Suspense>
  );
}
