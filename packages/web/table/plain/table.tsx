import { PlainFull } from '../../cards/plain/face.tsx';
import { type Table, useTable } from '../common/context.ts';
import { Inspector } from '../common/inspector.tsx';
import { Caption, Log } from '../common/log.tsx';
import { Prompt } from '../common/prompt.tsx';
import '../common/table.css';
import './table.css';
import { Words } from './words.tsx';

/** A game that has no drawn table yet, whole in words: state and options left, card, log and prompt right. */
export default function PlainTable() {
  const { catalogue } = useTable();
  return (
    <main className={`table plain-table world-${catalogue.game}`} data-text="true">
      <div className="plain-words">
        <Words />
        <Caption />
      </div>
      <div className="plain-right">
        <Inspector face={face} />
        <Log />
        <Prompt />
      </div>
    </main>
  );
}

const face = (table: Table, key: string) => (
  <PlainFull info={table.catalogue.cards[key]} catalogue={table.catalogue} lang={table.lang} />
);
