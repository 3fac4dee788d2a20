import { parseArgs } from 'node:util';
import type { Game } from '@bojiste/kernel';
import { type Corpus, idOf } from '@bojiste/testing/corpus/format';
import { corpusFindings, replayGame, unlisted } from '@bojiste/testing/corpus/replay';
import { loadGame } from '../games.ts';
import {
  CHANGES_FILE,
  CORPUS_GAMES,
  changesListed,
  corpusFile,
  noteChange,
  readCorpus,
  recordGame,
  writeCorpus,
} from '../jobs/corpus.ts';
import { progress, readCount } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

interface Settings {
  readonly games: number;
  readonly reason: string | undefined;
}

type Way = (g: Game, corpus: Corpus, settings: Settings, output: Output) => number;

/** Plays games until the corpus has so many; those that are there stay. */
const record: Way = (g, corpus, { games }, output) => {
  const kept = [...corpus.games];
  const said = progress(output, 'games', games);
  for (let number = 1; number <= games; number++) {
    if (kept.some((game) => game.number === number)) continue;
    kept.push(recordGame(g, number, 1));
    writeCorpus({ game: g.def.id, games: kept });
    said(kept.length);
    output.out(`${idOf(g.def.id, { number, generation: 1 })}: ${kept.at(-1)?.moves.length} moves`);
  }
  output.out(`${g.def.id}: ${kept.length} games in ${corpusFile(g.def.id)}`);
  return GOOD;
};

const verify: Way = (g, corpus, _, output) => {
  const findings = [
    ...corpusFindings(g, corpus.games),
    ...unlisted(corpus, changesListed()).map((id) => `${id} was replaced, but ${CHANGES_FILE} does not say why`),
  ];
  for (const finding of findings) output.err(finding);
  output.out(`${g.def.id}: ${corpus.games.length} games, ${findings.length} findings`);
  return findings.length === 0 ? GOOD : FINDING;
};

/** Replaces the games that come out otherwise, and writes down which and why. */
const renew: Way = (g, corpus, { reason }, output) => {
  if (reason === undefined) throw new UsageError('corpus renew needs --reason: why games come out otherwise');
  const changed = corpus.games.filter((game) => replayGame(g, game) !== null);
  if (changed.length === 0) {
    output.out(`${g.def.id}: nothing has changed`);
    return GOOD;
  }
  noteChange(
    changed.map((game) => idOf(g.def.id, game)),
    reason,
  );
  const games = corpus.games.map((game) =>
    changed.includes(game) ? recordGame(g, game.number, game.generation + 1) : game,
  );
  writeCorpus({ game: g.def.id, games });
  output.out(`${g.def.id}: ${changed.length} of ${games.length} games played anew`);
  return GOOD;
};

const ways = { record, verify, renew };
const USUAL_GAMES = 40;

export const corpus: Command = {
  summary: 'record, verify or renew the replay corpus',
  usage: [
    'Usage: bojiste corpus record [--game GAME] [--games N]',
    '       bojiste corpus verify [--game GAME]',
    '       bojiste corpus renew [--game GAME] --reason TEXT',
    '',
    `  record  plays games between bots until the corpus has N of them (${USUAL_GAMES}); those that are there stay`,
    '  verify  plays all of them again and compares moves, positions and results',
    '  renew   replaces the games that come out otherwise and notes them with the reason in docs/rules-changes.md',
    '',
    'Without --game all games. Exit code 1 when a game comes out otherwise or a replaced one is not listed.',
  ].join('\n'),
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: String(USUAL_GAMES) },
        reason: { type: 'string' },
      },
    });
    const [way, ...more] = positionals;
    if (way === undefined || !Object.hasOwn(ways, way) || more.length > 0)
      throw new UsageError(`corpus: record, verify or renew, not ${positionals.join(' ') || 'nothing'}`);
    const settings = { games: readCount('games', values.games), reason: values.reason };
    const ids = values.game === undefined ? CORPUS_GAMES : [values.game];
    let code = GOOD;
    for (const id of ids) {
      const g = await loadGame(id);
      code = Math.max(code, ways[way as keyof typeof ways](g, readCorpus(id), settings, output));
    }
    return code;
  },
};
