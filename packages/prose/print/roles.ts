import type { Change } from '@bojiste/kernel/effects/nodes';
import { declineAdjective } from '../grammar/paradigms.ts';
import { agreement, type Phrase, phrase, say } from '../grammar/phrase.ts';
import { inAgreement } from '../grammar/pronouns.ts';
import { properNoun } from './naming.ts';
import { type Said, splitVerb } from './said.ts';
import { bi, declared, lexNoun, type Talk } from './talk.ts';

/** What a card becomes: roles it gets, names it is considered to have. */

type Node<K> = Extract<Change, { readonly k: K }>;

export function tagSaid(t: Talk, c: Node<'tag'>, subject: Phrase): Said {
  const word = declared(t, 'tags', c.tag);
  const { gender, plural } = agreement(subject);
  const verb = bi(t, plural ? 'jsou' : 'je', plural ? 'are' : 'is');
  if (word.is === 'adjective')
    return { reflexive: '', verb, rest: bi(t, declineAdjective(word.lemma, gender, plural, 0), word.lemma) };
  if (word.is === 'predicate') return splitVerb(t, inAgreement(word.yes, gender, plural));
  const noun = phrase(t.lang, word, { plural, det: plural ? '' : 'a' });
  return { reflexive: '', verb, rest: bi(t, `i ${say(noun, 'ins')}`, `also ${say(noun)}`) };
}

/** It is considered a Clansman: the name alone, nothing that cards of that name can do. */
export function nameSaid(t: Talk, c: Node<'name'>, subject: Phrase): Said {
  const { gender, plural } = agreement(subject);
  const noun = properNoun(t, c.word) ?? lexNoun(t, `name.${c.word}`);
  const as = phrase(t.lang, noun, { plural, det: plural ? '' : 'a' });
  const told = bi(t, `{n:je,jsou} považován{end} za ${say(as, 'acc')}`, `{n:is,are} considered ${say(as)}`);
  return splitVerb(t, inAgreement(told, gender, plural));
}
