import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { battle, table } from './kit.ts';

/** Boj: vyhlášení, iniciativa, útok, blok, obrana (OW-BATTLE, OW-INIT, OW-ATT, OW-BLOCK, OW-DEF, OW-WAIT, OW-FLEE). */

const fightKey = (t: ReturnType<typeof table>) => t.keys().filter((key) => key.startsWith('fight'));

rule(['OW-BATTLE-01', 'OW-BATTLE-02'], 'a battle may be started where several players stand, and need not be', () => {
  const t = table({
    step: 'battle',
    at: { S1: ['A store', 'A wor'], S2: ['A sol', 'B sol'], S8: ['B store', 'B wor'] },
  });
  expect(fightKey(t)).toHaveLength(1);
  t.done();
  expect([t.where('sol'), t.where('B sol')]).toEqual(['S2', 'S2']);
});

rule('OW-BATTLE-03', 'many battles in a round, one per sector', () => {
  const t = table({
    step: 'battle',
    at: { S1: ['A store', 'A wor'], S4: ['A sol', 'B sol'], S3: ['A sol2', 'B sol2'], S8: ['B store', 'B wor'] },
  });
  expect(fightKey(t)).toHaveLength(2);
  t.pick(fightKey(t)[0]).until((u) => !u.inBattle());
  expect(fightKey(t)).toHaveLength(1);
});

rule(
  ['OW-BATTLE-04', 'OW-BLDB-01', 'OW-EXHB-01'],
  'everything in the sector takes part and can be attacked, whatever its state',
  () => {
    const t = battle(['A drone', 'B sol exhausted', 'B wor gathering', 'B shop', 'B lab unfinished work2', 'B bunk'])
      .slot()
      .pick('attack');
    expect(t.offered().sort()).toEqual(['B bunk', 'B lab', 'B shop', 'B sol', 'B wor']);
  },
);

rule(['OW-BATTLE-05', 'OW-ENDB-01', 'OW-ENDB-03'], 'three battle rounds, then everybody is exhausted', () => {
  const t = battle(['A sol', 'B sol', 'B shop']);
  const rounds = new Set<number>();
  t.until((u) => {
    rounds.add(u.tally('battleRound'));
    return !u.inBattle();
  });
  expect([...rounds].filter((n) => n > 0)).toEqual([1, 2, 3]);
  expect(['sol', 'B sol', 'B shop'].map((who) => t.has(who, 'exhausted'))).toEqual([true, true, true]);
});

rule('OW-BATTLE-06', 'what a slot offers', () => {
  const t = battle(['A sol', 'B sol'], { hand: { A: ['storehouse'] } });
  t.until((u) => u.keys().includes('attack'));
  expect(t.keys().sort()).toEqual(['action', 'attack', 'decline', 'flee', 'wait']);
});

rule(
  ['OW-BATTLE-08', 'OW-INIT-01', 'OW-INIT-02'],
  'slots from the highest initiative, several of one player in a row',
  () => {
    const t = battle(['A drone', 'A tank', 'A wor on:tank', 'B sol']);
    expect(t.seat).toBe('A');
    t.pick('attack').calm();
    expect(t.has('drone', 'exhausted')).toBe(true);
    t.pick('decline');
    expect([t.has('tank', 'exhausted'), t.seat]).toEqual([true, 'B']);
  },
);

rule(['OW-INIT-03', 'OW-CHAR-12'], 'own ties are ordered by their player', () => {
  const t = battle(['A sol', 'A sol2', 'B wor']);
  expect([t.seat, t.offered().sort()]).toEqual(['A', ['A sol', 'A sol2']]);
});

