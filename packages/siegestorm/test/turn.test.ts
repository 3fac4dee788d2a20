import { newGame } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { TALLY } from '../types.ts';
import {
  an,
  army,
  at,
  endTurn,
  game,
  offers,
  options,
  pile,
  play,
  size,
  stepName,
  table,
  top,
  tried,
  until,
  used,
  winner,
} from './kit.ts';

/** SS-MON, SS-TURN, SS-GOAL and the rulings on the turn. */

const duel = (options = {}) => {
  const g = game();
  const s = newGame(g, {
    seats: 2,
    mode: 'duel',
    decks: [g.def.decks[0], g.def.decks[1]],
    seed: 't',
    options: { first: 1, ...options },
  });
  return play(s, 'keep', 'keep');
};

rule(
  ['SS-MON-02', 'SS-CHAIN-03'],
  "no monster in the opponent's turn: reactions are actions, activations, or nothing",
  () => {
    const s = table({
      A: { hand: ['deal1'] },
      B: { hand: ['m0/1/1', 'deal1', 'm0/2/2'], army: ['', 'pay1-deal1', ''] },
    });
    play(s, 'action deal1');
    expect(options(s)).toEqual(['react deal1', 'react m0/1/1', 'react m0/2/2', 'react-power B2', 'pass']);
  },
);

rule(['SS-MON-03', 'SS-TURN-13'], 'an occupied deployment area blocks', () => {
  const s = table({ A: { hand: ['deploy-hand', 'm0/1/1', 'm0/2/2', 'm0/3/3'] }, step: 'advance' });
  play(s, 'action deploy-hand', 'm0/3/3', 'm0/2/2', 'done');
  expect(tried(s, 'monster m0/1/1')?.clause).toBe('SS-MON-03');
});

rule('SS-MON-04', 'one monster per turn', () => {
  const s = table({ A: { hand: ['m0/1/1', 'm0/2/2', 'advance'] } });
  play(s, 'monster m0/1/1', 'action advance');
  expect(army(s, 'A')).toEqual(['', 'm0/1/1', '']);
  expect(tried(s, 'monster m0/2/2')?.clause).toBe('SS-MON-04');
});

rule(['SS-MON-05', 'SS-DEPLOY-02'], 'effects deploy and place beyond the limit', () => {
  const s = table({
    A: { hand: ['m0/1/1', 'advance', 'deploy-hand', 'm0/2/2', 'm0/3/3', 'place', 'm0/4/4', 'm0/5/5'] },
  });
  play(s, 'monster m0/1/1', 'action advance', 'action deploy-hand', 'm0/5/5', 'm0/2/2', 'action place', 'm0/4/4');
  expect(army(s, 'A')).toEqual(['m0/2/2', 'm0/1/1', '']);
  expect(at(s, 'A-front')).toBe('m0/3/3');
});

rule(['SS-MON-06', 'SS-ANAT-06', 'SS-ALLY-01'], 'an ability works while its monster is in the army', () => {
  const s = table({ A: { army: ['', 'an-allies', 'm0/3/0'] }, step: 'draw' });
  play(s, 'done', 'strike');
  expect(size(s, 'deck', 1)).toBe(16);
});

rule(['SS-MON-07', 'SS-ALLY-07', 'SS-HOLD-06'], 'equal effects add up, also from the board', () => {
  const s = table({ A: { army: ['', 'an-allies', 'm0/2/0'], front: 'an-allies' }, step: 'draw' });
  play(s, 'done', 'strike');
  expect(size(s, 'deck', 1)).toBe(16);
});

rule('SS-MON-08', 'activated as often as it can be paid', () => {
  const s = table({ A: { army: ['', 'pay1-deal1', ''], hand: ['m0/1/1', 'm0/2/2', 'm0/3/3'] } });
  play(s, 'activate A2', 'm0/1/1', 'activate A2', 'm0/2/2', 'activate A2');
  expect(size(s, 'deck', 1)).toBe(17);
  expect(tried(s, 'activate A2')?.clause).toBe('SS-PAY-05');
});

rule(['SS-MON-09', 'SS-TERM-02'], 'activations are paid like cards, also from the front', () => {
  const s = table({ A: { front: 'pay2-deal1', hand: ['m0/1/1'], reserves: ['m0/2/2'] } });
  play(s, 'activate A-front');
  expect(used(s, 0)).toEqual([true]);
  expect(pile(s, 'loss', 0)).toEqual(['m0/1/1']);
  expect(size(s, 'deck', 1)).toBe(19);
});

rule(['SS-TURN-01', 'SS-TURN-18'], 'turns alternate', () => {
  const s = table({});
  expect(s.active).toBe(0);
  endTurn(s);
  expect(s.active).toBe(1);
  endTurn(s);
  expect(s.active).toBe(0);
});

