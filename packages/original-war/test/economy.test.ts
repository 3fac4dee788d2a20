import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { game, table } from './kit.ts';

/** Suroviny, výzkum, schopnosti, příkazy, oprava, energie (OW-RES, OW-RSCH, OW-ABIL, OW-CMD, OW-REPAIR, OW-ENERGY). */

const rich = { A: [20, 5, 5] };
const lab = { S1: ['A store', 'A lab', 'A sci', 'A sol'] };

rule(
  ['OW-RSCH-01', 'OW-RSCH-02', 'OW-RSCH-03'],
  'any technology of the deck whose conditions hold, without a price',
  () => {
    const t = table({
      at: lab,
      technologies: { A: ['oil-power', 'siberite-power', 'siberite-detection'] },
      stock: { A: [0, 0, 0] },
    });
    expect([
      t.can('research', 'oil-power'),
      t.can('research', 'siberite-detection'),
      t.can('research', 'siberite-power'),
    ]).toEqual([true, true, false]);
    t.act('research', 'oil-power');
    expect([t.stock(), t.counter('oil-power', 'work')]).toEqual([[0, 0, 0], 2]);
  },
);

rule(['OW-RSCH-04', 'OW-RSCH-07', 'OW-TECHC-02'], 'people research one token each; scientists learn', () => {
  const t = table({ at: lab, research: { A: ['oil-engine work4'] } }).workBy('oil-engine', 'sci', 'sol');
  expect([t.counter('oil-engine', 'work'), t.xp('sci'), t.xp('sol')]).toEqual([2, 1, 0]);
});

rule(
  ['OW-RSCH-05', 'OW-RSCH-06', 'OW-TECHC-05'],
  'researched at the last token, surplus lost, effect at once and not before',
  () => {
    const t = table({
      at: { S1: ['A store', 'A lab', 'A roth', 'A tank'] },
      hand: { A: ['oil-plant'] },
      research: { A: ['oil-power work1', 'heavy-metallurgy work8'] },
      stock: rich,
    });
    expect([t.can('build', 'oil-plant'), t.stat('tank', 'defence')]).toEqual([false, 12]);
    t.workBy('oil-power', 'roth');
    expect([t.where('oil-power'), t.counter('heavy-metallurgy', 'work'), t.can('build', 'oil-plant')]).toEqual([
      'researchedA',
      8,
      true,
    ]);
    expect(table({ at: { S1: ['A tank'] }, researched: { A: ['heavy-metallurgy'] } }).stat('tank', 'defence')).toBe(13);
  },
);

rule('OW-RULING-37', 'researchers may be anywhere while a laboratory stands; by agreement only beside it', () => {
  const at = { S1: ['A lab'], S4: ['A sci'] };
  expect(table({ at, research: { A: ['oil-power work3'] } }).can('work', 'oil-power')).toBe(true);
  expect(
    table({ at, research: { A: ['oil-power work3'] }, options: { researchInLabSector: 1 } }).can('work', 'oil-power'),
  ).toBe(false);
  expect(table({ at: { S4: ['A sci'] }, research: { A: ['oil-power work3'] } }).can('work', 'oil-power')).toBe(false);
});

rule(['OW-RES-02', 'OW-RES-03', 'OW-RES-04'], 'wells give oil, mines siberite, nothing mines crates', () => {
  const t = table({
    active: 'B',
    at: { S1: ['A store', 'A wor', 'A rig'], S2: ['A mine'], S8: ['B store', 'B wor'] },
  }).endRound();
  expect(t.stock()).toEqual([0, 1, 1]);
});

rule(['OW-RES-05', 'OW-RULING-06', 'OW-RES-01'], 'stock is a plain number that survives the storehouse', () => {
  const t = table({ at: { S1: ['A store w3', 'A wor'] }, hand: { A: ['storehouse'] }, stock: { A: [99, 2, 1] } });
  t.act('command', 'storehouse');
  expect(t.stock()).toEqual([102, 2, 1]);
  expect(game().def.resources.map((r) => r.name)).toEqual(['crates', 'oil', 'siberite', 'energy']);
});

rule(
  ['OW-EXH-02', 'OW-EXH-03', 'OW-EXH-04'],
  'an exhausted card takes no exhausting action but still counts; states exclude each other',
  () => {
    const t = table({
      at: { S1: ['A store', 'A lab', 'A workshop exhausted', 'A wor exhausted'] },
      hand: { A: ['drone'] },
      research: { A: ['oil-power work3'] },
      stock: rich,
    });
    expect(t.can('work', 'oil-power')).toBe(false);
    expect(t.can('make', 'drone')).toBe(true);
    const u = table({ at: { S1: ['A wor'] }, step: 'movement' }).act('gather', 'wor');
    expect([u.has('wor', 'gathering'), u.has('wor', 'exhausted'), u.has('wor', 'unfinished')]).toEqual([
      true,
      false,
      false,
    ]);
  },
);