rule(['OW-INIT-04', 'OW-RULING-58'], 'players of equal initiative alternate from whoever started', () => {
  const t = battle(['A sol', 'A sol2', 'B sol', 'B sol2']);
  const order: string[] = [];
  for (let i = 0; i < 4; i++) {
    t.until((u) => u.keys().includes('decline') || u.offered().length > 0);
    order.push(t.seat);
    if (!t.keys().includes('decline')) t.pick(t.keys()[0]);
    t.pick('decline');
  }
  expect(order).toEqual(['A', 'B', 'A', 'B']);
});

rule(['OW-INIT-05', 'OW-TEAM-05', 'OW-RULING-56'], 'ties rotate through all players in the sector', () => {
  const t = table({ seats: 3, step: 'battle', active: 'C', at: { S2: ['A sol', 'B sol', 'C sol'] } });
  t.pick(fightKey(t)[0]);
  const order: string[] = [];
  for (let i = 0; i < 3; i++) {
    order.push(t.seat);
    t.pick('decline');
  }
  expect(order).toEqual(['C', 'A', 'B']);
});

rule(['OW-ATT-01', 'OW-ATT-04'], 'any enemy card of the battle is a target, cards elsewhere are not', () => {
  const t = battle(['A sol', 'A drone', 'B sol', 'B sol2', 'B tank', 'B shop'], { at: { S3: ['B lab'] } });
  t.slot().pick('attack');
  expect(t.offered().sort()).toEqual(['B shop', 'B sol', 'B sol2', 'B tank']);
});

rule(
  ['OW-ATT-03', 'OW-CHAR-13', 'OW-VEHC-07'],
  'the first value against people, the second against vehicles, the third against buildings',
  () => {
    const hit = (target: string, of: string) => {
      const t = battle(['A tank', 'A wor on:tank', `B ${target}`, 'B shop'])
        .attack(`B ${target}`)
        .calm();
      return [t.defence(`B ${of}`)];
    };
    expect(hit('sol', 'sol')).toEqual([2]);
    expect(hit('crane', 'crane')).toEqual([8]);
    const u = battle(['A tank', 'A wor on:tank', 'B shop', 'B lab']).attack('B shop').calm();
    expect(u.defence('B shop')).toBe(4);
  },
);

rule(['OW-ATT-02', 'OW-BLOCK-01', 'OW-BLOCK-02'], 'target, then the block with another ready card', () => {
  const t = battle(['A sol', 'B sci', 'B drone', 'B tank exhausted']);
  t.until((u) => u.seat === 'B' && u.keys().includes('wait')).pick('wait');
  t.until((u) => u.seat === 'A' && u.keys().includes('attack')).attack('B sci');
  expect([t.seat, t.offered()]).toEqual(['B', ['B drone']]);
});

rule(
  ['OW-BLOCK-03', 'OW-WAIT-04', 'OW-RULING-65'],
  'the blocker must be faster by speed, waiting keeps it ready, special cards may block',
  () => {
    const offered = (blocker: string) => {
      const t = battle(['A sol', 'B sci', `B ${blocker}`]);
      t.until((u) => (u.seat === 'B' && u.keys().includes('wait')) || (u.seat === 'A' && u.keys().includes('attack')));
      if (t.seat === 'B') t.pick('wait');
      t.until((u) => u.seat === 'A' && u.keys().includes('attack')).attack('B sci');
      return t.offered();
    };
    expect(offered('cargo')).toEqual(['B cargo']);
    expect(offered('sol')).toEqual([]);
  },
);

rule(
  ['OW-BLOCK-04', 'OW-BLOCK-05', 'OW-EX-10'],
  'the blocker takes the hit and strikes back; the old target is restored',
  () => {
    const t = battle(['A sol', 'A sol2', 'B sci', 'B drone']);
    t.until((u) => u.seat === 'B' && u.keys().includes('wait')).pick('wait');
    t.andThen('sol').attack('B sci').done().calm();
    expect(t.defence('B sci')).toBe(1);
    t.until((u) => u.seat === 'A' && u.keys().includes('attack'))
      .attack('B sci')
      .pick('B drone')
      .calm();
    expect([t.defence('B sci'), t.defence('B drone'), t.defence('sol2'), t.has('B drone', 'exhausted')]).toEqual([
      6,
      3,
      4,
      true,
    ]);
    expect([t.wounds('B drone'), t.xp('sol2')]).toEqual([0, 0]);
  },
);

