import { type FormEvent, useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { call, type ServerError } from '../../session/online-api.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

/** Of an account: where it is signed in, a new password, codes for when the password is lost. */

interface Way {
  readonly id: string;
  readonly created: number;
  readonly current?: boolean;
}

/** `keys`: how many passkeys there are, so that the list follows when one is added. */
export function Safety({ keys }: { keys: number }) {
  const say = useWords(onlineWords);
  return (
    <>
      <Ways title={say('sessions')} path="/api/me/sessions" end={say('endSession')} />
      {keys > 0 && <Ways key={keys} title={say('passkeyList')} path="/api/me/passkeys" end={say('passkeyRemove')} />}
      <NewPassword />
      <Codes />
    </>
  );
}

interface WaysProps {
  readonly title: string;
  readonly path: string;
  readonly end: string;
}

/** Ways into an account, by when they were made: each can be ended, but the one that is used just now. */
function Ways({ title, path, end }: WaysProps) {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const [ways, setWays] = useState<readonly Way[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    call<Way[]>('GET', path).then(setWays, () => {});
  }, [path]);
  const close = async (id: string) => {
    try {
      await call('DELETE', `${path}/${id}`);
      setSaid('');
    } catch (failure) {
      setSaid((failure as ServerError).text?.[language] ?? (failure as ServerError).message);
    }
    setWays(await call<Way[]>('GET', path));
  };
  return (
    <section>
      <h2>{title}</h2>
      <ul className="plain-list">
        {ways.map(({ id, created, current = false }) => (
          <li key={id} className="row">
            {new Date(created).toLocaleString(language)}
            {current ? (
              <span className="quiet">{say('thisSession')}</span>
            ) : (
              <button type="button" className="button" onClick={() => close(id)}>
                {end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
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
  const { language } = useSettings();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const make = () =>
    call<{ codes: string[] }>('POST', '/api/me/recovery', {}).then(
      (made) => {
        setCodes(made.codes);
        setSaid('');
      },
      (failure: ServerError) => setSaid(failure.text?.[language] ?? failure.message),
    );
  return (
    <section>
      <h2>{say('recovery')}</h2>
      <p>{say('recoveryAbout')}</p>
      <button type="button" className="button" onClick={make}>
        {say('makeCodes')}
      </button>
      <p role="status">{said}</p>
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
