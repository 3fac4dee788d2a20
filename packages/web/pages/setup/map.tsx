import type { Bilingual } from '@bojiste/kernel';
import { useCardLanguage } from '../../app/settings.ts';
import { Ground } from '../../ground/ground.tsx';
import type { Relief } from '../../ground/map.ts';
import type { Book } from '../../library/types.ts';
import { layoutOf, type Point } from '../../table/original-war/layout.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';

/** A map in small, painted as it will lie on the table: its land, its sectors, where players start, where siberite lies. */

interface Sector {
  readonly no: number;
  readonly names: Bilingual;
  readonly paths: readonly number[];
  readonly oil: number;
  readonly siberite: number;
  readonly land?: string;
}

interface MapInfo {
  readonly key: string;
  readonly names: Bilingual;
  readonly starts: readonly number[];
  readonly sectors: readonly Sector[];
}

const WIDTH = 320;
const HEIGHT = 190;

function reliefOf({ sectors, starts }: MapInfo, points: readonly Point[]): Relief {
  return {
    kind: 'map',
    seed: sectors.length,
    sites: sectors.map(({ no, land, oil, paths }, i) => ({
      x: points[i]?.[0] ?? 0,
      y: points[i]?.[1] ?? 0,
      land: land ?? (starts.includes(no) ? 'base' : oil > 0 ? 'ford' : 'plain'),
      paths: paths.map((to) => to - 1),
    })),
  };
}

/** One blade for each deposit below the number. */
const blades = (n: number, x: number, y: number): string =>
  Array.from({ length: n }, (_, i) => {
    const at = x + (i - (n - 1) / 2) * 9;
    return `M${at - 3} ${y}L${at} ${y - 9}L${at + 3} ${y}Z`;
  }).join('');

export function MapPreview({ book, name, seats }: { book: Book; name: string; seats: number }) {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const maps = (book.catalogue.facts.maps ?? []) as readonly MapInfo[];
  // Where none is chosen: the usual one for so many players.
  const usual = maps.find(({ starts }) => starts.length === seats);
  const map = maps.find(({ key }) => key === name) ?? usual;
  if (map === undefined) return null;
  const points = layoutOf(map.key, map.sectors.length, (map.starts[0] ?? 1) - 1, false);
  const label = say('mapOf', { name: map.names[lang], n: map.sectors.length, starts: map.starts.join(', ') });
  return (
    <span className="map-preview" role="img" aria-label={label}>
      <Ground ground={reliefOf(map, points)} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {map.sectors.map(({ no, names, siberite }) => {
          const [px, py] = points[no - 1] ?? [0, 0];
          const [x, y] = [px * WIDTH, py * HEIGHT];
          return (
            <g key={no} data-start={map.starts.includes(no)}>
              <title>{names[lang]}</title>
              <circle cx={x} cy={y} r="11" />
              <text x={x} y={y + 4.5}>
                {no}
              </text>
              <path className="map-siberite" d={blades(siberite, x, y + 22)} />
            </g>
          );
        })}
      </svg>
    </span>
  );
}
