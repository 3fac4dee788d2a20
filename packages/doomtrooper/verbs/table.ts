import {
  type Card,
  cardAt,
  changeCounter,
  changeResource,
  type EventDecl,
  F,
  type Frame,
  type Game,
  has,
  idOf,
  ifPossible,
  live,
  moveCard,
  permitted,
  propose,
  type Ref,
  type Row,
  refOf,
  relocate,
  type Seat,
  type State,
  setControl,
  setFace,
  setFlag,
  setHost,
  setLink,
  setResource,
  showCard,
  type Verb,
} from '@bojiste/kernel';
import { alreadyOut, price } from '../reads/hand.ts';
import {
  AREA,
  areaOf,
  combatNow,
  hiddenOf,
  ids,
  insideVehicle,
  isKind,
  mayPlayer,
  resource,
  tally,
} from '../reads/lookup.ts';
import { feeFor } from '../rules/attachments.ts';
import { mayBeCovered } from '../rules/cover.ts';
import { averted, spares, sparesSeat } from '../rules/immunity.ts';
import { homeArea, mayTransfer, transferTarget } from '../rules/transfer.ts';
import { openStation, zoneFor } from '../rules/warriors.ts';
import { FLAG, KIND, RES, TALLY } from '../types.ts';
import { verb } from './make.ts';

/** Verbs of the table: warriors come and go, hide, transfer, are equipped, change hands. */

/** All seats, and those who watch. */
const everybody = (s: State): number => (1 << (s.seats.length + 1)) - 1;

// ---- events -----------------------------------------------------------------------------------------------------------

function attach(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  const host = live(s, row[F.to]);
  if (card === null || host === null || spares(g, s, row[F.subject], row[F.to])) return;
  const { control } = card;
  relocate(g, s, card, ids(g).attached, row);
  setControl(g, s, card, row[F.by] >= 0 ? row[F.by] : control);
  setHost(s, card, refOf(host));
  // What was stored face down works again; a vehicle stays as it stood, inside or outside.
  if (row[F.extra] === 1) setFace(g, s, card, true);
  else if (!isKind(g, card, KIND.vehicle)) setFace(g, s, card, false);
}

/** Into an area of a seat, still the same object; beasts stay behind off the Station (DT-BEAST-07, 11). */
function settleInto(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null || averted(g, s, row)) return;
  relocate(g, s, card, row[F.to], row);
  if (row[F.by] >= 0 && card.control !== row[F.by] && g.zones[card.zone].seat === row[F.by])
    setControl(g, s, card, row[F.by]);
}

function coverUp(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null || averted(g, s, row)) return;
  // Everybody saw who went into cover and remembers it; views show only a back (DT-COVER-09).
  showCard(g, s, card, everybody(s));
  setFlag(s, card, FLAG.covered, row[F.amount] === 1);
  const vehicle = insideVehicle(g, s, card);
  if (row[F.amount] === 1 && vehicle !== null) setFace(g, s, vehicle, true);
}

/** Whose points nobody else may touch keeps them, and so does who cannot be affected by the card that would. */
function gainPoints(g: Game, s: State, row: Row): void {
  const seat = row[F.to];
  const points = row[F.extra] === RES.destiny || row[F.extra] === RES.victory;
  if (points && row[F.by] !== seat && !mayPlayer(g, s, 'touchPoints', seat)) return;
  if (!sparesSeat(g, s, row[F.source], seat)) changeResource(s, seat, row[F.extra], row[F.amount]);
}

