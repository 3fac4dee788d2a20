import { type FormEvent, useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { call, type ServerError } from '../../session/online-api.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

/** Of an account: where it is signed in, a new password, codes for when the password is lost. */

interface OpenSession {
  readonly id: string;
  readonly created: number;
  readonly current: boolean;
}

export function Safety() {
  return (
    <>
      <Sessions />
      <NewPassword />
      <Codes />
    </>
  );
}

function Sessions() {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const [sessions, setSessions] = useState<readonly OpenSession[]>([]);
  useEffect(() => {
    call<OpenSession[]>('GET', '/api/me/sessions').then(setSessions, () => {});
  }, []);
  const end = async (id: string) => {
    await call('DELETE', `/api/me/sessions/${id}`);
    setSessions(await call<OpenSession[]>('GET', '/api/me/sessions'));
  };
  return (
    <section>
      <h2>{say('sessions')}</h2>
      <ul className="plain-list">
        {sessions.map(({ id, created, current }) => (
          <li key={id} className="row">
            {new Date(created).toLocaleString(language)}
            {current ? (
              <span className="quiet">{say('thisSession')}</span>
            ) : (
              <button type="button" className="button" onClick={() => end(id)}>
                {say('endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewPassword() {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState('');
  const change = (event: FormEvent) => {
    event.preventDefault();
    call('POST', '/api/me/password', { old, password }).then(
      () => setSaid(say('passwordChanged')),
      (failure: ServerError) => setSaid(failure.text?.[language] ?? failure.message),
    );
  };
  return (
    <form className="panel" onSubmit={change}>
      <h2>{say('newPassword')}</h2>
      <div className="fields">
        <label className="field">
          <span>{say('oldPassword')}</span>
          <input
            type="password"
            value={old}
            autoComplete="current-password"
            onChange={(event) => setOld(event.target.value)}
          />
        </label>
        <NewPasswordField value={password} change={setPassword} />
      </div>
      <button type="submit" className="button">
        {say('changePassword')}
      </button>
      <p role="status">{said}</p>
    </form>
  );
}

function Codes() {
  const say = useWords(onlineWords);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const make = async () => setCodes((await call<{ codes: string[] }>('POST', '/api/me/recovery', {})).codes);
  return (
    <section>
      <h2>{say('recovery')}</h2>
      <p>{say('recoveryAbout')}</p>
      <button type="button" className="button" onClick={make}>
        {say('makeCodes')}
      </button>
      {codes.length > 0 && (
        <ul className="plain-list" data-codes>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Somebody who has lost the password and kept a code. */
export function Recover({ done }: { done(action: Promise<never>): void }) {
  const say = useWords(onlineWords);
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <details>
      <summary>{say('lostPassword')}</summary>
      <form
        className="panel"
        onSubmit={(event) => {
          event.preventDefault();
          done(call('POST', '/api/recover', { name, code, password }));
        }}
      >
        <div className="fields">
          <label className="field">
            <span>{say('name')}</span>
            <input value={name} maxLength={24} required onChange={(event) => setName(event.target.value)} />
          </label>
          <label className="field">
            <span>{say('recoveryCode')}</span>
            <input value={code} maxLength={40} required onChange={(event) => setCode(event.target.value)} />
          </label>
          <NewPasswordField value={password} change={setPassword} />
        </div>
        <button type="submit" className="button main">
          {say('changePassword')}
        </button>
      </form>
    </details>
  );
}

function NewPasswordField({ value, change }: { value: string; change(to: string): void }) {
  const say = useWords(onlineWords);
  return (
    <label className="field">
      <span>{say('newPassword')}</span>
      <input
        type="password"
        value={value}
        minLength={8}
        required
        autoComplete="new-password"
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
