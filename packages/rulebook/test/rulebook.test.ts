import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { gamesOnDisk, ROOT } from '../folders.ts';
import { clausesOf, readRulebook } from '../index.ts';
import { parseChapter } from '../parse.ts';
import { bookSchema, chapterSchema } from '../schema.ts';

/** Games by the letters their clauses begin with. */
const GAMES = new Map([...gamesOnDisk(), 'skirmish'].map((game) => [[...clausesOf(game).keys()][0].slice(0, 2), game]));

const GOOD = `code: ONE
title: { cs: Jedna, en: One }
clauses:
  - id: XX-ONE-01
    kind: rule
    title: { cs: Pravidlo, en: Rule }
    text:
      cs: Text.
      en: Text.
    check: Given one, then one.
`;

const RULING = `${GOOD}  - id: XX-ONE-02
    kind: ruling
    title: { cs: Výklad, en: Ruling }
    text: { cs: Ano., en: Yes. }
    check: Given one, then one.
    question: { cs: Smí se?, en: May one? }
    reason: { cs: Proto., en: Because. }
`;

const IN_ENGLISH = `code: ONE
title: One
clauses:
  - id: XX-ONE-01
    title: Rule
    kind: rule
    text: Text.
    check: Given one, then one.
`;

describe('a chapter', () => {
  it('is read with its rulings', () => {
    expect(parseChapter(RULING, 'one.yaml')).toMatchObject({
      code: 'ONE',
      clauses: [{ kind: 'rule' }, { kind: 'ruling' }],
    });
  });

  it.each([
    ['a missing language', GOOD.replace(', en: One', ''), 'one.yaml:2: title'],
    ['an empty text', GOOD.replace('      en: Text.\n', "      en: ' '\n"), 'one.yaml:9: clauses.0.text.en'],
    ['an unknown part', GOOD.replace('check:', 'cheque:'), 'one.yaml:4: clauses.0'],
    ['an unknown kind', GOOD.replace('kind: rule', 'kind: law'), 'one.yaml:5: clauses.0.kind'],
    ['an id of another chapter', GOOD.replace('XX-ONE', 'XX-TWO'), 'one.yaml:4: XX-TWO-01'],
    ['a ruling without its reason', RULING.replace(/ {4}reason.*\n/, ''), 'one.yaml:11: clauses.1'],
    ['what is no YAML', `${GOOD}  - {`, 'one.yaml:'],
  ])('with %s is an error with file and line', (_, text, message) => {
    expect(() => parseChapter(text, 'one.yaml')).toThrow(message);
  });
});

describe('a book', () => {
  const folder = (files: Readonly<Record<string, string>>): string => {
    const dir = mkdtempSync(join(tmpdir(), 'rulebook-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
    return dir;
  };

  it('has its chapters in order', () => {
    const two = GOOD.replaceAll('ONE', 'TWO');
    const dir = folder({ 'book.yaml': 'chapters: [two, one]', 'one.yaml': GOOD, 'two.yaml': two });
    expect(readRulebook(dir).map(({ code }) => code)).toEqual(['TWO', 'ONE']);
  });

  it('may be in one language, and is then the same for everybody', () => {
    const dir = folder({ 'book.yaml': 'language: en\nchapters: [one]', 'one.yaml': IN_ENGLISH });
    expect(readRulebook(dir)[0]).toMatchObject({
      title: { cs: 'One', en: 'One' },
      clauses: [{ title: { cs: 'Rule', en: 'Rule' }, text: { cs: 'Text.', en: 'Text.' } }],
    });
    const both = folder({ 'book.yaml': 'chapters: [one]', 'one.yaml': IN_ENGLISH });
    expect(() => readRulebook(both)).toThrow('one.yaml:5: clauses.0.title');
  });

  it('has no chapter twice and no file that is not a chapter', () => {
    expect(() => readRulebook(folder({ 'book.yaml': 'chapters: [one, one]', 'one.yaml': GOOD }))).toThrow('twice');
    const extra = folder({ 'book.yaml': 'chapters: [one]', 'one.yaml': GOOD, 'more.yaml': GOOD });
    expect(() => readRulebook(extra)).toThrow('more.yaml is not among the chapters');
  });
});

test.each([
  ['chapter.schema.json', chapterSchema],
  ['book.schema.json', bookSchema],
])('%s, which editors use, is the schema that is checked', async (name, schema) => {
  const file = join(import.meta.dirname, '..', name);
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(file);
});

const ID = new RegExp(`(?<![\\w-])(${[...GAMES.keys()].join('|')})-[A-Z]+-[a-z0-9][a-z0-9-]*`, 'g');
/** Tests of the tools cite clauses that must not exist. */
const ASIDE = /node_modules|\/dist\/|^packages\/testing\/test\/|^packages\/rulebook\/test\/|\/test\/support\//;

/** Read once: a map is made of them at every question. */
const clauses = new Map([...GAMES].map(([letters, game]) => [letters, clausesOf(game)]));

/** Clauses that a file cites and that are in no rulebook, with their lines. */
function unknownIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(ID)].flatMap((found) => {
    const line = text.slice(0, found.index).split('\n').length;
    return clauses.get(found[1])?.has(found[0]) === true ? [] : `${file}:${line} ${found[0]}`;
  });
}

test('every clause that sources, scenes and lessons cite is in a rulebook', () => {
  const files = ['packages', 'examples'].flatMap((place) =>
    readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
      .map((name) => join(place, name))
      .filter((name) => /\.(tsx?|ya?ml)$/.test(name) && !ASIDE.test(name)),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(unknownIn)).toEqual([]);
});