rule(['OW-REST-03', 'OW-TERM-09'], 'an ability can ready a card at other times', () => {
  const t = table({ at: { S1: ['A wor exhausted', 'A sol'] }, hand: { A: ['oil-plant'] } })
    .act('command', 'oil-plant')
    .andThen('wor');
  expect(t.ready('wor')).toBe(true);
});

// ---- abilities ---------------------------------------------------------------------------------------------------------------------------

rule(
  ['OW-ABIL-01', 'OW-CMD-03'],
  'abilities are passive, reactive or activated; command lines are of four kinds',
  () => {
    const g = game();
    for (const ability of g.abilities)
      expect(['always', 'on', 'instead', 'act', 'play', 'respond']).toContain(ability.ability.kind);
    const kinds = new Set(
      g.abilities.filter((a) => a.ability.live?.includes('hand') || a.ability.kind === 'play').map((a) => a.tags[0]),
    );
    expect([...kinds].sort()).toEqual(['action', 'event', 'reaction', 'tactic']);
  },
);

rule(
  ['OW-ABIL-02', 'OW-ABIL-03'],
  'a passive one is on while its condition holds, a reactive one fires every time',
  () => {
    const t = table({ at: { S2: ['A parker', 'A sol'] }, researched: { A: ['soporific-ammunition'] } });
    expect(t.s.cards.length).toBeGreaterThan(0);
    const u = table({
      at: { S1: ['A store', 'A shop', 'A tank unfinished work1', 'A drone unfinished work1', 'A mec', 'A mec2'] },
      researched: { A: ['salvage-brigades'] },
    });
    u.workBy('tank', 'mec').workBy('drone', 'mec2');
    expect(u.stock()[0]).toBe(2);
    const v = table({ at: { S2: ['A sol', 'A cave-bear'] } });
    expect(v.stat('sol', 'defence')).toBe(9);
  },
);

rule(
  ['OW-ABIL-04', 'OW-ENERGY-05', 'OW-CARD-elektrarna'],
  'price, then effect: a plant gives energy for oil, once',
  () => {
    const t = table({ at: { S1: ['A plant'] }, stock: { A: [0, 1, 0] } }).act('stub-plant', 'plant');
    expect([t.energy(), t.stock()[1], t.has('plant', 'exhausted')]).toEqual([2, 0, true]);
    expect(table({ at: { S1: ['A plant'] } }).can('stub-plant', 'plant')).toBe(false);
    expect(table({ at: { S1: ['A plant exhausted'] }, stock: { A: [0, 3, 0] } }).can('stub-plant', 'plant')).toBe(
      false,
    );
  },
);

rule(['OW-ABIL-05', 'OW-ABIL-06'], 'any time in the own turn, of finished cards in play only', () => {
  const t = table({
    at: { S1: ['A plant'], S8: ['B plant', 'B wor'] },
    stock: { A: [0, 3, 0], B: [0, 3, 0] },
    step: 'movement',
  });
  expect([t.can('stub-plant', 'plant'), t.can('stub-plant', 'B plant')]).toEqual([true, false]);
  expect(
    table({ at: { S1: ['A plant unfinished work2'] }, hand: { A: ['plant'] }, stock: { A: [0, 3, 0] } }).acts(),
  ).not.toContain('stub-plant');
});

// ---- command lines ---------------------------------------------------------------------------------------------------------------------------

rule(['OW-CMD-01', 'OW-VEHC-08', 'OW-BLDC-08'], 'only buildings and vehicles carry command lines', () => {
  for (const { decl } of game().defs) {
    const has = decl.abilities.some((a) => a.kind === 'play' || a.live?.includes('hand'));
    if (has) expect(['building', 'vehicle']).toContain(decl.type);
  }
});

rule(
  ['OW-CMD-02', 'OW-CMD-04', 'OW-TERM-03'],
  'a battle action is used once, without exhausting anything, and is destroyed',
  () => {
    const t = table({ at: { S1: ['A wor'] }, hand: { A: ['storehouse', 'oil-well', 'us-truck', 'barracks'] } });
    t.act('command', 'storehouse').act('command', 'oil-well');
    expect([t.stock(), t.size('hand'), t.size('discard'), t.ready('wor')]).toEqual([[3, 2, 0], 2, 2, true]);
  },
);

