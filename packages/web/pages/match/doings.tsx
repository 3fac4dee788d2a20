import type { Offer, TableInfo } from '@bojiste/session/wire';
import { useState } from 'react';
import type { OnlineMatch } from '../../session/online.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { canAskToNotify } from './alert.ts';
import { Wrong } from './wrong.tsx';

/** What the menu of an online table offers beyond that of every table: nothing of it is a move. */

interface Props {
  readonly match: OnlineMatch;
  readonly table: TableInfo;
}

const OFFERS: readonly Offer[] = ['undo', 'draw', 'pause', 'hands'];

/** `opened`: how often the menu was. */
export function Doings({ match, table, opened }: Props & { opened: number }) {
  if (table.me < 0) return <OverShoulder match={match} table={table} />;
  return (
    <li>
      <div className="row">
        <ForPlayers match={match} table={table} opened={opened} />
        <Wrong match={match} live={isIn(table)} />
      </div>
    </li>
  );
}

const isIn = ({ stage, seats, me }: TableInfo): boolean => stage === 'live' && seats[me]?.out !== true;

/** Of a spectator, once all players have agreed. */
function OverShoulder({ match, table }: Props) {
  const say = useWords(onlineWords);
  if (!table.hands) return null;
  return (
    <li>
      <p className="row">
        {table.seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <button key={seat} type="button" className="button small" onClick={() => match.lookOver(seat)}>
            {say('shoulder')}: {name}
          </button>
        ))}
      </p>
    </li>
  );
}

function ForPlayers({ match, table, opened }: Props & { opened: number }) {
  const say = useWords(onlineWords);
  if (!isIn(table)) return null;
  const { clock, rules } = table;
  const offers = OFFERS.map((what) => (what === 'pause' && clock?.paused === true ? 'resume' : what)).filter(
    (what) => (what !== 'pause' && what !== 'resume') || rules.clock.kind === 'live',
  );
  return (
    <>
      {offers.map((what) => (
        <button
          key={what}
          type="button"
          className="button"
          onClick={() => match.command(what === 'undo' ? { t: 'undo' } : { t: 'offer', what })}
        >
          {say(`offer.${what}`)}
        </button>
      ))}
      {/* Asked anew whenever the menu is opened: one press alone never ends a game. */}
      <Resign key={opened} match={match} />
      {!rules.rated && <StandIn match={match} table={table} />}
      <Notify />
    </>
  );
}

function Resign({ match }: { match: OnlineMatch }) {
  const say = useWords(onlineWords);
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button danger"
      onClick={() => (sure ? match.command({ t: 'resign' }) : setSure(true))}
    >
      {say(sure ? 'resignSure' : 'resign')}
    </button>
  );
}

/** A bot plays on for this player until they come back. */
function StandIn({ match, table }: Props) {
  const say = useWords(onlineWords);
  const stands = table.seats[table.me]?.kind === 'bot';
  const ask = () =>
    stands
      ? match.request(`/api/tables/${table.id}/back`)
      : match.request(`/api/tables/${table.id}/bot`, { seat: table.me, level: 'normal' });
  return (
    <button type="button" className="button" onClick={ask}>
      {say(stands ? 'takeBack' : 'standIn')}
    </button>
  );
}

/** The browser asks whether the system may tell; once answered there is nothing to ask. */
function Notify() {
  const say = useWords(onlineWords);
  const [asks, setAsks] = useState(canAskToNotify);
  if (!asks) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => Notification.requestPermission().then(() => setAsks(false))}
    >
      {say('notify')}
    </button>
  );
}
