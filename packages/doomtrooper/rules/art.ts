import {
  type CalcDecl,
  type Card,
  cond,
  type Frame,
  type Game,
  idOf,
  live,
  type Proc,
  type Ref,
  refList,
  refOf,
  type Seat,
  SILENT,
  type State,
  scratch,
  setLink,
  trait,
} from '@bojiste/kernel';
import { $, calc, call, when } from '@bojiste/kernel/effects/build/index';
import { granted, isFighter, isKind, may, rolesOf, value, warriorsOf } from '../reads/lookup.ts';
import { namedInGame } from '../reads/named.ts';
import { KIND, RES, ROLE, STAT } from '../types.ts';
import { castingOf } from './special-cards.ts';

/** Umění (DT-ART-03 to 22): who may cast what and on whom, and what a spell was cast on. */

const t = (cs: string, en: string) => ({ cs, en });

export function mayCast(g: Game, s: State, card: Card, spell: Card): boolean {
  const roles = rolesOf(g, s, card);
  if ((roles & (ROLE.imprisoned | ROLE.outOfPlay)) !== 0 || !may(g, s, 'art', card)) return false;
  if (!granted(g, s, 'castAny', card) && !granted(g, s, 'cast', card, spell)) return false;
  // DT-ART-16: a personal combat spell needs its caster in the fight.
  return !isKind(g, spell, KIND.personalSpell) || isFighter(g, s, refOf(card)) || granted(g, s, 'farSpells', card);
}

export const castersOf = (g: Game, s: State, seat: Seat, spell: Card): Ref[] =>
  warriorsOf(g, s, seat)
    .filter((card) => mayCast(g, s, card, spell))
    .map(refOf);

/** DT-ART-17 to 20: never for the Dark Legion, unless the caster has gone over or may help anybody. */
export function mayHelp(g: Game, s: State, caster: Card, target: Card): boolean {
  if (granted(g, s, 'artForAll', caster)) return true;
  const from = rolesOf(g, s, caster);
  const to = rolesOf(g, s, target);
  const legion = (to & ROLE.legion) !== 0;
  const trooper = (to & ROLE.doomtrooper) !== 0;
  if (!legion && !trooper) return true;
  return (legion && (from & ROLE.legion) !== 0) || (trooper && (from & ROLE.doomtrooper) !== 0);
}

/** Links from a warrior to himself, in a slot of its own for every spell that works on him. */
const CAST = 1000;

/** The same for whoever cast it, where points may be worth more to some casters than to others. */
const CASTER = 3000;
const casterCounts = namedInGame('artWorth');

function noteAt(s: State, slot: number, warrior: Ref): void {
  for (let i = s.links.length - 3; i >= 0; i -= 3) if (s.links[i + 1] === slot) setLink(s, s.links[i], slot, -1);
  setLink(s, warrior, slot, warrior);
}

/** The spell moves on and becomes another object; its card stays the same. */
export function noteCast(g: Game, s: State, spell: Ref, target: Ref, caster: Ref): void {
  noteAt(s, CAST + idOf(spell), target);
  if (caster >= 0 && casterCounts(g, s)) noteAt(s, CASTER + idOf(spell), caster);
}

function notedAt(s: State, slot: number): Ref {
  for (let i = 0; i < s.links.length; i += 3) if (s.links[i + 1] === slot) return s.links[i];
  return -1;
}
const castOn = (s: State, spell: Ref): Ref => notedAt(s, CAST + idOf(spell));

// ---- prices of spells -------------------------------------------------------------------------------------------------

/** The spell whose price is being reckoned: what it is worth to its caster may depend on what it is. */
const reckoned = scratch({ spell: -1 });

function worthOf(g: Game, s: State, f: Frame, caster: Card): number {
  const before = reckoned.spell;
  reckoned.spell = f.self;
  const n = value(g, s, caster, STAT.artWorth);
  reckoned.spell = before;
  return n;
}

/** The price of a spell as its caster pays it: divided by what each point counts for, rounded up. */
export function charged(g: Game, s: State, f: Frame, sake: Ref, resource: number, n: number): number {
  const caster = live(s, sake);
  if (caster === null || resource !== RES.destiny) return n;
  return Math.ceil(n / worthOf(g, s, f, caster));
}

/** The highest price that so many points pay. */
export function purse(g: Game, s: State, f: Frame, sake: Ref, resource: number, have: number): number {
  const caster = live(s, sake);
  if (caster === null || resource !== RES.destiny) return have;
  return have * worthOf(g, s, f, caster);
}

/** A card out of any pile is played in the window that is open, as if it came from hand. */
const castNow: Proc = {
  key: 'castNow',
  args: ['card'],
  clauses: ['DT-TIME-02'],
  do: when(calc('castable', $('card')), call('answer', $('card'), calc('casting', $('card')))),
};

export const artCalcs: Readonly<Record<string, CalcDecl>> = {
  casters: refList(
    ['card'],
    (g, s, f, ref) => castersOf(g, s, f.you, s.cards[idOf(ref)]),
    t('sesilatel|m:muž', 'caster'),
  ),
  mayHelp: trait(
    ['card', 'card'],
    (g, s, _, ref, caster) => mayHelp(g, s, s.cards[idOf(caster)], s.cards[idOf(ref)]),
    t('{1:nom} smí pomoci {0:dat}', '{1} may help {0}'),
    t(', jemuž smí sesilatel pomoci', 'whom the caster may help'),
  ),
  castOn: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => castOn(s, ref),
    text: t('posílený bojovník|m:pán;p1=bojovníci', 'the strengthened warrior'),
  },
  castBy: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => notedAt(s, CASTER + idOf(ref)),
    text: t('sesilatel|m:muž', 'caster'),
  },
  /** Asked only where the price of a spell is reckoned. */
  spellCast: {
    type: 'card',
    args: [],
    run: () => reckoned.spell,
    text: t('sesílané kouzlo|n:město', 'spell being cast'),
  },
  castable: cond(
    ['card'],
    (g, s, f, ref) => castingOf(g, s, f, ref) >= 0,
    t('{0:acc} lze ihned zahrát', '{0} can be played at once'),
  ),
  casting: { type: 'number', args: ['card'], run: (g, s, f, ref) => castingOf(g, s, f, ref), text: SILENT },
  ritualOn: cond(
    ['card'],
    (_, s, __, ref) => s.mods.some((mod) => s.cards[idOf(mod.source)].def === s.cards[idOf(ref)].def),
    t(
      'tento rituál už působí // tento rituál ještě nepůsobí',
      'this ritual is in effect // this ritual is not in effect yet',
    ),
  ),
};

export const artProcs: readonly Proc[] = [castNow];
