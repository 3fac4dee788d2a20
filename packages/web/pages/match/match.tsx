import type { Catalogue } from '@bojiste/session/types';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useBook } from '../../library/client.ts';
import { OnlineMatch } from '../../session/online.ts';
import { serverLink } from '../../session/online-link.ts';
import { AfterwardsContext } from '../../table/common/over.tsx';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { AtTable } from '../play/play.tsx';
import { Afterwards } from './afterwards.tsx';
import { useTurnAlert } from './alert.ts';
import { OnlineBar } from './bar.tsx';
import { Invitation } from './invitation.tsx';
import '../common/common.css';
import './match.css';

/** `#/match/<id>`: the invitation, then the table. The same address serves players and spectators. */
export default function MatchPage() {
  const { parts } = useRoute();
  const id = parts[0] ?? '';
  const match = useMemo(() => new OnlineMatch(serverLink(), id), [id]);
  useEffect(() => match.open(), [match]);
  const state = useSyncExternalStore(match.watch, match.snapshot);
  const say = useWords(onlineWords);
  const { table } = state;
  if (table === null)
    return (
      <main className="page">
        <h1>{say('opening')}</h1>
        <LinkNote match={match} />
        <a className="button" href={link('lobby')}>
          {say('back')}
        </a>
      </main>
    );
  if (!state.begun) return <Invitation match={match} table={table} />;
  return <Begun key={id} match={match} game={table.rules.game} />;
}

/** Says that the connection is lost, and that it comes back by itself. */
export function LinkNote({ match }: { match: OnlineMatch }) {
  const say = useWords(onlineWords);
  const [state, setState] = useState(match.link.state);
  useEffect(() => match.link.watch(() => setState(match.link.state)), [match]);
  if (state !== 'lost' && state !== 'old') return null;
  return (
    <p className="notice" role="status">
      {say(state)}
    </p>
  );
}

function Begun({ match, game }: { match: OnlineMatch; game: string }) {
  const book = useBook(game);
  const say = useWords(onlineWords);
  if (book === null) return <p className="page">{say('opening')}</p>;
  return <Table match={match} catalogue={book.catalogue} />;
}

function Table({ match, catalogue }: { match: OnlineMatch; catalogue: Catalogue }) {
  const session = useMemo(() => match.session(catalogue), [match, catalogue]);
  const { table } = useSyncExternalStore(match.watch, match.snapshot);
  useTurnAlert(match, catalogue);
  return (
    <AfterwardsContext value={table?.stage === 'over' ? <Afterwards match={match} table={table} /> : null}>
      <AtTable session={session} bar={<OnlineBar match={match} catalogue={catalogue} />} />
    </AfterwardsContext>
  );
}
