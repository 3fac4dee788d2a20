import type { Handle } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Inspection, StatNow } from '@bojiste/session/types';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { ClauseLinks } from './clause.tsx';
import { type Table, useTable } from './context.ts';
import { useKept, useLooked } from './looker.ts';
import { PHONE, ROOMY, useMedia } from './media.ts';
import { useZoom } from './zoom.ts';

/** One card close up: its whole face, what its values are now and why, its abilities with their rules. */
export function Inspector({ face }: { face: (table: Table, key: string, handle: Handle) => ReactNode }) {
  const table = useTable();
  const { control, catalogue, frame } = table;
  const say = useWords(tableWords);
  const docked = useMedia(ROOMY);
  const looked = useLooked(control.looker);
  const kept = useKept(looked, docked ? lastNamed(table) : null);
  const inspected = docked ? kept : looked;
  const known = inspected === null ? undefined : catalogue.cards[inspected.key];
  const live = useInspection(inspected?.handle ?? 0, frame.update);
  const box = useRef<HTMLElement>(null);
  const pinned = inspected?.pinned === true;
  const small = useMedia(PHONE);
  useZoom(box, known === undefined ? null : looked, control, small || docked);
  return (
    <section
      ref={box}
      className="inspector"
      hidden={known === undefined}
      aria-label={say('card')}
      data-region="inspector"
      tabIndex={-1}
      data-pinned={pinned}
      data-docked={docked}
    >
      {known !== undefined && (
        <>
          {pinned && !docked && (
            <button
              type="button"
              className="icon-button close"
              aria-label={say('close')}
              onClick={() => control.inspect(null)}
            >
              ×
            </button>
          )}
          {face(table, known.key, inspected?.handle ?? 0)}
          <Abilities cardKey={known.key} linked={pinned || docked} />
          {live !== null && live.key === known.key && <Live live={live} />}
        </>
      )}
    </section>
  );
}

/** The card that the log named last, or the leader of whoever sits here before anything has happened. */
function lastNamed({ playback, catalogue, view, me }: Table): string | null {
  for (const { text } of playback.log.slice(-LOOKED_BACK).reverse())
    for (const part of [...text.en].reverse()) if (typeof part !== 'string' && 'card' in part) return part.card;
  const own = view.cards.find(({ owner, key }) => owner === me && key !== null && key in catalogue.cards);
  return own?.key ?? null;
}

const LOOKED_BACK = 40;

function useInspection(handle: Handle, moment: unknown): Inspection | null {
  const { session } = useTable();
  const [live, setLive] = useState<Inspection | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the table changes
  useEffect(() => {
    let current = true;
    if (handle === 0) setLive(null);
    else session.inspect(handle).then((found) => current && setLive(found));
    return () => {
      current = false;
    };
  }, [session, handle, moment]);
  return live;
}

function Live({ live }: { live: Inspection }) {
  const { tell, catalogue, lang } = useTable();
  const say = useWords(tableWords);
  const changed = live.stats.filter((stat) => stat.now !== stat.printed || working(stat).length > 0);
  const words = [...live.counters.map(({ text, n }) => `${tell(text)} ${n}`), ...live.flags.map(tell)];
  return (
    <>
      {changed.length > 0 && (
        <ul className="stat-list">
          {changed.map((stat) => (
            <Changed key={stat.name} stat={stat} />
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <p>
          <strong>{say('state')}:</strong> {words.join(', ')}
        </p>
      )}
      {live.under.length > 0 && (
        <p>
          <strong>{say('under')}:</strong> {live.under.map((key) => sure(catalogue.cards[key]).names[lang]).join(', ')}
        </p>
      )}
    </>
  );
}

/** Changes by nothing are not worth a word. */
const working = (stat: StatNow) => stat.parts.filter(({ n, layer }) => n !== 0 || layer !== 'add');

function Changed({ stat }: { stat: StatNow }) {
  const { tell } = useTable();
  const say = useWords(tableWords);
  const signed = (n: number, layer: string) =>
    layer === 'add' || layer === '' ? (n >= 0 ? `+${n}` : `−${-n}`) : `→ ${n}`;
  return (
    <li>
      {tell(stat.text)}: <b>{stat.now}</b>{' '}
      <span className="quiet">
        ({say('printed')} {stat.printed}
      </span>
      {working(stat).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one card may add twice
        <span className="quiet" key={i}>
          ; {tell(part.name)} {part.counts ? signed(part.n, part.layer) : <s>{signed(part.n, part.layer)}</s>}
          {part.clause !== '' && <ClauseLinks ids={[part.clause]} />}
        </span>
      ))}
      <span className="quiet">)</span>
    </li>
  );
}

/** What the card does, always; its rules as links only where a pointer can reach them. */
function Abilities({ cardKey, linked }: { cardKey: string; linked: boolean }) {
  const { catalogue, tell } = useTable();
  const { paragraphs } = sure(catalogue.cards[cardKey]);
  if (paragraphs.length === 0) return null;
  // A text that scrolls must be within reach of keys; a link in it is enough.
  const reached = !linked || paragraphs.some(({ clauses }) => clauses.length > 0);
  return (
    <div className="abilities" tabIndex={reached ? undefined : 0}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.key}>
          {paragraph.name !== null && <strong>{tell(paragraph.name)}. </strong>}
          {tell(paragraph.text)} {paragraph.reminder !== undefined && <i>({tell(paragraph.reminder)}) </i>}
          {linked && <ClauseLinks ids={paragraph.clauses} />}
        </p>
      ))}
    </div>
  );
}
