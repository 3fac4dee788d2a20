import type { CardView } from '@bojiste/kernel';
import type { CombatScene, Fighter, Sum, Term } from '@bojiste/session/games/doomtrooper';
import { DtSign, Strip } from '../../cards/doomtrooper/face.tsx';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton } from '../common/card-button.tsx';
import { ClauseLinks } from '../common/clause.tsx';
import { type Table, useTable } from '../common/context.ts';
import { SeatMark } from '../common/players.tsx';
import { Diamond } from '../common/stops.tsx';
import { sceneOf } from './fields.ts';

/** A combat: its eight phases, both fighters with sums that change with every card, and what the blows come to. */
export function Combat() {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  const scene = sceneOf(table);
  const laid = [...lying(table, 'inCombat'), ...lying(table, 'played')];
  if (scene === null && laid.length === 0) return null;
  return (
    <section className="dt-combat" aria-label={dt('combat')}>
      {scene !== null && (
        <>
          <PhaseStrip phase={scene.phase} />
          <div className="dt-duel">
            <Corner as="attacker" fighter={scene.attacker} foe={scene.defender} tactic={scene.tactic} />
            <Middle scene={scene} />
            <Corner as="defender" fighter={scene.defender} foe={scene.attacker} tactic={scene.tactic} />
          </div>
        </>
      )}
      <Laid cards={laid} />
    </section>
  );
}

const lying = ({ view, catalogue }: Table, kind: string): CardView[] =>
  view.cards.filter((card) => catalogue.zones[card.zone].kind === kind);

const PHASES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function PhaseStrip({ phase }: { phase: number }) {
  const dt = useWords(doomtrooperWords);
  return (
    <ol className="dt-phases" aria-label={dt('combatPhases')}>
      {PHASES.map((n) => (
        <li key={n} aria-current={n === phase ? 'step' : undefined} data-past={n < phase}>
          <span className="dt-step" title={dt(`phase.${n}`)}>
            {n === phase ? `${n}. ${dt(`phase.${n}`)}` : n}
          </span>
          <Diamond windows={[`afterPhase${n}`]} />
        </li>
      ))}
    </ol>
  );
}

interface CornerProps {
  readonly as: 'attacker' | 'defender';
  readonly fighter: Fighter | null;
  readonly foe: Fighter | null;
  readonly tactic: number;
}

function Corner({ as: role, fighter, foe, tactic }: CornerProps) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  if (fighter === null)
    return (
      <div className="dt-corner" data-role={role}>
        <h3>{dt(role)}</h3>
        <p className="quiet">{dt('notNamed')}</p>
      </div>
    );
  const card = table.find(fighter.card);
  return (
    <div className="dt-corner" data-role={role}>
      <h3>
        <SeatMark seat={fighter.seat} /> {dt(role)}: <CardLink handle={fighter.card} />
      </h3>
      {fighter.weapon > 0 && (
        <p>
          <CardLink handle={fighter.weapon} />
        </p>
      )}
      {fighter.strike !== null && <SumLine sign={tactic === 0 ? 'fight' : 'shoot'} sum={fighter.strike} />}
      {fighter.armor !== null && <SumLine sign="armor" sum={fighter.armor} />}
      {card !== undefined && foe !== null && <Verdict fighter={fighter} foe={foe} />}
    </div>
  );
}

function SumLine({ sign, sum }: { sign: 'fight' | 'shoot' | 'armor'; sum: Sum }) {
  const dt = useWords(doomtrooperWords);
  return (
    <p className="dt-sum">
      <DtSign name={sign} label={dt(sign)} /> <b>{sum.total}</b>
      {(sum.terms.length > 0 || sum.total !== sum.printed) && (
        <span className="dt-terms">
          {' '}
          = {sum.printed}
          {sum.terms.map((term, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one card may add twice
            <TermLink key={i} term={term} />
          ))}
        </span>
      )}
    </p>
  );
}

const ADDING = ['add', 'baseAdd', 'beast', ''];
const signed = ({ n, layer }: Term): string =>
  ADDING.includes(layer) ? (n >= 0 ? `+${n}` : `−${-n}`) : layer.toLowerCase().includes('mul') ? `×${n}` : `→ ${n}`;

function TermLink({ term }: { term: Term }) {
  const { control, tell } = useTable();
  const dt = useWords(doomtrooperWords);
  const { key, name } = term;
  return (
    <>
      {' '}
      {term.counts ? <b>{signed(term)}</b> : <s>{signed(term)}</s>}{' '}
      {term.clause !== '' && <ClauseLinks ids={[term.clause]} />}
      {key === null || name === null ? (
        `(${dt('rulesTerm')})`
      ) : (
        <button type="button" className="card-link" onClick={() => control.inspect({ handle: 0, key, pinned: true })}>
          {tell(name)}
        </button>
      )}
    </>
  );
}

/** "10 ≥ 4: a wound": a second wound kills. */
function Verdict({ fighter, foe }: { fighter: Fighter; foe: Fighter }) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  if (fighter.strike === null || foe.armor === null) return null;
  const target = table.find(foe.card);
  const at = table.catalogue.flags.findIndex(({ name }) => name === 'wounded');
  const wounded = target !== undefined && (target.flags & (1 << at)) !== 0;
  const result = fighter.result === 0 ? 'none' : fighter.result === 2 || wounded ? 'death' : 'wound';
  return (
    <p className="dt-verdict" data-result={result}>
      {fighter.strike.total} {fighter.strike.total >= foe.armor.total ? '≥' : '<'} {foe.armor.total} →{' '}
      {result === 'death' && <DtSign name="dying" />} <b>{dt(`result.${result}`)}</b>
    </p>
  );
}

function Middle({ scene }: { scene: CombatScene }) {
  const dt = useWords(doomtrooperWords);
  return (
    <div className="dt-versus">
      <DtSign name="combat" />
      {scene.tactic >= 0 && <b>{dt(`tactic.${scene.tactic}` as 'tactic.0')}</b>}
      {scene.zone > 0 && <CardLink handle={scene.zone} />}
      {scene.first !== 0 && <small>{dt(`first.${scene.first}` as 'first.1')}</small>}
    </div>
  );
}

function CardLink({ handle }: { handle: number }) {
  const { control, find, name } = useTable();
  const dt = useWords(doomtrooperWords);
  const card = find(handle);
  if (card?.key == null) return <>{dt('hiddenOne')}</>;
  const { key } = card;
  return (
    <button type="button" className="card-link" onClick={() => control.inspect({ handle, key, pinned: true })}>
      {name(handle)}
    </button>
  );
}

/** Cards that were laid down in the combat, and the one being played now: they can be answered. */
function Laid({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="dt-laid">
      {cards.map((card) => (
        <li key={card.handle}>
          <LaidCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function LaidCard({ card }: { card: CardView }) {
  const table = useTable();
  const info = table.info(card);
  if (info === null) return null;
  return (
    <CardButton card={card} className="dt-borne come-in">
      <Strip info={info} lang={table.lang} down={false} />
    </CardButton>
  );
}
