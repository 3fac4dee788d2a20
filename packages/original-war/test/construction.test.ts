import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { table } from './kit.ts';

/** Stavba, vylepšení, rozebrání, výroba (OW-BUILD, OW-UPGR, OW-DISM, OW-VEH). */

const base = { S1: ['A store', 'A wor', 'A sol', 'A sci'] };
const rich = { A: [20, 5, 5] };

rule(
  ['OW-BUILD-02', 'OW-BUILD-09', 'OW-BUILD-11'],
  'a building comes from hand unfinished, with tokens of its time',
  () => {
    const t = table({ at: base, hand: { A: ['shop'] }, stock: { A: [10, 0, 0] } }).build('shop', 'S1');
    expect(t.where('shop')).toBe('S1');
    expect(t.has('shop', 'unfinished')).toBe(true);
    expect(t.counter('shop', 'work')).toBe(5);
    expect(t.size('hand')).toBe(0);
  },
);

rule(['OW-BUILD-10', 'OW-BLDC-02', 'OW-RES-06'], 'the whole price is paid at once and cannot be owed', () => {
  const t = table({ at: base, hand: { A: ['shop'] }, stock: { A: [10, 0, 0] } }).build('shop', 'S1');
  expect(t.stock()).toEqual([6, 0, 0]);
  expect(t.has('shop', 'unfinished')).toBe(true);
  expect(table({ at: base, hand: { A: ['shop'] }, stock: { A: [3, 0, 0] } }).can('build', 'shop')).toBe(false);
});

rule('OW-BUILD-01', 'the construction part offers its kinds of actions and an end', () => {
  const t = table({
    at: { S1: ['A store', 'A wor', 'A shop w1', 'A plant', 'A lab', 'A tank unfinished work2'] },
    hand: { A: ['mine', 'drone', 'storehouse'] },
    technologies: { A: ['oil-power'] },
    stock: rich,
  });
  expect(t.acts().sort()).toEqual(
    ['build', 'command', 'dismantle', 'done', 'make', 'repair', 'research', 'stub-plant', 'work'].sort(),
  );
});

rule('OW-BUILD-03', 'printed conditions must hold', () => {
  const hand = { A: ['siberite-mine'] };
  expect(table({ at: { ...base, S2: ['A store'] }, hand, stock: rich }).can('build', 'siberite-mine')).toBe(false);
  expect(
    table({ at: { ...base, S2: ['A store'] }, hand, stock: rich, researched: { A: ['siberite-detection'] } }).can(
      'build',
      'siberite-mine',
    ),
  ).toBe(true);
});

rule(
  ['OW-BUILD-04', 'OW-BUILD-08', 'OW-RULING-24'],
  'without a storehouse only a storehouse can be played, anywhere',
  () => {
    const t = table({ at: { S1: ['A wor'] }, hand: { A: ['shop', 'store'] }, stock: { A: [4, 0, 0] } });
    expect(t.can('build', 'shop')).toBe(false);
    for (const sector of ['S1', 'S2', 'S4', 'S8']) expect(t.fits('store', sector)).toBe(true);
    const u = table({ at: base, hand: { A: ['shop', 'storehouse'] }, stock: rich });
    expect(u.fits('storehouse', 'S4')).toBe(true);
    expect(u.fits('shop', 'S4')).toBe(false);
  },
);

rule(
  ['OW-BUILD-05', 'OW-BUILD-06', 'OW-BUILD-07'],
  'buildings stand alone beside a storehouse, with a warehouse anywhere',
  () => {
    const t = table({ at: base, hand: { A: ['shop'] }, stock: rich });
    expect(t.fits('shop', 'S1')).toBe(true);
    expect(t.fits('shop', 'S2')).toBe(false);
    t.build('shop', 'S1');
    expect(t.card('shop').host).toBe(-1);
    expect(table({ at: { S1: ['A store', 'A ware'] }, hand: { A: ['mine'] }, stock: rich }).fits('mine', 'S4')).toBe(
      true,
    );
  },
);

