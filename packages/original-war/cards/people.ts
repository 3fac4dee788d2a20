import type { Ability, CardDecl } from '@bojiste/kernel';
import type { Nation, Profession, Weapon } from '../types.ts';
import { type Body, both, character } from './build.ts';

/** Postavy: what is usual for a trade; a card says only what is its own. */

interface Person {
  readonly key: string;
  /** One name where both languages write it alike. */
  readonly name: string | readonly [cs: string, en: string];
  readonly sub: readonly [cs: string, en: string];
  readonly trade: Profession;
  readonly xp?: number;
  readonly hero?: boolean;
  readonly mercenary?: boolean;
  readonly book?: readonly string[];
  /** speed/defence/health of the front; the experienced side has one more defence and health unless it says otherwise. */
  readonly body?: readonly [number, number, number];
  readonly backBody?: readonly [number, number, number];
  readonly weapon?: Weapon;
  readonly attack?: readonly [number, number, number];
  readonly backAttack?: readonly [number, number, number];
  readonly initiative?: number;
  readonly front?: readonly Ability[];
  readonly back?: readonly Ability[];
}

const USUAL: Readonly<Record<Profession, Body>> = {
  soldier: { body: [10, 7, 2], weapon: 'submachine-gun', attack: [6, 4, 2] },
  worker: { body: [10, 5, 2], weapon: 'pistol', attack: [5, 3, 1] },
  mechanic: { body: [10, 5, 2], weapon: 'pistol', attack: [5, 3, 1] },
  scientist: { body: [10, 5, 2], weapon: 'pistol', attack: [5, 3, 1] },
};

const bilingual = (name: Person['name']) => (typeof name === 'string' ? both(name, name) : both(name[0], name[1]));

export const people = (nation: Nation, rows: readonly Person[]): CardDecl[] =>
  rows.flatMap((row) => {
    const usual = USUAL[row.trade];
    const body = row.body ?? (usual.body as readonly [number, number, number]);
    const front: Body = {
      ...usual,
      body,
      ...(row.weapon && { weapon: row.weapon }),
      ...(row.attack && { attack: row.attack }),
      ...(row.initiative !== undefined && { initiative: row.initiative }),
      abilities: row.front ?? [],
    };
    const back: Body = {
      ...front,
      body: row.backBody ?? [body[0], body[1] + 1, body[2] + 1],
      ...(row.backAttack && { attack: row.backAttack }),
      abilities: row.back ?? [],
    };
    return character({
      key: row.key,
      name: bilingual(row.name),
      subname: both(row.sub[0], row.sub[1]),
      nation,
      trade: row.trade,
      experience: row.xp ?? 4,
      ...(row.hero && { hero: true }),
      ...(row.mercenary && { mercenary: true }),
      ...(row.book && { book: row.book }),
      front,
      back,
    });
  });
