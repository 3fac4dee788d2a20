import { viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import {
  an,
  army,
  at,
  deciders,
  dn,
  endTurn,
  game,
  offers,
  options,
  pile,
  play,
  size,
  table,
  top,
  tried,
  until,
  used,
  watch,
  winner,
} from './kit.ts';

/** SS-STRIKE, SS-HOLD, SS-ALLY, SS-DISP and the rulings on strikes. */

/** A's foremost monster leaves; B as given. */
const leaving = (striker: string, rest: Parameters<typeof table>[0] = {}) =>
  play(table({ ...rest, A: { ...rest.A, army: ['', rest.A?.army?.[1] ?? '', striker] }, step: 'draw' }), 'done');

rule('SS-STRIKE-01', 'three turns from deployment to the exit', () => {
  const s = table({ A: { hand: ['m0/1/1'] } });
  play(s, 'monster m0/1/1', 'done');
  endTurn(s);
  play(until(s, 'deploy'), 'done');
  expect(army(s, 'A')[1]).toBe('m0/1/1');
  endTurn(s);
  play(until(s, 'deploy'), 'done');
  expect(army(s, 'A')[2]).toBe('m0/1/1');
  endTurn(s);
  play(until(s, 'draw'), 'done');
  expect(options(s)).toEqual(['hold', 'strike', 'support']);
});

rule('SS-STRIKE-02', 'exactly one of strike, hold, support', () => {
  expect(options(leaving('m0/1/1'))).toEqual(['hold', 'strike', 'support']);
  expect(options(leaving('m0/1/1', { land: 'B m0/1/1', A: { front: 'm0/2/2' } }))).toEqual([
    'hold',
    'strike',
    'support',
  ]);
});

rule(['SS-STRIKE-03', 'SS-TERM-39'], 'damage first, then the action, then the losses', () => {
  const s = leaving('draw1');
  const log = watch(() => play(s, 'strike'));
  expect(log.filter((name) => ['strikes', 'damaged', 'drew'].includes(name))).toEqual(['strikes', 'damaged', 'drew']);
  expect(top(s, 'loss', 0)).toBe('draw1');
});

rule(['SS-STRIKE-04', 'SS-ANAT-03', 'SS-ANAT-04'], "strength is AN less the defender's DN", () => {
  const strike = (an_: number, defender: string) => {
    const s = leaving(`m0/${an_}/0`, { B: { army: [defender, 'm0/9/9', 'm0/9/9'] } });
    play(s, 'strike');
    return 20 - size(s, 'deck', 1);
  };
  expect(strike(6, 'm0/1/2')).toBe(4);
  expect(strike(5, 'm0/1/3')).toBe(2);
  expect(strike(4, '')).toBe(4);
});

rule(['SS-STRIKE-05', 'SS-TERM-20', 'SS-TERM-36'], 'no defender or DN 0 stops nothing', () => {
  const s = leaving('m0/6/0', { B: { army: ['', 'm0/9/9', 'm0/9/9'] } });
  play(s, 'strike');
  expect(size(s, 'deck', 1)).toBe(14);
  const t = leaving('m0/4/0', { B: { army: ['m0/1/0', '', ''] } });
  play(t, 'strike');
  expect(size(t, 'deck', 1)).toBe(16);
  const u = leaving('m0/5/0', { B: { army: ['m0/1/2', '', ''], heal: 1 } });
  play(u, 'strike');
  expect([size(u, 'heal', 1), size(u, 'deck', 1)]).toEqual([0, 18]);
});

rule(
  ['SS-STRIKE-06', 'SS-STRIKE-07', 'SS-STRIKE-08'],
  "targets: the opponent and the opponent's cards on the board",
  () => {
    const s = leaving('m0/9/0', {
      A: { front: 'm0/1/1' },
      B: { front: 'm0/1/1', army: ['', 'm0/1/1', 'm0/1/1'] },
      land: 'B m0/1/1',
    });
    play(s, 'strike');
    expect(options(s).sort()).toEqual(['B-front', 'land', 'player']);
  },
);

rule(['SS-STRIKE-09', 'SS-RULING-33'], 'destroyed only if strength is higher than DN', () => {
  const falls = (front: string) => {
    const s = leaving('m0/4/0', { B: { front } });
    play(s, 'strike', 'B-front');
    return at(s, 'B-front') === '';
  };
  expect([falls('m0/1/3'), falls('m0/1/4')]).toEqual([true, false]);
});

rule(['SS-STRIKE-10', 'SS-STRIKE-18'], 'excess is lost, and no damage is kept', () => {
  const s = leaving('m0/9/0', { B: { front: 'm0/1/1' } });
  play(s, 'strike', 'B-front');
  expect([at(s, 'B-front'), size(s, 'deck', 1)]).toEqual(['', 20]);
  const t = leaving('m0/3/0', { A: { army: ['', 'm0/3/0', ''] }, B: { front: 'm0/1/4' } });
  play(t, 'strike', 'B-front');
  endTurn(t);
  endTurn(t);
  play(until(t, 'draw'), 'done', 'strike', 'B-front');
  expect(at(t, 'B-front')).toBe('m0/1/4');
});

rule(['SS-STRIKE-11', 'SS-EX-19', 'SS-TERM-19'], 'a defender protects board monsters too', () => {
  const falls = (striker: string, defender: string, front: string) => {
    const s = leaving(striker, { B: { army: [defender, '', ''], front } });
    play(s, 'strike', 'B-front');
    expect(size(s, 'deck', 1)).toBe(20);
    return at(s, 'B-front') === '';
  };
  expect(falls('m0/7/0', 'm0/1/3', 'm0/1/4')).toBe(false);
  expect(falls('m0/8/0', 'm0/1/3', 'm0/1/4')).toBe(true);
  expect(falls('m0/7/0', 'm0/1/2', 'm0/1/4')).toBe(true);
  expect(falls('m0/7/0', 'm0/1/2', 'm0/1/5')).toBe(false);
});

rule(['SS-STRIKE-12', 'SS-STRIKE-16'], 'the opponent loses strength cards, the striker goes to losses', () => {
  const s = leaving('m0/4/0');
  play(s, 'strike');
  expect([size(s, 'deck', 1), size(s, 'loss', 1), top(s, 'loss', 0)]).toEqual([16, 4, 'm0/4/0']);
});

rule(['SS-STRIKE-13', 'SS-STRIKE-14'], 'the action resolves whatever was struck, free of charge', () => {
  const s = leaving('heal1', { A: { loss: ['m0/9/9'] }, B: { front: 'm0/1/1' } });
  play(s, 'strike', 'B-front');
  expect(pile(s, 'heal', 0)).toEqual(['m0/9/9']);
  const t = leaving('costly-action', { A: { loss: ['m0/9/9'] } });
  play(t, 'strike');
  expect(pile(t, 'heal', 0)).toEqual(['m0/9/9']);
});

rule(['SS-STRIKE-15', 'SS-DISP-02'], 'action, then abilities, then the basic rule', () => {
  const s = leaving('deal1', { A: { front: 'strike-draw' } });
  const before = size(s, 'deck', 0);
  const log = watch(() => play(s, 'strike'));
  expect(log.filter((name) => ['damaged', 'drew'].includes(name))).toEqual(['damaged', 'damaged', 'drew']);
  expect([size(s, 'deck', 0), top(s, 'loss', 0)]).toEqual([before - 1, 'deal1']);
});

rule('SS-STRIKE-17', 'a striker still belongs to the army', () => {
  const s = leaving('an-all');
  play(s, 'strike');
  expect(size(s, 'deck', 1)).toBe(16);
  const t = leaving('deal1', { A: { front: 'an-allies' }, B: { hand: ['m0/1/1'] } });
  play(t, 'strike');
  expect([deciders(t), an(t, 'A-strike')]).toEqual([[1], 2]);
});

rule(['SS-RULING-34', 'SS-RULING-36'], 'strength, AN and DN do not fall below 0; the action still resolves', () => {
  const s = leaving('draw1', { B: { army: ['m0/1/5', '', ''] } });
  play(s, 'strike');
  expect([size(s, 'deck', 1), size(s, 'hand', 0)]).toEqual([20, 1]);
  const t = table({ A: { army: ['foe-dn', 'foe-dn', 'foe-dn'] }, B: { army: ['m0/1/1', '', ''] } });
  expect(dn(t, 'B1')).toBe(0);
});

rule('SS-RULING-35', "a pointless target is legal, an own card in no man's land is none", () => {
  const s = leaving('m0/1/0', { B: { front: 'm0/1/9' }, land: 'A m0/1/1' });
  play(s, 'strike');
  expect(options(s).sort()).toEqual(['B-front', 'player']);
});

rule('SS-RULING-37', 'no window before the damage of a strike, nor at hold and support', () => {
  const s = leaving('deal1', { B: { hand: ['deal2'] } });
  play(s, 'strike');
  expect([deciders(s), size(s, 'deck', 1)]).toEqual([[1], 19]);
  for (const exit of ['support', 'hold']) {
    const t = leaving('deal1', { A: { front: 'm0/1/1' }, B: { hand: ['deal2'] }, land: 'A m0/2/2' });
    play(t, exit);
    expect(deciders(t)).toEqual([0]);
  }
});

rule('SS-RULING-38', "the striker's action can be cancelled, the damage stays; the table may say otherwise", () => {
  const s = leaving('deal3', { B: { hand: ['cancel-free'] } });
  play(s, 'strike', 'react-cancel cancel-free');
  expect([size(s, 'deck', 1), top(s, 'loss', 0)]).toEqual([19, 'deal3']);
  const t = leaving('deal3', { B: { hand: ['cancel-free'] }, options: { strikeActionReactable: 0 } });
  play(t, 'strike');
  expect([deciders(t), size(t, 'deck', 1)]).toEqual([[0], 16]);
});

rule('SS-RULING-39', 'the action of a striker is no choice', () => {
  const s = leaving('draw2', { A: { deck: 1 } });
  play(s, 'strike');
  expect(winner(s)).toBe(2);
});

rule('SS-RULING-40', 'a striker can be destroyed in its slot; its action still resolves', () => {
  const s = leaving('deal3', { B: { hand: ['destroy-enemy'] } });
  play(s, 'strike', 'react destroy-enemy');
  expect(pile(s, 'loss', 0)).toEqual(['deal3']);
  expect(size(s, 'deck', 1)).toBe(16);
});

rule(['SS-HOLD-01', 'SS-HOLD-07'], "hold on the own front or a free no man's land", () => {
  const s = leaving('m0/1/1');
  play(s, 'hold');
  expect(options(s).sort()).toEqual(['A-front', 'land']);
});

rule(
  ['SS-HOLD-02', 'SS-HOLD-03', 'SS-HOLD-04'],
  "the own front may be replaced, the opponent's no man's land not",
  () => {
    const s = leaving('m0/2/2', { A: { front: 'm0/1/1' }, land: 'B m0/3/3' });
    play(s, 'hold');
    expect([at(s, 'A-front'), at(s, 'land'), top(s, 'loss', 0)]).toEqual(['m0/2/2', 'm0/3/3', 'm0/1/1']);
  },
);

rule('SS-HOLD-04', "the opponent's card in no man's land leaves only the own front, and no choice", () => {
  const s = leaving('m0/2/2', { land: 'B m0/3/3' });
  play(s, 'hold');
  expect(offers(s, 'land')).toBe(false);
  expect(tried(s, 'land')).not.toBeNull();
  expect([at(s, 'A-front'), at(s, 'land')]).toEqual(['m0/2/2', 'm0/3/3']);
});

rule('SS-HOLD-05', "the own card in no man's land leaves no choice either", () => {
  const s = leaving('m0/2/2', { A: { front: 'm0/1/1' }, land: 'A m0/3/3' });
  play(s, 'hold');
  expect(tried(s, 'land')).not.toBeNull();
  expect([at(s, 'A-front'), at(s, 'land'), top(s, 'loss', 0)]).toEqual(['m0/2/2', 'm0/3/3', 'm0/1/1']);
});

rule(['SS-HOLD-05', 'SS-RULING-44'], "nobody's card in no man's land is replaced by holding", () => {
  const s = leaving('m0/2/2', { land: 'A m0/3/3' });
  play(s, 'hold');
  expect([at(s, 'A-front'), at(s, 'land')]).toEqual(['m0/2/2', 'm0/3/3']);
});

rule(['SS-HOLD-08', 'SS-HOLD-09'], 'holding does nothing else, and a holder no longer moves', () => {
  const s = leaving('deal3', { land: 'B m0/3/3' });
  play(s, 'hold');
  expect(size(s, 'deck', 1)).toBe(20);
  endTurn(s);
  endTurn(s);
  until(s, 'deploy');
  expect(at(s, 'A-front')).toBe('deal3');
});

rule(['SS-TERM-08', 'SS-TERM-05'], 'a holder keeps its ability and is no ally any more', () => {
  const s = leaving('an-allies', { A: { army: ['', 'm0/2/2', ''] } });
  expect(an(s, 'A3')).toBe(3);
  play(s, 'hold', 'land');
  expect(an(s, 'A3')).toBe(3);
  const t = leaving('m0/2/2', { A: { army: ['', 'an-allies', ''] } });
  play(t, 'hold', 'land');
  expect(an(t, 'land')).toBe(2);
});

rule('SS-RULING-42', 'replacing is not destroying', () => {
  const s = leaving('m0/2/2', { A: { front: 'destroyed-draw' }, land: 'B m0/3/3' });
  play(s, 'hold');
  expect([top(s, 'loss', 0), size(s, 'deck', 0)]).toEqual(['destroyed-draw', 20]);
});

rule(
  ['SS-ALLY-02', 'SS-ALLY-04', 'SS-ALLY-05'],
  'enemies stand in the opposing army; board monsters are neither',
  () => {
    const s = table({
      A: { hand: ['destroy-enemy'], front: 'm0/1/1' },
      B: { army: ['', 'm0/2/2', 'm0/3/3'], front: 'm0/4/4' },
    });
    play(s, 'action destroy-enemy');
    expect(options(s).sort()).toEqual(['B2', 'B3']);
    const t = table({ A: { hand: ['destroy-enemy'] }, B: { front: 'm0/4/4' } });
    play(t, 'action destroy-enemy');
    expect(at(t, 'B-front')).toBe('m0/4/4');
  },
);

rule('SS-ALLY-03', 'a monster is no ally of its own ability', () => {
  const s = leaving('an-allies', { A: { army: ['', 'm0/2/2', ''] } });
  expect([an(s, 'A-strike'), an(s, 'A3')]).toEqual([2, 3]);
});

rule(
  ['SS-ALLY-06', 'SS-RULING-54'],
  'auras on enemies and allies leave the board alone, auras on your monsters do not',
  () => {
    const s = table({ A: { army: ['', 'enemies-dn', ''] }, B: { army: ['m0/1/3', '', ''], front: 'm0/1/3' } });
    expect([dn(s, 'B1'), dn(s, 'B-front')]).toEqual([2, 3]);
    const t = table({ A: { army: ['dn-monsters', 'dn-allies', ''], front: 'm0/1/1' } });
    expect(dn(t, 'A-front')).toBe(2);
  },
);

rule(
  ['SS-DISP-03', 'SS-DISP-04'],
  "abilities of one player resolve in that player's order, and the second may find nothing",
  () => {
    const s = leaving('strike-to-reserve', { A: { army: ['', 'strikers-to-hand', ''] } });
    play(s, 'strike');
    expect(options(s)).toHaveLength(2);
    const t = leaving('m0/1/1', { A: { army: ['', 'strike-draw', ''], front: 'strike-heal', loss: ['m0/9/9'] } });
    play(t, 'strike');
    expect(options(t)).toHaveLength(2);
  },
);

rule(['SS-EX-05', 'SS-EX-07', 'SS-CARD-obrneny-jak'], 'veteran master and armoured yak: to hand', () => {
  const s = leaving('veteran-master', { A: { army: ['', 'armoured-yak', ''] }, B: { army: ['m0/1/1', '', ''] } });
  play(s, 'strike');
  expect(options(s).sort()).toEqual(['armoured-yak.ability A3', 'veteran-master.ability A-strike']);
  play(s, 'armoured-yak.ability A3');
  expect(size(s, 'deck', 1)).toBe(20 - 5 - 3);
  expect([
    pile(s, 'hand', 0).includes('veteran-master'),
    size(s, 'reserves', 0),
    size(s, 'loss', 0),
    at(s, 'A3'),
  ]).toEqual([true, 0, 0, 'armoured-yak']);
});

rule(['SS-EX-06', 'SS-CARD-vyslouzily-mistr', 'SS-RULING-41'], 'veteran master: to the reserves, ready', () => {
  const s = leaving('veteran-master', { A: { army: ['', 'armoured-yak', ''], hand: ['m1/1/1'] } });
  play(s, 'strike', 'veteran-master.ability A-strike');
  expect([pile(s, 'reserves', 0), used(s, 0)]).toEqual([['veteran-master'], [false]]);
  play(until(s, 'deploy'), 'monster m1/1/1');
  const t = leaving('veteran-master');
  play(t, 'strike');
  expect(pile(t, 'reserves', 0)).toEqual(['veteran-master']);
  expect(tried(t, 'nonsense')).not.toBeNull();
});

rule('SS-EX-06', 'the master lies among the reserves face down and ready, and pays in the same turn', () => {
  const s = leaving('veteran-master', { A: { army: ['', 'armoured-yak', ''], hand: ['m1/1/1'] } });
  play(s, 'strike', 'veteran-master.ability A-strike');
  const lying = viewOf(game(), s, 1).cards.find((card) => card.zone === game().zoneOf('reserves', 0));
  expect([lying?.face, used(s, 0), pile(s, 'hand', 0)]).toEqual(['down', [false], ['m1/1/1']]);
  play(until(s, 'deploy'), 'monster m1/1/1');
  expect([used(s, 0), army(s, 'A')[0]]).toEqual([[true], 'm1/1/1']);
});

rule(['SS-EX-18', 'SS-CARD-anon-aura'], 'equal modifiers add up on both sides', () => {
  const s = play(
    table({
      A: { army: ['an-allies', 'foe-dn', 'm0/3/0'], front: 'an-allies' },
      land: 'A foe-dn',
      B: { army: ['m0/1/3', '', ''] },
      step: 'draw',
    }),
    'done',
    'strike',
  );
  expect(size(s, 'deck', 1)).toBe(16);
});

rule(['SS-RULING-49', 'SS-RULING-40'], 'whoever takes over from a striking monster also leaves in its place', () => {
  const s = leaving('pay1-meta', { A: { hand: ['m0/1/1', 'm0/2/2', 'm0/3/3'] }, B: { hand: ['deal1'] } });
  play(s, 'strike', 'react deal1');
  expect(options(s)).toContain('react-power A-strike');
  play(s, 'react-power A-strike');
  play(s, options(s)[0]);
  const [swapped] = options(s);
  play(s, swapped);
  while (!options(s).includes('done')) play(s, options(s).includes('pass') ? 'pass' : options(s)[0]);
  expect([at(s, 'A-strike'), size(s, 'loss', 0), pile(s, 'hand', 0).includes('pay1-meta')]).toEqual(['', 3, true]);
  expect(pile(s, 'loss', 0)).toContain(swapped.split('@')[0]);
});
