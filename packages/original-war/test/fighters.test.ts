import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { battle, table } from './kit.ts';

/** Posádky, povolání, zkušenost, opolidé, zvířata, zničení, taktiky, události (OW-CREW, OW-PROF, OW-XP, OW-APE, OW-ANIMAL, OW-DEST, OW-TACT, OW-EVENT). */

rule(
  ['OW-CREW-02', 'OW-RULING-80'],
  'at the start of battle crews are assigned, exhausted people too unless agreed otherwise',
  () => {
    const t = battle(['A tank', 'A sol exhausted', 'B wor']);
    expect([t.seat, t.offered()]).toEqual(['A', ['A tank']]);
    t.pick('tank');
    expect(t.card('sol').host).toBeGreaterThanOrEqual(0);
    expect([t.seat, t.keys().includes('attack')]).toEqual(['A', true]);
    const u = battle(['A tank', 'A sol exhausted', 'B wor'], { options: { crewMustBeReady: 1 } });
    expect(u.seat).toBe('B');
  },
);

rule(['OW-CREW-03', 'OW-RULING-81'], 'crew and card share one slot, which exhausts both', () => {
  const t = battle(['A tank', 'A sol on:tank', 'B wor']).slot().pick('decline');
  expect([t.has('tank', 'exhausted'), t.has('sol', 'exhausted'), t.seat]).toEqual([true, true, 'B']);
});

rule(['OW-CREW-04', 'OW-CREW-06'], 'a character boards in its own slot for free and acts at once', () => {
  const t = battle(['A tank', 'A sol', 'B wor', 'B shop']).done();
  t.slot('A').pick('board');
  expect([t.card('sol').host >= 0, t.has('sol', 'exhausted'), t.keys().includes('attack')]).toEqual([
    true,
    false,
    true,
  ]);
  t.attack('B shop').calm();
  expect(t.defence('B shop')).toBe(4);
});

rule(
  ['OW-CREW-05', 'OW-RULING-82', 'OW-RULING-14'],
  'an empty foreign vehicle can be boarded and is controlled while crewed',
  () => {
    const t = battle(['A sol', 'B tank', 'B bunk', 'B shop']).slot('A').pick('board');
    expect([t.card('B tank').control, t.card('B tank').owner]).toEqual([0, 1]);
    t.slot('A').pick('decline').slot('A').pick('leave');
    expect(t.card('B tank').control).toBe(1);
  },
);

rule(['OW-CREW-08', 'OW-RULING-61'], 'who leaves acts at its own initiative', () => {
  const t = battle(['A tank', 'A sol on:tank', 'B scout-car', 'B wor on:scout-car', 'B shop']).slot('A').pick('leave');
  expect([t.card('sol').host, t.has('sol', 'acted'), t.seat]).toEqual([-1, false, 'B']);
});

rule(['OW-CREW-09', 'OW-DEST-07', 'OW-DEST-01'], 'a destroyed vehicle goes to its owner, its crew stays unhurt', () => {
  const t = battle(['A tank', 'A wor on:tank', 'B tank w2 weakA4', 'B sol on:tank', 'B shop']);
  const label = t.card('B tank').zone;
  expect(label).toBe(3);
  t.slot('A').attack('B tank').calm();
  expect([t.where('B tank'), t.wounds('B sol'), t.card('B sol').host]).toEqual(['discardB', 0, -1]);
});

rule(['OW-CREW-10', 'OW-KEY-04'], 'without its driver a vehicle stays but does nothing', () => {
  const t = battle(['A drone', 'B tank', 'B sol w1 weakA5 on:tank', 'B shop']).slot('A').attack('B sol').calm();
  expect([t.where('B sol'), t.where('B tank')]).toEqual(['discardB', 'S4']);
  t.until((u) => !u.inBattle() || u.tally('battleRound') > 1);
  expect(t.tally('battleRound')).toBe(2);
});

rule(
  ['OW-PROF-01', 'OW-PROF-07', 'OW-RULING-79'],
  'a mechanic repairs a vehicle at any moment and loses the coming slot',
  () => {
    const t = battle(['A mec', 'A sci', 'A tank w1', 'B sol']).done();
    t.slot('B').attack('mec');
    t.until((u) => u.seat === 'A');
    t.pick(t.keys().find((key) => key.startsWith('mechanic')) as string);
    expect([t.wounds('tank'), t.has('mec', 'exhausted')]).toEqual([0, true]);
  },
);

