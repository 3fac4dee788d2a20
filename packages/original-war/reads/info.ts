import type { Card, CardDef, Game, Seat, State } from '@bojiste/kernel';
import { ids, isFinished, isPowered } from './lookup.ts';

/** What a card prints beyond numbers: its name, its conditions, what it is built on, its other side. */
export interface Info {
  readonly name: string;
  readonly nation: string;
  readonly technologies: readonly string[];
  readonly subtypes: readonly string[];
  /** Subtype of the building an upgrade is put on. */
  readonly on: string | null;
  readonly deposit: 'oil' | 'siberite' | null;
  /** Definition of the experienced side, -1 for none. */
  readonly back: number;
  readonly unique: boolean;
  /** By number of a definition: is it of the subtype that is asked for in that place? */
  readonly fulfil: readonly Uint8Array[];
}

const cache = new WeakMap<CardDef, Info>();
const text = (fact: unknown): string | null => (typeof fact === 'string' ? fact : null);

function read(g: Game, def: CardDef): Info {
  const { facts = {}, key, kinds } = def.decl;
  const requires = Array.isArray(facts.requires) ? (facts.requires as readonly string[]) : [];
  const part = (prefix: string) => requires.filter((r) => r.startsWith(prefix)).map((r) => r.slice(prefix.length));
  const back = text(facts.back);
  const deposit = text(facts.deposit);
  const subtypes = part('sub:');
  return {
    name: text(facts.name) ?? key,
    nation: text(facts.nation) ?? 'neutral',
    technologies: part('tech:'),
    subtypes,
    on: text(facts.on),
    deposit: deposit === 'oil' || deposit === 'siberite' ? deposit : null,
    back: back === null ? -1 : g.cardDef(back).index,
    unique: kinds.includes('unique') || kinds.includes('character'),
    fulfil: subtypes.map((subtype) => designsOf(g, subtype)),
  };
}

const designsOf = (g: Game, subtype: string): Uint8Array =>
  Uint8Array.from(g.defs, (def) => (def.words.includes(`sub:${subtype}`) ? 1 : 0));

export function infoOf(g: Game, card: Card): Info {
  const def = g.defs[card.def];
  let info = cache.get(def);
  if (info === undefined) {
    info = read(g, def);
    cache.set(def, info);
  }
  return info;
}

/** OW-TECHC-05: only what lies among the researched technologies counts. */
export function knows(g: Game, s: State, seat: Seat, technology: string): boolean {
  for (const id of s.zones[ids(g).researched + seat]) if (g.defs[s.cards[id].def].decl.key === technology) return true;
  return false;
}

/** A finished, powered own building of such a design, upgrades included (OW-BLDC-04, OW-BUILD-17, OW-ENERGY-02). */
function ownsOneOf(g: Game, s: State, seat: Seat, designs: Uint8Array): boolean {
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (designs[card.def] === 0 || card.control !== seat) continue;
    if (isFinished(card) && isPowered(g, card)) return true;
  }
  return false;
}

/** Conditions that are not met, as written on the card (OW-BUILD-03, OW-VEH-02, OW-RSCH-02). */
export function missing(g: Game, s: State, seat: Seat, card: Card): string[] {
  const { technologies, subtypes, fulfil } = infoOf(g, card);
  return [
    ...technologies.filter((key) => !knows(g, s, seat, key)).map((key) => `tech:${key}`),
    ...subtypes.filter((_, i) => !ownsOneOf(g, s, seat, fulfil[i])).map((key) => `sub:${key}`),
  ];
}

export function meets(g: Game, s: State, seat: Seat, card: Card): boolean {
  const { technologies, fulfil } = infoOf(g, card);
  for (let i = 0; i < technologies.length; i++) if (!knows(g, s, seat, technologies[i])) return false;
  for (let i = 0; i < fulfil.length; i++) if (!ownsOneOf(g, s, seat, fulfil[i])) return false;
  return true;
}

/** OW-CHAR-01, OW-VEHC-01, OW-BLDC-01, OW-RULING-14: uniqueness is a matter of one controlling player. */
export function nameTaken(g: Game, s: State, seat: Seat, card: Card): boolean {
  const { name, unique } = infoOf(g, card);
  if (!unique) return false;
  for (let i = 0; i < s.field.length; i++) {
    const other = s.cards[s.field[i]];
    if (other !== card && other.control === seat && infoOf(g, other).unique && infoOf(g, other).name === name)
      return true;
  }
  return false;
}
