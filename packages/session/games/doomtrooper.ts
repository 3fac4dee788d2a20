import { doomtrooper } from '@bojiste/doomtrooper';
import { profiles } from '@bojiste/doomtrooper/options';
import { resultOf, strikesFirst } from '@bojiste/doomtrooper/rules/attacking';
import { combatNow } from '@bojiste/doomtrooper/rules/lookup';
import { type CombatVar, HAND_SIZE, REGULAR_ACTIONS, RES, STAT } from '@bojiste/doomtrooper/types';
import {
  type Bilingual,
  type Card,
  explainStat,
  type Game,
  goingOn,
  idOf,
  live,
  plainLabel,
  refOf,
  type State,
  type View,
} from '@bojiste/kernel';
import { doomtrooperTold } from '../beats/games/doomtrooper.ts';
import { matters } from './doomtrooper-asks.ts';
import { windowWords } from './doomtrooper-windows.ts';
import type { GameExtras } from './index.ts';

/** A term of a sum, with the card it comes from where the viewer knows it. */
export interface Term {
  readonly name: Bilingual | null;
  readonly key: string | null;
  /** '' for what rounding and bounds take or add. */
  readonly layer: string;
  readonly n: number;
  /** What it made of the value so far: printed and all changes come to the total. */
  readonly change: number;
  /** A term that does not count says by which clause. */
  readonly counts: boolean;
  readonly clause: string;
}

export interface Sum {
  readonly total: number;
  readonly printed: number;
  readonly terms: readonly Term[];
}

/** One side of a combat; sums only of a warrior whose face is seen. */
export interface Fighter {
  readonly card: number;
  readonly seat: number;
  readonly weapon: number;
  readonly strike: Sum | null;
  readonly armor: Sum | null;
  /** What the blow would do: 0 nothing, 1 a wound, 2 death. */
  readonly result: number;
}

export interface CombatScene {
  /** 1 to 8. */
  readonly phase: number;
  /** -1 not yet known, 0 close combat, 1 shooting. */
  readonly tactic: number;
  readonly zone: number;
  /** 1 the attacker strikes first, -1 the defender, 0 both at once. */
  readonly first: number;
  readonly attacker: Fighter | null;
  readonly defender: Fighter | null;
}

type Seen = Omit<View, 'decision'>;

function sumOf(g: Game, s: State, view: Seen, card: Card, stat: number, versus: number): Sum {
  const seen = new Map(view.cards.map(({ handle, key }) => [handle, key]));
  const handles = s.handles[view.viewer < 0 ? s.seats.length : view.viewer];
  const { printed, value, parts } = explainStat(g, s, card, stat, versus);
  const terms = parts.map(({ source, ...part }): Term => {
    // A card that was laid down and lies elsewhere by now is still the one it was.
    const from = source < 0 ? null : s.cards[idOf(source)];
    // What the card of the player adds, the rules add.
    const ruled = from === null || g.defs[from.def].decl.type === 'player';
    const key = ruled ? null : (seen.get(handles[from.id]) ?? null);
    return { name: key === null ? null : g.cardDef(key).decl.names, key, ...part };
  });
  return { total: value, printed, terms: terms.filter(({ n, layer }) => n !== 0 || layer !== 'add') };
}

function scene(g: Game, s: State, view: Seen): CombatScene | undefined {
  if (combatNow.frame(g, s) === null) return undefined;
  const noted = (name: CombatVar): number => combatNow.get(g, s, name);
  const handles = s.handles[view.viewer < 0 ? s.seats.length : view.viewer];
  const handle = (card: Card | null): number => (card === null ? 0 : handles[card.id]);
  const card = (name: CombatVar): Card | null => (noted(name) < 0 ? null : live(s, noted(name)));
  const [attacker, defender] = [card('attacker'), card('defender')];
  const tactic = noted('tactic');
  const fighter = (own: Card | null, foe: Card | null, weapon: CombatVar): Fighter | null => {
    if (own === null) return null;
    const seen = view.cards.some((one) => one.handle === handle(own) && one.key !== null);
    const versus = foe === null ? -1 : refOf(foe);
    const strikes = tactic >= 0 && seen;
    return {
      card: handle(own),
      seat: own.control,
      weapon: handle(card(weapon)),
      strike: strikes ? sumOf(g, s, view, own, tactic === 0 ? STAT.fight : STAT.shoot, versus) : null,
      armor: seen ? sumOf(g, s, view, own, STAT.armor, versus) : null,
      result: strikes && foe !== null ? resultOf(g, s, refOf(own), versus) : 0,
    };
  };
  return {
    phase: Math.max(1, noted('phase')),
    tactic,
    zone: handle(card('zone')),
    first: attacker === null || defender === null ? 0 : strikesFirst(g, s, attacker, defender),
    attacker: fighter(attacker, defender, 'attackerWeapon'),
    defender: fighter(defender, attacker, 'defenderWeapon'),
  };
}

const TACTICS: Readonly<Record<string, Bilingual>> = {
  close: { cs: 'Zápas', en: 'Close combat' },
  shoot: { cs: 'Střelba', en: 'Shooting' },
};

/** Actions end where the window after one is asked together with them; extra ones by their own menu. */
const endOf = (s: State, label: Bilingual | null): Bilingual =>
  goingOn(s.frames[s.frames.length - 1]) || label === null
    ? { cs: 'Ukončit akce', en: 'End your actions' }
    : { cs: `Ukončit: ${plainLabel(label, 'cs')}`, en: `End: ${plainLabel(label, 'en')}` };

export const doomtrooperExtras: GameExtras = {
  def: doomtrooper,
  facts: {
    profiles,
    handSize: HAND_SIZE,
    regular: REGULAR_ACTIONS,
    target: doomtrooper.options.findIndex(({ name }) => name === 'target'),
  },
  told: doomtrooperTold,
  window: windowWords,
  score: {
    text: { cs: 'Vítězné body', en: 'Victory points' },
    of: (_, s, seat) => s.seats[seat].resources[RES.victory],
  },
  word: (_, s, { kind, label }, key) =>
    key === 'close' || key === 'shoot' ? TACTICS[key] : key === 'done' && kind === 'act' ? endOf(s, label) : undefined,
  matters,
  asking: {
    cs: 'Ptáme se, jen když na odpovědi záleží: když soupeř něco zahraje, zaútočí na vás nebo když se mají porovnat hodnoty v souboji. Jinde zastaví tlačítko Zastavit tady.',
    en: 'You are asked only where an answer matters: when an opponent plays something or attacks you, and before the values of a combat are compared. Elsewhere, Stop here stops.',
  },
  status: (_, s, seat) => {
    const { resources } = s.seats[seat];
    const left = resources[RES.regular] + resources[RES.extra];
    return s.active === seat ? { cs: `Zbývající akce: ${left}`, en: `Actions left: ${left}` } : undefined;
  },
  scene,
};
