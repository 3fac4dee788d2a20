import { choose, cloneState, decidingSeats, notesOf, type State } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, game } from '../kit.ts';

/** Whom cards may be played on: checked over every card of the pool at once. */

const gone = '+missing-in-action';
/** Of everything somebody, here or away; wounded and sound. */
const HERE = {
  squad: ['dragoon', 'sunset-striker*', 'cuirassier', 'blood-beret', 'combat-warhead', 'inquisitor', 'valerie-duval'],
  cohort: ['necromutant', 'child-of-ilian*', 'curator'],
  station: ['horde-trooper', 'cossack', 'prophet'],
};
const AWAY = ['hussar', 'infantry*', 'machinator', 'golden-lion', 'samurai', 'mystic', 'ex-capitol-freelancer'];
const AWAY_BELOW = ['razide*', 'templar', 'heretic', 'nepharite-of-ilian'];
const away = [...AWAY, ...AWAY_BELOW].map((key) => key.replace('*', ''));

const side = (hand: readonly string[] = []) => ({
  squad: [...HERE.squad, ...AWAY.map((key) => key + gone)],
  cohort: [...HERE.cohort, ...AWAY_BELOW.map((key) => key + gone)],
  station: HERE.station,
  discard: ['foxhole', 'undead-legionnaire'],
  hand,
  destiny: 40,
});
const cards = (): string[] =>
  game()
    .def.cards.filter((card) => card.type !== 'warrior' && card.type !== 'player' && card.set !== 'test')
    .map((card) => card.key);

/** Goes through what a move asks, always taking the first answer; hands over what is offered on the way. */
function answers(start: State, move: string, look: (keys: string[], after: string) => void): void {
  const g = game();
  const s = cloneState(start);
  let taken = move;
  for (let i = 0; i < 6; i++) {
    const [seat] = decidingSeats(g, s);
    const notes = seat === undefined ? [] : notesOf(g, s, seat);
    const next = i === 0 ? notes.find((note) => note.key === move) : notes[0];
    if (next === undefined) return;
    if (i > 0)
      look(
        notes.map((note) => note.key),
        taken,
      );
    if (['pass', 'done'].includes(next.key)) return;
    taken = `${taken}, ${next.key}`;
    choose(g, s, seat, next.value);
  }
}

rule(['DT-TARGET-02', 'DT-TERM-17'], 'nobody out of play is ever a target', () => {
  const hand = cards();
  const t = at({ A: side(hand), B: side(), tally: { stationOpen: 1 }, enter: true });
  const moves = t.keys('A').filter((key) => hand.some((card) => key.split(/[ #]/).includes(card)));
  // Most of the pool can be played here.
  expect(moves.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const move of moves)
    answers(t.s, move, (keys, after) => {
      if (keys.some((key) => away.includes(key.split('#')[0]))) wrong.push(after);
    });
  expect(wrong).toEqual([]);
});
