import {
  choose,
  cloneState,
  compileGame,
  decidingSeats,
  type Game,
  type GameDef,
  notesOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { readScenes } from '@bojiste/testing';
import { startScene } from '@bojiste/testing/scene/position';
import { describe, expect, it } from 'vitest';
import { lapsesOf } from '../bots/sane.ts';
import { askBot, type Bot, makeBot, Random } from '../index.ts';
import { allGames } from './games.ts';

const compiled = new Map<string, Game>();
function gameOf(id: string): Game {
  const known = compiled.get(id) ?? compileGame(allGames.find(([, { id: one }]) => one === id)?.[1] as GameDef);
  compiled.set(id, known);
  return known;
}

/** The position of a scene after these answers of whoever is asked. */
function after(g: Game, scene: string, answers: readonly string[] = []): { s: State; seat: Seat } {
  const { s } = startScene(g, readScenes(`scene: sane\ngame: ${g.def.id}\n${scene}`, 'sane.yaml')[0]);
  for (const wanted of answers) {
    for (;;) {
      const [seat] = decidingSeats(g, s);
      const notes = notesOf(g, s, seat);
      const note = notes.find(({ key }) => key.startsWith(wanted));
      choose(g, s, seat, (note ?? notes[notes.length - 1]).value);
      if (note !== undefined) break;
    }
  }
  return { s, seat: decidingSeats(g, s)[0] };
}

/** Everybody passes until this is offered. */
function until(g: Game, { s, seat }: { s: State; seat: Seat }, wanted: string): { s: State; seat: Seat } {
  for (let asked = seat; ; [asked] = decidingSeats(g, s)) {
    const notes = notesOf(g, s, asked);
    if (notes.some(({ key }) => key.startsWith(wanted))) return { s, seat: asked };
    choose(g, s, asked, notes[notes.length - 1].value);
  }
}

/** What bots choose that do nothing but err, by many seeds. */
function erring(g: Game, { s, seat }: { s: State; seat: Seat }): Set<string> {
  const chosen = new Set<string>();
  for (const name of ['easy:lapse=1', 'turn:lapse=1:looks=1:acts=16', 'turn:playouts=4:finalists=3:looks=1:acts=16'])
    for (let i = 0; i < 6; i++) {
      const { key } = askBot(g, s, seat, makeBot(name) as Bot, new Random(`${i}`));
      chosen.add(key.split(' ')[0].split('#')[0]);
    }
  return chosen;
}

const DOOM = (a: string) => `
seats: { A: { player: [player], turns: 3, ${a} }, B: { player: [player], turns: 3, squad: [sea-lion], destiny: 5 } }
turn: 5
active: A
step: actions
`;

describe('bots of any strength', () => {
  it('do not call off what they have played', () => {
    const g = gameOf('doomtrooper');
    const scene = DOOM('regular: 3, destiny: 5, squad: [hussar], hand: [positive-karma, miscommunication]');
    const at = until(g, after(g, scene, ['meditate', 'positive-karma']), 'miscommunication');
    expect(erring(g, at)).toEqual(new Set(['pass']));
  });

  it('do not hide whom they cannot pay for', () => {
    const g = gameOf('doomtrooper');
    const at = after(g, DOOM('regular: 3, destiny: 0, squad: [hussar], hand: [cardinal-durand]'));
    expect(notesOf(g, at.s, at.seat).map(({ key }) => key)).toContain('hide cardinal-durand');
    expect(erring(g, at)).not.toContain('hide');
  });

  it('do not attack their own, even where to end costs something', () => {
    const g = gameOf('summoner-wars');
    const own = `
seats: { A: {}, B: {} }
board: { a1: A svara, c4: A bear-cavalry, b4: A jarmund, f8: B ret-talus }
active: A
step: attack
`;
    expect(erring(g, after(g, own))).toEqual(new Set(['done']));
  });

  it('strike at their own only for a reason, and the weakest never', () => {
    const g = gameOf('summoner-wars');
    // One die is enough for the climber, and who has not attacked an enemy is punished: a strong player may want it.
    const at = after(
      g,
      `
seats: { A: {}, B: {} }
board: { a1: A svara, c4: A bear-cavalry, b4: { card: A frost-mage, damage: 3 }, f8: B ret-talus }
active: A
step: attack
`,
    );
    const attack = notesOf(g, at.s, at.seat).find(({ key }) => key === 'attack c4')?.value ?? -1;
    expect(g.def.absurd?.(g, at.s, at.seat, attack)).toBe(false);
    expect(g.def.rash?.(g, at.s, at.seat, attack)).toBe(true);
    for (let i = 0; i < 8; i++) {
      const bot = makeBot('easy:lapse=1:slip=2') as Bot;
      expect(askBot(g, at.s, at.seat, bot, new Random(`${i}`)).key).toBe('done');
    }
  });

  it('do not strike at their own either where an event lets them attack', () => {
    const g = gameOf('summoner-wars');
    const at = after(
      g,
      `
seats: { A: { hand: [enrage-the-horde], magic: 3 }, B: {} }
board: { a1: A sneeks, c4: A horde-climber, c5: A horde-clinger, d4: B undead-archer, f8: B ret-talus }
active: A
step: magic
`,
      ['play enrage-the-horde', 'c4'],
    );
    const asked = notesOf(g, at.s, at.seat);
    const rash = asked.filter(({ value }) => g.def.rash?.(g, at.s, at.seat, value)).map(({ key }) => key);
    expect([asked.map(({ key }) => key), rash]).toEqual([['c5', 'd4', 'none'], ['c5']]);
  });

  it('do not attack without dice where nothing is escaped by it', () => {
    const g = gameOf('summoner-wars');
    const blow = (attacked: number) => `
seats: { A: {}, B: {} }
board: { e1: A sneeks, c4: A blarf, c5: B jarmund, f8: B ret-talus }
active: A
step: attack
tally: { enemyAttacked: ${attacked} }
`;
    const at = after(g, blow(1));
    const attack = notesOf(g, at.s, at.seat).find(({ key }) => key === 'attack c4');
    expect(g.def.absurd?.(g, at.s, at.seat, attack?.value ?? -1)).toBe(true);
    // It spares the penalty for passivity.
    const first = after(g, blow(0));
    expect(g.def.absurd?.(g, first.s, first.seat, attack?.value ?? -1)).toBe(false);
  });

  it('give nobody an attack who cannot hurt anybody', () => {
    const g = gameOf('doomtrooper');
    const scene = (foe: string) =>
      DOOM('regular: 3, destiny: 5, squad: [hussar], hand: [grand-assault, positive-karma]').replace('sea-lion', foe);
    const played = (foe: string): boolean => {
      const at = until(g, after(g, scene(foe), ['meditate']), 'grand-assault');
      const value = notesOf(g, at.s, at.seat).find(({ key }) => key.startsWith('grand-assault'))?.value ?? -1;
      return g.def.absurd?.(g, at.s, at.seat, value) ?? false;
    };
    expect(played('cardinal-durand')).toBe(true);
    expect(played('infantry')).toBe(false);
  });

  it('see what a fight adds, the weakest too', () => {
    const g = gameOf('doomtrooper');
    // The cavalry's foe has three less Armour, behind a fort three more: what looks possible is not.
    const fort = DOOM('regular: 1, squad: [wolfbane-light-cavalry], hand: []').replace(
      'squad: [sea-lion]',
      'squad: [bauhaus-blitzer, heimburg]',
    );
    const open = DOOM('regular: 1, squad: [wolfbane-light-cavalry], hand: []');
    const [walled, bare] = [fort, open].map((scene) => {
      const { s, seat } = after(g, scene);
      const attack = notesOf(g, s, seat).find(({ key }) => key.startsWith('attack'))?.value ?? -1;
      return g.def.rash?.(g, s, seat, attack);
    });
    expect(bare).toBe(false);
    expect(walled).toBe(true);
  });

  it('see an attack in vain as well where a menu of acts is a window', () => {
    const g = gameOf('doomtrooper');
    // Fight 2 and Shoot 2 against Armour 4; after an action a card for any time is offered beside the acts.
    const rashAgainst = (foe: string, hand: string): boolean => {
      const scene = DOOM(`regular: 2, destiny: 5, squad: [hussar], hand: [${hand}]`).replace('sea-lion', foe);
      const at = until(g, after(g, scene, ['meditate']), 'attack');
      const attack = notesOf(g, at.s, at.seat).find(({ key }) => key.startsWith('attack'))?.value ?? -1;
      return g.def.rash?.(g, at.s, at.seat, attack) ?? false;
    };
    expect(rashAgainst('sea-lion', '')).toBe(true);
    expect(rashAgainst('sea-lion', 'inspired')).toBe(true);
    expect(rashAgainst('infantry', 'inspired')).toBe(false);
  });

  it('do not attack whom they cannot hurt', () => {
    const g = gameOf('doomtrooper');
    const at = after(
      g,
      DOOM('regular: 3, destiny: 5, squad: [hussar], hand: []').replace('sea-lion', 'cardinal-durand'),
    );
    expect(notesOf(g, at.s, at.seat).some(({ key }) => key.startsWith('attack'))).toBe(true);
    expect(erring(g, at)).not.toContain('attack');
    const weaker = after(g, DOOM('regular: 3, destiny: 5, squad: [cardinal-durand], hand: []'));
    const attack = notesOf(g, weaker.s, weaker.seat).find(({ key }) => key.startsWith('attack'));
    expect(g.def.absurd?.(g, weaker.s, weaker.seat, attack?.value ?? -1)).toBe(false);
  });

  it('do not sit on a full hand, and part with what is of least use', () => {
    const g = gameOf('doomtrooper');
    const parted = (squad: string, hand: string): Set<string> | null => {
      const at = after(
        g,
        DOOM(`regular: 1, destiny: 5, squad: [${squad}], hand: [${hand}], library: [hussar, infantry]`),
        ['done'],
      );
      const asked = notesOf(g, at.s, at.seat).some(({ key }) => key === 'done');
      return asked ? erring(g, at) : null;
    };
    const useless = 'narrow-escape, lucky-shot, take-aim, surprise-attack, punisher-blade, combat-armor';
    // With nobody to fight for them all of these are in the way of somebody who could.
    expect(parted('', `${useless}, first-aid-kit`)).not.toContain('done');
    expect(parted('', 'narrow-escape, take-aim')).not.toContain('done');
    // A warrior stays, whatever else goes.
    const kept = parted('', `${useless}, hussar`);
    expect(kept).not.toContain('done');
    expect(kept).not.toContain('hussar');
    // With room in the hand and somebody to use it nothing need go.
    expect(parted('hussar', 'punisher-blade, take-aim')).toContain('done');
  });

  it('do not take back at once what they have just done', () => {
    const g = gameOf('doomtrooper');
    const at = after(g, DOOM('regular: 3, destiny: 5, squad: [hussar], hand: []'));
    for (const name of ['easy:lapse=1:slip=1', 'turn:lapse=1:looks=1:acts=16']) {
      const bot = makeBot(name) as Bot;
      const s = cloneState(at.s);
      let last = '';
      for (let i = 0; i < 12 && s.active === at.seat; i++) {
        const [seat] = decidingSeats(g, s);
        const notes = notesOf(g, s, seat);
        const key = notes.length === 1 ? notes[0].key : askBot(g, s, seat, bot, new Random(`${i}`)).key;
        if (last.startsWith('seekCover')) expect(key).not.toMatch(/^leaveCover/);
        if (key.includes(' ')) last = key;
        choose(g, s, seat, (notes.find((note) => note.key === key) as (typeof notes)[0]).value);
      }
    }
  });

  it('do not throw away what they could lay at once', () => {
    const g = gameOf('original-war');
    const end = `
seats: { A: { crates: 20, oil: 9, siberite: 9, researched: [siberite-detection], hand: [siberite-mine, bunker] }, B: {} }
board: { S1: [A storehouse, A cornell, A laboratory], S4: [A storehouse, A woodruff], S7: [B storehouse, B kovaljuk] }
active: A
step: battle
`;
    const at = until(g, after(g, end), 'siberite-mine');
    expect(erring(g, at)).not.toContain('siberite-mine');
  });
});

describe('a lapse', () => {
  const of = (values: Readonly<Record<string, number>>, menu = true) =>
    lapsesOf(
      Object.entries(values).map(([key, value]) => ({ key, value })),
      menu,
    ).map(({ key }) => key);

  it('is neither much worse than the best nor worse than doing nothing', () => {
    expect(of({ attack: 0.3, move: 0.29, build: 0.1, done: 0.05 })).toEqual(['attack', 'move']);
    expect(of({ attack: 0.3, move: 0.285, done: 0.29 })).toEqual(['attack']);
    expect(of({ c5: 0.3, c6: 0.1 })).toEqual(['c5']);
  });

  it('leaves no gain lying at a menu, but keeps an answer back', () => {
    expect(of({ attack: 0.3, done: 0.295 })).toEqual(['attack']);
    expect(of({ attack: 0.28, done: 0.29 })).toEqual(['done']);
    expect(of({ cancel: 0.3, pass: 0.295 }, false)).toEqual(['cancel', 'pass']);
  });
});
