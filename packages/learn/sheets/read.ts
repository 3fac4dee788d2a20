import type { Bilingual } from '@bojiste/kernel';
import { asList, asText, eachPart, fail, type Item, readYaml } from '@bojiste/testing/scene/yaml';
import { readBilingual } from '../lessons/read.ts';

/** The page "how to play" of a game: seven blocks of sentences, each resting on a clause, and questions of beginners. */

export const BLOCKS = ['goal', 'table', 'turn', 'hit', 'costs', 'mistakes'] as const;
export type Block = (typeof BLOCKS)[number];

export interface Sentence {
  readonly say: Bilingual;
  readonly clause: string;
}

export interface Question extends Sentence {
  readonly ask: Bilingual;
}

export interface Sheet {
  readonly blocks: Readonly<Record<Block, readonly Sentence[]>>;
  readonly questions: readonly Question[];
  /** One on each kind of window, said at the table when it asks for the first time; not on the page. */
  readonly windows: readonly Sentence[];
}

function readSentence(item: Item): Sentence {
  const text = { cs: '', en: '' };
  let clause = '';
  eachPart(item, 'a sentence', {
    cs: (part) => {
      text.cs = asText(part, 'cs');
    },
    en: (part) => {
      text.en = asText(part, 'en');
    },
    clause: (part) => {
      clause = asText(part, 'clause');
    },
  });
  if (text.cs === '' || text.en === '' || clause === '') fail(item, 'a sentence is { cs: ..., en: ..., clause: ... }');
  return { say: text, clause };
}

function readQuestion(item: Item): Question {
  let ask: Bilingual | undefined;
  let say: Bilingual | undefined;
  let clause = '';
  eachPart(item, 'a question', {
    ask: (part) => {
      ask = readBilingual(part, 'ask');
    },
    say: (part) => {
      say = readBilingual(part, 'say');
    },
    clause: (part) => {
      clause = asText(part, 'clause');
    },
  });
  if (ask === undefined || say === undefined || clause === '') fail(item, 'a question has "ask", "say" and "clause"');
  return { ask, say, clause };
}

export function readSheet(text: string, file: string): Sheet {
  const [whole] = readYaml(text, file);
  if (whole === undefined) fail({ file, line: 1 }, 'the sheet is empty');
  const blocks = Object.fromEntries(BLOCKS.map((block) => [block, [] as Sentence[]])) as Record<Block, Sentence[]>;
  let questions: Question[] = [];
  let windows: Sentence[] = [];
  eachPart(whole, 'a sheet', {
    ...Object.fromEntries(
      BLOCKS.map((block) => [
        block,
        (part: Item) => {
          blocks[block] = asList(part).map(readSentence);
        },
      ]),
    ),
    windows: (part) => {
      windows = asList(part).map(readSentence);
    },
    questions: (part) => {
      questions = asList(part).map(readQuestion);
    },
  });
  for (const block of BLOCKS) if (blocks[block].length === 0) fail(whole, `the block "${block}" is missing`);
  return { blocks, questions, windows };
}
