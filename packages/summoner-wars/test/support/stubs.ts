import type { CardDecl, GameDef } from '@bojiste/kernel';
import { $, add, always, mayPick, on, only, self } from '@bojiste/kernel/effects/build';
import { book, nationCards } from '../../cards/build.ts';
import { boost, damage, insteadOfMoving } from '../../cards/effects.ts';
import { nadiana } from '../../cards/polar-dwarves/units.ts';
import { summonerWars } from '../../index.ts';
import { endOfTurn, moved, ofNation, yours } from '../../words.ts';

/** The game with a few cards more, for clauses that speak of things no printed card does. */

const dwarf = nationCards('polar-dwarves');
const goblin = nationCards('cave-goblins');
const plain = { cost: 1, life: 3, strength: 2, attack: 'melee', symbols: ['water'] } as const;

/** Dies at the end of its controller's turn. */
const mayfly = dwarf.common(
  'stub-mayfly',
  book('Jepice', 'Mayfly'),
  plain,
  on('stub-mayfly', endOfTurn, damage(self, 9)),
);

/** Acts instead of moving, and does something after a move. */
const careful = dwarf.common(
  'stub-careful',
  book('Opatrní', 'Careful'),
  plain,
  insteadOfMoving('stub-wait', boost(self)),
  on('stub-arrival', moved(self), mayPick('u', only(self), boost($('u')))),
);

/** A goblin by nation that shares a symbol with the dwarves only. */
const stray = goblin.common('stub-stray', book('Zatoulanci', 'Stray'), plain);

/** Every own unit of the goblin nation is stronger. */
const banner = dwarf.champion(
  'stub-banner',
  book('Praporečník', 'Banner'),
  plain,
  always('stub-banner', [add(yours.units.with(ofNation('cave-goblins')), 'strength', 1)]),
);

/** Nadiana who is a structure too. */
const stony: CardDecl = { ...nadiana, key: 'stub-nadiana', kinds: [...nadiana.kinds, 'structure'] };

export const stubs: GameDef = {
  ...summonerWars,
  id: 'summoner-wars-stubs',
  cards: [...summonerWars.cards, mayfly, careful, stray, banner, stony],
};
