import { readdirSync, readFileSync } from 'node:fs';
import {
  applyMove,
  type CardDecl,
  compileGame,
  decidingSeat,
  decisionOf,
  type Game,
  type LogEntry,
  logWords,
  newGame,
  notesOf,
  type Seat,
  type State,
  watching,
} from '@bojiste/kernel';
import { rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { COLUMNS, ROWS } from '../../rules/components.ts';
import { SPACES, STEP, spaceNames } from '../../rules/distance.ts';
import { layoutOf } from '../../rules/setup.ts';
import { at, cardOf, cardsOfKind, deckOf, sw } from '../support/helpers.ts';

useGames({ 'summoner-wars': () => summonerWars });

rule('SW-RULING-01', 'six columns and eight rows, known to one table only', () => {
  expect([COLUMNS, ROWS, SPACES]).toEqual([6, 8, 48]);
  expect(sw().zones.filter((zone) => zone.decl.per === 'board')).toHaveLength(48);
  expect([spaceNames[0], spaceNames[5], spaceNames[42], spaceNames[47]]).toEqual(['a1', 'f1', 'a8', 'f8']);
  expect(STEP.filter((to) => to < 0)).toHaveLength(2 * (COLUMNS + ROWS));
  const root = new URL('../..', import.meta.url);
  for (const folder of ['rules', 'verbs', 'cards', 'refusals', 'ai']) {
    for (const file of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file === 'distance.ts') continue;
      const code = readFileSync(new URL(`${folder}/${file}`, root), 'utf8').replace(/SW-[\w-]+|\/\*[\s\S]*?\*\//g, '');
      expect(code.match(/\b(47|48)\b/g), `${folder}/${file}`).toBeNull();
    }
  }
});

rule('SW-RULING-02', 'every layout has four cards on different spaces of the own side', () => {
  const g = sw();
  for (const { key } of cardsOfKind('summoner')) {
    const layout = layoutOf(g, key);
    expect(layout.map((one) => one.key)).toContain(key);
    expect(new Set(layout.map((one) => one.space)).size, key).toBe(4);
    for (const { space } of layout) expect(Number(space[1]), `${key} ${space}`).toBeLessThanOrEqual(4);
  }
});

rule('SW-RULING-04', 'values say where they come from, and none is assumed', () => {
  expect(cardOf('sneeks').stats?.strength).toBe(3);
  expect(cardOf('sneeks').facts?.source).toBe('seed');
  for (const card of sw().def.cards) expect(['seed', 'outside'], card.key).toContain(card.facts?.source);
});

rule('SW-RULING-05', 'the seed decides who begins where the match does not', () => {
  const g = sw();
  const decks = [deckOf('polar-dwarves'), deckOf('fallen-kingdom')];
  const first = (seed: string) =>
    newGame(g, { seats: 2, mode: 'duel', decks, seed, options: { firstPlayer: 0 } }).active;
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
  expect(new Set(seeds.map(first))).toEqual(new Set([0, 1]));
  for (const seed of seeds) expect(first(seed)).toBe(first(seed));
});

/** Is a question open, other than the menu of the phase? */
const asked = (g: Game, s: State): boolean => decisionOf(g, s, decidingSeat(g, s))?.kind !== 'act';

function playAs(g: Game, s: State, ...moves: readonly string[]): void {
  for (const key of moves) expect(applyMove(g, s, { seat: decidingSeat(g, s), key }), key).toBeNull();
}

/** Accepts every link of a chain of rams, with one victim and one direction after another; how many links there were. */
function chainOfRams(g: Game, variant: number): number {
  const s = at('move', {
    A: ['svara a1', 'ice-ram lasting', 'ice-golem c3', 'ice-golem c5', 'ice-golem b6'],
    B: ['ret-talus f8', 'ice-golem d6', 'ice-golem e5'],
  });
  let links = 0;
  const count = ({ kind }: LogEntry) => {
    if (g.events[kind].decl.name === 'damage') links++;
  };
  watching(count, () => {
    playAs(g, s, 'move c3', 'c3-c4');
    for (let i = 0; i < 200 && asked(g, s); i++) {
      const keys = notesOf(g, s, decidingSeat(g, s)).map((note) => note.key);
      const accepted = keys.filter((key) => key !== 'none');
      playAs(g, s, accepted[(variant * 7 + i * 3) % accepted.length]);
    }
  });
  expect(asked(g, s)).toBe(false);
  return links;
}

rule('SW-RULING-44', 'a chain of rams ends, however often it is accepted', () => {
  const links = Array.from({ length: 24 }, (_, variant) => chainOfRams(sw(), variant));
  expect(Math.max(...links)).toBeGreaterThan(2);
  // Five golems of five life can suffer no more.
  expect(Math.max(...links)).toBeLessThanOrEqual(25);
});

/** The lines of the log that a viewer may read. */
function linesFor(g: Game, viewer: Seat, run: () => void): string[] {
  const lines: string[] = [];
  watching((entry) => {
    const line = logWords(g, entry, viewer, 'en');
    if (line !== null) lines.push(line);
  }, run);
  return lines;
}

rule('SW-RULING-66', 'the log names open play, but no card discarded for magic', () => {
  const g = sw();
  const discarding = (viewer: Seat) => {
    const s = at('magic', { A: ['svara a1', 'jarmund hand', 'bear-cavalry hand'], B: ['ret-talus f8'] });
    return linesFor(g, viewer, () => playAs(g, s, 'discard jarmund', 'discard bear-cavalry')).join('; ');
  };
  expect(discarding(0)).toMatch(/Jarmund.*Bear Cavalry/);
  expect(discarding(1)).not.toMatch(/Jarmund|Bear Cavalry/);
  expect(discarding(1).match(/is discarded/g)).toHaveLength(2);
  const fight = at('attack', { A: ['svara a1', 'gul-dass c3'], B: ['ret-talus f8', 'horde-slinger c4'] }, [0, 0]);
  expect(linesFor(g, 1, () => playAs(g, fight, 'attack c3')).join('; ')).toContain('Horde Slinger is destroyed');
});

rule('SW-RULING-75', 'names are found by their tags, whatever is printed', () => {
  expect(cardOf('undead-carrier').words).toEqual(expect.arrayContaining(['undead', 'carrier']));
  const rename = (card: CardDecl): CardDecl =>
    card.key === 'undead-carrier' ? { ...card, names: { cs: 'Jiné jméno', en: 'Other name' } } : card;
  const forget = (card: CardDecl): CardDecl => (card.key === 'undead-carrier' ? { ...card, words: ['other'] } : card);
  const raised = (change: (card: CardDecl) => CardDecl) => {
    const g = compileGame({ ...sw().def, cards: sw().def.cards.map(change) });
    const s = at('summon', { A: ['ret-talus a1', 'undead-carrier discard'], B: ['svara f8'] }, [], g);
    return notesOf(g, s, 0).map((note) => note.key);
  };
  expect(raised(rename)).toContain('raise-the-dead a1');
  expect(raised(forget)).not.toContain('raise-the-dead a1');
});
