import {
  type Bilingual,
  type Card,
  type Decision,
  type Game,
  type Handle,
  has,
  plainLabel,
  refOf,
  type Seat,
  type State,
  scopeReader,
  type View,
  type ZoneId,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { originalWar } from '@bojiste/original-war';
import { coach } from '@bojiste/original-war/ai/coach';
import { maps } from '@bojiste/original-war/maps/index';
import { profiles } from '@bojiste/original-war/options';
import { counterAt, inPlay, standing, woundsOn } from '@bojiste/original-war/reads/lookup';
import { attackValue, defenceOf, fullDefence, healthOf, protectedValue } from '@bojiste/original-war/rules/defence';
import { hasSlot, initiativeOf, slotCards } from '@bojiste/original-war/rules/initiative';
import { minesOf } from '@bojiste/original-war/rules/victory';
import { BATTLE_ROUNDS, BATTLE_SLOT, COUNTER, FLAG, HAND_LIMIT, TALLY } from '@bojiste/original-war/types';
import { abilityWord } from '../ability-words.ts';
import { originalWarTold } from '../beats/games/original-war.ts';
import { shortName, stockOf } from '../beats/games/original-war-names.ts';
import type { GameExtras } from './index.ts';
import { asking } from './original-war-asks.ts';
import { windowWords } from './original-war-windows.ts';

/** One card that is still to act in this round of a battle. */
export interface Slot {
  readonly card: Handle;
  readonly initiative: number;
  readonly waited: boolean;
  /** Among those of whom the next one is chosen. */
  readonly next: boolean;
}

/** What an attack would do to one of its targets. */
export interface Blow {
  readonly card: Handle;
  readonly attack: number;
  readonly defence: number;
  readonly full: number;
  readonly health: number;
  readonly blocking: boolean;
}

export interface BattleScene {
  readonly sector: ZoneId;
  readonly round: number;
  readonly rounds: number;
  readonly starter: Seat;
  readonly order: readonly Slot[];
  readonly attacker: Handle;
  readonly blows: readonly Blow[];
}

/** Everything in a battle lies open, so that the scene is the same for every viewer but for the handles. */
function scene(g: Game, s: State, { viewer }: Pick<View, 'viewer'>): BattleScene | undefined {
  const sector = sure(s.tally[TALLY.sector]);
  if (sector < 0) return undefined;
  const handles = sure(s.handles[viewer < 0 ? s.seats.length : viewer]);
  const handle = (card: Card): number => sure(handles[card.id]);
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
    round: sure(s.tally[TALLY.battleRound]),
    rounds: BATTLE_ROUNDS,
    starter: sure(s.tally[TALLY.starter]),
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
  const { type } = sure(g.defs[card.def]).decl;
  const step = [...g.names.steps].find(([, id]) => id === s.phase)?.[0];
  if (type === 'sector' || (step === 'battle' && inPlay(card))) return 'fight';
  if (type === 'technology') return sure(g.zones[card.zone]).decl.name === 'research' ? 'work' : 'research';
  if (!inPlay(card)) return type === 'vehicle' ? 'make' : type === 'building' ? 'build' : undefined;
  if (has(card, FLAG.unfinished)) return 'work';
  return type === 'building' ? 'dismantle' : 'move';
}

/** The phase and what one has to pay with. */
function status(g: Game, s: State, seat: Seat): Bilingual | undefined {
  const step = g.turns.flat().find(({ id }) => id === s.phase)?.step;
  const stock = stockOf(s, seat);
  if (step === undefined || s.active !== seat) return undefined;
  return { cs: `${plainLabel(step.text, 'cs')} · ${stock.cs}`, en: `${plainLabel(step.text, 'en')} · ${stock.en}` };
}

/** A sector by its number and name: S5 is "sektor 5, Kráter". */
function sectorWord(g: Game, s: State, key: string): Bilingual | undefined {
  const zone = /^S\d+$/.test(key) ? g.zones.find(({ name }) => name === key) : undefined;
  if (zone === undefined) return undefined;
  const card = s.cards.find((one) => one.zone === zone.id && sure(g.defs[one.def]).decl.type === 'sector');
  const named = card === undefined ? null : sure(g.defs[card.def]).decl.names;
  const tail = (lang: 'cs' | 'en') => (named === null ? '' : `, ${named[lang]}`);
  return { cs: `Sektor ${key.slice(1)}${tail('cs')}`, en: `Sector ${key.slice(1)}${tail('en')}` };
}

const slotNow = scopeReader(BATTLE_SLOT);

/** Questions of a card in battle, which do not say whose turn it is: who acts, who attacks. */
const ACTING: ReadonlySet<string> = new Set(['ask.mode', 'ask.target', 'ask.second', 'ask.share', 'ask.action']);

function title(g: Game, s: State, { why, seat }: Decision): Bilingual | undefined {
  const ref = ACTING.has(why.key) ? slotNow.get(g, s, 'actor') : -1;
  const actor = standing(s, ref);
  if (actor === null || actor.control !== seat) return undefined;
  const { cs, en } = shortName(sure(g.defs[actor.def]).decl);
  const acts = why.key === 'ask.mode' || why.key === 'ask.action';
  return acts ? { cs: `Na řadě: ${cs}`, en: `Acting: ${en}` } : { cs: `Útočí ${cs}`, en: `${en} attacks` };
}

export const originalWarExtras: GameExtras = {
  def: originalWar,
  coach,
  facts: {
    maps,
    profiles,
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
  title,
  score: { text: { cs: 'Siberitové doly', en: 'Siberite mines' }, of: minesOf },
  window: windowWords,
  ...asking,
  asking: {
    cs: 'Na reakce se ptáme vždy; v cizím boji se na událost, taktiku nebo schopnost, kterou jste už několikrát odmítli, ptáme znovu až v dalším kole boje.',
    en: 'Reactions always ask; in another player’s battle, an event, tactic or ability that you have already declined a few times asks again only in the next round of the battle.',
  },
  word: (g, s, { why }, key) => (why.key === 'ask.ability' ? abilityWord(g, key) : undefined) ?? sectorWord(g, s, key),
  answers: {
    'ask.animals': {
      yes: { cs: 'Bojovat i se zvířaty', en: 'Fight the animals too' },
      no: { cs: 'Nechat zvířata být', en: 'Leave the animals alone' },
    },
    'ask.intercept': {
      yes: { cs: 'Vyvolat boj', en: 'Start a battle' },
      no: { cs: 'Nechat projít', en: 'Let them pass' },
    },
    'ask.usualTeam': {
      yes: { cs: 'Nastoupit s prvními lidmi ze seznamu', en: 'Start with the first people of the list' },
      no: { cs: 'Vybrat lidi jednotlivě', en: 'Choose the people one by one' },
    },
  },
  scene,
  usual,
};