rule(
  ['OW-BLOCK-06', 'OW-BLOCK-07'],
  'a block counts as attacking another card; the counter weakens by the same rules',
  () => {
    const t = battle(['A sol', 'B sci weakA4', 'B drone', 'B sol']);
    t.until((u) => u.seat === 'B' && u.keys().includes('wait')).pick('wait');
    t.until((u) => u.seat === 'A' && u.keys().includes('attack'))
      .attack('B sci')
      .pick('B drone')
      .calm();
    expect([t.defence('B sci'), t.defence('sol')]).toEqual([6, 4]);
  },
);

rule(['OW-RULING-64', 'OW-RULING-66'], 'blocking exhausts unless agreed otherwise', () => {
  const t = battle(['A sol', 'B sci', 'B drone'], { options: { blockIsFree: 1 } });
  t.until((u) => u.seat === 'B' && u.keys().includes('wait')).pick('wait');
  t.until((u) => u.seat === 'A' && u.keys().includes('attack'))
    .attack('B sci')
    .pick('B drone')
    .calm();
  expect(t.has('B drone', 'exhausted')).toBe(false);
});

rule(['OW-DEF-01', 'OW-DEF-04', 'OW-CHAR-10'], 'an attack lowers defence, which stays lowered', () => {
  const t = battle(['A sol', 'B sol', 'B shop']).attack('B sol').calm();
  expect([t.defence('B sol'), t.wounds('B sol')]).toEqual([3, 0]);
});

rule(
  ['OW-DEF-02', 'OW-DEF-03', 'OW-CHAR-11'],
  'at zero one wound, the rest is lost, defence is whole again; as many wounds as health kill',
  () => {
    const t = battle(['A sol', 'B sol weakA5', 'B shop']).attack('B sol').calm();
    expect([t.wounds('B sol'), t.defence('B sol')]).toEqual([1, 8]);
    const u = battle(['A sol', 'B sol weakA5 w1', 'B shop']).attack('B sol').calm();
    expect(u.where('B sol')).toBe('discardB');
  },
);

rule(['OW-DEF-05', 'OW-DEF-06', 'OW-DEF-07'], 'another own card may go on; attacking elsewhere restores', () => {
  const t = battle(['A sol', 'A sol2', 'B tank', 'B shop']);
  t.andThen('sol').attack('B tank').calm();
  expect(t.defence('B tank')).toBe(9);
  t.until((u) => u.keys().includes('attack'))
    .attack('B tank')
    .calm();
  expect(t.defence('B tank')).toBe(6);
  const u = battle(['A sol', 'A sol2', 'B tank', 'B shop']);
  u.andThen('sol')
    .attack('B tank')
    .calm()
    .until((x) => x.keys().includes('attack'))
    .attack('B shop')
    .calm();
  expect(u.defence('B tank')).toBe(12);
});

rule(['OW-DEF-08', 'OW-VEHC-06', 'OW-BLDC-06'], 'a card with as many wounds as health is destroyed at once', () => {
  const t = battle(['A tank', 'A wor on:tank', 'B shop w2 weakA4', 'B lab']).attack('B shop').calm();
  expect(t.where('B shop')).toBe('discardB');
  const u = battle(['A tank', 'A wor on:tank', 'B tank w2 weakA4', 'B lab']).attack('B tank').calm();
  expect(u.where('B tank')).toBe('discardB');
});

rule(['OW-DEF-09', 'OW-RULING-71'], 'wounds stay after the battle, weakening does not', () => {
  const t = battle(['A sol', 'B tank w1 weakA3', 'B shop']).until((u) => !u.inBattle());
  expect([t.wounds('B tank'), t.defence('B tank')]).toEqual([1, 12]);
});

