import type { Ability, CardDecl } from '@bojiste/kernel';
import { add, always, inPlay, on } from '@bojiste/kernel/effects/build/index';
import { maps, type Sector } from '../../maps/index.ts';
import { reactionWindow } from '../../rules/command-lines.ts';
import { here } from '../../words.ts';

/** Sektory a mapy: made from the map data; a sector is neutral (OW-SECT-01) and may have abilities of its landscape. */

const LANDS: Readonly<Record<NonNullable<Sector['land']>, Ability>> = {
  crater: always('land-crater', [add(inPlay.kind('vehicle').with(here), 'speed', -2)]),
  forest: always('land-forest', [add(inPlay.kind('character').with(here), 'defence', 1)]),
  ruins: always('land-ruins', [add(inPlay.kind('human').with(here), 'research', 1)]),
  swamp: always('land-swamp', [add(inPlay.kind('vehicle').with(here), 'defence', -1)]),
};

export const sectorCards: readonly CardDecl[] = maps.flatMap((map) =>
  map.sectors.map(
    (sector): CardDecl => ({
      key: `${map.key}-${sector.no}`,
      names: sector.names,
      set: 'neutral',
      type: 'sector',
      kinds: ['sector'],
      stats: { fall: sector.crates, oilDeposits: sector.oil, siberiteDeposits: sector.siberite },
      abilities: sector.land === undefined ? [] : [LANDS[sector.land]],
      facts: { nation: 'neutral', map: map.key, number: sector.no, paths: sector.paths.map(String), source: 'project' },
    }),
  ),
);

/** Reactions from hand: the moments at which the rules ask for them (OW-CMD-05, OW-RULING-40). */
const rule = {
  live: ['table'],
  tags: ['rule'],
  clauses: ['OW-CMD-05'],
};
const reactions: readonly Ability[] = [
  on('reactions-finished', { on: 'finished' }, reactionWindow('foesOfSubject', 'event'), rule),
  on('reactions-researched', { on: 'researched' }, reactionWindow('foesOfSubject', 'event'), rule),
  on('reactions-wounded', { on: 'wounded' }, reactionWindow('victim', 'event'), rule),
  on('reactions-destroyed', { on: 'destroyed' }, reactionWindow('victim', 'event'), rule),
  on('reactions-battle', { on: 'battleBegun' }, reactionWindow('foesOfStarter', 'event'), rule),
];

export const mapCards: readonly CardDecl[] = maps.map((map) => ({
  key: map.key,
  names: map.names,
  set: 'neutral',
  type: 'map',
  kinds: ['map'],
  stats: {},
  abilities: reactions,
  facts: { nation: 'neutral', players: map.starts.length, source: 'project' },
}));
