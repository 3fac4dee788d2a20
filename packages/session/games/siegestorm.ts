import {
  type Bilingual,
  type Card,
  type Game,
  type Handle,
  plainLabel,
  type Seat,
  SPECTATOR,
  type State,
  statOf,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { siegestorm } from '@bojiste/siegestorm';
import { coach } from '@bojiste/siegestorm/ai/coach';
import { an, defenderOf, dn, strengthAgainst, strengthOf } from '@bojiste/siegestorm/reads/lookup';
import { bossOf, facing, isBoss, spotOf } from '@bojiste/siegestorm/rules/battlefield';
import { LIMIT, POS, RES, STAT } from '@bojiste/siegestorm/types';
import { siegestormTold } from '../beats/games/siegestorm.ts';
import type { GameExtras } from './index.ts';

/** A strike against one opponent: attack number less the defender's defence, and what may be ignored of it. */
export interface Blow {
  readonly seat: Seat;
  /** Handle, 0 where nobody defends. */
  readonly defender: Handle;
  readonly dn: number;
  readonly strength: number;
  /** Against cards on the board. */
  readonly againstCards: number;
}

export interface StrikeScene {
  /** Handle of the monster in the striking slot. */
  readonly card: Handle;
  readonly an: number;
  readonly pierce: number;
  readonly blows: readonly Blow[];
}

const inSlot = (g: Game, card: Card): boolean => spotOf(g, card.zone)?.pos === POS.strike;

/** Armies and boards are open, so that everybody may know this sum. */
function strikeOf(g: Game, s: State, card: Card, at: number): StrikeScene {
  const handle = (one: Card | null): number => (one === null ? 0 : sure(sure(s.handles[at])[one.id]));
  const side = spotOf(g, card.zone)?.side ?? 0;
  const players = s.seats.flatMap((_, seat) => (seat === bossOf(s) ? [] : [{ seat, side: 0 }]));
  const foes = isBoss(s, card.control) ? players : [facing(s, card.control, side)];
  return {
    card: handle(card),
    an: an(g, s, card),
    pierce: statOf(g, s, card, STAT.pierce),
    blows: foes.map((foe) => {
      const defender = defenderOf(g, s, foe.seat, foe.side);
      const strength = strengthOf(g, s, card, foe.seat, foe.side);
      return {
        seat: foe.seat,
        defender: handle(defender),
        dn: defender === null ? 0 : dn(g, s, defender),
        strength,
        againstCards: strengthAgainst(g, s, card, strength),
      };
    }),
  };
}

const WORDS: Readonly<Record<string, Bilingual>> = {
  keep: { cs: 'ponechat obě karty', en: 'keep both cards' },
  left: { cs: 'levá armáda', en: 'left army' },
  right: { cs: 'pravá armáda', en: 'right army' },
  player: { cs: 'protivník: balíček zdrojů', en: 'the opponent: resource deck' },
};

const SPACE = /^([A-D])x?(1|2|3|-front|-strike)$/;
const LAND = /^land[A-D]?$/;
const POSITIONS: Readonly<Record<string, Bilingual>> = {
  '1': { cs: 'nasazení', en: 'deploy' },
  '2': { cs: 'střed', en: 'middle' },
  '3': { cs: 'čelo', en: 'foremost' },
  '-front': { cs: 'fronta', en: 'front' },
  '-strike': { cs: 'úder', en: 'strike' },
};

/** A space by its name: `B-front`, `B2`, `land`. */
function place(name: string): Bilingual | undefined {
  if (LAND.test(name)) return { cs: 'země nikoho', en: "no man's land" };
  const space = SPACE.exec(name);
  if (space === null) return undefined;
  return POSITIONS[sure(space[2])];
}

/** For tables in words. */
const SPACES = [...'ABCD'].flatMap((seat) =>
  Object.keys(POSITIONS).flatMap((position) => [`${seat}${position}`, `${seat}x${position}`]),
);
const PLACES = Object.fromEntries([...SPACES, 'land', 'landB', 'landC', 'landD'].map((name) => [name, place(name)]));

/** Spaces, sides and exchanged cards by their names. */
function word(key: string): Bilingual | undefined {
  const space = place(key);
  if (space !== undefined) return space;
  if (WORDS[key] !== undefined) return WORDS[key];
  const cards = key.split('+').map((one) => siegestorm.cards.find((card) => card.key === one)?.names);
  if (cards.some((names) => names === undefined)) return undefined;
  const list = (lang: 'cs' | 'en') => cards.map((names) => names?.[lang]).join(' + ');
  return { cs: list('cs'), en: list('en') };
}

/** The step, what is left to draw from, and what there is to pay with. */
function status(g: Game, s: State, seat: Seat): Bilingual | undefined {
  const step = g.turns.flat().find(({ id }) => id === s.phase)?.step;
  if (step === undefined || s.active !== seat) return undefined;
  const deck = sure(s.zones[g.zoneOf('deck', seat)]).length;
  const hand = sure(s.zones[g.zoneOf('hand', seat)]).length;
  return {
    cs: `${plainLabel(step.text, 'cs')} · karty v ruce ${hand}, zdroje ${deck}`,
    en: `${plainLabel(step.text, 'en')} · hand ${hand}, resource deck ${deck}`,
  };
}

export const siegestormExtras: GameExtras = {
  def: siegestorm,
  coach,
  facts: { limits: LIMIT, places: PLACES },
  piles: ['deck'],
  word: (_, __, ___, key) => word(key),
  answers: {
    'ask.agree': {
      yes: { cs: 'Souhlasit s návrhem', en: 'Agree with the proposal' },
      no: { cs: 'Nesouhlasit: rozhodne první hráč', en: 'Disagree: the first player decides' },
    },
    'ask.agreeTie': {
      yes: { cs: 'Souhlasit s návrhem', en: 'Agree with the proposal' },
      no: { cs: 'Nesouhlasit: spoluhráč rozhodne znovu, sám', en: 'Disagree: your partner decides anew, alone' },
    },
  },
  window: () => ({
    title: { cs: 'Reakce', en: 'Reaction' },
    why: { cs: 'Zareagovat na to?', en: 'React to it?' },
    pass: { cs: 'Nereagovat: provede se to', en: 'Don’t react: it takes effect' },
  }),
  status,
  score: {
    text: { cs: 'Karty ve zdrojích', en: 'Cards in the resource deck' },
    of: (g, s, seat) =>
      isBoss(s, seat) ? sure(sure(s.seats[seat]).resources[RES.lives]) : sure(s.zones[g.zoneOf('deck', seat)]).length,
  },
  told: siegestormTold,
  scene(g, s, view): StrikeScene | undefined {
    const striker = s.cards.find((card) => inSlot(g, card));
    const at = view.viewer === SPECTATOR ? s.seats.length : view.viewer;
    return striker === undefined ? undefined : strikeOf(g, s, striker, at);
  },
};