rule(['OW-PROF-02', 'OW-KEY-03'], 'an unwounded vehicle gets defence back', () => {
  const t = battle(['A mec', 'A brown', 'A tank weakB3', 'B sci']).done();
  t.slot('A').pick('ability').pick('brown');
  expect(t.defence('tank')).toBe(11);
  t.slot('A').pick('ability');
  expect(t.defence('tank')).toBe(12);
});

rule(['OW-PROF-03', 'OW-PROF-04', 'OW-KEY-02'], 'a worker repairs buildings: a wound first, else defence', () => {
  const t = battle(['A wor', 'A shariff-experienced', 'A shop w2', 'A lab weakB5', 'B sci']);
  t.slot('A').pick('ability').pick('wor').pick('shop');
  expect(t.wounds('shop')).toBe(1);
  t.slot('A').pick('ability').pick('lab');
  expect(t.defence('lab')).toBe(6);
});

rule(
  ['OW-PROF-05', 'OW-EX-12', 'OW-XP-04'],
  'a scientist cancels a wound: no wound, defence whole, nobody learns',
  () => {
    const t = battle(['A sol', 'B sol w1 weakA5', 'B sci', 'B shop']).slot('A').attack('B sol');
    t.until((u) => u.keys().some((key) => key.startsWith('scientist-saves')));
    t.pick(t.keys().find((key) => key.startsWith('scientist-saves')) as string).calm();
    expect([t.wounds('B sol'), t.defence('B sol'), t.xp('sol'), t.has('B sci', 'exhausted')]).toEqual([1, 8, 0, true]);
  },
);

rule('OW-PROF-06', 'assigned specialists are busy', () => {
  const t = battle(['A bunk w1', 'A wor on:bunk', 'A sol', 'B sci']).slot('A');
  expect(t.keys()).not.toContain('ability');
});

rule(['OW-KEY-01', 'OW-RULING-78'], 'a scientist restores defence of a character, more with Healing', () => {
  const t = battle(['A fergusson', 'A sol weakB5', 'B wor']).slot('A').pick('ability');
  expect(t.defence('sol')).toBe(6);
});

rule(
  ['OW-XP-02', 'OW-RULING-83'],
  'mechanics learn from the wounds of their vehicle, soldiers on foot or in a building',
  () => {
    const t = battle(['A tank', 'A mec on:tank', 'B tank weakA4', 'B shop']).slot('A').attack('B tank').calm();
    expect(t.xp('mec')).toBe(1);
    const u = battle(['A tank', 'A sol on:tank', 'B tank weakA4', 'B shop']).slot('A').attack('B tank').calm();
    expect(u.xp('sol')).toBe(0);
    const v = battle(['A bunk', 'A sol on:bunk', 'B sol weakA3', 'B shop']).slot('A').attack('B sol').calm();
    expect(v.xp('sol')).toBe(1);
  },
);

rule(['OW-XP-03', 'OW-XP-06'], 'a counter-attack teaches, and the threshold turns the card at once', () => {
  const t = battle(['A sol xp2', 'B sol weakA5', 'B shop']).slot('A').attack('B sol').calm();
  expect([t.g.defs[t.card('sol').def].decl.key, t.xp('sol')]).toEqual(['sol-experienced', 0]);
});

rule(['OW-CHAR-04', 'OW-CHAR-05', 'OW-RULING-84'], 'experience turns the card: new values, old wounds', () => {
  const t = table({ at: { S1: ['A store', 'A wor xp2 w1', 'A shop unfinished work5'] } }).workBy('shop', 'wor');
  expect([t.stat('wor', 'defence'), t.stat('wor', 'health'), t.wounds('wor'), t.has('wor', 'exhausted')]).toEqual([
    9,
    3,
    1,
    true,
  ]);
});

rule('OW-CHAR-06', 'an experienced character counts nothing more', () => {
  const t = table({ at: { S1: ['A store', 'A wor-experienced', 'A shop unfinished work5'] } }).workBy('shop', 'wor');
  expect(t.xp('wor')).toBe(0);
});

rule(['OW-APE-01', 'OW-CHAR-08', 'OW-RULING-88'], 'ape-men move and fight, nothing else', () => {
  const t = table({ at: { S1: ['A store', 'A ape', 'A shop unfinished work5', 'A lab w1', 'A tank'] } });
  expect([t.can('work', 'shop'), t.acts().includes('repair')]).toEqual([false, false]);
  t.toStep('movement');
  expect([t.can('gather', 'ape'), t.can('board', 'ape'), t.can('move', 'ape')]).toEqual([false, false, true]);
  const u = battle(['A ape', 'B wor'], { hand: { A: ['storehouse'] }, at: { S6: ['A sol', 'B sol'] } }).slot('A');
  expect(u.keys().sort()).toEqual(['attack', 'decline', 'flee', 'wait']);
});

