import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at } from '../kit.ts';

const foe = { squad: ['infantry'] };

rule(['DT-ACT-01', 'DT-KIND-02'], 'three undefined actions', () => {
  const t = at({ A: {}, B: {}, enter: true });
  expect([t.res('A', 'regular'), t.res('A', 'extra'), t.res('A', 'assault'), t.res('A', 'peaceful')]).toEqual([
    3, 0, 0, 0,
  ]);
});

rule(['DT-ACT-02', 'DT-WAR-01', 'DT-MED-01'], 'any order, one action each', () => {
  const t = at({ A: { destiny: 5, hand: ['dragoon'] }, B: {} });
  t.go('A meditate', 'A recruit dragoon', 'A meditate');
  expect(t.res('A', 'destiny')).toBe(4);
  expect(t.zone('A', 'squad')).toEqual(['dragoon']);
  expect(t.res('A', 'regular')).toBe(0);
});

rule(['DT-ACT-03', 'DT-MED-02'], 'the same action several times, without warriors', () => {
  expect(
    at({ A: { destiny: 5 }, B: {} })
      .go('A meditate', 'A meditate', 'A meditate')
      .settle()
      .res('A', 'destiny'),
  ).toBe(8);
});

rule(['DT-ACT-04', 'DT-FIGHT-01', 'DT-KIND-05'], 'one attack', () => {
  const t = at({ A: { squad: ['hussar'], regular: 1 }, B: { squad: ['dragoon'] } });
  t.go('A attack', 'A close').settle();
  expect(t.can('A attack')).toBe(false);
});

rule(['DT-ACT-05', 'DT-FIGHT-02', 'DT-KIND-11'], 'an early attack costs the rest', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { squad: ['dragoon'] } });
  t.go('A attack', 'A close').settle();
  expect(t.can('A meditate')).toBe(false);
  expect(t.res('A', 'regular')).toBe(0);
});

rule(['DT-ACT-06', 'DT-FIGHT-05', 'DT-RULING-05'], 'no attack before the own first turn is over', () => {
  const t = at({ A: { squad: ['hussar'], turns: 0 }, B: foe });
  expect(t.can('A attack')).toBe(false);
  expect(at({ A: { squad: ['hussar'], turns: 1 }, B: foe }).can('A attack')).toBe(true);
});

rule('DT-ACT-08', 'unused actions are lost', () => {
  const t = at({ A: {}, B: {} });
  t.go('A meditate').endTurn().endTurn().settle();
  expect(t.s.active).toBe(0);
  expect(t.res('A', 'regular')).toBe(3);
});

rule('DT-ACT-09', 'the menu holds the actions of the book', () => {
  const t = at({
    A: { destiny: 9, squad: ['hussar', 'hussar^'], hand: ['hussar', 'violator-sword', 'heimburg'] },
    B: foe,
  });
  const acts = new Set(t.keys('A').map((key) => key.split(' ')[0]));
  for (const act of acts) {
    expect([
      'recruit',
      'hide',
      'seekCover',
      'leaveCover',
      'meditate',
      'play',
      'board',
      'transfer',
      'attack',
      'sabotage',
      'done',
    ]).toContain(act);
  }
  expect(acts.size).toBeGreaterThan(6);
});

rule(['DT-ACT-10', 'DT-HIDE-01'], 'into cover takes three actions', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['infantry'], destiny: 0 }, B: {} });
  expect(t.can('A hide infantry')).toBe(true);
  t.go('A meditate');
  expect(t.can('A hide infantry')).toBe(false);
});

rule('DT-KIND-06', 'kinds of extra actions', () => {
  expect(
    at({ A: { hand: ['initiative'] }, B: {}, step: 'start', enter: true })
      .go('A initiative')
      .res('A', 'extra'),
  ).toBe(1);
  expect(
    at({ A: { hand: ['blood-lust'] }, B: {}, step: 'start', enter: true })
      .go('A blood-lust')
      .res('A', 'assault'),
  ).toBe(1);
  const t = at({ A: { hand: ['inspired'] }, B: {}, enter: true });
  expect(t.go('A inspired').res('A', 'peaceful')).toBe(3);
  const book = at({ A: { squad: ['mystic+book-of-law'] }, B: {}, enter: true });
  expect(book.res('A', 'extra')).toBe(1);
});

