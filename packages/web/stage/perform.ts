import type { Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Beat, Session } from '@bojiste/session/types';
import * as motion from './motion.ts';
import type { Cue, CueKind } from './score.ts';
import { cardElement, middle, type Point, placeElement, seatElement, thingElement } from './spots.ts';

/** Plays a cue on the page as it is drawn now. What is not on the page moves nothing. */

const MOST_DRAWN = 5;
const APART = 60;
/** Backs that are seen when a pile is mixed. */
const MIXED = 6;

const centre = (): Point => {
  const board = document.querySelector('main [data-region=board]') ?? document.querySelector('main');
  return board === null ? { x: innerWidth / 2, y: innerHeight / 2 } : middle(board.getBoundingClientRect());
};

/** Where somebody's pile of cards to draw is seen, else where the player is. */
function pileOf(seat: Seat): Point {
  const side = seatElement(seat);
  const pile = side?.querySelector<HTMLElement>('.side-piles') ?? side;
  return pile == null ? centre() : middle(pile.getBoundingClientRect());
}

function targets({ objects, to }: Beat): HTMLElement[] {
  const found = objects.flatMap((thing) => thingElement(thing) ?? []);
  if (found.length > 0) return [...new Set(found)];
  const place = placeElement(to);
  return place === null ? [] : [place];
}

function attack(beat: Beat, length: number): void {
  const from = beat.card === null ? null : thingElement(beat.card);
  const [at] = targets(beat);
  if (from === null || at === undefined || from === at) return;
  const to = middle(at.getBoundingClientRect());
  motion.drawArrow(middle(from.getBoundingClientRect()), to, length);
  motion.lunge(from, to, length);
  motion.ring(at, length, 'stage-harm');
}

function hurt(beat: Beat, length: number, sign: '−' | '+'): void {
  const { amount, change } = beat;
  const n = amount > 0 ? amount : Math.abs((change?.to ?? 0) - (change?.from ?? 0)) || 1;
  const seat = change !== undefined && change.seat >= 0 ? seatElement(change.seat) : null;
  const hit = seat === null ? targets(beat) : [seat];
  for (const element of hit) motion.number(element, `${sign}${n}`, sign === '−' ? 'harm' : 'heal', length);
}

function sum(beat: Beat, length: number): void {
  const lang = document.documentElement.lang === 'cs' ? 'cs' : 'en';
  const [a, b] = beat.sums ?? [];
  if (a === undefined) return;
  attack(beat, length);
  const [at] = targets(beat);
  const from = beat.card === null ? null : thingElement(beat.card);
  const ends = [from, at].flatMap((element) => (element == null ? [] : middle(element.getBoundingClientRect())));
  const place =
    ends.length < 2
      ? (ends[0] ?? centre())
      : { x: (sure(ends[0]).x + sure(ends[1]).x) / 2, y: (sure(ends[0]).y + sure(ends[1]).y) / 2 };
  const sign = b === undefined ? '' : a.total > b.total ? ' > ' : a.total < b.total ? ' < ' : ' = ';
  motion.burst(
    place,
    `${a.total}${sign}${b?.total ?? ''}`,
    [a, b].flatMap((one) => one?.text[lang] ?? []).join(' · '),
    length,
  );
}

function draw({ objects, by, count }: Beat, me: number): void {
  const from = pileOf(by);
  if (by === me) {
    const cards = objects.flatMap(({ handle }) => cardElement(handle) ?? []);
    cards.slice(0, MOST_DRAWN).forEach((card, i) => {
      motion.flyIn(card, from, i * APART);
    });
    return;
  }
  const side = seatElement(by);
  const to = side?.querySelector<HTMLElement>('.side-picture') ?? side;
  if (to == null) return;
  for (let i = 0; i < Math.min(count, MOST_DRAWN); i++)
    motion.flyBack(from, middle(to.getBoundingClientRect()), i * APART);
}

function points({ change }: Beat, length: number): void {
  const side = change === undefined || change.seat < 0 ? null : seatElement(change.seat);
  if (side === null || change === undefined) return;
  const score = side.querySelector<HTMLElement>('.side-score') ?? side;
  const n = change.to - change.from;
  if (n > 0) motion.number(score, `+${n}`, 'gain', length);
}

const each = (things: Beat['objects'], act: (element: HTMLElement) => void): void => {
  for (const { handle } of things) {
    const element = cardElement(handle);
    if (element !== null) act(element);
  }
};

/** An arrow from the card that is held up to what it is aimed at. */
function aim(beat: Beat, length: number): void {
  const [at] = targets(beat);
  if (at !== undefined) motion.drawArrow(centre(), middle(at.getBoundingClientRect()), length);
}

/** A pile is cut and mixed: backs fly out of it to both sides and come back. */
function shuffle({ by }: Beat): void {
  const pile = pileOf(by);
  for (let i = 0; i < MIXED; i++) motion.mix(pile, i % 2 === 0 ? -1 : 1, i * APART);
}

/** The step of the turn that begins lights up where the steps stand. */
function phase(_: Beat, length: number): void {
  const step = document.querySelector<HTMLElement>('main ol > [aria-current]');
  if (step !== null) motion.ring(step, length, 'stage-step');
}

type Motion = (beat: Beat, length: number, me: number) => void;

/** Seen without anything being moved here. */
const elsewhere: Motion = () => {};

/** Every cue is seen: a new one without a motion is an error here. */
export const MOTIONS: Readonly<Record<CueKind, Motion>> = {
  // By dice of their own, cards that travel, a banner, the screen of the end, the caption.
  tumble: elsewhere,
  fell: elsewhere,
  move: elsewhere,
  turn: elsewhere,
  end: elsewhere,
  tell: elsewhere,
  shuffle,
  phase,
  attack,
  sum,
  points,
  hurt: (beat, length) => hurt(beat, length, '−'),
  heal: (beat, length) => hurt(beat, length, '+'),
  death: ({ objects }, length) => each(objects, (element) => motion.shatter(element, length)),
  leave: ({ objects }, length) => each(objects, (element) => motion.slipAway(element, length)),
  arrive: ({ card, objects }, length) =>
    each(card === null ? objects : [card], (element) => motion.drop(element, length)),
  show: aim,
  draw: (beat, _, me) => draw(beat, me),
  point: (beat, length) => {
    for (const element of targets(beat)) motion.ring(element, length);
  },
};

export function perform({ kind, beat }: Cue, length: number, { me }: Session): void {
  MOTIONS[kind](beat, length, me);
}
