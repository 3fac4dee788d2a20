import type { Lang } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { turnLines } from '@bojiste/session/beats/lines';
import type { Beat, Catalogue, Part } from '@bojiste/session/types';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changeSettings, type Detail, useSettings } from '../../app/settings.ts';
import { Sign } from '../../cards/icon.tsx';
import { RepeatButton } from '../../stage/controls.tsx';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { Clauses } from './clause.tsx';
import { useTable } from './context.ts';
import type { Control } from './control.ts';

/** What happened, in three levels of detail, with the cards to look at. */

const LEVELS: readonly Detail[] = ['brief', 'normal', 'full'];
const shows = (detail: Detail, line: Beat): boolean => LEVELS.indexOf(line.level) <= LEVELS.indexOf(detail);

export function Log() {
  const { playback, frame, session, lang } = useTable();
  const { detail } = useSettings();
  const say = useWords(tableWords);
  const [recap, setRecap] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => playback.log.filter((line) => shows(detail, line)), [playback.log, detail]);
  const since = useRecap();
  const follow = useEndInSight(end);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into sight
  useEffect(follow, [lines.at(-1)?.n, recap]);
  const shown = recap ? since : lines;
  return (
    <section className="log" aria-label={say('log')} data-region="log">
      <div className="log-bar">
        <fieldset className="segments small">
          <legend className="hidden">{say('detail')}</legend>
          {LEVELS.map((level) => (
            <button
              key={level}
              type="button"
              aria-pressed={!recap && detail === level}
              onClick={() => {
                setRecap(false);
                changeSettings({ detail: level });
              }}
            >
              {say(`detail.${level}`)}
            </button>
          ))}
        </fieldset>
        {session.watching !== true && (
          <button
            type="button"
            className="button small"
            aria-pressed={recap}
            data-recap
            title={say('recap')}
            onClick={() => setRecap(!recap)}
          >
            {say('recapShort')}
          </button>
        )}
        <button type="button" className="icon-button small" title={say('copy')} onClick={() => copyLines(shown, lang)}>
          <Sign name="event" />
          <span className="hidden">{say('copy')}</span>
        </button>
        <RepeatButton />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={end} className="log-lines" role="log" aria-live="off" aria-label={say('log')} tabIndex={0}>
        {!recap && (frame.update.earlier ?? 0) > 0 && (
          <button type="button" className="button small" data-earlier onClick={() => session.showEarlier?.()}>
            {say('earlier')}
          </button>
        )}
        {shown.length === 0 ? (
          <p className="quiet">{recap ? say('recapNone') : say('nothingYet')}</p>
        ) : (
          <Lines lines={shown} brief={!recap && detail === 'brief'} />
        )}
      </div>
    </section>
  );
}

