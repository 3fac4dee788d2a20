import type { Handle, Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Beat } from '@bojiste/session/types';
import { CardArt } from '../../art/card-art.tsx';
import { FullCard, Mark } from '../../cards/siegestorm/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton } from '../common/card-button.tsx';
import { ClauseLinks } from '../common/clause.tsx';
import { cardsIn, sizeOf, useTable } from '../common/context.ts';
import { Line } from '../common/log.tsx';
import { SidePanel } from '../common/side.tsx';
import { Count, resourceOf, Struck, useLimits } from './sides.tsx';

/** The boss: lives, threat, the ladder of orders, an open hand, and its turn told line by line. */

const ORDERS = ['deploy', 'leader', 'special', 'action'] as const;

const useResource = (name: string, seat: Seat): number => resourceOf(useTable(), name, seat);

export function Boss({ seat }: { seat: Seat }) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const { control } = table;
  const sheet = cardsIn(table, 'sheet', seat)[0];
  const info = sheet === undefined ? null : table.info(sheet);
  return (
    <SidePanel
      seat={seat}
      side="foe"
      className="ss-side ss-boss ss-set-bosses"
      label={ss('boss')}
      picture={info !== null && <CardArt game="siegestorm" card={info} size="large" focus="50% 20%" />}
      name={
        sheet?.key == null ? (
          ss('boss')
        ) : (
          <button
            type="button"
            className="card-link"
            onClick={() => control.inspect({ handle: sheet.handle, key: sheet.key ?? '', pinned: true })}
          >
            {table.name(sheet.handle)}
          </button>
        )
      }
      score={
        <>
          <Lives seat={seat} />
          <Threat seat={seat} />
        </>
      }
      piles={
        <ul>
          <Count sign="hand" label={ss('hand')} n={sizeOf(table, 'hand', seat)} />
          <Count sign="deck" label={ss('deck')} n={sizeOf(table, 'deck', seat)} />
          <Count sign="loss" label={ss('loss')} n={sizeOf(table, 'loss', seat)} />
          <Count sign="reinforcements" label={ss('reinforcements')} n={sizeOf(table, 'reinforcements', seat)} />
        </ul>
      }
      more={<BossHand seat={seat} />}
    />
  );
}

function Lives({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const ss = useWords(siegestormWords);
  const n = useResource('lives', seat);
  const max = Math.max(n, view.tally.startLives ?? n);
  const inner = (
    <>
      <span className="ss-life-n" key={n}>
        <Mark name="lives" /> <b>{n}</b> <small>/ {max}</small>
      </span>
      <span className="ss-bar" aria-hidden="true">
        <i style={{ width: `${(100 * n) / Math.max(1, max)}%` }} />
      </span>
      <span className="ss-life-label">{ss('lives')}</span>
    </>
  );
  return <Struck seat={seat} label={ss('livesOf', { n, max })} inner={inner} />;
}

/** The threat meter: cards that cost more are not played. */
function Threat({ seat }: { seat: Seat }) {
  const ss = useWords(siegestormWords);
  const limits = useLimits();
  const n = useResource('threat', seat);
  return (
    <div className="ss-threat" role="img" aria-label={ss('threatOf', { n, max: limits.threat })}>
      <span>
        <Mark name="threat" /> <span className="ss-threat-word">{ss('threat')}</span> <b>{n}</b>
      </span>
      <span className="ss-threat-track">
        {Array.from({ length: limits.threat }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a notch is its number
          <i key={i} data-full={i < n}>
            {i + 1}
          </i>
        ))}
      </span>
    </div>
  );
}

/** Sorted by the ladder of orders, so that it is seen what comes first. */
function BossHand({ seat }: { seat: Seat }) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const cards = cardsIn(table, 'hand', seat);
  const threat = useResource('threat', seat);
  return (
    <div className="ss-orders">
      <h3>
        <Mark name="hand" /> {ss('bossHand')} <b>{cards.length}</b>
      </h3>
      <ol aria-label={ss('orders')}>
        {ORDERS.map((order) => (
          <li key={order}>
            <span className="ss-order">
              <Mark name={`order-${order}`} /> {ss(`order.${order}`)}
            </span>
            {cards
              .filter((card) => table.info(card)?.facts.order === order)
              .map((card) => (
                <CardButton key={card.handle} card={card} className="ss-order-card">
                  <span aria-hidden="true">
                    {table.name(card.handle)} <b data-dear={(card.stats[0] ?? 0) > threat}>{card.stats[0]}</b>
                  </span>
                </CardButton>
              ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The boss's last turn, with the reason for every card it played. */
export function BossTurn({ seat }: { seat: Seat }) {
  const { playback } = useTable();
  const ss = useWords(siegestormWords);
  const theirs = playback.log.filter((line) => line.active === seat && line.level !== 'full' && line.kind !== 'turn');
  const last = theirs.at(-1)?.turn;
  const lines = theirs.filter((line) => line.turn === last);
  return (
    <section className="ss-told" aria-label={ss('bossTurn')}>
      <h3>{ss('bossTurn')}</h3>
      {lines.length === 0 ? (
        <p className="quiet">{ss('bossTurnNone')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <ol tabIndex={0}>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
            <li key={i}>
              <Line line={line} /> <Why line={line} seat={seat} /> <ClauseLinks ids={line.clauses} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Why({ line, seat }: { line: Beat; seat: Seat }) {
  const { catalogue } = useTable();
  const ss = useWords(siegestormWords);
  const threat = useResource('threat', seat);
  const card = line.event === 'ordered' && line.card?.key != null ? catalogue.cards[line.card.key] : undefined;
  if (card === undefined) return null;
  const order = ss(`order.${String(card.facts.order)}` as 'order.deploy');
  return <small className="ss-why">({ss('bossWhy', { order, cost: card.stats.cost ?? 0, threat })})</small>;
}

export const sheetFace = (table: ReturnType<typeof useTable>, key: string, handle: Handle) => {
  const { catalogue, lang } = table;
  const info = sure(catalogue.cards[key]);
  const card = handle === 0 ? undefined : table.find(handle);
  return <FullCard info={info} values={valuesOf(catalogue, info, card)} lang={lang} />;
};