rule(['DT-KIND-07', 'DT-KIND-08'], 'non-attack actions cannot attack, not even with Smell of War', () => {
  const t = at({ A: { squad: ['hussar'], regular: 0, peaceful: 3 }, B: foe, tally: { smell: 1 } });
  expect(t.can('A attack')).toBe(false);
  expect(t.can('A meditate')).toBe(true);
});

rule(['DT-KIND-03', 'DT-KIND-04', 'DT-KIND-01'], 'doing defines the action', () => {
  const t = at({ A: { squad: ['hussar', 'hussar'], destiny: 5, extra: 1 }, B: {} });
  t.go('A seekCover hussar');
  expect(t.res('A', 'regular')).toBe(2);
  expect(t.res('A', 'extra')).toBe(1);
});

rule('DT-KIND-09', 'a leader lets non-attack actions attack, and then do something else', () => {
  const t = at({
    A: { squad: ['staff-general-constance-romanov', 'hussar'], regular: 3, peaceful: 3 },
    B: { squad: ['dragoon'] },
  });
  t.go('A attack', 'A close').settle();
  expect(t.res('A', 'peaceful')).toBe(2);
  t.go('A meditate');
  expect(t.res('A', 'peaceful')).toBe(1);
  expect(t.res('A', 'regular')).toBe(3);
});

rule('DT-KIND-13', 'attack or Sabotage, not both', () => {
  const t = at({ A: { squad: ['hussar'], attacks: 17, regular: 2 }, B: {} });
  expect(t.can('A sabotage hussar')).toBe(false);
});

rule('DT-FIGHT-03', 'Smell of War: several attacks, all at the end, two points each', () => {
  const t = at({ A: { squad: ['hussar'], destiny: 5 }, B: { squad: ['dragoon'] }, tally: { smell: 1 } });
  t.go('A meditate', 'A attack', 'A close').settle();
  expect(t.can('A meditate')).toBe(false);
  t.go('A attack', 'A close').settle();
  expect(t.res('A', 'destiny')).toBe(4);
});

rule(['DT-CIMM-02', 'DT-CIMM-03', 'DT-RULING-70'], 'Inspired in the own turn only between actions', () => {
  const own = at({ A: { squad: ['hussar'], hand: ['inspired'] }, B: { squad: ['dragoon'] } });
  own.go('A attack', 'A close');
  expect(own.can('A inspired')).toBe(false);
  own.settle();
  expect(own.can('A inspired')).toBe(true);
  expect(at({ A: { hand: ['inspired'], regular: 0 }, B: {}, enter: false }).can('A inspired')).toBe(false);
});

rule(['DT-RULING-110', 'DT-TRAN-09'], 'Inspired in another’s combat: actions at once, no transfer', () => {
  const t = at({
    A: { squad: ['hussar'] },
    B: { squad: ['dragoon', 'infantry'], hand: ['inspired', 'combat-armor'] },
    tally: { stationOpen: 1 },
  });
  t.go('A attack', 'A dragoon', 'A close', 'B inspired', 'B play combat-armor', 'B dragoon');
  expect(t.attached('dragoon')).toEqual(['combat-armor']);
  expect(t.stat('dragoon', 'armor')).toBe(6);
  expect(t.keys('B').some((key) => key.startsWith('transfer'))).toBe(false);
  expect(t.res('B', 'peaceful')).toBe(2);
});

// ---- warriors -----------------------------------------------------------------------------------------------------------

