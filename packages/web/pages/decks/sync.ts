import type { KeptDeck, Me } from '@bojiste/session/wire';
import { ACCOUNT, accountHere } from '../../session/account.ts';
import { call, ServerError } from '../../session/online-api.ts';
import { decksWords } from '../../texts/decks.ts';
import { forgetDeck, goneDecks, newDeck, putDeck, type SavedDeck, savedDeck, savedDecks, setGone } from './store.ts';

/**
 * Decks of somebody with an account are kept by the server too, so that every device has them. A deck that was changed
 * in two places stays twice: nothing is lost without being asked.
 */

/** The account whose decks these are, also while it is signed out. */
const OWNER = 'bojiste.decks-of';

/** Whoever has no account never asks the server about decks. */
export const isSignedIn = (): boolean => accountHere() !== null;

export function setSignedIn({ id, kind }: Pick<Me, 'id' | 'kind'>): void {
  if (kind !== 'account') {
    localStorage.removeItem(ACCOUNT);
    return;
  }
  localStorage.setItem(ACCOUNT, id);
  if (localStorage.getItem(OWNER) === id) return;
  // Another account knows nothing of these decks: for it they are new.
  for (const { kept: _, ...one } of savedDecks()) putDeck(one);
  setGone([]);
  localStorage.setItem(OWNER, id);
}

function take({ id, game, touched, deck }: KeptDeck): void {
  putDeck({ id, game, deck, options: savedDeck(id)?.options ?? {}, touched, kept: touched });
}

const otherName = ({ deck }: SavedDeck): SavedDeck['deck'] => {
  const name = (lang: 'cs' | 'en') => decksWords.otherName[lang].replace('{name}', deck.name[lang]);
  return { ...deck, name: { cs: name('cs'), en: name('en') } };
};

async function push(one: SavedDeck, seen: number): Promise<void> {
  const { id, game, deck } = one;
  try {
    const { touched } = await call<{ touched: number }>('PUT', `/api/decks/${id}`, { game, deck, seen });
    const now = savedDeck(id);
    // It may have been changed, or deleted, while it was on its way.
    if (now !== null) putDeck({ ...now, kept: touched, dirty: now.touched !== one.touched });
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'changed') throw error;
    newDeck(game, otherName(one), one.options);
    take((error.said as { kept: KeptDeck }).kept);
  }
}

async function run(): Promise<void> {
  for (const id of goneDecks()) await call('DELETE', `/api/decks/${id}`);
  setGone([]);
  const theirs = new Map((await call<readonly KeptDeck[]>('GET', '/api/decks')).map((one) => [one.id, one]));
  for (const one of theirs.values()) {
    const mine = savedDeck(one.id);
    if (mine === null || (mine.dirty !== true && mine.kept !== one.touched)) take(one);
  }
  for (const one of savedDecks()) {
    if (one.dirty === true || one.kept === undefined) await push(one, theirs.has(one.id) ? (one.kept ?? 0) : 0);
    else if (!theirs.has(one.id)) forgetDeck(one.id);
  }
}

let running: Promise<void> | null = null;

/** Brings browser and server to the same decks; one at a time. */
export function syncDecks(): Promise<void> {
  running ??= run().finally(() => {
    running = null;
  });
  return running;
}
