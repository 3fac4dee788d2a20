import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { call } from '../../session/online-api.ts';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';
import { Report } from './report.tsx';
import '../common/common.css';
import '../people/people.css';

interface Listed {
  readonly n: number;
  readonly at: number;
  readonly by: string;
  readonly text: string;
  readonly closed: boolean;
}

type DoneKind = 'mute' | 'unmute' | 'ban' | 'unban' | 'annul' | 'close' | 'grant' | 'revoke';

interface Done {
  readonly n: number;
  readonly at: number;
  readonly by_name: string;
  readonly kind: DoneKind;
  /** Whom or what it was about: a person, the players of a match, the number of a report. */
  readonly called: string;
  readonly reason: string;
}

/** `#/desk`: reports of players and what is done about them, for accounts with that role. */
export default function DeskPage() {
  const say = useWords(peopleWords);
  const { language } = useSettings();
  const [reports, setReports] = useState<readonly Listed[] | null | undefined>();
  const [acts, setActs] = useState<readonly Done[]>([]);
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState(0);
  const load = useCallback(() => {
    call<Listed[]>('GET', `/api/desk/reports${all ? '?all=1' : ''}`).then(setReports, () => setReports(null));
    call<Done[]>('GET', '/api/desk/acts').then(setActs, () => setActs([]));
  }, [all]);
  useEffect(load, [load]);
  const when = (at: number) => new Date(at).toLocaleString(language);
  if (reports == null)
    return (
      <main className="page">
        <h1>{say('desk')}</h1>
        {reports === null && <p className="notice">{say('deskClosed')}</p>}
      </main>
    );
  return (
    <main className="page people">
      <h1>{say('desk')}</h1>
      <section>
        <h2>{say('reports')}</h2>
        <label className="row">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
          <span>{say('allReports')}</span>
        </label>
        {reports.length === 0 && <p className="quiet">{say('noReports')}</p>}
        <ul className="plain-list">
          {reports.map(({ n, at, by, text, closed }) => (
            <li key={n}>
              <p className="row">
                <strong>{text}</strong>
                <span className="quiet">
                  {when(at)} · {say('reportBy', { name: by })}
                  {closed && ` · ${say('act.close')}`}
                </span>
                <button type="button" className="button small" onClick={() => setOpen(open === n ? 0 : n)}>
                  {say('open')}
                </button>
              </p>
              {open === n && <Report n={n} changed={load} />}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('acts')}</h2>
        <ul className="plain-list">
          {acts.map(({ n, at, by_name, kind, called, reason }) => (
            <li key={n}>
              {when(at)} · {by_name === 'console' ? say('console') : by_name}: {say(`did.${kind}`, { name: called })} ·{' '}
              {reason}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
