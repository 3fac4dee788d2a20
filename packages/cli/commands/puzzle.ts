import { parseArgs } from 'node:util';
import { type Game, sure } from '@bojiste/kernel';
import type { Puzzle } from '@bojiste/learn';
import { courseOf } from '@bojiste/learn/puzzles/course';
import { SceneError } from '@bojiste/testing/scene/yaml';
import { loadGame } from '../games.ts';
import { prove, type Verdict } from '../puzzles/prove.ts';
import { loadPuzzles } from '../puzzles/read.ts';
import { solves } from '../puzzles/solve.ts';
import { json, progress, readBot, readCount } from '../words.ts';
import { type Command, FINDING, GOOD, type Output } from './command.ts';

interface Report {
  readonly place: string;
  readonly name: string;
  readonly theme: string;
  readonly random: number;
  readonly proof: Verdict | 'not tried';
  /** Other ways that a proof found to be as good. */
  readonly rivals: readonly string[];
  /** Share of the tries solved, by bot. */
  readonly solved: Readonly<Record<string, number>>;
}

interface Settings {
  readonly bots: readonly string[];
  readonly tries: number;
  readonly seed: string;
  readonly prove: boolean;
}

const NOT_TRIED = { verdict: 'not tried', rivals: [] } as const;

function reportOf(g: Game, puzzle: Puzzle, settings: Settings): Report {
  const place = `${puzzle.scene.file}:${puzzle.scene.line}`;
  const share = (bot: string): number => {
    let good = 0;
    for (let i = 0; i < settings.tries; i++)
      if (solves(g, puzzle, readBot(bot), `${settings.seed}/${place}/${i}`)) good++;
    return good / settings.tries;
  };
  const { verdict, rivals } = settings.prove ? prove(g, puzzle) : NOT_TRIED;
  return {
    place,
    name: puzzle.name.en,
    theme: puzzle.theme,
    random: courseOf(g, puzzle).chance,
    proof: verdict,
    rivals,
    solved: Object.fromEntries(settings.bots.map((bot) => [bot, share(bot)])),
  };
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, n) => sum + n, 0) / list.length;

function summaryOf(game: string, reports: readonly Report[], settings: Settings) {
  const count = (proof: Verdict): number => reports.filter((one) => one.proof === proof).length;
  return {
    game,
    puzzles: reports.length,
    random: mean(reports.map((one) => one.random)),
    solved: Object.fromEntries(settings.bots.map((bot) => [bot, mean(reports.map((one) => sure(one.solved[bot])))])),
    proven: count('proven'),
    open: count('open'),
    wrong: reports.filter((one) => one.proof === 'wrong').map((one) => one.place),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function tell(output: Output, reports: readonly Report[], summary: ReturnType<typeof summaryOf>): void {
  for (const { place, name, theme, random, proof, rivals, solved } of reports) {
    const shares = Object.entries(solved).map(([bot, share]) => `${bot} ${percent(share)}`);
    output.out(`${place}  ${theme}  ${name}: ${[`random ${percent(random)}`, ...shares, proof].join(', ')}`);
    for (const rival of rivals) output.out(`  as good: ${rival}`);
  }
  const shares = Object.entries(summary.solved).map(([bot, share]) => `${bot} ${percent(share)}`);
  output.out(`${summary.puzzles} puzzles: ${[`random ${percent(summary.random)}`, ...shares].join(', ')}`);
  output.out(`proven ${summary.proven}, open ${summary.open}, wrong ${summary.wrong.length}`);
}

export const puzzle: Command = {
  summary: 'put tactical positions to the bots',
  usage: [
    'Usage: bojiste puzzle --game GAME [--theme THEME] [--bots A,B] [--tries N] [--seed TEXT] [--prove] [--json]',
    '',
    '  --theme T    only puzzles of this theme (kill, trap, save, deny, tempo)',
    '  --bots A,B   who is asked (easy,normal,hard)',
    '  --tries N    how often each is asked (1)',
    '  --prove      go through all ways of playing where they are not too many',
    '',
    'The puzzles stand in packages/GAME/puzzles. `random` is the exact chance of answering at random.',
    'Exit code 1 when a proof finds a puzzle wrong, or a file cannot be read.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        theme: { type: 'string' },
        bots: { type: 'string', default: 'easy,normal,hard' },
        tries: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        prove: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const g = await loadGame(values.game);
    const bots = values.bots === '' ? [] : values.bots.split(',');
    for (const bot of bots) readBot(bot);
    const settings = { bots, tries: readCount('tries', values.tries), seed: values.seed, prove: values.prove };
    try {
      const puzzles = loadPuzzles(g.def.id).filter(({ theme }) => (values.theme ?? theme) === theme);
      const said = progress(output, 'puzzles', puzzles.length);
      const reports = puzzles.map((one, i) => {
        said(i);
        return reportOf(g, one, settings);
      });
      const summary = summaryOf(g.def.id, reports, settings);
      if (values.json) json(output, { ...summary, reports });
      else tell(output, reports, summary);
      return summary.wrong.length === 0 ? GOOD : FINDING;
    } catch (error) {
      if (!(error instanceof SceneError)) throw error;
      output.err(error.message);
      return FINDING;
    }
  },
};
