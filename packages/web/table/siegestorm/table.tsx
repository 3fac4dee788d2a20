import type { CardView } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { HandCard } from '../../cards/siegestorm/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, sizeOf, type Table, useTable } from '../common/context.ts';
import { Hands, strayCards } from '../common/hands.tsx';
import { Inspector } from '../common/inspector.tsx';
import { Caption, Log } from '../common/log.tsx';
import { PHONE, useMedia } from '../common/media.ts';
import { type Clickable, Prompt } from '../common/prompt.tsx';
import { Players } from '../common/side.tsx';
import { Stack } from '../common/stack.tsx';
import { TextTable } from '../common/text-table.tsx';
import '../common/stand.css';
import './board.css';
import './sides.css';
import './narrow.css';
import { Boss, BossTurn, sheetFace } from './boss.tsx';
import { BossLane, FrontBoard, FrontTabs } from './front.tsx';
import { Phases } from './phases.tsx';
import { bossOf, frontsOf, isPartner, isRing, largeOf, markedOn, spacesOf } from './places.ts';
import { Ring } from './ring.tsx';
import { factionOf, Player } from './sides.tsx';
import { Strike } from './strike.tsx';

/** The Siegestorm table: players left, boards with their armies in the middle, card, chain, log and prompt right. */
export default function SiegestormTable() {
  const table = useTable();
  const { textTable } = useSettings();
  const { me, view } = table;
  const small = useMedia(PHONE);
  const boss = bossOf(table);
  const others = view.seats.flatMap((_, seat) => (seat === me || seat === boss ? [] : seat));
  return (
    <main
      className="stand ss-table world-siegestorm"
      data-text={textTable}
      data-boards={frontsOf(table).length}
      data-land={factionOf(table, me)}
    >
      <Players>
        <div className="stand-foes">
          {boss >= 0 && <Boss seat={boss} />}
          {others.map((seat) => (
            <Player key={seat} seat={seat} />
          ))}
        </div>
        {isRing(table) && <Ring />}
        <div className="stand-own">
          <Player seat={me} />
        </div>
      </Players>
      <div className="stand-centre">
        {textTable ? (
          <TextTable />
        ) : (
          <>
            <Phases />
            <Boards />
            <Strike />
            <Stack face={(card) => handFace(table, card)} />
          </>
        )}
        <Caption />
      </div>
      {!textTable && <OwnCards />}
      <div className="stand-right">
        <Inspector face={sheetFace} />
        {boss >= 0 && <BossTurn seat={boss} />}
        <Log />
        <Prompt clickable={textTable ? () => false : clickableOn(small, boss, me)} />
      </div>
    </main>
  );
}

/**
 * Everything that lies open is drawn; the rest stands among the cards below. On phones the boss's hand and the others'
 * reserves are in a drawer: the prompt offers them.
 */
const clickableOn =
  (small: boolean, boss: number, me: number): Clickable =>
  (_, zone, card) => {
    const put = (zone.kind === 'hand' && zone.seat === boss) || (zone.kind === 'reserves' && zone.seat !== me);
    return !(small && put) && (zone.board || card !== undefined);
  };

function Boards() {
  const table = useTable();
  const fronts = frontsOf(table);
  const boss = bossOf(table);
  const { tick } = table.control;
  const [wanted, setWanted] = useState({ key: sure(fronts[0]).key, tick: '' });
  const counts = new Map(fronts.map((front) => [front.key, markedOn(table, spacesOf(front))]));
  const marked = fronts.find(({ key }) => (counts.get(key) ?? 0) > 0);
  const stays = wanted.tick === tick || marked === undefined || (counts.get(wanted.key) ?? 0) > 0;
  const open = (fronts.find(({ key }) => key === (stays ? wanted.key : marked.key)) ?? sure(fronts[0])).key;
  const shared = fronts.some((front) => front.shared);
  const board = (key: string) => {
    const front = fronts.find((one) => one.key === key);
    return front === undefined ? null : (
      <div className="ss-front-box" key={key} data-open={key === open}>
        <FrontBoard front={front} titled={fronts.length > 1} />
      </div>
    );
  };
  const large = largeOf(fronts).map(({ key }) => key);
  const rest = fronts.map(({ key }) => key).filter((key) => !large.includes(key));
  return (
    <div className="ss-boards" data-region="board">
      {shared && <BossLane seat={boss} />}
      <FrontTabs fronts={fronts} open={open} counts={counts} show={(key) => setWanted({ key, tick })} />
      {rest.length > 0 && <div className="ss-others">{rest.map(board)}</div>}
      <div className="ss-own">{large.map(board)}</div>
    </div>
  );
}

function OwnCards() {
  const table = useTable();
  const say = useWords(tableWords);
  const ss = useWords(siegestormWords);
  const { me, catalogue, view } = table;
  const partner = view.seats.findIndex((_, seat) => isPartner(table, seat));
  const tabs = [
    { id: 'hand', label: say('hand'), cards: cardsIn(table, 'hand', me), always: true },
    { id: 'reserves', label: ss('reserves'), cards: cardsIn(table, 'reserves', me) },
    { id: 'vision', label: ss('vision'), cards: cardsIn(table, 'vision', me) },
    { id: 'payment', label: ss('payment'), cards: cardsIn(table, 'payment', me) },
    { id: 'partner', label: ss('partnerHand'), cards: partner < 0 ? [] : cardsIn(table, 'hand', partner) },
  ];
  const shown = new Set(tabs.flatMap(({ cards }) => cards));
  const boss = bossOf(table);
  const drawn = (card: CardView) => {
    const { board, kind, seat } = sure(catalogue.zones[card.zone]);
    return board || kind === 'reserves' || (kind === 'hand' && seat === boss);
  };
  const stray = strayCards(table, (card) => shown.has(card) || drawn(card));
  const all = [...tabs, { id: 'stray', label: ss('otherCards'), cards: stray }];
  return <Hands tabs={all} face={(card) => handFace(table, card)} refills={sizeOf(table, 'deck', me) > 0} />;
}

function handFace(table: Table, card: CardView) {
  const info = table.info(card);
  if (info === null) return null;
  return <HandCard info={info} values={valuesOf(table.catalogue, info, card)} lang={table.lang} />;
}
