import { type Game, perGame, type State } from '@bojiste/kernel';

/**
 * Is there a card in this game whose abilities name such a word? What only those cards ask is noted only then, so that the
 * position of any other game does not speak of it. Which decks hold one is no secret.
 */
export function namedInGame(word: string): (g: Game, s: State) => boolean {
  const naming = perGame((g) => g.defs.map(({ decl }) => JSON.stringify(decl.abilities).includes(`"${word}"`)));
  return (g, s) => {
    const names = naming(g);
    return s.cards.some(({ def }) => names[def]);
  };
}
