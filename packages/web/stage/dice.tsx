import { sure } from '@bojiste/kernel/state/sure';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTable } from '../table/common/context.ts';
import { tableWords } from '../texts/table.ts';
import { useWords } from '../texts/use.ts';
import { cardElement } from './spots.ts';

interface Props {
  readonly label: string;
  /** Draws one face of the game's die. */
  readonly face: (face: number) => ReactNode;
}

const AWAY = 14;

/** Beside what is aimed at, above or below it, wherever there is more room on the board. */
function layBeside(dice: HTMLElement, target: number): void {
  const room = dice.offsetParent?.getBoundingClientRect();
  const at = cardElement(target)?.getBoundingClientRect();
  if (room === undefined || at === undefined) return;
  const { offsetWidth: width, offsetHeight: height } = dice;
  const below = at.bottom - room.top + AWAY;
  const top = below + height < room.height ? below : at.top - room.top - AWAY - height;
  const left = at.left + at.width / 2 - room.left - width / 2;
  dice.style.top = `${Math.max(0, top)}px`;
  dice.style.left = `${Math.max(0, Math.min(room.width - width, left))}px`;
}

/** The dice of the last roll: while they tumble nothing on the page says what will fall. */
export function Dice({ face, label }: Props) {
  const { frame, playback } = useTable();
  const say = useWords(tableWords);
  const own = useRef<HTMLDivElement>(null);
  const { dice, rolling } = frame;
  const target = dice?.target ?? 0;
  const count = dice?.count ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another roll, another place
  useLayoutEffect(() => {
    if (own.current !== null) layBeside(own.current, target);
  }, [target, count, rolling]);
  if (dice === null || count === 0) return null;
  const faces = dice.faces;
  return (
    <div
      ref={own}
      className={rolling ? 'dice rolling' : 'dice'}
      data-past={!playback.playing}
      role="img"
      aria-label={faces === null ? say('rolling') : label}
    >
      {Array.from({ length: count }, (_, i) => (
        <span
          className="die"
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
          key={i}
          data-hit={dice.hits?.[i]}
          style={{ '--i': i } as CSSProperties}
        >
          {faces !== null && face(sure(faces[i]))}
        </span>
      ))}
    </div>
  );
}
