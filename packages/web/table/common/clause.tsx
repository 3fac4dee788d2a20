import { useState } from 'react';
import { link } from '../../app/router.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** Clauses of the rulebook, opened in place; each also leads to its own address. */
export function ClauseLinks({ ids, open = false }: { ids: readonly string[]; open?: boolean }) {
  const { catalogue } = useTable();
  const known = ids.filter((id) => catalogue.clauses[id] !== undefined);
  return (
    <>
      {known.map((id) => (
        <ClauseLink key={id} id={id} start={open} />
      ))}
    </>
  );
}

function ClauseLink({ id, start }: { id: string; start: boolean }) {
  const { catalogue, tell } = useTable();
  const say = useWords(tableWords);
  const [open, setOpen] = useState(start);
  const clause = catalogue.clauses[id];
  return (
    <>
      <button
        type="button"
        className="clause-link"
        aria-expanded={open}
        title={tell(clause.title)}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">§</span>
        <span className="hidden">{say('clause', { id })}</span>
      </button>
      {open && (
        <span className="clause">
          <strong>{tell(clause.title)}.</strong> {tell(clause.text)}{' '}
          <a href={link('rules', catalogue.game, id)} target="_blank" rel="noreferrer">
            {id}
          </a>
        </span>
      )}
    </>
  );
}
