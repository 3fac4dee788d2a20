import type { CardView } from '@bojiste/kernel';
import type { ZoneInfo } from '../../session/types.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { type Table, useTable } from '../common/context.ts';
import { cardWords } from '../common/text-table.tsx';

/** The whole table in words: what can be done, how the players stand, and every place where cards are seen. */
export function Words() {
  const table = useTable();
  const { view, me } = table;
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  return (
    <div className="plain-lists" data-region="board">
      <Options />
      <div>
        <Player seat={me} />
        {others.map((seat) => (
          <Player key={seat} seat={seat} />
        ))}
        <Places zones={table.catalogue.zones.filter((zone) => zone.seat < 0)} />
      </div>
    </div>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Options() {
  const { control, tell } = useTable();
  const say = useWords(tableWords);
  return (
    <section className="plain-options">
      <h2>{say('options')}</h2>
      <ol>
        {control.question?.choices.map((choice, i) => (
          <li key={choice.key}>
            <button type="button" className="button" data-option={i + 1} onClick={() => control.take(choice)}>
              {capital(tell(choice.text))} <code>{choice.key}</code>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a player has, without what is at nought. */
function Player({ seat }: { seat: number }) {
  const { catalogue, view, tell, me } = useTable();
  const say = useWords(tableWords);
  const zones = catalogue.zones.filter((zone) => zone.seat === seat);
  const have = [
    ...catalogue.resources.map(({ text }, i) => [tell(text), view.seats[seat].resources[i]] as const),
    ...zones.map((zone) => [tell(zone.text), view.sizes[zone.id]] as const),
  ].filter(([, n]) => n !== 0 && n !== undefined);
  const who = say('seat', { who: say(seat === me ? 'you' : 'opponent'), letter: 'ABCDEFGH'[seat] });
  return (
    <section className="plain-player" data-side={seat === me ? 'own' : 'foe'}>
      <h2>{who}</h2>
      <p>{have.map(([name, n]) => `${name} ${n}`).join(' · ')}</p>
      <Places zones={zones} />
    </section>
  );
}

/** Places with cards whose faces are seen. */
function Places({ zones }: { zones: readonly ZoneInfo[] }) {
  const table = useTable();
  const { view, tell } = table;
  return zones.map((zone) => {
    const cards = view.cards.filter((card) => card.zone === zone.id && card.key !== null);
    if (cards.length === 0) return null;
    const alone = table.catalogue.zones.filter((one) => one.kind === zone.kind && one.seat === zone.seat).length === 1;
    return (
      <section key={zone.id} {...(zone.kind === 'hand' && zone.seat === table.me && { 'data-region': 'hand' })}>
        <h3>{capital(alone ? tell(zone.text) : `${tell(zone.text)} ${zone.name}`)}</h3>
        <ul>
          {cards
            .sort((a, b) => a.index - b.index)
            .map((card) => (
              <li key={card.handle}>
                <Card table={table} card={card} />
              </li>
            ))}
        </ul>
      </section>
    );
  });
}

function Card({ table, card }: { table: Table; card: CardView }) {
  const say = useWords(tableWords);
  const marked = table.control.marks.cards.has(card.handle);
  const text = cardWords(table, card).replace(/ \(\)$/, '');
  return (
    <button
      type="button"
      className="card-link"
      data-card={card.handle}
      data-key={card.key ?? ''}
      onPointerEnter={() => table.control.inspect({ handle: card.handle, key: card.key ?? '' })}
      onFocus={() => table.control.inspect({ handle: card.handle, key: card.key ?? '' })}
      onClick={() => table.control.inspect({ handle: card.handle, key: card.key ?? '', pinned: true })}
    >
      {marked && <span aria-hidden="true">● </span>}
      {text}
      {marked && <span className="hidden"> ({say('isTarget')})</span>}
    </button>
  );
}