export const tableEvents: readonly EventDecl[] = [
  {
    name: 'attachedTo',
    commit: attach,
    before: { cs: 'by {subject} měl{subject:end} být přiložen{subject:end}', en: '{subject} would be attached' },
    after: { cs: 'je {subject} přiložen{subject:end}', en: '{subject} {subject:n:is,are} attached' },
    log: { cs: '{by}: přiložena karta {subject}', en: '{by} attaches {subject}' },
    clauses: ['DT-ATT-01'],
  },
  {
    name: 'placed',
    commit: settleInto,
    log: { cs: '{subject} jde sem: {to}', en: '{subject} goes to: {to}' },
    clauses: ['DT-AREA-01'],
  },
  {
    name: 'covered',
    commit: coverUp,
    after: { cs: '{subject} jde do úkrytu', en: '{subject} goes into cover' },
    log: { cs: '{subject}: úkryt', en: '{subject}: cover' },
    clauses: ['DT-COVER-01', 'DT-COVER-14'],
  },
  {
    name: 'unmasked',
    log: { cs: 'Odhalen: {subject}', en: '{subject} is revealed' },
    clauses: ['DT-HIDE-08'],
  },
  { name: 'stepBegins', after: { cs: '=na začátku {step:gen}', en: '=at the start of {step}' } },
  { name: 'stepEnds', after: { cs: '=na konci {step:gen}', en: '=at the end of {step}' } },
  { name: 'combatBegan', log: { cs: '{by}: vyhlašuje souboj', en: '{by} declares a combat' } },
  {
    name: 'fightersNamed',
    after: { cs: '{subject} zaútočí', en: '{subject} attacks' },
    log: { cs: 'Útočník: {subject}', en: 'Attacker: {subject}' },
  },
  /** Attack value against armour; `to` is the target, `amount` 0 nothing, 1 a wound, 2 death. */
  {
    name: 'compared',
    after: { cs: '{subject} udeří', en: '{subject} strikes' },
    clauses: ['DT-FIGHT-46', 'DT-FIGHT-47'],
  },
  { name: 'sabotaged', toSeat: true, clauses: ['DT-SAB-03'] },
  {
    name: 'combatEnded',
    after: { cs: 'skončí souboj', en: 'a combat ends' },
    log: { cs: 'Souboj skončil', en: 'The combat is over' },
  },
  { name: 'announced', before: { cs: '{by} hraje {subject:acc}', en: '{by} plays {subject}' } },
  {
    name: 'entered',
    after: { cs: '{subject} vstoupí do hry', en: '{subject} comes into play' },
    log: { cs: '{subject}: do hry', en: '{subject} comes into play' },
  },
  { name: 'left', leaves: true, after: { cs: '{subject} opustí hru', en: '{subject} leaves play' } },
  {
    name: 'gain',
    toSeat: true,
    commit: gainPoints,
    before: {
      cs: 'by se měl změnit počet bodů osudu nebo vítězných bodů',
      en: 'destiny or victory points would change',
    },
    log: { cs: '{to}: {resource} {change}', en: '{to}: {resource} {change}' },
  },
];

// ---- warriors ---------------------------------------------------------------------------------------------------------

/** Others' hidden copies of the same personality are revealed and paid first (DT-PERS-02 to 08, DT-RULING-45 to 48). */
function conflict(g: Game, s: State, card: Card): boolean {
  if (!isKind(g, card, KIND.personality)) return false;
  const hiders = s.seats
    .flatMap((_, seat) => hiddenOf(g, s, seat))
    .filter((other) => other !== card && other.def === card.def)
    .sort((a, b) => hidingOrder(g, s, a) - hidingOrder(g, s, b));
  let paid = false;
  for (const other of hiders) {
    if (paid) moveCard(g, s, other, ids(g).hand + other.owner);
    else paid = unmaskOne(g, s, other);
  }
  return paid;
}

/** Counter that keeps the turn in which a warrior was hidden. */
const HIDDEN_AT = 0;
/** Earlier hidden has the smaller counter. */
const hidingOrder = (g: Game, s: State, card: Card): number => s.counters[card.id * g.def.counters.length + HIDDEN_AT];

/** Who has named this warrior, and for what: whoever was named while hidden stays named (DT-RULING-40). */
function namedBy(s: State, ref: Ref): readonly (readonly [from: Ref, slot: number])[] {
  const out: [Ref, number][] = [];
  for (let i = 0; i < s.links.length; i += 3) if (s.links[i + 2] === ref) out.push([s.links[i], s.links[i + 1]]);
  return out;
}

/** Shown, placed in its area still covered, and paid; or discarded with the penalty. True when paid (DT-HIDE-08 to 13). */
export function unmaskOne(g: Game, s: State, card: Card): boolean {
  const z = ids(g);
  const seat = card.control;
  const due = price(g, s, card);
  const have = resource(s, seat, RES.destiny);
  const old = refOf(card);
  const wounded = has(card, FLAG.wounded);
  const named = namedBy(s, old);
  showCard(g, s, card, everybody(s));
  if (have < due) {
    setResource(s, seat, RES.destiny, 0);
    changeResource(s, seat, RES.victory, -(due - have));
    moveCard(g, s, card, z.discard + card.owner);
    return false;
  }
  setResource(s, seat, RES.destiny, have - due);
  moveCard(g, s, card, zoneFor(g, s, card, seat));
  showCard(g, s, card, everybody(s));
  setFlag(s, card, FLAG.covered, true);
  setFlag(s, card, FLAG.wounded, wounded);
  for (const [from, slot] of named) setLink(s, from, slot, refOf(card));
  openStation(g, s, card);
  // The attack that revealed it goes on against the same warrior.
  if (combatNow.get(g, s, 'defender') === old) combatNow.set(g, s, 'defender', refOf(card));
  return true;
}

