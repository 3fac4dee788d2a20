import type { Bilingual, CardView } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, type Table, useTable } from './context.ts';
import { LETTERS, useCalled } from './players.tsx';

/** The table in words: state and options as lists. For screen readers, small windows and those who prefer it. */

export function cardWords(table: Table, card: CardView): string {
  const { catalogue, lang, tell } = table;
  const info = table.info(card);
  if (info === null) return '';
  const codes = (catalogue.facts.codes ?? []) as readonly string[];
  const facts = catalogue.stats.flatMap((stat, i) => {
    if (codes.includes(stat.name)) return [];
    const now = card.stats[i] ?? stat.absent;
    const worth = now !== stat.absent || (info.stats[stat.name] ?? now) !== now;
    return worth ? [`${tell(stat.text)} ${card.stats[i]}`] : [];
  });
  catalogue.counters.forEach((counter, i) => {
    if (sure(card.counters[i]) > 0) facts.push(`${tell(counter.text)} ${card.counters[i]}`);
  });
  catalogue.flags.forEach((flag, i) => {
    if ((card.flags & (1 << i)) !== 0) facts.push(tell(flag.text));
  });
  return `${info.names[lang]} (${facts.join(', ')})`;
}

export function TextTable() {
  const table = useTable();
  const say = useWords(tableWords);
  const called = useCalled();
  const { catalogue, view, control, tell, me, session } = table;
  // A card that stands for a player says nothing.
  const board = view.cards.filter(
    (card) => sure(catalogue.zones[card.zone]).board && table.info(card)?.type !== 'player',
  );
  const place = (card: CardView) => {
    const { name, seat, text } = sure(catalogue.zones[card.zone]);
    const called = (catalogue.facts.places as Readonly<Record<string, Bilingual>> | undefined)?.[name];
    if (called !== undefined) return tell(called);
    return seat < 0 && !name.startsWith('attached') ? name : tell(text);
  };
  return (
    <div className="text-table" data-region="board">
      <section>
        <h2>{say('options')}</h2>
        {control.question === null && <p className="quiet">{say('noOptions')}</p>}
        <ol>
          {(control.picking?.question ?? control.question)?.choices.map((choice, i) => (
            <li key={`${choice.key}/${choice.card}`}>
              <button
                type="button"
                className="button"
                data-option={i + 1}
                {...(control.picking !== null && { 'aria-pressed': control.picking.cards.has(choice.card) })}
                onClick={() => control.take(choice)}
              >
                {tell(choice.text)} <code>{choice.key}</code>
              </button>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{say('state')}</h2>
        <ul>
          {view.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              {say('seat', { who: called(i, say('opponent')), letter: sure(LETTERS[i]) })}:{' '}
              {[
                ...catalogue.resources.map((r, k) => [tell(r.text), seat.resources[k] ?? 0] as const),
                ...catalogue.zones
                  .filter((zone) => zone.seat === i)
                  .map((zone) => [tell(zone.text), view.sizes[zone.id] ?? 0] as const),
              ]
                .flatMap(([what, n]) => (n > 0 ? `${what} ${n}` : []))
                .join(', ')}
            </li>
          ))}
        </ul>
        <h2>{session.watching === true ? called(me, '') : say('mine')}</h2>
        <CardList table={table} cards={board.filter((card) => card.control === me)} place={place} />
        <h2>{say(session.watching === true ? 'others' : 'theirs')}</h2>
        <CardList table={table} cards={board.filter((card) => card.control !== me)} place={place} />
        <h2>{say('hand')}</h2>
        <CardList table={table} cards={cardsIn(table, 'hand', me)} />
      </section>
    </div>
  );
}

function CardList({
  table,
  cards,
  place,
}: {
  table: Table;
  cards: readonly CardView[];
  place?: (card: CardView) => string;
}) {
  const say = useWords(tableWords);
  if (cards.length === 0) return <p className="quiet">{say('noCards')}</p>;
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.handle}>
          <button
            type="button"
            className="card-link"
            data-card={card.handle}
            data-key={card.key ?? ''}
            onClick={() => table.control.inspect({ handle: card.handle, key: card.key ?? '', pinned: true })}
          >
            {place === undefined ? '' : `${place(card)}: `}
            {card.key === null ? say('back') : cardWords(table, card).replace(/ \(\)$/, '')}
          </button>
        </li>
      ))}
    </ul>
  );
}
