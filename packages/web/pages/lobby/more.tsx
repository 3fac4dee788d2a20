import type { Book } from '../../library/types.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { OptionChoices } from '../setup/options.tsx';
import '../setup/setup.css';
import type { Wanted } from './rules.ts';

interface Props {
  readonly book: Book;
  readonly mode: string;
  readonly seats: number;
  readonly wanted: Wanted;
  change(part: Partial<Wanted>): void;
}

const DELAYS = [0, 60, 300] as const;

/** What most tables leave as it is: taking back, what spectators see when, and the options of the game itself. */
export function More({ book, mode, seats, wanted, change }: Props) {
  const say = useWords(onlineWords);
  const plan = { mode, seats, decks: [], level: '', levels: [], options: wanted.options };
  return (
    <details>
      <summary>{say('more')}</summary>
      <div className="fields">
        <label className="field">
          <span>{say('undo')}</span>
          <select
            value={wanted.undo}
            onChange={(event) => change({ undo: event.target.value === 'never' ? 'never' : 'ask' })}
          >
            <option value="ask">{say('undo.ask')}</option>
            <option value="never">{say('undo.never')}</option>
          </select>
        </label>
        {wanted.listed && (
          <label className="field">
            <span>{say('delay')}</span>
            <select value={wanted.delay} onChange={(event) => change({ delay: Number(event.target.value) })}>
              {DELAYS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {say(`delay.${seconds}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className="small-print">{say('undoAbout')}</p>
      </div>
      <OptionChoices book={book} plan={plan} change={({ options = {} }) => change({ options })} />
    </details>
  );
}
