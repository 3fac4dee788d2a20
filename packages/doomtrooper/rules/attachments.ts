import {
  amount,
  type CalcDecl,
  type Card,
  cardAt,
  cardList,
  cond,
  F,
  type Game,
  has,
  idOf,
  isCalled,
  live,
  ownCard,
  perGame,
  permitted,
  type Ref,
  refList,
  refOf,
  SET_ROW,
  type Seat,
  type State,
  trait,
  usable,
} from '@bojiste/kernel';
import {
  attachedTo,
  everybody,
  factOf,
  granted,
  hasRole,
  hostOf,
  ids,
  inPlay,
  insideVehicle,
  isKind,
  listFact,
  may,
  mayPlayer,
  onStation,
  resource,
  rolesOf,
  warriorsOf,
} from '../reads/lookup.ts';
import { FLAG, KIND, type Kind, MERCENARY_FEE, RES, ROLE, type Role } from '../types.ts';
import { LEFT_BY } from '../verbs/harm.ts';
import { mayAct, mayAssault } from './actions.ts';

/**
 * Karty přiložení (DT-ATT), co lze komu přiložit: vybavení, vozidla, opevnění, Černá symetrie, relikvie, síly KI, zvířata
 * (DT-EQUIP, DT-VEH, DT-FORT, DT-DARK, DT-REL, DT-ZONE, DT-KI, DT-BEAST, DT-NEVER).
 */

/** Is a card of this name in play, with anyone (relics, alliances) or with this seat (fortifications, zones)? */
export function copyInPlay(g: Game, s: State, card: Card, seat: Seat | null): boolean {
  return s.field.some((id) => {
    const other = s.cards[id];
    if (other === card || other.def !== card.def) return false;
    if (seat !== null && other.control !== seat) return false;
    const host = other.host >= 0 ? cardAt(s, other.host) : null;
    return host === null || inPlay(g, s, host);
  });
}

/** DT-FORT-07, DT-REL-04, DT-ZONE-03, DT-ALLY-03. */
export function limitReached(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (isKind(g, card, KIND.relic | KIND.alliance)) return copyInPlay(g, s, card, null);
  if (isKind(g, card, KIND.fortification) && factOf(g, card, 'many') !== true) return copyInPlay(g, s, card, seat);
  return isKind(g, card, KIND.warzone) && copyInPlay(g, s, card, seat);
}

/** What is printed on each card about its bearer: names, roles it must have one of, roles it must not have. */
const conditions = perGame((g) =>
  g.defs.map(({ decl }) => {
    const list = (name: string): readonly string[] => (decl.facts?.[name] as readonly string[] | undefined) ?? [];
    const mask = (name: string): number => (list(name) as readonly Role[]).reduce((m, role) => m | ROLE[role], 0);
    const refused = list('refuses');
    const bars = refused.reduce((m, word) => m | (ROLE[word as Role] ?? 0), 0);
    const kinds = refused.reduce((m, word) => m | (KIND[word as Kind] ?? 0), 0);
    return { names: list('kinds'), needs: mask('requires'), bars, kinds };
  }),
);

/** Conditions on the kind of warrior printed on the card. */
function meetsKind(g: Game, s: State, card: Card, host: Card): boolean {
  const { names, bars, kinds } = conditions(g)[card.def];
  if (names.length > 0 && !names.some((name) => isCalled(g, s, host, name))) return false;
  if (bars !== 0 && hasRole(g, s, host, bars)) return false;
  return !isKind(g, host, kinds);
}

/** Conditions on affiliation and kind printed on the card. */
function meetsPrinted(g: Game, s: State, card: Card, host: Card): boolean {
  if (!meetsKind(g, s, card, host)) return false;
  const { needs } = conditions(g)[card.def];
  if (needs === 0 || hasRole(g, s, host, needs)) return true;
  if (granted(g, s, 'receiveAny', host, card)) return true;
  return feeFor(g, s, card, host) > 0;
}

