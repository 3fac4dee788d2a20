import type { BattleScene, Blow, Slot } from '@bojiste/session/games/original-war';
import { OwArt, OwSign } from '../../cards/original-war/face.tsx';
import { originalWarWords } from '../../texts/original-war.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton } from '../common/card-button.tsx';
import { useTable } from '../common/context.ts';
import { mapOf, sceneOf, sideOf } from './war.ts';

/** The battle: its three rounds, who acts in which order, and what the attack under way comes to. */
export function Battle() {
  const table = useTable();
  const ow = useWords(originalWarWords);
  const scene = sceneOf(table);
  if (scene === null) return null;
  const name = table.tell(mapOf(table).sectors[scene.sector].names);
  return (
    <section className="ow-battle" aria-label={ow('battle')}>
      <header>
        <h2>
          <OwSign name="battle" /> {ow('battleIn', { name })}
        </h2>
        <Rounds scene={scene} />
      </header>
      {scene.attacker > 0 && <Attack scene={scene} />}
      <Order order={scene.order} />
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

function Order({ order }: { order: readonly Slot[] }) {
  const ow = useWords(originalWarWords);
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

function Attack({ scene }: { scene: BattleScene }) {
  const { name, control, find } = useTable();
  const ow = useWords(originalWarWords);
  const attacker = find(scene.attacker);
  return (
    <div className="ow-attack" role="status">
      <button
        type="button"
        className="card-link"
        onClick={() => control.inspect({ handle: scene.attacker, key: attacker?.key ?? '', pinned: true })}
      >
        {ow('attacks', { card: name(scene.attacker).split(',')[0] })}
      </button>
      <ul>
        {scene.blows.map((blow) => (
          <BlowLine key={blow.card} blow={blow} />
        ))}
      </ul>
    </div>
  );
}

function BlowLine({ blow }: { blow: Blow }) {
  const { name, control, find } = useTable();
  const ow = useWords(originalWarWords);
  const { attack, defence, health } = blow;
  const result =
    attack <= 0
      ? ow('result.nothing')
      : attack < defence
        ? ow('result.weakened', { n: defence - attack })
        : health <= 1
          ? ow('result.destroyed')
          : ow('result.wound');
  return (
    <li>
      <span className="ow-sum">
        <OwSign name="attack" label={ow('attack')} /> <b>{attack}</b> {attack >= defence ? '≥' : '<'}{' '}
        <OwSign name="defence" label={ow('defence')} /> <b>{defence}</b>
        {defence < blow.full && <small>/{blow.full}</small>}
      </span>{' '}
      <button
        type="button"
        className="card-link"
        onClick={() => control.inspect({ handle: blow.card, key: find(blow.card)?.key ?? '', pinned: true })}
      >
        {name(blow.card).split(',')[0]}
      </button>
      {blow.blocking && ` (${ow('blocks')})`}: <b>{result}</b>
    </li>
  );
}