rule('DT-WAR-02', 'Doomtroopers to the Squad', () => {
  expect(
    at({ A: { hand: ['hussar'], destiny: 9 }, B: {} })
      .go('A recruit hussar')
      .where('hussar'),
  ).toBe('squadA');
});
rule('DT-WAR-03', 'Dark Legion to the Cohort', () => {
  expect(
    at({ A: { hand: ['razide'], destiny: 9 }, B: {} })
      .go('A recruit razide')
      .where('razide'),
  ).toBe('cohortA');
});
rule(['DT-WAR-04', 'DT-TRAN-05', 'DT-RULING-49'], 'tribal warriors to the Station, which is open from then on', () => {
  const t = at({ A: { hand: ['soldat'], destiny: 9 }, B: {} }).go('A recruit soldat');
  expect(t.where('soldat')).toBe('stationA');
  expect(t.tally('stationOpen')).toBe(1);
});
rule(['DT-WAR-05', 'DT-OUT-01'], 'some warriors stand outside', () => {
  const t = at({ A: { hand: ['local-thug'], destiny: 9 }, B: {} }).go('A recruit local-thug');
  expect(t.where('local-thug')).toBe('outsideA');
  expect(t.role('local-thug', 'doomtrooper')).toBe(false);
  expect(t.role('local-thug', 'legion')).toBe(false);
});
rule('DT-WAR-06', 'the value is paid', () => {
  expect(
    at({ A: { hand: ['cairath'], destiny: 6 }, B: {} })
      .go('A recruit cairath')
      .res('A', 'destiny'),
  ).toBe(0);
});
rule('DT-WAR-07', 'no warrior on credit', () => {
  expect(at({ A: { hand: ['cairath'], destiny: 5 }, B: {} }).can('A recruit cairath')).toBe(false);
});
rule(['DT-WAR-08', 'DT-WAR-10'], 'enters healthy and may attack at once', () => {
  const t = at({ A: { hand: ['hussar'], destiny: 5 }, B: foe }).go('A recruit hussar');
  expect(t.flag('hussar', 'wounded')).toBe(false);
  t.go('A attack', 'A close').settle();
  expect(t.flag('infantry', 'wounded')).toBe(true);
});
rule('DT-WAR-09', 'may be attacked at once', () => {
  const t = at({ A: { hand: ['hussar'], destiny: 5 }, B: { squad: ['infantry'] } });
  t.go('A recruit hussar').endTurn().settle();
  t.go('B attack');
  t.go('B close');
  expect(t.card('hussar')).toBeDefined();
});
rule(
  ['DT-WAR-11', 'DT-WAR-13', 'DT-RULING-18'],
  'three turns without warrior and library, then the game is lost',
  () => {
    const t = at({ A: { library: [] }, B: {}, step: 'start', enter: true });
    expect(t.res('A', 'lastStand')).toBe(3);
    for (let i = 0; i < 5; i++) t.endTurn();
    expect(t.s.over).toBe(0);
    expect(t.s.winners).toBe(2);
  },
);
rule(['DT-WAR-12', 'DT-RULING-17'], 'both conditions are needed', () => {
  expect(at({ A: { library: ['hussar'] }, B: {}, step: 'start', enter: true }).res('A', 'lastStand')).toBe(0);
  expect(at({ A: { library: [], squad: ['hussar'] }, B: {}, step: 'start', enter: true }).res('A', 'lastStand')).toBe(
    0,
  );
});
rule(['DT-WAR-14', 'DT-RULING-19'], 'any warrior able to fight ends the countdown', () => {
  const t = at({ A: { library: [], hand: ['hussar'], destiny: 5, lastStand: 2 }, B: {} });
  t.go('A recruit hussar');
  expect(t.res('A', 'lastStand')).toBe(0);
});
rule(['DT-WAR-15', 'DT-WIN-12', 'DT-RULING-28'], 'the countdown beats points and debts', () => {
  const t = at({ A: { library: [], victory: 30, lastStand: 1 }, B: { debt: 3 } });
  t.endTurn();
  expect(t.s.winners).toBe(2);
});
rule('DT-RULING-20', 'a hidden warrior able to fight counts', () => {
  expect(at({ A: { library: [], hidden: ['hussar'] }, B: {}, step: 'start', enter: true }).res('A', 'lastStand')).toBe(
    0,
  );
});
rule('DT-RULING-21', 'with three players the loser leaves and the others go on', () => {
  const t = at({ A: { library: [], lastStand: 1 }, B: { squad: ['hussar'] }, C: { squad: ['infantry'] } });
  t.endTurn();
  expect(t.s.over).toBe(-1);
  expect(t.s.seats[0].out).toBe(1);
});
rule('DT-RULING-84', 'the price is the printed value', () => {
  const t = at({ A: { hand: ['hussar'], destiny: 2, squad: ['sergeant'] }, B: {} });
  expect(t.can('A recruit hussar')).toBe(true);
});
rule('DT-TURN-13', 'periods run from draw to draw', () => {
  const t = at({
    A: { squad: ['hussar', 'infantry'], station: ['soldat'] },
    B: { station: ['soldat'] },
    tally: { stationOpen: 1 },
  });
  t.go('A transfer hussar');
  expect(t.can('A transfer hussar')).toBe(false);
  t.endTurn().endTurn().settle();
  expect(t.can('A transfer hussar')).toBe(true);
});