/** DT-WAR-02 to 05, 10. A second copy of a hidden personality goes back to hand with its price (DT-PERS-03). */
function enterPlay(g: Game, s: State, f: Frame, ref: Ref): void {
  const card = live(s, ref);
  if (card === null) return;
  const z = ids(g);
  if (conflict(g, s, card)) {
    changeResource(s, f.you, RES.destiny, price(g, s, card));
    changeResource(s, f.you, s.active === f.you ? RES.regular : RES.peaceful, 1);
    moveCard(g, s, card, z.hand + card.owner);
    return;
  }
  propose(g, s, f, z.event('placed'), ref, 0, card.zone, zoneFor(g, s, card, f.you));
}

function hideWarrior(g: Game, s: State, f: Frame, ref: Ref): void {
  const card = live(s, ref);
  if (card === null) return;
  moveCard(g, s, card, ids(g).hidden + f.you, false, true);
  changeCounter(g, s, card, HIDDEN_AT, s.turn);
}

function transfer(g: Game, s: State, f: Frame, ref: Ref, own: boolean): void {
  const card = live(s, ref);
  if (card === null) return;
  if (own) setFlag(s, card, FLAG.transferred, true);
  propose(g, s, f, ids(g).event('placed'), ref, 0, card.zone, transferTarget(g, s, card));
}

export const warriorVerbs: Readonly<Record<string, Verb>> = {
  enterPlay: verb({
    args: ['card'],
    exec: (g, s, f, ref) => enterPlay(g, s, f, ref),
    could: (g, s, _, ref) => live(s, ref) !== null && !alreadyOut(g, s, s.cards[idOf(ref)]),
    text: { cs: '[uveďte|uvést|uvede] {0:acc} do hry', en: '[put|puts] {0} into play' },
    clauses: ['DT-WAR-02', 'DT-PERS-02'],
  }),
  hideWarrior: verb({ args: ['card'], exec: (g, s, f, ref) => hideWarrior(g, s, f, ref), clauses: ['DT-HIDE-03'] }),
  unmask: verb({
    args: ['card'],
    exec: (g, s, f, ref) => {
      const card = live(s, ref);
      if (card === null) return;
      propose(g, s, f, ids(g).event('unmasked'), ref);
      if (!conflict(g, s, card)) unmaskOne(g, s, card);
      else moveCard(g, s, card, ids(g).hand + card.owner);
    },
    clauses: ['DT-HIDE-08', 'DT-HIDE-09'],
  }),
  cover: verb({
    args: ['card'],
    exec: (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null && mayBeCovered(g, s, card)) propose(g, s, f, ids(g).event('covered'), ref, 1);
    },
    could: (g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && !has(card, FLAG.covered) && mayBeCovered(g, s, card);
    },
    text: { cs: '[zažeňte|zahnat|zažene] {0:acc} do úkrytu', en: '[send|sends] {0} into cover' },
    clauses: ['DT-COVER-01', 'DT-COVER-17'],
  }),
  uncover: verb({
    args: ['card', 'number'],
    ...ifPossible(
      (g, s, _, ref) => {
        const card = live(s, ref);
        return card !== null && areaOf(g, card) >= 0 && has(card, FLAG.covered);
      },
      (g, s, f, ref, own) => {
        propose(g, s, f, ids(g).event('covered'), ref, 0);
        if (own === 1) setFlag(s, cardAt(s, ref), FLAG.leftCover, true);
      },
    ),
    text: { cs: '[vyžeňte|vyhnat|vyžene] {0:acc} z úkrytu', en: '[drive|drives] {0} out of cover' },
    clauses: ['DT-COVER-14', 'DT-COVER-15'],
  }),
  /** By its player's own will (1), which is limited, or forced by a card (0). */
  transfer: verb({
    args: ['card', 'number'],
    exec: (g, s, f, ref, own) => transfer(g, s, f, ref, own === 1),
    could: (g, s, f, ref, own) => {
      const card = live(s, ref);
      if (card === null) return false;
      if (own === 1) return mayTransfer(g, s, f.you, card);
      return tally(s, TALLY.stationOpen) > 0 || areaOf(g, card) === AREA.station;
    },
    text: { cs: '[transferujte|transferovat|transferuje] {0:acc}', en: '[transfer|transfers] {0}' },
    clauses: ['DT-TRAN-01', 'DT-TRAN-13', 'DT-TRAN-14'],
  }),
  /** Získání kontroly (DT-STEAL-01, DT-RULING-101): to the thief's side, attachments come along. */
  steal: verb({
    args: ['card', 'seat'],
    exec: (g, s, f, ref, seat) => steal(g, s, f, ref, seat),
    could: (_, s, __, ref, seat) => live(s, ref) !== null && live(s, ref)?.control !== seat,
    text: {
      cs: '{1:subj} [převezměte|převzít|převezme] kontrolu nad {0:ins}',
      en: '{1:subj} [take|takes] control of {0}',
    },
    hint: () => 6,
    clauses: ['DT-STEAL-01'],
  }),
};

