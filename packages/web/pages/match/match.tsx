import type { Catalogue } from '@bojiste/session/types';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { useBook } from '../../library/client.ts';
import { OnlineMatch } from '../../session/online.ts';
import { serverLink } from '../../session/online-link.ts';
import { NamesContext } from '../../table/common/names.ts';
import { AfterwardsContext } from '../../table/common/over.tsx';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { useSitter } from '../common/seat-name.ts';
import { AtTable } from '../play/play.tsx';
import { Findings, NextGame } from './afterwards.tsx';
import { useTurnAlert } from './alert.ts';
import { OnlineBar } from './bar.tsx';
import { Invitation } from './invitation.tsx';
import { LinkNote } from './link-note.tsx';
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
  const { language } = useSettings();
  const { table } = state;
  if (table === null)
    return (
      <main className="page">
        <h1>{say(state.refused === null ? 'opening' : 'cannotOpen')}</h1>
        <LinkNote match={match} />
        {state.refused !== null && <p className="notice bad">{state.refused.text[language]}</p>}
        <a className="button" href={link('lobby')}>
          {say('back')}
        </a>
      </main>
    );
  if (!state.begun) return <Invitation match={match} table={table} />;
  return <Begun key={id} match={match} game={table.rules.game} />;
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
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const seats = table?.seats;
  const sitter = useSitter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its words change with the language alone
  const names = useMemo(() => seats?.map(sitter) ?? [], [seats, language]);
  useTurnAlert(match, catalogue);
  const afterwards = useMemo(
    () =>
      table?.stage !== 'over'
        ? null
        : {
            leave: { to: link('lobby'), text: say('back') },
            buttons: <NextGame table={table} />,
            rest: <Findings match={match} table={table} />,
          },
    [match, table, say],
  );
  return (
    <NamesContext value={names}>
      <AfterwardsContext value={afterwards}>
        <AtTable session={session} bar={<OnlineBar match={match} catalogue={catalogue} />} />
      </AfterwardsContext>
    </NamesContext>
  );
}
