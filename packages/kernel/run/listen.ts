import { scratch } from '../state/held.ts';
import {
  CARD_BITS,
  CARD_LIMIT,
  type Card,
  type Frame,
  filled,
  live,
  type Row,
  refOf,
  type State,
} from '../state/records.ts';
import { type CardId, NONE, type Ref, type Seat } from '../types.ts';
import type { CompiledAbility, CompiledChange, Game } from './game.ts';
import { borrow, borrowStanding, giveBack } from './scratch.ts';

/**
 * The index of live abilities: for everything that can be listened to (an event, a stat, a rule ...) which abilities
 * of which cards listen, by card and then in the order of the card, granted ones last: numbers of abilities depend on the
 * other cards of the game and decide nothing. It is derived from the state. A card that comes, leaves or turns
 * over is filed anew on its own; where abilities are granted or muted the whole index is made anew.
 */

/** `State.grants`: nobody grants or mutes, only in ways that follow cards, or depending on anything at all. */
const NO_GRANTS = 0;
const STEADY_GRANTS = 1;
export const ANY_GRANTS = 2;

const NOBODY: readonly number[] = [];

/** Packets being committed, one within another. */
const packets = scratch({ open: 0 });
/** Cards to be filed anew as soon as the packet is committed. */
const pending: CardId[] = scratch([]);

/** While a packet is committed everybody who was there at its start still listens. */
export function freezeIndex(): void {
  packets.open++;
}

export const indexFrozen = (): boolean => packets.open > 0;

export function thawIndex(g: Game, s: State): void {
  if (--packets.open > 0) return;
  while (pending.length > 0) {
    const id = pending.pop() as number;
    if (s.stale === 0) refile(g, s, s.cards[id]);
  }
}

export function ensureIndex(g: Game, s: State): void {
  if (s.stale === 0 || (packets.open > 0 && s.listen.length > 0)) return;
  rebuild(g, s);
}

/** To be called when a card came, left or turned over. */
export function reindex(g: Game, s: State, card: Card): void {
  if (s.grants !== NO_GRANTS) s.stale = 1;
  if (s.stale !== 0) return;
  if (packets.open > 0) pending.push(card.id);
  else refile(g, s, card);
}

/** Abilities of an object may sleep by the rules of its game (unfinished, without power ...): `GameDef.works`. */
const isAwake = (g: Game, s: State, card: Card, ability: CompiledAbility): boolean =>
  g.def.works === undefined || g.onBoard[card.zone] === 0 || g.def.works(g, s, card, ability.ability.kind);

function refile(g: Game, s: State, card: Card): void {
  const { abilities } = g.defs[card.def];
  const here = card.face === 0 ? 1 << g.zones[card.zone].group : 0;
  for (let a = 0; a < abilities.length; a++) {
    const ability = g.abilities[abilities[a]];
    const works = (ability.groups & here) !== 0 && isAwake(g, s, card, ability);
    if (works && ability.grants !== NO_GRANTS) {
      s.stale = 1;
      return;
    }
    const packed = ability.id * CARD_LIMIT + card.id;
    for (let k = 0; k < ability.listens.length; k++) file(s, ability.listens[k], packed, works, abilities, a);
  }
}

/** Lists are shared with copies of the state, so they are replaced and never changed. */
function file(s: State, kind: number, packed: number, works: boolean, printed: readonly number[], place: number): void {
  const list = s.listen[kind];
  if (list.includes(packed) === works) return;
  const out: number[] = [];
  const id = cardOf(packed);
  const after = (other: number): boolean =>
    cardOf(other) > id || (cardOf(other) === id && printed.indexOf(abilityOf(other)) > place);
  let put = !works;
  for (let i = 0; i < list.length; i++) {
    if (list[i] === packed) continue;
    if (!put && after(list[i])) {
      out.push(packed);
      put = true;
    }
    out.push(list[i]);
  }
  if (!put) out.push(packed);
  s.listen[kind] = out;
}

function add(lists: (readonly number[])[], kinds: readonly number[], packed: number): void {
  for (let k = 0; k < kinds.length; k++) {
    const kind = kinds[k];
    if (lists[kind] === NOBODY) lists[kind] = [packed];
    else (lists[kind] as number[]).push(packed);
  }
}

/** Cards are filed by number, so lists are nearly always in order already. */
function isSorted(list: readonly number[]): boolean {
  for (let i = 1; i < list.length; i++) if (cardOf(list[i - 1]) > cardOf(list[i])) return false;
  return true;
}