rule('OW-APE-02', 'ape-men learn as humans do', () => {
  const t = battle(['A ape', 'B sol weakA4', 'B shop'], { at: { S6: ['A sol', 'B wor'] } })
    .slot('A')
    .attack('B sol')
    .calm();
  expect(t.xp('ape')).toBe(1);
});

rule(
  ['OW-ANIMAL-01', 'OW-ANIMAL-05', 'OW-ANIMAL-06'],
  'an animal attacks the weakest character by itself and learns nothing',
  () => {
    const t = battle(['A sol', 'A drone', 'B sci', 'B sol', 'B tiger']);
    t.until((u) => u.keys().includes('yes')).pick('yes');
    t.until((u) => u.has('B tiger', 'exhausted') || !u.inBattle());
    expect([t.wounds('B sci'), t.xp('B tiger')]).toEqual([1, 0]);
  },
);

rule(
  ['OW-ANIMAL-03', 'OW-ANIMAL-04', 'OW-RULING-85'],
  'animals start nothing and stay out unless somebody wants them; one may fight them alone',
  () => {
    const t = battle(['A sol', 'B sol', 'B tiger']);
    t.until((u) => u.keys().includes('no'))
      .pick('no')
      .pick('no');
    t.slot('A').pick('attack');
    expect(t.offered()).not.toContain('B tiger');
    const u = table({ step: 'battle', at: { S4: ['A sol', 'A tiger'], S6: ['A ape', 'B ape'] } });
    expect(u.sectors()).toContain('S4');
    u.pick('S4');
    expect([u.inBattle(), u.has('tiger', 'inBattle')]).toEqual([true, true]);
  },
);

rule(['OW-RULING-86', 'OW-RULING-87'], 'current defence counts; animals neither block nor wait', () => {
  const t = battle(['A drone', 'B sol weakA3', 'B sci', 'B tiger']);
  t.until((u) => u.keys().includes('yes')).pick('yes');
  t.until((u) => u.has('B tiger', 'exhausted') || !u.inBattle());
  expect(t.defence('B sci')).toBe(6);
});

rule('OW-ANIMAL-07', 'its owner may play a tactic on an animal', () => {
  const t = battle(['A sol', 'B tiger', 'B shop'], { hand: { B: ['automatic-turret'] } });
  t.until((u) => u.keys().includes('yes')).pick('yes');
  t.until((u) => u.seat === 'B' && u.keys().some((key) => key.startsWith('t-aim')));
  t.pick(t.keys().find((key) => key.startsWith('t-aim')) as string).calm();
  expect(t.wounds('sol')).toBe(1);
});

// ---- destruction ----------------------------------------------------------------------------------------------------------------------

const strike = (own: string[], target: string, more: Parameters<typeof battle>[1] = {}) =>
  battle(['A tank', 'A wor on:tank', ...own, 'B mec'], more)
    .slot('A')
    .attack(target)
    .calm();

rule(
  ['OW-DEST-02', 'OW-RULING-93', 'OW-RULING-92'],
  'a destroyed storehouse returns to hand, other cards and people to the pile',
  () => {
    const t = strike(['B store w3 weakA5'], 'B store');
    expect([t.where('B store'), t.wounds('B store')]).toEqual(['handB', 0]);
    const u = strike(['B sol w1 weakA5'], 'B sol');
    expect([u.where('B sol'), u.size('reinforcements', 'B')]).toEqual(['discardB', 0]);
  },
);

rule(['OW-DEST-03', 'OW-RULING-94'], 'without its storehouse a building cannot be gone on with', () => {
  const without = table({ at: { S1: ['A wor', 'A lab unfinished work3'], S4: ['A store'] } });
  expect(without.can('work', 'lab')).toBe(false);
  const there = table({ at: { S1: ['A store', 'A wor', 'A lab unfinished work3'] } });
  expect(there.can('work', 'lab')).toBe(true);
});

rule(['OW-DEST-04', 'OW-RULING-95'], 'with the last workshop of a sector unfinished vehicles are lost', () => {
  const t = strike(['B shop w2 weakA4', 'B drone unfinished work2'], 'B shop');
  expect(t.where('B drone')).toBe('discardB');
  const u = strike(['B shop w2 weakA4', 'B workshop', 'B drone unfinished work2'], 'B shop');
  expect(u.where('B drone')).toBe('S4');
});

