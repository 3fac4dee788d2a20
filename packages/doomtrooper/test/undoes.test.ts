import { expect, it } from 'vitest';
import { UNDOES } from '../ai/absurd.ts';
import { doomtrooper } from '../index.ts';

/** Verbs that take themselves back when they are done once more: what costs nothing could go on all turn. */
const TURNING = ['switchSide'];

it('nobody changes sides and back in one turn: every free act that turns something over takes itself back', () => {
  const abilities = [...doomtrooper.abilities, ...doomtrooper.cards.flatMap((card) => card.abilities)];
  const turning = abilities.filter((ability) => {
    const said = JSON.stringify(ability);
    return TURNING.some((verb) => said.includes(`"${verb}"`));
  });
  const undoes: Readonly<Record<string, string>> = UNDOES;
  expect(turning.length).toBeGreaterThan(0);
  expect(turning.filter(({ key }) => undoes[key] !== key).map(({ key }) => key)).toEqual([]);
});
