import { type CardDecl, statOf, tagsOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { originalWar } from '../index.ts';
import { STAT } from '../types.ts';
import { battle, type Table, table } from './kit.ts';

/** Na koho schopnosti dosáhnou: own or enemy cards, this sector or any, in the battle or outside it. */

const WITNESSES = [
  ...['sol', 'wor', 'mec', 'sci', 'ape', 'gladkov', 'makise', 'grant', 'gnevko', 'bergkamp'],
  ...['tank', 'drone', 'remo', 'crane', 'cargo', 'laser-tank', 'us-gatling', 'ru-rocket-launcher', 'rocket-gun'],
  ...['hovercraft', 'heavy-tracked', 'ar-flamer', 'store', 'shop', 'lab', 'plant', 'bunk', 'tower', 'mine', 'rig'],
];

/** All values of a player's cards in a sector, by key. */
function valuesAt(t: Table, seat: string, sector: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const card of t.s.cards) {
    const { key } = t.g.defs[card.def].decl;
    if (t.label(card) !== `${seat} ${key}` || t.g.zones[card.zone].name !== sector || !WITNESSES.includes(key))
      continue;
    out[key] = [...Object.values(STAT).map((stat) => statOf(t.g, t.s, card, stat)), tagsOf(t.g, t.s, card)].join();
  }
  return out;
}

const changed = (now: Record<string, string>, before: Record<string, string>): string[] =>
  Object.keys(before).filter((key) => now[key] !== before[key]);

const all = (seat: string, keys = WITNESSES): string[] => keys.map((key) => `${seat} ${key}`);
/** One of each kind is enough where no attack type is spoken of. */
const FEW = ['sol', 'wor', 'sci', 'ape', 'tank', 'crane', 'shop', 'tower'];
const ofType = (...types: string[]): CardDecl[] => originalWar.cards.filter((card) => types.includes(card.type));

rule(['OW-TECHC-05', 'OW-ABIL-02'], 'a technology changes nothing on cards of players who do not have it', () => {
  const at = { S3: all('A'), S6: all('B') };
  const plain = table({ at });
  const [own, foreign] = [valuesAt(plain, 'A', 'S3'), valuesAt(plain, 'B', 'S6')];
  const reachFoes: string[] = [];
  let useful = 0;
  for (const { key } of ofType('technology')) {
    const t = table({ at, researched: { A: [key] } });
    if (changed(valuesAt(t, 'B', 'S6'), foreign).length > 0) reachFoes.push(key);
    if (changed(valuesAt(t, 'A', 'S3'), own).length > 0) useful++;
  }
  expect(reachFoes).toEqual([]);
  expect(useful).toBeGreaterThan(20);
});

/** Standing abilities that speak of more than the card itself could reach too far. */
const standing = (card: CardDecl): boolean => card.abilities.some((ability) => ability.kind === 'always');

rule('OW-ABIL-02', 'what a card gives in its sector it gives nobody elsewhere, and no enemy unless it says so', () => {
  const at = (key: string) => ({ S3: all('A', FEW), S4: [`A ${key}`, ...all('B', FEW)], S6: all('B', FEW) });
  const seen = (t: Table) => [valuesAt(t, 'A', 'S3'), valuesAt(t, 'B', 'S4'), valuesAt(t, 'B', 'S6')];
  const plain = seen(table({ at: at('oil-plant') }));
  const reached: string[][] = [[], [], []];
  for (const card of ofType('character', 'vehicle', 'building').filter(standing)) {
    if (WITNESSES.includes(card.key)) continue;
    for (const [i, values] of seen(table({ at: at(card.key) })).entries())
      if (changed(values, plain[i]).length > 0) reached[i].push(card.key);
  }
  expect(reached).toEqual([[], ['listening-post', 'signal-jammer'], []]);
});

// ---- command lines ----------------------------------------------------------------------------------------------------

const ATTACK = ['attackPeople', 'attackVehicles', 'attackBuildings'] as const;
const attackOf = (t: Table, label: string): number[] => ATTACK.map((stat) => t.stat(label, stat));

/** Cards with a command line of this family, and its number. */
const lines = (family: string): (readonly [card: string, line: string, n: number])[] =>
  originalWar.cards.flatMap((card) =>
    card.abilities.flatMap(({ key }) =>
      key.startsWith(`${family}-`) && /^\d+$/.test(key.slice(family.length + 1))
        ? [[card.key, key, Number(key.slice(family.length + 1))] as const]
        : [],
    ),
  );

