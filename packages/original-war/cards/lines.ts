import type { Ability, Filter } from '@bojiste/kernel';
import {
  $,
  add,
  by,
  cancel,
  cardsIn,
  chosen,
  draw,
  each,
  flagged,
  foe,
  forbid,
  gain,
  it,
  kind,
  lasts,
  named,
  only,
  pick,
  pickMany,
  place,
  placesBy,
  put,
  seq,
  shuffle,
  tag,
  verb,
  verbOn,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import {
  any,
  attackBy,
  battleBegins,
  commands,
  deck,
  destroyed,
  discardPile,
  exhausted,
  fighting,
  finishes,
  isWounded,
  researches,
  theirInAttack,
  theirs,
  wounded,
  yourInAttack,
  yours,
} from '../words.ts';
import { BA, R, T, U } from './commands.ts';

/** Příkazové řádky, z nichž karty vybírají; equal lines share one key. */

const thisAttack = { scope: 'attack' } as const;
const thisRound = { scope: 'battleRound' } as const;
const mine = only($('c'));
const unfinished = flagged('unfinished');

// ---- T: one attack ----------------------------------------------------------------------------------------------------------

export const brace = (n: number): Ability =>
  T(`brace-${n}`, pick('c', yourInAttack, lasts(thisAttack, add(mine, 'defence', n))));
export const aim = (n: number): Ability =>
  T(`aim-${n}`, pick('c', yourInAttack, lasts(thisAttack, ...attackBy(mine, n))));
export const smoke = (n: number): Ability =>
  T(`smoke-${n}`, pick('c', theirInAttack, lasts(thisAttack, ...attackBy(mine, -n))));
export const armourPiercing = T('armour-piercing', pick('c', yourInAttack, lasts(thisAttack, tag(mine, 'piercing'))));
export const tranquilliser = T('tranquilliser', pick('c', yourInAttack, lasts(thisAttack, tag(mine, 'stun'))));
export const sandbags = (n: number): Ability =>
  T(`sandbags-${n}`, pick('c', yourInAttack, lasts(thisAttack, add(mine, 'protection', n))));

// ---- U: one battle round --------------------------------------------------------------------------------------------------

export const charge = (n: number): Ability =>
  U(`charge-${n}`, lasts(thisRound, add(yours.all.with(fighting), 'speed', n)));
export const fog = (n: number): Ability => U(`fog-${n}`, lasts(thisRound, add(theirs.all.with(fighting), 'speed', -n)));
export const barrage = (n: number): Ability =>
  U(`barrage-${n}`, lasts(thisRound, ...attackBy(yours.vehicles.with(fighting), n)));
export const volley = (n: number): Ability =>
  U(`volley-${n}`, lasts(thisRound, ...attackBy(yours.characters.with(fighting), n)));
export const entrench = (n: number): Ability =>
  U(`entrench-${n}`, lasts(thisRound, add(yours.characters.with(fighting), 'defence', n)));
export const interference = (n: number): Ability =>
  U(`interference-${n}`, lasts(thisRound, ...attackBy(theirs.vehicles.with(fighting), -n)));
export const noBlocks = U('no-blocks', lasts(thisRound, forbid('block', any.all.with(fighting))));
export const noEscape = U('no-escape', lasts(thisRound, forbid('flee', theirs.all.with(fighting))));

// ---- BA: at once ------------------------------------------------------------------------------------------------------------

export const supplies = (n: number): Ability => BA(`supplies-${n}`, gain('crates', you, n));
export const barrels = (n: number): Ability => BA(`barrels-${n}`, gain('oil', you, n));
export const nuggets = (n: number): Ability => BA(`nuggets-${n}`, gain('siberite', you, n));
export const surge = (n: number): Ability => BA(`surge-${n}`, gain('energy', you, n));
export const plans = (n: number): Ability => BA(`plans-${n}`, draw(you, n));
export const secondWind = BA('second-wind', pick('c', yours.all.with(exhausted), verb('readyCard', $('c'))));
export const nightShift = BA(
  'night-shift',
  pickMany('w', yours.people.with(exhausted), 1, 2, each('c', chosen('w'), verb('readyCard', $('c')))),
);
export const shelling = (n: number): Ability =>
  BA(`shelling-${n}`, pick('c', theirs.buildings, verb('weaken', $('c'), n)));
export const sniping = (n: number): Ability =>
  BA(`sniping-${n}`, pick('c', theirs.characters, verb('weaken', $('c'), n)));
export const minefield = (n: number): Ability =>
  BA(`minefield-${n}`, pick('c', theirs.vehicles, verb('weaken', $('c'), n)));
export const prefab = (n: number): Ability =>
  BA(`prefab-${n}`, pick('c', yours.buildings.with(unfinished), verb('advanceWork', $('c'), n)));
export const assembly = (n: number): Ability =>
  BA(`assembly-${n}`, pick('c', yours.vehicles.with(unfinished), verb('advanceWork', $('c'), n)));
export const breakthrough = (n: number): Ability =>
  BA(`breakthrough-${n}`, pick('c', cardsIn('research').kind('technology'), verb('advanceWork', $('c'), n)));
export const findVehicle = BA(
  'find-vehicle',
  seq(verb('search', zone('deck')), pick('c', deck.kind('vehicle'), put($('c'), zone('hand'))), shuffle(zone('deck'))),
  'Najdi ve svém konstrukčním balíčku vozidlo, vezmi si ho do ruky a balíček zamíchej.',
  'Search your construction deck for a vehicle, put it into your hand, and shuffle the deck.',
);
export const findBuilding = BA(
  'find-building',
  seq(verb('search', zone('deck')), pick('c', deck.kind('building'), put($('c'), zone('hand'))), shuffle(zone('deck'))),
  'Najdi ve svém konstrukčním balíčku budovu, vezmi si ji do ruky a balíček zamíchej.',
  'Search your construction deck for a building, put it into your hand, and shuffle the deck.',
);
export const salvage = BA('salvage', pick('c', discardPile.kind('vehicle'), put($('c'), zone('hand'))));
export const rebirth = BA(
  'rebirth',
  pick('c', discardPile.kind('vehicle'), place('p', placesBy('ownBases'), verb('insert', $('c'), $('p')))),
);
export const fieldRepair = BA('field-repair', pick('c', yours.vehicles.with(wounded), verb('heal', $('c'), 2)));
export const firstAid = BA('first-aid', pick('c', yours.characters.with(wounded), verb('heal', $('c'), 1)));
export const training = (n: number): Ability => BA(`training-${n}`, pick('c', yours.people, verb('teach', $('c'), n)));
export const theft = (n: number): Ability =>
  BA(`theft-${n}`, seq(gain('crates', you, 1), verbOn('lose', 'crates', foe, n)));

// ---- R: when its condition comes true -----------------------------------------------------------------------------------------

/** The one command the manual quotes (OW-EX-05, OW-CARD-reakce-dokonceni-vozidla). */
export const industrialSpies = R('industrial-spies', finishes(theirs.vehicles), draw(you, 1));
export const blueprints = R('blueprints', finishes(theirs.buildings), gain('crates', you, 2));
export const copiedResearch = R('copied-research', researches(theirTechnologies()), draw(you, 2));
export const counterOrder = R('counter-order', commands([named('command:tactic')]), cancel);
export const jammedOrder = R('jammed-order', commands([named('command:action')]), cancel);
export const brokenRadio = R('broken-radio', commands([named('command:event')]), cancel);
export const alarm = R(
  'alarm',
  battleBegins,
  pick('c', yours.all.with(fighting, exhausted), verb('readyCard', $('c'))),
);
export const revenge = (n: number): Ability =>
  R(`revenge-${n}`, destroyed(yours.characters), pick('c', theirs.all.with(fighting), verb('weaken', $('c'), n)));
export const evacuation = R('evacuation', destroyed(yours.vehicles), gain('crates', you, 3));
export const fieldMedic = R('field-medic', isWounded(yours.characters), verb('heal', it, 1));

function theirTechnologies(): { readonly where: readonly Filter[] } {
  return { where: [kind('technology'), by(foe)] };
}
