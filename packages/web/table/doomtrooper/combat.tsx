import type { CardView, Handle } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { CombatScene, Fighter, Sum, Term } from '@bojiste/session/games/doomtrooper';
import { Chip, DtSign, Strip } from '../../cards/doomtrooper/face.tsx';
import { valuesOf } from '../../cards/values.ts';
import { doomtrooperWords } from '../../texts/doomtrooper.ts';
import { useWords } from '../../texts/use.ts';
import { CardButton } from '../common/card-button.tsx';
import { ClauseLinks } from '../common/clause.tsx';
import { type Table, useTable } from '../common/context.ts';
import { SeatMark } from '../common/players.tsx';
import { Diamond } from '../common/stops.tsx';
import { sceneOf, sideOf, under } from './fields.ts';

/**
 * A combat: its eight phases, both fighters with sums that change with every card, and what the blows come to. `whole`
 * takes the place of the fields; otherwise it is a strip between them.
 */
export function Combat({ whole }: { whole: boolean }) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  const scene = sceneOf(table);
  const laid = [...lying(table, 'inCombat'), ...lying(table, 'played')];
  if (scene === null && laid.length === 0) return null;
  return (
    <section className="dt-combat" aria-label={dt('combat')} data-whole={whole}>
      {scene !== null && (
        <>
          <PhaseStrip phase={scene.phase} />
          <div className="dt-duel">
            <Corner as="attacker" fighter={scene.attacker} foe={scene.defender} scene={scene} />
            <Middle scene={scene} />
            <Corner as="defender" fighter={scene.defender} foe={scene.attacker} scene={scene} />
          </div>
        </>
      )}
      <Laid cards={laid} />
    </section>
  );
}

const lying = ({ view, catalogue }: Table, kind: string): CardView[] =>
  view.cards.filter((card) => sure(catalogue.zones[card.zone]).kind === kind);

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
  readonly scene: CombatScene;
}

/** The phase from which on somebody may be missing who was there: the blows have been struck. */
const AFTER_BLOWS = 7;

function Corner({ as: role, fighter, foe, scene: { tactic, phase } }: CornerProps) {
  const table = useTable();
  const dt = useWords(doomtrooperWords);
  if (fighter === null)
    return (
      <div className="dt-corner" data-role={role}>
        <h3>{dt(role)}</h3>
        <p className="quiet">{dt(phase >= AFTER_BLOWS ? 'fallen' : 'notNamed')}</p>
      </div>
    );
  const card = table.find(fighter.card);
  const own = fighter.seat === table.me;
  return (
    <div className="dt-corner" data-role={role} data-side={own ? 'own' : 'foe'}>
      {card !== undefined && <Portrait card={card} />}
      <h3>
        <SeatMark seat={fighter.seat} /> <span className="dt-role">{dt(role)}</span> <CardLink handle={fighter.card} />
      </h3>
      {fighter.strike !== null && <SumLine sign={tactic === 0 ? 'fight' : 'shoot'} sum={fighter.strike} />}
      {fighter.armor !== null && <SumLine sign="armor" sum={fighter.armor} />}
      {fighter.weapon > 0 && (
        <p className="dt-weapon">
          <CardLink handle={fighter.weapon} />
        </p>
      )}
      {card !== undefined && foe !== null && <Verdict fighter={fighter} foe={foe} />}
    </div>
  );
}

/** The fighter, large, with what it bears: both can be chosen here. */
function Portrait({ card }: { card: CardView }) {
  const table = useTable();
  const info = table.info(card);
  if (info === null) return null;
  const values = valuesOf(table.catalogue, info, card);
  return (
    <div className="dt-portrait">
      <CardButton card={card} className="dt-piece">
        <Chip info={info} values={values} lang={table.lang} side={sideOf(table, card.control)} large />
      </CardButton>
      <Borne cards={under(table, card.handle)} />
    </div>
  );
}

/** The sum and the terms it comes from, each with its source. */
function SumLine({ sign, sum }: { sign: 'fight' | 'shoot' | 'armor'; sum: Sum }) {
  const dt = useWords(doomtrooperWords);
  return (
    <div className="dt-sum" data-sign={sign}>
      <span className="dt-total">
        <DtSign name={sign} label={dt(sign)} /> <b>{sum.total}</b>
      </span>
      <span className="dt-terms">
        <span className="dt-term">
          <b>{sum.printed}</b> <small>{dt('printed')}</small>
        </span>
        {sum.terms.map((term, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one card may add twice
          <TermLink key={i} term={term} />
        ))}
      </span>
    </div>
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
    <span className="dt-term" data-worse={ADDING.includes(term.layer) && term.n < 0} data-counts={term.counts}>
      {term.counts ? <b>{signed(term)}</b> : <s>{signed(term)}</s>}{' '}
      {term.clause !== '' && <ClauseLinks ids={[term.clause]} />}
      {key === null || name === null ? (
        <small>{dt('rulesTerm')}</small>
      ) : (
        <button type="button" className="card-link" onClick={() => control.inspect({ handle: 0, key, pinned: true })}>
          {tell(name)}
        </button>
      )}
    </span>
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
  const { find } = useTable();
  const dt = useWords(doomtrooperWords);
  const zone = find(scene.zone);
  return (
    <div className="dt-versus">
      {zone !== undefined && (
        <div className="dt-where">
          <LaidCard card={zone} />
        </div>
      )}
      <b className="dt-vs" aria-hidden="true">
        VS
      </b>
      {scene.tactic >= 0 && <b>{dt(`tactic.${scene.tactic}` as 'tactic.0')}</b>}
      {scene.first !== 0 && <small>{dt(`first.${scene.first}` as 'first.1')}</small>}
    </div>
  );
}

function CardLink({ handle }: { handle: Handle }) {
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

/** Cards that were laid down in the combat, and the one being played now, in their order: they can be answered. */
function Laid({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <ol className="dt-laid">
      {cards.map((card) => (
        <li key={card.handle}>
          <LaidCard card={card} />
        </li>
      ))}
    </ol>
  );
}

function LaidCard({ card }: { card: CardView }) {
  const table = useTable();
  const info = table.info(card);
  if (info === null) return null;
  const values = valuesOf(table.catalogue, info, card);
  return (
    <CardButton card={card} className="dt-piece come-in">
      <Chip info={info} values={values} lang={table.lang} side={sideOf(table, card.control)} />
    </CardButton>
  );
}

/** What a fighter bears: only edges are seen. */
function Borne({ cards }: { cards: readonly CardView[] }) {
  const table = useTable();
  return (
    <ul className="dt-laid">
      {cards.map((card) => {
        const info = table.info(card);
        return info === null ? null : (
          <li key={card.handle}>
            <CardButton card={card} className="dt-borne">
              <Strip info={info} lang={table.lang} down={card.face === 'down'} />
            </CardButton>
          </li>
        );
      })}
    </ul>
  );
}
