import type { Bilingual, Lang } from '@bojiste/kernel';
import type { CSSProperties, ReactNode } from 'react';

/** Drawings of the page "how to play": plain data in units of its own frame, drawn in the colours of the theme. */

type Spot = readonly [number, number];
export type Said = string | Bilingual;

export type Mark =
  /** A field or a card, with a sign or a word in it. */
  | {
      readonly box: readonly [number, number, number, number];
      readonly as?: Tone;
      readonly sign?: string;
      readonly say?: Said;
    }
  /** A way with an arrow at its end; `no` is one that is not allowed. */
  | { readonly way: readonly Spot[]; readonly no?: boolean }
  | { readonly at: Spot; readonly say: Said; readonly big?: boolean; readonly from?: 'start' }
  | { readonly at: Spot; readonly sign: string; readonly size?: number; readonly dim?: boolean };

type Tone = 'own' | 'foe' | 'land' | 'card' | 'gold';

export interface FigureSpec {
  readonly name: Bilingual;
  readonly size: Spot;
  readonly marks: readonly Mark[];
}

/** Fields of a board, row by row; `as` says whose each is. */
export function grid(
  [x, y]: Spot,
  [columns, rows]: Spot,
  size: number,
  as: (column: number, row: number) => Tone = () => 'land',
): Mark[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return { box: [x + column * size, y + row * size, size - 2, size - 2], as: as(column, row) };
  });
}

/** Steps one after the other, with arrows between them; names stand in two rows where there are many. */
export function strip(
  steps: readonly { readonly sign?: string; readonly say: Said; readonly as?: Tone }[],
  width: number,
): Mark[] {
  const step = width / steps.length;
  const rows = steps.length > 4 ? 2 : 1;
  return steps.flatMap(({ sign, say, as = 'card' }, i): Mark[] => [
    { box: [i * step + 4, 4, step - 14, 30], as, ...(sign === undefined ? {} : { sign }) },
    { at: [i * step + step / 2 - 3, 48 + 14 * (i % rows)], say },
    ...(i + 1 < steps.length ? [{ way: [[(i + 1) * step - 9, 19] as const, [(i + 1) * step + 2, 19] as const] }] : []),
  ]);
}

interface Props {
  readonly figure: FigureSpec;
  readonly signs: Readonly<Record<string, string>>;
  readonly lang: Lang;
}

export function Figure({ figure, signs, lang }: Props) {
  const { name, size, marks } = figure;
  return (
    <figure className="how-figure" style={{ '--wide': `${size[0] * 1.5}px` } as CSSProperties}>
      <svg viewBox={`0 0 ${size[0]} ${size[1]}`} role="img" aria-label={name[lang]}>
        <defs>
          <marker
            id="how-tip"
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="6"
            markerHeight="6"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {marks.map((mark, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing does not change
          <Drawn key={i} mark={mark} signs={signs} lang={lang} />
        ))}
      </svg>
      <figcaption>{name[lang]}</figcaption>
    </figure>
  );
}

const wordsOf = (said: Said, lang: Lang): string => (typeof said === 'string' ? said : said[lang]);

function Drawn({ mark, signs, lang }: { mark: Mark; signs: Props['signs']; lang: Lang }): ReactNode {
  if ('way' in mark)
    return (
      <polyline
        className={mark.no ? 'how-way how-no' : 'how-way'}
        points={mark.way.map((spot) => spot.join()).join(' ')}
        markerEnd="url(#how-tip)"
      />
    );
  if ('box' in mark) {
    const [x, y, w, h] = mark.box;
    return (
      <g className={`how-box how-${mark.as ?? 'land'}`}>
        <rect x={x} y={y} width={w} height={h} rx="2" />
        {mark.sign !== undefined && (
          <Glyph path={signs[mark.sign]} at={[x + w / 2, y + h / 2]} size={Math.min(w, h) * 0.72} />
        )}
        {mark.say !== undefined && (
          <text x={x + w / 2} y={y + h / 2} className="how-in">
            {wordsOf(mark.say, lang)}
          </text>
        )}
      </g>
    );
  }
  if ('sign' in mark)
    return <Glyph path={signs[mark.sign]} at={mark.at} size={mark.size ?? 18} dim={mark.dim === true} />;
  return (
    <text
      x={mark.at[0]}
      y={mark.at[1]}
      className={mark.big ? 'how-big' : 'how-small'}
      textAnchor={mark.from === 'start' ? 'start' : 'middle'}
    >
      {wordsOf(mark.say, lang)}
    </text>
  );
}

function Glyph({
  path,
  at: [x, y],
  size,
  dim = false,
}: {
  path: string | undefined;
  at: Spot;
  size: number;
  dim?: boolean;
}) {
  const scale = size / 512;
  return (
    <path
      className={dim ? 'how-glyph how-dim' : 'how-glyph'}
      d={path}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
