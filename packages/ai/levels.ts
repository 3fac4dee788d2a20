import { type GreedySettings, greedyBot } from './bots/greedy.ts';
import { type TurnSettings, turnBot } from './bots/turn.ts';
import type { Bot, BotSettings, Level, Situation } from './types.ts';

/**
 * The bots behind the levels. All numbers are counts, never times: a level plays the same on any machine. Games differ
 * in how long their turns are and how dear a step is, so some have budgets of their own; docs/bots.md has what came of it.
 */

interface Levels {
  readonly easy: Partial<GreedySettings>;
  readonly normal: Partial<TurnSettings>;
  readonly hard: Partial<TurnSettings>;
  /** Steps become dearer with everybody at the table: fewer are played there, so that nobody waits longer than in a duel. */
  readonly dearer?: boolean;
}

/** Whoever errs overlooks what could be done; whom an act is aimed at is no slip. */
const TAME = { tame: 1, inner: 0.003 } as const;

const USUAL: Levels = {
  easy: { budget: 60, worlds: 3, lapse: 0.25, calm: 1, ...TAME },
  normal: { looks: 2, finalists: 4, playouts: 12, tries: 5 },
  hard: { looks: 3, finalists: 8, playouts: 64, tries: 12 },
};

/**
 * Windows all the time and acts with many siblings: answers must be shown to be better than passing, and acts of every kind are
 * played on. But nothing is asked of the acts of a turn: whoever attacks looks worse off at first, and a bot that wants proof sits still.
 */
const EVIDENCE = { diverse: 1, doubt: 1 } as const;

const OWN: Readonly<Record<string, Partial<Levels>>> = {
  // Dozens of ways for every unit, most of them looking alike.
  'summoner-wars': {
    easy: { budget: 60, worlds: 3, lapse: 0.75, slip: 0.3, calm: 1, ...TAME },
    hard: { acts: 80, scouts: 12, playouts: 80 },
  },
  // Short turns and hidden hands: what the next player answers tells more than one turn alone.
  siegestorm: {
    // A bounded lapse costs little here, so there are many and the bound is wide.
    easy: { budget: 60, worlds: 3, lapse: 0.95, slip: 0.3, calm: 1, ...TAME, inner: 0.05, careful: 48 },
    // Learned weights have been shown to be better at this level only.
    normal: { learned: 1 },
    hard: { looks: 3, finalists: 8, scouts: 12, playouts: 128, tries: 6, turns: 2 },
  },
  // Thirty decisions a turn: a playout stops after a few acts.
  'original-war': {
    easy: { budget: 60, worlds: 3, lapse: 0.1, calm: 1, ...TAME },
    normal: { acts: 24, looks: 1, finalists: 3, playouts: 6, tries: 3, longest: 6 },
    hard: { acts: 40, looks: 2, finalists: 6, playouts: 42, tries: 5, longest: 12 },
  },
  // Every step is dear here: many cards listen. Decks decide much, so levels have to lie far apart.
  doomtrooper: {
    easy: { budget: 30, worlds: 1, lapse: 0.5, calm: 1, ...TAME },
    // Who attacks is exposed, and only the answer shows it: normal and hard look as far, but normal overlooks things.
    normal: {
      acts: 24,
      looks: 2,
      finalists: 4,
      playouts: 8,
      tries: 3,
      turns: 2,
      early: 0.7,
      lapse: 0.25,
      longest: 30,
      keen: 4,
      meek: 1,
      ...EVIDENCE,
    },
    hard: {
      acts: 32,
      wider: 3,
      looks: 4,
      finalists: 8,
      playouts: 40,
      tries: 6,
      turns: 2,
      early: 0.7,
      longest: 40,
      keen: 6,
      meek: 1,
      ...EVIDENCE,
    },
    dearer: true,
  },
};

type Settings = Partial<GreedySettings & TurnSettings>;

const MAKE: Readonly<Record<Level, (settings: Settings) => Bot>> = {
  easy: greedyBot,
  normal: turnBot,
  hard: turnBot,
  expert: turnBot,
};

/** For those who wait: hard with so many times its playouts, spread over more acts. */
const PATIENCE = 8;

function patient(hard: Settings): Settings {
  const { finalists = 8, scouts = 0, playouts = 32, acts = 40 } = hard;
  return { ...hard, acts: acts * 1.5, finalists: finalists * 1.5, scouts: scouts * 1.5, playouts: playouts * PATIENCE };
}

function settingsFor(game: string, level: Level, seats: number): Settings {
  const own = OWN[game] ?? {};
  const given = level === 'expert' ? 'hard' : level;
  const found: Settings = { ...USUAL[given], ...own[given] };
  const settings = level === 'expert' ? patient(found) : found;
  const { playouts } = settings;
  if (own.dearer !== true || playouts === undefined || seats <= 2) return settings;
  return { ...settings, playouts: Math.round((playouts * 2) / seats) };
}

/** A level's bot. Which settings it plays with shows only when it sees the game. */
export function levelBot(level: Level, settings: BotSettings = {}): Bot {
  const bots = new Map<string, Bot>();
  const botFor = ({ g, view }: Situation): Bot => {
    const seats = view.seats.length;
    const table = `${g.def.id}/${seats}`;
    const known = bots.get(table);
    if (known !== undefined) return known;
    const made = MAKE[level]({ name: level, ...settingsFor(g.def.id, level, seats), ...settings });
    bots.set(table, made);
    return made;
  };
  return {
    name: settings.name ?? level,
    choose: (at) => botFor(at).choose(at),
    *think(at) {
      const bot = botFor(at);
      return bot.think === undefined ? bot.choose(at) : yield* bot.think(at);
    },
  };
}