rule('SS-TURN-02', 'six steps in order', () => {
  expect(game().def.turns.player.map((step) => step.step)).toEqual([
    'prepare',
    'draw',
    'advance',
    'deploy',
    'extra',
    'end',
  ]);
  const s = table({ step: 'prepare' });
  const seen = [stepName(s)];
  while (s.active === 0) {
    play(s, 'done');
    if (s.active === 0) seen.push(stepName(s));
  }
  expect(seen).toEqual(['prepare', 'draw', 'advance', 'deploy']);
});

rule('SS-TURN-05', 'two cards in the draw step', () => {
  const s = table({ A: { hand: ['m0/1/1', 'm0/1/1', 'm0/1/1'] }, step: 'prepare' });
  play(s, 'done');
  expect([size(s, 'deck', 0), size(s, 'hand', 0)]).toEqual([18, 5]);
});

rule(['SS-TURN-06', 'SS-RULING-09'], 'the first player of a duel draws one card, once', () => {
  const s = duel();
  play(s, 'done');
  expect(size(s, 'hand', 0)).toBe(3);
  endTurn(s);
  play(s, 'done');
  expect(size(s, 'hand', 1)).toBe(4);
  const t = table({ A: { hand: ['extra'] }, step: 'prepare' });
  t.tally[TALLY.firstDraw] = 1;
  play(t, 'done');
  expect(size(t, 'hand', 0)).toBe(2);
  play(t, 'action extra');
  endTurn(t);
  play(t, 'done');
  expect([t.active, size(t, 'deck', 0)]).toEqual([0, 17]);
});

rule('SS-TURN-07', 'fewer cards than the draw step needs lose', () => {
  expect(winner(play(table({ A: { deck: 1 }, step: 'prepare' }), 'done'))).toBe(2);
  expect(winner(play(table({ A: { deck: 2 }, step: 'prepare' }), 'done'))).toBe(-1);
});

rule(['SS-TURN-08', 'SS-TURN-09'], 'ten cards in hand, the rest goes to losses', () => {
  const s = table({ A: { hand: new Array(9).fill('m7/1/1'), deck: ['m0/1/1', 'm0/2/2', 'm0/3/3'] }, step: 'prepare' });
  play(s, 'done');
  expect(size(s, 'hand', 0)).toBe(10);
  expect(top(s, 'hand', 0)).toBe('m0/3/3');
  expect(top(s, 'loss', 0)).toBe('m0/2/2');
});

rule('SS-TURN-12', 'deploying is optional', () => {
  const s = table({ A: { hand: ['m0/1/1'] } });
  play(s, 'done');
  expect([s.active, army(s, 'A')[0]]).toEqual([1, '']);
});

rule(['SS-TURN-14', 'SS-RULING-46'], "no deploying in the opponent's turn, not by effects either", () => {
  const s = table({ A: { hand: ['deal1'] }, B: { hand: ['draw1-deploy', 'deploy-hand', 'm0/1/1', 'place'] } });
  play(s, 'action deal1');
  expect(tried(s, 'react deploy-hand')?.clause).toBe('SS-RULING-46');
  play(s, 'react draw1-deploy');
  expect([size(s, 'deck', 1), army(s, 'B')[0]]).toEqual([18, '']);
  const t = table({ A: { hand: ['deal1'] }, B: { hand: ['place', 'm0/2/2', 'm0/1/1'] } });
  play(t, 'action deal1', 'react place', 'm0/1/1');
  expect(at(t, 'B-front')).toBe('m0/2/2');
  const u = table({
    A: { hand: ['deal1'] },
    B: { hand: ['deploy-hand', 'm0/2/2', 'm0/1/1'] },
    options: { deployInOpponentTurn: 1 },
  });
  play(u, 'action deal1', 'react deploy-hand', 'm0/1/1');
  expect(army(u, 'B')[0]).toBe('m0/2/2');
});

rule(['SS-TURN-15', 'SS-TURN-17', 'SS-RULING-16'], 'an extra turn runs all steps again', () => {
  const s = table({ A: { hand: ['extra', 'm0/1/1', 'm0/2/2'], reserves: ['m0/3/3*'] } });
  play(s, 'action extra', 'monster m0/1/1', 'done');
  expect([s.active, stepName(s), s.turn]).toEqual([0, 'prepare', 2]);
  expect(used(s, 0)).toEqual([false]);
  play(s, 'done');
  expect(size(s, 'deck', 0)).toBe(18);
  play(s, 'done', 'done');
  expect(army(s, 'A')).toEqual(['', 'm0/1/1', '']);
  play(s, 'monster m0/2/2');
  expect(army(s, 'A')).toEqual(['m0/2/2', 'm0/1/1', '']);
});

