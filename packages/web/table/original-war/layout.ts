/** Where the sectors of each map lie, from the left and from the top, between 0 and 1; drawn so that no path is covered. */

export type Point = readonly [x: number, y: number];

const LAYOUTS: Readonly<Record<string, readonly Point[]>> = {
  'tau-basin': [
    [0.1, 0.5],
    [0.3, 0.22],
    [0.3, 0.78],
    [0.5, 0.22],
    [0.5, 0.78],
    [0.7, 0.78],
    [0.7, 0.22],
    [0.9, 0.5],
  ],
  'frozen-lakes': [
    [0.14, 0.17],
    [0.5, 0.17],
    [0.86, 0.17],
    [0.14, 0.5],
    [0.5, 0.5],
    [0.86, 0.5],
    [0.14, 0.83],
    [0.5, 0.83],
    [0.86, 0.83],
  ],
  'three-borders': [
    [0.5, 0.13],
    [0.29, 0.3],
    [0.71, 0.3],
    [0.91, 0.84],
    [0.89, 0.5],
    [0.68, 0.84],
    [0.09, 0.84],
    [0.32, 0.84],
    [0.11, 0.5],
    [0.5, 0.56],
  ],
  'four-winds': [
    [0.5, 0.09],
    [0.5, 0.3],
    [0.72, 0.19],
    [0.92, 0.5],
    [0.69, 0.5],
    [0.72, 0.81],
    [0.5, 0.91],
    [0.5, 0.7],
    [0.28, 0.81],
    [0.08, 0.5],
    [0.31, 0.5],
    [0.28, 0.19],
    [0.5, 0.5],
  ],
};

/**
 * Maps that are a wheel of bases: base, pass and wells for each player, the middle last. A base is at the rim, its pass
 * between it and the middle, the wells on the way to the next base.
 */
const wheel = (players: number): Point[] => {
  const at = (angle: number, r: number): Point => [0.5 + 0.45 * r * Math.cos(angle), 0.5 + 0.43 * r * Math.sin(angle)];
  const spokes = Array.from({ length: players }, (_, i) => {
    const angle = Math.PI + (i / players) * 2 * Math.PI;
    return [at(angle, 1), at(angle, 0.5), at(angle + Math.PI / players, 0.86)];
  });
  return [...spokes.flat(), [0.5, 0.5]];
};

/** A map nobody has drawn yet lies in a ring. */
const ring = (n: number): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI + Math.PI;
    return [0.5 + 0.42 * Math.cos(angle), 0.5 + 0.4 * Math.sin(angle)];
  });

const WHEELS: Readonly<Record<string, number>> = { 'five-rivers': 5, 'six-fires': 6 };

/** The own start is left, on tall screens below. */
export function layoutOf(map: string, sectors: number, start: number, tall: boolean): Point[] {
  const known = LAYOUTS[map] ?? (WHEELS[map] === undefined ? undefined : wheel(WHEELS[map]));
  const drawn = known?.length === sectors ? known : ring(sectors);
  const turned = (drawn[start]?.[0] ?? 0) > 0.5;
  return drawn.map(([x, y]): Point => {
    const [a, b] = turned ? [1 - x, 1 - y] : [x, y];
    return tall ? [b, 1 - a] : [a, b];
  });
}
