import { statOf } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { STAT } from '../types.ts';
import {
  at,
  attack,
  boostsAt,
  damageAt,
  endTurn,
  game,
  has,
  keys,
  magic,
  nameAt,
  play,
  position,
  size,
  until,
} from './kit.ts';

/** The tricky meetings of cards named in the facts, as quick checks. Faces of the plain dice: 0 melee, 1 ranged, 2 special. */

const M = 0;
const R = 1;
const S = 2;
const FAR = { A: 'ret-talus a1', B: 'svara f8' };
const strength = (s: ReturnType<typeof position>, space: string): number => {
  const card = at(s, space);
  return card === null ? -1 : statOf(game, s, card, STAT.strength);
};

describe('rewards and eliminations', () => {
  it('SW-CARD-nemrtvi-prenaseci: no magic for a unit, one for a gate', () => {
    const unit = position({ A: [FAR.A, 'undead-carrier c3'], B: [FAR.B, 'ice-smith c4'], dice: [M, M] });
    attack(unit, 'c3', 'c4');
    expect(nameAt(unit, 'c4')).toBeNull();
    expect(magic(unit, 0)).toBe(0);
    const gate = position({ A: [FAR.A, 'undead-carrier c3'], B: [FAR.B, 'gate c4'], dice: [3, 3] });
    attack(gate, 'c3', 'c4');
    expect(damageAt(gate, 'c4')).toBe(4);
  });

  it('SW-RULING-18: a structure that loses its life bonus is gone, and nobody is rewarded', () => {
    const s = position({ A: [FAR.A, 'gul-dass c3'], B: [FAR.B, 'ollag c4', 'gate f1'], dice: [3, 3] });
    const gate = at(s, 'f1') as NonNullable<ReturnType<typeof at>>;
    s.counters[gate.id * 2] = 5;
    const ollag = at(s, 'c4') as NonNullable<ReturnType<typeof at>>;
    s.counters[ollag.id * 2] = 4;
    attack(s, 'c3', 'c4');
    expect(nameAt(s, 'f1')).toBeNull();
    expect(magic(s, 0)).toBe(1);
  });

  it('facts 9: Unrelenting returns commons to hand, no magic, no trigger', () => {
    const s = position({
      A: ['sneeks a1', 'horde-slinger c3'],
      B: [FAR.B, 'undead-warrior c4'],
      hand: ['unrelenting'],
      magic: [1, 0],
      dice: [M, M],
    });
    play(until(s, 'magic'), 'play unrelenting');
    expect(size(s, 'lasting', 0)).toBe(1);
    attack(endTurn(s), 'c4', 'c3');
    expect(nameAt(s, 'c3')).toBeNull();
    expect(size(s, 'hand', 0)).toBe(1);
    expect(magic(s, 1)).toBe(0);
    expect(boostsAt(s, 'c4')).toBe(0);
  });

  it('SW-END-03: a Summoner destroyed by its own effect has lost', () => {
    const p = { A: ['ret-talus c3', 'hellfire-cultist b4'], B: ['svara c5'], hand: ['purge'] };
    const s = position(p);
    const talus = at(s, 'c3') as NonNullable<ReturnType<typeof at>>;
    s.counters[talus.id * 2] = 11;
    play(until(s, 'move'), 'play purge', 'c3', 'done');
    // The own Summoner is destroyed with the chosen units: the game is lost.
    while (s.over < 0) play(s, keys(s).at(-1) as string);
    expect(s.winners).toBe(2);
  });
});

