/** To register a game, add one line with its manifest. Page, server, terminal, bots and tests read this list. */

export { manifest as doomtrooper } from '@bojiste/doomtrooper/manifest';
export { manifest as originalWar } from '@bojiste/original-war/manifest';
export { manifest as siegestorm } from '@bojiste/siegestorm/manifest';
export { manifest as summonerWars } from '@bojiste/summoner-wars/manifest';
export { manifest as threeFords } from '@bojiste/three-fords/manifest';
