import { sure } from '@bojiste/kernel/state/sure';
import { type ChatLine, type ListedTable, PHRASES } from '@bojiste/session/wire';
import { useEffect, useState } from 'react';
import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { GAME_NAMES, isGame } from '../../library/games.ts';
import { call, type ServerError } from '../../session/online-api.ts';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';
import { useResultLine } from '../common/result-line.ts';

interface Whole {
  readonly n: number;
  readonly by: { readonly id: string; readonly name: string };
  readonly table: ListedTable;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly chat: readonly ChatLine[];
  readonly record: string;
}

/** One report with everything that helps to judge it, and what can be done. */
export function Report({ n, changed }: { n: number; changed(): void }) {
  const say = useWords(peopleWords);
  const { language } = useSettings();
  const resultLine = useResultLine();
  const [whole, setWhole] = useState<Whole | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    call<Whole>('GET', `/api/desk/reports/${n}`).then(setWhole, (failure: ServerError) =>
      setError(failure.text?.[language] ?? failure.message),
    );
  }, [n, language]);
  if (whole === null) return error === '' ? null : <p className="notice bad">{error}</p>;
  const { table, chat, record } = whole;
  const { game } = table.rules;
  return (
    <div className="panel">
      <p className="row">
        <strong>{isGame(game) ? sure(GAME_NAMES[game])[language] : game}</strong>
        <a href={link('match', table.id)}>{table.seats.map(({ name }) => name).join(' – ')}</a>
        <span className="quiet">{resultLine(table)}</span>
      </p>
      <h3>{say('chat')}</h3>
      {chat.length === 0 && <p className="quiet">{say('noChat')}</p>}
      <ul>
        {chat.map(({ n: line, name, text, phrase }) => (
          <li key={line}>
            <b>{name}</b>: {text ?? (phrase === undefined ? '' : PHRASES[phrase][language])}
          </li>
        ))}
      </ul>
      <details>
        <summary>{say('record')}</summary>
        {record === '' ? <p>{say('recordLater')}</p> : <pre className="desk-record">{record}</pre>}
      </details>
      <Doings whole={whole} changed={changed} />
    </div>
  );
}

function Doings({ whole, changed }: { whole: Whole; changed(): void }) {
  const say = useWords(peopleWords);
  const { language } = useSettings();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(7);
  const [said, setSaid] = useState('');
  const act = (kind: string, about: string) =>
    call('POST', '/api/desk/acts', { kind, about, reason, days }).then(
      () => {
        setSaid(say('done'));
        changed();
      },
      (failure: ServerError) => setSaid(failure.text?.[language] ?? failure.message),
    );
  const ready = reason.trim().length >= 3;
  return (
    <>
      <div className="fields">
        <label className="field">
          <span>{say('reason')}</span>
          <input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </label>
        <label className="field">
          <span>{say('days')}</span>
          <input
            type="number"
            min={0}
            max={3650}
            value={days}
            onChange={(event) => setDays(Math.max(0, Math.floor(Number(event.target.value))))}
          />
        </label>
      </div>
      <p className="row">
        {whole.people
          .filter(({ id }) => id !== '')
          .flatMap(({ id, name }) =>
            (['mute', 'ban'] as const).map((kind) => (
              <button
                key={`${kind}/${id}`}
                type="button"
                className="button small"
                disabled={!ready}
                onClick={() => act(kind, id)}
              >
                {say(`act.${kind}`, { name })}
              </button>
            )),
          )}
        <button
          type="button"
          className="button small danger"
          disabled={!ready}
          onClick={() => act('annul', whole.table.id)}
        >
          {say('act.annul')}
        </button>
        <button
          type="button"
          className="button small main"
          disabled={!ready}
          onClick={() => act('close', String(whole.n))}
        >
          {say('act.close')}
        </button>
      </p>
      {said !== '' && <p role="status">{said}</p>}
    </>
  );
}
