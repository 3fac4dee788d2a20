import type { Bilingual } from '@bojiste/kernel';
import { useCardLanguage } from '../../app/settings.ts';
import type { Book } from '../../library/types.ts';
import { layoutOf } from '../../table/original-war/layout.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';

/** The chosen map in small: sectors, the paths between them, where players start, what can be mined. */

interface Sector {
  readonly no: number;
  readonly names: Bilingual;
  readonly paths: readonly number[];
  readonly crates: number;
  readonly oil: number;
  readonly siberite: number;
}

interface MapInfo {
  readonly key: string;
  readonly names: Bilingual;
  readonly starts: readonly number[];
  readonly sectors: readonly Sector[];
}

const WIDTH = 320;
const HEIGHT = 190;

export function MapPreview({ book, name, seats }: { book: Book; name: string; seats: number }) {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const maps = (book.catalogue.facts.maps ?? []) as readonly MapInfo[];
  // Where none is chosen: the usual one for so many players.
  const usual = maps.find(({ starts }) => starts.length === seats);
  const map = maps.find(({ key }) => key === name) ?? usual;
  if (map === undefined) return null;
  const points = layoutOf(map.key, map.sectors.length, map.starts[0] - 1, false).map(
    ([x, y]) => [x * WIDTH, y * HEIGHT] as const,
  );
  const label = say('mapOf', { name: map.names[lang], n: map.sectors.length, starts: map.starts.join(', ') });
  return (
    <svg className="map-preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {map.sectors.flatMap(({ no, paths }) =>
        paths
          .filter((to) => to > no)
          .map((to) => {
            const [[x1, y1], [x2, y2]] = [points[no - 1], points[to - 1]];
            return <line key={`${no}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
          }),
      )}
      {map.sectors.map(({ no, names, crates, oil, siberite }) => {
        const [x, y] = points[no - 1];
        return (
          <g key={no} data-start={map.starts.includes(no)}>
            <title>{names[lang]}</title>
            <rect x={x - 17} y={y - 14} width="34" height="28" rx="3" />
            <text x={x} y={y - 1}>
              {map.starts.includes(no) ? `▶${no}` : no}
            </text>
            <text x={x} y={y + 10} className="map-goods">
              {`${crates}·${oil}·${siberite}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