function rebuild(g: Game, s: State): void {
  const lists = filled(g.listen.size, NOBODY);
  s.stale = 0;
  let grants: number = NO_GRANTS;
  for (let i = 0; i < s.cards.length; i++) {
    const card = s.cards[i];
    const def = g.defs[card.def];
    const here = 1 << g.zones[card.zone].group;
    if ((def.groups & here) === 0 || card.face !== 0) continue;
    for (let a = 0; a < def.abilities.length; a++) {
      const ability = g.abilities[def.abilities[a]];
      if ((ability.groups & here) === 0 || !isAwake(g, s, card, ability)) continue;
      add(lists, ability.listens, ability.id * CARD_LIMIT + card.id);
      if (ability.grants > grants) grants = ability.grants;
    }
  }
  for (const mod of s.mods) grants = Math.max(grants, g.changes[mod.change].grants);
  s.grants = grants;
  if (grants !== NO_GRANTS) applyGrants(g, s, lists);
  for (let kind = 0; kind < lists.length; kind++) {
    if (!isSorted(lists[kind])) (lists[kind] as number[]).sort((a, b) => cardOf(a) - cardOf(b));
  }
  s.listen = lists;
}

/** Granted and muted abilities: decided by the printed ones alone, so the order of cards does not matter. */
function applyGrants(g: Game, s: State, lists: (readonly number[])[]): void {
  const muted: number[] = [];
  for (const packed of [...lists[g.listen.grant], ...lists[g.listen.mute]]) {
    const ability = g.abilities[abilityOf(packed)];
    const card = s.cards[cardOf(packed)];
    const f = borrowStanding(refOf(card), card.control);
    if (ability.condition === null || ability.condition(s, f)) {
      for (const id of ability.changes) {
        const change = g.changes[id];
        grantOrMute(g, s, change, f, change.kind === 'copy' ? modelOf(s, change.from(s, f)) : NONE, lists, muted);
      }
    }
    giveBack();
  }
  for (const mod of s.mods) {
    const change = g.changes[mod.change];
    if (change.grants === NO_GRANTS) continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    // What was copied once stays copied, wherever its model is now: a copy noted it as its last value.
    grantOrMute(g, s, change, f, mod.vars[mod.vars.length - 1], lists, muted);
    giveBack();
  }
  const speaks = (packed: number, id: number): boolean =>
    cardOf(packed) !== id || g.abilities[abilityOf(packed)].ability.stays === true;
  for (const id of muted) {
    for (let kind = 0; kind < lists.length; kind++) {
      if (lists[kind].length > 0) lists[kind] = lists[kind].filter((packed) => speaks(packed, id));
    }
  }
}

/** What card a model of a copy is; none once it has left. */
export const modelOf = (s: State, ref: Ref): number => live(s, ref)?.def ?? NONE;

function grantOrMute(
  g: Game,
  s: State,
  change: CompiledChange,
  f: Frame,
  model: number,
  lists: (readonly number[])[],
  muted: number[],
): void {
  if (change.kind === 'mute') {
    for (const id of s.field) if (change.of(s, f, s.cards[id])) muted.push(id);
    return;
  }
  if (change.kind !== 'grant' && change.kind !== 'copy') return;
  let abilities = change.abilities;
  if (change.kind === 'copy') {
    if (model < 0) return;
    abilities = g.defs[model].abilities;
  }
  for (const at of s.field) {
    const card = s.cards[at];
    if (card.face !== 0 || !change.of(s, f, card)) continue;
    for (const id of abilities) {
      const ability = g.abilities[id];
      if ((ability.groups & (1 << g.zones[card.zone].group)) === 0 || !isAwake(g, s, card, ability)) continue;
      const packed = id * CARD_LIMIT + at;
      const had = ability.listens.some((kind) => lists[kind].includes(packed));
      if (ability.ability.cumulative || !had) add(lists, ability.listens, packed);
    }
  }
}

/** Does anything in play listen to this kind? */
export function listened(g: Game, s: State, kind: number): boolean {
  ensureIndex(g, s);
  return s.listen[kind].length > 0;
}

/** Does this card have the ability now, printed or granted? */
export function hasAbility(g: Game, s: State, card: Card, ability: number): boolean {
  ensureIndex(g, s);
  const packed = ability * CARD_LIMIT + card.id;
  return g.abilities[ability].listens.some((kind) => s.listen[kind].includes(packed));
}

/** How an ability or change takes part in granting: see `State.grants`. */
export function grantsOf(change: Pick<CompiledChange, 'kind'>, steady: boolean): number {
  if (change.kind !== 'grant' && change.kind !== 'copy' && change.kind !== 'mute') return NO_GRANTS;
  return steady ? STEADY_GRANTS : ANY_GRANTS;
}

export const abilityOf = (packed: number): number => packed >>> CARD_BITS;
export const cardOf = (packed: number): number => packed & (CARD_LIMIT - 1);

/** Is this the event the ability waits for, asked for an object and whoever it serves? */
export function matches(s: State, ability: CompiledAbility, self: Ref, you: Seat, row: Row): boolean {
  const f = borrowStanding(self, you, row);
  const yes = ability.pattern?.test(s, f) ?? false;
  giveBack();
  return yes;
}
