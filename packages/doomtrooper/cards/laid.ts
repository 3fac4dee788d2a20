import type { Ability, CardDecl, CardQuery, Change, Eff } from '@bojiste/kernel';
import { $, always, could, each, pick, self, seq, verb, where, you, zone } from '@bojiste/kernel/effects/build/index';
import { asActions, keyOf, type Names, type PlayExtra, react, t, w } from './make.ts';

/** Parts of special cards that many files share: what sweeps, what stays with somebody, what stays on the table. */

/** All cards of a sort are discarded. */
export const sweep = (cards: CardQuery): Eff => seq(react, each('x', cards, verb('discard', $('x'))));
/** It is laid upon one of these. */
export const lay = (on: CardQuery): Eff =>
  pick(
    'w',
    { ...on, where: [...on.where, where('x', could(verb('equip', self, $('x'))))] },
    seq(react, verb('equip', self, w)),
  );
/** It stays with a warrior, and what it does. */
export const laid = (
  names: Names,
  n: number,
  on: CardQuery,
  changes: readonly Change[],
  extra: PlayExtra = {},
  abilities: readonly Ability[] = [],
): CardDecl =>
  asActions(n, names, lay(on), { ...extra, post: '+' }, [
    ...(changes.length === 0 ? [] : [always(`${keyOf(names[0])}.laid`, changes)]),
    ...abilities,
  ]);
/** It stays on the table and works for everybody it names. */
export const stands: Eff = seq(react, verb('settle', self, zone('player')));
/** A card whose permission the rules give everybody: it lies there and does nothing more. */
const idle =
  (cs: string, en: string) =>
  (key: string): Ability =>
    always(`${key}.idle`, [], {
      keyword: { name: t('Bez dalšího efektu', 'No further effect'), reminder: t(cs, en) },
    });
export const freeAttacks = idle(
  'Pravidla dovolují útočit na kohokoli i bez této karty.',
  'The rules let warriors attack anyone even without this card.',
);
export const freeRelics = idle(
  'Relikvie smí přidělovat každý hráč i bez této karty.',
  'Every player can assign relics even without this card.',
);
export const freeZones = idle(
  'Válečné zóny smí vykládat každý hráč i bez této karty.',
  'Every player can play war zones even without this card.',
);
/** Whose V comes to nothing by such a card leaves; the rules look after it (fact `wanes`). */
export const wearsOut = (key: string): Ability =>
  always(`${key}.wanes`, [], {
    keyword: {
      name: t('Ztráta hodnoty', 'Worthless'),
      reminder: t('Klesne-li H držitele na 0, bude vyřazen.', 'If the bearer has V 0, it is discarded.'),
    },
  });
export const freeKills = idle(
  'Za zabití svých bojovníků nikdo nezískává vítězné body ani bez této karty.',
  'Even without this card nobody gains victory points for killing a warrior they control.',
);
export const untilYourTurn = { turnOf: you, at: 'start' } as const;
