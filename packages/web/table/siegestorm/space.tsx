import type { CardView, Seat } from '@bojiste/kernel';
import type { Choice, ZoneInfo } from '@bojiste/session/types';
import { Chip, Mark } from '../../cards/siegestorm/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton, MarkSign } from '../common/card-button.tsx';
import { useTable } from '../common/context.ts';
import { usePress } from '../common/drag.ts';
import { pointingAt } from '../common/pointing.ts';
import { cardWords } from '../common/text-table.tsx';
import { useWho } from './names.ts';
import { cardAt, isPartner, zoneNamed } from './places.ts';

/** One space of an army or of a board, with the card on it. */

type Kind = '1' | '2' | '3' | 'strike' | 'front' | 'land';

interface Props {
  readonly name: string;
  readonly kind: Kind;
  /** Whose it is, -1 for nobody's. */
  readonly seat: Seat;
}

const SIGNS: Readonly<Record<Kind, string>> = {
  '1': 'deploy',
  '2': 'advance',
  '3': 'advance',
  strike: 'strike',
  front: 'front',
  land: 'land',
};

export function Space({ name, kind, seat }: Props) {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const who = useWho();
  const zone = zoneNamed(table, name);
  const card = cardAt(table, zone);
  if (zone === undefined) return null;
  const place = seat < 0 ? ss('pos.land') : ss('placeOf', { place: ss(`pos.${kind}`), who: who(seat) });
  // A whole army is chosen by its deployment area.
  const army = seat === table.me && kind === '1' ? (name.includes('x') ? 'left' : 'right') : '';
  const whole = army === '' ? undefined : table.control.marks.plain.find(({ key }) => key === army);
  const chosen = whole !== undefined || table.control.marks.places.has(zone.id);
  return (
    <div className="ss-space" data-kind={kind} data-full={card !== undefined}>
      <span className="ss-label" aria-hidden="true">
        <Mark name={SIGNS[kind]} /> {ss(`short.${kind}`)}
      </span>
      {card !== undefined && !chosen ? (
        <CardButton card={card} className="ss-spot" note={place}>
          <Face card={card} />
        </CardButton>
      ) : (
        <PlaceButton zone={zone} card={card} place={place} whole={whole} />
      )}
    </div>
  );
}

function Face({ card }: { card: CardView }) {
  const table = useTable();
  const info = table.info(card);
  const own = card.control === table.me || isPartner(table, card.control);
  if (info === null) return null;
  return (
    <span className="ss-arrive" key={card.zone}>
      <Chip info={info} values={valuesOf(table.catalogue, info, card)} side={own ? 'own' : 'foe'} lang={table.lang} />
    </span>
  );
}

/** A space as such: to be chosen, or to be asked why not. */
interface PlaceProps {
  readonly zone: ZoneInfo;
  readonly card: CardView | undefined;
  readonly place: string;
  /** Chooses the army that is deployed here. */
  readonly whole: Choice | undefined;
}

function PlaceButton({ zone, card, place, whole }: PlaceProps) {
  const table = useTable();
  const say = useWords(tableWords);
  const ss = useWords(siegestormWords);
  const { control } = table;
  const choice = whole ?? control.marks.places.get(zone.id)?.[0];
  const act = (touch: boolean) => (whole === undefined ? control.place(zone.id, touch) : control.take(whole));
  const mark = choice === undefined ? '' : card === undefined ? 'place' : 'target';
  const look = (pinned: boolean) =>
    card?.key != null && control.inspect({ handle: card.handle, key: card.key, pinned });
  const press = usePress({ handle: 0, held: () => look(true) });
  const words = card === undefined ? ss('placeEmpty', { place }) : `${place}: ${cardWords(table, card)}`;
  return (
    <button
      type="button"
      className="ss-spot"
      data-mark={mark}
      data-card={card?.handle ?? 0}
      data-place={zone.id}
      data-key={card?.key ?? ''}
      tabIndex={choice === undefined ? -1 : 0}
      onClick={(event) => act((event.nativeEvent as PointerEvent).pointerType === 'touch')}
      {...pointingAt(control, choice ?? null, () => look(false))}
      data-aim={choice?.key}
      {...press}
    >
      <span className="hidden">{choice === undefined ? words : `${words}, ${say('isTarget')}`}</span>
      {card !== undefined && <Face card={card} />}
      <MarkSign mark={mark} />
    </button>
  );
}
