import type { ReactNode } from 'react';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

interface Props {
  readonly label: string;
  /** Draws one face of the game's die. */
  readonly face: (face: number) => ReactNode;
}

/** The dice of the last roll: while they tumble nothing on the page says what will fall. */
export function Dice({ face, label }: Props) {
  const { frame } = useTable();
  const say = useWords(tableWords);
  const { dice, rolling } = frame;
  if (dice === null || dice.faces.length === 0) return null;
  return (
    <div className={rolling ? 'dice rolling' : 'dice'} role="img" aria-label={rolling ? say('rolling') : label}>
      {dice.faces.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
        <span className="die" key={i} style={{ '--i': i } as React.CSSProperties}>
          {!rolling && face(n)}
        </span>
      ))}
    </div>
  );
}
