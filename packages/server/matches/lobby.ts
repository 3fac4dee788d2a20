import { randomBytes } from 'node:crypto';
import { botNames } from '@bojiste/ai';
import type { Deck, DeckIssue, Seat } from '@bojiste/kernel';
import type { MakeTable, Seated, TableRules } from '@bojiste/session/wire';
import { hashToken, newId, newToken } from '../people/tokens.ts';
import type { MatchRow, UserRow } from '../store/contract.ts';
import { claimable } from './claims.ts';
import type { TableEvent } from './events.ts';
import { deckIssues, type HostedGame } from './games.ts';
import { emptyListing, listing } from './listing.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Making tables, sitting down, getting up, beginning. */

/** Why somebody cannot sit down, in words the page shows. */
export interface LobbyRefusal {
  readonly code: string;
  readonly text: { readonly cs: string; readonly en: string };
  readonly issues?: readonly DeckIssue[];
}

const no = (code: string, cs: string, en: string): LobbyRefusal => ({ code, text: { cs, en } });

const REFUSED = {
  rules: no('rules', 'Takto hru založit nejde.', 'A game cannot be set up like this.'),
  many: no('many', 'Máte příliš mnoho rozehraných stolů.', 'You have too many tables going.'),
  full: no('full', 'U stolu už není volno.', 'The table is full.'),
  begun: no('begun', 'Hra už začala.', 'The game has begun.'),
  seated: no('seated', 'U stolu už sedíte.', 'You are already at the table.'),
  account: no('account', 'Hodnocené hry jsou jen pro účty.', 'Rated games are for accounts only.'),
  bots: no('bots', 'Hodnocenou hru s počítačem hrát nelze.', 'A rated game cannot have computer players.'),
};

/** Quotas against heaps of tables. */
const MOST_OPEN = 10;
const MOST_LIVE = 50;

/** A stand-in plays as well as it can: one that moves at random would give the game away. */
const STAND_INS: readonly string[] = botNames().filter((name) => name !== 'random');

/** By chance alone: what nobody could have known beforehand. */
const draw = () => ({ id: newId(), server: randomBytes(32).toString('hex') });

type Made = Extract<TableEvent, { k: 'made' }>;

export interface Sitter {
  readonly user: UserRow;
  readonly deck: Deck | null;
  readonly nonce: string;
}

export class Lobby {
  constructor(private readonly rooms: Rooms) {}

  private get store() {
    return this.rooms.store;
  }

  /** Makes a table and seats whoever made it. */
  async make(sitter: Sitter, wanted: MakeTable): Promise<Seated | LobbyRefusal> {
    const hosted = this.rooms.games.get(wanted.rules.game);
    if (hosted === undefined || !fits(hosted, wanted.rules)) return REFUSED.rules;
    const bots = Object.entries(wanted.bots);
    if (wanted.rules.rated && bots.length > 0) return REFUSED.bots;
    if (
      bots.some(
        ([seat, level]) => !botNames().includes(level) || !(Number(seat) >= 1 && Number(seat) < wanted.rules.seats),
      )
    )
      return REFUSED.rules;
    const { id } = sitter.user;
    const [open, live] = [await this.store.matches.count(id, 'open'), await this.store.matches.count(id, 'live')];
    if (open >= MOST_OPEN || live >= MOST_LIVE) return REFUSED.many;
    const bad = this.checkSitter(hosted, wanted.rules, sitter);
    if (bad !== null) return bad;
    const match = await this.found(wanted.rules);
    for (const [seat, level] of bots) await this.seatBot(match, Number(seat), level);
    return this.sit(match, sitter, 0);
  }

  /** A new table with nobody at it. Its name and the server's share in the chance are drawn; whoever repeats a game names them. */
  async found(rules: TableRules, kept: Pick<Made, 'series' | 'only'> = {}, drawn = draw()): Promise<string> {
    const now = this.rooms.now();
    const { id, server } = drawn;
    const row: MatchRow = {
      id,
      game: rules.game,
      mode: rules.mode,
      stage: 'open',
      listed: rules.listed && kept.only === undefined ? 1 : 0,
      rated: rules.rated ? 1 : 0,
      owner: 0,
      due: null,
      created: now,
      touched: now,
      info: emptyListing(rules),
      event: rules.event === '' ? null : rules.event,
      round: rules.event === '' ? null : rules.round,
      epoch: 0,
      rules: 0,
      packed: 0,
    };
    const made: Made = { k: 'made', rules, server, ...kept };
    await this.store.log.append({ match: id, seq: 1, at: now, body: JSON.stringify({ by: -1, events: [made] }) });
    await this.store.matches.add(row);
    return id;
  }

  private checkSitter({ g }: HostedGame, rules: TableRules, { user, deck }: Sitter): LobbyRefusal | null {
    if (rules.rated && user.kind !== 'account') return REFUSED.account;
    if (deck === null) return null;
    const issues = deckIssues(g, deck, rules.options);
    if (issues.length === 0) return null;
    return { code: 'deck', text: { cs: 'Tento balíček hrát nelze.', en: 'This deck cannot be played.' }, issues };
  }

