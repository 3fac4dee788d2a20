import {
  cardAt,
  decidingSeats,
  F,
  type Game,
  type Row,
  type Sighted,
  type State,
  type Trace,
  type Tracer,
} from '@bojiste/kernel';

/** What must hold of everything that happens, as it happens: for all games, and what each game says for itself. */

/** Whoever is out of the game gains nothing any more. */
function outFindings(g: Game, s: State, happened: Trace): string[] {
  if (happened.k !== 'resource' || happened.to <= happened.from || s.seats[happened.seat].out === 0) return [];
  return [`seat ${happened.seat} is out of the game and gains ${g.def.resources[happened.resource].name}`];
}

/** One price is paid once for one effect: by the same seat, for the same card, with the same choices, in one move. */
class Prices {
  private readonly paid = new Map<object, Set<string>>();

  hear(g: Game, s: State, happened: Trace): string[] {
    if (happened.k !== 'paid') return [];
    const { price, seat, source, vars } = happened;
    const known = this.paid.get(price) ?? new Set();
    this.paid.set(price, known);
    const effect = `${seat} ${source} ${vars}`;
    if (known.has(effect)) {
      const card = source < 0 ? 'a rule' : g.defs[cardAt(s, source).def].decl.key;
      return [`seat ${seat} pays twice for one effect of ${card}`];
    }
    known.add(effect);
    return [];
  }

  nextMove(): void {
    this.paid.clear();
  }
}

/** Events of the kernel that say what comes to a seat. */
const TO_SEAT = new Set(['gain', 'control', 'turned']);

/**
 * Nothing happens to a seat that was not involved: where cards leave its hand, its deck or its places on the board, it
 * is on turn, was asked or has something under way, or some event of that move names the seat or a card of it.
 */
class Involved {
  /** Null until the first look: who was asked before it is not known. */
  private seats: Set<number> | null = null;
  private touched = new Map<number, string>();
  /** Cards that are attached to others: they follow their host wherever it goes. */
  private hosted = new Set<number>();
  /** How many seats were out of the game at the last look. */
  private out = 0;

  constructor(private readonly g: Game) {}

  hear(s: State, happened: Trace): void {
    // A turn may begin and end between two moves.
    this.seats?.add(s.active);
    if (happened.k === 'row') this.row(happened.row as Row, happened.subject, happened.source);
    else if (happened.k === 'paid') this.seats?.add(happened.seat);
    else if (happened.k === 'card') this.moved(happened);
  }

  /** What lies open beside the board has been used already: it is only put away. */
  private moved({ card, from, to }: Extract<Trace, { k: 'card' }>): void {
    const { zones, defs } = this.g;
    if (this.hosted.has(card.id) || (!zones[from].board && zones[from].sight === 0)) return;
    this.touched.set(card.control, `${defs[card.def].decl.key} went from ${zones[from].name} to ${zones[to].name}`);
  }

  private row(row: Row, subject: Sighted | null, source: Sighted | null): void {
    this.seats?.add(row[F.by]);
    for (const card of [subject, source]) if (card !== null) this.seats?.add(card.control).add(card.owner);
    const { decl } = this.g.events[row[F.kind]];
    if (decl.toSeat === true || TO_SEAT.has(decl.name)) this.seats?.add(row[F.to]);
  }

  /** What was found in the last move. Whoever is on turn, is asked or has something under way is involved. */
  take(s: State): string[] {
    const { seats, touched } = this;
    const out = s.seats.filter((seat) => seat.out !== 0).length;
    // Setting up deals to everybody, and clearing up after somebody who fell concerns the neighbours; neither is an event.
    const known = seats !== null && out === this.out && s.turn > 1;
    const found = [...touched].flatMap(([seat, what]) =>
      !known || seats.has(seat) || seat < 0 ? [] : [`seat ${seat} had no part in it, but its ${what}`],
    );
    this.out = out;
    this.seats = new Set([...decidingSeats(this.g, s), s.active, ...s.frames.map((f) => f.you)]);
    this.touched = new Map();
    this.hosted = new Set(s.cards.flatMap((card) => (card.host < 0 ? [] : [card.id])));
    return found;
  }
}

export class EventWatch {
  private found: string[] = [];
  private readonly prices = new Prices();
  private readonly involved: Involved;

  constructor(private readonly g: Game) {
    this.involved = new Involved(g);
  }

  readonly hear: Tracer = (s, happened) => {
    const { g } = this;
    this.involved.hear(s, happened);
    this.found.push(
      ...outFindings(g, s, happened),
      ...this.prices.hear(g, s, happened),
      ...(g.def.unsoundEvent?.(g, s, happened) ?? []),
    );
  };

  /** Findings since the last time; to be asked after every move. */
  take(s: State): string[] {
    const found = [...this.found, ...this.involved.take(s)];
    this.found = [];
    this.prices.nextMove();
    return found;
  }
}
