import type { Bilingual } from '@bojiste/kernel';
import { readScenes, type Scene } from '@bojiste/testing/scene/read';
import { asList, asNumber, asText, asTexts, eachPart, fail, type Item } from '@bojiste/testing/scene/yaml';
import type { Lesson, Stage, Step } from './types.ts';

/** Reads lessons. A part nobody knows is an error that names file and line. */

export function readBilingual(part: Item, what: string): Bilingual {
  const text = { cs: '', en: '' };
  eachPart(part, what, {
    cs: (one) => {
      text.cs = asText(one, what);
    },
    en: (one) => {
      text.en = asText(one, what);
    },
  });
  if (text.cs === '' || text.en === '') fail(part, `${what} in both languages: { cs: ..., en: ... }`);
  return text;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** `[a, b]` is one answer after the other; `[[a, b], c]` are two acts, the first of two answers. */
const readActs = (part: Item): string[][] => asList(part).map((act) => asTexts(act, 'an answer'));

function readElse(part: Item): Step['otherwise'] {
  return asList(part).map((one) => {
    let at = '';
    let say: Bilingual | undefined;
    eachPart(one, 'else', {
      at: (word) => {
        at = asText(word, 'at');
      },
      say: (word) => {
        say = readBilingual(word, 'say');
      },
    });
    if (at === '' || say === undefined) fail(one, 'else needs "at: an answer" and "say: a sentence"');
    return { at, say };
  });
}

function readStep(item: Item): Step {
  const step: Mutable<Step> = {
    file: item.file,
    line: item.line,
    say: null,
    want: null,
    acts: [],
    anyOrder: false,
    they: [],
    otherwise: [],
    done: null,
    free: false,
  };
  eachPart(item, 'a step', {
    say: (part) => {
      step.say = readBilingual(part, 'say');
    },
    want: (part) => {
      step.want = readBilingual(part, 'want');
    },
    do: (part) => {
      step.acts = readActs(part);
    },
    order: (part) => {
      if (part.text !== 'any') fail(part, 'order is "any", or is left out');
      step.anyOrder = true;
    },
    they: (part) => {
      step.they = asTexts(part, 'an answer');
    },
    else: (part) => {
      step.otherwise = readElse(part);
    },
    done: (part) => {
      step.done = part;
    },
    open: (part) => {
      if (part.text !== 'free' && part.text !== 'only') fail(part, 'open is "only" or "free"');
      step.free = part.text === 'free';
    },
  });
  checkStep(item, step);
  return step;
}

function checkStep(item: Item, step: Step): void {
  if (step.acts.length === 0 && step.they.length === 0) fail(item, 'a step needs "do" or "they"');
  if (step.acts.length > 0 && step.say === null) fail(item, 'a step of the learner needs "say"');
  if (step.acts.length > 0 && step.want === null && !step.free) fail(item, 'a step of the learner needs "want"');
  if (step.free && step.done === null) fail(item, 'a free step needs "done"');
}

interface Heading {
  name: Bilingual | null;
  minutes: number;
  aha: Bilingual | null;
  puzzle: string;
}

function readStage(scene: Scene, heading: Heading): Stage {
  const item = scene.parts.get('lesson');
  if (item === undefined) fail(scene, 'the scene holds no lesson (lesson: ...)');
  let steps: readonly Step[] = [];
  let goals: readonly Bilingual[] = [];
  eachPart(item, 'a lesson', {
    name: (part) => {
      heading.name = readBilingual(part, 'name');
    },
    minutes: (part) => {
      heading.minutes = asNumber(part, 'minutes');
    },
    aha: (part) => {
      heading.aha = readBilingual(part, 'aha');
    },
    puzzle: (part) => {
      heading.puzzle = asText(part, 'puzzle');
    },
    steps: (part) => {
      steps = asList(part).map(readStep);
    },
    goals: (part) => {
      goals = asList(part).map((goal) => readBilingual(goal, 'a goal'));
    },
  });
  if (steps.length === 0 && goals.length === 0) fail(item, 'the lesson has neither steps nor goals');
  return { scene, steps, goals };
}

/** One lesson from the text of its file; `file` is its path below packages/, such as siegestorm/lessons/1-life.yaml. */
export function readLesson(text: string, file: string): Lesson {
  const scenes = readScenes(text, file);
  const [first] = scenes;
  if (first === undefined) fail({ file, line: 1 }, 'there is no lesson in it');
  const heading: Heading = { name: null, minutes: 0, aha: null, puzzle: '' };
  const stages = scenes.map((scene) => readStage(scene, heading));
  const { name, minutes, aha, puzzle } = heading;
  if (name === null) fail(first, 'the lesson has no name');
  if (aha === null) fail(first, 'the lesson has no sentence to remember (aha: ...)');
  if (minutes < 1) fail(first, 'the lesson does not say how many minutes it takes');
  const { game } = first;
  return {
    key: `${game}/${file.replace(/^.*\//, '').replace(/\.ya?ml$/, '')}`,
    game,
    name,
    minutes,
    aha,
    puzzle,
    stages,
  };
}
