import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { type ComponentType, lazy, Suspense } from 'react';
import { valuesOf } from './values.ts';

/** The face of a card of any game, outside a table: printed values. Each game's faces are loaded when they are wanted. */

interface Props {
  readonly info: CardInfo;
  readonly catalogue: Catalogue;
  readonly lang: Lang;
}

/** Full: everything. Hand: picture, name, cost, numbers, text. Chip: picture, numbers, name where there is room. */
export type FaceSize = 'full' | 'hand' | 'chip';

type Faces = Readonly<Record<FaceSize, ComponentType<Props>>>;

const lazily = (load: () => Promise<Faces>): Faces => ({
  full: lazy(async () => ({ default: (await load()).full })),
  hand: lazy(async () => ({ default: (await load()).hand })),
  chip: lazy(async () => ({ default: (await load()).chip })),
});

/** Name, values and text, for games without drawn faces. */
const PLAIN: Faces = lazily(async () => {
  const { PlainFace } = await import('./plain/face.tsx');
  const of = (props: Props) => ({ ...props, values: valuesOf(props.catalogue, props.info) });
  return {
    full: (props) => <PlainFace {...of(props)} />,
    hand: (props) => <PlainFace {...of(props)} />,
    chip: (props) => <PlainFace {...of(props)} brief={true} />,
  };
});

const FACES: Readonly<Record<string, Faces | undefined>> = {
  'summoner-wars': lazily(async () => {
    const face = await import('./summoner-wars/face.tsx');
    const of = ({ info, catalogue, lang }: Props) => ({ info, lang, values: face.valuesOf(catalogue, info) });
    return {
      full: (props) => <face.FullCard {...of(props)} />,
      hand: (props) => <face.HandCard {...of(props)} />,
      chip: (props) => <face.Chip {...of(props)} side="own" />,
    };
  }),
  siegestorm: lazily(async () => {
    const face = await import('./siegestorm/face.tsx');
    const of = ({ info, catalogue, lang }: Props) => ({ info, lang, values: valuesOf(catalogue, info) });
    return {
      full: (props) => <face.FullCard {...of(props)} />,
      hand: (props) => <face.HandCard {...of(props)} />,
      chip: (props) => <face.Chip {...of(props)} side="own" />,
    };
  }),
  'original-war': lazily(async () => {
    const face = await import('./original-war/face.tsx');
    const of = (props: Props) => ({ ...props, values: valuesOf(props.catalogue, props.info) });
    return {
      full: (props) => <face.FullCard {...of(props)} />,
      hand: (props) => <face.HandCard {...of(props)} />,
      chip: (props) => <face.Chip {...of(props)} side="own" seat={0} crew={0} />,
    };
  }),
  doomtrooper: lazily(async () => {
    const face = await import('./doomtrooper/face.tsx');
    const of = (props: Props) => ({ ...props, values: valuesOf(props.catalogue, props.info) });
    return {
      full: (props) => <face.FullCard {...of(props)} />,
      hand: (props) => <face.HandCard {...of(props)} />,
      chip: (props) => <face.Chip {...of(props)} side="own" />,
    };
  }),
};

/** Hand and chip are pictures: the name must stand beside them in words. */
export function CardFace({ size, ...props }: Props & { readonly size: FaceSize }) {
  const Face = (FACES[props.catalogue.game] ?? PLAIN)[size];
  return (
    <Suspense fallback={null}>
      <Face {...props} />
    </Suspense>
  );
}
