import type { Lang } from '@bojiste/kernel';
import type { Catalogue } from '@bojiste/session/types';
import { memo, useState } from 'react';
import { link } from '../../app/router.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** Clauses of the rulebook, opened in place; each also leads to its own address. */
export function ClauseLinks({ ids, open = false }: { ids: readonly string[]; open?: boolean }) {
  const { catalogue, lang } = useTable();
  return <Clauses catalogue={catalogue} lang={lang} ids={ids} open={open} />;
}

interface Props {
  readonly catalogue: Catalogue;
  readonly lang: Lang;
  readonly ids: readonly string[];
  readonly open?: boolean;
}

/** The same for long lists: drawn anew only when something about it changes. */
export const Clauses = memo(function Clauses({ catalogue, lang, ids, open: start = false }: Props) {
  const say = useWords(tableWords);
  const [open, setOpen] = useState(start);
  const known = ids.flatMap((id) => catalogue.clauses[id] ?? []);
  if (known.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="clause-link"
        aria-expanded={open}
        title={known.map(({ title }) => title[lang]).join(' · ')}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">§</span>
        <span className="hidden">{say('clause', { id: known.map(({ id }) => id).join(', ') })}</span>
      </button>
      {open &&
        known.map(({ id, title, text }) => (
          <span className="clause" key={id}>
            <strong>{title[lang]}.</strong> {text[lang]}{' '}
            <a href={link('rules', catalogue.game, id)} target="_blank" rel="noreferrer">
              {id}
            </a>
          </span>
        ))}
    </>
  );
});