describe('movement', () => {
  it('SW-EX-31 SW-RULING-50: trample passes commons and golems, not champions', () => {
    const through = (blocker: string) => {
      const s = position({ A: ['svara a1', 'bear-cavalry c3'], B: ['ret-talus f8', `${blocker} c4`] });
      play(until(s, 'move'), 'move c3');
      return keys(s).includes('c3-c4-c5');
    };
    expect(through('undead-archer')).toBe(true);
    expect(through('ice-golem')).toBe(true);
    expect(through('gul-dass')).toBe(false);
    expect(through('gate')).toBe(false);
  });

  it('SW-CARD-medvedi-kavalerie: those passed are injured after the move', () => {
    const s = position({ A: ['svara a1', 'bear-cavalry c3'], B: ['ret-talus f8', 'horde-slinger c4'] });
    play(until(s, 'move'), 'move c3', 'c3-c4-c5');
    expect(nameAt(s, 'c4')).toBeNull();
    expect(nameAt(s, 'c5')).toBe('bear-cavalry');
    expect(magic(s, 0)).toBe(1);
  });

  it('facts 13: Engage injures in mid-path, and the walker can die there', () => {
    const s = position({ A: ['sneeks a1', 'horde-slinger c3'], B: ['svara f8', 'citadel-knight c4'] });
    play(until(s, 'move'), 'move c3', 'c3-b3-a3');
    expect(nameAt(s, 'b3')).toBeNull();
    expect(nameAt(s, 'a3')).toBeNull();
    expect(magic(s, 1)).toBe(1);
  });

  it('SW-CARD-vlci-jezdci: a charge of three gives strength for the turn', () => {
    const s = position({ A: ['sneeks a1', 'beast-rider c2'], B: ['svara f8'] });
    play(until(s, 'move'), 'move c2', 'c2-c3-c4-c5-c6');
    expect(strength(s, 'c6')).toBe(4);
  });

  it('SW-EX-08: out and back is a move', () => {
    const s = position({ A: ['svara c2', 'gate c5'], B: ['ret-talus f8'] });
    play(until(s, 'move'), 'move c2', 'c2-c3-c2');
    expect(keys(s)).toContain('c5');
  });
});

describe('golems, gates, tucked cards', () => {
  it('SW-RULING-48 SW-SUM-13: a golem is summoned or built and is a gate at once', () => {
    const s = position({
      A: ['svara a1', 'gate c3'],
      B: ['ret-talus f8'],
      hand: ['ice-golem', 'ice-smith'],
      magic: [2, 0],
    });
    play(s, 'summon ice-golem', 'c4', 'summon ice-smith');
    expect(keys(s)).toContain('c5');
  });

  it('SW-CARD-ledovi-kovari-2: the host counts specials as two melee hits', () => {
    const s = position({
      A: ['svara a1', 'ice-smith c3', 'bear-cavalry c5'],
      B: ['ret-talus f8', 'gate c6'],
      dice: [S, M, R],
    });
    const smith = at(s, 'c3') as NonNullable<ReturnType<typeof at>>;
    s.counters[smith.id * 2 + 1] = 1;
    play(until(s, 'move'), 'move c3', 'c3-c2', 'tuck');
    expect(size(s, 'tucked', 0)).toBe(1);
    attack(s, 'c5', 'c6');
    expect(damageAt(s, 'c6')).toBe(3);
  });

  it('SW-RULING-72: linked units share printed abilities, and a gate gained that way works', () => {
    const s = position({
      A: ['abua-shi a1', 'frost-mage a2', 'ice-golem b1'],
      B: ['ret-talus f8'],
      hand: ['chant-of-entangling', 'ice-smith'],
    });
    play(s, 'play chant-of-entangling');
    for (let i = 0; i < 2 && keys(s).length === 1; i++) play(s, keys(s)[0]);
    expect(has(s, 'a2', 'living-gate')).toBe(true);
    expect(has(s, 'b1', 'frost-bolt')).toBe(true);
    play(s, 'summon ice-smith');
    expect(keys(s)).toContain('a3');
  });
});

