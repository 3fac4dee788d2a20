import type { Handle } from '@bojiste/kernel';
import { useTable } from './context.ts';
import { pointingAt } from './pointing.ts';

/** What can be done with a card that stands for something else (a player, a place): one button for each act. */
export function Acts({ card }: { card: Handle }) {
  const { control, tell } = useTable();
  const acts = (control.marks.cards.get(card) ?? []).filter(({ act }) => act !== null);
  if (acts.length === 0) return null;
  return (
    <div className="acts">
      {acts.map((choice) => (
        <button
          key={choice.key}
          type="button"
          className="act"
          data-mark="usable"
          data-choice={choice.key}
          onClick={() => control.take(choice)}
          {...pointingAt(control, choice)}
        >
          {choice.act === null ? '' : capital(tell(choice.act))}
          <span className="mark mark-usable" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
