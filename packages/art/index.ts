import { seedOf } from './core/random.ts';
import type { CardFacts, Recipe } from './recipe.ts';
import { doomtrooperRecipe } from './recipes/doomtrooper.ts';
import { originalWarRecipe } from './recipes/original-war.ts';
import { siegestormRecipe } from './recipes/siegestorm.ts';
import { summonerWarsRecipe } from './recipes/summoner-wars.ts';

/** Pictures of cards from their data: a recipe is made of a card, and pixels of a recipe. */

export { paintBare } from './bare.ts';
export type { Icons } from './figure/rig.ts';
export { paint } from './paint.ts';
export type { CardFacts, Recipe } from './recipe.ts';

const RECIPES: Readonly<Record<string, (card: CardFacts) => Recipe>> = {
  doomtrooper: doomtrooperRecipe,
  'original-war': originalWarRecipe,
  siegestorm: siegestormRecipe,
  'summoner-wars': summonerWarsRecipe,
};

export const recipeOf = (game: string, card: CardFacts): Recipe => RECIPES[game](card);

/** A name for the picture: equal recipes give equal pictures. */
export function hashOf(recipe: Recipe): string {
  const text = JSON.stringify(recipe);
  return [seedOf(text), seedOf(`${text.length}${text}`)].map((n) => n.toString(36)).join('');
}