rule(['OW-RULING-68', 'OW-RULING-69'], 'waiting ends no weakening; shares are kept per player', () => {
  const t = battle(['A drone', 'A sol', 'B tank weakA3', 'B shop'])
    .pick('wait')
    .until((u) => u.keys().includes('attack'))
    .attack('B tank')
    .calm();
  expect(t.defence('B tank')).toBe(6);
  const u = table({ seats: 3, step: 'battle', at: { S2: ['A sol', 'B sol weakA3 weakC4', 'B shop', 'C sol'] } });
  u.pick(fightKey(u)[0]).attack('B shop').calm();
  expect(u.defence('B sol')).toBe(4);
});

rule('OW-RULING-70', 'the next attack keeps only the card it hits', () => {
  const t = battle(['A sol', 'B sol weakA3', 'B tank weakA2', 'B shop']).slot().attack('B sol').calm();
  expect(t.defence('B tank')).toBe(12);
});

rule(
  ['OW-RULING-63', 'OW-RULING-91'],
  'crews and unfinished cards are targets; unfinished cards keep a battle going',
  () => {
    const t = battle(['A drone', 'B tank', 'B wor on:tank', 'B shop unfinished work3']).pick('attack');
    expect(t.offered().sort()).toEqual(['B shop', 'B tank', 'B wor']);
    expect(battle(['A sol', 'B shop unfinished work3']).inBattle()).toBe(true);
  },
);

rule(['OW-EX-09', 'OW-XP-01'], 'the chain of weakening', () => {
  const t = battle(['A sol', 'A sol2', 'A sol3', 'B sol', 'B tank']).done();
  t.andThen('sol').attack('B sol').calm();
  t.until((u) => u.seat === 'B' && u.keys().includes('attack'))
    .attack('sol2')
    .calm();
  t.andThen('sol2')
    .until((u) => u.seat === 'A' && u.keys().includes('attack'))
    .attack('B sol')
    .calm();
  t.until((u) => u.seat === 'A' && u.keys().includes('attack'))
    .attack('B tank')
    .calm();
  expect([t.wounds('B sol'), t.defence('B sol'), t.defence('B tank'), t.defence('sol2'), t.xp('sol2')]).toEqual([
    1, 8, 9, 3, 1,
  ]);
});

rule('OW-EX-11', 'both die in one evaluation', () => {
  const t = battle(['A sol w1 weakB4', 'B sci', 'B drone weakA3', 'B shop']);
  t.until((u) => u.seat === 'B' && u.keys().includes('wait')).pick('wait');
  t.until((u) => u.seat === 'A' && u.keys().includes('attack'))
    .attack('B shop')
    .pick('B drone')
    .calm();
  expect([t.where('B drone'), t.where('sol')]).toEqual(['discardB', 'discardA']);
});

// ---- waiting, fleeing, battle action --------------------------------------------------------------------------------------------

rule(
  ['OW-WAIT-01', 'OW-WAIT-02', 'OW-RULING-60'],
  'a waiting card acts after all others, waiters by initiative',
  () => {
    const t = battle(['A drone', 'A tank', 'A wor on:tank', 'B sol']);
    t.pick('wait');
    expect(t.seat).toBe('A');
    t.pick('wait');
    expect(t.seat).toBe('B');
    t.pick('decline');
    t.pick('decline');
    expect([t.has('drone', 'exhausted'), t.has('tank', 'exhausted')]).toEqual([true, false]);
  },
);

rule(['OW-WAIT-03', 'OW-RULING-61'], 'once per battle round', () => {
  const t = battle(['A drone', 'B sol']).pick('wait').pick('decline');
  expect([t.seat, t.keys().includes('wait')]).toEqual(['A', false]);
  t.pick('decline');
  expect([t.tally('battleRound'), t.seat, t.keys().includes('wait')]).toEqual([2, 'A', true]);
});

