import type {
  CalcArg,
  CardQuery,
  CardRoot,
  Cond,
  Filter,
  Num,
  Place,
  PlaceFilter,
  PlaceQuery,
  Query,
  RefX,
  Who,
} from '../nodes.ts';
import { isCard, kind, named, near, no, tagged } from './tests.ts';
import { calc, you } from './values.ts';

/** What can be chosen, counted or gone through. */

/** A selection of cards: a node with words to narrow it. */
export class Cards implements CardQuery {
  readonly k = 'cards';
  constructor(
    readonly from: CardRoot,
    readonly where: readonly Filter[],
  ) {}

  with(...filters: Filter[]): Cards {
    return new Cards(this.from, [...this.where, ...filters]);
  }
  kind(name: string): Cards {
    return this.with(kind(name));
  }
  within(max: Num, of: RefX | Place): Cards {
    return this.with(near(max, of));
  }
  adjacentTo(of: RefX | Place): Cards {
    return this.with(near(1, of));
  }
  named(word: string): Cards {
    return this.with(named(word));
  }
  except(ref: RefX): Cards {
    return this.with(no(isCard(ref)));
  }
  tagged(tag: string): Cards {
    return this.with(tagged(tag));
  }
}

/** Everything on the board. */
export const inPlay = new Cards({ k: 'board' }, []);
export const cardsIn = (name: string, of: Who = you): Cards => new Cards({ k: 'zone', zone: name, of }, []);
export const cardsInAll = (name: string): Cards => new Cards({ k: 'zones', zone: name }, []);
export const chosen = (v: string): Cards => new Cards({ k: 'set', v }, []);
export const attachedTo = (to: RefX): Cards => new Cards({ k: 'attached', to }, []);
export const only = (ref: RefX): Cards => new Cards({ k: 'one', ref }, []);
export const topOf = (name: string, n: Num, of: Who = you): Cards => new Cards({ k: 'top', zone: name, of, n }, []);
export const cardsBy = (name: string, ...args: CalcArg[]): Cards => new Cards(calc(name, ...args), []);

export const places = (...filters: PlaceFilter[]): PlaceQuery => ({
  k: 'places',
  from: { k: 'board' },
  where: filters,
});
export const placesBy = (name: string, ...args: CalcArg[]): PlaceQuery => ({
  k: 'places',
  from: calc(name, ...args),
  where: [],
});
export const valuesBy = (name: string, ...args: CalcArg[]): Query => ({ k: 'values', of: calc(name, ...args) });
export const seats = (which: 'all' | 'others' | 'foes' | 'mates'): Query => ({ k: 'seats', which });
export const seatsWhere = (v: string, cond: Cond): Query => ({ k: 'seats', which: 'all', v, if: cond });
export const words = (of: string): Query => ({ k: 'words', of });
export const best = (of: Query, v: string, ...by: Num[]): Query => ({ k: 'best', of, v, by });
