import { decidingSeat, moveCard, notesOf, setControl, viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { indexFindings } from '@bojiste/testing/invariants/invariants';
import { expect } from 'vitest';
import { type Table, table } from './kit.ts';

/** Both players have the same of everything in one sector: each acts with what is their own. */

const kinds = [
  'store',
  'shop',
  'lab',
  'bunk w1',
  'mill unfinished work3',
  'plant unfinished dismantling work2',
  'tank w1',
  'sol on:tank',
  'cargo',
  'crane',
  'drone unfinished work2',
  'wor',
  'wor2',
  'mec',
  'sci',
  'ape',
  'tiger',
];

const rich = { A: [20, 20, 20], B: [20, 20, 20] };

function both(step: string): Table {
  const at = { S1: ['A', 'B'].flatMap((seat) => kinds.map((kind) => `${seat} ${kind}`)) };
  return table({ step, at, stock: rich, hand: { A: ['ware'], B: ['ware'] } });
}

/** Acts of the menu with the seats whose cards they are done with; a sector is nobody's. */
function actors(t: Table): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  for (const { key, card } of notesOf(t.g, t.s, decidingSeat(t.g, t.s))) {
    const [act = ''] = key.split(' ');
    const seat = t.s.cards[card]?.control ?? -1;
    if (seat >= 0) out.set(act, (out.get(act) ?? new Set()).add(seat === 0 ? 'A' : 'B'));
  }
  return out;
}

const own = (...acts: string[]) => new Map(acts.map((act) => [act, new Set(['A'])]));

rule(['OW-BUILD-01', 'OW-BUILD-12', 'OW-REPAIR-01'], 'nobody builds, works or repairs with the cards of others', () => {
  expect(actors(both('construction'))).toEqual(own('build', 'work', 'workAll', 'repair', 'dismantle'));
});

rule(['OW-MOVE-01', 'OW-MOVE-12', 'OW-GATHER-01'], 'nobody moves, boards or gets out with the cards of others', () => {
  expect(actors(both('movement'))).toEqual(own('move', 'gather', 'board', 'leave'));
});

const home = { S1: ['A store', 'A wor'], S8: ['B store', 'B wor'] };

rule(['OW-PREP-09', 'OW-RULING-14'], 'a name that another player has in play keeps nobody out', () => {
  const t = table({
    active: 'B',
    people: 4,
    deck: { B: ['tank'] },
    at: { S1: ['A store', 'A wor'], S8: ['B store', 'B gorkij-mechanik-burlak'] },
    reinforcements: { A: ['gorkij-zabijak-burlak'] },
  }).endRound();
  expect(t.where('gorkij-zabijak-burlak')).toBe('S1');
});

rule(['OW-PREP-08', 'OW-RULING-20'], 'reinforcements come to finished storehouses only, and all see who comes', () => {
  const coming = { active: 'B', people: 9, deck: { B: ['tank'] }, reinforcements: { A: ['sol'] } };
  const at = { S1: ['A store unfinished work3', 'A wor'], S3: ['A store'], S8: home.S8 };
  expect(
    table({ ...coming, at })
      .endRound()
      .where('sol'),
  ).toBe('S3');
  const stores = { S1: ['A store', 'A wor'], S3: ['A store'], S4: ['B store', 'B wor'], S7: ['C store', 'C wor'] };
  const two = table({ ...coming, active: 'C', deck: { C: ['tank'] }, seats: 3, at: stores });
  two.until((t) => t.step === 'reinforcement' && t.sectors().length === 2);
  for (const seat of [0, 1, 2])
    expect(
      viewOf(two.g, two.s, seat).cards.map(({ key }) => key),
      `seat ${seat}`,
    ).toContain('sol');
});

rule('OW-GATHER-07', 'an order to gather takes those who bring most, and nobody who would bring nothing more', () => {
  const offered = (...people: string[]) =>
    table({ at: { ...home, S5: people }, step: 'movement' })
      .acts()
      .includes('gatherAll');
  expect(offered('A sol', 'A wor2')).toBe(true);
  // The cargo vehicle alone brings all there is: no order for several.
  expect(offered('A sol', 'A wor2', 'A cargo')).toBe(false);
  expect(offered('A cargo', 'A sol', 'A wor2')).toBe(false);
});

rule('OW-RULING-50', 'everybody aboard must be ready, also who is not needed', () => {
  const crewed = (second: string) =>
    table({
      step: 'movement',
      at: { ...home, S2: ['A looter-wagon', 'A mec on:looter-wagon', `A mec2${second} on:looter-wagon`] },
      stock: { A: [0, 5, 0] },
    });
  expect(crewed('').can('move', 'looter-wagon')).toBe(true);
  expect(crewed(' exhausted').can('move', 'looter-wagon')).toBe(false);
});

rule(['OW-RULING-82', 'OW-RULING-100'], 'a captured vehicle leaves with its owner, and who sat in it gets out', () => {
  const t = table({
    step: 'movement',
    seats: 3,
    people: 12,
    active: 'C',
    at: { S1: ['A store', 'A wor', 'C tank', 'A sol on:tank'], S4: ['B store', 'B wor'], S2: ['C mine'] },
  });
  setControl(t.g, t.s, t.card('C tank'), 0);
  t.endRound();
  expect([t.s.seats[2].out, t.where('C tank'), t.where('sol'), t.card('sol').host]).toEqual([1, 'outC', 'S1', -1]);
});

rule(
  ['OW-UPGR-01', 'OW-BUILD-01'],
  'an upgrade goes onto an own building only, though another stands beside it',
  () => {
    const rich = { A: [20, 20, 20] };
    const upgrading = (owner: string) =>
      table({
        at: { S1: ['A store', 'A wor', `${owner} workshop`], S8: home.S8 },
        hand: { A: ['factory'] },
        stock: rich,
      });
    expect(upgrading('A').can('build', 'factory')).toBe(true);
    expect(upgrading('B').can('build', 'factory')).toBe(false);
  },
);

rule(['OW-KEY-11', 'OW-RULING-108'], 'what is left of the points of a skilful one goes to jobs within reach', () => {
  const spread = (sector: string) => {
    const at: Record<string, string[]> = { S1: ['A store', 'A shariff', 'A shop unfinished work1'], S8: home.S8 };
    at[sector] = [...(at[sector] ?? []), 'A store', 'A lab unfinished work3'];
    return table({ at }).act('work', 'shop').offered();
  };
  expect(spread('S1')).toContain('A lab');
  expect(spread('S3')).not.toContain('A lab');
});

rule(
  ['OW-CREW-01', 'OW-CTRL-01'],
  'what a vehicle does by itself ends with its crew, whatever takes the crew away',
  () => {
    for (const zone of ['discard', 'out', 'hand']) {
      const t = table({ step: 'movement', at: { ...home, S2: ['A ar-truck', 'A sol on:ar-truck'] } });
      moveCard(t.g, t.s, t.card('sol'), t.g.zoneOf(zone, 0));
      expect([zone, indexFindings(t.g, t.s)]).toEqual([zone, []]);
      expect(t.can('move', 'ar-truck')).toBe(false);
    }
  },
);
