import {
  type CompiledAbility,
  type Game,
  idOf,
  makeRow,
  type Row,
  refOf,
  type Seat,
  type State,
  statOf,
} from '@bojiste/kernel';
import { replacements } from '@bojiste/kernel/run/rows';
import { collectTriggers } from '@bojiste/kernel/run/triggers';
import { servedBy } from '@bojiste/kernel/run/yours';
import { currentDef, rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { cardAt, game, offers, table } from './kit.ts';

/**
 * Whatever an ability of the pool does for its controller it does for the partner, and never for the boss. Generated:
 * every card of the players' pool stands in one army, and the deeds and cards of both partners are compared.
 */

const FILL = 'm0/5/5';
const PLAYERS: readonly Seat[] = [0, 1];
const BOSS: Seat = 2;
const letters = 'ABC';

/** The card in the middle of one army, the same company all round. */
function company(key: string, holder: Seat): State {
  const side = (seat: Seat) => ({
    army: [FILL, seat === holder ? key : FILL, FILL],
    front: FILL,
    loss: [FILL],
    hand: [FILL, FILL, FILL],
  });
  return table({ mode: 'coop', A: side(0), B: side(1), boss: { army: ['b-an5', 'b-an5', 'b-an5'], front: 'b-an5' } });
}

const standing = (g: Game, key: string): CompiledAbility[] =>
  g
    .cardDef(key)
    .abilities.map((id) => g.abilities[id])
    .filter(({ ability }) => ['always', 'on', 'instead'].includes(ability.kind));

const pool = (g: Game): string[] =>
  currentDef('siegestorm')
    .cards.map(({ key }) => key)
    .filter((key) => g.cardDef(key).decl.facts?.pool !== undefined && standing(g, key).length > 0);

const statsAt = (g: Game, s: State, space: string): number[] => {
  const card = cardAt(s, space);
  return card === null ? [] : g.def.stats.map((_, stat) => statOf(g, s, card, stat));
};

/** A deed of this seat with its foremost monster, as the ability's event. */
function deedOf(s: State, ability: CompiledAbility, seat: Seat): Row {
  const card = cardAt(s, `${letters[seat]}3`);
  if (card === null) throw new Error('no monster to do it with');
  const struck = aboutEnemies(ability) ? cardAt(s, seat === BOSS ? 'A2' : 'C2') : card;
  if (struck === null) throw new Error('nobody to do it to');
  return makeRow(ability.pattern?.event ?? -1, refOf(struck), refOf(card), seat, 1, struck.zone, -1, 0, 0);
}

const aboutEnemies = ({ ability }: CompiledAbility): boolean =>
  'event' in ability && ability.event?.subject?.some((f) => f.k === 'test' && f.if.k === 'calc') === true;

/** Does it wait for what the opponent does? */
const aboutFoe = ({ ability }: CompiledAbility): boolean =>
  'event' in ability && ability.event?.if?.k === 'same' && ability.event.if.b.k === 'foe';

const aboutItself = ({ ability }: CompiledAbility): boolean =>
  'event' in ability && ability.event?.subject?.some((f) => f.k === 'ref' && f.ref.k === 'self') === true;

function served(g: Game, s: State, ability: CompiledAbility, row: Row): Seat[] {
  if (ability.ability.kind === 'instead') {
    const found = replacements(g, s, row, []).filter((packed) => packed >>> 12 === ability.id);
    return found.map((packed) => servedBy(g, s, ability.pattern, s.cards[idOf(packed)].control, row));
  }
  collectTriggers(g, s, row);
  return s.triggers.filter(([id]) => id === ability.id).map(([, , you]) => you);
}

rule(['SS-COOP-04', 'SS-COOP-05'], 'standing abilities touch the cards of both partners alike', () => {
  const g = game();
  const cards = pool(g).filter((key) => standing(g, key).some(({ ability }) => ability.kind === 'always'));
  expect(cards.length).toBeGreaterThan(15);
  for (const key of cards) {
    for (const holder of PLAYERS) {
      const s = company(key, holder);
      for (const place of ['1', '3', '-front'])
        expect([key, holder, place, statsAt(g, s, `A${place}`)]).toEqual([
          key,
          holder,
          place,
          statsAt(g, s, `B${place}`),
        ]);
    }
  }
});

rule(
  ['SS-COOP-05', 'SS-RULING-91'],
  "a partner's deed sets abilities off and is served by them, the boss's is not",
  () => {
    const g = game();
    let waiting = 0;
    for (const key of pool(g)) {
      for (const ability of standing(g, key)) {
        // What the opponent does is no deed of a partner.
        if (ability.pattern === null || aboutItself(ability) || aboutFoe(ability)) continue;
        waiting++;
        for (const holder of PLAYERS) {
          for (const seat of PLAYERS) {
            const s = company(key, holder);
            expect([key, holder, seat, served(g, s, ability, deedOf(s, ability, seat))]).toEqual([
              key,
              holder,
              seat,
              [seat],
            ]);
          }
          const s = company(key, holder);
          expect([key, served(g, s, ability, deedOf(s, ability, BOSS))]).toEqual([key, []]);
        }
      }
    }
    expect(waiting).toBeGreaterThan(15);
  },
);

rule('SS-COOP-06', 'whatever a partner may activate the other may activate too', () => {
  const g = game();
  let offered = 0;
  for (const key of currentDef('siegestorm').cards.map((card) => card.key)) {
    if (g.cardDef(key).decl.facts?.pool === undefined) continue;
    for (const holder of PLAYERS) {
      const s = company(key, holder);
      const [own, other] = PLAYERS.map((seat) => offers(s, `activate ${letters[holder]}2`, seat));
      expect([key, holder, own]).toEqual([key, holder, other]);
      if (own) offered++;
    }
  }
  expect(offered).toBeGreaterThan(10);
});
