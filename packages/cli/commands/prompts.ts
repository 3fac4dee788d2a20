import { parseArgs } from 'node:util';
import { extrasOf, loadGame } from '../games.ts';
import { gamesToMeasure } from '../jobs/prompt-games.ts';
import { type AnswerFigures, measurePrompts, type ProfileFigures, type QuestionFigures } from '../jobs/prompts.ts';
import { makePlan, setupOf } from '../setups.ts';
import { json, progress, readBots, readCount } from '../words.ts';
import { type Command, GOOD, type Output } from './command.ts';

const cell = (text: string | number, width = 8): string => String(text).padStart(width);

function tell(output: Output, figures: readonly ProfileFigures[]): void {
  output.out('                     on turn                 not on turn       with an answer   never offered');
  output.out('             median     p90    mean   median     p90    mean     p95    mean    of usable answers');
  for (const { profile, onTurn, away, armed, usable, missed, missedPercent } of figures) {
    const cells = [onTurn, away].flatMap(({ median, p90, mean }) => [cell(median), cell(p90), cell(mean)]);
    const all = [...cells, cell(armed.p95), cell(armed.mean)].join('');
    output.out(`${profile.padEnd(11)}${all}    ${missed} of ${usable} (${missedPercent} %)`);
  }
}

function tellAnswers(output: Output, { given, unasked, unaskedPercent, windows }: AnswerFigures): void {
  const where = Object.entries(windows).sort(([, a], [, b]) => b - a);
  const list = where.length === 0 ? '' : `: ${where.map(([name, n]) => `${name} ${n}`).join(', ')}`;
  output.out(`answers in windows that would not have asked   ${unasked} of ${given} (${unaskedPercent} %)${list}`);
}

function tellQuestions(output: Output, n: QuestionFigures): void {
  output.out(
    `orders of waiting effects   ${n.settled} settled without asking, ${n.asked} asked (${n.agree} of them agree)`,
  );
  output.out(`questions with one answer   ${n.single}`);
  output.out(`sums that do not add up     ${n.wrongSums} of ${n.sums}`);
}

export const prompts: Command = {
  summary: 'count how often players are asked in windows, and questions that need not be asked',
  usage: [
    'Usage: bojiste prompts --game GAME [--games N] [--bots A,B] [--seed TEXT] [--records DIR] [--json]',
    '',
    '  --games N    how many (100)',
    '  --bots A,B   who plays (normal); greedy:budget=40:worlds=1 is ten times faster',
    '  --seed TEXT  the same seed gives the same games (1); --from N begins with the game of this number (1)',
    '  --answers N  stops after the game in which the bots have answered so often in windows',
    '  --records DIR  keeps the games there, and reads those that lie there instead of playing them again',
    '  --minutes N  stops after the game in which they are over, and says what was measured so far',
    '  --mode KEY   mode of the game; --seats N  number of players; --decks as in sim (all)',
    '',
    'Unsolicited prompts per turn: windows that ask a seat, and for a seat that is not on turn also questions that no',
    'answer of its own brought about. Going on with the own turn is none. All profiles are measured on the same games,',
    'played with every window open. With an answer: windows that ask in an opponent’s turn in which the seat could have',
    'answered at least once. Then: answers that the bots really gave, and how many of them fall into windows in which the',
    'standard profile would not have asked (run it with --bots hard). For every game: orders of waiting effects that are settled without asking, those that',
    'are asked (and how many of these agree although hidden cards could have mattered), questions with one answer, and',
    'values whose parts do not come to the value shown.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '100' },
        from: { type: 'string', default: '1' },
        minutes: { type: 'string' },
        answers: { type: 'string' },
        records: { type: 'string' },
        bots: { type: 'string', default: 'normal' },
        seed: { type: 'string', default: '1' },
        decks: { type: 'string', default: 'all' },
        mode: { type: 'string' },
        seats: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const g = await loadGame(values.game);
    const plan = makePlan(g, values);
    const games = readCount('games', values.games);
    const first = readCount('from', values.from) - 1;
    const setups = Array.from({ length: games }, (_, i) => setupOf(plan, values.seed, first + i));
    const until =
      values.minutes === undefined
        ? Number.POSITIVE_INFINITY
        : Date.now() + readCount('minutes', values.minutes) * 60_000;
    const told = progress(output, 'games', games);
    const wanted = values.answers === undefined ? Number.POSITIVE_INFINITY : readCount('answers', values.answers);
    const goesOn = (done: number, answers: number): boolean => {
      told(done);
      return answers < wanted && Date.now() < until;
    };
    const bots = readBots(values.bots, plan.seats);
    const list = gamesToMeasure(g, setups, bots, values.records);
    const figures = measurePrompts(g, await extrasOf(g), list, goesOn);
    if (values.json === true) json(output, { game: g.def.id, bots, ...figures });
    else {
      if (figures.games < games) output.out(`${figures.games} of ${games} games`);
      tell(output, figures.profiles);
      tellAnswers(output, figures.answers);
      tellQuestions(output, figures.questions);
    }
    return GOOD;
  },
};
