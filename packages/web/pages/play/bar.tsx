import { useRef } from 'react';
import { Choices } from '../../app/frame.tsx';
import { link } from '../../app/router.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { useTable } from '../../table/common/context.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { ReportButton } from './report.tsx';

/** The slim bar over a table: way out, language and theme, text table, conceding. */
export function Bar() {
  const { catalogue, tell, frame, session } = useTable();
  const { textTable } = useSettings();
  const say = useWords(tableWords);
  const ask = useRef<HTMLDialogElement>(null);
  const over = frame.update.result !== null;
  return (
    <header className="play-bar">
      <a className="brand" href={link('home')} title={say('leave')}>
        Bojiště
      </a>
      <h1>{tell(catalogue.names)}</h1>
      <button
        type="button"
        className="button small"
        aria-pressed={textTable}
        onClick={() => changeSettings({ textTable: !textTable })}
      >
        {say(textTable ? 'pictureTable' : 'textTable')} <kbd>T</kbd>
      </button>
      <details className="keys">
        <summary className="button small">{say('keysTitle')}</summary>
        <p>{say('keysHelp')}</p>
      </details>
      <ReportButton />
      <button type="button" className="button small" disabled={over} onClick={() => ask.current?.showModal()}>
        {say('concede')}
      </button>
      <Choices />
      <dialog ref={ask} className="panel" aria-label={say('concede')}>
        <p>{say('concedeSure')}</p>
        <form method="dialog" className="row">
          <button type="submit" className="button">
            {say('keepPlaying')}
          </button>
          <button type="submit" className="button danger" onClick={() => session.concede()}>
            {say('concedeYes')}
          </button>
        </form>
      </dialog>
    </header>
  );
}
