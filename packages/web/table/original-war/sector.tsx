import type { CardView, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { Chip } from '../../cards/original-war/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { originalWarWords } from '../../texts/original-war.ts';
import { useWords } from '../../texts/use.ts';
import { Acts } from '../common/acts.tsx';
import { CardButton } from '../common/card-button.tsx';
import { type Table, useTable } from '../common/context.ts';
import { SeatMark, useSeatName } from '../common/players.tsx';
import { type Force, forcesIn, isAllied, mapOf, sectorCard } from './war.ts';

/** One sector opened: everything that stands in it, side by side, crews with what they crew. */
export function Sector({ zone }: { zone: ZoneId }) {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const { tell } = table;
  const seatName = useSeatName((seat) => isAllied(table, seat));
  const sector = mapOf(table).sectors[zone];
  if (sector === undefined) return null;
  const forces = forcesIn(table, zone);
  const card = sectorCard(table, zone);
  const land = card === undefined ? '' : (table.info(card)?.paragraphs ?? []).map(({ text }) => tell(text)).join(' ');
  return (
    <section className="ow-sector" aria-label={ow('sectorOf', { no: sector.no, name: tell(sector.names) })}>
      <div className="ow-sector-about">
        <header>
          <h2>
            <b>{sector.no}</b> {tell(sector.names)}
          </h2>
          {land !== '' && <p>{land}</p>}
        </header>
        {card !== undefined && <Acts card={card.handle} />}
      </div>
      {forces.length === 0 && <p className="quiet">{ow('emptySector')}</p>}
      {forces.map((force) => (
        <div className="ow-force" key={force.seat} data-side={force.side} style={counted(piecesOf(force))}>
          <h3>
            {force.seat >= 0 && <SeatMark seat={force.seat} />}
            {force.seat < 0 ? ow('wild') : seatName(force.seat)}
          </h3>
          <ul>
            {units(force).map((unit) => (
              <li
                key={sure(unit[0]).handle}
                className={unit.length > 1 ? 'ow-unit' : undefined}
                style={{ '--pieces': unit.length } as React.CSSProperties}
              >
                {unit.map((one) => (
                  <Piece key={one.handle} card={one} force={force} crew={crewOf(table, unit, one)} />
                ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const piecesOf = (force: Force): number => units(force).reduce((sum, unit) => sum + unit.length, 0);
const counted = (n: number) => ({ '--n': n }) as React.CSSProperties;

/** Cards with what is attached to them: buildings and vehicles first, with upgrades and crew, then people on foot. */
function units({ buildings, vehicles, people }: Force): CardView[][] {
  const all = [...buildings, ...vehicles, ...people];
  const known = new Set(all.map(({ handle }) => handle));
  const hosts = all.filter((card) => card.host === 0 || !known.has(card.host));
  return hosts.map((host) => [host, ...all.filter((card) => card.host === host.handle)]);
}

const crewOf = (table: Table, unit: readonly CardView[], host: CardView): number =>
  unit.filter((card) => card.host === host.handle && table.info(card)?.type === 'character').length;

function Piece({ card, force, crew }: { card: CardView; force: Force; crew: number }) {
  const table = useTable();
  const info = table.info(card);
  if (info === null) return null;
  return (
    <CardButton card={card} className="ow-piece come-in travels">
      <Chip
        info={info}
        values={valuesOf(table.catalogue, info, card)}
        lang={table.lang}
        side={force.side}
        seat={force.seat}
        crew={crew}
      />
    </CardButton>
  );
}
