import type { Deck, Seat } from '@bojiste/kernel';
import { useState } from 'react';
import { link } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import type { Book } from '../../library/types.ts';
import { setupWords } from '../../texts/setup.ts';
import { SIGHTS } from '../../texts/sights.ts';
import { useWords } from '../../texts/use.ts';
import { savedDecks } from '../decks/store.ts';
import { ModeChoice } from './choices.tsx';
import { DeckGrid } from './deck-grid.tsx';
import { deckName, fitting, LEVELS, type Plan, type PlanProps, RANDOM } from './plan.ts';
import { BossPortrait, Portrait } from './portrait.tsx';

/** The own side at the left, the others at the right, and the pictures they are chosen by between them. */

const withDeck = (plan: Plan, seat: Seat, name: string): Partial<Plan> => ({
  decks: Array.from({ length: plan.seats }, (_, i) => (i === seat ? name : deckName(plan, i))),
});

export function Sides({ book, plan, change }: PlanProps) {
  const say = useWords(setupWords);
  const [turned, turnTo] = useState<Seat>(0);
  const coop = plan.mode === 'coop';
  const two = plan.seats === 2;
  const seat = two ? turned : 0;
  const partner = coop ? say('partner') : say('opponent');
  const portrait = (of: Seat, who: string, side: 'own' | 'ally' | 'foe') => (
    <Portrait
      book={book}
      seat={of}
      who={who}
      side={side}
      deck={deckName(plan, of)}
      active={seat === of}
      turnTo={turnTo}
    />
  );
  return (
    <div className="setup-sides">
      <div className="setup-side">{portrait(0, say('you'), 'own')}</div>
      <div className="setup-middle">
        <ModeChoice book={book} plan={plan} change={change} />
        <fieldset className="setup-decks">
          <legend>{say(seat === 0 ? 'chooseOwn' : coop ? 'choosePartner' : 'chooseFoe')}</legend>
          <DeckGrid
            key={seat}
            book={book}
            seat={seat}
            value={deckName(plan, seat)}
            other={two ? deckName(plan, 1 - seat) : ''}
            choose={(name) => change(withDeck(plan, seat, name))}
          />
        </fieldset>
        <a href={link('decks', book.catalogue.game)}>{say('build')}</a>
      </div>
      <div className="setup-side">
        {two && portrait(1, partner, coop ? 'ally' : 'foe')}
        <Boss book={book} plan={plan} small={two} />
        {plan.seats > 2 && <Opponents book={book} plan={plan} change={change} />}
      </div>
    </div>
  );
}

function Boss({ book, plan, small }: { book: Book; plan: Plan; small: boolean }) {
  const lang = useCardLanguage();
  const ruled = (book.modes.find(({ key }) => key === plan.mode)?.ruled ?? 0) > 0;
  const option = book.options.find(({ name }) => name === 'boss');
  if (!ruled || option === undefined) return null;
  const value = plan.options.boss ?? option.start;
  const chosen = fitting(book, option, plan.seats).find((one) => one.value === value);
  if (chosen === undefined) return null;
  const way = small ? '' : (SIGHTS[`${book.catalogue.game}/boss/${chosen.name}`]?.[lang] ?? '');
  return <BossPortrait book={book} boss={chosen.name} name={chosen.text[lang]} way={way} />;
}

function Opponents({ book, plan, change }: PlanProps) {
  const say = useWords(setupWords);
  return (
    <fieldset className="setup-others">
      <legend>{say('opponents')}</legend>
      {Array.from({ length: plan.seats - 1 }, (_, i) => i + 1).map((seat) => {
        const who = say('opponentN', { n: seat });
        const choose = (name: string) => change(withDeck(plan, seat, name));
        return (
          <div key={seat} className="setup-seat">
            <DeckSelect who={who} book={book} value={deckName(plan, seat)} choose={choose} />
            <SeatLevel seat={seat} who={who} plan={plan} change={change} />
          </div>
        );
      })}
    </fieldset>
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
function SeatLevel({ seat, who, plan, change }: Omit<PlanProps, 'book'> & { seat: Seat; who: string }) {
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
