import { recordFromText } from '@bojiste/kernel/table/record';
import { useState } from 'react';
import { ask } from '../../library/client.ts';
import { isGame } from '../../library/games.ts';
import { keepGame, newSeed } from '../../session/saved.ts';
import { replaysWords } from '../../texts/replays.ts';
import { useWords } from '../../texts/use.ts';

/** Reads a record, plays it once, keeps it; the error says what is wrong with it. */
async function takeIn(text: string): Promise<string> {
  const { header } = recordFromText(text.trim().concat('\n'));
  if (!isGame(header.game)) throw new Error(header.game);
  const info = await ask('replay', text.trim().concat('\n'));
  const id = newSeed().slice(0, 10);
  keepGame({
    id,
    game: header.game,
    setup: header.setup,
    me: 0,
    bot: 'easy',
    record: text.trim().concat('\n'),
    over: true,
    turn: info.steps.at(-1)?.turn ?? 0,
    ...(info.result !== null && { result: info.result }),
    touched: 0,
  });
  return id;
}

/** A record from a file or from the clipboard. */
export function Open({ opened }: { opened: (id: string) => void }) {
  const say = useWords(replaysWords);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const open = (record: string) => {
    setError('');
    takeIn(record)
      .then(opened)
      .catch((failure: Error) => setError(say('notRecord', { why: failure.message })));
  };
  return (
    <section className="panel open-record">
      <label className="button">
        {say('load')}
        <input
          className="hidden"
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => event.target.files?.[0]?.text().then(open)}
        />
      </label>
      <label className="field">
        {say('paste')}
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" className="button" disabled={text.trim() === ''} onClick={() => open(text)}>
        {say('open')}
      </button>
      {error !== '' && (
        <p className="notice bad" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
