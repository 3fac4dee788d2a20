import type { Seat } from '@bojiste/kernel';
import type { CardInfo } from '@bojiste/session/types';
import { CardArt } from '../../art/card-art.tsx';
import { DtSign, sideOf as sideOfCard } from '../../cards/doomtrooper/face.tsx';
import { Sign } from '../../cards/icon.tsx';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { sizeOf, type Table, useTable } from '../common/context.ts';
import { SeatMark, useSeatName } from '../common/players.tsx';
import { SidePanel } from '../common/side.tsx';
import { isAllied, resourceOf, sideOf } from './fields.ts';

/** A player with points and piles. */
export function Side({ seat }: { seat: Seat }) {
  const table = useTable();
  const say = useWords(tableWords);
  const dt = useWords(doomtrooperWords);
  const seatName = useSeatName((other) => isAllied(table, other));
  const debt = resourceOf(table, seat, 'debt');
  const destiny = resourceOf(table, seat, 'destiny');
  const pile = (kind: string) => sizeOf(table, kind, seat);
  const leader = leaderOf(table, seat);
  const corporation = leader === null ? 'none' : sideOfCard(leader);
  return (
    <SidePanel
      seat={seat}
      side={sideOf(table, seat)}
      className={`dt-side dt-${corporation}`}
      label={seatName(seat)}
      picture={leader !== null && <CardArt game="doomtrooper" card={leader} size="large" focus="50% 12%" />}
      name={
        <>
          <SeatMark seat={seat} /> <span>{seatName(seat)}</span>
          {corporation !== 'none' && <small>{dt(`side.${corporation}` as 'side.none')}</small>}
        </>
      }
      score={
        <>
          <Victory seat={seat} />
          <span className="dt-destiny" title={dt('destiny')}>
            <DtSign name="destiny" label={dt('destiny')} /> <b key={destiny}>{destiny}</b>
          </span>
          {debt > 0 && <span className="dt-debt">{dt('debt', { n: debt })}</span>}
        </>
      }
      piles={
        <ul>
          <Count label={say('hand')} n={pile('hand')} sign={<Sign name="hand" label={say('hand')} />} />
          <Count label={dt('library')} n={pile('library')} sign={<DtSign name="library" label={dt('library')} />} />
          <Count label={dt('grave')} n={pile('discard')} sign={<DtSign name="grave" label={dt('grave')} />} />
          {(['sacrificed', 'sideboard'] as const).map(
            (kind) =>
              pile(kind) > 0 && (
                <Count key={kind} label={dt(kind)} n={pile(kind)} sign={<DtSign name={kind} label={dt(kind)} />} />
              ),
          )}
        </ul>
      }
    />
  );
}

function Count({ label, n, sign }: { label: string; n: number; sign: React.ReactNode }) {
  return (
    <li title={label}>
      {sign} <b>{n}</b>
    </li>
  );
}

/** Whose picture stands for a player: the dearest warrior that is seen. */
function leaderOf(table: Table, seat: Seat): CardInfo | null {
  const seen = table.view.cards.flatMap((card) => {
    const info = card.owner === seat ? table.info(card) : null;
    return info?.type === 'warrior' ? info : [];
  });
  const worth = (info: CardInfo) => info.stats.value ?? 0;
  return seen.reduce<CardInfo | null>((best, info) => (best === null || worth(info) > worth(best) ? info : best), null);
}

/** Victory points on their way to the number that wins. */
function Victory({ seat }: { seat: Seat }) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  const n = resourceOf(table, seat, 'victory');
  const target = table.view.options[table.catalogue.facts.target as number] ?? 0;
  return (
    <span className="dt-victory" role="img" aria-label={dt('victoryOf', { n, target })}>
      <DtSign name="victory" /> <b key={n}>{n}</b>
      <small>/{target}</small>
      <span
        className="dt-victory-track"
        style={{ '--done': target > 0 ? Math.min(1, n / target) : 0 } as React.CSSProperties}
      />
    </span>
  );
}