rule(
  ['OW-BUILD-12', 'OW-BUILD-13', 'OW-EXH-01'],
  'any number of people remove one token each and are exhausted',
  () => {
    const t = table({ at: { S1: [...base.S1, 'A shop unfinished work5'] } }).workBy('shop', 'wor', 'sol', 'sci');
    expect(t.counter('shop', 'work')).toBe(2);
    for (const who of ['wor', 'sol', 'sci']) expect(t.has(who, 'exhausted')).toBe(true);
  },
);

rule(['OW-BUILD-14', 'OW-BUILD-15'], 'a crane removes its value; the surplus is lost', () => {
  const t = table({ at: { S1: ['A store', 'A crane', 'A shop unfinished work7'] } }).workBy('shop', 'crane');
  expect(t.counter('shop', 'work')).toBe(4);
  const u = table({ at: { S1: ['A store', 'A crane', 'A shop unfinished work1', 'A lab unfinished work6'] } }).workBy(
    'shop',
    'crane',
  );
  expect(u.ready('shop')).toBe(true);
  expect(u.counter('lab', 'work')).toBe(6);
});

rule(['OW-BUILD-16', 'OW-BUILD-17', 'OW-EX-06'], 'finished at the last token and usable at once, never before', () => {
  const t = table({ at: { S1: ['A store', 'A wor', 'A shop unfinished work1'] }, hand: { A: ['tank'] }, stock: rich });
  expect(t.can('make', 'tank')).toBe(false);
  t.workBy('shop', 'wor');
  expect(t.ready('shop')).toBe(true);
  expect(t.can('make', 'tank')).toBe(true);
});

rule(['OW-BUILD-18', 'OW-RULING-36'], 'only who is in the sector can work on a card', () => {
  const t = table({ at: { S1: ['A store', 'A ware'], S4: ['A mine unfinished work4'], S2: ['A wor'] } });
  expect(t.can('work', 'mine')).toBe(false);
  const u = table({ at: { S1: ['A store', 'A shop', 'A tank unfinished work6'], S2: ['A mec'] } });
  expect(u.can('work', 'tank')).toBe(false);
});

rule(['OW-BUILD-19', 'OW-XP-05'], 'a worker learns by building, others do not', () => {
  const t = table({ at: { S1: [...base.S1, 'A shop unfinished work5'] } }).workBy('shop', 'wor', 'sol');
  expect([t.xp('wor'), t.xp('sol')]).toEqual([1, 0]);
});

rule('OW-BUILD-20', 'tokens stay between rounds', () => {
  const t = table({ at: { S1: ['A store', 'A wor', 'A shop unfinished work4'], S8: ['B store', 'B wor'] } });
  t.endRound().toStep('construction', 'A');
  expect(t.counter('shop', 'work')).toBe(4);
});

rule(['OW-EX-02', 'OW-CARD-burlakova-dilna'], 'Pepa builds the workshop with seven people', () => {
  const people = ['wor', 'wor2', 'sol', 'sol2', 'sci', 'mec', 'mec2'];
  const t = table({
    at: { S1: ['A store', ...people.map((p) => `A ${p}`)] },
    hand: { A: ['burlakova-dilna', 'drone'] },
    stock: { A: [10, 0, 1] },
  });
  t.build('burlakova-dilna', 'S1');
  expect([t.stock(), t.counter('burlakova-dilna', 'work')]).toEqual([[6, 0, 1], 7]);
  t.workBy('burlakova-dilna', ...people);
  expect(t.ready('burlakova-dilna')).toBe(true);
  expect(t.can('make', 'drone')).toBe(true);
});

