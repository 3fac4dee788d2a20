import {
  applyMove,
  cloneState,
  compileGame,
  decidingSeats,
  newHeader,
  notesOf,
  type Trace,
  watching,
} from '@bojiste/kernel';
import { summonerWarsExtras } from '@bojiste/session/games/summoner-wars';
import { Play } from '@bojiste/session/play';
import { playOn, readySetup, rng } from '@bojiste/testing/drive/random';
import { expect, test } from 'vitest';

/** What could be aimed at nothing but a card of one's own is confirmed before anything is done. */

test('an act whose only target is an own card is looked at first, and says so', () => {
  const g = compileGame(summonerWarsExtras.def);
  let met = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const table = new Play({ g, extras: summonerWarsExtras, header: newHeader(g, readySetup(g, seed)) });
    const random = rng(seed);
    for (let i = 0; i < 80 && table.state.over < 0; i++) {
      const [seat] = decidingSeats(g, table.state);
      const desk = table.desk(seat);
      if (desk.question()?.kind === 'act')
        for (const { key, card } of notesOf(g, table.state, seat)) {
          if (card < 0) continue;
          const copy = cloneState(table.state);
          const own: number[] = [];
          const hear = (told: Trace) => {
            if (told.k === 'taken' && told.seat === seat && copy.cards[told.card].control === seat) own.push(told.card);
          };
          watching(
            undefined,
            () => applyMove(g, copy, { seat, key }),
            (_, told) => hear(told),
          );
          const asked = desk.look([key])?.question;
          if (own.length === 0) continue;
          expect(asked, key).toBeDefined();
          // Where something else is asked first, nothing is done yet.
          if (asked?.choices[0]?.key !== '') continue;
          met++;
          expect(asked.choices[0]).toMatchObject({ own: true, card: table.state.handles[seat][own[0]] });
        }
      playOn(g, table.state, random, 1);
    }
  }
  expect(met).toBeGreaterThan(0);
});
