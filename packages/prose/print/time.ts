import type { Until, Who } from '@bojiste/kernel/effects/nodes';
import { CLOSE, phrase, say, whose, words } from '../grammar/phrase.ts';
import { whoPhrase } from './parts.ts';
import { bi, isYou, lexNoun, type Talk, textOf } from './talk.ts';

/** How long something lasts. */

/** Until when; empty for ever. */
export function untilText(t: Talk, until: Until): string {
  if (until === 'ever') return '';
  if (until === 'turn' || until === 'step') {
    const stretch = phrase(t.lang, lexNoun(t, `word.${until}`));
    return bi(t, `do konce ${say(stretch, 'gen')}`, `until end of ${say(stretch)}`);
  }
  if (until === 'source')
    return bi(t, `dokud tato karta zůstává ve hře${CLOSE}`, 'as long as this card remains in play');
  if ('scope' in until) {
    // The game's own words, `texts['until.<scope>']`: for this attack. A dash: the text says it elsewhere.
    const own = textOf(t, `until.${until.scope}`)?.[t.lang];
    if (own !== undefined) return own === '-' ? '' : own;
    const scope = phrase(t.lang, lexNoun(t, `scope.${until.scope}`), { det: '' });
    return bi(t, `do konce ${say(scope, 'gen')}`, `until end of ${say(scope)}`);
  }
  return turnEdge(t, until.turnOf, until.at);
}

function turnEdge(t: Talk, who: Who, at: 'start' | 'end'): string {
  const edge = at === 'start' ? bi(t, 'začátku', 'start') : bi(t, 'konce', 'end');
  const turn = phrase(t.lang, lexNoun(t, 'word.turn'), { adjectives: [bi(t, 'příští', 'next')] });
  if (isYou(who))
    return bi(
      t,
      `do ${edge} ${say({ ...turn, det: 'your' }, 'gen')}`,
      `until the ${edge} of ${say({ ...turn, det: 'your' })}`,
    );
  const seat = whoPhrase(t, who);
  return bi(
    t,
    `do ${edge} ${say(turn, 'gen')} ${say(seat, 'gen')}`,
    `until the ${edge} of ${whose(seat)} ${say(turn)}`,
  );
}

/** dvakrát, třikrát, 7krát. */
export const timesText = (n: number): string => ['', 'jednou', 'dvakrát', 'třikrát', 'čtyřikrát'][n] ?? `${n}krát`;

/** In close combat and while fighting somebody is one time: v zápase s bojovníkem. */
export function oneTime(t: Talk, when: string, manner: string): readonly [string, string] {
  const met = bi(t, 'v souboji s ', 'while fighting ');
  if (when !== bi(t, 'v zápase', 'in close combat') || !manner.startsWith(met)) return [when, manner];
  return [words(when, bi(t, 's', 'with'), manner.slice(met.length)), ''];
}