  /** Sits down on a seat, or on any free one; the last one to sit begins the game. */
  async sit(match: string, sitter: Sitter, wanted: Seat = -1): Promise<Seated | LobbyRefusal> {
    const room = await this.rooms.fresh(match);
    if (room === null) return no('noMatch', 'Takový stůl tu není.', 'There is no such table.');
    const { rules } = room.table;
    const hosted = this.rooms.games.get(rules.game) as HostedGame;
    const bad = this.checkSitter(hosted, rules, sitter);
    if (bad !== null) return bad;
    const rating = await this.store.people.rating(sitter.user.id, rules.game, rules.mode);
    const token = newToken();
    let seat: Seat = -1;
    let refusal: LobbyRefusal | null = null;
    const failed = await room.act(-1, (draft) => {
      const { table } = draft;
      refusal = null;
      if (table.stage !== 'open') refusal = REFUSED.begun;
      else if (table.seats.some((sitting) => sitting?.user === sitter.user.id)) refusal = REFUSED.seated;
      const free = table.seats.findIndex((_, at) => table.isFree(at, sitter.user.id) && (wanted < 0 || at === wanted));
      if (refusal === null && free < 0) refusal = REFUSED.full;
      if (refusal !== null) return null;
      seat = free;
      const { user, deck, nonce } = sitter;
      draft.add({
        k: 'sat',
        seat,
        user: user.id,
        name: user.name,
        ...(user.kind === 'guest' && { guest: true }),
        deck: deck ?? readyDeck(hosted, seat),
        nonce,
        token: hashToken(token),
        ...(rating !== undefined && {
          rating: { value: rating.value, deviation: rating.deviation, games: rating.games },
        }),
      });
      if (table.ready) draft.begin();
      return null;
    });
    if (refusal !== null) return refusal;
    if (failed !== null) return { code: failed.code, text: failed.text };
    await this.store.matches.seat(match, seat, sitter.user.id);
    await this.listed(room);
    return { match, seat, token };
  }

  /** A bot takes a free seat of a table that has not begun. */
  async seatBot(match: string, seat: Seat, level: string): Promise<boolean> {
    const room = await this.rooms.get(match);
    if (room === null) return false;
    const hosted = this.rooms.games.get(room.table.rules.game) as HostedGame;
    let done = false;
    await room.act(-1, (draft) => {
      const { table } = draft;
      // A seat that is kept for somebody waits for them.
      done = table.stage === 'open' && table.seats[seat] === null && !table.isKept(seat) && !table.rules.rated;
      if (!done) return null;
      // Known to everybody beforehand: the server has no second say in the chance.
      const nonce = `bot-${seat}`;
      draft.add({ k: 'sat', seat, user: '', name: level, bot: level, deck: readyDeck(hosted, seat), nonce, token: '' });
      if (table.ready) draft.begin();
      return null;
    });
    if (done) await this.listed(room);
    return done;
  }

  /** Gets up from a table that has not begun; an empty table is cleared away. */
  async stand(match: string, user: string): Promise<boolean> {
    const room = await this.rooms.fresh(match);
    if (room === null) return false;
    let seat = -1;
    await room.act(-1, (draft) => {
      const { table } = draft;
      seat = table.stage === 'open' ? table.seats.findIndex((sitting) => sitting?.user === user) : -1;
      if (seat < 0) return null;
      draft.add({ k: 'stood', seat });
      if (table.persons().length === 0) draft.add({ k: 'shut' });
      return null;
    });
    if (seat < 0) return false;
    await this.store.matches.seat(match, seat, null);
    await this.listed(room);
    return true;
  }

  /** Clears away a table at which nobody plays yet. */
  async shut(match: string): Promise<void> {
    const room = await this.rooms.get(match);
    if (room === null) return;
    await room.act(-1, (draft) => {
      if (draft.table.stage === 'open') draft.add({ k: 'shut' });
      return null;
    });
    await this.listed(room);
  }

  /** A bot plays on for a person: because they want it, or because their absence may be claimed. */
  async standIn(room: Room, by: Seat, seat: Seat, level: string): Promise<boolean> {
    let done = false;
    await room.act(-1, (draft) => {
      const { table, at } = draft;
      const wanted = by === seat || claimable(table, by, at).includes(seat);
      done = table.live && !table.rules.rated && table.isPerson(seat) && wanted && STAND_INS.includes(level);
      if (done) draft.add({ k: 'standIn', seat, bot: level });
      return null;
    });
    return done;
  }

  /** Whoever was stood in for plays on. */
  async comeBack(room: Room, seat: Seat): Promise<boolean> {
    let done = false;
    await room.act(-1, (draft) => {
      done = draft.table.live && draft.table.hasStandIn(seat);
      if (done) draft.add({ k: 'back', seat });
      return null;
    });
    return done;
  }

  /** Brings the row that lists a table up to date; who begins a match owns it. */
  async listed(room: Room): Promise<void> {
    const { table } = room;
    await this.store.matches.change(table.id, {
      stage: table.stage,
      listed: table.rules.listed && !(table.stage === 'open' && table.reserved) ? 1 : 0,
      touched: this.rooms.now(),
      info: listing(table),
    });
    if (table.live && !room.owner) await this.rooms.own(room);
    await this.store.engine.say({ k: 'lobby' });
  }
}

const readyDeck = ({ g }: HostedGame, seat: Seat): Deck =>
  g.def.decks[seat % g.def.decks.length] ?? { name: { cs: '', en: '' }, cards: {} };

/** Does the game know such a table? */
export function fits({ g }: HostedGame, rules: TableRules): boolean {
  const mode = g.def.modes.find(({ key }) => key === rules.mode);
  if (mode === undefined || !mode.seats.includes(rules.seats)) return false;
  const known = Object.entries(rules.options).every(([name, value]) =>
    g.def.options.some((option) => option.name === name && option.values.some((one) => one.value === value)),
  );
  // One seat against the rules is nobody's rating.
  return known && rules.bestOf % 2 === 1 && !(rules.rated && (mode.ruled !== undefined || rules.seats < 2));
}