/** Ex-corporate mercenaries pay for cards of their former corporation (DT-MERC-03, 04, DT-RULING-104). */
export function feeFor(g: Game, s: State, card: Card, host: Card): number {
  const former = factOf(g, host, 'former');
  if (typeof former !== 'string' || !listFact(g, card, 'requires').includes(former)) return 0;
  if (!granted(g, s, 'formerCards', host)) return 0;
  return resource(s, host.control, RES.destiny) >= MERCENARY_FEE ? MERCENARY_FEE : 0;
}

/** Is the host able to get this card in the usual way (`effect` false) or by an effect (DT-NEVER-01, 02)? */
export function mayReceive(g: Game, s: State, card: Card, host: Card, effect = false): boolean {
  if (!isKind(g, host, KIND.warrior) || !inPlay(g, s, host)) return false;
  const roles = rolesOf(g, s, host);
  // DT-TARGET-07, 08: neither silenced nor imprisoned warriors are equipped.
  if (!effect && (roles & (ROLE.silenced | ROLE.imprisoned)) !== 0) return false;
  if (!meetsPrinted(g, s, card, host) || !allowedType(g, s, card, host, effect)) return false;
  return roomFor(g, s, card, host);
}

/** "May not receive" binds whoever plays a card; only "may never" stops an effect too (DT-NEVER-01, 02). */
function allowedType(g: Game, s: State, card: Card, host: Card, effect: boolean): boolean {
  if (!permitted(g, s, ids(g).rule('receive'), host, true, card, effect ? NEVER : 0)) return false;
  if (isKind(g, card, KIND.vehicle) && hasRole(g, s, host, ROLE.asVehicle)) return false;
  if (isKind(g, card, KIND.symmetry)) return mayHoldDark(g, s, card, host);
  if (isKind(g, card, KIND.ki)) return hasRole(g, s, host, ROLE.mishima) || granted(g, s, 'receiveAny', host, card);
  return !isKind(g, card, KIND.beast) || onStation(g, host);
}
const NEVER = 2;

/** DT-DARK-01 to 03, 10, 12; DT-APO-05. */
function mayHoldDark(g: Game, s: State, card: Card, host: Card): boolean {
  if (!hasRole(g, s, host, ROLE.legion)) return false;
  const apostle = factOf(g, card, 'apostle');
  if (typeof apostle !== 'string') return true;
  return isCalled(g, s, host, `follower:${apostle}`) || granted(g, s, 'anyGift', host, card);
}

const SINGLE = KIND.symmetry | KIND.ki | KIND.mission | KIND.prophecy | KIND.virus;
const MOUNTS = KIND.vehicle | KIND.beast;

/** One vehicle or beast, one armour, one copy of a gift, Ki power, mission or prophecy. */
function roomFor(g: Game, s: State, card: Card, host: Card): boolean {
  const ref = refOf(host);
  for (const id of s.zones[ids(g).attached]) {
    if (s.cards[id].host === ref && excludes(g, s, s.cards[id], card, host)) return false;
  }
  return true;
}

function excludes(g: Game, s: State, item: Card, card: Card, host: Card): boolean {
  if (isKind(g, card, MOUNTS) && isKind(g, item, MOUNTS)) return true;
  if (isKind(g, card, KIND.armor) && isKind(g, item, KIND.armor) && !granted(g, s, 'secondArmor', host)) return true;
  return isKind(g, card, SINGLE) && item.def === card.def;
}

/** Own warriors that may get this card as an action: those it is meant for, and who is excused from its affiliation. */
export function hostsFor(g: Game, s: State, seat: Seat, card: Card, meant: (host: Card) => boolean): Ref[] {
  const { needs } = conditions(g)[card.def];
  return warriorsOf(g, s, seat)
    .filter((host) => mayReceive(g, s, card, host) && (meant(host) || (needs !== 0 && !hasRole(g, s, host, needs))))
    .map(refOf);
}

