import {
  cardNote,
  decidingSeats,
  decisionsOf,
  FACE,
  type HostMove,
  hashState,
  idOf,
  type Move,
  notesOf,
  type Refusal,
  type Seat,
  SPECTATOR,
  sees,
  viewerIndex,
  viewOf,
  viewWords,
} from '@bojiste/kernel';
import { cardText, findInScene, letter, readSeat, type World, zoneNamed } from './cards.ts';
import { checkFacts, waitingText } from './facts.ts';
import { strangeWord } from './possible.ts';
import { asList, asMap, asText, asTexts, eachPart, fail, type Item } from './yaml.ts';

/** The steps of a scene: moves, and what is stated between them. */

/** What plays the moves of a scene; each mode has its own. */
export interface Table {
  /** The world now; another object after every move in some modes. */
  readonly world: World;
  play(move: Move): Refusal | null;
  host(move: HostMove): void;
  /** After the last step: checks of the whole run. */
  finish(): void;
}

/** True when the step looked at the decision that waits, so that it may stay open. */
export function takeStep(table: Table, item: Item): boolean {
  if (item.kind === 'scalar') {
    playMove(table, item);
    return false;
  }
  const parts = asMap(item, 'a step');
  if (parts.size !== 1)
    fail(
      item,
      'a step is a move ("A pass") or one of passing, maybe, options, includes, excludes, refused, expect, view, show, host',
    );
  let looked = false;
  const look = (check: (part: Item) => void) => (part: Item) => {
    looked = true;
    check(part);
  };
  const w = table.world;
  eachPart(item, 'a step', {
    passing: (part) => passTo(table, part),
    maybe: (part) => playIfOffered(table, part),
    options: look((part) => checkOptions(w, part)),
    includes: look((part) => checkIncludes(w, part)),
    excludes: look((part) => checkExcludes(w, part)),
    refused: (part) => checkRefused(table, part),
    expect: (part) => checkFacts(w, part),
    view: (part) => checkView(w, part),
    show: (part) => show(w, part),
    host: (part) => table.host(readHost(w, part)),
  });
  return looked;
}

// ---- moves -----------------------------------------------------------------------------------------------------------

/** `A move $scout`: the seat, then the key of the option; cards the scene named are put in as that seat writes them. */
function readMove(w: World, item: Item): Move {
  const text = asText(item, 'a move').trim();
  const [, seat, key] = /^([A-H]):?\s+(.+)$/.exec(text) ?? [];
  if (key === undefined) fail(item, `"${text}" is no move; write the seat and the option, e.g. "A pass"`);
  const at = readSeat(w, item, seat);
  return { seat: at, key: fillNames(w, item, key, at) };
}

const fillNames = (w: World, item: Item, key: string, seat: Seat): string =>
  key.replace(/\$[\w-]+/g, (name) => cardNote(w.g, w.s, findInScene(w, item, name), seat));

function playMove(table: Table, item: Item): void {
  const w = table.world;
  const move = readMove(w, item);
  const refusal = table.play(move);
  if (refusal === null) return;
  const why = [refusal.code, refusal.clause].filter((part) => part !== '').join(', ');
  fail(item, `"${item.text}" was refused (${why}); ${waitingText(decisionsOf(w.g, w.s))}`);
}

/** `maybe: B pass`: an answer that is given only if it is asked for now. */
function playIfOffered(table: Table, item: Item): void {
  const { g, s } = table.world;
  const { seat, key } = readMove(table.world, item);
  if (notesOf(g, s, seat).some((note) => note.key === key)) playMove(table, item);
}

/** `show: here`: the position and who may choose what, on the terminal, for whoever writes a scene. */
function show(w: World, item: Item): void {
  const { g, s } = w;
  const seats = s.seats.flatMap((_, seat) => [
    `-- seen by ${letter(seat)}`,
    ...viewWords(g, viewOf(g, s, seat), 'en').map((line) => `   ${line}`),
  ]);
  const asked = decidingSeats(g, s).map((seat) => `-- ${letter(seat)}: ${list(notesOf(g, s, seat).map((n) => n.key))}`);
  console.info([`${item.file}:${item.line}: ${asText(item, 'show')}`, ...seats, ...asked].join('\n'));
}

