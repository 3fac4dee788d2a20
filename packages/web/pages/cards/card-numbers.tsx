import type { Catalogue } from '@bojiste/session/types';
import { useMemo } from 'react';
import { useCardLanguage } from '../../app/settings.ts';
import { setName, sideName, statName, typeName } from '../../cards/names.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';
import { type Counts, numbersOf, type Share, type Spread } from './numbers.ts';
import './numbers.css';

/** A pile of cards in numbers: by type, affiliation and set, and how its values are spread. */
export function CardNumbers({ catalogue, counts }: { catalogue: Catalogue; counts: Counts }) {
  const say = useWords(libraryWords);
  const lang = useCardLanguage();
  const numbers = useMemo(() => numbersOf(catalogue, counts), [catalogue, counts]);
  const { game } = catalogue;
  return (
    <div className="card-numbers">
      {numbers.cards > numbers.titles && (
        <p className="quiet">{say('numbersOf', { cards: numbers.cards, titles: numbers.titles })}</p>
      )}
      <div className="number-blocks">
        <Shares title={say('type')} list={numbers.types} name={(key) => typeName(catalogue, key, lang)} />
        <Shares title={say('side')} list={numbers.sides} name={(key) => sideName(key, lang)} />
        <Shares title={say('set')} list={numbers.sets} name={(key) => setName(game, key, lang)} />
        {numbers.values.map((one) => (
          <Values key={one.stat} spread={one} name={statName(catalogue, one.stat, lang)} />
        ))}
      </div>
    </div>
  );
}

interface SharesProps {
  readonly title: string;
  readonly list: readonly Share[];
  name(key: string): string;
}

function Shares({ title, list, name }: SharesProps) {
  const most = Math.max(1, ...list.map(({ n }) => n));
  if (list.length === 0) return null;
  return (
    <section className="panel">
      <h3>{title}</h3>
      <table className="shares">
        <tbody>
          {list.map(({ key, n }) => (
            <tr key={key}>
              <th scope="row">{name(key)}</th>
              <td>{n}</td>
              <td aria-hidden="true">
                <i style={{ '--w': n / most } as React.CSSProperties} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Values({ spread, name }: { spread: Spread; name: string }) {
  const say = useWords(libraryWords);
  const lang = useCardLanguage();
  const most = Math.max(1, ...spread.bars.map(({ n }) => n));
  const mean = spread.mean.toLocaleString(lang, { maximumFractionDigits: 1 });
  return (
    <section className="panel">
      <h3>{name}</h3>
      <p className="quiet">{say('mean', { mean })}</p>
      <ol className="value-bars">
        {spread.bars.map(({ value, n }) => (
          <li key={value} style={{ '--h': n / most } as React.CSSProperties}>
            <span className="hidden">{say('valueBar', { value, n })}</span>
            <span aria-hidden="true">{n || ''}</span>
            <i aria-hidden="true" />
            <span aria-hidden="true" className="quiet">
              {value}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
