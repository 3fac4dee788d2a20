import {
  type Bilingual,
  type Card,
  explainStat,
  type Game,
  type Handle,
  idOf,
  literal,
  type Ref,
  type Seat,
  type State,
  statOf,
  viewOf,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Inspection, StatNow } from './types.ts';
import { both, plain, plainVerb } from './words.ts';

/** One card looked at closely by a seat: values with where they come from. */

export function cardByHandle(s: State, seat: Seat, handle: Handle): Card | null {
  return handle <= 0 ? null : (s.cards.find((card) => sure(s.handles[seat])[card.id] === handle) ?? null);
}

/** Name of the source of a change, as the seat may know it. */
function sourceName(g: Game, s: State, seen: ReadonlySet<number>, seat: Seat, ref: Ref): Bilingual {
  const card = ref < 0 ? null : sure(s.cards[idOf(ref)]);
  if (card === null) return both(g, { key: 'rule.limit', args: {} });
  const known = seen.has(sure(sure(s.handles[seat])[card.id]));
  return both(g, known ? literal(sure(g.defs[card.def]).decl.names) : { key: 'hidden.card', args: {} });
}

export function inspectCard(g: Game, s: State, seat: Seat, handle: Handle): Inspection | null {
  const card = cardByHandle(s, seat, handle);
  const { cards } = viewOf(g, s, seat);
  const view = cards.find((c) => c.handle === handle);
  if (card === null || view === undefined || view.key === null) return null;
  const seen = new Set(cards.filter((c) => c.key !== null).map((c) => c.handle));
  const { decl, stats } = sure(g.defs[card.def]);
  const onBoard = sure(g.zones[card.zone]).board;
  const values = g.def.stats.flatMap((stat, i): StatNow[] => {
    const now = onBoard ? statOf(g, s, card, i) : sure(stats[i]);
    if (decl.stats[stat.name] === undefined && now === stats[i]) return [];
    const parts = onBoard ? explainStat(g, s, card, i).parts : [];
    return [
      {
        name: stat.name,
        text: plain(stat.text),
        printed: sure(stats[i]),
        now,
        parts: parts.map(({ source, ...part }) => ({ name: sourceName(g, s, seen, seat, source), ...part })),
      },
    ];
  });
  return {
    key: view.key,
    stats: values,
    flags: g.def.flags.filter((_, i) => (view.flags & (1 << i)) !== 0).map((flag) => plainVerb(flag.text)),
    counters: g.def.counters.flatMap((c, i) =>
      sure(view.counters[i]) > 0 ? [{ text: plain(c.text), n: sure(view.counters[i]) }] : [],
    ),
    under: cards.flatMap((c) => (c.host === handle && c.key !== null ? [c.key] : [])),
  };
}
