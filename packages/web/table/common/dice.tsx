import type { ReactNode } from 'react';
import { useTable } from './context.ts';

/** The dice of the last roll: they tumble, then lie there. `face` draws one face of the game's die. */
export function Dice({ face, label }: { face: (face: number) => ReactNode; label: string }) {
  const { frame } = useTable();
  const { dice, rolling } = frame;
  if (dice === null || dice.faces.length === 0) return null;
  return (
    <div className={rolling ? 'dice rolling' : 'dice'} role="img" aria-label={label}>
      {dice.faces.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
        <span className="die" key={i} style={{ '--i': i } as React.CSSProperties}>
          {face(n)}
        </span>
      ))}
    </div>
  );
}
