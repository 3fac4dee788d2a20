import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type Setup, type Table } from '../kit.ts';

/** Rulings with a second workable value: the standard one and the other. */

const idle = ['lucky-shot'];

const both = <T>(option: string, standard: number, other: number, seen: (options: Setup['options']) => T): [T, T] => [
  seen({ [option]: standard }),
  seen({ [option]: other }),
];

rule('DT-ART-09', 'a spell in the combat may be strengthened until it is cancelled', () => {
  const t = at({
    A: { squad: ['mystic'], hand: ['shield', ...idle], destiny: 5 },
    B: { squad: ['infantry'], hand: ['test-late-no', ...idle] },
  });
  t.go('A attack', 'A close', 'A shield', 'A 2').until(() => t.stat('mystic', 'armor') === 6);
  t.go('A shield.more', 'A 3').until(() => t.stat('mystic', 'armor') === 9);
  expect(t.res('A', 'destiny')).toBe(0);
  t.set('A', 'destiny', 4)
    .go('B test-late-no')
    .until(() => t.stat('mystic', 'armor') === 4);
  expect(t.s.scopes).not.toHaveLength(0);
  for (let i = 0; i < 20 && t.s.scopes.length > 0; i++) {
    expect(t.can('A shield.more')).toBe(false);
    t.idle();
  }
});
rule('DT-RULING-68', 'what only saves from the fight is not played on a fighter', () => {
  const hide = (mate: readonly string[]): Table => {
    const t = at({
      A: { squad: ['hussar'], hand: idle },
      B: { squad: ['mortificator', ...mate], hand: ['inspired', 'hidden'] },
    });
    t.go('A attack', 'A mortificator', 'A close', 'B inspired').until(() =>
      t.keys('B').some((k) => k.startsWith('meditate')),
    );
    return t;
  };
  expect(hide(['infantry']).can('B play hidden')).toBe(false);
});
rule('DT-RULING-69', 'attacks are lost when the next action would begin, or at once', () => {
  const left = both('lossMoment', 0, 1, (options) => {
    const t = at({
      A: { squad: ['hussar'], hand: ['inspired', ...idle], destiny: 9 },
      B: { squad: ['infantry'], hand: idle },
      ...(options && { options }),
    });
    t.go('A attack', 'A close');
    for (let i = 0; i < 60 && t.s.scopes.length > 0; i++) t.idle();
    return t.until(() => t.turn === 'A' && t.keys('A').some((key) => key === 'done')).can('A inspired');
  });
  expect(left).toEqual([true, false]);
});
rule('DT-RULING-70', 'Inspired after an own attack, or not', () => {
  const after = both('blessedAfterAttack', 1, 0, (options) => {
    const t = at({
      A: { squad: ['hussar'], hand: ['inspired', ...idle] },
      B: { squad: ['infantry'], hand: idle },
      ...(options && { options }),
    });
    t.go('A attack', 'A close');
    for (let i = 0; i < 60 && t.s.scopes.length > 0; i++) t.idle();
    return t.until(() => t.turn === 'A' && t.keys('A').some((key) => key === 'done')).can('A inspired');
  });
  expect(after).toEqual([true, false]);
});
rule('DT-RULING-05', 'attacks after the own first turn, or after everybody’s', () => {
  const attack = both('firstTurnAttack', 0, 1, (options) =>
    at({
      A: { squad: ['hussar'], turns: 1 },
      B: { squad: ['infantry'], turns: 0 },
      ...(options && { options }),
    }).can('A attack'),
  );
  expect(attack).toEqual([true, false]);
});
rule('DT-RULING-29', 'the uncovered one need not be able to fight, or must be', () => {
  const cover = both('uncoveredCount', 0, 1, (options) =>
    at({
      A: { squad: ['hussar'], cohort: ['algeroth-apostle-of-war'] },
      B: {},
      ...(options && { options }),
    }).can('A seekCover hussar'),
  );
  expect(cover).toEqual([true, false]);
});
rule(
  ['DT-RULING-37', 'DT-RULING-51', 'DT-RULING-53'],
  'covered transfer, the last on the Station, attack after transfer',
  () => {
    const station = { tally: { stationOpen: 1 } } as const;
    expect(
      both('coverTransfer', 1, 0, (options) =>
        at({ A: { squad: ['hussar^', 'dragoon'] }, B: {}, ...station, ...(options && { options }) }).can(
          'A transfer hussar',
        ),
      ),
    ).toEqual([true, false]);
    expect(
      both('stationLeave', 0, 1, (options) =>
        at({
          A: { station: ['hussar'] },
          B: { station: ['infantry'] },
          ...station,
          ...(options && { options }),
        }).can('A transfer hussar'),
      ),
    ).toEqual([false, true]);
    expect(
      both('transferAttack', 1, 0, (options) =>
        at({ A: { squad: ['hussar'] }, B: { station: ['infantry'] }, ...station, ...(options && { options }) })
          .go('A transfer hussar')
          .can('A attack'),
      ),
    ).toEqual([true, false]);
  },
);
rule('DT-RULING-77', 'the window after the evaluation may be closed', () => {
  const windows = both('windowAfter6', 1, 0, (options) => {
    const t = at({
      A: { squad: ['hussar'], hand: idle },
      B: { squad: ['infantry'], hand: idle },
      ...(options && { options }),
    }).go('A attack', 'A close');
    const seen = new Set<string>();
    for (let i = 0; i < 60 && t.s.scopes.length > 0; i++) {
      const f = t.s.frames[t.s.frames.length - 1];
      seen.add(t.g.windows[f.prog]?.spec.name ?? '');
      t.idle();
    }
    return seen.has('afterPhase6');
  });
  expect(windows).toEqual([true, false]);
});
rule('DT-RULING-95', 'a covered saboteur by the letter, or only one who could attack', () => {
  expect(
    both('coveredSaboteur', 1, 0, (options) =>
      at({ A: { squad: ['hussar^', 'dragoon'] }, B: {}, ...(options && { options }) }).can('A sabotage hussar'),
    ),
  ).toEqual([true, false]);
});
rule('DT-RULING-103', 'the last one this attacker could reach, or the last at all', () => {
  expect(
    both('lastTarget', 0, 1, (options) => {
      const t = at({
        A: { station: ['hussar'] },
        B: { station: ['prophet'], squad: ['infantry'] },
        tally: { stationOpen: 1 },
        ...(options && { options }),
      });
      return t.can('A attack');
    }),
  ).toEqual([true, false]);
});
rule(['DT-RULING-20', 'DT-RULING-25', 'DT-RULING-26'], 'hidden rescue, sudden win, single debtor', () => {
  expect(
    both('lastStandHidden', 1, 0, (options) => {
      const t = at({
        A: { library: [], hidden: ['hussar'], lastStand: 2 },
        B: {},
        ...(options && { options }),
      }).go('A meditate');
      return t.res('A', 'lastStand');
    }),
  ).toEqual([0, 2]);
  expect(
    both('extraTurnsWin', 1, 0, (options) => {
      const t = at({
        A: { squad: ['hussar'], victory: 39 },
        B: {},
        tally: { timeUp: 1, lastRound: 2, owing: 2 },
        ...(options && { options }),
      });
      return t.go('A sabotage hussar', 'A 1').settle().s.over >= 0;
    }),
  ).toEqual([true, false]);
  expect(
    both('oneDebtor', 0, 1, (options) => {
      const t = at({
        A: { victory: 30, debt: 1, squad: ['hussar'] },
        B: { victory: 4, squad: ['infantry'] },
        tally: { timeUp: 1, lastRound: 1 },
        ...(options && { options }),
      });
      t.endTurn();
      return t.s.winners;
    }),
  ).toEqual([2, 1]);
});
