import type { Deck } from '@bojiste/kernel';
import type { KeptDeck } from '@bojiste/session/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDeck, keepDeck, newDeck, savedDeck, savedDecks } from '../pages/decks/store.ts';
import { isSignedIn, setSignedIn, syncDecks } from '../pages/decks/sync.ts';

const DECK: Deck = { name: { cs: 'Můj', en: 'Mine' }, cards: { imp: 2 } };

/** Keys are listed like those of a browser's store. */
function store(): Storage {
  const kept = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(kept) as Storage;
}

/** The server's side of it, as its README says. */
class Server {
  readonly decks = new Map<string, KeptDeck>();
  clock = 1000;

  put(id: string, game: string, deck: Deck, seen?: number): Response {
    const kept = this.decks.get(id);
    if (seen !== undefined && (kept?.touched ?? 0) !== seen)
      return Response.json({ code: 'changed', kept }, { status: 409 });
    this.decks.set(id, { id, game, deck, touched: ++this.clock });
    return Response.json({ touched: this.clock, issues: [] });
  }

  fetch = async (path: string, { method, body }: RequestInit): Promise<Response> => {
    const id = path.split('/')[3] ?? '';
    if (method === 'GET') return Response.json([...this.decks.values()]);
    if (method === 'DELETE') {
      this.decks.delete(id);
      return Response.json({});
    }
    const { game, deck, seen } = JSON.parse(String(body)) as { game: string; deck: Deck; seen?: number };
    return this.put(id, game, deck, seen);
  };
}

let server: Server;
const ACCOUNT = { id: 'u1', kind: 'account' } as const;

beforeEach(() => {
  server = new Server();
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('fetch', server.fetch);
  setSignedIn(ACCOUNT);
});

// Tests of other files run after these in the same process.
afterEach(() => vi.unstubAllGlobals());

describe('decks of an account', () => {
  it('go to the server and come from it', async () => {
    const { id } = newDeck('siegestorm', DECK);
    server.put('far', 'siegestorm', DECK);
    await syncDecks();
    expect([...server.decks.keys()].sort()).toEqual(['far', id].sort());
    expect(savedDeck('far')?.deck).toEqual(DECK);
    expect(savedDeck(id)?.dirty).toBe(false);
  });

  it('follow changes and deletions of both sides', async () => {
    const one = newDeck('siegestorm', DECK);
    const two = newDeck('siegestorm', DECK);
    await syncDecks();
    keepDeck({ ...one, deck: { ...DECK, cards: { imp: 3 } } });
    server.decks.delete(two.id);
    await syncDecks();
    expect(server.decks.get(one.id)?.deck.cards).toEqual({ imp: 3 });
    expect(savedDeck(two.id)).toBeNull();
    dropDeck(one.id);
    await syncDecks();
    expect(server.decks.size).toBe(0);
    expect(savedDecks()).toEqual([]);
  });

  it('stay twice when both sides changed them', async () => {
    const one = newDeck('siegestorm', DECK);
    await syncDecks();
    server.put(one.id, 'siegestorm', { ...DECK, cards: { imp: 9 } });
    keepDeck({ ...one, deck: { ...DECK, cards: { imp: 3 } } });
    await syncDecks();
    expect(savedDeck(one.id)?.deck.cards).toEqual({ imp: 9 });
    const copy = savedDecks().find(({ id }) => id !== one.id);
    expect(copy?.deck).toMatchObject({ cards: { imp: 3 }, name: { en: 'Mine (from this device)' } });
    await syncDecks();
    expect(server.decks.size).toBe(2);
  });

  it('are new to another account, and nobody else is asked', async () => {
    newDeck('siegestorm', DECK);
    await syncDecks();
    setSignedIn({ id: 'g', kind: 'guest' });
    expect(isSignedIn()).toBe(false);
    server.decks.clear();
    setSignedIn({ id: 'u2', kind: 'account' });
    await syncDecks();
    expect(server.decks.size).toBe(1);
    expect(savedDecks()).toHaveLength(1);
  });
});
