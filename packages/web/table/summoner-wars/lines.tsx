import { useTable } from '../common/context.ts';
import type { Spot } from './board.tsx';

/** Drawn over the board: the way a unit would take, the line of an attack, and what the opponent just did. */
export function Lines({ spots, columns, rows }: { spots: readonly Spot[]; columns: number; rows: number }) {
  const { control, frame, find, playback } = useTable();
  const { pointed } = control;
  const byName = (name: string) => spots.find(({ zone }) => zone.name === name);
  const byZone = (id: number) => spots.find(({ zone }) => zone.id === id);
  const lines: { points: readonly Spot[]; kind: string }[] = [];
  if (pointed !== null) {
    // A way is written as its spaces.
    const way = pointed.key.split('-').flatMap((name) => byName(name) ?? []);
    if (way.length > 1) lines.push({ points: way, kind: 'way' });
    const from = byZone(find(control.selected)?.zone ?? -1);
    const to = pointed.card === 0 ? undefined : byZone(find(pointed.card)?.zone ?? -1);
    if (from !== undefined && to !== undefined && from !== to) lines.push({ points: [from, to], kind: 'aim' });
  }
  // Ways that others took; arrows of attacks are drawn by the stage.
  const told = playback.playing && frame.cue?.kind === 'move' ? frame.cue.beat : null;
  const [begun, ended] = told === null ? [] : [byZone(told.from), byZone(told.to)];
  if (begun !== undefined && ended !== undefined && begun !== ended)
    lines.push({ points: [begun, ended], kind: 'way' });
  const dots = ended === undefined ? [] : [ended];
  return (
    <svg
      className="sw-lines"
      viewBox={`0 0 ${columns * 100} ${rows * 72}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <marker id="arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.6" markerHeight="3.6" orient="auto">
          <path d="M0 0 10 5 0 10Z" className="sw-arrow" />
        </marker>
      </defs>
      {dots.map((spot) => (
        <rect
          key={`d${spot.zone.id}`}
          className="sw-dot"
          x={spot.x * 100 + 3}
          y={spot.y * 72 + 3}
          width="94"
          height="66"
          rx="6"
        />
      ))}
      {lines.map(({ points, kind }) => (
        <polyline
          key={points.map(({ zone }) => zone.id).join() + kind}
          className={`sw-line sw-line-${kind}`}
          points={points.map(({ x, y }) => `${x * 100 + 50},${y * 72 + 36}`).join(' ')}
          markerEnd="url(#arrow)"
        />
      ))}
    </svg>
  );
}
