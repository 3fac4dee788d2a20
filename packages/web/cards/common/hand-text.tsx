import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Paragraph } from '@bojiste/session/types';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../../app/settings.ts';
import { fonts, whenTooLong } from './fit.ts';
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
  const names = lines(() => '');
  const as = (lines: readonly Line[], ...sets: Setting[]): Form[] => sets.map((set) => ({ lines, set }));
  const explained = reminders && info.paragraphs.some((p) => p.reminder !== undefined);
  // Of several paragraphs the first ones in full, as many as there is room for, while each of the others has a name.
  const partly = short
    .map((_, n) => short.map((line, i) => (i < n ? line : { ...line, text: '' })))
    .filter((form, n) => n > 0 && form.every(({ name, text }) => name !== '' || text !== ''))
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

export function HandText({ info, lang, mark }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [level, setLevel] = useState(0);
  const [width, setWidth] = useState(0);
  const { reminders } = useSettings();
  const font = useSyncExternalStore(fonts.subscribe, fonts.count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card, language or size begins again with the whole text
  useLayoutEffect(() => setLevel(0), [info, lang, width, reminders, font]);
  useLayoutEffect(() => {
    const card = box.current?.parentElement;
    if (card == null || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setWidth(card.clientWidth * 1000 + card.clientHeight));
    watch.observe(card);
    return () => watch.disconnect();
  }, []);
  const forms = formsOf(info, lang, mark !== undefined, reminders);
  const form = forms[Math.min(level, forms.length - 1)] as Form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again after every change of what is shown
  useLayoutEffect(() => {
    if (box.current === null || level >= forms.length - 1) return;
    return whenTooLong(box.current, () => setLevel(level + 1));
  }, [level, info, lang, width, reminders, font]);
  return (
    <span className="hand-text" ref={box} data-set={form.set} data-level={level}>
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
