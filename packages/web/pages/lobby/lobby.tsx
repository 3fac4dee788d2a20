import { LISTED } from '@bojiste/games';
import { sure } from '@bojiste/kernel/state/sure';
import type { ListedTable } from '@bojiste/session/wire';
import { useEffect, useState } from 'react';
import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { Ground } from '../../ground/ground.tsx';
import { GAME_NAMES, isGame } from '../../library/games.ts';
import { call } from '../../session/online-api.ts';
import { serverLink } from '../../session/online-link.ts';
import { onlineWords } from '../../texts/online.ts';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';
import { landOf } from '../common/lands.ts';
import { useResultLine } from '../common/result-line.ts';
import { useSitter } from '../common/seat-name.ts';
import { MakeTable } from './make.tsx';
import { Quick } from './quick.tsx';
import { RulesLine } from './rules-line.tsx';
import '../common/common.css';
import './lobby.css';

interface Tables {
  readonly open: readonly ListedTable[];
  readonly live: readonly ListedTable[];
  readonly mine: readonly ListedTable[];
}

const RETRY = 15_000;

/** `#/lobby`: all games in one list. */
export default function Lobby() {
  const say = useWords(onlineWords);
  const people = useWords(peopleWords);
  const [tables, setTables] = useState<Tables | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let later = 0;
    let left = false;
    let listening = false;
    const load = () =>
      call<Tables>('GET', '/api/lobby').then(
        (found) => {
          if (left) return;
          setTables(found);
          setFailed(false);
          // Only a server that is there is listened to.
          serverLink().onLobby = load;
          listening = true;
        },
        () => {
          if (left) return;
          setFailed(true);
          later = setTimeout(load, RETRY) as unknown as number;
        },
      );
    load();
    return () => {
      left = true;
      clearTimeout(later);
      if (listening) serverLink().onLobby = () => {};
    };
  }, []);
  const mine = tables?.mine.filter(({ stage }) => stage !== 'shut') ?? [];
  const [yours, others] = [mine.filter((table) => table.yours === true), mine.filter((table) => table.yours !== true)];
  // One's own stand above: nobody sits down with themselves, or watches themselves.
  const foreign = (list: readonly ListedTable[] = []) => list.filter(({ id }) => !mine.some((own) => own.id === id));
  const [open, live] = [foreign(tables?.open), foreign(tables?.live)];
  const nobody = failed || (tables !== null && open.length + live.length === 0);
  return (
    <main className="page lobby">
      <h1>{say('title')}</h1>
      <p className="lead">{say('lead')}</p>
      <p>
        <a href={link('ladder')}>{people('ladder')}</a>
      </p>
      {failed && (
        <p className="notice bad" role="alert">
          {say('unreachable')}
        </p>
      )}
      {/* Whoever is waited for finds it at once, before any form. */}
      {yours.length > 0 && <TableList title={people('yourTurns')} tables={yours} own />}
      <div className="lobby-ways">
        <MakeTable />
        <Quick />
      </div>
      {others.length > 0 && <TableList title={say('myTables')} tables={others} own />}
      {nobody ? (
        <Invitation />
      ) : (
        <>
          <TableList title={say('openTables')} tables={open} />
          <TableList title={say('liveTables')} tables={live} />
        </>
      )}
    </main>
  );
}

/** Nobody is here: what one can do meanwhile, by picture. */
function Invitation() {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  return (
    <section className="lobby-empty">
      <h2>{say('emptyTitle')}</h2>
      <p>{say('emptyLead')}</p>
      <ul>
        {LISTED.map(({ id, names }) => (
          <li key={id} className={`world-${id}`}>
            <a href={link('setup', id)}>
              <span className="lobby-land" aria-hidden="true">
                <Ground ground={landOf(id)} />
              </span>
              <strong>{names[language]}</strong>
              <span>{say('againstBot')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableList({ title, tables, own = false }: { title: string; tables: readonly ListedTable[]; own?: boolean }) {
  const say = useWords(onlineWords);
  return (
    <section>
      <h2>{title}</h2>
      {tables.length === 0 && <p className="quiet">{say('none')}</p>}
      <ul className="plain-list">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} own={own} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ table, own }: { table: ListedTable; own: boolean }) {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const sitter = useSitter();
  const resultLine = useResultLine();
  const { id, rules, seats, stage } = table;
  const result = resultLine(table);
  const action = own ? (stage === 'over' ? 'look' : 'goOn') : stage === 'open' ? 'sit' : 'watch';
  const people = seats.map(({ kind, name, rating }) => {
    const known = rating === null ? '' : ` (${rating.value}${rating.provisional ? ` ${say('provisional')}` : ''})`;
    return `${sitter({ kind, name })}${known}`;
  });
  return (
    <li className={`row lobby-row world-${rules.game}`}>
      <strong>{isGame(rules.game) ? sure(GAME_NAMES[rules.game])[language] : rules.game}</strong>
      <span>{people.join(' – ')}</span>
      <RulesLine rules={rules} />
      <span className="quiet">
        {say(`stage.${stage}`)}
        {result !== '' && ` · ${result}`}
      </span>
      <a className="button" href={link('match', id)}>
        {say(action)}
      </a>
    </li>
  );
}
