import { CARD_LIMIT, type Card, type Frame, idOf, refOf, type State } from '../state/records.ts';
import type { CompiledAbility, CompiledChange, Game } from './game.ts';
import { borrow, giveBack } from './scratch.ts';

/**
 * The index of live abilities: for everything that can be listened to (an event, a stat, a rule ...) which abilities
 * of which cards listen. It is derived from the state and rebuilt when something entered, left, moved or changed hands.
 */

const entries: number[] = [];
const kinds: number[] = [];

let frozen = false;

/** While a packet is committed everybody who was there at its start still listens. */
export function freezeIndex(on: boolean): void {
  frozen = on;
}

export function ensureIndex(g: Game, s: State): void {
  if (frozen && s.listenStart.length > 0) return;
  if (s.stale === 0 && s.listenStart.length > 0) return;
  rebuild(g, s);
}

function add(_g: Game, ability: CompiledAbility, card: Card): void {
  const packed = ability.id * CARD_LIMIT + card.id;
  for (const kind of ability.listens) {
    kinds.push(kind);
    entries.push(packed);
  }
}

function worksAt(ability: CompiledAbility, group: number): boolean {
  return (ability.groups & (1 << group)) !== 0;
}

/** Abilities of an object may sleep by the rules of the game (unfinished, without power ...). */
const isAwake = (g: Game, s: State, card: Card, ability: CompiledAbility): boolean =>
  g.def.works === undefined || !g.zones[card.zone].board || g.def.works(g, s, card, ability.ability.kind);

function rebuild(g: Game, s: State): void {
  entries.length = 0;
  kinds.length = 0;
  s.stale = 0;
  let grants = false;
  for (let i = 0; i < s.cards.length; i++) {
    const card = s.cards[i];
    const def = g.defs[card.def];
    if (def.abilities.length === 0 || card.face !== 0) continue;
    const group = g.zones[card.zone].group;
    if ((def.groups & (1 << group)) === 0) continue;
    for (let a = 0; a < def.abilities.length; a++) {
      const ability = g.abilities[def.abilities[a]];
      if (worksAt(ability, group) && isAwake(g, s, card, ability)) {
        add(g, ability, card);
        if (ability.listens.includes(g.listen.grant) || ability.listens.includes(g.listen.mute)) grants = true;
      }
    }
  }
  for (const mod of s.mods) {
    const kind = g.changes[mod.change].kind;
    if (kind === 'grant' || kind === 'copy' || kind === 'mute') grants = true;
  }
  s.grants = grants ? 1 : 0;
  if (grants) applyGrants(g, s);
  sortIntoIndex(g, s);
}

/** Granted and muted abilities: decided by the printed ones alone, so the order of cards does not matter. */
function applyGrants(g: Game, s: State): void {
  const printed = entries.length;
  const muted: number[] = [];
  for (let i = 0; i < printed; i++) {
    if (kinds[i] !== g.listen.grant && kinds[i] !== g.listen.mute) continue;
    const ability = g.abilities[Math.floor(entries[i] / CARD_LIMIT)];
    const card = s.cards[entries[i] % CARD_LIMIT];
    const f = borrow(refOf(card), card.control);
    if (ability.condition === null || ability.condition(s, f)) {
      for (const id of ability.changes) grantOrMute(g, s, g.changes[id], f, muted);
    }
    giveBack();
  }
  for (const mod of s.mods) {
    const change = g.changes[mod.change];
    if (change.kind !== 'grant' && change.kind !== 'copy' && change.kind !== 'mute') continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    grantOrMute(g, s, change, f, muted);
    giveBack();
  }
  for (const id of muted) mute(id);
}

function grantOrMute(g: Game, s: State, change: CompiledChange, f: Frame, muted: number[]): void {
  if (change.kind === 'mute') {
    for (const card of s.cards) if (g.zones[card.zone].board && change.of(s, f, card)) muted.push(card.id);
    return;
  }
  if (change.kind !== 'grant' && change.kind !== 'copy') return;
  let abilities = change.abilities;
  if (change.kind === 'copy') {
    // What was copied stays copied when its model has left: only the print counts.
    const model = change.from(s, f);
    if (model < 0) return;
    abilities = g.defs[s.cards[idOf(model)].def].abilities;
  }
  for (const card of s.cards) {
    if (!g.zones[card.zone].board || card.face !== 0 || !change.of(s, f, card)) continue;
    for (const id of abilities) {
      const ability = g.abilities[id];
      if (!worksAt(ability, g.zones[card.zone].group) || !isAwake(g, s, card, ability)) continue;
      if (ability.ability.cumulative || !has(card, id)) add(g, ability, card);
    }
  }
}

function has(card: Card, ability: number): boolean {
  return entries.includes(ability * CARD_LIMIT + card.id);
}

function mute(card: number): void {
  let kept = 0;
  for (let i = 0; i < entries.length; i++) {
    if (entries[i] % CARD_LIMIT === card) continue;
    entries[kept] = entries[i];
    kinds[kept] = kinds[i];
    kept++;
  }
  entries.length = kept;
  kinds.length = kept;
}

function sortIntoIndex(g: Game, s: State): void {
  const start: number[] = new Array(g.listen.size + 1).fill(0);
  for (let i = 0; i < kinds.length; i++) start[kinds[i] + 1]++;
  for (let i = 0; i < g.listen.size; i++) start[i + 1] += start[i];
  const fill = start.slice();
  const items: number[] = new Array(entries.length).fill(0);
  for (let i = 0; i < entries.length; i++) items[fill[kinds[i]]++] = entries[i];
  s.listenStart = start;
  s.listeners = items;
}

/** Does anything in play listen to this kind? */
export function listened(g: Game, s: State, kind: number): boolean {
  ensureIndex(g, s);
  return s.listenStart[kind] !== s.listenStart[kind + 1];
}

/** Does this card have the ability now, printed or granted? */
export function hasAbility(g: Game, s: State, card: Card, ability: number): boolean {
  ensureIndex(g, s);
  const packed = ability * CARD_LIMIT + card.id;
  for (const kind of g.abilities[ability].listens) {
    for (let i = s.listenStart[kind]; i < s.listenStart[kind + 1]; i++) if (s.listeners[i] === packed) return true;
  }
  return false;
}

export const abilityOf = (packed: number): number => Math.floor(packed / CARD_LIMIT);
export const cardOf = (packed: number): number => packed % CARD_LIMIT;
