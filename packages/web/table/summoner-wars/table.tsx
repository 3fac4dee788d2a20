import type { Handle } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { useSettings } from '../../app/settings.ts';
import { Sign } from '../../cards/icon.tsx';
import { FullCard, valuesOf } from '../../cards/summoner-wars/face.tsx';
import { Dice } from '../../stage/dice.tsx';
import { summonerWarsWords } from '../../texts/summoner-wars.ts';
import { useWords } from '../../texts/use.ts';
import { type Table, useTable } from '../common/context.ts';
import { Inspector } from '../common/inspector.tsx';
import { Caption, Log } from '../common/log.tsx';
import { Prompt } from '../common/prompt.tsx';
import { Players } from '../common/side.tsx';
import { TextTable } from '../common/text-table.tsx';
import '../common/stand.css';
import './table.css';
import './board.css';
import './sides.css';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Phases } from './phases.tsx';
import { Side } from './sides.tsx';

/** The Summoner Wars table: sides and phases left, battlefield and hand in the middle, card, log and prompt right. */
export default function SummonerWarsTable() {
  const { me } = useTable();
  const { textTable } = useSettings();
  return (
    <main className="stand sw-table world-summoner-wars" data-text={textTable}>
      <Players>
        <div className="stand-foes">
          <Side seat={1 - me} />
        </div>
        <Phases />
        <div className="stand-own">
          <Side seat={me} />
        </div>
      </Players>
      <div className="stand-centre">
        {textTable ? <TextTable /> : <Board />}
        <SymbolDice />
        <Caption />
      </div>
      {!textTable && <Hand />}
      <div className="stand-right">
        <Inspector face={fullFace} />
        <Log />
        <Prompt />
      </div>
    </main>
  );
}

function fullFace(table: Table, key: string, handle: Handle) {
  const info = sure(table.catalogue.cards[key]);
  const card = handle === 0 ? undefined : table.find(handle);
  return <FullCard info={info} values={valuesOf(table.catalogue, info, card)} lang={table.lang} />;
}

type Face = readonly [melee: number, ranged: number, special: number];
const SYMBOLS = ['melee', 'ranged', 'special'] as const;

/** No face shows more symbols than these. */
const SYMBOL_KEYS = ['first', 'second', 'third', 'fourth'];

/** A face [1, 0, 2] shows melee, special, special. */
const symbolsOf = (face: Face): string[] => SYMBOLS.flatMap((name, k) => Array<string>(sure(face[k])).fill(name));

/** Dice show their symbols; which table of faces is used is an option of the match. */
function SymbolDice() {
  const { catalogue, view, frame } = useTable();
  const sw = useWords(summonerWarsWords);
  const tables = catalogue.facts.dice as readonly (readonly Face[])[];
  const faces = tables[view.options[catalogue.facts.diceOption as number] ?? 0] ?? sure(tables[0]);
  const sums = SYMBOLS.map((_, k) => (frame.dice?.faces ?? []).reduce((sum, n) => sum + sure(sure(faces[n])[k]), 0));
  const label = sw('roll', { symbols: SYMBOLS.map((name, k) => `${sw(name)} ${sums[k]}`).join(', ') });
  return (
    <Dice
      label={label}
      face={(n) => symbolsOf(sure(faces[n])).map((symbol, i) => <Sign key={SYMBOL_KEYS[i]} name={symbol} />)}
    />
  );
}
