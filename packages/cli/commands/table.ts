import { admin } from './admin.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { backup, restore } from './backup.ts';
import { balance } from './balance.ts';
import { bench } from './bench.ts';
import { blunders } from './blunders.ts';
import { cards } from './cards.ts';
import { clauses } from './clauses.ts';
import type { Command } from './command.ts';
import { corpus } from './corpus.ts';
import { deck } from './deck.ts';
import { exhaust } from './exhaust.ts';
import { language } from './language.ts';
import { lesson } from './lesson.ts';
import { lint } from './lint.ts';
import { chaos, load, opening } from './load.ts';
import { make } from './new.ts';
import { play } from './play.ts';
import { prompts } from './prompts.ts';
import { puzzle } from './puzzle.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { scene } from './scene.ts';
import { selfplay } from './selfplay.ts';
import { serve } from './serve.ts';
import { sim } from './sim.ts';
import { texts } from './texts.ts';
import { tune } from './tune.ts';

export const commands: Record<string, Command> = {
  serve,
  play,
  sim,
  prompts,
  clauses,
  cards,
  lint,
  texts,
  review,
  exhaust,
  bench,
  balance,
  language,
  new: make,
  scene,
  replay,
  corpus,
  deck,
  arena,
  blunders,
  selfplay,
  tune,
  analyse,
  puzzle,
  lesson,
  admin,
  backup,
  restore,
  load,
  opening,
  chaos,
};
