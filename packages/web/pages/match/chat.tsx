import { type ChatLine, PHRASES, type Phrase } from '@bojiste/session/wire';
import { useState, useSyncExternalStore } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { call } from '../../session/online-api.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

const NAMES = Object.keys(PHRASES) as Phrase[];

/** Phrases everybody reads in their own language, and free words. */
export function Chat({ match }: { match: OnlineMatch }) {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const { chat, table } = useSyncExternalStore(match.watch, match.snapshot);
  const [text, setText] = useState('');
  const [muted, setMuted] = useState<readonly string[]>([]);
  const me = table?.me ?? -1;
  const others = new Map(chat.filter(({ seat }) => seat !== me).map(({ user, name }) => [user, name]));
  const mute = (user: string) => {
    setMuted([...muted, user]);
    call('POST', '/api/mute', { user, on: true });
  };
  const send = () => {
    if (text.trim() !== '') match.say({ text: text.trim() });
    setText('');
  };
  return (
    <details className="chat panel">
      <summary>
        {say('chat')} {chat.length > 0 && `(${chat.length})`}
      </summary>
      <ol className="plain-list" aria-live="polite">
        {chat
          .filter(({ user }) => !muted.includes(user))
          .map((line) => (
            <li key={line.n}>
              <strong>{line.name}</strong>
              {line.seat < 0 && <span className="quiet"> ({say('spectator')})</span>}: {said(line, language)}
            </li>
          ))}
      </ol>
      <p className="row">
        {NAMES.map((phrase) => (
          <button key={phrase} type="button" className="button small" onClick={() => match.say({ phrase })}>
            {PHRASES[phrase][language]}
          </button>
        ))}
      </p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          value={text}
          maxLength={300}
          aria-label={say('write')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button small">
          {say('send')}
        </button>
      </form>
      {[...others].map(([user, name]) => (
        <button key={user} type="button" className="button small" onClick={() => mute(user)}>
          {say('mute', { name })}
        </button>
      ))}
    </details>
  );
}

const said = (line: ChatLine, language: 'cs' | 'en'): string =>
  line.phrase === undefined ? (line.text ?? '') : PHRASES[line.phrase][language];
