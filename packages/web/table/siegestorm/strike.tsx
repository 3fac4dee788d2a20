import type { Handle } from '@bojiste/kernel';
import type { StrikeScene } from '@bojiste/session/games/siegestorm';
import { Mark } from '../../cards/siegestorm/face.tsx';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from '../common/context.ts';
import { useWho } from './names.ts';

function CardLink({ handle }: { handle: Handle }) {
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

/** The sum of a strike with its cards. */
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
        <div className="ss-blow" key={blow.seat}>
          {scene.blows.length > 1 && <b>{who(blow.seat)}</b>}
          <p className="ss-terms">
            <b>{scene.an}</b>
            {blow.defender !== 0 && (
              <>
                {' − '}
                <b>{blow.dn}</b>
              </>
            )}
            {' = '}
            <b className="ss-sum">{blow.strength}</b>
          </p>
          <p>
            <CardLink handle={scene.card} />
            {blow.defender === 0 ? <small> ({ss('strikeNone')})</small> : ' − '}
            {blow.defender !== 0 && <CardLink handle={blow.defender} />}
          </p>
          {blow.defender !== 0 && scene.pierce > 0 && (
            <small>
              {ss('pierce')} {scene.pierce}
            </small>
          )}
          {blow.againstCards !== blow.strength && <small>{ss('strikeAgainst', { n: blow.againstCards })}</small>}
        </div>
      ))}
    </section>
  );
}