rule('OW-RULING-41', 'neither price nor conditions of the card are needed for its line', () => {
  const t = table({ at: { S1: ['A wor'] }, hand: { A: ['siberite-mine'] }, stock: { A: [0, 0, 0] } }).act(
    'command',
    'siberite-mine',
  );
  expect(t.stock()).toEqual([0, 0, 1]);
});

rule(
  ['OW-CMD-05', 'OW-EX-05', 'OW-CARD-reakce-dokonceni-vozidla'],
  'a reaction is asked for when an opponent finishes a vehicle, not for a building',
  () => {
    const setting = {
      at: { S1: ['A store', 'A shop', 'A tank unfinished work1', 'A lab unfinished work1', 'A mec', 'A wor'] },
      hand: { B: ['watchpost'] },
      deck: { B: ['drone'] },
    };
    const t = table(setting).workBy('tank', 'mec');
    expect([t.seat, t.keys().length]).toEqual(['B', 2]);
    t.pick(t.keys()[0]);
    expect([t.size('hand', 'B'), t.where('B drone'), t.where('B watchpost')]).toEqual([1, 'handB', 'discardB']);
    const u = table(setting).workBy('lab', 'wor');
    expect(u.seat === 'A' || u.keys().join() === 'pass').toBe(true);
  },
);

rule('OW-CMD-07', 'a reaction may be declined and kept', () => {
  const t = table({
    at: { S1: ['A store', 'A shop', 'A tank unfinished work1', 'A mec'] },
    hand: { B: ['watchpost'] },
    deck: { B: ['drone'] },
  }).workBy('tank', 'mec');
  t.done();
  expect([t.where('B watchpost'), t.seat]).toEqual(['handB', 'A']);
});

rule(['OW-TERM-12', 'OW-RULING-40'], 'an opponent may cancel a command before it works', () => {
  const t = table({ at: { S1: ['A wor'], S8: ['B wor'] }, hand: { A: ['storehouse'], B: ['mobile-command'] } }).act(
    'command',
    'storehouse',
  );
  expect(t.seat).toBe('B');
  t.pick(t.keys().find((key) => key.startsWith('r-jammed')) as string);
  expect([t.stock()[0], t.where('storehouse'), t.where('B mobile-command')]).toEqual([0, 'discardA', 'discardB']);
});

// ---- repair ------------------------------------------------------------------------------------------------------------------------------

rule(
  ['OW-REPAIR-01', 'OW-RULING-45'],
  'anybody human takes one wound off a building or vehicle there, also a foreign one, and learns nothing',
  () => {
    const t = table({ at: { S1: ['A tank w2', 'A sci', 'A wor', 'B shop w1'] } }).act('repair', 'sci');
    expect(t.offered().sort()).toEqual(['A tank', 'B shop']);
    t.pick('tank');
    expect([t.wounds('tank'), t.has('sci', 'exhausted')]).toEqual([1, true]);
    t.act('repair', 'wor').andThen('B shop');
    expect(t.xp('wor')).toBe(0);
  },
);

rule(
  ['OW-REPAIR-02', 'OW-REPAIR-03', 'OW-REPAIR-04'],
  'a crane repairs one wound of a building; only in construction; never people',
  () => {
    const t = table({ at: { S1: ['A shop w2', 'A crane', 'A tank w1', 'A sol w1'] } }).act('repair', 'crane');
    expect([t.wounds('shop'), t.wounds('tank')]).toEqual([1, 1]);
    expect(table({ at: { S1: ['A shop w2', 'A wor'] }, step: 'movement' }).acts()).not.toContain('repair');
    const u = table({ at: { S1: ['A sol w1', 'A wor'] } });
    expect(u.acts()).not.toContain('repair');
  },
);

rule('OW-REPAIR-04', 'who repairs is offered buildings and vehicles, never the wounded', () => {
  const t = table({ at: { S1: ['A sol w1', 'A shop w1', 'A tank w1', 'A wor'] } }).act('repair', 'wor');
  expect(t.offered().sort()).toEqual(['A shop', 'A tank']);
});

// ---- energy ---------------------------------------------------------------------------------------------------------------------------------

