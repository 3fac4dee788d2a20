import { type Decision, elementsOf, findMove, type Game, goingOn, type Option, type State } from '@bojiste/kernel';

/** What a move chooses, before it is carried out. */

/** Is it a choice from the menu that comes after the window, which nobody else may know yet? */
export function isSecret(g: Game, s: State, { seat }: Decision, key: string): boolean {
  if (!goingOn(s.frames[s.frames.length - 1])) return false;
  const found = findMove(g, s, { seat, key });
  return 'value' in found && found.value < 0;
}

/** The option a move takes, or the several that one answer names. */
export function chosenIn({ options, several }: Decision, key: string): Option[] {
  const keys = elementsOf(key)?.keys ?? [key];
  const all = [...options, ...(several?.options ?? [])];
  return keys.flatMap((one) => all.find((option) => option.key === one) ?? []);
}