/** Ways to let a window or an optional question go by. */
const IDLE = ['pass', 'none', 'no'];
const PASSES = 80;

/** `passing: A lucky-shot`: whoever is asked before lets it go by, until the move is offered; then it is made. */
function passTo(table: Table, item: Item): void {
  for (let i = 0; i < PASSES; i++) {
    const w = table.world;
    const move = readMove(w, item);
    const [seat] = decidingSeats(w.g, w.s);
    if (seat === undefined) fail(item, 'nobody decides any more');
    const keys = notesOf(w.g, w.s, seat).map((note) => note.key);
    if (seat === move.seat && keys.includes(move.key)) {
      playMove(table, item);
      return;
    }
    const idle = IDLE.find((key) => keys.includes(key)) ?? (keys.length === 1 ? keys[0] : undefined);
    if (idle === undefined) fail(item, `"${item.text}" is not offered; ${waitingText(decisionsOf(w.g, w.s))}`);
    const refusal = table.play({ seat, key: idle });
    if (refusal !== null) fail(item, `${letter(seat)} could not let it go by with "${idle}"`);
  }
  fail(item, `"${item.text}" was not offered after ${PASSES} passes`);
}

function checkRefused(table: Table, item: Item): void {
  const w = table.world;
  const wanted = new Map<string, Item>();
  const keep = (name: string) => (part: Item) => wanted.set(name, part);
  if (item.kind === 'scalar') wanted.set('move', item);
  else
    eachPart(item, 'refused', {
      move: keep('move'),
      clause: keep('clause'),
      code: keep('code'),
      blockers: keep('blockers'),
    });
  const moveItem = wanted.get('move');
  if (moveItem === undefined) fail(item, 'refused needs "move: seat and option"');
  const before = hashState(w.s);
  const move = readMove(w, moveItem);
  checkPossible(w, moveItem, move.seat, move.key);
  const refusal = table.play(move);
  if (refusal === null) fail(moveItem, `"${moveItem.text}" should have been refused, but it was carried out`);
  if (hashState(w.s) !== before) fail(moveItem, `"${moveItem.text}" was refused, but it changed the state`);
  checkWord(wanted.get('clause'), 'clause of the refusal', refusal.clause, refusal);
  checkWord(wanted.get('code'), 'code of the refusal', refusal.code, refusal);
  checkBlockers(w, wanted.get('blockers'), refusal);
}

/** What could not exist at all is refused and left out for nothing. */
function checkPossible(w: World, item: Item, seat: Seat, key: string): void {
  const strange = strangeWord(w, seat, key);
  if (strange !== null) fail(item, `"${strange}" names nothing in this position, so that "${key}" shows nothing`);
}

function checkWord(item: Item | undefined, what: string, found: string, refusal: Refusal): void {
  if (item !== undefined && item.text !== found)
    fail(
      item,
      `${what}: expected ${item.text}, found ${found || 'none'} (${refusal.code}, ${refusal.clause || 'no clause'})`,
    );
}

function checkBlockers(w: World, item: Item | undefined, refusal: Refusal): void {
  if (item === undefined) return;
  const wanted = asTexts(item, 'a blocker').map((name) => findInScene(w, item, name).id);
  const found = (refusal.blockers ?? []).map(idOf);
  if (wanted.sort().join() !== found.sort().join())
    fail(item, `blockers: found ${found.map((id) => cardText(w.g, w.s.cards[id])).join(', ') || 'none'}`);
}

const HOST_WITH_SEAT = ['concede', 'timeUp', 'gone'] as const;

/** `concede A`, `timeUp A`, `gone A`, `draw`, `annul`, `ruling A`. */
function readHost(w: World, item: Item): HostMove {
  const [word, seat] = asText(item, 'host').split(/\s+/);
  const host = HOST_WITH_SEAT.find((name) => name === word);
  if (host !== undefined) return { host, seat: readSeat(w, item, seat ?? '') };
  if (word === 'ruling') return { host: word, winners: 1 << readSeat(w, item, seat ?? '') };
  if (word === 'draw' || word === 'annul') return { host: word };
  fail(item, `the host can concede, timeUp, gone, ruling (with a seat), draw, annul; not "${word}"`);
}

