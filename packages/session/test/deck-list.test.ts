import { doomtrooper } from '@bojiste/doomtrooper';
import { absent } from '@bojiste/doomtrooper/decks/absent';
import type { Lang } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { readDeckList } from '../deck-list.ts';
import { hands } from './deck-lists.ts';

const { cards } = doomtrooper;

describe('lists in twenty hands', () => {
  it.each(hands.map((hand) => [hand.hand, hand] as const))('%s', (_, hand) => {
    const list = readDeckList(cards, hand.text, absent);
    expect(list.cards).toEqual(hand.cards);
    expect(list.sideboard).toEqual(hand.side ?? {});
    expect(list.name).toBe(hand.name);
    const open = list.open.filter((line) => line.absent === undefined);
    expect(open.map(({ text }) => text)).toEqual(hand.asked ?? []);
    expect(list.open.flatMap((line) => line.absent ?? [])).toEqual(hand.absent ?? []);
  });

  it('there are twenty of them', () => expect(hands).toHaveLength(20));

  it('every card is found by its English and Czech name in capitals', () => {
    const listOf = (lang: Lang) =>
      readDeckList(cards, cards.map(({ names }) => `2x ${names[lang].toUpperCase()}`).join('\n'), absent);
    const [english, czech] = [listOf('en'), listOf('cs')];
    expect([...english.open, ...czech.open]).toEqual([]);
    expect(english.cards).toEqual(Object.fromEntries(cards.map(({ key }) => [key, 2])));
    // Two cards may have one Czech name, and are then the first of them.
    expect(Object.values(czech.cards).reduce((sum, n) => sum + n)).toBe(2 * cards.length);
  });

  it('what several cards may be is asked with their names', () => {
    const [line] = readDeckList(cards, '1 Citadel of', absent).open;
    expect(line?.maybe).toContain('citadel-of-algeroth');
    expect(line?.maybe.length).toBeGreaterThan(1);
  });

  it('no card that is there is called absent', () => {
    const own = new Set(cards.map(({ names }) => names.en.toUpperCase()));
    expect(absent.filter((name) => own.has(name))).toEqual([]);
  });
});
