import { type Decision, decisionsOf, OUTCOME, refOf } from '@bojiste/kernel';
import { findInScene, letter, lookup, readSeat, type World, zoneNamed } from './cards.ts';
import { checkCard, checkStats, checkTags, checkZone, eachCard, equal, shown, sorted } from './facts-cards.ts';
import { asMap, asNumber, asText, asTexts, fail, type Item } from './yaml.ts';

/** Facts a scene states about the position. The first that does not hold ends the scene with its line. */

export function checkFacts(w: World, item: Item): void {
  for (const [key, part] of asMap(item, 'expect')) checkFact(w, key, part);
}

const CHECKS: Readonly<Record<string, (w: World, part: Item) => void>> = {
  over: checkOver,
  winner: checkWinner,
  active: (w, part) => equal(part, 'the active seat', letter(readSeat(w, part)), letter(w.s.active)),
  turn: (w, part) => equal(part, 'the turn', asNumber(part, 'turn'), w.s.turn),
  step: checkStep,
  tally: checkTally,
  stat: (w, part) => eachCard(w, part, checkStats),
  tags: (w, part) => eachCard(w, part, checkTags),
  decision: checkDecision,
};

function checkFact(w: World, key: string, part: Item): void {
  const [first, rest] = key.split('.', 2);
  const zone = zoneNamed(w, key);
  if (Object.hasOwn(CHECKS, key)) CHECKS[key](w, part);
  else if (key.startsWith('$')) checkCard(w, part, findInScene(w, part, key));
  else if (rest !== undefined && w.g.names.resources.has(rest)) checkResource(w, part, first, rest);
  else if (rest === 'out') equal(part, key, part.value === true, w.s.seats[readSeat(w, part, first)].out !== 0);
  else if (zone !== null) checkZone(w, part, key, zone);
  else fail(part, `"${key}" cannot be expected; what can: a space, A.zone, A.resource, $name, ${known()}`);
}

const known = (): string => Object.keys(CHECKS).join(', ');

function checkResource(w: World, part: Item, seat: string, name: string): void {
  const at = lookup(part, w.g.names.resources, name, 'resource');
  equal(part, `${seat}.${name}`, asNumber(part, name), w.s.seats[readSeat(w, part, seat)].resources[at]);
}

function checkOver(w: World, part: Item): void {
  const found = Object.entries(OUTCOME).find(([, code]) => code === w.s.over)?.[0] ?? 'running';
  if (typeof part.value === 'boolean') equal(part, 'the game is over', part.value, w.s.over >= 0);
  else equal(part, 'the outcome', asText(part, 'over'), found);
}

function checkWinner(w: World, part: Item): void {
  const found = w.s.seats.flatMap((_, seat) => ((w.s.winners & (1 << seat)) !== 0 ? [letter(seat)] : []));
  const wanted = part.text === 'none' ? [] : asTexts(part, 'a seat');
  equal(part, 'winners', sorted(wanted) || 'none', sorted(found) || 'none');
}

function checkStep(w: World, part: Item): void {
  const found = [...w.g.names.steps].find(([, id]) => id === w.s.phase)?.[0] ?? '?';
  lookup(part, w.g.names.steps, asText(part, 'step'), 'step');
  equal(part, 'the step', part.text, found);
}

function checkTally(w: World, item: Item): void {
  for (const [name, part] of asMap(item, 'tally')) {
    const at = lookup(part, w.g.names.tallies, name, 'tally');
    if (w.g.def.tallies[at].of !== 'card') equal(part, `tally ${name}`, asNumber(part, name), w.s.tally[at]);
    else if (part.text === 'none') equal(part, `tally ${name}`, -1, w.s.tally[at]);
    else equal(part, `tally ${name}`, refOf(findInScene(w, part, part.text)), w.s.tally[at]);
  }
}

// ---- decisions -------------------------------------------------------------------------------------------------------

/** The decision that waits: whose it is, of what kind, and on which clause it rests. */
function checkDecision(w: World, item: Item): void {
  const waiting = decisionsOf(w.g, w.s);
  if (item.kind === 'scalar' && item.text === 'none') {
    equal(item, 'decisions', 0, waiting.length);
    return;
  }
  const parts = asMap(item, 'decision');
  const seat = parts.get('seat');
  const found = seat === undefined ? waiting[0] : waiting.find((d) => d.seat === readSeat(w, seat));
  if (found === undefined) fail(item, `no such decision waits; ${waitingText(waiting)}`);
  for (const [key, part] of parts) checkDecisionPart(found, key, part);
}

function checkDecisionPart(found: Decision, key: string, part: Item): void {
  switch (key) {
    case 'seat':
      break;
    case 'kind':
      equal(part, 'kind of the decision', part.text, found.kind as string);
      break;
    case 'why':
      equal(part, 'question', part.text, found.why.key);
      break;
    case 'many':
      equal(part, 'more follow', part.value === true, found.many);
      break;
    case 'clause':
      if (!found.clauses.includes(part.text))
        fail(part, `the decision rests on ${shown(found.clauses)}, not on ${part.text}`);
      break;
    default:
      fail(part, `a decision has no part "${key}"; it has seat, kind, why, many, clause`);
  }
}

const decisionText = (d: Decision): string =>
  `${letter(d.seat)} decides (${d.kind}): ${d.options.map((o) => o.key).join(' | ')}`;

export const waitingText = (waiting: readonly Decision[]): string =>
  waiting.length === 0 ? 'nobody decides' : waiting.map(decisionText).join('; ');
