import type { Seat } from '@bojiste/kernel';
import type { ReactNode } from 'react';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';
import { openDrawer } from './drawer.ts';
import { PHONE, useMedia } from './media.ts';

/** A player: picture, name, what decides the game, piles, and what is seen on phones only in the drawer. */
interface Props {
  readonly seat: Seat;
  readonly side: 'own' | 'ally' | 'foe';
  readonly className?: string;
  readonly name: ReactNode;
  /** For those who do not see the name. */
  readonly label: string;
  readonly picture: ReactNode;
  readonly score: ReactNode;
  readonly piles: ReactNode;
  readonly more?: ReactNode;
}

export function SidePanel({ seat, side, className = '', name, label, picture, score, piles, more }: Props) {
  const { view } = useTable();
  const say = useWords(tableWords);
  const small = useMedia(PHONE);
  return (
    <section
      className={`side ${className}`}
      data-side={side}
      data-seat={seat}
      data-active={view.active === seat}
      data-out={view.seats[seat]?.out === true}
      aria-label={label}
    >
      {small ? (
        <button type="button" className="side-picture" onClick={() => openDrawer('sides')}>
          {picture}
          <span className="hidden">{`${label}: ${say('details')}`}</span>
        </button>
      ) : (
        <div className="side-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <h2>{name}</h2>
      <div className="side-score">{score}</div>
      <div className="side-piles">{piles}</div>
      {more !== undefined && <div className="side-more">{more}</div>}
    </section>
  );
}

/**
 * The players at the left. Of many the column is higher than its place and scrolls, and without buttons in it the
 * keyboard would not get there; on phones it is no column and the pictures are buttons.
 */
export function Players({ children }: { readonly children: ReactNode }) {
  const say = useWords(tableWords);
  const small = useMedia(PHONE);
  return (
    <section className="stand-left" aria-label={say('players')} {...(!small && { tabIndex: 0 })}>
      {children}
    </section>
  );
}
