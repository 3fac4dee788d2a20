import type { Lang } from '@bojiste/kernel';
import { type ComponentType, lazy, Suspense } from 'react';
import type { CardInfo, Catalogue } from '../session/types.ts';
import { valuesOf } from './values.ts';

/** The face of a card of any game, outside a table: printed values. Each game's faces are loaded when they are wanted. */

interface Props {
  readonly info: CardInfo;
  readonly catalogue: Catalogue;
  readonly lang: Lang;
}

interface Faces {
  readonly Small: ComponentType<Props>;
  readonly Big: ComponentType<Props>;
}

const both = (load: () => Promise<Faces>): Faces => ({
  Small: lazy(async () => ({ default: (await load()).Small })),
  Big: lazy(async () => ({ default: (await load()).Big })),
});

const FACES: Readonly<Record<string, Faces>> = {
  'summoner-wars': both(async () => {
    const face = await import('./summoner-wars/face.tsx');
    return {
      Small: ({ info, catalogue, lang }) => (
        <face.HandCard info={info} values={face.valuesOf(catalogue, info)} lang={lang} />
      ),
      Big: ({ info, catalogue, lang }) => (
        <face.FullCard info={info} values={face.valuesOf(catalogue, info)} lang={lang} />
      ),
    };
  }),
  siegestorm: both(async () => {
    const face = await import('./siegestorm/face.tsx');
    return {
      Small: ({ info, catalogue, lang }) => (
        <face.HandCard info={info} values={valuesOf(catalogue, info)} lang={lang} />
      ),
      Big: ({ info, catalogue, lang }) => <face.FullCard info={info} values={valuesOf(catalogue, info)} lang={lang} />,
    };
  }),
  'original-war': both(async () => {
    const face = await import('./original-war/face.tsx');
    return {
      Small: ({ info, catalogue, lang }) => (
        <face.HandCard info={info} values={valuesOf(catalogue, info)} lang={lang} />
      ),
      Big: (props) => <face.FullCard {...props} values={valuesOf(props.catalogue, props.info)} />,
    };
  }),
  doomtrooper: both(async () => {
    const face = await import('./doomtrooper/face.tsx');
    return {
      Small: (props) => <face.HandCard {...props} values={valuesOf(props.catalogue, props.info)} />,
      Big: (props) => <face.FullCard {...props} values={valuesOf(props.catalogue, props.info)} />,
    };
  }),
};

/** A picture for lists; the name must stand beside it in words. */
export function SmallFace(props: Props) {
  const { Small } = FACES[props.catalogue.game];
  return (
    <Suspense fallback={null}>
      <Small {...props} />
    </Suspense>
  );
}

export function BigFace(props: Props) {
  const { Big } = FACES[props.catalogue.game];
  return (
    <Suspense fallback={null}>
      <Big {...props} />
    </Suspense>
  );
}
