import { recordFromText } from '@bojiste/kernel';
import type { Proof } from '@bojiste/session/wire';
import { useEffect, useState } from 'react';
import { go, link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { ask } from '../../library/client.ts';
import { type Findings, findingsOf, kept } from '../../session/fair.ts';
import { call, type ServerError } from '../../session/online-api.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import '../common/common.css';

interface Found extends Findings {
  readonly proof: Proof;
  readonly record: boolean;
}

const PARTS = ['promise', 'own', 'secret', 'seed', 'record'] as const;

const verdict = (found: boolean | null) => (found === null ? 'unknown' : found ? 'good' : 'bad');

async function verify(match: string): Promise<Found> {
  const proof = await call<Proof>('GET', `/api/tables/${match}/proof`);
  const text = await call<string>('GET', `/api/tables/${match}/record`);
  const replay = await ask('replay', text);
  const { seed } = recordFromText(text).header.setup;
  return {
    ...findingsOf(match, proof, seed, kept(match, localStorage)),
    proof,
    record: replay.broken === null && replay.over && !replay.otherRules,
  };
}

/** `#/verify/<match>`: works the chance of a finished match out again. */
export default function Verify() {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const { parts } = useRoute();
  const id = parts[0] ?? '';
  const [wanted, setWanted] = useState(id);
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    setFound(null);
    setError('');
    if (id === '') return;
    verify(id).then(setFound, (failure: ServerError) => setError(failure.text?.[language] ?? failure.message));
  }, [id, language]);
  return (
    <main className="page">
      <h1>{say('verifyTitle')}</h1>
      <p>{say('verifyAbout')}</p>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          go(link('verify', wanted.trim()));
        }}
      >
        <label className="field">
          <span>{say('matchId')}</span>
          <input value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <button type="submit" className="button main">
          {say('check')}
        </button>
      </form>
      {error !== '' && (
        <p className="notice bad" role="alert">
          {error}
        </p>
      )}
      {found !== null && (
        <>
          <ul className="plain-list" aria-live="polite">
            {PARTS.map((part) => (
              <li key={part} className={found[part] === false ? 'row notice bad' : 'row'}>
                {say(`verify.${part}`)}: <strong>{say(verdict(found[part]))}</strong>
              </li>
            ))}
          </ul>
          {found.promise === null && <p className="notice">{say('verifyNobody')}</p>}
          {PARTS.some((part) => found[part] === false) && (
            <p className="notice bad" role="alert">
              {say('verifyForged')}
            </p>
          )}
          <p>
            {say('secret')}: <code>{found.proof.server}</code>
          </p>
          <p>
            {say('nonces')}: <code>{found.proof.nonces.join(', ')}</code>
          </p>
        </>
      )}
    </main>
  );
}
