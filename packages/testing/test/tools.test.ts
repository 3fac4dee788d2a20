import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, compileGame, type GameDef, newGame, recordFromText } from '@bojiste/kernel';
import {
  checkPlaythrough,
  citationsInCode,
  collectRules,
  conservationFindings,
  contractChecks,
  currentGame,
  numberFindings,
  playMatch,
  readySetup,
  recordFindings,
  reportClauses,
  rule,
  samplingFindings,
  scanClauses,
  twinFindings,
  useGames,
  withGame,
} from '@bojiste/testing';
import { expect, test } from 'vitest';
import { pebbles, pebblesBook } from './pebbles.ts';

const { $, cardsIn, each, put, self, seq, verb, zone } = build;

useGames({ pebbles: () => pebbles });
const g = compileGame(pebbles);
const begun = () => newGame(g, readySetup(g, 1));

// ---- twin worlds -----------------------------------------------------------------------------------------------------

const leaky: readonly (readonly [string, Partial<GameDef>])[] = [
  ['seeing a hidden card', { sees: (_, __, card, viewer) => (viewer === 1 && card.def === 0 ? 1 : undefined) }],
  [
    'options that depend on the other hand',
    {
      acts: pebbles.acts.map((act) =>
        act.key === 'deploy'
          ? {
              ...act,
              when: {
                k: 'some',
                of: {
                  k: 'cards',
                  from: { k: 'zone', zone: 'hand', of: { k: 'foe' } },
                  where: [{ k: 'kind', kind: 'trick' }],
                },
              },
            }
          : act,
      ),
    },
  ],
];

test.each(leaky)('twin worlds notice %s', (_, hole) => {
  const broken = compileGame({ ...pebbles, ...hole });
  const check = contractChecks['no view tells hidden cards apart'];
  expect(() => check(broken, { games: 10 })).toThrow(/hidden cards/);
});

test('a sound game has no findings, and sampling varies', () => {
  expect(twinFindings(g, begun(), 'x')).toEqual([]);
  expect(samplingFindings(g, begun(), 'x')).toEqual([]);
});

// ---- invariants ------------------------------------------------------------------------------------------------------

test('lost, doubled and misplaced cards are noticed', () => {
  const s = begun();
  s.zones[0] = s.zones[0].slice(1);
  expect(conservationFindings(g, s)[0]).toContain('lies in 0 zones');
  s.zones[2] = [s.zones[0][0]];
  expect(conservationFindings(g, s).join()).toContain('says zone 0');
});

test('negative and broken numbers are noticed', () => {
  const s = begun();
  s.seats[0].resources[0] = -1;
  s.counters[3] = Number.NaN;
  expect(numberFindings(g, s)).toEqual(['seat 0: lives is -1', 'counter 3 is NaN']);
});

// ---- records ---------------------------------------------------------------------------------------------------------

test('a match can be taken back again and again', () => {
  const match = playMatch(g, readySetup(g, 5), 5, 30);
  const first = recordFromText('bojiste-record 1\ngame pebbles\nsetup {"seats":2,"mode":"duel","seed":"x"}\n\n');
  expect(first.entries).toEqual([]);
  while (match.state.step > 0) {
    const before = match.state.step;
    const seats = match.state.seats.map((_, seat) => seat);
    expect(seats.some((seat) => match.undo(seat, true))).toBe(true);
    expect(match.state.step).toBeLessThan(before);
  }
  expect(recordFindings(match)).toEqual([]);
});

// ---- clauses ---------------------------------------------------------------------------------------------------------

test('rule tests and scenes are found with their lines', () => {
  const code = `// rule('PB-OFF-01', 'not this', f);\nrule('PB-TURN-01', 'x', f);\nrule([\n  'PB-A-01',\n  "PB-B-01"], 'y', f);\nmyrule('NO-01');`;
  expect(citationsInCode(code, 'a.ts').map(({ id, line }) => `${id}:${line}`)).toEqual([
    'PB-TURN-01:2',
    'PB-A-01:4',
    'PB-B-01:5',
  ]);
  const dir = mkdtempSync(join(tmpdir(), 'clauses-'));
  mkdirSync(join(dir, 'deep'));
  writeFileSync(join(dir, 'deep', 's.yaml'), 'scene: a\nclauses: [PB-RAID-01]\n---\nscene: b\nclauses: PB-NEW-01\n');
  const report = reportClauses('pebbles', pebblesBook, [...scanClauses(dir), ...citationsInCode(code, 'a.ts')]);
  expect(report.rule).toEqual({ total: 4, tested: 2 });
  expect(report.where['PB-RAID-01']).toEqual(['deep/s.yaml:2']);
  expect(report.untested).toEqual(['PB-DEPLOY-01', 'PB-STRIKE-01']);
  expect(report.unknown).toEqual(['PB-NEW-01 (deep/s.yaml:5)', 'PB-A-01 (a.ts:4)', 'PB-B-01 (a.ts:5)']);
});

test('rule tests can be collected and run against another game', async () => {
  const [found] = await collectRules(async () => {
    rule('PB-TURN-01', 'six cards', () => expect(currentGame('pebbles').defs.length).toBe(6));
  });
  await found.run();
  const smaller = { ...pebbles, cards: pebbles.cards.slice(1) };
  await expect(withGame(smaller, found.run)).rejects.toThrow();
  await found.run();
});

rule(['PB-TURN-01', 'PB-RAID-01'], 'a rule test is an ordinary test', () => {
  expect(currentGame('pebbles').def.id).toBe('pebbles');
});

// ---- playthroughs ----------------------------------------------------------------------------------------------------

test('a playthrough is written once and compared afterwards', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'golden-')), 'a', 'one.txt');
  const how = { setup: readySetup(g, 2), seed: 2 };
  expect(() => checkPlaythrough(g, file, how, false)).toThrow(/is missing/);
  checkPlaythrough(g, file, how, true);
  checkPlaythrough(g, file, how, false);
  expect(readFileSync(file, 'utf8')).toContain('-- A decides: act ask.act [PB-TURN-02]');
  const weaker = compileGame({
    ...pebbles,
    cards: pebbles.cards.map((card) => ({ ...card, stats: { power: 9, life: 9 } })),
  });
  expect(() => checkPlaythrough(weaker, file, how, false)).toThrow(/line \d+: the file says/);
});

test('a card named in the log and then turned face down is a leak', () => {
  const sneak = pebbles.acts.map((act) =>
    act.key === 'deploy'
      ? { ...act, do: seq(put(self, zone('camp')), each('u', cardsIn('camp'), verb('hide', $('u')))) }
      : act,
  );
  const arrival = { name: 'put', log: { cs: '{subject} přichází', en: '{subject} arrives' } };
  const broken = compileGame({ ...pebbles, acts: sneak, events: [...pebbles.events, arrival] });
  const check = contractChecks['no line of the log names a card its reader does not know'];
  expect(() => check(broken, { games: 3 })).toThrow(/the log tells (B|A|spectator) of \w+: "\w+ arrives"/);
});
