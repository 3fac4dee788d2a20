import { useId } from 'react';
import { useCardLanguage } from '../../app/settings.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';
import { LEVELS, type PlanProps } from './plan.ts';

/** One of a few: parts of one bar, the chosen one is lit. */

interface BarProps<T> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly (readonly [value: T, text: string])[];
  readonly value: T;
  readonly choose: (value: T) => void;
  /** What the chosen one means, where its name does not say it. */
  readonly about?: string;
}

function Bar<T extends string | number>({ name, legend, values, value, choose, about }: BarProps<T>) {
  const id = useId();
  return (
    <fieldset className="setup-bar" {...(about !== undefined && { 'aria-describedby': id })}>
      <legend>{legend}</legend>
      <div className="setup-parts">
        {values.map(([one, text]) => (
          <label key={one} className="setup-part">
            <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
            {text}
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p className="quiet" id={id}>
          {about}
        </p>
      )}
    </fieldset>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Nothing to choose where a game is played in one way by so many. */
export function ModeChoice({ book, plan, change }: PlanProps) {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const seats = book.modes.find(({ key }) => key === plan.mode)?.seats ?? [];
  return (
    <div className="setup-modes">
      {book.modes.length > 1 && (
        <Bar
          name="mode"
          legend={say('mode')}
          values={book.modes.map(({ key, text }) => [key, capital(text[lang])] as const)}
          value={plan.mode}
          choose={(key) => change({ mode: key, seats: book.modes.find((mode) => mode.key === key)?.seats[0] ?? 2 })}
        />
      )}
      {seats.length > 1 && (
        <Bar
          name="seats"
          legend={say('players')}
          values={seats.map((n) => [n, String(n)] as const)}
          value={plan.seats}
          choose={(n) => change({ seats: n })}
        />
      )}
    </div>
  );
}

export function LevelChoice({ plan, change }: Omit<PlanProps, 'book'>) {
  const say = useWords(setupWords);
  return (
    <Bar
      name="level"
      legend={say('level')}
      values={LEVELS.map((level) => [level, say(`level.${level}`)] as const)}
      value={plan.level as (typeof LEVELS)[number]}
      choose={(level) => change({ level })}
      about={`${capital(say(`levelAbout.${plan.level as (typeof LEVELS)[number]}`))}. ${say('fair')}`}
    />
  );
}