// ---- options ---------------------------------------------------------------------------------------------------------

/** Keys of whoever decides; where several do, those of the seat that is named first ("B: [..]" as a map). */
function waitingKeys(w: World, item: Item): { seat: Seat; keys: string[]; wanted: Item } {
  const seats = decidingSeats(w.g, w.s);
  if (seats.length === 0) fail(item, 'nobody decides now');
  let seat = seats[0];
  let wanted = item;
  if (item.kind === 'map') {
    const [[name, part]] = item.map;
    seat = readSeat(w, part, name);
    wanted = part;
    if (item.map.size > 1) fail(item, 'one seat at a time');
    if (!seats.includes(seat)) fail(part, `${name} does not decide now; ${waitingText(decisionsOf(w.g, w.s))}`);
  }
  return { seat, keys: notesOf(w.g, w.s, seat).map((note) => note.key), wanted };
}

const wantedKeys = (w: World, item: Item, seat: Seat): string[] =>
  asList(item).map((one) => fillNames(w, one, asText(one, 'an option').trim(), seat));

const list = (keys: readonly string[]): string => (keys.length === 0 ? 'nothing' : keys.join(' | '));

function checkOptions(w: World, item: Item): void {
  const { seat, keys, wanted } = waitingKeys(w, item);
  const want = wantedKeys(w, wanted, seat);
  const missing = want.filter((key) => !keys.includes(key));
  const extra = keys.filter((key) => !want.includes(key));
  if (missing.length === 0 && extra.length === 0) return;
  fail(
    item,
    `options of ${letter(seat)} differ; missing: ${list(missing)}; not expected: ${list(extra)}; there are: ${list(keys)}`,
  );
}

function checkIncludes(w: World, item: Item): void {
  const { seat, keys, wanted } = waitingKeys(w, item);
  const missing = wantedKeys(w, wanted, seat).filter((key) => !keys.includes(key));
  if (missing.length > 0) fail(item, `${letter(seat)} is not offered ${list(missing)}; there are: ${list(keys)}`);
}

function checkExcludes(w: World, item: Item): void {
  const { seat, keys, wanted } = waitingKeys(w, item);
  for (const key of wantedKeys(w, wanted, seat)) checkPossible(w, wanted, seat, key);
  const offered = wantedKeys(w, wanted, seat).filter((key) => keys.includes(key));
  if (offered.length > 0)
    fail(item, `${letter(seat)} should not be offered ${list(offered)}; there are: ${list(keys)}`);
}

// ---- views -----------------------------------------------------------------------------------------------------------

/** `view: { viewer: B, hidden: [A.hand, $spy], sees: [c3] }`. */
function checkView(w: World, item: Item): void {
  const parts = asMap(item, 'view');
  const who = parts.get('viewer');
  if (who === undefined) fail(item, 'view needs "viewer: seat" or "viewer: spectator"');
  const viewer = who.text === 'spectator' ? SPECTATOR : readSeat(w, who);
  eachPart(item, 'view', {
    viewer: () => {},
    hidden: (part) => checkSight(w, part, viewer, false),
    sees: (part) => checkSight(w, part, viewer, true),
  });
}

function checkSight(w: World, item: Item, viewer: Seat, wanted: boolean): void {
  const { g, s } = w;
  for (const name of asTexts(item, 'a card or zone')) {
    const zone = name.startsWith('$') ? null : zoneNamed(w, name);
    const cards = zone === null ? [findInScene(w, item, name)] : s.zones[zone].map((id) => s.cards[id]);
    for (const card of cards) {
      if ((sees(g, s, card, viewerIndex(s, viewer)) === FACE) === wanted) continue;
      const who = viewer === SPECTATOR ? 'the spectator' : letter(viewer);
      fail(item, `${who} ${wanted ? 'should see' : 'should not see'} ${cardText(g, card)} (${name})`);
    }
  }
}
