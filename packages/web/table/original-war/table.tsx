import type { CardView, Handle, ZoneId } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { FullCard, HandCard } from '../../cards/original-war/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { originalWarWords } from '../../texts/original-war.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, type Table, useTable } from '../common/context.ts';
import { Hands, strayCards } from '../common/hands.tsx';
import { Inspector } from '../common/inspector.tsx';
import { Caption, Log } from '../common/log.tsx';
import { UPRIGHT, useMedia } from '../common/media.ts';
import { seatsFrom } from '../common/players.tsx';
import { Prompt } from '../common/prompt.tsx';
import { Players } from '../common/side.tsx';
import { Stack } from '../common/stack.tsx';
import { TextTable } from '../common/text-table.tsx';
import { useTravels } from '../common/travels.ts';
import '../common/stand.css';
import './map.css';
import './sector.css';
import './battle.css';
import './table.css';
import { Battle } from './battle.tsx';
import { SectorMap } from './map.tsx';
import { Phases } from './phases.tsx';
import { Sector } from './sector.tsx';
import { Side } from './sides.tsx';
import { mapOf, markedIn, sceneOf, startOf } from './war.ts';

/** The Original War table: players left, the map with one sector opened in the middle, card, log and prompt right. */
export default function OriginalWarTable() {
  const { textTable } = useSettings();
  const [open, setOpen] = useOpenSector();
  useTravels(tileOf);
  const tall = useMedia(UPRIGHT);
  const table = useTable();
  const [own, ...others] = seatsFrom(table);
  // A battle takes the place of the map, unless a sector is to be chosen.
  const battle = sceneOf(table) !== null && table.control.marks.places.size === 0;
  return (
    <main className="stand ow-table world-original-war" data-text={textTable} data-battle={battle}>
      <Players>
        <div className="stand-foes">
          {others.map((seat) => (
            <Side key={seat} seat={seat} />
          ))}
        </div>
        <div className="stand-own">
          <Side seat={own} />
        </div>
      </Players>
      <div className="stand-centre">
        {textTable ? (
          <TextTable />
        ) : (
          <>
            <Phases />
            {battle ? <Battle /> : <SectorMap open={open} tall={tall} onOpen={setOpen} />}
            <Sector zone={open} />
            <Stack face={(card) => handFace(table, card)} />
          </>
        )}
        <Caption />
      </div>
      {!textTable && <OwnCards />}
      <div className="stand-right">
        <Inspector face={fullFace} />
        <Log />
        <Prompt clickable={() => true} />
      </div>
    </main>
  );
}

const tileOf = (card: CardView): HTMLElement | null => document.querySelector(`.ow-tile[data-place="${card.zone}"]`);

/** The sector that is open: as chosen, but a battle, and cards to choose from, open theirs by themselves. */
function useOpenSector(): [number, (zone: ZoneId) => void] {
  const table = useTable();
  const { control } = table;
  const home = Math.max(0, startOf(table, table.me));
  const [wanted, setWanted] = useState({ zone: -1, tick: '' });
  const zone = wanted.zone < 0 ? home : wanted.zone;
  const battle = sceneOf(table)?.sector;
  const sectors = mapOf(table).sectors.map((_, i) => i);
  const chosen = wanted.tick === control.tick;
  const first = sectors.find((one) => markedIn(table, one) > 0);
  const forced = chosen ? undefined : (battle ?? (markedIn(table, zone) > 0 ? undefined : first));
  const open = forced ?? zone;
  // What was opened by itself stays open.
  useEffect(() => {
    if (forced !== undefined && forced !== zone) setWanted({ zone: forced, tick: '' });
  }, [forced, zone]);
  return [open, (next) => setWanted({ zone: next, tick: control.tick })];
}

function OwnCards() {
  const table = useTable();
  const say = useWords(tableWords);
  const ow = useWords(originalWarWords);
  const { me, catalogue } = table;
  const tabs = [
    { id: 'hand', label: say('hand'), cards: cardsIn(table, 'hand', me), always: true },
    {
      id: 'technologies',
      label: ow('technologies'),
      cards: [...cardsIn(table, 'research', me), ...usableFirst(table, cardsIn(table, 'technologies', me))],
    },
    { id: 'muster', label: ow('muster'), cards: [...cardsIn(table, 'muster', me), ...cardsIn(table, 'team', me)] },
  ];
  const shown = new Set(tabs.flatMap(({ cards }) => cards));
  const stray = strayCards(table, (card) => shown.has(card) || sure(catalogue.zones[card.zone]).board);
  const all = [...tabs, { id: 'stray', label: ow('moreCards'), cards: stray }];
  // An empty hand may stay so for rounds: the map takes its room.
  return <Hands tabs={all} face={(card) => handFace(table, card)} refills={false} />;
}

const usableFirst = ({ control }: Table, cards: readonly CardView[]): CardView[] =>
  [...cards].sort((a, b) => Number(control.marks.cards.has(b.handle)) - Number(control.marks.cards.has(a.handle)));

function fullFace(table: Table, key: string, handle: Handle) {
  const { catalogue, lang } = table;
  const info = sure(catalogue.cards[key]);
  const card = handle === 0 ? undefined : table.find(handle);
  return <FullCard info={info} values={valuesOf(catalogue, info, card)} lang={lang} catalogue={catalogue} />;
}

function handFace(table: Table, card: CardView) {
  const info = table.info(card);
  if (info === null) return null;
  return <HandCard info={info} values={valuesOf(table.catalogue, info, card)} lang={table.lang} />;
}