describe('attacks', () => {
  it('SW-RULING-27: through an own ice wall, not through an enemy one', () => {
    const mine = position({ A: ['svara c3', 'parapet c4'], B: ['ret-talus f8', 'gate c5'] });
    play(until(mine, 'attack'), 'attack c3');
    expect(keys(mine)).toContain('c5');
    const theirs = position({ A: ['svara c3'], B: ['ret-talus f8', 'parapet c4', 'gate c5'] });
    play(until(theirs, 'attack'), 'attack c3');
    expect(nameAt(theirs, 'c4')).toBe('parapet');
    expect(keys(theirs)).not.toContain('c5');
  });

  it('facts 12: Protect draws the attacks of adjacent enemies', () => {
    const s = position({ A: ['sneeks c3', 'horde-slinger a8'], B: ['svara c2', 'citadel-knight c4', 'gate d3'] });
    play(until(s, 'attack'), 'attack c3');
    expect(nameAt(s, 'c4')).toBe('citadel-knight');
    expect(s.tally[1]).toBe(1);
  });

  it('facts 14: Guarded caps the first attack of the turn only', () => {
    const s = position({
      A: ['sneeks a1', 'beast-rider c3', 'beast-rider d4'],
      B: ['queen-maldaria f8', 'ember-mage c4'],
      dice: [M, M, M, M, M, M],
    });
    attack(s, 'c3', 'c4');
    expect(damageAt(s, 'c4')).toBe(1);
    attack(s, 'd4', 'c4');
    expect(nameAt(s, 'c4')).toBeNull();
  });

  it('facts 11: Mind Capture replaces lethal damage by control; a Summoner is never captured', () => {
    const s = position({ A: ['tacullu c3'], B: ['svara f8', 'ice-smith c5'], dice: [R, R, R] });
    play(attack(s, 'c3', 'c5'), 'mind-capture c3');
    expect(at(s, 'c5')?.control).toBe(0);
    expect(damageAt(s, 'c5')).toBe(0);
    expect(magic(s, 0)).toBe(0);
  });

  it('facts 15: Divine Shield rolls first and never below strength 1', () => {
    const s = position({
      A: ['sneeks a1', 'horde-slinger c3'],
      B: ['sera-eldwyn f8', 'citadel-knight c4', 'coleen-brighton d5'],
      dice: [S, S, R],
    });
    attack(s, 'c3', 'c4');
    expect(damageAt(s, 'c4')).toBe(1);
    expect(s.script).toEqual([]);
  });

  it('facts 17: Heal removes damage and does not prevent the penalty', () => {
    const s = position({
      A: ['sera-eldwyn a1', 'temple-priest c3', 'citadel-knight c4'],
      B: ['svara f8'],
      hand: ['gate'],
      dice: [M, S],
    });
    const knight = at(s, 'c4') as NonNullable<ReturnType<typeof at>>;
    s.counters[knight.id * 2] = 3;
    play(attack(s, 'c3', 'c4'), 'gate');
    expect(damageAt(s, 'c4')).toBe(1);
    play(s, 'done');
    expect(damageAt(s, 'a1')).toBe(1);
  });

  it('SW-RULING-35: tireless units do not use the three places', () => {
    const s = position({
      A: ['sneeks a1', 'horde-slinger c3', 'beast-rider d3', 'beast-rider e3', 'beast-rider f3'],
      B: ['svara f8', 'gate c4', 'gate d4', 'gate e4', 'gate f4'],
      dice: new Array(20).fill(S),
    });
    attack(attack(attack(s, 'd3', 'd4'), 'e3', 'e4'), 'f3', 'f4');
    expect(keys(s)).toContain('attack c3');
    expect(keys(s)).not.toContain('attack a1');
  });

  it('SW-CARD-jarmund: momentum after an attack on a unit, misses included', () => {
    const s = position({ A: ['svara a1', 'jarmund c3'], B: ['ret-talus f8', 'gul-dass c5'], dice: [M, M, M] });
    play(attack(s, 'c3', 'c5'), 'c3');
    expect(boostsAt(s, 'c3')).toBe(1);
  });
});

describe('start and end of the turn', () => {
  it('SW-CARD-smug: without magic he is discarded, which is no elimination', () => {
    const s = position({ A: ['sneeks a1', 'smeg c3', 'undead-warrior e1'], B: ['svara f8'] });
    expect(nameAt(s, 'c3')).toBeNull();
    expect(boostsAt(s, 'e1')).toBe(0);
    expect(magic(s, 1)).toBe(0);
  });

  it('SW-TERM-56: control until the end of the turn goes back', () => {
    const s = position({ A: ['tacullu c3'], B: ['svara f8', 'ice-smith c5'], hand: ['mind-control'] });
    play(s, 'play mind-control', 'c5');
    expect(at(s, 'c5')?.control).toBe(0);
    endTurn(s);
    expect(at(s, 'c5')?.control).toBe(1);
  });

  it('SW-PASS-01: no attack on an enemy costs one life', () => {
    const s = position({ A: ['svara a1'], B: ['ret-talus f8'] });
    until(s, 'magic');
    expect(damageAt(s, 'a1')).toBe(1);
  });
});
