import type { Lang } from '@bojiste/kernel';
import { link } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import type { BookClause } from '../../library/rulebooks.ts';
import { rulesWords } from '../../texts/rules.ts';
import { useWords } from '../../texts/use.ts';

interface Props {
  readonly game: string;
  readonly clause: BookClause;
  readonly marked: boolean;
  /** The other language too. */
  readonly both: boolean;
}

/** One clause with its own address; a ruling with its question and reason. */
export function ClauseText({ game, clause, marked, both }: Props) {
  const say = useWords(rulesWords);
  const lang = useCardLanguage();
  const other: Lang = lang === 'cs' ? 'en' : 'cs';
  return (
    <article id={clause.id} className={`clause-text kind-${clause.kind}`} data-marked={marked}>
      <header>
        <h3>{clause.title[lang]}</h3>
        <span className="clause-kind">{say(`kind.${clause.kind}`)}</span>
        <a className="clause-ref" href={link('rules', game, clause.id)} aria-label={say('address', { id: clause.id })}>
          {clause.id}
        </a>
      </header>
      <Body clause={clause} lang={lang} />
      {both && (
        <div className="other-language" lang={other}>
          <h4>{clause.title[other]}</h4>
          <Body clause={clause} lang={other} />
        </div>
      )}
    </article>
  );
}

function Body({ clause, lang }: { clause: BookClause; lang: Lang }) {
  const say = useWords(rulesWords);
  const { question, reason, text } = clause;
  return (
    <div lang={lang}>
      {question !== undefined && (
        <p className="clause-question">
          <strong>{say('question')}:</strong> {question[lang]}
        </p>
      )}
      <p>
        {question !== undefined && <strong>{say('answer')}: </strong>}
        {text[lang]}
      </p>
      {reason !== undefined && (
        <p className="quiet">
          <strong>{say('reason')}:</strong> {reason[lang]}
        </p>
      )}
    </div>
  );
}
