import { describe, expect, it } from 'vitest';
import { besideOf } from '../table/common/zoom.ts';

const SCREEN = { width: 1280, height: 720 };
const SIZE = { width: 320, height: 520 };
const thing = (left: number, top: number, width = 100, height = 140) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the card beside the pointer', () => {
  it('lies whole inside the window, wherever the thing is', () => {
    for (let left = 0; left <= 1180; left += 59)
      for (let top = 0; top <= 580; top += 58)
        for (const inHand of [true, false]) {
          const at = besideOf(thing(left, top), SIZE, SCREEN, inHand);
          expect(at.left).toBeGreaterThanOrEqual(8);
          expect(at.top).toBeGreaterThanOrEqual(8);
          expect(at.left + SIZE.width).toBeLessThanOrEqual(SCREEN.width - 8);
          expect(at.top + SIZE.height).toBeLessThanOrEqual(SCREEN.height - 8);
        }
  });

  it('never covers the thing itself', () => {
    for (let left = 0; left <= 1180; left += 59) {
      const box = thing(left, 300);
      const at = besideOf(box, SIZE, SCREEN, false);
      expect(at.left >= box.right || at.left + SIZE.width <= box.left).toBe(true);
    }
    const inHand = thing(600, 560);
    expect(besideOf(inHand, SIZE, SCREEN, true).top + SIZE.height).toBeLessThanOrEqual(inHand.top);
  });
});
