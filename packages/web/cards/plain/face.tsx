import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { withReminder } from '../common/hand-text.tsx';
import type { Values } from '../values.ts';
import './face.css';

/** Faces of a game that has no drawn ones: name, values and text. */

interface Props {
  readonly info: CardInfo;
  readonly catalogue: Catalogue;
  readonly lang: Lang;
  readonly values: Values;
}

function Numbers({ info, catalogue, lang, values }: Props) {
  return (
    <span className="plain-numbers">
      {catalogue.stats.flatMap(({ name, text }) =>
        info.stats[name] === undefined ? [] : <span key={name}>{`${text[lang]} ${values.stat(name)}`}</span>,
      )}
    </span>
  );
}

/** `brief`: without the text. */
export function PlainFace({ brief = false, ...props }: Props & { readonly brief?: boolean }) {
  const { info, lang } = props;
  return (
    <span className="plain-card">
      <b>{info.names[lang]}</b>
      <Numbers {...props} />
      {!brief && info.paragraphs.map((p) => <span key={p.key}>{withReminder(p, lang)}</span>)}
    </span>
  );
}
