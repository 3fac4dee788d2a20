// Direction: kernel <- games <- ai, session <- server, web, cli. prose stands between kernel and session: games are data to
// it. Beside them stand rulebook, which knows only the kernel, testing, which knows only these three, and art, which knows
// nobody.
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Every folder with a manifest is a game. */
const gamesIn = (place) =>
  existsSync(join(__dirname, place))
    ? readdirSync(join(__dirname, place)).filter((name) => existsSync(join(__dirname, place, name, 'manifest.ts')))
    : [];
const GAMES = gamesIn('packages').join('|');
const TESTS = '^packages/[^/]+/test/';
const PURE = `^packages/(kernel|prose|${GAMES}|ai|art)/`;

module.exports = {
  forbidden: [
    {
      name: 'kernel-knows-nobody',
      comment: 'The kernel imports only itself; its tests may also use testing.',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: '^packages/', pathNot: '^packages/(kernel|testing)/' },
    },
    {
      name: 'prose-knows-only-kernel',
      comment: 'Grammar and printer read the nodes of any game; the kernel and the games know neither.',
      severity: 'error',
      from: { path: '^packages/prose/' },
      to: { path: '^packages/', pathNot: '^packages/(kernel|prose|testing)/' },
    },
    {
      name: 'testing-knows-no-game',
      comment: 'Games hand themselves to the test tools, never the other way round.',
      severity: 'error',
      from: { path: '^packages/testing/' },
      to: { path: '^packages/', pathNot: '^packages/(kernel|prose|rulebook|testing)/' },
    },
    {
      name: 'rulebook-knows-only-kernel',
      comment: 'Clauses are data for people and tests; their reader takes nothing from the kernel but types.',
      severity: 'error',
      from: { path: '^packages/rulebook/', pathNot: TESTS },
      to: { path: '^packages/', pathNot: '^packages/(kernel/types\\.ts|kernel/index\\.ts|rulebook/)' },
    },
    {
      name: 'game-knows-kernel-and-itself',
      comment: 'No game imports another game, nor anything above it; its tests may read its texts.',
      severity: 'error',
      from: { path: `^packages/(${GAMES})/`, pathNot: TESTS },
      to: { path: '^packages/', pathNot: '^packages/(kernel|$1)/' },
    },
    {
      name: 'rules-know-no-bots-and-no-refusals',
      comment: 'How a game is played does not depend on what bots go by, nor on how it is explained.',
      severity: 'error',
      from: { path: `^(packages/(${GAMES})|examples/[^/]+)/(reads|rules|verbs|cards|boss|maps)(/|\\.ts$)` },
      to: { path: `^(packages/(${GAMES})|examples/[^/]+)/(ai|refusals)/` },
    },
    {
      name: 'tests-of-a-game-know-its-tools',
      severity: 'error',
      from: { path: `^packages/(${GAMES})/test/` },
      to: { path: '^packages/', pathNot: '^packages/(kernel|prose|rulebook|testing|$1)/' },
    },
    {
      name: 'examples-know-only-the-kernel',
      comment: 'An example game is written as anybody would write one: on the public surface of the kernel.',
      severity: 'error',
      from: { path: '^examples/([^/]+)/', pathNot: '^examples/[^/]+/test/' },
      to: { path: '^(packages|examples)/', pathNot: '^(packages/kernel/|examples/$1/)' },
    },
    {
      name: 'list-of-games-is-light',
      comment: 'The list holds manifests; rules and cards are loaded by whoever wants them.',
      severity: 'error',
      from: { path: '^packages/games/' },
      to: {
        path: '^(packages|examples)/',
        pathNot: `^(packages/(${GAMES})|examples/[^/]+)/manifest\\.ts$|^packages/(kernel|games)/`,
      },
    },
    {
      name: 'manifest-is-light',
      comment: 'A manifest imports types; everything else only when it is asked for.',
      severity: 'error',
      from: { path: '/manifest\\.ts$', pathNot: '^packages/kernel/' },
      to: { dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'art-knows-nobody',
      comment: 'Pictures are made of plain data; only its tests look at the games whose cards it draws.',
      severity: 'error',
      from: { path: '^packages/art/', pathNot: '^packages/art/test/' },
      to: { path: '^packages/', pathNot: '^packages/art/' },
    },
    {
      name: 'ai-stays-below-hosts',
      severity: 'error',
      from: { path: '^packages/ai/' },
      to: { path: '^packages/(server|web|cli)/' },
    },
    {
      name: 'session-stays-below-hosts',
      comment: 'What a viewer is told is the same in a browser and on a server.',
      severity: 'error',
      from: { path: '^packages/session/' },
      to: { path: '^packages/(ai|server|web|cli|testing)/' },
    },
    {
      name: 'learn-stays-below-hosts',
      comment: 'Lessons and puzzles are led the same wherever they are played; they know no game.',
      severity: 'error',
      from: { path: '^packages/learn/', pathNot: TESTS },
      to: { path: `^packages/(ai|server|web|cli|${GAMES})/` },
    },
    {
      name: 'bots-reach-no-state',
      comment: 'A bot gets a situation. Hosts hold states, and only worlds.ts makes worlds of them.',
      severity: 'error',
      from: { path: '^packages/ai/bots/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(kernel/|ai/(bots/|learn/(net|encode)\\.ts|random\\.ts|types\\.ts))',
      },
    },
    {
      name: 'only-hosts-sample-worlds',
      comment: 'Who imports worlds.ts holds a state: the host, the judge of finished games, who samples for training.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/ai/(host|analyse|learn/siblings)\\.ts$' },
      to: { path: '^packages/ai/worlds\\.ts$' },
    },
    {
      name: 'server-stays-apart',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(web|cli)/' },
    },
    {
      name: 'web-stays-apart',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/(server|cli)/' },
    },
    {
      name: 'cli-loads-no-page',
      severity: 'error',
      from: { path: '^packages/cli/', pathNot: TESTS },
      to: { path: '^packages/web/' },
    },
    {
      name: 'test-tools-only-in-tests',
      comment: 'Kernel, games and ai use testing and the rulebooks only from their test folders: no rule needs a text.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { path: '^packages/(testing|rulebook)/' },
    },
    {
      name: 'pure-has-no-third-party',
      comment: 'Kernel, games and ai run in browser, Node and worker alike: no packages and no Node modules.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'no-import-of-tests',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
    ...['state', 'run', 'effects', 'table'].slice(0, -1).map((layer, i, layers) => ({
      name: `kernel-${layer}-knows-nothing-above`,
      comment: 'Layers of the kernel: state <- run <- effects <- table. Types may be looked up everywhere.',
      severity: 'error',
      from: { path: `^packages/kernel/${layer}/` },
      to: {
        path: `^packages/kernel/(${[...layers.slice(i + 1), 'table'].join('|')})/`,
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'no-import-cycles',
      comment:
        'Who prints or compiles a node reaches the others through what it is handed (parts.ts), never by an import upwards.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads to a file, or to something the build makes (virtual:).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