/** A battle with a bit of everything on both sides, and the same outside; A plays the event of the card. */
function withEvent(card: string, line: string): Table {
  const some = (seat: string, n = '') => [
    `${seat} sol${n}`,
    `${seat} tank`,
    `${seat} wor${n} on:tank`,
    `${seat} crane`,
  ];
  return battle([...some('A'), ...some('B')], {
    hand: { A: [card] },
    at: { S3: ['A sol2', 'A drone'], S6: ['B sol2', 'B drone'] },
  })
    .until((t) => t.keys().some((key) => key.startsWith(line)))
    .pick(`${line} ${card}`);
}
const OUTSIDE = ['sol2', 'drone', 'B sol2', 'B drone'];

function checkEvents(family: string, see: (t: Table) => number[], by: (n: number) => number[]): void {
  const before = see(withoutEvent());
  for (const [card, line, n] of lines(family)) {
    const t = withEvent(card, line);
    expect(
      see(t).map((value, i) => value - before[i]),
      card,
    ).toEqual(by(n));
  }
  expect(lines(family).length).toBeGreaterThan(0);
}
const withoutEvent = (): Table =>
  battle(['A sol', 'A tank', 'A wor on:tank', 'A crane', 'B sol', 'B tank', 'B wor on:tank', 'B crane'], {
    at: { S3: ['A sol2', 'A drone'], S6: ['B sol2', 'B drone'] },
  });

const attacks =
  (...labels: string[]) =>
  (t: Table) =>
    labels.flatMap((label) => attackOf(t, label));
const values =
  (stat: keyof typeof STAT, ...labels: string[]) =>
  (t: Table) =>
    labels.map((label) => t.stat(label, stat));
const none = (count: number): number[] => new Array<number>(count).fill(0);

rule(['OW-EVENT-02', 'OW-SPEC-03'], 'a barrage helps own vehicles in the battle, with all their values', () => {
  checkEvents('u-barrage', attacks('tank', 'sol', 'B tank', ...OUTSIDE), (n) => [n, n, n, ...none(18)]);
  checkEvents('u-barrage', values('special', 'crane', 'B crane'), (n) => [n, 0]);
});
rule('OW-EVENT-02', 'a volley helps own characters in the battle', () => {
  checkEvents('u-volley', attacks('sol', 'tank', 'B sol', ...OUTSIDE), (n) => [n, n, n, ...none(18)]);
});
rule('OW-EVENT-02', 'entrenching helps own characters in the battle', () => {
  checkEvents('u-entrench', values('defence', 'sol', 'tank', 'B sol', ...OUTSIDE), (n) => [n, ...none(6)]);
});
rule('OW-EVENT-02', 'interference hinders enemy vehicles in the battle', () => {
  const before = attackOf(withoutEvent(), 'B tank');
  for (const [card, line, n] of lines('u-interference')) {
    const t = withEvent(card, line);
    expect(attackOf(t, 'B tank')).toEqual(before.map((value) => Math.max(0, value - n)));
    expect(attacks('tank', 'B sol', 'drone', 'B drone')(t)).toEqual(
      attacks('tank', 'B sol', 'drone', 'B drone')(withoutEvent()),
    );
  }
});
rule('OW-EVENT-02', 'a charge makes own cards in the battle faster, fog makes enemy ones slower', () => {
  const speeds = values('speed', 'sol', 'tank', 'B sol', 'B tank', ...OUTSIDE);
  checkEvents('u-charge', speeds, (n) => [n, n, ...none(6)]);
  checkEvents('u-fog', speeds, (n) => [0, 0, -n, -n, ...none(4)]);
});

// ---- single cards -------------------------------------------------------------------------------------------------------

rule('OW-ABIL-04', 'a teleport sends who stands beside it, and nobody else', () => {
  const t = table({ at: { S1: ['A teleport', 'A sol'], S3: ['A sol2'], S8: ['B store'] } }).act('teleport', 'teleport');
  expect(t.offered()).toEqual([]);
  t.pick('S6');
  expect([t.where('sol'), t.where('sol2')]).toEqual(['S6', 'S3']);
});

rule('OW-APE-01', "the opponent's knowledge of ape-men sets none of mine to work", () => {
  const at = { S1: ['A store', 'A lab unfinished work3', 'A ape'], S8: ['B store'] };
  expect(table({ at, researched: { B: ['ape-psychology'] } }).can('work', 'lab')).toBe(false);
  expect(table({ at, researched: { A: ['ape-psychology'] } }).can('work', 'lab')).toBe(true);
});

rule('OW-ABIL-03', 'the phoenix readies an own vehicle only', () => {
  const t = battle(
    ['A phoenix exhausted', 'A drone exhausted weakB5', 'B sol', 'B tank exhausted', 'B wor on:tank exhausted'],
    { active: 'B' },
  );
  t.attack('drone').resolve();
  expect([t.where('drone'), t.has('phoenix', 'exhausted'), t.has('B tank', 'exhausted')]).toEqual([
    'discardA',
    false,
    true,
  ]);
});