rule(
  ['OW-EX-03', 'OW-CARD-velkosklad', 'OW-CARD-siberitovy-dul'],
  'the remote mine stays unfinished without builders',
  () => {
    const t = table({
      at: { S1: ['A store', 'A ware', 'A wor'] },
      hand: { A: ['siberite-mine'] },
      researched: { A: ['siberite-detection'] },
      stock: { A: [10, 0, 0] },
    });
    t.build('siberite-mine', 'S4');
    expect([t.where('siberite-mine'), t.stock()[0], t.has('siberite-mine', 'unfinished')]).toEqual(['S4', 9, true]);
    expect(t.can('work', 'siberite-mine')).toBe(false);
  },
);

// ---- upgrades ------------------------------------------------------------------------------------------------------------------

rule(
  ['OW-UPGR-01', 'OW-UPGR-02', 'OW-UPGR-05'],
  'an upgrade needs a finished host, is built there and becomes part of it',
  () => {
    const hand = { A: ['factory'] };
    expect(
      table({ at: { S1: ['A store', 'A wor', 'A workshop unfinished work3'] }, hand, stock: rich }).can(
        'build',
        'factory',
      ),
    ).toBe(false);
    const t = table({ at: { S1: ['A store', 'A wor', 'A sol', 'A workshop'] }, hand, stock: rich }).build('factory');
    expect(t.card('factory').host).toBeGreaterThanOrEqual(0);
    expect(t.counter('factory', 'work')).toBe(4);
    t.workBy('factory', 'wor', 'sol');
    expect(t.counter('factory', 'work')).toBe(2);
  },
);

rule(
  ['OW-UPGR-03', 'OW-UPGR-04', 'OW-RULING-29'],
  'at most as many upgrades as base health, none twice, unfinished ones count',
  () => {
    const full = [
      'A store',
      'A laboratory',
      'A weapon-laboratory on:laboratory',
      'A optics-laboratory on:laboratory',
      'A computer-laboratory unfinished work2 on:laboratory',
    ];
    expect(
      table({ at: { S1: full }, hand: { A: ['siberite-laboratory'] }, stock: rich }).can(
        'build',
        'siberite-laboratory',
      ),
    ).toBe(false);
    expect(
      table({ at: { S1: full.slice(0, 4) }, hand: { A: ['siberite-laboratory'] }, stock: rich }).can(
        'build',
        'siberite-laboratory',
      ),
    ).toBe(true);
    expect(
      table({ at: { S1: full.slice(0, 3) }, hand: { A: ['weapon-laboratory'] }, stock: rich }).can(
        'build',
        'weapon-laboratory',
      ),
    ).toBe(false);
    const two = table({
      at: { S1: [...full.slice(0, 3), 'A laboratory'] },
      hand: { A: ['weapon-laboratory'] },
      stock: rich,
    });
    expect(two.canPlay('weapon-laboratory')).toBe(true);
    const shop = table({
      at: { S1: ['A store', 'A workshop', 'A scaffold unfinished work3 on:workshop'] },
      hand: { A: ['drone'] },
      stock: rich,
    });
    expect(shop.can('make', 'drone')).toBe(true);
  },
);

// ---- dismantling -----------------------------------------------------------------------------------------------------------------

rule(
  ['OW-DISM-01', 'OW-DISM-02', 'OW-DISM-03'],
  'an own building is dismantled in half the time and counts as unfinished',
  () => {
    const t = table({ at: { S1: ['A store', 'A shop', 'A wor', 'B lab'] }, hand: { A: ['drone'] }, stock: rich });
    expect(t.can('dismantle', 'shop')).toBe(true);
    expect(t.can('dismantle', 'B lab')).toBe(false);
    t.act('dismantle', 'shop');
    expect([t.has('shop', 'unfinished'), t.counter('shop', 'work')]).toEqual([true, 3]);
    expect(t.can('make', 'drone')).toBe(false);
    const bunk = table({ at: { S1: ['A store', 'A bunker'] } }).act('dismantle', 'bunker');
    expect(bunk.counter('bunker', 'work')).toBe(4);
  },
);