rule(['SS-TURN-16', 'SS-RULING-13'], 'one extra turn at most, and none out of it', () => {
  const s = table({ A: { hand: ['extra', 'extra', 'extra'] } });
  play(s, 'action extra', 'action extra', 'done');
  expect([s.active, s.turn]).toEqual([0, 2]);
  play(s, 'action extra');
  endTurn(s);
  expect([s.active, s.turn]).toEqual([1, 3]);
});

rule('SS-RULING-12', 'the extra turn waits for step 5, or is played at once where the table says so', () => {
  const s = table({ A: { hand: ['extra'], army: ['m0/1/1', '', ''] }, step: 'draw' });
  play(s, 'action extra', 'done');
  expect([s.turn, stepName(s), army(s, 'A')[1]]).toEqual([1, 'advance', 'm0/1/1']);
  const t = table({ A: { hand: ['extra'] }, step: 'draw', options: { extraTurnTiming: 1 } });
  play(t, 'action extra');
  expect([t.turn, stepName(t), t.active]).toEqual([2, 'prepare', 0]);
  play(t, 'done', 'done', 'done', 'done');
  expect([t.active, offers(t, 'done')]).toEqual([0, true]);
  const u = table({ A: { hand: ['m0/1/1', 'extra', 'extra', 'm0/2/2'] }, options: { extraTurnTiming: 1 } });
  play(u, 'monster m0/1/1', 'action extra', 'done', 'done', 'done', 'done');
  expect([u.turn, stepName(u)]).toEqual([2, 'deploy']);
  expect(tried(u, 'monster m0/2/2')?.clause).toBe('SS-MON-04');
  play(u, 'action extra', 'done');
  expect([u.active, u.turn]).toEqual([1, 3]);
});

rule('SS-RULING-14', "an extra turn as a reaction does nothing, as a strike's action it counts", () => {
  const s = table({ A: { hand: ['deal1'] }, B: { hand: ['extra'] } });
  play(s, 'action deal1', 'react extra');
  endTurn(s);
  expect(s.active).toBe(1);
  endTurn(s);
  expect(s.active).toBe(0);
  const t = table({ A: { army: ['', '', 'extra'] }, step: 'draw' });
  play(t, 'done', 'strike');
  endTurn(t);
  expect(t.active).toBe(0);
});

rule(
  ['SS-RULING-15', 'SS-CARD-anon-protection'],
  '"until the end of the turn" ends with the turn it was made in',
  () => {
    const s = table({
      A: { army: ['', 'pay1-protect', ''], hand: ['m0/1/1', 'extra'] },
      B: { hand: ['destroy-free', 'destroy-free'] },
    });
    play(s, 'activate A2', 'm0/1/1', 'pass');
    endTurn(s);
    play(until(s, 'draw'), 'action destroy-free', 'pass');
    expect(options(s)).toContain('A2');
  },
);

rule('SS-RULING-10', 'the advance is simultaneous, so a strike finds the own area empty', () => {
  const s = table({
    A: { army: ['m0/1/1', 'm0/2/2', 'deploy-loss'], loss: ['m0/3/3'], hand: ['m0/4/4'] },
    step: 'draw',
  });
  play(s, 'done', 'strike');
  expect(army(s, 'A')).toEqual(['m0/3/3', 'm0/1/1', 'm0/2/2']);
  play(s, 'done');
  expect(tried(s, 'monster m0/4/4')?.clause).toBe('SS-MON-03');
});

rule(['SS-RULING-11', 'SS-TERM-27'], 'gaps stay, and an advance by effect has its exit', () => {
  const s = table({ A: { army: ['m0/1/1', '', 'm0/3/3'] }, step: 'draw' });
  play(s, 'done', 'support');
  expect(army(s, 'A')).toEqual(['', 'm0/1/1', '']);
  const t = table({ A: { army: ['', '', 'm0/3/3'], hand: ['advance'] } });
  play(t, 'action advance');
  expect(options(t)).toEqual(['hold', 'strike', 'support']);
  const v = table({ A: { army: ['m0/4/4', 'pay1-advance', ''], hand: ['m0/1/1'] } });
  play(v, 'activate A2');
  expect(army(v, 'A')).toEqual(['', 'm0/4/4', 'pay1-advance']);
  const u = table({ A: { hand: ['m0/1/1', 'advance'] } });
  play(u, 'monster m0/1/1', 'action advance');
  expect(army(u, 'A')).toEqual(['', 'm0/1/1', '']);
});

rule('SS-DISP-01', 'a card that says otherwise beats the rule', () => {
  const s = table({ A: { hand: ['m0/1/1', 'advance', 'deploy-hand', 'm0/2/2', 'm0/3/3'] } });
  play(s, 'monster m0/1/1', 'action advance', 'action deploy-hand', 'm0/3/3');
  expect(army(s, 'A')).toEqual(['m0/2/2', 'm0/1/1', '']);
  expect(an(s, 'A1')).toBe(2);
});
