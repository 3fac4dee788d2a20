import { useCardLanguage } from '../../app/settings.ts';
import { CardArt } from '../../art/card-art.tsx';
import type { Book } from '../../library/types.ts';
import { SIGHTS } from '../../texts/sights.ts';
import { MapPreview } from './map.tsx';
import { fitting, type Plan } from './plan.ts';

/** Bosses and maps by picture, with a sentence on what awaits one: the pictures are the controls. */

interface Props {
  readonly option: Book['options'][number];
  readonly book: Book;
  readonly plan: Plan;
  choose(value: number): void;
}

export function PictureOption({ option, book, plan, choose }: Props) {
  const lang = useCardLanguage();
  const values = fitting(book, option, plan.seats);
  const wanted = plan.options[option.name] ?? option.start;
  const value = values.some((one) => one.value === wanted) ? wanted : option.start;
  return (
    <fieldset className="panel sight-option" data-option={option.name}>
      <legend>{option.text[lang]}</legend>
      <div className="deck-grid">
        {values.map((one) => (
          <label key={one.value} className="deck-tile sight-tile" data-chosen={one.value === value}>
            <input type="radio" name={option.name} checked={one.value === value} onChange={() => choose(one.value)} />
            <Sight book={book} option={option.name} name={one.name} seats={plan.seats} />
            <strong>{one.text[lang]}</strong>
            <span className="deck-way">{SIGHTS[`${book.catalogue.game}/${option.name}/${one.name}`]?.[lang]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sight({ book, option, name, seats }: { book: Book; option: string; name: string; seats: number }) {
  if (option === 'map')
    return (
      <span className="sight-map">
        <MapPreview book={book} name={name} seats={seats} />
      </span>
    );
  const boss = Object.values(book.catalogue.cards).find(({ facts }) => facts.boss === name);
  return (
    <span className="deck-picture" aria-hidden="true">
      {boss !== undefined && <CardArt game={book.catalogue.game} card={boss} size="large" focus="50% 15%" />}
    </span>
  );
}
