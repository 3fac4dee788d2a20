import { memo } from '../state/held.ts';
import { CARD_LIMIT, type Card, refOf, type State } from '../state/records.ts';
import { type Game, reaches } from './game.ts';
import { abilityOf, cardOf, ensureIndex, indexFrozen } from './listen.ts';
import { asking, borrow, borrowStanding, giveBack } from './scratch.ts';
import { scopeSpeaks } from './speaking.ts';

/** Roles of the cards of one state, remembered until something changes; only where the game has a key for them. */
const known = memo({
  state: null as State | null,
  tick: -1,
  key: -1,
  roles: [] as number[],
  stamps: [] as number[],
  stamp: 0,
});

/**
 * Are roles final now? While they are being decided or events carried out, and while a game asks on an assumption of its
 * own, nothing about them may be remembered: otherwise an answer would depend on who asked what before.
 */
export const rolesSettled = (): boolean => asking.roles === 0 && asking.assumed === 0 && !indexFrozen();

/** Asks on an assumption: what is found meanwhile is forgotten. */
export function assuming<T>(ask: () => T): T {
  asking.assumed++;
  try {
    return ask();
  } finally {
    asking.assumed--;
  }
}

/** A game may have this many tags: the first word of 32 is what rules compute with, the others only effects know. */
const TAG_WORDS = 4;
/** @public */
export const TAG_LIMIT = 32 * TAG_WORDS;

/** Roles a card has by effects (a living gate, out of play ...), as a bit mask: 32 of them, those of the given word. */
export function tagsOf(g: Game, s: State, card: Card, word = 0): number {
  if (g.def.rolesKey === undefined || !rolesSettled() || s.cards[card.id] !== card) return decide(g, s, card, word);
  const key = g.def.rolesKey(g, s);
  if (known.state !== s || known.tick !== s.tick || known.key !== key) {
    known.state = s;
    known.tick = s.tick;
    known.key = key;
    known.stamp++;
  }
  const at = word * CARD_LIMIT + card.id;
  if (known.stamps[at] !== known.stamp) {
    known.roles[at] = decide(g, s, card, word);
    known.stamps[at] = known.stamp;
  }
  return known.roles[at];
}

const NO_MORE: number[] = [];

/** The words after the first, for a game that has so many. */
export function moreTagsOf(g: Game, s: State, card: Card): number[] {
  const count = Math.ceil(g.def.tags.length / 32);
  if (count <= 1) return NO_MORE;
  return Array.from({ length: count - 1 }, (_, i) => tagsOf(g, s, card, i + 1));
}

function decide(g: Game, s: State, card: Card, word: number): number {
  ensureIndex(g, s);
  const depth = ++asking.roles;
  const kind = g.listen.tag;
  let mask = 0;
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    const ability = g.abilities[abilityOf(packed)];
    if (depth > 1 && ability.readsTags) continue;
    const source = s.cards[cardOf(packed)];
    if (!reaches(ability, source, card)) continue;
    const f = borrowStanding(refOf(source), source.control);
    let given = 0;
    if (ability.condition === null || ability.condition(s, f)) {
      for (const id of ability.changes) {
        const change = g.changes[id];
        if (change.kind === 'tag' && change.tag >>> 5 === word && change.of(s, f, card)) given |= 1 << change.tag;
      }
    }
    giveBack();
    if (given !== 0 && !g.def.sleeps?.(g, s, source)) mask |= given;
  }
  for (const mod of s.mods) {
    const change = g.changes[mod.change];
    if (change.kind !== 'tag' || change.tag >>> 5 !== word || (depth > 1 && change.readsTags)) continue;
    if (mod.scope !== 0 && !scopeSpeaks(s, mod.scope)) continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    if (change.of(s, f, card)) mask |= 1 << change.tag;
    giveBack();
  }
  asking.roles--;
  return g.def.roles === undefined || word > 0 ? mask : g.def.roles(g, s, card, mask);
}
