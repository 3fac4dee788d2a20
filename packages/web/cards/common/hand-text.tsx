import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Paragraph } from '@bojiste/session/types';
import { useLayoutEffect, useRef, useState } from 'react';
import { whenTooLong } from './fit.ts';
import './hand-text.css';

/**
 * What a card does, on a card in hand: the whole text where it fits, else its short form, else the names of its
 * abilities. A short form is what `short` of a paragraph says, as soon as the texts bring one.
 */

interface Line {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

const nameOf = ({ name }: Paragraph, lang: Lang): string => name?.[lang] ?? '';

function formsOf(info: CardInfo, lang: Lang, marked: boolean): readonly (readonly Line[])[] {
  const own = info.names[lang];
  // A sign before the paragraph says "action" or "ability"; only what follows that word is told again.
  const named = (p: Paragraph): string => (marked ? (/\((.*)\)$/.exec(nameOf(p, lang))?.[1] ?? '') : nameOf(p, lang));
  const lines = (text: (p: Paragraph) => string): Line[] => {
    const all = info.paragraphs.map((p) => ({ key: p.key, name: named(p) === own ? '' : named(p), text: text(p) }));
    const seen = (line: Line, at: number) =>
      all.findIndex((one) => one.name === line.name && one.text === line.text) < at;
    return all.filter((line, at) => (line.name !== '' || line.text !== '') && !seen(line, at));
  };
  const whole = lines((p) => p.text[lang]);
  const short = lines((p) => p.short?.[lang] ?? p.text[lang]);
  const names = lines(() => '');
  // The same words again, only tighter set: a smaller picture, the least size of type.
  return [whole, whole, short, short, names, []];
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card, language or size begins again with the whole text
  useLayoutEffect(() => setLevel(0), [info, lang, width]);
  useLayoutEffect(() => {
    const card = box.current?.parentElement;
    if (card == null || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setWidth(card.clientWidth * 1000 + card.clientHeight));
    watch.observe(card);
    return () => watch.disconnect();
  }, []);
  const forms = formsOf(info, lang, mark !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again after every change of what is shown
  useLayoutEffect(() => {
    if (box.current === null || level >= forms.length - 1) return;
    return whenTooLong(box.current, () => setLevel(level + 1));
  }, [level, info, lang, width]);
  return (
    <span className="hand-text" ref={box} data-tight={level % 2 === 1} data-level={level}>
      {forms[level].map(({ key, name, text }) => (
        <span className="hand-line" key={key}>
          {mark?.(key) != null && (
            <i className="hand-mark" data-mark={key.endsWith('.action') ? 'action' : 'ability'}>
              {mark(key)}
            </i>
          )}
          {name !== '' && <b>{name.charAt(0).toUpperCase() + name.slice(1)}. </b>}
          {text}
        </span>
      ))}
    </span>
  );
}
