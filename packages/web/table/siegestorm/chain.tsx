import type { StrikeScene } from '@bojiste/session/games/siegestorm';
import { Mark } from '../../cards/siegestorm/face.tsx';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { SeatMark } from '../common/players.tsx';
import { useWho } from './names.ts';

/** The command order (pořadí příkazů), newest on top, and the sum of a strike with its cards. */
export function Chain() {
  const { view } = useTable();
  const ss = useWords(siegestormWords);
  const items = [...view.items].reverse();
  if (items.length === 0) return null;
  return (
    <section className="ss-chain" aria-label={ss('chain')}>
      <h3>
        {ss('chain')} <small>{items.length > 1 && ss('chainHint')}</small>
      </h3>
      <ol>
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the order is the item
          <li key={items.length - i} data-cancelled={item.cancelled}>
            <SeatMark seat={item.by} /> <CardLink handle={item.card} />
            {item.cancelled && <small> · {ss('cancelled')}</small>}
            {i === 0 && items.length > 1 && <small> · {ss('chainNext')}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function CardLink({ handle }: { handle: number }) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const key = table.find(handle)?.key ?? null;
  if (key === null) return <>{ss('reserveHidden')}</>;
  return (
    <button type="button" className="card-link" onClick={() => table.control.inspect({ handle, key, pinned: true })}>
      {table.name(handle)}
    </button>
  );
}

export function Strike() {
  const { frame } = useTable();
  const ss = useWords(siegestormWords);
  const who = useWho();
  const scene = frame.update.scene as StrikeScene | undefined;
  if (scene === undefined) return null;
  return (
    <section className="ss-strike" aria-label={ss('strikeSum')}>
      <h3>
        <Mark name="strike" /> {ss('strikeSum')}
      </h3>
      {scene.blows.map((blow) => (
        <p key={blow.seat}>
          {scene.blows.length > 1 && <b>{who(blow.seat)}: </b>}
          <CardLink handle={scene.card} /> <b>{scene.an}</b>
          {blow.defender === 0 ? (
            <small> ({ss('strikeNone')})</small>
          ) : (
            <>
              {' − '}
              <CardLink handle={blow.defender} /> <b>{blow.dn}</b>
              {scene.pierce > 0 && (
                <small>
                  {' '}
                  ({ss('pierce')} {scene.pierce})
                </small>
              )}
            </>
          )}
          {' = '}
          <b className="ss-sum">{blow.strength}</b>
          {blow.againstCards !== blow.strength && <small> · {ss('strikeAgainst', { n: blow.againstCards })}</small>}
        </p>
      ))}
    </section>
  );
}
