import type { Who } from '@bojiste/kernel/effects/nodes';
import { say } from '../grammar/phrase.ts';
import type { Case } from '../grammar/words.ts';
import type { Described } from './filters.ts';
import { whoPhrase } from './parts.ts';
import { relative } from './relative.ts';
import { apart, bi, isYou, type Talk, toldOf } from './talk.ts';
import { refPhrase, sameSeat } from './values.ts';

/** Whose a card is: yours, an opponent's, somebody's who is named. */

export function addOwner(
  t: Talk,
  who: Who,
  verb: readonly [string, string, string],
  d: Described,
  deny: boolean,
): void {
  const [third, second, english] = verb;
  // Of what was just named: karty přiložené k němu, které ovládá stejný hráč.
  const same = who.k === 'controller' && refPhrase(apart(t), who.of).pronoun === true;
  const seat = same ? bi(t, 'stejný hráč', 'the same player') : say(whoPhrase(t, who), bi(t, 'nom', 'acc') as Case);
  const ne = deny ? 'ne' : '';
  d.clauses.push((a) => {
    const cs = isYou(who) ? `${ne}${second}` : `${ne}${third} ${seat}`;
    const en = isYou(who)
      ? `you ${deny ? 'do not ' : ''}${english}`
      : `${deny ? 'not ' : ''}${english === 'own' ? 'owned' : 'controlled'} by ${seat}`;
    return relative(t, a, 3, bi(t, cs, en));
  });
}

/** Another player acts: "friendly" would mean the wrong side. */
function ownOfActor(t: Talk, d: Described): void {
  if (t.lang === 'cs') d.side = 'own';
  else d.tails.push(() => 'they control');
}

export function addSide(t: Talk, who: Who, d: Described, deny: boolean): void {
  const foreign = t.acting && !isYou(t.actor);
  if (foreign && !deny && sameSeat(who, t.actor)) ownOfActor(t, d);
  else if (isYou(who) && !deny && toldOf(t) !== undefined) {
    const owner = whoPhrase(t, who);
    d.tails.push(() => bi(t, say(owner, 'gen'), `of ${say(owner, 'acc')}`));
  } else if (isYou(who) && !deny && !foreign) d.side = 'own';
  else if (who.k === 'foe' && !deny && !foreign) d.side = 'enemy';
  else addOwner(t, who, ['ovládá', 'ovládáte', 'control'], d, deny);
}