/** Warriors of anybody that an effect may give this card to, affiliation aside (DT-NEVER-01, 02). */
export function takersFor(g: Game, s: State, card: Card): Ref[] {
  if (card.host >= 0 && !may(g, s, 'handOn', card)) return [];
  return s.seats
    .flatMap((_, i) => warriorsOf(g, s, i))
    .filter(
      (host) =>
        refOf(host) !== card.host &&
        allowedType(g, s, card, host, true) &&
        roomFor(g, s, card, host) &&
        meetsKind(g, s, card, host),
    )
    .map(refOf);
}

/** Can a card from hand be played as an action now? */
export function mayPlay(g: Game, s: State, seat: Seat, card: Card): boolean {
  const play = g.defs[card.def].play;
  if (play < 0 || limitReached(g, s, seat, card) || !mayPlayer(g, s, 'play', seat, card)) return false;
  const n = actionsFor(g, card);
  const able = isAssault(g, card) ? mayAssault(g, s, seat, n) : mayAct(g, s, seat, n);
  return able && usable(g, s, seat, play, refOf(card));
}

/** Its last action is an attack. */
const isAssault = (g: Game, card: Card): boolean => factOf(g, card, 'attack') === true;
export const actionsFor = (g: Game, card: Card): number => (factOf(g, card, 'actions') as number | undefined) ?? 1;

/** An own vehicle may be entered and left, not in cover (DT-VEH-03, DT-RULING-54). */
export function mayBoard(g: Game, s: State, seat: Seat, vehicle: Card): boolean {
  const host = cardAt(s, vehicle.host);
  if (vehicle.face === 1 && has(host, FLAG.covered)) return false;
  if (vehicle.face === 1 && !meetsPrinted(g, s, vehicle, host)) return false;
  return mayAct(g, s, seat, 1);
}

function remainsOf(g: Game, s: State, gone: Ref): Ref[] {
  if (gone < 0) return [];
  const out: Ref[] = [];
  for (let i = 0; i < s.links.length; i += 3) {
    const card = live(s, s.links[i]);
    if (s.links[i + 1] === LEFT_BY && s.links[i + 2] === gone && card?.zone === ids(g).discard + (card?.owner ?? 0))
      out.push(s.links[i]);
  }
  return out;
}

// ---- what is asked by name ------------------------------------------------------------------------------------------

const t = (cs: string, en: string) => ({ cs, en });

/** How many cards it hangs on, one below another. */
const depth = (s: State, card: Card): number => {
  const host = hostOf(s, card);
  return host === null ? 0 : 1 + depth(s, host);
};