rule(
  ['OW-WAIT-05', 'OW-RULING-59'],
  'declining exhausts; a card that acted is ready again in the next battle round',
  () => {
    const t = battle(['A sol', 'B wor']).pick('decline');
    expect(t.has('sol', 'exhausted')).toBe(true);
    t.pick('decline');
    expect([t.tally('battleRound'), t.ready('sol')]).toEqual([2, true]);
  },
);

rule(
  ['OW-FLEE-01', 'OW-FLEE-04', 'OW-RULING-77'],
  'a card flees to a neighbouring sector and is exhausted; a vehicle takes its crew, without fuel',
  () => {
    const t = battle(['A tank', 'A sol on:tank', 'A wor', 'B sol']).pick('flee');
    expect(t.sectors().sort()).toEqual(['S2', 'S5', 'S7']);
    t.pick('S2');
    expect([t.where('tank'), t.where('sol'), t.has('tank', 'exhausted'), t.has('sol', 'exhausted')]).toEqual([
      'S2',
      'S2',
      true,
      true,
    ]);
  },
);

rule(['OW-FLEE-02', 'OW-FLEE-03', 'OW-BLDB-03'], 'buildings and the player not on turn never flee', () => {
  const t = battle(['A bunk', 'A wor on:bunk', 'A sci', 'B sci']);
  expect(t.keys()).not.toContain('flee');
  t.until((u) => u.seat === 'B');
  expect(t.keys()).not.toContain('flee');
});

rule(['OW-BAB-01', 'OW-BAB-02', 'OW-BAB-03'], 'a battle action costs the slot and is discarded', () => {
  const t = battle(['A sol', 'B wor'], { hand: { A: ['storehouse', 'oil-well'] } });
  t.until((u) => u.keys().includes('action'))
    .pick('action')
    .pick('storehouse')
    .calm();
  expect([t.has('sol', 'exhausted'), t.where('storehouse'), t.stock()[0], t.where('oil-well')]).toEqual([
    true,
    'discardA',
    3,
    'handA',
  ]);
});

rule(['OW-SPEC-01', 'OW-SPEC-02'], 'a special attack has no triple, no bonus and does not attack', () => {
  const t = battle(['A cargo', 'B wor']);
  expect([t.seat, t.keys().includes('attack')]).toEqual(['A', false]);
  expect([t.stat('cargo', 'special'), t.g.cardDef('cargo').decl.stats.initiative]).toEqual([4, undefined]);
});

// ---- end of battle, exhausted cards --------------------------------------------------------------------------------------------

rule(
  ['OW-ENDB-02', 'OW-RULING-90'],
  'it ends at once when one side is left; everybody who took part is exhausted',
  () => {
    const t = battle(['A sol', 'A plant', 'B sol w1 weakA5']).attack('B sol').calm();
    expect([t.inBattle(), t.has('plant', 'exhausted'), t.has('sol', 'exhausted')]).toEqual([false, true, true]);
  },
);

rule(['OW-EXHB-02', 'OW-EXHB-03'], 'exhausted cards miss the first battle round only', () => {
  const t = battle(['A sol exhausted', 'B wor']);
  expect(t.seat).toBe('B');
  t.pick('decline');
  expect([t.tally('battleRound'), t.seat]).toEqual([2, 'A']);
});

rule(['OW-EX-13', 'OW-RULING-54'], 'a battle breaks gathering', () => {
  const t = battle(['A drone', 'B wor gathering', 'B wor2 gathering', 'B store'], {
    at: { S1: ['A store', 'A wor'] },
  }).until((u) => !u.inBattle());
  expect([t.has('B wor', 'gathering'), t.has('B wor', 'exhausted')]).toEqual([false, true]);
  t.toStep('construction', 'B');
  expect(t.stock('B')[0]).toBe(0);
});
