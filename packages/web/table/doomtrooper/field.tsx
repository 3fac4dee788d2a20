import type { CardView, Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { Back, Chip, PileBack, Strip } from '../../cards/doomtrooper/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { Ground } from '../../ground/ground.tsx';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton } from '../common/card-button.tsx';
import { cardsIn, sizeOf, type Table, useTable } from '../common/context.ts';
import { PHONE, useMedia } from '../common/media.ts';
import { SeatMark, useSeatName } from '../common/players.tsx';
import { AREAS, type Area, cardsOf, isAllied, sceneOf, sideOf, under, withPlayer } from './fields.ts';

/** Paint of the players' decks. */
const TINTS = ['2f5f92', 'a2412c', '6d4aa6', '8f6a1c', '2f7d52', '7a7a80'];

/** One player's part of the table: Squad, Cohort, Station, outside, hidden warriors, and what lies with the player. */
export function Field({ seat }: { seat: Seat }) {
  const table = useTable();
  const seatName = useSeatName((other) => isAllied(table, other));
  const dt = useWords(doomtrooperWords);
  const filled = AREAS.map((area) => [area, areaCards(table, area, seat)] as const).filter(
    ([area, cards]) => cards.length > 0 || area === 'squad',
  );
  const all = filled.reduce((sum, [, cards]) => sum + Math.max(1, cards.length), 0);
  return (
    <section
      className="dt-field"
      data-side={sideOf(table, seat)}
      data-active={table.view.active === seat}
      data-out={sure(table.view.seats[seat]).out}
      aria-label={seatName(seat)}
    >
      <Ground ground={{ kind: 'deck', tint: sure(TINTS[seat % TINTS.length]), seed: seat + 1 }} />
      <h2>
        <SeatMark seat={seat} /> {seatName(seat)}
      </h2>
      <div className="dt-bays" style={{ '--all': all, '--bays': filled.length } as React.CSSProperties}>
        {filled.map(([area, cards]) => (
          <div
            className="dt-bay"
            key={area}
            data-area={area}
            style={{ '--n': Math.max(1, cards.length) } as React.CSSProperties}
          >
            <h3>{dt(`area.${area}`)}</h3>
            {cards.length === 0 && <p className="quiet">{dt('noWarriors')}</p>}
            <ul>
              {cards.map((card) => (
                <li key={card.handle}>
                  <Stack card={card} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Piles seat={seat} />
    </section>
  );
}

/** The library and what was discarded, as they lie on the plate; how many there are is told with the player. */
function Piles({ seat }: { seat: Seat }) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  const left = sizeOf(table, 'library', seat);
  const thrown = sizeOf(table, 'discard', seat);
  const top = cardsIn(table, 'discard', seat).at(-1);
  return (
    <div className="dt-piles" aria-hidden="true">
      <Pile n={left} label={dt('library')}>
        {left > 0 && <PileBack />}
      </Pile>
      <Pile n={thrown} label={dt('grave')}>
        {top === undefined ? thrown > 0 && <PileBack /> : <Face card={top} />}
      </Pile>
    </div>
  );
}

function Pile({ n, label, children }: { n: number; label: string; children: React.ReactNode }) {
  return (
    <div className="dt-pile" style={{ '--pile': Math.min(5, Math.ceil(n / 10)) } as React.CSSProperties}>
      {children}
      <span className="dt-pile-n">
        {label} <b>{n}</b>
      </span>
    </div>
  );
}

const areaCards = (table: Table, area: Area, seat: Seat): CardView[] =>
  area === 'player' ? withPlayer(table, seat) : cardsOf(table, area, seat);

/** A card with what it bears: only the edges of the cards under it are seen. */
function Stack({ card }: { card: CardView }) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  const borne = under(table, card.handle);
  // Too small to press: a number says how much there is, the prompt offers it.
  const small = useMedia(PHONE);
  const scene = sceneOf(table);
  const role =
    scene?.attacker?.card === card.handle ? 'attacker' : scene?.defender?.card === card.handle ? 'defender' : '';
  const names = borne.map(({ handle }) => table.name(handle)).filter((name) => name !== '');
  const note = [
    ...(names.length > 0 ? [dt('attached', { list: names.join(', ') })] : []),
    ...(role === '' ? [] : [dt(role)]),
  ];
  return (
    <div className="dt-stack" data-role={role}>
      <CardButton card={card} className="dt-piece come-in travels" note={note.join(', ')}>
        <Face card={card} />
      </CardButton>
      {small && borne.length > 0 && (
        <span className="dt-bears" aria-hidden="true">
          ▤ {borne.length}
        </span>
      )}
      {!small && borne.length > 0 && (
        <ul className="dt-under">
          {borne.map((one) => (
            <li key={one.handle}>
              <Borne card={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Face({ card }: { card: CardView }) {
  const table = useTable();
  const { catalogue, lang } = table;
  const info = table.info(card);
  const hidden = sure(catalogue.zones[card.zone]).kind === 'hidden';
  if (info === null) return <Back lang={lang} hidden={hidden} />;
  return (
    <Chip
      info={info}
      values={valuesOf(catalogue, info, card)}
      lang={lang}
      side={sideOf(table, card.control)}
      hidden={hidden}
    />
  );
}

function Borne({ card }: { card: CardView }) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  const info = table.info(card);
  const down = card.face === 'down';
  if (info === null) return null;
  return (
    <CardButton card={card} className="dt-borne travels" note={down ? dt('outOfVehicle') : ''}>
      <Strip info={info} lang={table.lang} down={down} />
    </CardButton>
  );
}