rule(
  ['OW-DEST-05', 'OW-RULING-96', 'OW-CARD-laborator'],
  'with the last laboratory running research goes back, finished technologies stay',
  () => {
    const t = strike(['B lab w2 weakA4'], 'B lab', {
      research: { B: ['gun work2'] },
      researched: { B: ['oil-power'] },
    });
    expect([t.where('B gun'), t.where('B oil-power'), t.counter('B gun', 'work')]).toEqual([
      'technologiesB',
      'researchedB',
      0,
    ]);
  },
);

rule(['OW-DEST-06', 'OW-EX-15'], 'with the tower lost the surplus of remote vehicles is exhausted at once', () => {
  const t = strike(['B tower w2 weakA4', 'B sol on:tower'], 'B tower', { at: { S7: ['B remo', 'B remote-drone'] } });
  expect([t.has('B remo', 'exhausted'), t.has('B remote-drone', 'exhausted')]).toEqual([true, true]);
});

rule('OW-RULING-43', 'an unpowered card can be attacked and has no slot', () => {
  const t = battle(['A sol', 'B automatic-turret', 'B wor']).slot('A').pick('attack');
  expect(t.offered()).toContain('B automatic-turret');
});

// ---- tactics and events ------------------------------------------------------------------------------------------------------------------

const tactic = (t: ReturnType<typeof battle>, name: string) =>
  t.pick(t.keys().find((key) => key.startsWith(name)) as string);

rule(
  ['OW-TACT-01', 'OW-TACT-02', 'OW-TACT-03'],
  'tactics while an attack is evaluated, the defender first, until both pass',
  () => {
    const t = battle(['A sol', 'B sol', 'B shop'], { hand: { A: ['automatic-turret'], B: ['bunker'] } });
    expect(t.slot('A').acts()).not.toContain('command');
    t.attack('B sol');
    expect(t.seat).toBe('B');
    t.done();
    expect(t.seat).toBe('A');
    tactic(t, 't-aim');
    expect(t.seat).toBe('B');
  },
);

rule(['OW-TACT-04', 'OW-TACT-05', 'OW-TACT-06'], 'tactics are discarded, raise a value and end with the attack', () => {
  const t = battle(['A sol', 'A drone', 'B sol', 'B shop'], { hand: { B: ['bunker'] } });
  t.slot('A').attack('B sol');
  tactic(t, 't-brace').calm();
  expect([t.where('B bunker'), t.stat('B sol', 'defence')]).toEqual(['discardB', 8]);
});

rule(['OW-RULING-67', 'OW-RULING-75'], 'only the two sides; a bonus that ends never wounds', () => {
  const t = battle(['A tank', 'A wor on:tank', 'B sol weakA1', 'B shop'], { hand: { B: ['bunker'] } });
  t.slot('A').attack('B sol');
  tactic(t, 't-brace').calm();
  expect([t.wounds('B sol'), t.defence('B sol')]).toEqual([0, 1]);
  const u = table({ seats: 3, step: 'battle', at: { S2: ['A sol', 'B sol', 'C sol'] }, hand: { C: ['bunker'] } });
  u.pick('S2').slot('A').attack('B sol');
  expect(u.seat).not.toBe('C');
});

rule(
  ['OW-EVENT-01', 'OW-EVENT-02', 'OW-EVENT-03'],
  'an event at the start of a battle round, for that round, then discarded',
  () => {
    const t = battle(['A sol', 'B sol'], { hand: { A: ['barracks'] } });
    t.until((u) => u.keys().some((key) => key.startsWith('u-charge')));
    tactic(t, 'u-charge').calm();
    expect([t.stat('sol', 'speed'), t.where('barracks')]).toEqual([14, 'playedA']);
    t.until((u) => u.tally('battleRound') === 2);
    expect([t.stat('sol', 'speed'), t.where('barracks')]).toEqual([12, 'discardA']);
  },
);

rule(['OW-EVENT-04', 'OW-RULING-62', 'OW-TERM-14'], 'one event per player and battle round', () => {
  const t = battle(['A sol', 'B sol'], { hand: { A: ['barracks', 'light-buggy'] } });
  t.until((u) => u.keys().some((key) => key.startsWith('u-charge')));
  tactic(t, 'u-charge').slot();
  expect(t.size('hand')).toBe(1);
  t.until((u) => u.tally('battleRound') === 2 && u.keys().some((key) => key.startsWith('u-charge')));
  expect(t.seat).toBe('A');
});

