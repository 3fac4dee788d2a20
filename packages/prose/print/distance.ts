import type { Filter, Num, Place, RefX } from '@bojiste/kernel/effects/nodes';
import { type Phrase, phrase, say } from '../grammar/phrase.ts';
import { agreeing } from '../grammar/words.ts';
import type { Described } from './filters.ts';
import { countOf, numberPhrase } from './parts.ts';
import { bi, lexNoun, type Talk } from './talk.ts';
import { refPhrase, somewhere } from './values.ts';

/** How far something is: adjacent, within 3 spaces, 2 to 3 spaces from. */

export interface Near {
  readonly of: RefX | Place;
  readonly max: Num;
  readonly min?: Num;
}

const ENDLESS = 99;

const isSelf = (x: RefX | Place): boolean => x.k === 'self' || (x.k === 'placeOf' && x.of.k === 'self');

/** The card itself need not be named again when the sentence already speaks of it. */
const understood = (t: Talk, x: RefX | Place): boolean =>
  (isSelf(x) || (x.k === 'it' && t.itIsSelf)) && t.focus === 'self';

function anchor(t: Talk, x: RefX | Place): Phrase | undefined {
  if (understood(t, x)) return undefined;
  return x.k === 'placeOf' ? refPhrase(t, x.of) : somewhere(t, x);
}

const isAdjacent = (n: Near): boolean => n.max === 1 && (n.min === undefined || n.min === 0 || n.min === 1);

const spaces = (t: Talk, n: Num): Phrase => countOf(t, n, lexNoun(t, 'word.space'));

function rangeText(t: Talk, n: Near, deny: boolean): string {
  if (deny) return bi(t, `ve vzdálenosti větší než ${say(spaces(t, n.max))}`, `more than ${say(spaces(t, n.max))}`);
  if (n.min === undefined || n.min === 0 || n.min === 1)
    return bi(t, `do ${say(spaces(t, n.max), 'gen')}`, `within ${say(spaces(t, n.max))}`);
  if (typeof n.max === 'number' && n.max >= ENDLESS)
    return bi(t, `ve vzdálenosti nejméně ${say(spaces(t, n.min), 'gen')}`, `at least ${say(spaces(t, n.min))}`);
  if (n.min === n.max)
    return bi(t, `ve vzdálenosti přesně ${say(spaces(t, n.max), 'gen')}`, `exactly ${say(spaces(t, n.max))}`);
  const from = say(numberPhrase(t, n.min));
  return bi(t, `ve vzdálenosti ${from} až ${say(spaces(t, n.max), 'gen')}`, `${from} to ${say(spaces(t, n.max))}`);
}

/** At no distance: in this sector, in that sector. */
function samePlace(t: Talk, n: Near): string {
  const space = lexNoun(t, 'word.space');
  const here = phrase(t.lang, space, { det: isSelf(n.of) ? 'this' : 'that' });
  return `${space.at === '' ? bi(t, 'v', 'in') : space.at} ${say(here, 'loc')}`;
}

/** "do 3 polí od této jednotky", "within 3 spaces of this unit"; the anchor is left out when it is understood. */
export function rangeClause(t: Talk, n: Near, deny: boolean, given?: Phrase): string {
  if (n.max === 0 && !deny) return samePlace(t, n);
  const text = rangeText(t, n, deny);
  const to = given ?? anchor(t, n.of);
  if (to === undefined)
    return t.lang === 'en'
      ? text + (text.startsWith('within') ? '' : ' away')
      : text.replace(/^do /, 've vzdálenosti do ');
  const of = text.startsWith('within') ? 'of' : 'from';
  return bi(t, `${text} od ${say(to, 'gen', true)}`, `${text} ${of} ${say(to, 'acc')}`);
}

export function distance(t: Talk, n: Near, d: Described, deny: boolean, given?: Phrase): void {
  if (!isAdjacent(n)) {
    const text = rangeClause(t, n, deny, given);
    d.tails.push(() => text);
    return;
  }
  const to = given ?? anchor(t, n.of);
  if (to === undefined && !deny) {
    d.adjacent = true;
    return;
  }
  const word = deny ? 'nesousedící' : 'sousedící';
  const cs = to === undefined ? agreeing(word) : `${agreeing(word)} s ${say(to, 'ins', true)}`;
  const en = `${deny ? 'not adjacent' : 'adjacent'}${to === undefined ? '' : ` to ${say(to, 'acc')}`}`;
  d.tails.push(() => bi(t, cs, en));
}

type NearFilter = Extract<Filter, { k: 'near' }>;

/** This card, or what is near it: a friendly unit within 3 spaces of this unit (including it). */
export function around(t: Talk, fs: readonly Filter[], d: Described): boolean {
  const near = fs.find((f): f is NearFilter => f.k === 'near' && isSelf(f.of));
  const itself = fs.some((f) => f.k === 'ref' && f.ref.k === 'self');
  if (near === undefined || !itself || fs.length !== 2) return false;
  distance(t, near, d, false);
  const self = refPhrase(t, { k: 'self' });
  d.tails.push(() => bi(t, `(včetně ${say(self, 'gen', true)})`, `(including ${say(self, 'acc')})`));
  return true;
}