rule(
  ['OW-DISM-04', 'OW-DISM-05', 'OW-DISM-06'],
  'half of each resource comes back, the card to hand, nobody learns',
  () => {
    const t = table({
      at: { S1: ['A store', 'A shop', 'A tank', 'A wor', 'A mec', 'A mec2'] },
      stock: { A: [0, 0, 0] },
    }).act('dismantle', 'tank');
    t.workBy('tank', 'wor', 'mec', 'mec2');
    expect(t.stock()).toEqual([2, 1, 0]);
    expect(t.where('tank')).toBe('handA');
    expect([t.xp('wor'), t.xp('mec')]).toEqual([0, 0]);
  },
);

rule(
  ['OW-DISM-07', 'OW-CARD-skladiste', 'OW-RULING-32'],
  'a storehouse in the sector or a warehouse elsewhere, but never itself',
  () => {
    expect(table({ at: { S1: ['A store'], S4: ['A mine'] } }).can('dismantle', 'mine')).toBe(false);
    expect(table({ at: { S1: ['A store', 'A ware'], S4: ['A mine'] } }).can('dismantle', 'mine')).toBe(true);
    expect(table({ at: { S1: ['A store', 'A wor'] } }).can('dismantle', 'store')).toBe(false);
    expect(table({ at: { S1: ['A store', 'A storehouse'] } }).can('dismantle', 'store')).toBe(true);
  },
);

rule(['OW-DISM-08', 'OW-DISM-09'], 'a vehicle needs a workshop; half time, half price, back to hand', () => {
  expect(table({ at: { S1: ['A store'], S2: ['A tank'] } }).can('dismantle', 'tank')).toBe(false);
  const t = table({ at: { S2: ['A shop', 'A tank', 'A mec', 'A mec2', 'A mec3'] } }).act('dismantle', 'tank');
  expect([t.has('tank', 'unfinished'), t.counter('tank', 'work')]).toEqual([true, 3]);
  t.workBy('tank', 'mec', 'mec2', 'mec3');
  expect([t.stock(), t.where('tank'), t.xp('mec')]).toEqual([[2, 1, 0], 'handA', 0]);
});

rule(['OW-EX-04', 'OW-RULING-33', 'OW-CARD-bunkr'], 'two workers with Construction +1 take the bunker apart', () => {
  const t = table({ at: { S1: ['A store', 'A bunker', 'A woodruff', 'A scott'] }, stock: { A: [0, 0, 0] } }).act(
    'dismantle',
    'bunker',
  );
  t.workBy('bunker', 'woodruff', 'scott');
  expect([t.where('bunker'), t.stock()[0], t.xp('woodruff')]).toEqual(['handA', 1, 0]);
  const plain = table({ at: { S1: ['A store', 'A bunker', 'A wor', 'A wor2'] } })
    .act('dismantle', 'bunker')
    .workBy('bunker', 'wor', 'wor2');
  expect(plain.counter('bunker', 'work')).toBe(2);
});

rule(
  ['OW-RULING-30', 'OW-RULING-31'],
  'upgrades first, the host only when bare; only finished cards, printed values',
  () => {
    const t = table({ at: { S1: ['A store', 'A workshop', 'A scaffold on:workshop', 'A lab unfinished work2'] } });
    expect(t.can('dismantle', 'workshop')).toBe(false);
    expect(t.can('dismantle', 'scaffold')).toBe(true);
    expect(t.can('dismantle', 'lab')).toBe(false);
  },
);

rule('OW-RULING-34', 'more than eight cards are legal until the own end of round', () => {
  const t = table({
    at: { S1: ['A store', 'A shop', 'A wor', 'A wor2', 'A sol'] },
    hand: { A: Array(8).fill('tank') },
  });
  t.act('dismantle', 'shop').workBy('shop', 'wor', 'wor2', 'sol');
  expect(t.size('hand')).toBe(9);
});

// ---- vehicles ----------------------------------------------------------------------------------------------------------------------

