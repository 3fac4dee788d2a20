import type { CardView, Seat } from '@bojiste/kernel';
import type { CardInfo } from '@bojiste/session/types';
import { CardArt } from '../../art/card-art.tsx';
import { Back, Chip, Mark } from '../../cards/siegestorm/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton, MarkSign } from '../common/card-button.tsx';
import { cardsIn, sizeOf, type Table, useTable } from '../common/context.ts';
import { SeatMark } from '../common/players.tsx';
import { pointingAt } from '../common/pointing.ts';
import { SidePanel } from '../common/side.tsx';
import { useWho } from './names.ts';
import { isPartner, struckSeat } from './places.ts';

/** A player: the deck that is also the life, losses, healing, hand, reserves. */

interface Limits {
  readonly deck: number;
  readonly threat: number;
}

export const limitsOf = (table: Table): Limits => table.catalogue.facts.limits as Limits;
export const useLimits = (): Limits => limitsOf(useTable());

export const resourceOf = ({ catalogue, view }: Table, name: string, seat: number): number =>
  view.seats[seat]?.resources[catalogue.resources.findIndex((one) => one.name === name)] ?? 0;

/** The faction shows on every back; it is read off the first card that is known. */
export function factionOf(table: Table, seat: Seat): string {
  const known = table.view.cards.find((card) => card.owner === seat && card.key !== null);
  return known === undefined ? '' : (table.info(known)?.set ?? '');
}

export function Player({ seat }: { seat: Seat }) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const who = useWho();
  const { view, me } = table;
  const faction = factionOf(table, seat);
  const out = view.seats[seat]?.out === true;
  const leader = leaderOf(table, seat);
  return (
    <SidePanel
      seat={seat}
      side={seat === me ? 'own' : isPartner(table, seat) ? 'ally' : 'foe'}
      className={`ss-side ss-set-${faction}`}
      label={who(seat)}
      picture={leader !== null && <CardArt game="siegestorm" card={leader} size="large" focus="50% 20%" />}
      name={
        <>
          <SeatMark seat={seat} /> <span>{who(seat)}</span>
          <small>{out ? ss('out') : faction === '' ? '' : ss(`set.${faction}` as 'set.yrsa')}</small>
        </>
      }
      score={<Life seat={seat} />}
      piles={
        <ul>
          <Count sign="hand" label={ss('hand')} n={sizeOf(table, 'hand', seat)} />
          <LossPile seat={seat} />
          <Count sign="heal" label={ss('heal')} n={sizeOf(table, 'heal', seat)} />
          <Count sign="reserves" label={ss('reserves')} n={sizeOf(table, 'reserves', seat)} />
          <Count sign="removed" label={ss('removed')} n={sizeOf(table, 'removed', seat)} empty={false} />
        </ul>
      }
      {...(seat !== me && { more: <Reserves seat={seat} faction={faction} /> })}
    />
  );
}

/** Whose picture stands for a player: the dearest card that is seen. */
function leaderOf(table: Table, seat: Seat): CardInfo | null {
  const seen = table.view.cards.flatMap((card) => (card.owner === seat ? (table.info(card) ?? []) : []));
  const cost = (info: CardInfo) => info.stats.cost ?? 0;
  return seen.reduce<CardInfo | null>((best, info) => (best === null || cost(info) > cost(best) ? info : best), null);
}

/** What the choice pointed at would make of a pile; null where it says nothing. */
export function usePileAfter(seat: Seat, pile: string): number | null {
  const { control } = useTable();
  const preview = control.pointed === null ? undefined : control.previews.get(control.pointed.key);
  const effect = preview?.certain.find((one) => one.k === 'pile' && one.seat === seat && one.pile === pile);
  return effect?.k === 'pile' ? effect.to : null;
}

