import { type Frame, type GameDef, hashState, type State, type Verb } from '@bojiste/kernel';
import type { Exceptions } from './files.ts';

/**
 * `could` of a verb says beforehand whether it would change anything: players are asked, cards offered and orders
 * compared by it. Scenes hold every verb that cards speak of to its word, in both directions.
 */

/** Steps of the rules have no words: nobody asks what they could do. */
const isTold = ({ text }: Verb): boolean => typeof text === 'function' || text.en !== '';

/** What a verb can change: the state, and what it hands to the packet or the triggers that wait. */
const mark = (s: State, f: Frame): string => `${hashState(s)} ${s.triggers.length} ${f.sets.join(';')}`;

function held(name: string, verb: Verb): Verb {
  return {
    ...verb,
    exec: (g, s, f, ...args) => {
      const could = verb.could(g, s, f, ...args);
      const before = mark(s, f);
      verb.exec(g, s, f, ...args);
      if (could === (mark(s, f) !== before)) return;
      throw new Error(
        `the verb "${name}" said it could ${could ? 'do something and did nothing' : 'do nothing and did'}`,
      );
    },
  };
}

const made = new WeakMap<GameDef, GameDef>();

/** The same game with its verbs held to what they say, but for the excepted ones, each with the reason. */
export function truthful(def: GameDef, except: Exceptions): GameDef {
  const known = made.get(def);
  if (known !== undefined) return known;
  const verbs = Object.entries(def.verbs).map(([name, verb]) => [
    name,
    isTold(verb) && except[name] === undefined ? held(name, verb) : verb,
  ]);
  const game = { ...def, verbs: Object.fromEntries(verbs) };
  made.set(def, game);
  return game;
}
