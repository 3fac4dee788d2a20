import {
  type Bilingual,
  type Card,
  type Game,
  has,
  plainLabel,
  refOf,
  type Seat,
  type State,
  type View,
} from '@bojiste/kernel';
import { originalWar } from '@bojiste/original-war';
import { maps } from '@bojiste/original-war/maps/index';
import { attackValue, defenceOf, fullDefence, healthOf, protectedValue } from '@bojiste/original-war/rules/defence';
import { hasSlot, initiativeOf, slotCards } from '@bojiste/original-war/rules/initiative';
import { counterAt, inPlay, woundsOn } from '@bojiste/original-war/rules/lookup';
import { minesOf } from '@bojiste/original-war/rules/victory';
import { BATTLE_ROUNDS, COUNTER, FLAG, HAND_LIMIT, TALLY } from '@bojiste/original-war/types';
import { originalWarTold } from '../beats/games/original-war.ts';
import type { GameExtras } from './index.ts';

/** One card that is still to act in this round of a battle. */
export interface Slot {
  readonly card: number;
  readonly initiative: number;
  readonly waited: boolean;
  /** Among those of whom the next one is chosen. */
  readonly next: boolean;
}

/** What an attack would do to one of its targets. */
export interface Blow {
  readonly card: number;
  readonly attack: number;
  readonly defence: number;
  readonly full: number;
  readonly health: number;
  readonly blocking: boolean;
}

export interface BattleScene {
  readonly sector: number;
  readonly round: number;
  readonly rounds: number;
  readonly starter: number;
  readonly order: readonly Slot[];
  readonly attacker: number;
  readonly blows: readonly Blow[];
}

/** Everything in a battle lies open, so that the scene is the same for every viewer but for the handles. */
function scene(g: Game, s: State, { viewer }: Pick<View, 'viewer'>): BattleScene | undefined {
  const sector = s.tally[TALLY.sector];
  if (sector < 0) return undefined;
  const handles = s.handles[viewer < 0 ? s.seats.length : viewer];
  const handle = (card: Card): number => handles[card.id];
  const next = slotCards(g, s);
  const late = (card: Card): number => (has(card, FLAG.waited) ? 1 : 0);
  const order = s.cards
    .filter((card) => hasSlot(g, s, card))
    .sort((a, b) => late(a) - late(b) || initiativeOf(g, s, b) - initiativeOf(g, s, a))
    .map((card) => ({
      card: handle(card),
      initiative: initiativeOf(g, s, card),
      waited: has(card, FLAG.waited),
      next: next.includes(card),
    }));
  const attacker = s.cards.find((card) => refOf(card) === s.tally[TALLY.attacker] && inPlay(card)) ?? null;
  const aimed = attacker === null ? [] : s.cards.filter((card) => has(card, FLAG.targeted) && inPlay(card));
  return {
    sector,
    round: s.tally[TALLY.battleRound],
    rounds: BATTLE_ROUNDS,
    starter: s.tally[TALLY.starter],
    order,
    attacker: attacker === null ? 0 : handle(attacker),
    blows: attacker === null ? [] : aimed.map((card) => ({ card: handle(card), ...blow(g, s, attacker, card) })),
  };
}

function blow(g: Game, s: State, attacker: Card, card: Card): Omit<Blow, 'card'> {
  const share = counterAt(s, card, COUNTER.share);
  const value = share > 0 ? share : attackValue(g, s, attacker, card);
  return {
    attack: protectedValue(g, s, value, card),
    defence: defenceOf(g, s, card),
    full: fullDefence(g, s, card),
    health: healthOf(g, s, card) - woundsOn(s, card),
    blocking: has(card, FLAG.blocking),
  };
}

function usual(g: Game, s: State, card: Card): string | undefined {
  const { type } = g.defs[card.def].decl;
  const step = [...g.names.steps].find(([, id]) => id === s.phase)?.[0];
  if (type === 'sector' || (step === 'battle' && inPlay(card))) return 'fight';
  if (type === 'technology') return g.zones[card.zone].decl.name === 'research' ? 'work' : 'research';
  if (!inPlay(card)) return type === 'vehicle' ? 'make' : type === 'building' ? 'build' : undefined;
  if (has(card, FLAG.unfinished)) return 'work';
  return type === 'building' ? 'dismantle' : 'move';
}

/** The phase and what one has to pay with. */
function status(g: Game, s: State, seat: Seat): Bilingual | undefined {
  const step = g.turns.flat().find(({ id }) => id === s.phase)?.step;
  const stock = originalWarTold.heading?.(g, s, seat) ?? stockOf(s, seat);
  if (step === undefined || s.active !== seat) return undefined;
  return { cs: `${plainLabel(step.text, 'cs')} · ${stock.cs}`, en: `${plainLabel(step.text, 'en')} · ${stock.en}` };
}

/** A sector by its number and name: S5 is "sektor 5, Kráter". */
function sectorWord(g: Game, s: State, key: string): Bilingual | undefined {
  const zone = /^S\d+$/.test(key) ? g.zones.find(({ name }) => name === key) : undefined;
  if (zone === undefined) return undefined;
  const card = s.cards.find((one) => one.zone === zone.id && g.defs[one.def].decl.type === 'sector');
  const named = card === undefined ? null : g.defs[card.def].decl.names;
  const tail = (lang: 'cs' | 'en') => (named === null ? '' : `, ${named[lang]}`);
  return { cs: `Sektor ${key.slice(1)}${tail('cs')}`, en: `Sector ${key.slice(1)}${tail('en')}` };
}

function stockOf(s: State, seat: Seat): Bilingual {
  const [crates, oil, siberite] = s.seats[seat].resources;
  return {
    cs: `zásilky ${crates}, ropa ${oil}, siberit ${siberite}`,
    en: `crates ${crates}, oil ${oil}, siberite ${siberite}`,
  };
}

export const originalWarExtras: GameExtras = {
  def: originalWar,
  facts: {
    maps,
    // A number that stands for a kind: nothing to read.
    codes: ['weapon'],
    handLimit: HAND_LIMIT,
    roundLimit: originalWar.options.findIndex(({ name }) => name === 'roundLimit'),
  },
  told: originalWarTold,
  letters: {
    BA: { cs: 'bojová akce', en: 'battle action' },
    U: { cs: 'událost', en: 'event' },
    T: { cs: 'taktika', en: 'tactic' },
    R: { cs: 'reakce', en: 'reaction' },
  },
  status,
  score: { text: { cs: 'Siberitové doly', en: 'Siberite mines' }, of: minesOf },
  word: (g, s, _, key) => sectorWord(g, s, key),
  scene,
  usual,
};
