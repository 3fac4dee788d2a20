export { LessonGuide } from './lessons/guide.ts';
export { readLesson } from './lessons/read.ts';
export type { Lesson } from './lessons/types.ts';
export { PuzzleGuide } from './puzzles/guide.ts';
export { type Puzzle, readPuzzle, readPuzzles, type Theme } from './puzzles/read.ts';
export { BLOCKS, type Block, type Question, readSheet, type Sentence, type Sheet } from './sheets/read.ts';
