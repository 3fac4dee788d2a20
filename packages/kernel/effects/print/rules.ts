import { filling, tokensOf } from './calls.ts';
import { glue, type Phrase, say } from './phrase.ts';
import { pick, type Talk } from './talk.ts';
import { mentions, render } from './template.ts';
import { phraseSlot } from './values.ts';

/** A thing that may be allowed or forbidden, as an infinitive: "se přesunout", "zaútočit[? na {to:acc}]"; "move", "attack[? {to}]". */
export interface RuleVerb {
  /** Czech se or si, which stands elsewhere than the rest. */
  readonly reflexive: string;
  readonly text: string;
}

export function ruleVerb(t: Talk, act: string, to: Phrase | undefined): RuleVerb {
  const decl = t.def.rules.find((r) => r.name === act);
  const tokens = tokensOf(decl === undefined ? act : pick(t, decl.text));
  const slots = new Map(to === undefined ? [] : [['to', phraseSlot(to)] as const]);
  const said = render(filling(t, slots), tokens, 'infinitive');
  const full = to === undefined || mentions(tokens, 'to') ? said : glue(said, say(to, 'acc'));
  const reflexive = t.lang === 'cs' ? (/^(se|si) /.exec(full)?.[1] ?? '') : '';
  return { reflexive, text: reflexive === '' ? full : full.slice(reflexive.length + 1) };
}