/** The last line stays in sight when the log gets less room: a card, or a longer question, beside it. */
function useEndInSight(end: RefObject<HTMLDivElement | null>): () => void {
  const height = useRef(0);
  const follow = useCallback(() => {
    const box = end.current;
    if (box === null) return;
    box.scrollTop = box.scrollHeight;
    height.current = box.clientHeight;
  }, [end]);
  useEffect(() => {
    const box = end.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => {
      // Whoever has scrolled back to read stays where he is.
      const atEnd = box.scrollTop + height.current >= box.scrollHeight - 2;
      height.current = box.clientHeight;
      if (atEnd) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [end]);
  return follow;
}

function copyLines(lines: readonly Beat[], lang: 'cs' | 'en'): void {
  navigator.clipboard?.writeText(lines.map((line) => plainLine(line, lang)).join('\n')).catch(() => {});
}

/** The opponent's last turn, whole. */
function useRecap(): readonly Beat[] {
  const { playback, me } = useTable();
  return useMemo(() => {
    const theirs = playback.log.filter((line) => line.active !== me && line.level !== 'full');
    const last = theirs.at(-1)?.turn;
    return theirs.filter((line) => line.turn === last);
  }, [playback.log, me]);
}

/** A line for every sentence, or for every turn where it is told briefly. */
function Lines({ lines, brief }: { lines: readonly Beat[]; brief: boolean }) {
  const { me, lang, catalogue, control, view } = useTable();
  const { inspect } = control;
  const signs = useMemo(() => signsOf(catalogue, view.options), [catalogue, view.options]);
  const rows = brief ? turnLines(lines) : lines.map((line) => [line]);
  return (
    <ol>
      {rows.map((row) => (
        <Row
          key={sure(row[0]).n}
          row={row}
          // A turn that goes on grows; all other lines stay as they are.
          size={row.length}
          own={sure(row[0]).active === me}
          {...{ lang, catalogue, inspect, signs }}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly row: readonly Beat[];
  readonly size: number;
  readonly own: boolean;
  readonly lang: Lang;
  readonly catalogue: Catalogue;
  readonly inspect: Control['inspect'];
  readonly signs: Signs;
}

/** A log grows long and its lines never change: each is drawn once. */
const Row = memo(
  function Row({ row, own, lang, catalogue, inspect, signs }: RowProps) {
    const [first, ...rest] = row;
    if (first === undefined) return null;
    const turn = first.kind === 'turn';
    return (
      <li className={turn && rest.length === 0 ? 'log-turn' : undefined} data-side={own ? 'own' : 'foe'}>
        {turn && rest.length > 0 ? (
          <strong>
            <Parts parts={first.text[lang]} inspect={inspect} />
          </strong>
        ) : (
          <Parts parts={first.text[lang]} inspect={inspect} signs={signs} />
        )}{' '}
        {rest.map((line) => (
          <span key={line.n}>
            <Parts parts={line.text[lang]} inspect={inspect} signs={signs} />{' '}
          </span>
        ))}
        {rest.length === 0 && <Clauses catalogue={catalogue} lang={lang} ids={first.clauses} />}
        {row.map((line) => line.sums !== undefined && <Sums key={line.n} sums={line.sums} lang={lang} />)}
      </li>
    );
  },
  (a, b) => a.row[0] === b.row[0] && a.size === b.size && a.lang === b.lang && a.own === b.own,
);

/** How two values came about, term by term. */
function Sums({ sums, lang }: { sums: NonNullable<Beat['sums']>; lang: Lang }) {
  const say = useWords(tableWords);
  if (sums.every(({ terms }) => terms.length === 0)) return null;
  return (
    <details className="log-sums">
      <summary>{say('sums')}</summary>
      {sums.map(({ stat, text, base, terms, total }) => (
        <p key={`${stat} ${total}`}>
          {text[lang]} {base}
          {terms.map(({ name, n }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: terms of a sum never change
            <span key={i}>
              {n < 0 ? ` − ${-n}` : ` + ${n}`}
              {` (${name === null ? say('rulesTerm') : name[lang]})`}
            </span>
          ))}
          {` = ${total}`}
        </p>
      ))}
    </details>
  );
}

type Signs = readonly string[];
const PIPS: Signs = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** What each face of the die looks like in a line: hits and special symbols where the game has such dice, else pips. */
function signsOf({ facts }: Catalogue, options: readonly number[]): Signs {
  const tables = facts.dice as readonly (readonly (readonly [number, number, number])[])[] | undefined;
  const faces = tables?.[options[facts.diceOption as number] ?? 0];
  if (faces === undefined) return PIPS;
  const sign = ([melee, ranged, special]: readonly [number, number, number]): string =>
    '⚔'.repeat(melee) + '➶'.repeat(ranged) + '✦'.repeat(special) || '○';
  return faces.map(sign);
}

/** Lines that part turns are set between dashes; here they are set apart by their looks. */
function bare(part: string): string {
  const words = part.replace(/^-{2,} *| *-{2,}$/g, '');
  return words === part ? part : words.charAt(0).toUpperCase() + words.slice(1);
}

export function Line({ line }: { line: Beat }) {
  const { lang, control } = useTable();
  return <Parts parts={line.text[lang]} inspect={control.inspect} />;
}

interface PartsProps {
  readonly parts: readonly Part[];
  readonly inspect: Control['inspect'];
  readonly signs?: Signs;
}

/** A line never begins with the full stop after a name, nor ends with the bracket before it. */
const JOINED = '\u2060';
const OPENS = /[(„“]$/;
const CLOSES = /^[.,:;!?)“”]/;

/** Words between names: kept together with the names they belong to. */
function between(part: string, first: boolean, last: boolean): string {
  const words = bare(part);
  return `${!first && CLOSES.test(words) ? JOINED : ''}${words}${!last && OPENS.test(words) ? JOINED : ''}`;
}

export function Parts({ parts, inspect, signs }: PartsProps) {
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          between(part, i === 0, i === parts.length - 1)
        ) : 'dice' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line never change
          <span key={i}>
            {signs !== undefined && (
              <span className="log-dice" aria-hidden="true">
                {part.dice.map((face, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in the order in which they fell
                  <i key={n}>{signs[face] ?? face + 1}</i>
                ))}
              </span>
            )}
            {part.words}
          </span>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line never change
            key={i}
            type="button"
            className="card-link"
            onClick={() => inspect({ handle: 0, key: part.card, pinned: true })}
          >
            {part.name}
          </button>
        ),
      )}
    </>
  );
}

export const plainLine = (line: Beat, lang: 'cs' | 'en'): string =>
  line.text[lang]
    .map((part) => (typeof part === 'string' ? bare(part) : 'dice' in part ? part.words : part.name))
    .join('');

/** The opponent's move in words over the board, and everything told to screen readers. */
export function Caption() {
  const { frame, me, lang, playback } = useTable();
  const told = frame.caption.map((line) => plainLine(line, lang));
  const foreign = frame.by !== me && playback.playing && told.length > 0;
  return (
    <>
      <div className={foreign ? 'caption shown' : 'caption'} aria-hidden="true">
        {foreign && [...new Set(told)].slice(0, 4).map((line) => <span key={line}>{line}</span>)}
      </div>
      <p className="hidden" aria-live="polite" role="status">
        {told.join('. ')}
      </p>
    </>
  );
}