export const attachCalcs: Readonly<Record<string, CalcDecl>> = {
  mayPlay: ownCard(mayPlay),
  mayBoard: ownCard(mayBoard),
  isAssault: cond(['card'], (g, s, _, ref) => isAssault(g, s.cards[idOf(ref)])),
  actionsFor: amount(['card'], (g, s, _, ref) => actionsFor(g, s.cards[idOf(ref)])),
  ownVehicles: cardList([], (g, s, f) =>
    s.zones[ids(g).attached]
      .map((id) => s.cards[id])
      .filter((card) => card.control === f.you && isKind(g, card, KIND.vehicle)),
  ),
  /** Those of the selection who may get the card as an action, and whoever need not be of its affiliation. */
  hosts: refList(
    ['card', 'cards'],
    (g, s, f, ref, n) => hostsFor(g, s, f.you, s.cards[idOf(ref)], (host) => g.selections[n].has(s, f, host)),
    t('{1:nom}', '{1}'),
  ),
  /** Those of the selection, and nobody else, who may get the card. */
  bearers: refList(
    ['card', 'cards'],
    (g, s, f, ref, n) =>
      warriorsOf(g, s, f.you)
        .filter((host) => mayReceive(g, s, s.cards[idOf(ref)], host) && g.selections[n].has(s, f, host))
        .map(refOf),
    t('{1:nom}', '{1}'),
  ),
  /** Those of the selection to whom an effect may give the card. */
  takers: refList(
    ['card', 'cards'],
    (g, s, f, ref, n) =>
      takersFor(g, s, s.cards[idOf(ref)]).filter((to) => g.selections[n].has(s, f, s.cards[idOf(to)])),
    t('{1:nom}', '{1}'),
  ),
  /** What lay with a warrior that has just left and is in a discard pile now. */
  leftBy: refList(
    ['card'],
    (g, s, _, ref) => remainsOf(g, s, ref),
    t('karta* zbylá~ po {0:loc}|f:žena', 'card* left behind by {0}|cards'),
  ),
  inGame: trait(
    ['card'],
    (g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && g.zones[card.zone].board;
    },
    t('{0:nom} je ve hře // {0:nom} není ve hře', '{0} is in play // {0} is not in play'),
    t('ve hře // mimo hru', 'in play // not in play'),
  ),
  /** Attached anew, it comes under somebody else. */
  changesHands: cond(
    [],
    (_, s, f) => (live(s, f.sets[SET_ROW][F.subject])?.control ?? -1) !== f.sets[SET_ROW][F.by],
    t('přejde tím k jinému hráči', 'another player gets it that way'),
  ),
  /** A second copy may not be gained either (DT-RULING-61). */
  mayHave: trait(
    ['card'],
    (g, s, f, ref) => !limitReached(g, s, f.you, s.cards[idOf(ref)]),
    t('{0:acc} smíte mít ve hře', 'you may have {0} in play'),
    t(', kterou smíte vyložit', 'that you may play'),
  ),
  inVehicle: trait(
    ['card'],
    (g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && insideVehicle(g, s, card) !== null;
    },
    t('{0:nom} sedí ve vozidle // {0:nom} nesedí ve vozidle', '{0} sits in a vehicle // {0} sits in no vehicle'),
    t('ve vozidle // mimo vozidlo', 'in a vehicle // in no vehicle'),
  ),
  /** Its bearer sits inside, so that it is in use (DT-VEH-02). */
  manned: trait(
    ['card'],
    (g, s, _, ref) => {
      const vehicle = live(s, ref);
      const rider = vehicle === null ? null : hostOf(s, vehicle);
      return rider !== null && insideVehicle(g, s, rider) === vehicle;
    },
    t('v {0:loc} někdo sedí // v {0:loc} nikdo nesedí', 'somebody sits in {0} // nobody sits in {0}'),
    t(', v němž někdo sedí', 'with somebody inside'),
  ),
  /** What an attachment lies on, whatever it is. */
  below: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => live(s, ref)?.host ?? -1,
    text: t('karta* , ke které je tato karta přiložena|f:žena', 'card* this card is attached to'),
  },
  /** All cards in play but those that stand for players; what is attached first, so that each leaves in its own way. */
  things: refList(
    [],
    (g, s) =>
      s.cards
        .filter((card) => g.zones[card.zone].board && !isKind(g, card, KIND.player))
        .sort((a, b) => depth(s, b) - depth(s, a))
        .map((card) => refOf(card)),
    t('karta* ve hře|f:žena', 'card* in play|cards'),
  ),
  weaponUser: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => live(s, live(s, ref)?.host ?? -1)?.host ?? -1,
    text: t('bojovník* , který ji používá|m:pán', 'warrior* using it'),
  },
  carried: refList(
    [],
    (g, s) =>
      everybody(g, s, () => true).flatMap((ref) =>
        attachedTo(g, s, ref)
          .filter((x) => isKind(g, x, KIND.equipment | KIND.gun | KIND.blade))
          .map(refOf),
      ),
    t('karta* vybavení nebo zbraň některého bojovníka|f:žena', 'equipment or weapon card* of a warrior|cards'),
  ),
};
