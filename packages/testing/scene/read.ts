import { asList, asNumber, asText, asTexts, eachPart, fail, type Item, readYaml } from './yaml.ts';

/** The parts of a scene, in the order in which a person writes them. See README.md of this folder for the format. */
export interface Scene {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly clauses: readonly string[];
  readonly game: string;
  readonly parts: ReadonlyMap<string, Item>;
  /** A question may stay unanswered at the end although it is not a menu. */
  readonly open: boolean;
  readonly dice: readonly number[];
  readonly moves: readonly Item[];
}

const MOST_CLAUSES = 3;

/** Parts that are understood elsewhere, once the game is known. */
const POSITION = ['mode', 'options', 'seats', 'table', 'board', 'links', 'tally', 'turn', 'active', 'step', 'enter'];
const OTHERS = ['setup', 'expect', 'note', 'puzzle', 'lesson'];

export function readScenes(text: string, file: string): Scene[] {
  const documents = readYaml(text, file);
  if (documents.length === 0) fail({ file, line: 1 }, 'the file holds no scene');
  return documents.map(readScene);
}

function readScene(item: Item): Scene {
  const scene = { name: '', clauses: [] as string[], game: '', open: false, dice: [] as number[] };
  let moves: readonly Item[] = [];
  const ignore = () => {};
  eachPart(item, 'a scene', {
    scene: (part) => {
      scene.name = asText(part, 'scene');
    },
    clauses: (part) => {
      scene.clauses = asTexts(part, 'a clause');
      if (scene.clauses.length > MOST_CLAUSES)
        fail(part, `at most ${MOST_CLAUSES} clauses; a scene that shows more shows none`);
    },
    game: (part) => {
      scene.game = asText(part, 'game');
    },
    ...Object.fromEntries([...POSITION, ...OTHERS].map((name) => [name, ignore])),
    open: (part) => {
      scene.open = part.value === true;
    },
    dice: (part) => {
      scene.dice = asList(part).map((die) => asNumber(die, 'a die'));
    },
    moves: (part) => {
      moves = asList(part);
    },
  });
  if (scene.name === '') fail(item, 'the scene has no name (scene: ...)');
  if (scene.game === '') fail(item, 'the scene names no game (game: ...)');
  checkStart(item);
  return { file: item.file, line: item.line, ...scene, parts: item.map, moves };
}

/** A scene starts either from a position or from the game's own set-up. */
function checkStart(item: Item): void {
  const setup = item.map.get('setup');
  const positioned = ['seats', 'table', 'board', 'links', 'tally', 'turn', 'active', 'step', 'enter'];
  const clash = setup === undefined ? undefined : positioned.find((name) => item.map.has(name));
  if (clash !== undefined) fail(item.map.get(clash) as Item, `"${clash}" makes a position, but the scene has a set-up`);
  if (setup === undefined && !item.map.has('step') && !item.map.has('enter'))
    fail(item, 'the scene does not say where it begins: step, enter or setup');
}
