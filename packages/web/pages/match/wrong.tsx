import { useState } from 'react';
import type { OnlineMatch } from '../../session/online.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

/** "The engine plays otherwise than the rules": a report, and an offer to annul. */
export function Wrong({ match, live }: { match: OnlineMatch; live: boolean }) {
  const say = useWords(onlineWords);
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const send = async () => {
    if (!(await match.request('/api/report', { match: match.id, text }))) return;
    setSent(true);
    if (live) await match.command({ t: 'offer', what: 'annul' });
  };
  if (sent) return <p role="status">{say('reportSent')}</p>;
  return (
    <details>
      <summary className="button small">{say('fault')}</summary>
      <p>{say('faultAbout')}</p>
      <textarea
        value={text}
        maxLength={2000}
        aria-label={say('fault')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" className="button small" disabled={text.trim() === ''} onClick={send}>
        {say('report')}
      </button>
    </details>
  );
}
