import { sure } from '@bojiste/kernel/state/sure';
import { CardFace } from '../../cards/faces.tsx';
import { type Table, useTable } from '../common/context.ts';
import { Inspector } from '../common/inspector.tsx';
import { Caption, Log } from '../common/log.tsx';
import { Prompt } from '../common/prompt.tsx';
import { TextTable } from '../common/text-table.tsx';
import '../common/stand.css';
import './table.css';

/** The table of a game that has no drawn one: everything in words, with the same card, log and prompt as elsewhere. */
export default function PlainTable() {
  const { catalogue } = useTable();
  return (
    <main className={`stand plain-table world-${catalogue.game}`} data-text={true}>
      <div className="stand-centre">
        <TextTable />
        <Caption />
      </div>
      <div className="stand-right">
        <Inspector face={fullFace} />
        <Log />
        <Prompt clickable={() => false} />
      </div>
    </main>
  );
}

const fullFace = ({ catalogue, lang }: Table, key: string) => (
  <CardFace size="full" info={sure(catalogue.cards[key])} catalogue={catalogue} lang={lang} />
);
