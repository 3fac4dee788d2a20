import Type from 'typebox';

/**
 * What the YAML files of a rulebook may contain. The same schemas check the files when they are read and, written to
 * `chapter.schema.json` and `book.schema.json`, help editors while the files are edited.
 */

const closed = { additionalProperties: false };
const written = { minLength: 1, pattern: '\\S' };

const bilingual = (description: string) =>
  Type.Object({ cs: Type.String(written), en: Type.String(written) }, { ...closed, description });

const common = {
  id: Type.String({
    pattern: '^[A-Z]{2}-[A-Z]+-[a-z0-9][a-z0-9-]*$',
    description: 'Game, code of the chapter, number or card. Tests, rules and records cite it: it never changes.',
  }),
  title: bilingual('A few words.'),
  text: bilingual('The rule in our own words.'),
  check: Type.String({
    ...written,
    description: 'What an automated test must show. The notation is explained in book.yaml.',
  }),
};

export const clauseSchema = Type.Object(
  { ...common, kind: Type.Union([Type.Literal('rule'), Type.Literal('example'), Type.Literal('card')]) },
  closed,
);

export const rulingSchema = Type.Object(
  {
    ...common,
    kind: Type.Literal('ruling'),
    question: bilingual('What the book leaves open.'),
    reason: bilingual('Why it was decided so.'),
  },
  closed,
);

export const chapterSchema = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z]+$', description: 'The middle part of the clause ids.' }),
    title: bilingual('Heading of the chapter.'),
    clauses: Type.Array(Type.Union([clauseSchema, rulingSchema]), { minItems: 1 }),
  },
  { ...closed, title: 'A chapter of a rulebook' },
);

export const bookSchema = Type.Object(
  {
    chapters: Type.Array(Type.String({ pattern: '^[a-z0-9-]+$' }), {
      minItems: 1,
      description: 'Files of this folder without ".yaml", in the order of the book.',
    }),
    language: Type.Optional(
      Type.Union([Type.Literal('cs'), Type.Literal('en')], {
        description: 'Of a game that brings one language only: words are then plain strings, `title: Strike`.',
      }),
    ),
  },
  { ...closed, title: 'The chapters of a rulebook in order' },
);