/** The deck as a bar; what a strike would take is striped. It is the target when a monster may strike the player. */
function Life({ seat }: { seat: Seat }) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const limits = useLimits();
  const n = sizeOf(table, 'deck', seat);
  const after = usePileAfter(seat, 'deck');
  const inner = (
    <>
      <span className="ss-life-n" key={n}>
        <Mark name="deck" /> <b>{n}</b>
        {after !== null && (
          <small>
            {' → '}
            {after}
          </small>
        )}
      </span>
      <span className="ss-bar" aria-hidden="true">
        <i style={{ width: `${(100 * Math.min(n, after ?? n)) / limits.deck}%` }} />
        {after !== null && after < n && (
          <i className="ss-bar-lost" style={{ width: `${(100 * (n - after)) / limits.deck}%` }} />
        )}
      </span>
      <span className="ss-life-label">{ss('deck')}</span>
    </>
  );
  return <Struck seat={seat} label={ss('deckLong', { n })} inner={inner} />;
}

/** A player, or the boss, that can be struck: click it. */
export function Struck({ seat, label, inner }: { seat: Seat; label: string; inner: React.ReactNode }) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const { control } = table;
  const choice = struckSeat(table) === seat ? control.marks.plain.find(({ key }) => key === 'player') : undefined;
  if (choice === undefined)
    return (
      <div className="ss-life" role="img" aria-label={label}>
        {inner}
      </div>
    );
  return (
    <button
      type="button"
      className="ss-life"
      data-mark="target"
      onClick={() => control.take(choice)}
      {...pointingAt(control, choice)}
    >
      <span className="hidden">{`${label}, ${ss('strikePlayer')}`}</span>
      <span aria-hidden="true" className="ss-life-inner">
        {inner}
      </span>
      <MarkSign mark="target" />
    </button>
  );
}

interface CountProps {
  readonly sign: string;
  readonly label: string;
  readonly n: number;
  /** Shown when it is 0 too. */
  readonly empty?: boolean;
}

export function Count({ sign, label, n, empty = true }: CountProps) {
  return n === 0 && !empty ? null : (
    <li title={label}>
      <Mark name={sign} /> <b>{n}</b> <span>{label}</span>
    </li>
  );
}

/** Losses lie face up: the topmost is named, the others are a click away. */
function LossPile({ seat }: { seat: Seat }) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const cards = cardsIn(table, 'loss', seat);
  const top = cards.at(-1);
  if (top === undefined) return <Count sign="loss" label={ss('loss')} n={0} />;
  return (
    <li>
      <details>
        <summary title={table.name(top.handle)}>
          <Mark name="loss" /> <b>{cards.length}</b> <span>{ss('loss')}</span>
        </summary>
        <ul className="ss-pile-cards">
          {[...cards].reverse().map((card) => (
            <li key={card.handle}>
              <button
                type="button"
                className="card-link"
                data-card={card.handle}
                data-key={card.key ?? ''}
                onClick={() => table.control.inspect({ handle: card.handle, key: card.key ?? '', pinned: true })}
              >
                {table.name(card.handle)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Reserves({ seat, faction }: { seat: Seat; faction: string }) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const cards = cardsIn(table, 'reserves', seat);
  // Their number stands among the piles anyway.
  if (cards.length === 0) return null;
  return (
    <div className="ss-reserves">
      <h3>
        <Mark name="reserves" /> {ss('reserves')} <b>{cards.length}</b>
      </h3>
      <ul>
        {cards.map((card) => (
          <li key={card.handle}>
            <Reserve card={card} faction={faction} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reserve({ card, faction }: { card: CardView; faction: string }) {
  const table = useTable();
  const info = table.info(card);
  const used = info === null ? (card.flags & 1) !== 0 : valuesOf(table.catalogue, info, card).is('used');
  return (
    <CardButton card={card} className={used ? 'ss-reserve used' : 'ss-reserve'}>
      {info === null ? (
        <Back set={faction} />
      ) : (
        <Chip info={info} values={valuesOf(table.catalogue, info, card)} side="own" lang={table.lang} />
      )}
    </CardButton>
  );
}
