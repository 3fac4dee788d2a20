import type { CardView, Handle } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { ZoneInfo } from '@bojiste/session/types';
import { useSettings } from '../../app/settings.ts';
import { FullCard, HandCard } from '../../cards/doomtrooper/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { Ground } from '../../ground/ground.tsx';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { Acts } from '../common/acts.tsx';
import { cardsIn, sizeOf, type Table, useTable } from '../common/context.ts';
import { Hands, strayCards } from '../common/hands.tsx';
import { Inspector } from '../common/inspector.tsx';
import { Caption, Log } from '../common/log.tsx';
import { PHONE, useMedia } from '../common/media.ts';
import { seatsFrom } from '../common/players.tsx';
import { Prompt } from '../common/prompt.tsx';
import { Players } from '../common/side.tsx';
import { Stack } from '../common/stack.tsx';
import { TextTable } from '../common/text-table.tsx';
import { useTravels } from '../common/travels.ts';
import '../common/stand.css';
import './field.css';
import './combat.css';
import './table.css';
import { Brake } from './brake.tsx';
import { Combat } from './combat.tsx';
import { Field } from './field.tsx';
import { isFight, isPlayerCard, isShown, playerCard } from './fields.ts';
import { Side } from './sides.tsx';
import { Steps } from './steps.tsx';

/** The Doomtrooper table: points and piles left, the others' fields above the own one, card, log and prompt right. */
export default function DoomtrooperTable() {
  const table = useTable();
  const { textTable } = useSettings();
  useTravels();
  const [own, ...others] = seatsFrom(table);
  const small = useMedia(PHONE);
  const fight = isFight(table);
  return (
    <main
      className="stand dt-table world-doomtrooper"
      data-text={textTable}
      data-fight={fight}
      data-players={table.view.seats.length}
    >
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
          <>
            <Steps />
            <TextTable />
          </>
        ) : (
          <div className="dt-fields" data-region="board">
            {fight ? (
              <>
                <Combat whole />
                <Brake />
              </>
            ) : (
              <>
                <div className="dt-others" data-others={others.length}>
                  {others.map((seat) => (
                    <Field key={seat} seat={seat} />
                  ))}
                </div>
                <div className="dt-trench">
                  <Ground ground={{ kind: 'mud' }} />
                  <Steps />
                  <Combat whole={false} />
                  <Brake />
                </div>
                <div className="dt-home">
                  <Field seat={own} />
                  {/* Attacking and meditating are done without a card of one's own; where the squad needs all the room, the prompt
                      offers them. */}
                  {!small && <Acts card={playerCard(table, own)?.handle ?? 0} />}
                </div>
              </>
            )}
          </div>
        )}
        {/* In a fight they lie beside the fighters. */}
        {!textTable && !fight && <Stack face={(card) => handFace(table, card)} />}
        <Caption />
      </div>
      {!textTable && <OwnCards />}
      <div className="stand-right">
        <Inspector face={fullFace} />
        <Log />
        <Prompt clickable={(_, zone, card) => textTable || isClickable(table, zone, card, small)} />
      </div>
    </main>
  );
}

/** On small screens the prompt offers what a card bears, too small to press, and the acts of the player. */
const isClickable = (table: Table, zone: ZoneInfo, card: CardView | undefined, small: boolean): boolean =>
  isShown(table, zone, card) && !(small && card !== undefined && (card.host !== 0 || isPlayerCard(table, card)));

/** Zones whose cards lie on the table. */
const LYING = new Set(['squad', 'cohort', 'station', 'outside', 'player', 'attached', 'hidden', 'played', 'inCombat']);

function OwnCards() {
  const table = useTable();
  const say = useWords(tableWords);
  const dt = useWords(doomtrooperWords);
  const { me, catalogue } = table;
  const tabs = [
    { id: 'hand', label: say('hand'), cards: cardsIn(table, 'hand', me), always: true },
    { id: 'grave', label: dt('grave'), cards: [...cardsIn(table, 'discard', me)].reverse() },
    { id: 'sideboard', label: dt('sideboard'), cards: cardsIn(table, 'sideboard', me) },
  ];
  const shown = new Set(tabs.flatMap(({ cards }) => cards));
  const own = playerCard(table, me);
  const stray = strayCards(
    table,
    (card) => shown.has(card) || LYING.has(sure(catalogue.zones[card.zone]).kind) || card === own,
  );
  return (
    <Hands
      tabs={[...tabs, { id: 'stray', label: dt('moreCards'), cards: stray }]}
      face={(card) => handFace(table, card)}
      refills={sizeOf(table, 'library', me) > 0}
    />
  );
}

function fullFace(table: Table, key: string, handle: Handle) {
  const { catalogue, lang } = table;
  const info = sure(catalogue.cards[key]);
  const card = handle === 0 ? undefined : table.find(handle);
  return <FullCard info={info} values={valuesOf(catalogue, info, card)} lang={lang} catalogue={catalogue} />;
}

function handFace(table: Table, card: CardView) {
  const info = table.info(card);
  if (info === null) return null;
  return (
    <HandCard
      info={info}
      values={valuesOf(table.catalogue, info, card)}
      lang={table.lang}
      catalogue={table.catalogue}
    />
  );
}
