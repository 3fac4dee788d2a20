import type { DeckIssue } from '@bojiste/kernel';
import { link } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';

/** What a deck breaks, with its clause and what would mend it. */
export function IssueList({ game, issues }: { game: string; issues: readonly DeckIssue[] }) {
  const lang = useCardLanguage();
  return (
    <ul className="issues">
      {issues.map(({ code, clause, card, text, fix }) => (
        <li key={`${code}/${card ?? ''}/${text.en}`}>
          {text[lang]} <strong>{fix[lang]}</strong>{' '}
          <a className="clause-ref" href={link('rules', game, clause)}>
            {clause}
          </a>
        </li>
      ))}
    </ul>
  );
}
