import {
  type Bilingual,
  F,
  type Game,
  type Lang,
  type LogEntry,
  literal,
  logText,
  render,
  type Seat,
  type State,
  type Text,
} from '@bojiste/kernel';
import type { GameExtras } from './games/index.ts';
import type { Happening, Part, Roll } from './types.ts';

/** Lines of the log for one viewer, with the cards in them to look at. */

const OPEN = '⟦';
const CLOSE = '⟧';

const marked = (key: string, names: Bilingual): Text =>
  literal({ cs: `${OPEN}${key}|${names.cs}${CLOSE}`, en: `${OPEN}${key}|${names.en}${CLOSE}` });

function parts(line: string): Part[] {
  const out: Part[] = [];
  for (const piece of line.split(/(⟦[^⟧]*⟧)/)) {
    if (piece === '') continue;
    const [key, name] = piece.slice(1, -1).split('|');
    out.push(piece.startsWith(OPEN) ? { card: key, name } : piece);
  }
  if (typeof out[0] === 'string') out[0] = out[0].charAt(0).toUpperCase() + out[0].slice(1);
  return out;
}

/** The key of a card in an entry, where the viewer may know it. */
const known = (g: Game, def: number, seen: number, viewer: Seat): string | null =>
  def >= 0 && (seen & (1 << viewer)) !== 0 ? g.defs[def].decl.key : null;

/** Events about a seat keep the seat where others keep the place. */
const SEAT_EVENTS = new Set(['gain', 'control', 'turned']);

export function leadsToPlace(g: Game, entry: LogEntry): boolean {
  const { decl } = g.events[entry.kind];
  return entry.row[F.subject] >= 0 && decl.toSeat !== true && !SEAT_EVENTS.has(decl.name);
}

/** When it happened, and the dice that fell. */
export interface Moment {
  readonly turn: number;
  readonly active: Seat;
  readonly phase: number;
  readonly dice: Roll | undefined;
}

export function momentOf(g: Game, s: State, entry: LogEntry, extras: GameExtras): Moment {
  const { turn, active, phase } = s;
  return { turn, active, phase, dice: extras.roll?.(g, s, g.events[entry.kind].decl.name) };
}

export const happening = (g: Game, s: State, entry: LogEntry, viewer: Seat, extras: GameExtras): Happening | null =>
  happeningAt(g, momentOf(g, s, entry, extras), entry, viewer, extras);

/** For whoever reads later than it happened. */
export function happeningAt(
  g: Game,
  { turn, active, phase, dice }: Moment,
  entry: LogEntry,
  viewer: Seat,
  extras: GameExtras,
): Happening | null {
  const text = logText(g, entry, viewer);
  if (text === null) return null;
  const subject = known(g, entry.subject, entry.subjectSeen, viewer);
  const source = known(g, entry.source, entry.sourceSeen, viewer);
  const args = { ...text.args };
  if (subject !== null) args.subject = marked(subject, g.cardDef(subject).decl.names);
  if (source !== null) args.source = marked(source, g.cardDef(source).decl.names);
  if (leadsToPlace(g, entry)) {
    const from = extras.place?.(g, entry.row[F.from]);
    const to = extras.place?.(g, entry.row[F.to]);
    if (from !== undefined) args.from = literal(from);
    if (to !== undefined) args.to = literal(to);
  }
  const line = (lang: Lang) => parts(render(g, { key: text.key, args }, lang).trim());
  const { name, clauses } = g.events[entry.kind].decl;
  return {
    kind: name,
    text: { cs: line('cs'), en: line('en') },
    level: extras.level(name, entry.row[F.amount]),
    turn,
    active,
    phase,
    by: entry.row[F.by],
    subject,
    source,
    amount: entry.row[F.amount],
    from: entry.row[F.from],
    to: leadsToPlace(g, entry) ? entry.row[F.to] : -1,
    clauses: clauses ?? [],
    ...(dice !== undefined && { dice }),
  };
}
