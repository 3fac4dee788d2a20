import {
  cardAt,
  cardOn,
  type Frame,
  type Game,
  live,
  type Ref,
  randomInt,
  refOf,
  type Seat,
  type State,
  setTally,
  type Verb,
} from '@bojiste/kernel';
import { canDeploy, foeOf, onTurn, sideOf } from '../reads/lookup.ts';
import { isBoss, mates, spaceOf } from '../rules/battlefield.ts';
import { KIND, OPTION, POS, RES, TALLY } from '../types.ts';
import { say, tell, verbOf } from './make.ts';

/** Verbs of the glossary: what actions and abilities do. */

const pile = (g: Game, s: State, zone: string, seat: Seat): readonly number[] =>
  seat < 0 ? NO_CARDS : s.zones[g.zoneOf(zone, seat)];
const NO_CARDS: readonly number[] = [];
const size = (g: Game, s: State, zone: string, seat: Seat): number => pile(g, s, zone, seat).length;
const isLive = (s: State, ref: Ref): boolean => live(s, ref) !== null;
const inPlay = (g: Game, s: State, ref: Ref): boolean => {
  const card = live(s, ref);
  return card !== null && g.zones[card.zone].board;
};

/** Ban on deploying in the opponent's turn (SS-TURN-14, SS-RULING-46), and a free deployment area (SS-FIELD-04). */
export function deployAllowed(g: Game, s: State, seat: Seat, side: number): boolean {
  if (!canDeploy(g, s, seat, side)) return false;
  return onTurn(s, seat) || s.options[OPTION.deployInOpponentTurn] === 1;
}

function steal(g: Game, s: State, f: Frame, n: number): void {
  const left = pile(g, s, 'hand', foeOf(g, s, f)).slice();
  for (let i = 0; i < n && left.length > 0; i++) {
    const [id] = left.splice(randomInt(s, left.length), 1);
    say(g, s, f, 'stolen', refOf(s.cards[id]), f.you);
  }
}

function resurrect(g: Game, s: State, f: Frame, n: number): void {
  const losses = pile(g, s, 'loss', foeOf(g, s, f));
  for (let i = 0; i < n && i < losses.length; i++) {
    say(g, s, f, 'resurrected', refOf(s.cards[losses[losses.length - 1 - i]]), f.you);
  }
}

/** A boss never has more lives than it began with (SS-TERM-18). */
const isHurt = (s: State, seat: Seat): boolean => s.seats[seat].resources[RES.lives] < s.tally[TALLY.startLives];

/** Carried out when the chain is empty, with the usual exit (SS-RULING-11). */
function noteAdvances(g: Game, s: State, f: Frame, seat: Seat, n: number): void {
  const slot = (seat * 2 + sideOf(g, s, f)) * 3;
  const waiting = (s.tally[TALLY.advances] >> slot) & 7;
  setTally(s, TALLY.advances, s.tally[TALLY.advances] + ((Math.min(7, waiting + n) - waiting) << slot));
}

