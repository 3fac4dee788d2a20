import { CLOSE } from '../grammar/phrase.ts';
import type { Talk } from './talk.ts';

/** What is said of the subject, for one and for many. */
export interface Said {
  readonly reflexive: string;
  readonly verb: string;
  readonly rest: string;
  /** Parts that are said once for several: +2 k | Z, S a O | za každého Soldáta. */
  readonly shared?: {
    readonly pre: string;
    readonly names: readonly string[];
    readonly post: string;
    /** The amount itself, where it is no plain number: said again of the next one it may come in other words. */
    readonly amount?: string;
  };
}

/** A relative clause at the end is closed before anything follows. */
const closed = (text: string): string => (/, kter\p{L}+ [^,]*$/u.test(text) ? `${text}${CLOSE}` : text);

/** What is said of a card, with its verb apart so that a time can stand before it: do konce kola jsou vaši bojovníci imunní. */
export function splitVerb(t: Talk, said: string): Said {
  if (t.lang === 'en') {
    const [, may, what] = /^(can't|can never) (.+)$/.exec(said) ?? [];
    return { reflexive: '', verb: may ?? '', rest: what ?? said };
  }
  const found = /^(?:(se|si) )?((?:vždy |automaticky )?\p{Ll}+) (.*)$/u.exec(said);
  return found === null
    ? { reflexive: '', verb: '', rest: said }
    : { reflexive: found[1] ?? '', verb: found[2] ?? '', rest: closed(found[3] ?? '') };
}

/** What comes to pass of itself is not forbidden, `texts['forbid.<rule>']`: nepřežije žádné zranění. */
export function ownPredicate(t: Talk, text: string, plural: boolean): Said {
  return splitVerb(t, text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, plural ? '$2' : '$1'));
}
