import type { Deck } from '@bojiste/kernel';
import { link } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import type { Book } from '../../library/types.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';
import { savedDecks } from '../decks/store.ts';
import { DeckGrid } from './deck-grid.tsx';
import { deckName, LEVELS, type Plan, RANDOM } from './plan.ts';

interface Props {
  readonly book: Book;
  readonly plan: Plan;
  change(part: Partial<Plan>): void;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function ModeChoice({ book, plan, change }: Props) {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const seats = book.modes.find(({ key }) => key === plan.mode)?.seats ?? [];
  return (
    <div className="setup-modes">
      <fieldset className="panel">
        <legend>{say('mode')}</legend>
        {book.modes.map((mode) => (
          <label key={mode.key} className="check">
            <input
              type="radio"
              name="mode"
              checked={mode.key === plan.mode}
              onChange={() => change({ mode: mode.key, seats: mode.seats[0] })}
            />
            {capital(mode.text[lang])}
          </label>
        ))}
      </fieldset>
      {seats.length > 1 && (
        <fieldset className="panel">
          <legend>{say('players')}</legend>
          {seats.map((n) => (
            <label key={n} className="check">
              <input type="radio" name="seats" checked={n === plan.seats} onChange={() => change({ seats: n })} />
              {n}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

export function DeckChoices({ book, plan, change }: Props) {
  const say = useWords(setupWords);
  const choose = (seat: number, name: string) =>
    change({ decks: Array.from({ length: plan.seats }, (_, i) => (i === seat ? name : deckName(plan, i))) });
  const who = (seat: number): string => {
    if (seat === 0) return say('you');
    if (plan.mode === 'coop') return say('partner');
    return plan.seats === 2 ? say('opponent') : say('opponentN', { n: seat });
  };
  return (
    <>
      <fieldset className="panel">
        <legend>{say('decks')}</legend>
        <DeckGrid book={book} seat={0} value={deckName(plan, 0)} choose={(name) => choose(0, name)} />
        <a href={link('decks', book.catalogue.game)}>{say('build')}</a>
      </fieldset>
      {plan.seats === 2 && (
        <fieldset className="panel setup-foe">
          <legend>{who(1)}</legend>
          <DeckGrid book={book} seat={1} value={deckName(plan, 1)} choose={(name) => choose(1, name)} />
        </fieldset>
      )}
      {plan.seats > 2 && (
        <fieldset className="panel">
          <legend>{say('opponents')}</legend>
          <div className="fields">
            {Array.from({ length: plan.seats - 1 }, (_, i) => i + 1).map((seat) => (
              <div key={seat} className="setup-seat">
                <DeckSelect
                  who={who(seat)}
                  book={book}
                  value={deckName(plan, seat)}
                  choose={(name) => choose(seat, name)}
                />
                <SeatLevel seat={seat} who={who(seat)} plan={plan} change={change} />
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

interface SelectProps {
  readonly who: string;
  readonly book: Book;
  readonly value: string;
  choose(name: string): void;
}

function DeckSelect({ who, book, value, choose }: SelectProps) {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const own = savedDecks(book.catalogue.game);
  const name = (deck: Deck) => deck.name[lang];
  return (
    <label className="field deck-choice">
      {who}
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value={RANDOM}>{say('random')}</option>
        <optgroup label={say('ready')}>
          {book.decks.map((deck) => (
            <option key={deck.key} value={`ready:${deck.key}`}>
              {name(deck)}
            </option>
          ))}
        </optgroup>
        {own.length > 0 && (
          <optgroup label={say('own')}>
            {own.map(({ id, deck }) => (
              <option key={id} value={`own:${id}`}>
                {name(deck)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}

/** With several opponents each may be of a level of its own. */
function SeatLevel({ seat, who, plan, change }: Omit<Props, 'book'> & { seat: number; who: string }) {
  const say = useWords(setupWords);
  const choose = (level: string) =>
    change({ levels: Array.from({ length: plan.seats }, (_, i) => (i === seat ? level : (plan.levels[i] ?? ''))) });
  return (
    <select
      aria-label={say('levelOf', { who })}
      value={plan.levels[seat] ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{say('levelSame')}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {say(`level.${level}`)}
        </option>
      ))}
    </select>
  );
}

export function LevelChoice({ plan, change, ruled }: Omit<Props, 'book'> & { ruled: boolean }) {
  const say = useWords(setupWords);
  return (
    <fieldset className="panel">
      <legend>{say('level')}</legend>
      {plan.seats > 1 &&
        LEVELS.map((level) => (
          <label key={level} className="check level">
            <input type="radio" name="level" checked={level === plan.level} onChange={() => change({ level })} />
            <span>
              <strong>{say(`level.${level}`)}</strong> <span className="quiet">{say(`levelAbout.${level}`)}</span>
            </span>
          </label>
        ))}
      <p className="quiet">
        {ruled && `${say('bossLeads')} `}
        {say('fair')}
      </p>
    </fieldset>
  );
}
