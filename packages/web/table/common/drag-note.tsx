import './drag.css';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';
import { PreviewLines } from './preview.tsx';

/** Beside a card that is held over the table: what letting it go here would do. */
export function DragNote() {
  const { control, tell, name } = useTable();
  const say = useWords(tableWords);
  const { lifted, pointed, selected } = control;
  if (lifted === null) return null;
  const acts = lifted.flatMap(({ act }) => (act === null ? [] : tell(act)));
  return (
    <div className="drag-note" aria-hidden="true">
      <strong>{pointed === null ? name(selected) : tell(pointed.text)}</strong>
      {pointed === null && acts.length > 0 && <span>{acts.join(' · ')}</span>}
      {pointed === null ? <small>{say('letGo')}</small> : <PreviewLines />}
    </div>
  );
}
