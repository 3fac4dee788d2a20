import { effectVerbs } from '../verbs/effects.ts';
import { animals } from './animals.ts';
import { attack } from './attack.ts';
import { battle } from './battle.ts';
import { bulkOrders } from './bulk.ts';
import { cardWords } from './cardwords.ts';
import type { Chapter } from './chapter.ts';
import { commands } from './commands.ts';
import { construction } from './construction.ts';
import { control } from './control.ts';
import { crews } from './crews.ts';
import { defence } from './defence.ts';
import { destruction } from './destruction.ts';
import { dismantling } from './dismantling.ts';
import { energy } from './energy.ts';
import { experience } from './experience.ts';
import { gathering } from './gathering.ts';
import { initiative } from './initiative.ts';
import { movement } from './movement.ts';
import { preparation } from './preparation.ts';
import { repair } from './repair.ts';
import { research } from './research.ts';
import { round } from './round.ts';
import { settling } from './settle.ts';
import { settingUp } from './setup.ts';
import { slots } from './slot.ts';
import { victory } from './victory.ts';
import { workChapter } from './work.ts';

/** All chapters, in the order of the rulebook. */
const chapters: readonly Chapter[] = [
  settingUp,
  round,
  preparation,
  construction,
  workChapter,
  dismantling,
  research,
  commands,
  repair,
  energy,
  movement,
  gathering,
  bulkOrders,
  battle,
  slots,
  initiative,
  attack,
  defence,
  crews,
  experience,
  animals,
  control,
  destruction,
  settling,
  victory,
  effectVerbs,
  cardWords,
];

const list = <K extends 'procs' | 'acts' | 'events'>(part: K): NonNullable<Chapter[K]>[number][] =>
  chapters.flatMap((chapter) => (chapter[part] ?? []) as NonNullable<Chapter[K]>[number][]);
const record = <K extends 'calcs' | 'verbs'>(part: K): NonNullable<Chapter[K]> =>
  Object.assign({}, ...chapters.map((chapter) => chapter[part] ?? {}));

export const procs = list('procs');
export const acts = list('acts');
export const events = list('events');
export const calcs = record('calcs');
export const verbs = record('verbs');
