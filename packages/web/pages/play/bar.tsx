import { useRef } from 'react';
import { link } from '../../app/router.ts';
import { useTable } from '../../table/common/context.ts';
import { TableMenu, Tools } from '../../table/common/tools.tsx';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { ReportButton } from './report.tsx';

/** Over a table of this browser: the way out, and the menu. */
export function Bar() {
  const { catalogue, tell, frame, session } = useTable();
  const say = useWords(tableWords);
  const ask = useRef<HTMLDialogElement>(null);
  const over = frame.update.result !== null;
  return (
    <header className="play-bar">
      <a className="brand" href={link('home')} title={say('leave')}>
        Bojiště
      </a>
      <h1>{tell(catalogue.names)}</h1>
      <Tools>
        <TableMenu>
          <li>
            <a className="button" href={link('home')}>
              {say('leave')}
            </a>
          </li>
          <li>
            <ReportButton />
          </li>
          <li>
            <button type="button" className="button danger" disabled={over} onClick={() => ask.current?.showModal()}>
              {say('concede')}
            </button>
            <dialog ref={ask} className="sheet" aria-label={say('concede')}>
              <p>{say('concedeSure')}</p>
              <form method="dialog" className="row">
                <button type="submit" className="button">
                  {say('keepPlaying')}
                </button>
                <button
                  type="submit"
                  className="button danger"
                  onClick={() => {
                    session.concede();
                    // The question and the menu it came from.
                    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
                  }}
                >
                  {say('concedeYes')}
                </button>
              </form>
            </dialog>
          </li>
        </TableMenu>
      </Tools>
    </header>
  );
}
