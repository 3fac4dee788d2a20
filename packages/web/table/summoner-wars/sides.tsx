import type { CardView } from '@bojiste/kernel';
import { Sign } from '../../cards/icon.tsx';
import { summonerWarsWords } from '../../texts/summoner-wars.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, sizeOf, useTable } from '../common/context.ts';

/** A player's panel: nation, magic track, piles, lasting events. */

interface Limits {
  readonly moves: number;
  readonly attacks: number;
  readonly magic: number;
}

export const useLimits = (): Limits => useTable().catalogue.facts.limits as Limits;

export function Side({ seat }: { seat: number }) {
  const table = useTable();
  const say = useWords(tableWords);
  const sw = useWords(summonerWarsWords);
  const { view, me, catalogue } = table;
  const own = seat === me;
  const summoner = view.cards.find((card) => card.owner === seat && table.info(card)?.type === 'summoner');
  const nation = summoner === undefined ? undefined : table.info(summoner)?.set;
  const magic = view.seats[seat].resources[catalogue.resources.findIndex((r) => r.name === 'magic')];
  // Whoever may not know the cards of a pile is not told them by the view either.
  const discarded = cardsIn(table, 'discard', seat).filter((card) => card.key !== null);
  return (
    <section
      className={`sw-side sw-${nation ?? 'gates'}`}
      data-side={own ? 'own' : 'foe'}
      data-active={view.active === seat}
    >
      <h2>
        <span className="sw-flag" aria-hidden="true" />
        <span>
          {say(own ? 'you' : 'opponent')} <small>{'AB'[seat]}</small>
        </span>
        {nation !== undefined && <span className="sw-nation">{sw(`nation.${nation}` as 'nation.gates')}</span>}
      </h2>
      <MagicTrack n={magic} />
      <ul className="piles">
        <Pile sign="hand" label={say('hand')} n={sizeOf(table, 'hand', seat)} />
        <Pile sign="deck" label={say('deck')} n={sizeOf(table, 'deck', seat)} />
        <Pile sign="discard" label={say('discard')} n={sizeOf(table, 'discard', seat)} cards={discarded} />
      </ul>
      <Lasting seat={seat} />
    </section>
  );
}

interface PileProps {
  readonly sign: string;
  readonly label: string;
  readonly n: number;
  /** Those that this player may look at. */
  readonly cards?: readonly CardView[];
}

function Pile({ sign, label, n, cards = [] }: PileProps) {
  const say = useWords(tableWords);
  const head = (
    <>
      <Sign name={sign} /> <b>{n}</b>
      <span>{label}</span>
    </>
  );
  return (
    <li title={`${label}: ${say('cards', { n })}`}>
      {cards.length === 0 ? (
        <div className="pile">{head}</div>
      ) : (
        <details>
          <summary className="pile">{head}</summary>
          <PileCards cards={cards} />
        </details>
      )}
    </li>
  );
}

function PileCards({ cards }: { cards: readonly CardView[] }) {
  const table = useTable();
  return (
    <ul className="pile-cards">
      {cards.map((card) => (
        <li key={card.handle}>
          <button
            type="button"
            className="card-link"
            data-card={card.handle}
            data-key={card.key}
            onClick={() => table.control.inspect({ handle: card.handle, key: card.key ?? '', pinned: true })}
          >
            {table.name(card.handle)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function MagicTrack({ n }: { n: number }) {
  const { magic } = useLimits();
  const sw = useWords(summonerWarsWords);
  return (
    <div className="magic" role="img" aria-label={sw('magicTrack', { n, max: magic })}>
      <span className="magic-n" key={n}>
        <Sign name="magic-crystal" /> <b>{n}</b>
      </span>
      <span className="magic-track">
        {Array.from({ length: magic }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a notch is its number
          <i key={i} data-full={i < n} />
        ))}
      </span>
    </div>
  );
}

function Lasting({ seat }: { seat: number }) {
  const table = useTable();
  const sw = useWords(summonerWarsWords);
  const cards = cardsIn(table, 'lasting', seat);
  if (cards.length === 0) return null;
  return (
    <div className="lasting">
      <h3>{sw('lasting')}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.handle}>
            <button
              type="button"
              className="card-link"
              data-card={card.handle}
              data-key={card.key ?? ''}
              data-marked={table.control.marks.cards.has(card.handle)}
              onClick={() => {
                table.control.inspect({ handle: card.handle, key: card.key ?? '', pinned: true });
                if (table.control.marks.cards.has(card.handle)) table.control.card(card.handle);
              }}
            >
              <Sign name="lasting" /> {table.name(card.handle)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
