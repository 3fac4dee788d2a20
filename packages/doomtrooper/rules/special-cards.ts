import {
  type CalcDecl,
  type Card,
  type Choice,
  choicesOf,
  cond,
  F,
  type Frame,
  type Game,
  idOf,
  live,
  OP_RUN,
  OP_WINDOW,
  otherwise,
  perGame,
  type Ref,
  type Row,
  refList,
  refOf,
  SET_ROW,
  type Seat,
  SILENT,
  type State,
  usable,
} from '@bojiste/kernel';
import { attachedTo, factOf, ids, warriorsOf } from '../reads/lookup.ts';
import { TALLY } from '../types.ts';
import { sickOf } from '../verbs/cards.ts';
import { mayAct } from './actions.ts';

/** Speciální karty (DT-SPEC): played out of any pile, taken over or turned on somebody else, shaken off, paid for. */

const t = (cs: string, en: string) => ({ cs, en });

/** The ability with which a card could be played by this seat in a window, whatever pile it lies in; -1 for none. */
function answerIn(g: Game, s: State, f: Frame, card: Card, window: Frame, row: Row): number {
  const asked = { ...f, self: refOf(card), sets: f.sets.map((set, i) => (i === SET_ROW ? row : set)) } as Frame;
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
export function castingOf(g: Game, s: State, f: Frame, ref: Ref): number {
  const card = live(s, ref);
  const open = windowBelow(s, s.frames.length);
  return card === null || open < 0 ? -1 : answerIn(g, s, f, card, s.frames[open], f.sets[SET_ROW]);
}

/** The card being answered, played by somebody else in the window in which it was laid down; not as an action. */
function stealingOf(g: Game, s: State, f: Frame): number {
  const card = live(s, f.sets[SET_ROW]?.[F.subject] ?? -1);
  const open = windowBelow(s, s.frames.length);
  const before = windowBelow(s, open);
  if (card === null || before < 0) return -1;
  const player = s.frames.slice(before, open).find((frame) => frame.op === OP_RUN && frame.self === refOf(card));
  return player === undefined ? -1 : answerIn(g, s, f, card, s.frames[before], player.sets[SET_ROW]);
}

/** What was chosen for the card being answered, apart from who casts it: its target, with the program it is chosen in. */
export function aimOf(g: Game, s: State, f: Frame): { readonly frame: Frame; readonly choice: Choice } | null {
  const row = f.sets[SET_ROW];
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

const mayShake = perGame((g) => g.defs.map(({ decl }) => typeof decl.facts?.shake === 'number'));

const somethingToShake = (g: Game, s: State): boolean =>
  s.zones[ids(g).attached].some((id) => mayShake(g)[s.cards[id].def]);

const shakableOn = (g: Game, s: State, seat: Seat, card: Card): Ref[] =>
  attachedTo(g, s, refOf(card))
    .filter((item) => mayShake(g)[item.def])
    .filter((item) => mayAct(g, s, seat, shakeCost(g, item)))
    .map(refOf);

/** How many actions it takes the bearer's player to be rid of a card. */
const shakeCost = (g: Game, card: Card): number => factOf(g, card, 'shake') as number;

export const specialCalcs: Readonly<Record<string, CalcDecl>> = {
  stealable: cond(
    [],
    (g, s, f) => stealingOf(g, s, f) >= 0,
    t('můžete ji sami ihned zahrát', 'you can play it at once'),
  ),
  stealing: { type: 'number', args: [], run: (g, s, f) => stealingOf(g, s, f), text: SILENT },
  otherTargets: refList([], otherTargets, t('jiný přípustný cíl|i:hrad', 'different legal target')),
  shakable: refList(
    [],
    (g, s, f) =>
      somethingToShake(g, s) ? warriorsOf(g, s, f.you).flatMap((card) => shakableOn(g, s, f.you, card)) : [],
    t('karta* u vašeho bojovníka|f:žena', 'card* attached to one of your warriors|cards'),
  ),
  shakeCost: { type: 'number', args: ['card'], run: (g, s, _, ref) => shakeCost(g, s.cards[idOf(ref)]), text: SILENT },
  collection: refList(
    [],
    (g, s, f) =>
      ['library', 'discard', 'sideboard'].flatMap((name) =>
        s.zones[g.zoneOf(name, f.you)].map((id) => refOf(s.cards[id])),
      ),
    t('karta* ze sbírky|f:žena', 'card* from your collection'),
  ),
  infected: refList(
    ['card'],
    (g, s, _, ref) => sickOf(g, s, ref),
    t('nakažený bojovník|m:pán;p1=bojovníci', 'infected warrior'),
  ),
  heads: cond([], (_, s) => s.tally[TALLY.coin] === 1, t('padne líc // padne rub', 'it is heads // it is tails')),
  otherSeat: cond(['seat', 'seat'], (_, __, ___, a, b) => a !== b),
};