rule(['OW-CMD-06', 'OW-BATTLE-07', 'OW-RULING-39'], 'reactions and abilities in battle cost no slot', () => {
  const t = battle(['A sol', 'B sol weakA5', 'B shop'], { hand: { B: ['ambulance'] } });
  t.slot('A')
    .attack('B sol')
    .until((u) => u.keys().some((key) => key.startsWith('r-field-medic')));
  tactic(t, 'r-field-medic').calm();
  expect([t.wounds('B sol'), t.where('B ambulance')]).toEqual([0, 'discardB']);
});

// ---- keywords in battle -------------------------------------------------------------------------------------------------------------------

rule(['OW-KEY-12', 'OW-RULING-73'], 'an area attack is divided among targets', () => {
  const t = battle(['A gnevko-experienced', 'B sol', 'B sci', 'B tank']).done();
  t.slot('A').pick('attack').pick('B sol').pick('4');
  expect(t.offered().sort()).toEqual(['B sci', 'B tank']);
  t.pick('B sci');
  expect(t.keys()).toEqual(['1', '2', '3']);
  t.pick('3').resolve();
  expect([t.defence('B sol'), t.defence('B sci')]).toEqual([4, 3]);
});

rule(['OW-KEY-13', 'OW-RULING-74'], 'piercing carries the rest over', () => {
  const t = battle(['A us-heavy-gun', 'A wor on:us-heavy-gun', 'B tank', 'B shop']).slot('A').attack('B tank').calm();
  expect([t.wounds('B tank'), t.defence('B tank')]).toEqual([1, 6]);
  const u = battle(['A us-heavy-gun', 'A wor on:us-heavy-gun', 'B drone', 'B shop', 'B crane'])
    .slot('A')
    .attack('B crane')
    .calm();
  expect(u.where('B crane')).toBe('discardB');
});

rule(
  ['OW-KEY-14', 'OW-KEY-16', 'OW-RULING-76'],
  'Protection lowers the attack; Stun exhausts even without damage',
  () => {
    const t = battle(['A sol', 'B bunker', 'B sci on:bunker', 'B shop']).slot('A').attack('B bunker').calm();
    expect(t.defence('B bunker')).toBe(11);
    const u = battle(['A cather-experienced', 'A sci', 'B sci', 'B shop']).slot('A').attack('B sci').resolve();
    expect([u.has('B sci', 'exhausted'), u.wounds('B sci')]).toEqual([true, 0]);
  },
);

rule(['OW-KEY-15', 'OW-RULING-72'], 'a double attack strikes twice and keeps both targets', () => {
  const t = battle(['A harrison-experienced', 'B sol', 'B sol2', 'B shop']).slot('A').attack('B sol').calm();
  expect(t.offered().sort()).toEqual(['B shop', 'B sol', 'B sol2']);
  t.pick('B sol2').calm();
  expect([t.defence('B sol'), t.defence('B sol2')]).toEqual([2, 2]);
});

rule(['OW-KEY-06', 'OW-KEY-07'], 'crew bonuses go to the card manned', () => {
  const t = table({ at: { S1: ['A bunk', 'A belkov on:bunk', 'A tank', 'A donaldson on:tank'] } });
  expect([t.stat('bunk', 'defence'), t.stat('tank', 'attackPeople'), t.stat('tank', 'attackVehicles')]).toEqual([
    16, 7, 9,
  ]);
  const u = table({ at: { S1: ['A bunk', 'A belkov', 'A tank', 'A donaldson'] } });
  expect([u.stat('bunk', 'defence'), u.stat('tank', 'attackPeople')]).toEqual([14, 6]);
});

rule(['OW-KEY-17', 'OW-RULING-103'], 'a mercenary is played to any sector without enemies and enters ready', () => {
  const t = table({
    at: { S1: ['A wor', 'A bazaar'], S3: ['B sol'] },
    hand: { A: ['mercenary-buggy'] },
    stock: { A: [9, 9, 0] },
  });
  expect([t.fits('mercenary-buggy', 'S4'), t.fits('mercenary-buggy', 'S3')]).toEqual([true, false]);
  t.build('mercenary-buggy', 'S4');
  expect([t.where('mercenary-buggy'), t.ready('mercenary-buggy')]).toEqual(['S4', true]);
});
