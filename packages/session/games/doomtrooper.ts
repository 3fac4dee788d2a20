import { doomtrooper } from '@bojiste/doomtrooper';
import { coach } from '@bojiste/doomtrooper/ai/coach';
import { absent } from '@bojiste/doomtrooper/decks/absent';
import { profiles } from '@bojiste/doomtrooper/options';
import { combatNow } from '@bojiste/doomtrooper/reads/lookup';
import { resultOf } from '@bojiste/doomtrooper/rules/combat-outcome';
import { strikesFirst } from '@bojiste/doomtrooper/rules/first-attack';
import { type CombatVar, HAND_SIZE, REGULAR_ACTIONS, RES, STAT } from '@bojiste/doomtrooper/types';
import {
  type Bilingual,
  type Card,
  explainStat,
  type Game,
  goingOn,
  type Handle,
  idOf,
  live,
  plainLabel,
  refOf,
  type Seat,
  type State,
  type View,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
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
  readonly card: Handle;
  readonly seat: Seat;
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
  /** Handle of the card that is the zone, 0 for none. */
  readonly zone: Handle;
  /** 1 the attacker strikes first, -1 the defender, 0 both at once. */
  readonly first: number;
  readonly attacker: Fighter | null;
  readonly defender: Fighter | null;
}

type Seen = Omit<View, 'decision'>;

function sumOf(g: Game, s: State, view: Seen, card: Card, stat: number, versus: number): Sum {
  const seen = new Map(view.cards.map(({ handle, key }) => [handle, key]));
  const handles = sure(s.handles[view.viewer < 0 ? s.seats.length : view.viewer]);
  const { printed, value, parts } = explainStat(g, s, card, stat, versus);
  const terms = parts.map(({ source, ...part }): Term => {
    // A card that was laid down and lies elsewhere by now is still the one it was.
    const from = source < 0 ? null : sure(s.cards[idOf(source)]);
    // What the card of the player adds, the rules add.
    const ruled = from === null || sure(g.defs[from.def]).decl.type === 'player';
    const key = ruled ? null : (seen.get(sure(handles[from.id])) ?? null);
    return { name: key === null ? null : g.cardDef(key).decl.names, key, ...part };
  });
  return { total: value, printed, terms: terms.filter(({ n, layer }) => n !== 0 || layer !== 'add') };
}

function scene(g: Game, s: State, view: Seen): CombatScene | undefined {
  if (combatNow.frame(g, s) === null) return undefined;
  const noted = (name: CombatVar): number => combatNow.get(g, s, name);
  const handles = sure(s.handles[view.viewer < 0 ? s.seats.length : view.viewer]);
  const handle = (card: Card | null): number => (card === null ? 0 : sure(handles[card.id]));
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
  goingOn(sure(s.frames[s.frames.length - 1])) || label === null
    ? { cs: 'Ukončit akce', en: 'End your actions' }
    : { cs: `Ukončit: ${plainLabel(label, 'cs')}`, en: `End: ${plainLabel(label, 'en')}` };

export const doomtrooperExtras: GameExtras = {
  def: doomtrooper,
  coach,
  facts: {
    profiles,
    absent,
    handSize: HAND_SIZE,
    regular: REGULAR_ACTIONS,
    target: doomtrooper.options.findIndex(({ name }) => name === 'target'),
  },
  told: doomtrooperTold,
  window: windowWords,
  score: {
    text: { cs: 'Vítězné body', en: 'Victory points' },
    of: (_, s, seat) => sure(sure(s.seats[seat]).resources[RES.victory]),
  },
  word: (_, s, { kind, label }, key) =>
    key === 'close' || key === 'shoot' ? TACTICS[key] : key === 'done' && kind === 'act' ? endOf(s, label) : undefined,
  matters,
  answers: {
    'ask.cold': {
      yes: { cs: 'Zaplatit 4 body osudu', en: 'Pay 4 destiny points' },
      no: { cs: 'Nezaplatit: kouzlo skončí', en: 'Don’t pay: the spell is over' },
    },
    'ask.disease': {
      yes: { cs: 'Zaplatit 3 body osudu', en: 'Pay 3 destiny points' },
      no: { cs: 'Nezaplatit: nemoc se zhorší', en: 'Don’t pay: the disease gets worse' },
    },
    'ask.shuffle': {
      yes: { cs: 'Zamíchat knihovnu', en: 'Shuffle your library' },
      no: { cs: 'Nemíchat', en: 'Don’t shuffle it' },
    },
    'ask.dive': {
      yes: { cs: 'Poslat bojovníka do úkrytu', en: 'Send the warrior into cover' },
      no: { cs: 'Nechat ho stát: bude zraněn', en: 'Leave it: it is wounded' },
    },
    'ask.gold': {
      yes: { cs: 'Zaplatit H znovu', en: 'Pay its V once more' },
      no: { cs: 'Nezaplatit: bojovník bude vyřazen', en: 'Don’t pay: the warrior is discarded' },
    },
    'ask.eye': {
      yes: { cs: 'Zaplatit 3 body osudu', en: 'Pay 3 destiny points' },
      no: { cs: 'Nezaplatit: bojovník neopětuje útok', en: 'Don’t pay: the warrior does not strike back' },
    },
    'ask.keep': {
      yes: { cs: 'Zaplatit, karta zůstane', en: 'Pay, the card stays' },
      no: { cs: 'Nezaplatit: karta bude vyřazena', en: 'Don’t pay: the card is discarded' },
    },
    'ask.fill': {
      yes: { cs: 'Doplnit ruku', en: 'Fill your hand' },
      no: { cs: 'Nedoplňovat', en: 'Don’t fill it' },
    },
    'ask.pile': {
      yes: { cs: 'Zaplatit 20 bodů osudu', en: 'Pay 20 destiny points' },
      no: { cs: 'Obětovat celý hrob', en: 'Sacrifice the whole discard pile' },
    },
    'ask.privilege': {
      yes: { cs: 'Vyměnit úvodní list', en: 'Change your opening hand' },
      no: { cs: 'Nechat si své karty', en: 'Keep your hand' },
    },
    'ask.ransom': {
      yes: { cs: 'Zaplatit 5 bodů osudu', en: 'Pay 5 destiny points' },
      no: { cs: 'Nezaplatit', en: 'Don’t pay' },
    },
    'ask.snipers': {
      yes: { cs: 'Zaplatit 4 body osudu', en: 'Pay 4 destiny points' },
      no: { cs: 'Nezaplatit: bojovník bude zabit', en: 'Don’t pay: the warrior is killed' },
    },
  },
  asking: {
    cs: 'Ptáme se, jen když na odpovědi záleží: když soupeř něco zahraje, zaútočí na vás nebo když se mají porovnat hodnoty v souboji. Jinde zastaví tlačítko Zastavit tady.',
    en: 'You are asked only where an answer matters: when an opponent plays something or attacks you, and before the values of a combat are compared. Elsewhere, Stop here stops.',
  },
  status: (_, s, seat) => {
    const { resources } = sure(s.seats[seat]);
    const left = sure(resources[RES.regular]) + sure(resources[RES.extra]);
    return s.active === seat ? { cs: `Zbývající akce: ${left}`, en: `Actions left: ${left}` } : undefined;
  },
  scene,
};
