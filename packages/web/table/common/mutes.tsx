import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** Ways to let a window pass and not be asked again: for the cards that could answer, in this fight, in this turn. */
export function Mutes() {
  const { session, control } = useTable();
  const say = useWords(tableWords);
  const { question, pending } = control;
  if (session.mute === undefined || question?.mutes === undefined || pending) return null;
  return (
    <details className="prompt-mutes">
      <summary className="button small">{say('mute')}</summary>
      <div className="prompt-mutes-list">
        {question.mutes.map((what) => (
          <button
            key={what}
            type="button"
            className="button small"
            data-mute={what}
            onClick={() => session.mute?.(what)}
          >
            {say(`mute.${what}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
