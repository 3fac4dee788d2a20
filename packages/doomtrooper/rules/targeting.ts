import {
  assuming,
  type CalcDecl,
  type Card,
  cardAt,
  type Game,
  has,
  idOf,
  optionOf,
  perGame,
  type Ref,
  refList,
  refOf,
  type State,
  scratch,
  tagsOf,
  trait,
} from '@bojiste/kernel';
import {
  factOf,
  hasRole,
  hiddenOf,
  ids,
  isHidden,
  isKind,
  mayPlayer,
  rolesOf,
  takers,
  warriorsOf,
} from '../reads/lookup.ts';
import { FLAG, KIND, ROLE } from '../types.ts';
import { suspended } from './immunity.ts';

/** Cílení bojovníků a stavy mimo hru (DT-TARGET, DT-RULING-40): who can be meant by a card, and whose abilities sleep. */

const t = (cs: string, en: string) => ({ cs, en });

/** "A warrior", with nothing asked of it: hidden ones too (DT-RULING-40). */
function anybody(g: Game, s: State): Ref[] {
  const out: Ref[] = [];
  const hidden = optionOf(g, s, 'hiddenTargeting') === 1;
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const card of warriorsOf(g, s, seat)) out.push(refOf(card));
    if (hidden) for (const card of hiddenOf(g, s, seat)) out.push(refOf(card));
  }
  return out;
}

function playerCard(g: Game, s: State, seat: number): Ref {
  const found = seat < 0 ? undefined : s.zones[ids(g).player + seat].find((id) => isKind(g, s.cards[id], KIND.player));
  return found === undefined ? -1 : refOf(s.cards[found]);
}

export const targetCalcs: Readonly<Record<string, CalcDecl>> = {
  anybody: refList([], (g, s) => anybody(g, s), t('bojovník|m:pán;p1=bojovníci,p6=bojovnících', 'warrior')),
  /** Whoever is in cover, openly or hidden. */
  hiders: refList(
    [],
    (g, s) => anybody(g, s).filter((ref) => has(s.cards[idOf(ref)], FLAG.covered) || isHidden(g, s.cards[idOf(ref)])),
    t('bojovník* v úkrytu|m:pán;p1=bojovníci,p6=bojovnících', 'warrior* in cover'),
  ),
  sameSide: trait(
    ['card', 'card'],
    (g, s, _, a, b) =>
      (rolesOf(g, s, s.cards[idOf(a)]) &
        rolesOf(g, s, s.cards[idOf(b)]) &
        (ROLE.legion | ROLE.doomtrooper | ROLE.tribal)) !==
      0,
    t('{0:nom} je na téže straně', '{0} is on the same side'),
    t('téže strany (Doomtrooper, Černá legie nebo kmen)', 'of the same side (Doomtroopers, Dark Legion or tribes)'),
  ),
  /** The card that stands for a player. */
  playerCard: {
    type: 'card',
    args: ['seat'],
    run: (g, s, _, seat) => playerCard(g, s, seat),
    text: t('{0:nom}', '{0}'),
  },
  ownPlayer: {
    type: 'card',
    args: [],
    run: (g, s, f) => playerCard(g, s, f.you),
    text: t('majitel* této karty|m:muž', 'player* of this card'),
  },
};

// ---- abilities without effect -------------------------------------------------------------------------------------------

/**
 * Abilities sleep: of warriors and cards out of play and of everything on them (DT-TARGET-02, DT-RULING-64), and of
 * attachments whose bearer no longer meets their condition (DT-EQUIP-12, DT-DARK-11, DT-KI-05).
 */

/** A condition on roles is judged by roles that no attachment with a condition gives; those are nobody's roles else. */
const conditions = scratch({ judged: false });

function judge(test: () => boolean): boolean {
  conditions.judged = true;
  try {
    return assuming(test);
  } finally {
    conditions.judged = false;
  }
}

/** Is the bearer out of play by something on it? */
function isAway(g: Game, s: State, host: Card): boolean {
  const attached = s.zones[ids(g).attached];
  const ref = refOf(host);
  for (let i = 0; i < attached.length; i++) {
    const item = s.cards[attached[i]];
    if (item.host !== ref || takers(g)[item.def] === 0) continue;
    return !conditions.judged && takenOut(g, s, host);
  }
  return false;
}

const takenOut = (g: Game, s: State, host: Card): boolean => judge(() => hasRole(g, s, host, ROLE.outOfPlay));
const unfit = (g: Game, s: State, card: Card): boolean =>
  judge(() => suspended(g, s, card, (bearer) => tagsOf(g, s, bearer)));

const hand = scratch({ asked: false });

/** Cards that say from hand when they may be played: those must be heard there. */
const speaksFromHand = perGame((g) =>
  g.defs.map(({ decl }) => decl.abilities.some(({ kind, live }) => kind === 'always' && live?.includes('hand'))),
);

/** What its player may not play lies idle in hand. */
function barredInHand(g: Game, s: State, card: Card): boolean {
  if (hand.asked || speaksFromHand(g)[card.def]) return false;
  hand.asked = true;
  try {
    return !mayPlayer(g, s, 'play', card.control, card);
  } finally {
    hand.asked = false;
  }
}

export function sleeps(g: Game, s: State, card: Card): boolean {
  if (card.zone === ids(g).hand + card.control) return barredInHand(g, s, card);
  if (card.zone !== ids(g).attached)
    return (g.defs[card.def].kinds & KIND.warrior) !== 0 && g.zones[card.zone].board && isAway(g, s, card);
  // What takes somebody out of play goes on doing so.
  if (takers(g)[card.def] === 1) return false;
  if (isAway(g, s, cardAt(s, card.host))) return true;
  if (factOf(g, card, 'requires') === undefined) return false;
  return conditions.judged || unfit(g, s, card);
}
