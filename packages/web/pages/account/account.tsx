import { sure } from '@bojiste/kernel/state/sure';
import type { Me } from '@bojiste/session/wire';
import { useEffect, useRef, useState } from 'react';
import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { GAME_NAMES, isGame } from '../../library/games.ts';
import { call, type ServerError } from '../../session/online-api.ts';
import { serverLink } from '../../session/online-link.ts';
import { onlineWords } from '../../texts/online.ts';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';
import { setSignedIn } from '../decks/sync.ts';
import { addPasskey, hasPasskeys, signInByPasskey } from './passkey.ts';
import { Recover, Safety } from './safety.tsx';
import '../common/common.css';

/** `#/account`: guest or account, ratings, one's own data. */
export default function Account() {
  const say = useWords(onlineWords);
  const people = useWords(peopleWords);
  const { language } = useSettings();
  const [me, setMe] = useState<Me | null>(null);
  const [error, setError] = useState('');
  const show = (action: Promise<Me>) =>
    action.then(
      (found) => {
        setMe(found);
        setSignedIn(found);
        setError('');
        serverLink().restart();
      },
      (failure: ServerError) => setError(failure.text?.[language] ?? failure.message),
    );
  useEffect(() => {
    call<Me>('GET', '/api/me').then(
      (found) => {
        setMe(found);
        setSignedIn(found);
      },
      () => setError(''),
    );
  }, []);
  const nobody = me === null || me.id === '';
  return (
    <main className="page">
      <h1>{say('account')}</h1>
      {error !== '' && (
        <p className="notice bad" role="alert">
          {error}
        </p>
      )}
      <p>{nobody ? say('nobodyYet') : say(me.kind === 'account' ? 'accountIs' : 'guestIs', { name: me.name })}</p>
      {!nobody && me.kind === 'guest' && <Rename me={me} show={show} />}
      {me?.kind !== 'account' && <Credentials kind="signUp" show={show} />}
      {me?.kind !== 'account' && <Credentials kind="signIn" show={show} />}
      {me?.kind !== 'account' && hasPasskeys() && (
        <p>
          <button type="button" className="button" onClick={() => show(signInByPasskey())}>
            {say('passkeyIn')}
          </button>
        </p>
      )}
      {me?.kind !== 'account' && <Recover done={show} />}
      {me?.kind === 'account' && <Signed show={show} />}
      {me?.kind === 'account' && <Safety keys={me.passkeys} />}
      {!nobody && <Ratings me={me} />}
      {!nobody && (
        <p className="row">
          <a className="button" href={link('profile', me.id)}>
            {people('myProfile')}
          </a>
          {me.role === 'desk' && (
            <a className="button" href={link('desk')}>
              {people('desk')}
            </a>
          )}
        </p>
      )}
      {!nobody && <OwnData />}
    </main>
  );
}

interface Part {
  show(action: Promise<Me>): void;
}

function Rename({ me, show }: Part & { me: Me }) {
  const say = useWords(onlineWords);
  const [name, setName] = useState(me.name);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        show(call('POST', '/api/me/name', { name }));
      }}
    >
      <label className="field">
        <span>{say('name')}</span>
        <input value={name} maxLength={24} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button">
        {say('changeName')}
      </button>
    </form>
  );
}

function Credentials({ kind, show }: Part & { kind: 'signUp' | 'signIn' }) {
  const say = useWords(onlineWords);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault();
        show(call('POST', kind === 'signUp' ? '/api/signup' : '/api/signin', { name, password }));
      }}
    >
      <h2>{say(kind)}</h2>
      {kind === 'signUp' && <p>{say('signUpAbout')}</p>}
      <div className="fields">
        <label className="field">
          <span>{say('name')}</span>
          <input
            value={name}
            maxLength={24}
            autoComplete="username"
            required
            onChange={(e) => setName(e.target.value)}
          />
        </label>
        <label className="field">
          <span>{say('password')}</span>
          <input
            type="password"
            value={password}
            minLength={8}
            required
            autoComplete={kind === 'signUp' ? 'new-password' : 'current-password'}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
      </div>
      <button type="submit" className="button main">
        {say(kind)}
      </button>
    </form>
  );
}

function Signed({ show }: Part) {
  const say = useWords(onlineWords);
  const out = async (): Promise<Me> => {
    await call('POST', '/api/signout');
    return call<Me>('GET', '/api/me');
  };
  return (
    <p className="row">
      <button type="button" className="button" onClick={() => show(out())}>
        {say('signOut')}
      </button>
      {hasPasskeys() && (
        <button type="button" className="button" onClick={() => show(addPasskey())}>
          {say('passkeyAdd')}
        </button>
      )}
    </p>
  );
}

function Ratings({ me }: { me: Me }) {
  const say = useWords(onlineWords);
  const people = useWords(peopleWords);
  const { language } = useSettings();
  if (me.ratings.length === 0) return null;
  return (
    <section>
      <h2>{say('ratings')}</h2>
      <ul className="plain-list">
        {me.ratings.map(({ game, mode, value, deviation, provisional, games }) => (
          <li key={`${game}/${mode}`} className="row">
            {isGame(game) ? sure(GAME_NAMES[game])[language] : game} ({mode}): <strong>{value}</strong> ±{' '}
            {2 * deviation}
            {provisional && ` (${say('provisional')})`}, {people('gamesCount', { n: games })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnData() {
  const say = useWords(onlineWords);
  const ask = useRef<HTMLDialogElement>(null);
  return (
    <p className="row">
      <a className="button" href="/api/me/export" download="bojiste.json">
        {say('export')}
      </a>
      <button type="button" className="button danger" onClick={() => ask.current?.showModal()}>
        {say('remove')}
      </button>
      <dialog ref={ask} className="panel" aria-label={say('remove')}>
        <p>{say('removeSure')}</p>
        <form method="dialog" className="row">
          <button type="submit" className="button">
            {say('keep')}
          </button>
          <button
            type="submit"
            className="button danger"
            onClick={() => call('DELETE', '/api/me').then(() => location.reload())}
          >
            {say('removeYes')}
          </button>
        </form>
      </dialog>
    </p>
  );
}
