import {
  assuming,
  type CalcDecl,
  type Card,
  type Choice,
  choicesOf,
  explainStat,
  F,
  type Frame,
  type Game,
  idOf,
  live,
  OP_RUN,
  OP_WINDOW,
  otherwise,
  type Ref,
  type Row,
  refOf,
  type Seat,
  type State,
  type StatPart,
  usable,
} from '@bojiste/kernel';
import { CHOSEN, FLAG, KIND, ROLE, STAT } from '../types.ts';
import { sickOf } from '../verbs/cards.ts';
import { mayAct } from './actions.ts';
import { takersFor } from './attaching.ts';
import { KILL } from './harm.ts';
import { leads } from './kinds.ts';
import {
  attachedTo,
  combatNow,
  factOf,
  hasFlag,
  ids,
  isFortification,
  isKind,
  perGame,
  rolesOf,
  warriorsOf,
} from './lookup.ts';
import { cards, cond, SILENT } from './make-calc.ts';
import { ignores } from './roles.ts';

/** More read-only functions that cards ask by name: who may be given what, who stands where, what may be cast now. */

const t = (cs: string, en: string) => ({ cs, en });

/** Every warrior in play for whom something holds. */
const everybody = (g: Game, s: State, test: (card: Card) => boolean): Ref[] =>
  s.seats.flatMap((_, seat) => warriorsOf(g, s, seat).filter(test).map(refOf));

// ---- fortifications ---------------------------------------------------------------------------------------------------

let looking = false;

function partsOf(g: Game, s: State, card: Card): readonly StatPart[] {
  looking = true;
  try {
    return assuming(() => explainStat(g, s, card, STAT.armor).parts);
  } finally {
    looking = false;
  }
}

/** Fortifications whose effect on its defence this warrior has now. */
function protectors(g: Game, s: State, card: Card): Ref[] {
  // Changes that ask for fortifications are asked themselves here; what they would add is none of them.
  if (looking) return [];
  return partsOf(g, s, card)
    .map((part) => part.source)
    .filter((ref) => {
      const source = live(s, ref);
      if (source === null || !isFortification(g, s, source)) return false;
      return !ignores(g, s, card, -1, ref, (other) => rolesOf(g, s, other));
    });
}

// ---- casting at once --------------------------------------------------------------------------------------------------

const EVENT_ROW = 1;
const AMOUNT = F.amount;

/** The ability with which a card could be played by this seat in a window, whatever pile it lies in; -1 for none. */
function answerIn(g: Game, s: State, f: Frame, card: Card, window: Frame, row: Row): number {
  const asked = { ...f, self: refOf(card), sets: f.sets.map((set, i) => (i === EVENT_ROW ? row : set)) } as Frame;
  const found = g.defs[card.def].abilities.find((id) => {
    const ability = g.abilities[id];
    if (ability.ability.kind !== 'respond' || (ability.tagMask & g.windows[window.prog].allow) === 0) return false;
    if (ability.pattern !== null && (row.length === 0 || !ability.pattern.test(s, asked))) return false;
    return usable(g, s, f.you, id, refOf(card), row);
  });
  return found ?? -1;
}

/** Place of the last window below this frame, -1 for none. */
function windowBelow(s: State, top: number): number {
  let at = top - 1;
  while (at >= 0 && s.frames[at].op !== OP_WINDOW) at--;
  return at;
}

/** In the window that is open. */
function castingOf(g: Game, s: State, f: Frame, ref: Ref): number {
  const card = live(s, ref);
  const open = windowBelow(s, s.frames.length);
  return card === null || open < 0 ? -1 : answerIn(g, s, f, card, s.frames[open], f.sets[EVENT_ROW] ?? []);
}

/** The card being answered, played by somebody else in the window in which it was laid down; not as an action. */
function stealingOf(g: Game, s: State, f: Frame): number {
  const card = live(s, f.sets[EVENT_ROW]?.[F.subject] ?? -1);
  const open = windowBelow(s, s.frames.length);
  const before = windowBelow(s, open);
  if (card === null || before < 0) return -1;
  const player = s.frames.slice(before, open).find((frame) => frame.op === OP_RUN && frame.self === refOf(card));
  return player === undefined ? -1 : answerIn(g, s, f, card, s.frames[before], player.sets[EVENT_ROW] ?? []);
}

