import { expect, test } from 'vitest';
import { skirmish } from '../../skirmish/index.ts';

/** Skirmish is the kernel's proof only as long as it says everything the language can say. */

const WANTED: Readonly<Record<string, readonly string[]>> = {
  k: [
    // values
    'self it cause var host link tally the item calc',
    'you foe active nobody controller owner event',
    'placeOf zone',
    'stat printed counter resource count sum distance math option',
    // questions
    'compare same some is not all any during turnOf could may inScope cancelled',
    'kind tag name has flag by ownedBy ref near test',
    'free',
    // queries
    'cards places seats words values best board zones set attached one top',
    // effects
    'seq together if let collect each repeat loop stop ask modes scope end call window announce use cancel flush',
    'lasts later pay amend drop step verb playCard turn native nothing',
    // changes
    'grant copy mute rule',
  ].flatMap((line) => line.split(' ')),
  ask: ['pick', 'place', 'number', 'yesno', 'order', 'split'],
  op: ['add', 'sub', 'mul', 'divUp', 'divDown', 'min', 'max', 'eq', 'ne', 'lt', 'le', 'gt', 'ge'],
  mode: ['allow', 'forbid', 'oblige'],
  kind: ['always', 'on', 'instead', 'respond', 'act', 'play'],
  close: ['allPass', 'onceEach', 'alternate'],
  order: ['fromActive', 'fromYou', 'othersFromYou', 'foes'],
  about: ['item', 'rows'],
  which: ['all', 'others', 'foes'],
  per: ['turn', 'step', 'game'],
  until: ['ever', 'turn', 'step', 'source'],
  at: ['start', 'end'],
};

function collect(node: unknown, found: Map<string, Set<string>>): void {
  if (Array.isArray(node)) for (const part of node) collect(part, found);
  else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'string') {
        const set = found.get(name) ?? new Set<string>();
        found.set(name, set.add(value));
      } else collect(value, found);
    }
  }
}

test('every kind of node, question, window and price is used', () => {
  const found = new Map<string, Set<string>>();
  const { cards, procs, acts, turns, abilities } = skirmish;
  collect({ cards, procs, acts, turns, abilities }, found);
  const missing = Object.entries(WANTED).flatMap(([name, values]) =>
    values.filter((value) => !found.get(name)?.has(value)).map((value) => `${name}: ${value}`),
  );
  expect(missing).toEqual([]);
});
