import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Paragraph } from '@bojiste/session/types';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../../app/settings.ts';
import { fonts, sizeOf, whenMeasured } from './fit.ts';
import { softly } from './softly.ts';
import './hand-text.css';

/**
 * What a card does, on a card in hand: the whole text with what its keywords mean where that fits and is wanted, else
 * the text alone, else its short form, else as many of its paragraphs as fit with the names of the others.
 */

interface Line {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

export const withReminder = ({ text, reminder }: Paragraph, lang: Lang): string =>
  reminder === undefined ? text[lang] : `${text[lang]} (${reminder[lang]})`;

const nameOf = ({ name }: Paragraph, lang: Lang): string => name?.[lang] ?? '';

/** The same words set closer: the least size of type, then a picture of which only a strip is left. */
type Setting = 'free' | 'tight' | 'strip';

interface Form {
  readonly lines: readonly Line[];
  readonly set: Setting;
}

function formsOf(info: CardInfo, lang: Lang, marked: boolean, reminders: boolean): readonly Form[] {
  const own = info.names[lang];
  // A sign before the paragraph says "action" or "ability"; only what follows that word is told again.
  const named = (p: Paragraph): string => (marked ? (/\((.*)\)$/.exec(nameOf(p, lang))?.[1] ?? '') : nameOf(p, lang));
  const lines = (text: (p: Paragraph) => string): Line[] => {
    const all = info.paragraphs.map((p) => ({ key: p.key, name: named(p) === own ? '' : named(p), text: text(p) }));
    const seen = (line: Line, at: number) =>
      all.findIndex((one) => one.name === line.name && one.text === line.text) < at;
    return all.filter((line, at) => (line.name !== '' || line.text !== '') && !seen(line, at));
  };
  const told = lines((p) => withReminder(p, lang));
  const whole = lines((p) => p.text[lang]);
  const short = lines((p) => p.short?.[lang] ?? p.text[lang]);
  // A mark of a moment ("T", "BA") says nothing by itself.
  const bare = ({ name, text }: Line): boolean => text === '' && name.length <= 2;
  const names = lines(() => '').filter((line) => !bare(line));
  const as = (lines: readonly Line[], ...sets: Setting[]): Form[] => sets.map((set) => ({ lines, set }));
  const explained = reminders && info.paragraphs.some((p) => p.reminder !== undefined);
  // Of several paragraphs the first ones in full, as many as there is room for, while each of the others has a name.
  const partly = short
    .map((_, n) => short.map((line, i) => (i < n ? line : { ...line, text: '' })))
    .filter((form, n) => n > 0 && form.every((line) => !bare(line)))
    .reverse();
  return [
    ...(explained ? as(told, 'free', 'tight') : []),
    ...as(whole, 'free', 'tight', 'strip'),
    ...as(short, 'free', 'tight', 'strip'),
    ...partly.flatMap((lines) => as(lines, 'tight', 'strip')),
    ...as(names, 'free'),
    ...as([], 'free'),
  ];
}

interface Props {
  readonly info: CardInfo;
  readonly lang: Lang;
  /** A sign before a paragraph: action or ability. */
  readonly mark?: (paragraph: string) => string | null;
}

/** The form that fits is the same for every copy of a card in a place of the same size: it is looked for once. */
const fitting = new WeakMap<CardInfo, Map<string, number>>();

function fittingFor(info: CardInfo): Map<string, number> {
  const known = fitting.get(info) ?? new Map<string, number>();
  fitting.set(info, known);
  return known;
}

interface Found {
  readonly box: React.RefObject<HTMLSpanElement | null>;
  readonly level: number;
  /** The size of the place for which this was found; '' before it is. */
  readonly settled: string;
}

/** How far the text of this card is shortened: from the whole of it on, until it fits where it stands. */
function useForm(info: CardInfo, setting: string, most: number): Found {
  const box = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState('');
  const [tried, setTried] = useState({ key: '', level: 0 });
  const known = fittingFor(info);
  const key = `${setting}/${size}`;
  const settled = known.get(key);
  const level = Math.min(most, settled ?? (tried.key === key ? tried.level : 0));
  useLayoutEffect(() => {
    const card = box.current?.parentElement;
    if (card == null || typeof ResizeObserver === 'undefined') return;
    // The text too: what the next card of the fan covers narrows it alone.
    const watch = new ResizeObserver(() => box.current !== null && setSize(sizeOf(box.current)));
    for (const part of [card, box.current]) if (part !== null) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (box.current === null || (settled !== undefined && size !== '')) return;
    return whenMeasured(box.current, ({ size: now, tooLong }) => {
      const here = `${setting}/${now}`;
      setSize(now);
      if (known.has(here)) return;
      // What fitted elsewhere was only a first guess: in a place of another size it is looked for from the whole text on.
      const guessed = settled !== undefined && level > 0;
      if (!guessed && (!tooLong || level >= most)) {
        known.set(here, level);
        known.set(`${setting}/`, level);
      }
      setTried({ key: here, level: guessed ? 0 : tooLong ? Math.min(most, level + 1) : level });
    });
  }, [known, setting, size, level, most, settled]);
  return { box, level, settled: settled === undefined ? '' : size };
}

export function HandText({ info, lang, mark }: Props) {
  const { reminders } = useSettings();
  const font = useSyncExternalStore(fonts.subscribe, fonts.count);
  const forms = formsOf(info, lang, mark !== undefined, reminders);
  const { box, level, settled } = useForm(info, `${lang}/${reminders}/${font}`, forms.length - 1);
  const form = forms[level] as Form;
  return (
    <span className="hand-text" ref={box} data-set={form.set} data-level={level} data-settled={settled}>
      {form.lines.map(({ key, name, text }) => (
        <span className="hand-line" key={key}>
          {mark?.(key) != null && (
            <i className="hand-mark" data-mark={key.endsWith('.action') ? 'action' : 'ability'}>
              {mark(key)}
            </i>
          )}
          {name !== '' && <b>{softly(name.charAt(0).toUpperCase() + name.slice(1))}. </b>}
          {softly(text)}
        </span>
      ))}
    </span>
  );
}
