import type { Lang } from '@bojiste/kernel';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { changeSettings, type Detail, useSettings } from '../../app/settings.ts';
import { Sign } from '../../cards/icon.tsx';
import type { Beat, Catalogue, Part } from '../../session/types.ts';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into sight
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.at(-1)?.n, recap]);
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
          <Lines lines={shown} />
        )}
      </div>
    </section>
  );
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

function Lines({ lines }: { lines: readonly Beat[] }) {
  const { me, lang, catalogue, control } = useTable();
  const { inspect } = control;
  return (
    <ol>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
        <Row key={i} line={line} own={line.active === me} lang={lang} catalogue={catalogue} inspect={inspect} />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly line: Beat;
  readonly own: boolean;
  readonly lang: Lang;
  readonly catalogue: Catalogue;
  readonly inspect: Control['inspect'];
}

/** A log grows long and its lines never change: each is drawn once. */
const Row = memo(function Row({ line, own, lang, catalogue, inspect }: RowProps) {
  return (
    <li className={line.kind === 'turn' ? 'log-turn' : undefined} data-side={own ? 'own' : 'foe'}>
      <Parts parts={line.text[lang]} inspect={inspect} />{' '}
      <Clauses catalogue={catalogue} lang={lang} ids={line.clauses} />
    </li>
  );
});

/** Lines that part turns are set between dashes; here they are set apart by their looks. */
function bare(part: string): string {
  const words = part.replace(/^-{2,} *| *-{2,}$/g, '');
  return words === part ? part : words.charAt(0).toUpperCase() + words.slice(1);
}

export function Line({ line }: { line: Beat }) {
  const { lang, control } = useTable();
  return <Parts parts={line.text[lang]} inspect={control.inspect} />;
}

export function Parts({ parts, inspect }: { parts: readonly Part[]; inspect: Control['inspect'] }) {
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          bare(part)
        ) : 'dice' in part ? (
          part.words
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
