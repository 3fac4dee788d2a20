import { type Game, SEAT_LETTERS, type Seat } from '@bojiste/kernel';
import type { Scene } from './read.ts';
import type { Item } from './yaml.ts';

/**
 * A scene with the seats turned: what A had and did, B has and does, and so on round the table. What one seat can do
 * every other can do alike, so the scene must hold as before. Cards are put down in the same order, so that handles
 * stay; seats that only the rules play keep their place.
 */

/** What turns with the seats in one game besides letters. */
export interface Turning {
  /** The space that is for the next seat what this one is for a seat. */
  readonly space?: (name: string) => string;
  /** Names that belong to a seat by their number: counters, tallies, options; and options whose values are seats. */
  readonly name?: (name: string, turn: (seat: Seat) => number) => string;
}

/** Parts in which no seat is named. */
const FIXED = new Set(['scene', 'clauses', 'game', 'mode', 'note', 'puzzle', 'step', 'enter', 'turn', 'dice', 'open']);

const LETTER = /(?<![A-Za-z])([A-H])(?![A-Za-z])/g;

function turnerOf(g: Game, seats: number, { space, name }: Turning): (text: string) => string {
  const turn = (seat: Seat): number => (seat >= 0 && seat < seats ? (seat + 1) % seats : seat);
  const letter = (one: string): string => SEAT_LETTERS[turn(SEAT_LETTERS.indexOf(one))];
  const zones = g.def.zones.filter((zone) => zone.per === 'seat').map((zone) => zone.name);
  const ownZone = new RegExp(`\\b(${zones.join('|')})([A-H])\\b`, 'g');
  const spaces = new Set(g.zones.filter((zone) => zone.board).map((zone) => zone.name));
  const words = /[\w]+/g;
  return (text) => {
    const turned = text
      .replace(ownZone, (_, zone: string, seat: string) => `${zone}${letter(seat)}`)
      .replace(LETTER, (_, seat: string) => letter(seat));
    const placed =
      space === undefined ? turned : turned.replace(words, (word) => (spaces.has(word) ? space(word) : word));
    return name === undefined ? placed : name(placed, turn);
  };
}

function turnItem(item: Item, turn: (text: string) => string): Item {
  const value = typeof item.value === 'string' ? turn(item.value) : item.value;
  return {
    ...item,
    text: item.kind === 'scalar' && typeof item.value === 'string' ? turn(item.text) : item.text,
    value,
    list: item.list.map((one) => turnItem(one, turn)),
    map: new Map([...item.map].map(([key, one]) => [turn(key), turnItem(one, turn)])),
  };
}

/** Why a scene cannot be turned at all, null when it can. */
export function unturnable(scene: Scene): string | null {
  return scene.parts.has('setup') ? 'the set-up deals by chance' : null;
}

export function turnedScene(g: Game, scene: Scene, turning: Turning = {}): Scene {
  const mode = scene.parts.get('mode')?.text ?? g.def.modes[0].key;
  const ruled = g.def.modes.find(({ key }) => key === mode)?.ruled ?? 0;
  const written = scene.parts.get('seats')?.map.size ?? 2;
  const players = g.def.modes.find(({ key }) => key === mode)?.seats.includes(written - ruled);
  const turn = turnerOf(g, players && ruled > 0 ? written - ruled : written, turning);
  const parts = new Map(
    [...scene.parts].map(([name, part]) => [name, FIXED.has(name) ? part : turnItem(part, turn)] as const),
  );
  if (!parts.has('active') && (parts.has('step') || parts.has('enter')))
    parts.set('active', turnItem(activeA(scene), turn));
  return { ...scene, parts, moves: scene.moves.map((move) => turnItem(move, turn)) };
}

/** Who is active unless the scene says so. */
const activeA = ({ file, line }: Scene): Item => ({
  file,
  line,
  kind: 'scalar',
  text: 'A',
  value: 'A',
  list: [],
  map: new Map(),
});
