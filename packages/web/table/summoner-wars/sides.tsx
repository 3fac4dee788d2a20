import type { CardView, Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { CardArt } from '../../art/card-art.tsx';
import { Sign } from '../../cards/icon.tsx';
import { valuesOf } from '../../cards/summoner-wars/face.tsx';
import { summonerWarsWords } from '../../texts/summoner-wars.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, sizeOf, useTable } from '../common/context.ts';
import { useCalled } from '../common/players.tsx';
import { SidePanel } from '../common/side.tsx';

/** A player's panel: nation, magic track, piles, lasting events. */

interface Limits {
  readonly moves: number;
  readonly attacks: number;
  readonly magic: number;
}

export const useLimits = (): Limits => useTable().catalogue.facts.limits as Limits;

export function Side({ seat }: { seat: Seat }) {
  const table = useTable();
  const say = useWords(tableWords);
  const sw = useWords(summonerWarsWords);
  const called = useCalled();
  const { view, me, catalogue } = table;
  const own = seat === me;
  const summoner = view.cards.find((card) => card.owner === seat && table.info(card)?.type === 'summoner');
  const info = summoner === undefined ? null : table.info(summoner);
  const magic = sure(view.seats[seat]).resources[catalogue.resources.findIndex((r) => r.name === 'magic')] ?? 0;
  // Whoever may not know the cards of a pile is not told them by the view either.
  const discarded = cardsIn(table, 'discard', seat).filter((card) => card.key !== null);
  const who = called(seat, say('opponent'));
  return (
    <SidePanel
      seat={seat}
      side={own ? 'own' : 'foe'}
      className={`sw-side sw-${info?.set ?? 'gates'}`}
      label={who}
      picture={info !== null && <CardArt game="summoner-wars" card={info} size="large" focus="50% 12%" />}
      name={
        <>
          <span>{info?.names[table.lang] ?? who}</span>
          <small>
            {who}
            {info !== null && ` · ${sw(`nation.${info.set}` as 'nation.gates')}`}
          </small>
        </>
      }
      score={
        <>
          {summoner !== undefined && info !== null && <SummonerLife card={summoner} />}
          <MagicTrack n={magic} />
        </>
      }
      piles={
        <ul>
          <Pile sign="hand" label={say('hand')} n={sizeOf(table, 'hand', seat)} />
          <Pile sign="deck" label={say('deck')} n={sizeOf(table, 'deck', seat)} />
          <Pile sign="discard" label={say('discard')} n={sizeOf(table, 'discard', seat)} cards={discarded} />
        </ul>
      }
      more={<Lasting seat={seat} />}
    />
  );
}

/** The Summoner's life is the game: a heart with what is left of it. */
function SummonerLife({ card }: { card: CardView }) {
  const table = useTable();
  const sw = useWords(summonerWarsWords);
  const info = table.info(card);
  if (info === null) return null;
  const { life, damage } = valuesOf(table.catalogue, info, card);
  // Who has fallen lies in a pile, without wounds.
  const left = table.catalogue.zones[card.zone]?.board === true ? Math.max(0, life - damage) : 0;
  return (
    <span className="sw-heart" role="img" aria-label={sw('lifeOf', { n: left, all: life })} key={left}>
      <b aria-hidden="true">{left}</b>
    </span>
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

function Lasting({ seat }: { seat: Seat }) {
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
              onClick={() => table.control.inspect({ handle: card.handle, key: card.key ?? '', pinned: true })}
            >
              <Sign name="lasting" /> {table.name(card.handle)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
