import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  always,
  by,
  cardsBy,
  flagged,
  inPlay,
  kind,
  pick,
  respond,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { COVER_BONUS } from '../types.ts';

/** The player himself: what is done without a card is done with this one, and rules that hold for his warriors live here. */
export const player: CardDecl = {
  key: 'player',
  names: { cs: 'Hráč', en: 'Player' },
  set: 'rules',
  type: 'player',
  kinds: ['player'],
  stats: {},
  abilities: [
    respond('take-weapon', pick('w', cardsBy('spareWeapons'), verb('wield', $('w'))), {
      name: { cs: 'Jiná zbraň', en: 'Another weapon' },
      tags: ['modifier', 'late'],
      clauses: ['DT-FIGHT-39'],
    }),
    always('cover', [add(inPlay.with(by(you), kind('warrior'), flagged('covered')), 'armor', COVER_BONUS)], {
      name: { cs: 'Úkryt', en: 'Cover' },
      clauses: ['DT-COVER-02'],
    }),
  ],
};
