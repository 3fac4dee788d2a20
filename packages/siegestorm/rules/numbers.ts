import { type CalcDecl, F, type Frame, type Game, live, type Seat, type State } from '@bojiste/kernel';
import { calc, yes } from './function.ts';
import { foeOf, reservesOf } from './lookup.ts';
import { inArmy, isBoss, mates, onBoard, spotOf } from './places.ts';

/** Numbers and conditions that card texts speak of. All read only. */

const size = (g: Game, s: State, zone: string, seat: Seat): number =>
  seat < 0 ? 0 : s.zones[g.zoneOf(zone, seat)].length;

/** The event a trigger or replacement is about. */
const rowOf = (f: Frame): readonly number[] => f.sets[1];

export const cardNumbers: Readonly<Record<string, CalcDecl>> = {
  foeReserveCount: calc(
    'number',
    [],
    (g, s, f) => reservesOf(g, s, foeOf(g, s, f)),
    'počet protivníkových záloh // za každou protivníkovu zálohu',
    "number of the opponent's reserves // for each reserve of the opponent",
  ),
  reserveCount: calc(
    'number',
    [],
    (g, s, f) => reservesOf(g, s, f.you),
    'počet tvých záloh // za každou tvou zálohu',
    'number of your reserves // for each of your reserves',
  ),
  healCount: calc(
    'number',
    [],
    (g, s, f) => size(g, s, 'heal', f.you),
    'počet karet ve tvém balíčku léčení // za každou kartu ve tvém balíčku léčení',
    'number of cards in your healing deck // for each card in your healing deck',
  ),
  lossCount: calc(
    'number',
    [],
    (g, s, f) => size(g, s, 'loss', f.you),
    'počet karet ve tvých ztrátách // za každou kartu ve tvých ztrátách',
    'number of cards in your loss pile // for each card in your loss pile',
  ),
  foeHandCount: calc(
    'number',
    [],
    (g, s, f) => size(g, s, 'hand', foeOf(g, s, f)),
    'počet karet v protivníkově ruce // za každou kartu v protivníkově ruce',
    "number of cards in the opponent's hand // for each card in the opponent's hand",
  ),
  /** Decided when the effect resolves; partners share their turn. */
  foeTurn: calc(
    'cond',
    [],
    yes((_, s, f) => !mates(s, s.active, f.you)),
    'je protivníkův tah // není protivníkův tah',
    "it is the opponent's turn // it is not the opponent's turn",
  ),
  /** Držení pozic: a monster on a front or in no man's land (SS-HOLD-01). */
  isHolding: calc(
    'cond',
    ['card'],
    yes((g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && onBoard(g, card.zone);
    }),
    'drží {0:nom} pozici // nedrží {0:nom} pozici',
    '{0} holds position // {0} does not hold position',
  ),
  /** Armies and boards hold monsters, reserves do not (SS-TERM-15). Asked of the card that leaves. */
  wasMonster: calc(
    'cond',
    [],
    yes((g, _s, f) => {
      const from = rowOf(f)[F.from] ?? -1;
      return from >= 0 && g.zones[from].board;
    }),
  ),
  /** Nepřítel: a monster of an opposing army (SS-ALLY-02). Asked of the card that leaves. */
  wasEnemy: calc(
    'cond',
    [],
    yes((g, s, f) => {
      const from = rowOf(f)[F.from] ?? -1;
      const spot = spotOf(g, from);
      return spot !== null && inArmy(g, from) && !mates(s, spot.seat, f.you);
    }),
  ),
  /** The hand the card was discarded from is the opponent's. */
  foeDiscarded: calc(
    'cond',
    [],
    yes((g, s, f) => {
      const from = rowOf(f)[F.from] ?? -1;
      return from >= 0 && g.zones[from].seat === foeOf(g, s, f);
    }),
  ),
  fromBoard: calc(
    'cond',
    [],
    yes((g, _s, f) => onBoard(g, rowOf(f)[F.from] ?? -1)),
    'ta karta stála na bojišti',
    'that card stood on the battlefield',
  ),
  wasTotem: calc(
    'cond',
    [],
    yes((g, s, f) => {
      const from = rowOf(f)[F.from] ?? -1;
      return (
        from >= 0 && g.zones[from].board && g.defs[s.cards[rowOf(f)[F.subject] & 4095].def].decl.facts?.totem === true
      );
    }),
  ),
  /** Is there an order that this one answers? */
  answersItem: calc(
    'cond',
    [],
    yes((_, s, f) => s.frames[rowOf(f)[F.extra] ?? -1] !== undefined),
  ),
  hurtsBoss: calc(
    'cond',
    [],
    yes((_, s, f) => isBoss(s, rowOf(f)[F.to] ?? -1)),
  ),
  /** A command card from hand lies on the chain while it resolves; strikers and activated monsters stand on the battlefield. */
  byHandAction: calc(
    'cond',
    [],
    yes((g, s, f) => live(s, rowOf(f)[F.source] ?? -1)?.zone === g.zoneOf('chain', 0)),
  ),
  /** The turn that begins is that of a player who holds no man's land. */
  holdsLand: calc(
    'cond',
    [],
    yes((g, s, f) => {
      const seat = rowOf(f)[F.to] ?? -1;
      return s.cards.some((card) => card.control === seat && spotOf(g, card.zone) === null && onBoard(g, card.zone));
    }),
  ),
  gateStands: calc(
    'cond',
    [],
    yes((g, s) => s.cards.some((card) => onBoard(g, card.zone) && g.defs[card.def].decl.facts?.gate === true)),
  ),
  /** Cards of the boss that stand on the battlefields (SS-ORDER-06). */
  bossLeaders: calc(
    'number',
    [],
    (g, s) => s.cards.filter((card) => isBoss(s, card.control) && onBoard(g, card.zone)).length,
    'počet vůdců bosse na bojišti // za každého vůdce bosse na bojišti',
    'number of leaders of the boss on the board // for each leader of the boss on the board',
  ),
};