export const effectVerbs: Readonly<Record<string, Verb>> = {
  damageSeat: verbOf(
    ['seat', 'number'],
    (g, s, f, seat, n) => tell(g, s, f, 'damaged', seat, n),
    { cs: '{0:nom} utrpí {1:count:damage}', en: '{0} takes {1:count:damage}' },
    ['SS-TERM-28', 'SS-FIELD-11'],
    (_, __, ___, seat, n) => seat >= 0 && n > 0,
    (_, s, f, seat, n) => (mates(s, seat, f.you) ? -n : n),
  ),
  suffer: verbOf(
    ['number'],
    (g, s, f, n) => tell(g, s, f, 'damaged', f.you, n),
    { cs: 'utrpíte {0:count:damage}', en: '[take|takes] {0:count:damage}' },
    ['SS-TERM-28', 'SS-FIELD-11'],
    (_, __, ___, n) => n > 0,
    (_, __, ___, n) => -n,
  ),
  draw: verbOf(
    ['number'],
    (g, s, f, n) => {
      for (let i = 0; i < n; i++) tell(g, s, f, 'drew', f.you);
    },
    { cs: '[táhněte|táhnout|táhne] {0:count:plainCard}', en: '[draw|draws] {0:count:plainCard}' },
    ['SS-TERM-38'],
    (_, __, ___, n) => n > 0,
    (g, s, f, n) => (size(g, s, 'deck', f.you) > n + 4 ? n * 0.5 : -n),
  ),
  heal: verbOf(
    ['number'],
    (g, s, f, n) => {
      const cards = Math.min(n, size(g, s, 'loss', f.you));
      if (cards > 0) tell(g, s, f, 'healed', f.you, cards);
    },
    { cs: '[vylečte|vyléčit|vyléčí] {0:count:plainCard}', en: '[heal|heals] {0:count:plainCard}' },
    ['SS-TERM-10', 'SS-TERM-12'],
    (g, s, f, n) => n > 0 && size(g, s, 'loss', f.you) > 0,
    (g, s, f, n) => 0.8 * Math.min(n, size(g, s, 'loss', f.you)),
  ),
  steal: verbOf(
    ['number'],
    (g, s, f, n) => steal(g, s, f, n),
    {
      cs: '[ukradněte|ukrást|ukradne] z protivníkovy ruky {0:count:randomCard}',
      en: "[steal|steals] {0:count:randomCard} from the opponent's hand",
    },
    ['SS-TERM-41', 'SS-RULING-64'],
    (g, s, f, n) => n > 0 && size(g, s, 'hand', foeOf(g, s, f)) > 0,
    (g, s, f, n) => 2 * Math.min(n, size(g, s, 'hand', foeOf(g, s, f))),
  ),
  resurrect: verbOf(
    ['number'],
    (g, s, f, n) => resurrect(g, s, f, n),
    {
      cs: '[oživte|oživit|oživí] z protivníkových ztrát {0:count:topCard}',
      en: "[resurrect|resurrects] {0:count:topCard} of the opponent's loss pile",
    },
    ['SS-TERM-22', 'SS-TERM-23'],
    (g, s, f, n) => n > 0 && size(g, s, 'loss', foeOf(g, s, f)) > 0,
    (_, __, ___, n) => 1.4 * n,
  ),
  destroy: verbOf(
    ['card'],
    // Armies and boards hold monsters, reserves do not (SS-TERM-15): nobody waits for those.
    (g, s, f, card) => say(g, s, f, inPlay(g, s, card) ? 'destroyed' : 'reserveLost', card),
    { cs: '[zničte|zničit|zničí] {0:acc}', en: '[destroy|destroys] {0}' },
    ['SS-TERM-49'],
    (_, s, __, card) => isLive(s, card),
    (_, s, f, card) => (mates(s, cardAt(s, card).control, f.you) ? -3 : 3),
  ),
  sacrifice: verbOf(
    ['card'],
    (g, s, f, card) => {
      say(g, s, f, 'sacrificed', card);
      say(g, s, f, 'destroyed', card);
    },
    { cs: '[obětujte|obětovat|obětuje] {0:acc}', en: '[sacrifice|sacrifices] {0}' },
    ['SS-TERM-16', 'SS-RULING-53'],
    (g, s, _, card) => inPlay(g, s, card),
    () => -2,
  ),
  liquidate: verbOf(
    ['card'],
    (g, s, f, card) => say(g, s, f, 'liquidated', card),
    { cs: '[zlikvidujte|zlikvidovat|zlikviduje] {0:acc}', en: '[liquidate|liquidates] {0}' },
    ['SS-TERM-48'],
    (_, s, __, card) => isLive(s, card),
    // A card that only lies among the losses is worth less than one that fights.
    (g, s, _, card) => (inPlay(g, s, card) ? 3 : 0.5),
  ),
  discard: verbOf(
    ['card'],
    (g, s, f, card) => say(g, s, f, 'discarded', card),
    { cs: '[odhoďte|odhodit|odhodí] {0:acc}', en: '[discard|discards] {0}' },
    ['SS-TERM-21'],
    (_, s, __, card) => isLive(s, card),
  ),
  ready: verbOf(
    ['card'],
    (g, s, f, card) => say(g, s, f, 'readied', card),
    { cs: '[připravte|připravit|připraví] {0:acc}', en: '[ready|readies] {0}' },
    ['SS-TERM-31', 'SS-SUPP-10'],
    (_, s, __, card) => isLive(s, card),
    () => 0.6,
  ),
  deploy: verbOf(
    ['card'],
    (g, s, f, card) => {
      const side = sideOf(g, s, f);
      if (isLive(s, card) && deployAllowed(g, s, f.you, side))
        say(g, s, f, 'deployed', card, spaceOf(g, f.you, side, POS.deploy));
    },
    { cs: '[nasaďte|nasadit|nasadí] {0:acc}', en: '[deploy|deploys] {0}' },
    ['SS-TERM-13', 'SS-DEPLOY-01', 'SS-RULING-45', 'SS-RULING-46'],
    (g, s, f, card) => isLive(s, card) && deployAllowed(g, s, f.you, sideOf(g, s, f)),
    () => 2,
  ),
  deployLossTop: verbOf(
    [],
    (g, s, f) => {
      const side = sideOf(g, s, f);
      const card = cardOn(s, g.zoneOf('loss', f.you));
      if (card !== null && (g.defs[card.def].kinds & (1 << KIND.boss)) === 0 && deployAllowed(g, s, f.you, side))
        say(g, s, f, 'deployed', refOf(card), spaceOf(g, f.you, side, POS.deploy));
    },
    { cs: '[nasaďte|nasadit|nasadí] vrchní kartu svých ztrát', en: '[deploy|deploys] the top card of your loss pile' },
    ['SS-CARD-prastary-drak', 'SS-TERM-13'],
    (g, s, f) => size(g, s, 'loss', f.you) > 0 && deployAllowed(g, s, f.you, sideOf(g, s, f)),
    () => 2,
  ),
  returnToHand: verbOf(
    ['card'],
    (g, s, f, card) => say(g, s, f, 'returned', card),
    { cs: '[vraťte|vrátit|vrátí] {0:acc} do ruky vlastníka', en: "[return|returns] {0} to its owner's hand" },
    ['SS-RULING-23', 'SS-CARD-obrneny-jak'],
    (_, s, __, card) => isLive(s, card),
    () => 1,
  ),
  /** Whoever comes from the army begins to hold position there; a card from hand is only placed (SS-HOLD-03, SS-DEPLOY-03). */
  toFront: verbOf(
    ['card'],
    (g, s, f, ref) => {
      const card = live(s, ref);
      if (card === null) return;
      const event = g.zones[card.zone].board ? 'held' : 'placed';
      say(g, s, f, event, ref, spaceOf(g, card.control, sideOf(g, s, f), POS.front));
    },
    { cs: '[umístěte|umístit|umístí] {0:acc} na svou frontu', en: '[place|places] {0} on your front' },
    ['SS-HOLD-03', 'SS-DEPLOY-03', 'SS-RULING-41', 'SS-RULING-43'],
    (_, s, __, card) => isLive(s, card),
    () => 1,
  ),
  /** Monsters go over to the reserves; a card from hand is only put there, unseen (SS-SUPP-01, SS-RULING-63). */
  toReserves: verbOf(
    ['card'],
    (g, s, f, card) => say(g, s, f, inPlay(g, s, card) ? 'supported' : 'stashed', card),
    { cs: '[přesuňte|přesunout|přesune] {0:acc} do svých záloh', en: '[move|moves] {0} to your reserves' },
    ['SS-CARD-vyslouzily-mistr', 'SS-RULING-63'],
    (_, s, __, card) => isLive(s, card),
    () => 1,
  ),
  swap: verbOf(
    ['card', 'card'],
    (g, s, f, old, other) => {
      say(g, s, f, 'swapped', old, cardAt(s, old).zone, other);
    },
    { cs: '[nahraďte|nahradit|nahradí] {0:acc} kartou z ruky', en: '[replace|replaces] {0} with a card from hand' },
    ['SS-TERM-30', 'SS-RULING-48', 'SS-RULING-49'],
    (_, s, __, old, other) => isLive(s, old) && isLive(s, other),
  ),
  threat: verbOf(
    ['number'],
    (g, s, f, n) => {
      const boss = isBoss(s, f.you) ? f.you : foeOf(g, s, f);
      if (isBoss(s, boss)) tell(g, s, f, 'threatened', boss, n);
    },
    { cs: '[zvyšte|zvýšit|zvýší] hrozbu o {0}', en: '[raise|raises] the threat by {0}' },
    ['SS-THREAT-06', 'SS-SDIFF-02', 'SS-RULING-80'],
    (_, __, ___, n) => n !== 0,
  ),
  restore: verbOf(
    ['number'],
    (g, s, f, n) => {
      if (isHurt(s, f.you)) tell(g, s, f, 'restored', f.you, n);
    },
    { cs: '[obnovte|obnovit|obnoví] {0:count:lives}', en: "[restore|restores] {0} of the boss's lives" },
    ['SS-TERM-18'],
    (_, s, f, n) => n > 0 && isHurt(s, f.you),
  ),
  extraTurn: verbOf(
    ['seat'],
    (_, s, __, seat) => {
      // Only in the own turn, and never out of an extra turn (SS-RULING-13, SS-RULING-14).
      if (onTurn(s, seat) && (s.tally[TALLY.again] & (1 << seat)) === 0)
        setTally(s, TALLY.extra, s.tally[TALLY.extra] | (1 << seat));
    },
    { cs: '{0:subj} [získejte|získat|získá] tah navíc', en: '{0:subj} [take|takes] an extra turn' },
    ['SS-TURN-15', 'SS-TURN-16', 'SS-RULING-12', 'SS-RULING-13', 'SS-RULING-14'],
    (_, s, __, seat) => onTurn(s, seat),
    () => 5,
  ),
  advance: verbOf(
    ['seat', 'number'],
    (g, s, f, seat, n) => noteAdvances(g, s, f, seat, n),
    {
      cs: '[posuňte|posunout|posune] {0:poss:army:acc} {1:times} o 1 pole vpřed',
      en: '[advance|advances] {0:poss:army} 1 space {1:times}',
    },
    ['SS-TERM-27', 'SS-RULING-11'],
    (_, __, ___, ____, n) => n > 0,
    (_, __, ___, ____, n) => n,
  ),
};
