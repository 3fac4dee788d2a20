import { type Coaching, changeSettings, useSettings } from '../../app/settings.ts';
import { settingsWords } from '../../texts/settings.ts';
import { useWords } from '../../texts/use.ts';
import './coach.css';

const WAYS: readonly Coaching[] = ['silent', 'adviser', 'teacher'];

/** How much the coach says in games against bots. */
export function CoachChoice() {
  const say = useWords(settingsWords);
  const { coach } = useSettings();
  return (
    <fieldset className="coach-choice" data-coach-choice>
      <legend>{say('coach')}</legend>
      <div className="row">
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            className="button small"
            aria-pressed={coach === way}
            data-way={way}
            onClick={() => changeSettings({ coach: way })}
          >
            {say(`coach.${way}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
