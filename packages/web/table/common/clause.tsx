import { useState } from 'react';
import { link } from '../../app/router.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** Clauses of the rulebook, opened in place; each also leads to its own address. */
export function ClauseLinks({ ids, open: start = false }: { ids: readonly string[]; open?: boolean }) {
  const { catalogue, tell } = useTable();
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
        title={known.map(({ title }) => tell(title)).join(' · ')}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">§</span>
        <span className="hidden">{say('clause', { id: known.map(({ id }) => id).join(', ') })}</span>
      </button>
      {open &&
        known.map(({ id, title, text }) => (
          <span className="clause" key={id}>
            <strong>{tell(title)}.</strong> {tell(text)}{' '}
            <a href={link('rules', catalogue.game, id)} target="_blank" rel="noreferrer">
              {id}
            </a>
          </span>
        ))}
    </>
  );
}
