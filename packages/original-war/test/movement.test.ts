import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { rangeOf } from '../rules/movement.ts';
import { FLAG } from '../types.ts';
import { battle, table } from './kit.ts';

/** Pohyb, palivo, sběr, posádky mimo boj (OW-MOVE, OW-FUEL, OW-GATHER, OW-CREW, OW-CTRL). */

const move = (at: Record<string, string[]>, more: Parameters<typeof table>[0] = {}) =>
  table({ step: 'movement', at, ...more });

rule(['OW-MOVE-01', 'OW-BLDC-05', 'OW-ANIMAL-02'], 'characters and vehicles move, buildings and animals do not', () => {
  const t = move({ S1: ['A sol', 'A drone', 'A shop', 'A bunk', 'A tiger'] });
  expect(['sol', 'drone', 'shop', 'bunk', 'tiger'].map((who) => t.can('move', who))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

rule(['OW-MOVE-02', 'OW-MOVE-07', 'OW-MOVE-09'], 'once per round, up to the range, and ready afterwards', () => {
  const t = move({ S1: ['A drone', 'A sol'] })
    .act('move', 'drone')
    .pick('S2')
    .done();
  expect([t.where('drone'), t.ready('drone'), t.can('move', 'drone')]).toEqual(['S2', true, false]);
  t.act('move', 'sol').pick('S2');
  expect([t.can('gather', 'sol'), t.can('move', 'sol')]).toEqual([true, false]);
});

rule(['OW-MOVE-03', 'OW-PREC-01'], 'only ready cards move, unless a card says otherwise', () => {
  const t = move({ S1: ['A sol exhausted', 'A wor gathering', 'A drone unfinished work2'] });
  expect(['sol', 'wor', 'drone'].map((who) => t.can('move', who))).toEqual([false, false, false]);
  const u = move({ S1: ['A desert-rider exhausted', 'A mec on:desert-rider'] });
  expect(u.can('move', 'desert-rider')).toBe(true);
});

rule(['OW-MOVE-04', 'OW-MOVE-05', 'OW-MOVE-06'], 'range by speed', () => {
  const t = move({ S1: ['A ape', 'A us-truck', 'A tank', 'A drone', 'A sol'] });
  expect(['ape', 'tank', 'drone', 'sol'].map((who) => rangeOf(t.g, t.s, t.card(who)))).toEqual([1, 2, 3, 1]);
});

rule(['OW-MOVE-08', 'OW-SECT-02'], 'along paths only', () => {
  const t = move({ S1: ['A sol', 'A drone'] }).act('move', 'sol');
  expect(t.keys().sort()).toEqual(['S2', 'S3']);
  const u = move({ S1: ['A drone'] }).act('move', 'drone');
  expect(u.keys()).toContain('S2-S4-S7');
  expect(u.keys()).not.toContain('S8');
});

rule(['OW-MOVE-10', 'OW-RULING-46'], 'who is passed may start a battle, who is at the destination may not', () => {
  const t = move({ S1: ['A drone'], S2: ['B sol'] })
    .act('move', 'drone')
    .pick('S2-S4');
  expect(t.seat).toBe('B');
  t.done();
  expect(t.where('drone')).toBe('S4');
  const u = move({ S1: ['A drone'], S4: ['B sol'] })
    .act('move', 'drone')
    .pick('S2-S4');
  expect([u.where('drone'), u.seat]).toEqual(['S4', 'A']);
});

rule(
  ['OW-MOVE-11', 'OW-RULING-48'],
  'an interception stops the move and is fought at once, begun by the interceptor',
  () => {
    const t = move({ S1: ['A drone'], S2: ['B sol'] })
      .act('move', 'drone')
      .pick('S2-S4')
      .pick('yes');
    expect([t.where('drone'), t.tally('sector'), t.tally('starter')]).toEqual(['S2', 1, 1]);
  },
);

rule(
  ['OW-EX-14', 'OW-RULING-47', 'OW-RULING-51'],
  'a group is stopped together; fuel is spent; only the mover may flee; no second battle',
  () => {
    const t = move({ S1: ['A drone', 'A tank', 'A sol on:tank'], S2: ['B sol'] }, { stock: { A: [0, 1, 0] } });
    t.act('move', 'tank').pick('S2-S4').pick('drone');
    expect(t.stock()[1]).toBe(0);
    t.andThen('yes');
    expect([t.where('drone'), t.where('tank'), t.where('sol'), t.tally('starter')]).toEqual(['S2', 'S2', 'S2', 1]);
    expect(t.keys()).toContain('flee');
    t.until((u) => !u.inBattle());
    expect(t.s.cards[t.s.zones[1][0]].flags & (1 << FLAG.fought)).not.toBe(0);
  },
);

rule(['OW-RULING-49', 'OW-SECT-06'], 'enemies never block the way by themselves', () => {
  const t = move({ S1: ['A drone'], S2: ['B sol', 'B sol2', 'B tank', 'B drone'] })
    .act('move', 'drone')
    .pick('S2-S4')
    .done();
  expect(t.where('drone')).toBe('S4');
});

rule(['OW-MOVE-12', 'OW-CTRL-03'], 'crews are arranged in the movement part', () => {
  expect(move({ S1: ['A sol', 'A tank'] }).can('board', 'sol')).toBe(true);
  expect(table({ at: { S1: ['A sol', 'A tank'] } }).acts()).not.toContain('board');
});

rule(['OW-FUEL-01', 'OW-FUEL-02', 'OW-FUEL-03'], 'combustion burns one oil per move of any length', () => {
  const t = move(
    { S1: ['A tank', 'A sol on:tank', 'A us-truck', 'A sol2 on:us-truck', 'A wor'] },
    { stock: { A: [0, 1, 0] } },
  );
  t.act('move', 'wor').pick('S3').done();
  expect(t.stock()[1]).toBe(1);
  t.act('move', 'tank').pick('S2-S4');
  expect([t.stock()[1], t.where('tank'), t.can('move', 'us-truck')]).toEqual([0, 'S4', false]);
});

rule(['OW-FUEL-02', 'OW-MOVE-02'], 'of combustion vehicles no more go along than there is oil', () => {
  const at = { S1: ['A tank', 'A sol on:tank', 'A us-truck', 'A sol2 on:us-truck', 'A wor', 'A sci'] };
  const t = move(at, { stock: { A: [0, 1, 0] } })
    .act('move', 'wor')
    .pick('S3');
  expect(t.several()).toEqual(['sci']);
  t.pickAll('sci');
  expect(t.several()).toEqual(['tank', 'us-truck']);
  expect(() => t.pickAll('tank', 'us-truck')).toThrow('tooMany');
  t.pickAll('us-truck');
  expect([t.where('wor'), t.where('sci'), t.where('us-truck'), t.where('tank'), t.stock()[1]]).toEqual([
    'S3',
    'S3',
    'S3',
    'S1',
    0,
  ]);
});

rule(['OW-FUEL-04', 'OW-FUEL-05', 'OW-VEHC-05'], 'solar is slow and free, siberite fast and free', () => {
  const t = move({ S1: ['A remo', 'A drone', 'A remote-drone', 'A tower', 'A sci on:tower'] });
  expect(['remo', 'drone', 'remote-drone'].map((who) => rangeOf(t.g, t.s, t.card(who)))).toEqual([1, 3, 2]);
  t.act('move', 'drone').pick('S2-S4-S7');
  expect(t.stock()).toEqual([0, 0, 0]);
});

rule(['OW-CREW-01', 'OW-CTRL-02', 'OW-RULING-107'], 'a manual vehicle does nothing without a driver', () => {
  const t = move({ S1: ['A tank', 'A sol'] }, { stock: { A: [0, 5, 0] } });
  expect(t.can('move', 'tank')).toBe(false);
  t.act('board', 'sol').andThen('tank');
  expect(t.can('move', 'tank')).toBe(true);
});

rule(['OW-RULING-50', 'OW-RULING-52'], 'the crew travels and moves with its vehicle; assignments last', () => {
  const t = move({ S1: ['A tank', 'A sol on:tank'], S2: ['A tank', 'A sci'] }, { stock: { A: [0, 5, 0] } });
  t.act('move', 'tank').pick('S2').andThen('none');
  expect([t.where('sol'), t.has('sol', 'moved')]).toEqual(['S2', true]);
  const u = move({ S1: ['A sol'], S2: ['A tank'] }, { stock: { A: [0, 5, 0] } })
    .act('move', 'sol')
    .pick('S2')
    .act('board', 'sol')
    .andThen('tank');
  expect(u.can('move', 'tank')).toBe(false);
});

rule(['OW-KEY-05', 'OW-CREW-07'], 'Crew X to Y takes up to Y; crew can be detached', () => {
  const t = move({ S1: ['A control-tower', 'A sci on:control-tower', 'A sci2', 'A sci3', 'A sci4'] });
  for (const who of ['sci2', 'sci3']) t.act('board', who).andThen('control-tower');
  expect(t.can('board', 'sci4')).toBe(false);
  t.act('leave', 'sci');
  expect([t.card('sci').host, t.can('board', 'sci4')]).toEqual([-1, true]);
});

// ---- gathering ------------------------------------------------------------------------------------------------------------------------------

rule(['OW-GATHER-01', 'OW-GATHER-03', 'OW-TERM-11'], 'people and cargo vehicles gather, others do not', () => {
  const t = move({ S1: ['A sol', 'A cargo', 'A tank', 'A ape'] });
  expect(['sol', 'cargo', 'tank', 'ape'].map((who) => t.can('gather', who))).toEqual([true, true, false, false]);
  t.act('gather', 'cargo');
  expect([t.has('cargo', 'gathering'), t.where('cargo')]).toEqual(['S1'.length === 2, 'S1']);
});

rule(
  ['OW-GATHER-06', 'OW-GATHER-07', 'OW-GATHER-02'],
  'a cargo vehicle brings its value, at most the sector amount in all',
  () => {
    const bring = (who: string[], sector = 'S1') => {
      const t = move({ [sector]: who.map((w) => `A ${w}`), S3: ['A store', 'A wor'], S8: ['B store', 'B wor'] });
      for (const w of who) t.act('gather', w);
      return t.endRound().toStep('construction', 'A').stock()[0];
    };
    expect(bring(['cargo'])).toBe(4);
    expect(bring(['cargo', 'sol', 'sol2', 'sol3'], 'S2')).toBe(4);
    expect(bring(['sol', 'sol2'], 'S5')).toBe(2);
  },
);

rule(['OW-GATHER-08', 'OW-GATHER-09'], 'exhausted cards cannot be sent, gathering ones do nothing else', () => {
  const t = move({ S1: ['A sol exhausted', 'A wor gathering', 'A keitner gathering'] });
  expect([t.can('gather', 'sol'), t.can('move', 'wor'), t.acts().includes('tap-trader')]).toEqual([
    false,
    false,
    false,
  ]);
});

rule(
  ['OW-RULING-53', 'OW-RULING-55'],
  'the amount is a limit per player; after moving, detached, a manned cargo vehicle alone',
  () => {
    const t = move({ S4: ['A sol', 'A sol2', 'A sol3', 'A wor', 'B sol', 'B sol2', 'B sol3'], S8: ['B store'] });
    for (const who of ['sol', 'sol2', 'sol3', 'wor']) t.act('gather', who);
    t.toStep('movement', 'B');
    for (const who of ['B sol', 'B sol2', 'B sol3']) t.act('gather', who);
    t.toStep('construction', 'A');
    expect(t.stock()[0]).toBe(3);
    t.toStep('construction', 'B');
    expect(t.stock('B')[0]).toBe(3);
    const u = move({ S1: ['A us-truck', 'A sol on:us-truck'], S8: ['B store', 'B wor'] });
    expect(u.can('gather', 'sol')).toBe(false);
    u.act('gather', 'us-truck').endRound().toStep('construction', 'A');
    expect(u.stock()[0]).toBe(3);
  },
);

// ---- remote control ---------------------------------------------------------------------------------------------------------------------------

rule(['OW-CTRL-04', 'OW-CTRL-05', 'OW-CTRL-07'], 'a remote vehicle needs a manned tower, in any sector', () => {
  const none = move({ S1: ['A remo', 'A sol'] });
  expect([none.has('remo', 'exhausted'), none.can('move', 'remo')]).toEqual([true, false]);
  const t = move({ S1: ['A tower', 'A sci on:tower'], S4: ['A remo'] });
  expect(t.can('move', 'remo')).toBe(true);
});

rule(
  ['OW-CTRL-06', 'OW-CTRL-08', 'OW-CTRL-09'],
  'towers add up; the surplus stays exhausted; recovery is limited',
  () => {
    const at = {
      S1: ['A tower', 'A sci on:tower'],
      S4: ['A remo exhausted', 'A remote-drone exhausted', 'A double-laser-tank exhausted'],
      S8: ['B store', 'B wor'],
    };
    const t = table({ active: 'B', step: 'movement', at });
    t.until((u) => u.seat === 'A');
    expect(t.several()).toEqual(['double-laser-tank', 'remo', 'remote-drone']);
    t.pickAll('remote-drone', 'remo');
    expect([t.ready('remo'), t.ready('remote-drone'), t.ready('double-laser-tank')]).toEqual([true, true, false]);
    const two = move({
      S1: ['A tower', 'A sci on:tower', 'A control-tower', 'A mec on:control-tower'],
      S4: ['A remo', 'A remote-drone', 'A double-laser-tank'],
    });
    expect(['remo', 'remote-drone', 'double-laser-tank'].every((who) => two.ready(who))).toBe(true);
  },
);

rule(
  ['OW-RULING-89', 'OW-CARD-ridici-vez'],
  'the surplus is dropped at once when the tower is left; vehicles can be towers',
  () => {
    const t = move({ S1: ['A tower', 'A sci on:tower'], S4: ['A remo'] }).act('leave', 'sci');
    expect(t.has('remo', 'exhausted')).toBe(true);
    const u = move({ S1: ['A control-trike', 'A sci on:control-trike'], S4: ['A remo'] });
    expect(u.ready('remo')).toBe(true);
  },
);

rule('OW-CTRL-01', 'a computer vehicle acts without a driver', () => {
  const t = move({ S1: ['A drone'] });
  expect(t.can('move', 'drone')).toBe(true);
  const u = battle(['A drone', 'B sol', 'B shop']);
  expect([u.seat, u.keys().includes('attack')]).toEqual(['A', true]);
});
