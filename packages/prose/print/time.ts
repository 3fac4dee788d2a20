import type { Until, Who } from '@bojiste/kernel/effects/nodes';
import { phrase, say, whose } from '../grammar/phrase.ts';
import { bi, lexNoun, type Talk, textOf } from './talk.ts';
import { isYou, whoPhrase } from './values.ts';

/** How long something lasts. */

/** Until when; empty for ever. */
export function untilText(t: Talk, until: Until): string {
  if (until === 'ever') return '';
  if (until === 'turn' || until === 'step') {
    const stretch = phrase(t.lang, lexNoun(t, `word.${until}`));
    return bi(t, `do konce ${say(stretch, 'gen')}`, `until end of ${say(stretch)}`);
  }
  if (until === 'source') return bi(t, 'dokud tato karta zůstává ve hře', 'as long as this card remains in play');
  if ('scope' in until) {
    // A dash: the text says it elsewhere, `texts['until.<scope>']`.
    if (textOf(t, `until.${until.scope}`)?.[t.lang] === '-') return '';
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
