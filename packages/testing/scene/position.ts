import {
  begin,
  beginAt,
  emptyState,
  type Game,
  NONE,
  newGame,
  refOf,
  SEAT_LETTERS,
  type Seat,
  type SetupInput,
  type State,
  setLink,
} from '@bojiste/kernel';
import { findInScene, lookup, putCards, readSeat, readZone, type World } from './cards.ts';
import type { Scene } from './read.ts';
import { asList, asMap, asNumber, asText, eachPart, fail, type Item } from './yaml.ts';

/** From the words of a scene to a state that waits for its first decision. */

export function startScene(g: Game, scene: Scene): World {
  const setup = scene.parts.get('setup');
  return setup === undefined ? positionOf(g, scene) : played(g, scene, setup);
}

const at = (scene: Scene, part: string): Item => scene.parts.get(part) as Item;
const place = (scene: Scene): { file: string; line: number } => ({ file: scene.file, line: scene.line });

function readMode(g: Game, scene: Scene): string {
  const item = scene.parts.get('mode');
  if (item === undefined) return g.def.modes[0].key;
  const key = asText(item, 'mode');
  if (!g.def.modes.some((mode) => mode.key === key))
    fail(item, `${g.def.id} has no mode "${key}"; it has ${g.def.modes.map((mode) => mode.key).join(', ')}`);
  return key;
}

/** Options of the format by the name or the number of their value. */
function readOptions(g: Game, scene: Scene): Record<string, number> {
  const out: Record<string, number> = {};
  const item = scene.parts.get('options');
  if (item === undefined) return out;
  for (const [name, part] of asMap(item, 'options')) {
    const option = g.def.options.find((o) => o.name === name);
    if (option === undefined)
      fail(
        part,
        `${g.def.id} has no option "${name}"; it has ${g.def.options.map((o) => o.name).join(', ') || 'none'}`,
      );
    const found = option.values.find((v) => v.name === part.text || v.value === part.value);
    if (found === undefined)
      fail(part, `option ${name} is one of ${option.values.map((v) => `${v.name} (${v.value})`).join(', ')}`);
    out[name] = found.value;
  }
  return out;
}

// ---- a position ------------------------------------------------------------------------------------------------------

function positionOf(g: Game, scene: Scene): World {
  const mode = readMode(g, scene);
  const seats = countSeats(g, scene, mode);
  const input: SetupInput = { seats, mode, decks: [], seed: scene.name, options: readOptions(g, scene) };
  const s = emptyState(g, input);
  g.def.ground?.(g, s, input);
  const w: World = { g, s, labels: new Map() };
  for (const [name, part] of scene.parts.get('seats')?.map ?? []) fillSeat(w, readSeat(w, part, name), part);
  for (const [name, part] of scene.parts.get('table')?.map ?? []) fillTable(w, name, part);
  for (const [name, part] of scene.parts.get('board')?.map ?? []) fillSpace(w, name, part);
  fillLinks(w, scene.parts.get('links'));
  fillTally(w, scene.parts.get('tally'));
  if (scene.parts.has('turn')) s.turn = asNumber(at(scene, 'turn'), 'turn');
  s.script = scene.dice.slice();
  beginScene(w, scene);
  return w;
}

function countSeats(g: Game, scene: Scene, mode: string): number {
  const item = scene.parts.get('seats');
  const allowed = g.def.modes.find((m) => m.key === mode)?.seats ?? [2];
  if (item === undefined) return allowed[0];
  // In a scene whose seats were turned they stand in the old order, so that cards do too.
  const letters = [...asMap(item, 'seats').keys()];
  const missing = letters.findIndex((_, i) => !letters.includes(SEAT_LETTERS[i]));
  if (missing >= 0) fail(item, `seats are named A, B, C ...: there is no ${SEAT_LETTERS[missing]}`);
  // Seats the rules play stand after the players' and may be written too.
  const ruled = g.def.modes.find((m) => m.key === mode)?.ruled ?? 0;
  if (ruled > 0 && allowed.includes(letters.length - ruled)) return letters.length - ruled;
  if (!allowed.includes(letters.length))
    fail(item, `${mode} is played by ${allowed.join(' or ')}, not ${letters.length}`);
  return letters.length;
}

/** Resources and zones of one seat, all by name. */
function fillSeat(w: World, seat: Seat, item: Item): void {
  const { g, s } = w;
  if (item.kind === 'scalar' && item.value === null) return;
  const handlers: Record<string, (part: Item) => void> = {};
  for (const [name, index] of g.names.resources) {
    handlers[name] = (part) => {
      s.seats[seat].resources[index] = asNumber(part, name);
    };
  }
  for (const zone of g.def.zones) {
    if (zone.per === 'seat') handlers[zone.name] = (part) => putCards(w, part, g.zoneOf(zone.name, seat), seat);
  }
  handlers.out = (part) => {
    s.seats[seat].out = part.value === true ? 1 : 0;
  };
  eachPart(item, 'a seat', handlers);
}