rule(
  ['OW-ENERGY-01', 'OW-ENERGY-02', 'OW-ENERGY-03'],
  'an unpowered card fulfils nothing until it gets its energy',
  () => {
    const t = table({
      at: { S1: ['A store', 'A workshop', 'A mill', 'A plant'] },
      hand: { A: ['double-gun-tank'] },
      researched: { A: ['gun', 'oil-engine'] },
      stock: { A: [20, 5, 0] },
    });
    expect(t.can('make', 'double-gun-tank')).toBe(false);
    t.act('stub-plant', 'plant').act('power', 'mill');
    expect([t.can('make', 'double-gun-tank'), t.energy()]).toEqual([true, 1]);
  },
);

rule(['OW-ENERGY-04', 'OW-RULING-44', 'OW-BLDC-07'], 'each consumer separately, in full and for good', () => {
  const g = game();
  expect([g.cardDef('laser-turret').decl.stats.energy, g.cardDef('workshop').decl.stats.energy]).toEqual([1, 0]);
  const t = table({
    at: { S1: ['A store', 'A automatic-turret', 'A laser-turret', 'A rocket-battery', 'A plant'] },
    stock: { A: [0, 1, 0] },
  }).act('stub-plant', 'plant');
  t.act('power', 'automatic-turret').act('power', 'laser-turret');
  expect([t.energy(), t.can('power', 'rocket-battery')]).toEqual([0, false]);
});

rule(['OW-RULING-42', 'OW-EX-16'], 'power lasts until the own next recovery, the pool only this round', () => {
  const t = table({
    at: { S1: ['A store', 'A wor', 'A automatic-turret', 'A plant'], S8: ['B store', 'B wor'] },
    stock: { A: [0, 1, 0] },
  });
  t.act('stub-plant', 'plant').act('power', 'automatic-turret').endRound();
  expect([t.has('automatic-turret', 'powered'), t.energy()]).toEqual([true, 0]);
  t.toStep('construction', 'A');
  expect(t.has('automatic-turret', 'powered')).toBe(false);
  const u = table({
    at: { S1: ['A store', 'A wor', 'A automatic-turret', 'A plant'], S8: ['B store', 'B wor'] },
    stock: { A: [0, 1, 0] },
    options: { powerOnlyThisRound: 1 },
  });
  u.act('stub-plant', 'plant').act('power', 'automatic-turret').endRound();
  expect(u.has('automatic-turret', 'powered')).toBe(false);
});

// ---- keywords of work --------------------------------------------------------------------------------------------------------------------------

rule(['OW-KEY-08', 'OW-KEY-09', 'OW-KEY-10'], 'Construction, Production and Research add points', () => {
  const t = table({ at: { S1: ['A store', 'A shop unfinished work5', 'A woodruff'] } }).workBy('shop', 'woodruff');
  expect(t.counter('shop', 'work')).toBe(3);
  const u = table({ at: { S1: ['A store', 'A workshop', 'A tank unfinished work6', 'A sevovska'] } }).workBy(
    'tank',
    'sevovska',
  );
  expect(u.counter('tank', 'work')).toBe(3);
  const v = table({ at: { S1: ['A lab', 'A gladstone'] }, research: { A: ['oil-engine work4'] } }).workBy(
    'oil-engine',
    'gladstone',
  );
  expect(v.counter('oil-engine', 'work')).toBe(2);
});

rule(['OW-KEY-11', 'OW-RULING-108'], 'a skilful worker spreads points over jobs of one kind', () => {
  const t = table({ at: { S1: ['A store', 'A shop unfinished work1', 'A lab unfinished work4', 'A shariff'] } }).act(
    'work',
    'shop',
  );
  t.pick('lab');
  expect([t.ready('shop'), t.counter('lab', 'work'), t.xp('shariff')]).toEqual([true, 2, 1]);
});

rule(['OW-SPEC-03', 'OW-SPEC-04', 'OW-EX-07'], 'a general bonus raises a special value, a split one does not', () => {
  const t = table({
    at: {
      S1: ['A crane', 'A us-truck', 'A inspiring-test'.replace('inspiring-test', 'sol')],
      S2: ['A cargo', 'A simms'],
    },
  });
  expect([t.stat('crane', 'special'), t.stat('cargo', 'special')]).toEqual([3, 4]);
  const u = table({
    at: {
      S1: ['A control-tower', 'A simms on:control-tower'],
      S2: ['A tank', 'A donaldson on:tank'],
      S3: ['A cargo', 'A dolgov-experienced'],
    },
  });
  expect(u.stat('control-tower', 'special')).toBe(4);
  expect([u.stat('tank', 'attackPeople'), u.stat('cargo', 'special')]).toEqual([7, 5]);
});
