import type { CardView, Handle } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { BattleScene, Blow, Slot } from '@bojiste/session/games/original-war';
import { CardArt } from '../../art/card-art.tsx';
import { Chip, OwArt, OwSign } from '../../cards/original-war/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { originalWarWords } from '../../texts/original-war.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton } from '../common/card-button.tsx';
import { useTable } from '../common/context.ts';
import { Behind, Lines } from './lines.tsx';
import { actingNow, mapOf, sceneOf, sectorCard, sideOf } from './war.ts';

/** The battle: its three rounds, who acts in which order, and what the attack under way comes to. */
export function Battle() {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const scene = sceneOf(table);
  if (scene === null) return null;
  const name = table.tell(sure(mapOf(table).sectors[scene.sector]).names);
  const sector = sectorCard(table, scene.sector);
  const land = sector === undefined ? null : table.info(sector);
  const now = actingNow(table, scene);
  return (
    <section className="ow-battle" aria-label={ow('battle')} data-region="board" tabIndex={-1}>
      <div className="ow-battle-land" aria-hidden="true">
        {land != null && <CardArt game="original-war" card={land} size="grand" focus="50% 60%" />}
        <Behind scene={scene} />
      </div>
      <header>
        <h2>
          <OwSign name="battle" /> {ow('battleIn', { name })}
        </h2>
        <Rounds scene={scene} />
      </header>
      <Order order={scene.order} now={now} />
      {scene.attacker > 0 ? (
        <Attack scene={scene} />
      ) : (
        <>
          <Lines scene={scene} />
          <p className="ow-lull">
            {now > 0 ? ow('actsNow', { card: table.name(now).split(',')[0] ?? '' }) : ow('lull')}
          </p>
        </>
      )}
    </section>
  );
}

function Rounds({ scene }: { scene: BattleScene }) {
  const ow = useWords(originalWarWords);
  const round = Math.max(1, scene.round);
  return (
    <p className="ow-rounds" role="img" aria-label={ow('battleRound', { n: round, all: scene.rounds })}>
      {Array.from({ length: scene.rounds }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <span key={i} data-now={i + 1 === round} data-past={i + 1 < round} aria-hidden="true">
          {i + 1}
        </span>
      ))}
    </p>
  );
}

function Order({ order, now }: { order: readonly Slot[]; now: Handle }) {
  const ow = useWords(originalWarWords);
  if (order.length === 0 && now > 0) return null;
  if (order.length === 0) return <p className="quiet">{ow('orderNobody')}</p>;
  return (
    <ol className="ow-order" aria-label={ow('order')}>
      {order.map((slot) => (
        <li key={slot.card} data-next={slot.next} data-waited={slot.waited}>
          <SlotCard slot={slot} />
        </li>
      ))}
    </ol>
  );
}

function SlotCard({ slot }: { slot: Slot }) {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const card = table.find(slot.card);
  const info = card === undefined ? null : table.info(card);
  if (card === undefined || info === null) return null;
  const note = [
    `${ow('initiative')} ${slot.initiative}`,
    ...(slot.next ? [ow('isNext')] : []),
    ...(slot.waited ? [ow('waits')] : []),
  ].join(', ');
  return (
    <CardButton card={card} className={`ow-slot ow-${info.set}`} note={note}>
      <span className="ow-slot-face" data-side={sideOf(table, info.kinds.includes('animal') ? -1 : card.control)}>
        <OwArt info={info} />
        <b>{slot.initiative}</b>
        {slot.waited && <OwSign name="waited" />}
      </span>
    </CardButton>
  );
}

/** The attacker and whoever takes the hit, large, with the value that counts between them. */
function Attack({ scene }: { scene: BattleScene }) {
  const { name, find } = useTable();
  const ow = useWords(originalWarWords);
  const attacker = find(scene.attacker);
  return (
    <div className="ow-duel" role="status">
      <div className="ow-fighter">
        <p className="ow-fighter-name">{ow('attacks', { card: sure(name(scene.attacker).split(',')[0]) })}</p>
        {attacker !== undefined && <Fighter card={attacker} />}
      </div>
      <ul>
        {scene.blows.map((blow) => (
          <BlowLine key={blow.card} blow={blow} />
        ))}
      </ul>
    </div>
  );
}

function Fighter({ card }: { card: CardView }) {
  const table = useTable();
  const info = table.info(card);
  if (info === null) return null;
  const seat = info.kinds.includes('animal') ? -1 : card.control;
  return (
    <CardButton card={card} className="ow-piece ow-large">
      <Chip
        info={info}
        values={valuesOf(table.catalogue, info, card)}
        lang={table.lang}
        side={sideOf(table, seat)}
        seat={seat}
        crew={0}
      />
    </CardButton>
  );
}

/** What one blow comes to, as it stands before it is carried out. */
function BlowLine({ blow }: { blow: Blow }) {
  const { find } = useTable();
  const ow = useWords(originalWarWords);
  const { attack, defence, health } = blow;
  const result = attack <= 0 ? 'nothing' : attack < defence ? 'weakened' : health <= 1 ? 'destroyed' : 'wound';
  const card = find(blow.card);
  return (
    <li className="ow-blow" data-result={result}>
      <span className="ow-arrow">
        <OwSign name="attack" label={ow('attack')} /> <b>{attack}</b>
      </span>
      {card !== undefined && <Fighter card={card} />}
      {blow.blocking && <span className="ow-block">{ow('blocks')}</span>}
      <p className="ow-sum">
        {ow('foreseen')}: <OwSign name="defence" label={ow('defence')} /> {defence}
        {defence < blow.full && <small>/{blow.full}</small>} − {attack} →{' '}
        <b>{ow(`result.${result}`, { n: defence - attack })}</b>
      </p>
    </li>
  );
}