function fillTable(w: World, name: string, part: Item): void {
  const zone = readZone(w, part, name);
  if (w.g.zones[zone].decl.per !== 'table') fail(part, `"${name}" is no zone of the table`);
  putCards(w, part, zone, NONE);
}

function fillSpace(w: World, name: string, part: Item): void {
  const zone = readZone(w, part, name);
  if (w.g.zones[zone].decl.per !== 'board') fail(part, `"${name}" is no space of the board`);
  putCards(w, part, zone, NONE);
}

/** `links: [[c2, 0, c5]]`: from, slot, to. */
function fillLinks(w: World, item: Item | undefined): void {
  if (item === undefined) return;
  for (const link of asList(item)) {
    if (link.list.length !== 3) fail(link, 'a link is [from, slot, to]');
    const [from, slot, to] = link.list;
    const a = findInScene(w, from, asText(from, 'a card'));
    const b = findInScene(w, to, asText(to, 'a card'));
    setLink(w.s, refOf(a), asNumber(slot, 'slot'), refOf(b));
  }
}

function fillTally(w: World, item: Item | undefined): void {
  if (item === undefined) return;
  for (const [name, part] of asMap(item, 'tally')) {
    const index = lookup(part, w.g.names.tallies, name, 'tally');
    w.s.tally[index] =
      w.g.def.tallies[index].of === 'card' ? refOf(findInScene(w, part, part.text)) : asNumber(part, name);
  }
}

function beginScene(w: World, scene: Scene): void {
  const { g, s } = w;
  const item = scene.parts.get('step') ?? scene.parts.get('enter');
  if (item === undefined) return;
  const step = asText(item, 'step');
  lookup(item, g.names.steps, step, 'step');
  const active = scene.parts.get('active');
  const seats = active === undefined ? [0] : asList(active).map((seat) => readSeat(w, seat));
  try {
    beginAt(g, s, seats, step, scene.parts.has('enter'));
  } catch (error) {
    fail(item, error instanceof Error ? error.message : String(error));
  }
}

// ---- a game from its own beginning -----------------------------------------------------------------------------------

/** `setup: { decks: [key, key], seed: text }`: the game's own set-up, with scripted dice from the first card on. */
function played(g: Game, scene: Scene, item: Item): World {
  const mode = readMode(g, scene);
  let decks: SetupInput['decks'] = [];
  let seed = scene.name;
  let seats = 0;
  let teams: number[] | undefined;
  eachPart(item, 'setup', {
    decks: (part) => {
      decks = asList(part).map((deck) => readDeck(g, deck));
    },
    seed: (part) => {
      seed = asText(part, 'seed');
    },
    seats: (part) => {
      seats = asNumber(part, 'seats');
    },
    teams: (part) => {
      teams = asList(part).map((team) => asNumber(team, 'a team'));
    },
  });
  const input: SetupInput = {
    seats: seats || decks.length || g.def.modes.find((m) => m.key === mode)?.seats[0] || 2,
    mode,
    decks,
    seed,
    options: readOptions(g, scene),
    ...(teams && { teams }),
  };
  try {
    return { g, s: startGame(g, input, scene.dice), labels: new Map() };
  } catch (error) {
    fail(place(scene), `the set-up failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function startGame(g: Game, input: SetupInput, dice: readonly number[]): State {
  if (dice.length === 0) return newGame(g, input);
  const s = emptyState(g, input);
  s.script = dice.slice();
  g.def.setup(g, s, input);
  begin(g, s);
  return s;
}

/** A ready-made deck by key, or a list of cards by key and number. */
function readDeck(g: Game, item: Item): SetupInput['decks'][number] {
  if (item.kind === 'scalar') {
    const deck = g.def.decks.find((d) => d.key === item.text);
    if (deck === undefined)
      fail(
        item,
        `no deck "${item.text}"; there are ${g.def.decks.map((d) => d.key ?? d.name.en).join(', ') || 'none'}`,
      );
    return deck;
  }
  const cards: Record<string, number> = {};
  let leader: string | undefined;
  for (const [key, part] of asMap(item, 'a deck')) {
    if (key === 'leader') leader = asText(part, 'leader');
    else cards[key] = asNumber(part, key);
  }
  return { name: { cs: 'scéna', en: 'scene' }, cards, ...(leader !== undefined && { leader }) };
}