function steal(g: Game, s: State, f: Frame, ref: Ref, seat: Seat): void {
  const card = live(s, ref);
  if (card === null || card.control === seat) return;
  const z = ids(g);
  for (const id of s.zones[z.attached]) if (s.cards[id].host === ref) setControl(g, s, s.cards[id], seat);
  if (areaOf(g, card) < 0) {
    setControl(g, s, card, seat);
    return;
  }
  const area = areaOf(g, card) === AREA.station ? AREA.station : homeArea(g, s, card);
  propose(
    g,
    s,
    { ...f, you: seat } as Frame,
    z.event('placed'),
    ref,
    0,
    card.zone,
    z.squad + area * g.def.maxSeats + seat,
  );
}

// ---- attachments ------------------------------------------------------------------------------------------------------

/** Nothing lies with a warrior who may never be given anything of that sort, by whatever effect (DT-NEVER-02). */
const mayLie = (g: Game, s: State, card: Card | null, host: Card | null): boolean =>
  card !== null && host !== null && permitted(g, s, ids(g).rule('receive'), host, true, card, NEVER);
const NEVER = 2;

function attachCard(g: Game, s: State, f: Frame, ref: Ref, hostRef: Ref, outside: boolean): void {
  const card = live(s, ref);
  const host = live(s, hostRef);
  if (card === null || host === null || !mayLie(g, s, card, host)) return;
  const fee = isKind(g, host, KIND.warrior) ? feeFor(g, s, card, host) : 0;
  propose(g, s, f, ids(g).event('attachedTo'), ref, 0, card.zone, hostRef, outside ? 1 : 0);
  if (fee === 0) return;
  setResource(s, f.you, RES.destiny, resource(s, f.you, RES.destiny) - fee);
  setFlag(s, s.cards[idOf(ref)], FLAG.feePaid, true);
}

export const attachVerbs: Readonly<Record<string, Verb>> = {
  equip: verb({
    args: ['card', 'card'],
    exec: (g, s, f, ref, host) => attachCard(g, s, f, ref, host, false),
    could: (g, s, _, ref, host) => mayLie(g, s, live(s, ref), live(s, host)),
    text: { cs: '[přiložte|přiložit|přiloží][~ {0:acc}] k {1:dat}', en: '[attach|attaches][~ {0}] to {1}' },
    hint: () => 2,
    clauses: ['DT-EQUIP-01', 'DT-ATT-01'],
  }),
  parkBeside: verb({
    args: ['card', 'card'],
    exec: (g, s, f, ref, host) => attachCard(g, s, f, ref, host, true),
    clauses: ['DT-VEH-02'],
  }),
  board: verb({
    args: ['card'],
    exec: (g, s, _, ref) => {
      const card = live(s, ref);
      if (card !== null) setFace(g, s, card, card.face === 0);
    },
    clauses: ['DT-VEH-03'],
  }),
  /** Vyložení do oblasti. */
  settle: verb({
    args: ['card', 'place'],
    ...ifPossible(
      (_, s, __, ref, place) => live(s, ref) !== null && place >= 0,
      (g, s, f, ref, place) => propose(g, s, f, ids(g).event('placed'), ref, 0, s.cards[idOf(ref)].zone, place),
    ),
    text: { cs: '[vyložte|vyložit|vyloží][~ {0:acc}] {1:into}', en: '[play|plays][~ {0}] {1:into}' },
    hint: () => 2,
    clauses: ['DT-FORT-03', 'DT-ZONE-01'],
  }),
};