rule(
  ['OW-VEH-01', 'OW-VEH-03', 'OW-VEH-04'],
  'a vehicle is played beside a workshop, paid at once, with production tokens',
  () => {
    const t = table({ at: { S1: ['A store', 'A shop'] }, hand: { A: ['tank'] }, stock: { A: [10, 2, 0] } });
    expect(t.fits('tank', 'S2')).toBe(false);
    t.build('tank', 'S1');
    expect([t.where('tank'), t.stock(), t.counter('tank', 'work'), t.has('tank', 'unfinished')]).toEqual([
      'S1',
      [7, 1, 0],
      6,
      true,
    ]);
  },
);

rule(
  ['OW-VEH-02', 'OW-CARD-tovarna', 'OW-CARD-dilna'],
  'buildings are required by subtype, technologies by name',
  () => {
    const hand = { A: ['double-gun-tank'] };
    const at = (more: string[]) => ({ S1: ['A store', 'A workshop', ...more] });
    const researched = { A: ['gun', 'oil-engine'] };
    expect(table({ at: at([]), hand, researched, stock: rich }).can('make', 'double-gun-tank')).toBe(false);
    expect(
      table({ at: at(['A factory powered on:workshop']), hand, researched, stock: rich }).can(
        'make',
        'double-gun-tank',
      ),
    ).toBe(true);
    expect(
      table({ at: at(['A factory powered on:workshop']), hand, researched: { A: ['gun'] }, stock: rich }).can(
        'make',
        'double-gun-tank',
      ),
    ).toBe(false);
  },
);

rule(
  ['OW-VEH-05', 'OW-VEH-06', 'OW-VEH-08'],
  'people make vehicles, cranes do not; the surplus is lost; mechanics learn',
  () => {
    const t = table({ at: { S1: ['A shop', 'A tank unfinished work6', 'A crane', 'A mec', 'A wor'] } }).act(
      'work',
      'tank',
    );
    expect(t.offered().sort()).toEqual(['A mec', 'A wor']);
    t.pick('mec', 'wor');
    expect([t.counter('tank', 'work'), t.xp('mec'), t.xp('wor')]).toEqual([4, 1, 0]);
    const u = table({ at: { S1: ['A shop', 'A tank unfinished work1', 'A sevovska'] } }).workBy('tank', 'sevovska');
    expect(u.ready('tank')).toBe(true);
  },
);

rule('OW-VEH-07', 'a vehicle finished in construction may move in the same round', () => {
  const t = table({ at: { S1: ['A shop', 'A drone unfinished work1', 'A mec'] } })
    .workBy('drone', 'mec')
    .toStep('movement');
  expect(t.can('move', 'drone')).toBe(true);
});

rule(
  ['OW-RULING-26', 'OW-RULING-35'],
  'enemies do not stop building; later loss of a condition changes nothing',
  () => {
    expect(table({ at: { S1: ['A store', 'B sol'] }, hand: { A: ['shop'] }, stock: rich }).fits('shop', 'S1')).toBe(
      true,
    );
    const u = table({ at: { S1: ['A store', 'A workshop', 'A mec', 'A double-gun-tank unfinished work1'] } }).workBy(
      'double-gun-tank',
      'mec',
    );
    expect(u.ready('double-gun-tank')).toBe(true);
  },
);

rule(
  ['OW-RULING-25', 'OW-RULING-28'],
  'a warehouse alone is no storehouse; a manual crane needs its driver, who stays ready',
  () => {
    const t = table({ at: { S1: ['A ware', 'A wor'] }, hand: { A: ['shop', 'store'] }, stock: rich });
    expect([t.can('build', 'shop'), t.can('build', 'store')]).toEqual([false, true]);
    const at = ['A store', 'A shop unfinished work7', 'A us-crane'];
    expect(table({ at: { S1: at } }).can('work', 'shop')).toBe(false);
    const u = table({ at: { S1: [...at, 'A wor on:us-crane'] } })
      .act('work', 'shop')
      .pick('us-crane');
    expect([u.counter('shop', 'work'), u.ready('wor'), u.xp('wor')]).toEqual([4, true, 0]);
  },
);
