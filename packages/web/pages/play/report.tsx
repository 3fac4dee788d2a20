import { useRef, useState } from 'react';
import { useRoute } from '../../app/router.ts';
import { keepReport, makeReport, type Report } from '../../session/reports.ts';
import { keepGame, savedGame } from '../../session/saved.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { download } from '../common/files.ts';

/** The engine is at fault: freeze the game as it is, keep its record, hand it over as a file. */

export const downloadReport = (id: string, report: Report): void =>
  download(`bojiste-${report.game}-${id}.json`, JSON.stringify(report, null, 2), 'application/json');

/** Freezes a game and writes its report down; null where there is no such game in this browser. */
export function freeze(id: string, note: string, error = ''): Report | null {
  const game = savedGame(id);
  if (game === null) return null;
  const report = makeReport(game, note, error);
  keepReport(id, report);
  keepGame({ ...game, frozen: true });
  return report;
}

export function ReportButton() {
  const say = useWords(tableWords);
  const { parts } = useRoute();
  const id = parts[0] ?? '';
  const dialog = useRef<HTMLDialogElement>(null);
  const [note, setNote] = useState('');
  if (savedGame(id) === null) return null;
  const send = () => {
    const report = freeze(id, note);
    if (report !== null) downloadReport(id, report);
    location.reload();
  };
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        {say('report')}
      </button>
      <dialog ref={dialog} className="sheet" aria-label={say('reportTitle')}>
        <h2>{say('reportTitle')}</h2>
        <p>{say('reportAbout')}</p>
        <label className="field">
          {say('reportNote')}
          <textarea value={note} rows={4} onChange={(event) => setNote(event.target.value)} />
        </label>
        <form method="dialog" className="row">
          <button type="submit" className="button">
            {say('keepPlaying')}
          </button>
          <button type="submit" className="button danger" onClick={send}>
            {say('reportSend')}
          </button>
        </form>
      </dialog>
    </>
  );
}