/** What was chosen for the card being answered, apart from who casts it: its target, with the program it is chosen in. */
export function aimOf(g: Game, s: State, f: Frame): { readonly frame: Frame; readonly choice: Choice } | null {
  const row = f.sets[EVENT_ROW] ?? [];
  const frame = s.frames[(row[F.extra] ?? -2) + 1];
  if (frame === undefined || frame.op !== OP_RUN || frame.self !== row[F.subject]) return null;
  const choices = choicesOf(g, frame).filter(({ ask }) => ask.of === 'card' && ask.listedBy !== 'casters');
  return choices.length === 0 ? null : { frame, choice: choices[choices.length - 1] };
}

/** Whom else the card being answered could have been aimed at. */
function otherTargets(g: Game, s: State, f: Frame): Ref[] {
  const aim = aimOf(g, s, f);
  return aim === null ? [] : otherwise(s, aim.frame, aim.choice);
}

// ---- the questions ----------------------------------------------------------------------------------------------------

export const moreCalcs: Readonly<Record<string, CalcDecl>> = {
  /** Those of the selection to whom an effect may give the card. */
  takers: cards(
    ['card', 'cards'],
    (g, s, f, ref, n) =>
      takersFor(g, s, s.cards[idOf(ref)]).filter((to) => g.selections[n].has(s, f, s.cards[idOf(to)])),
    t('{1:nom}', '{1}'),
  ),
  castable: cond(
    ['card'],
    (g, s, f, ref) => castingOf(g, s, f, ref) >= 0,
    t('{0:acc} lze ihned zahrát', '{0} can be played at once'),
  ),
  stealable: cond(
    [],
    (g, s, f) => stealingOf(g, s, f) >= 0,
    t('můžete ji sami ihned zahrát', 'you can play it at once'),
  ),
  otherTargets: cards([], otherTargets, t('jiný přípustný cíl|i:hrad', 'different legal target')),
  ownPlayer: {
    type: 'card',
    args: [],
    run: (g, s, f) => {
      const found = s.zones[ids(g).player + f.you].find((id) => isKind(g, s.cards[id], KIND.player));
      return found === undefined ? -1 : refOf(s.cards[found]);
    },
    text: t('majitel* této karty|m:muž', 'player* of this card'),
  },
  /** What an attachment lies on, whatever it is. */
  below: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => live(s, ref)?.host ?? -1,
    text: t('karta* , na které leží|f:žena', 'card* it lies on'),
  },
  stealing: { type: 'number', args: [], run: (g, s, f) => stealingOf(g, s, f), text: SILENT },
  casting: { type: 'number', args: ['card'], run: (g, s, f, ref) => castingOf(g, s, f, ref), text: SILENT },
  ofChosen: cond(
    ['card', 'card'],
    (g, s, _, ref, chooser) => {
      const chosen = s.counters[idOf(chooser) * g.def.counters.length + CHOSEN];
      // Also one that has just left.
      return ref >= 0 && chosen > 0 && (rolesOf(g, s, s.cards[idOf(ref)]) & (1 << (chosen - 1))) !== 0;
    },
    t('{0:nom} má zvolenou příslušnost', '{0} has the chosen affiliation'),
  ),
  strippable: cond(['card', 'number'], (g, s, _, ref, role) => {
    const card = live(s, ref);
    if (card === null || (rolesOf(g, s, card) & (1 << (role - 1))) === 0) return false;
    const printed = (factOf(g, card, 'affiliations') as readonly (keyof typeof ROLE)[] | undefined) ?? [];
    const own = printed.reduce((mask, name) => mask | ROLE[name], 0);
    const earned = rolesOf(g, s, card) & ((1 << 6) - 1) & ~own;
    return earned === 0 || (earned & (1 << (role - 1))) !== 0;
  }),
  /** Also what is considered one. */
  fortifications: cards(
    [],
    (g, s) =>
      s.field
        .map((id) => s.cards[id])
        .filter((card) => isFortification(g, s, card))
        .map(refOf),
    t('opevnění|n:stavení', 'fortification'),
  ),
  /** Whose effect on its defence one of these warriors has now. */
  protectors: cards(
    ['cards'],
    (g, s, f, n) => {
      const warriors: Ref[] = [];
      g.selections[n].list(s, f, warriors);
      return warriors.flatMap((ref) => protectors(g, s, s.cards[idOf(ref)]));
    },
    t('opevnění* , které chrání {0:acc}|n:stavení', 'fortification* that protects {0}|fortifications'),
  ),
  infected: cards(
    ['card'],
    (g, s, _, ref) => sickOf(g, s, ref),
    t('nakažený bojovník|m:pán;p1=bojovníci', 'infected warrior'),
  ),
  atWork: cond(
    ['card'],
    (_, s, __, ref) => s.mods.some((mod) => mod.source === ref),
    t(
      'to v tomto souboji už udělal // to v tomto souboji ještě neudělal',
      'it has done so in this combat // it has not done so in this combat',
    ),
  ),
  hitNow: cond(
    ['card'],
    (g, s, _, ref) =>
      (combatNow.get(g, s, 'attacker') === ref
        ? combatNow.get(g, s, 'defenderBlow')
        : combatNow.get(g, s, 'attackerBlow')) > 0,
    t('{0:nom} byl zraněn v tomto souboji', '{0} was wounded in this combat'),
  ),
  survives: cond(
    ['card'],
    (g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && g.zones[card.zone].board && !hasFlag(card, FLAG.dying);
    },
    t('{0:nom} je naživu', '{0} is alive'),
  ),
  unit: cards(
    ['card'],
    (g, s, _, ref) => everybody(g, s, (card) => leads(g, s, ref, refOf(card))),
    t('bojovník* jeho jednotky|m:pán;p1=bojovníci,p6=bojovnících', 'warrior* of its unit|warriors'),
  ),
  shakable: cards(
    [],
    (g, s, f) =>
      somethingToShake(g, s) ? warriorsOf(g, s, f.you).flatMap((card) => shakableOn(g, s, f.you, card)) : [],
    t('karta* u vašeho bojovníka|f:žena', 'card* attached to one of your warriors|cards'),
  ),
  shakeCost: { type: 'number', args: ['card'], run: (g, s, _, ref) => shakeCost(g, s.cards[idOf(ref)]), text: SILENT },
  killValue: {
    type: 'number',
    args: [],
    run: (_, __, f) => f.sets[EVENT_ROW][AMOUNT],
    text: t('hodnota* H zabitého|f:žena', 'V* of the killed warrior'),
  },
  scored: cond(
    [],
    (_, __, f) => f.sets[EVENT_ROW][AMOUNT] > 0,
    t(
      'za to zabití náležejí body // za to zabití nenáležejí body',
      'the kill earns points // the kill earns no points',
    ),
  ),
  otherSeat: cond(['seat', 'seat'], (_, __, ___, a, b) => a !== b),
  /** A kill that no combat pays in its eighth phase. */
  unclaimed: cond([], (_, __, f) => (f.sets[EVENT_ROW][F.extra] & KILL.combat) === 0),
};

const mayShake = perGame((g) => g.defs.map(({ decl }) => typeof decl.facts?.shake === 'number'));
const somethingToShake = (g: Game, s: State): boolean =>
  s.zones[ids(g).attached].some((id) => mayShake(g)[s.cards[id].def]);
const shakableOn = (g: Game, s: State, seat: Seat, card: Card): Ref[] =>
  attachedTo(g, s, refOf(card))
    .filter((item) => mayShake(g)[item.def] && mayAct(g, s, seat, shakeCost(g, item)))
    .map(refOf);

/** How many actions it takes the bearer's player to be rid of a card. */
const shakeCost = (g: Game, card: Card): number => factOf(g, card, 'shake') as number;
