import type { Lang, Section } from '@bojiste/kernel';
import { sentenceFaults } from '@bojiste/prose/lint/sentences';

/** Articles, agreement, capitals and full stops of the clauses, looked at as those of the cards are. */

const LANGS: readonly Lang[] = ['cs', 'en'];

interface ClauseFault {
  readonly place: string;
  readonly message: string;
}

export const lintClauses = (sections: readonly Section[]): readonly ClauseFault[] =>
  sections.flatMap(({ clauses }) =>
    clauses.flatMap(({ id, text }) =>
      LANGS.flatMap((lang) =>
        sentenceFaults(text[lang], lang).map(({ fault, found }) => ({
          place: `clauses/${id}`,
          message: `${lang}: ${fault} ("${found}")`,
        })),
      ),
    ),
  );
