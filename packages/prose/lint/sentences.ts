import type { Lang } from '@bojiste/kernel/types';
import { article } from '../grammar/words.ts';

/** Faults of a sentence that can be seen without knowing what it means. */

interface Check {
  readonly fault: string;
  readonly lang?: Lang;
  finds(text: string): string | undefined;
}

const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0];

function wrongArticle(text: string): string | undefined {
  for (const [said, det = '', next = ''] of text.matchAll(/(?<![\p{L}\d’'])([Aa]n?) ([\p{L}\d]+)/gu))
    if (article(next) !== det.toLowerCase() && !/^[A-Z]\d?$/.test(next) && det !== 'A') return said;
  return undefined;
}

/** Things that every game counts: their number is seen by the last letter. */
const THING = '(?:action|attack|building|card|character|event|monster|player|point|space|token|unit|vehicle|warrior)';
const MANY_FOR_ONE = new RegExp(`(?<![\\p{L}’'])(?:an?|another|each|every|this) ${THING}s(?![\\p{L}’'])`, 'iu');
const ONE_FOR_MANY = new RegExp(
  `(?<!\\p{L})(?:both|many|several|these|those|two|three|four|five) ${THING}(?= (?:is|are|may|can|has|have|must|in|on|of|from)(?!\\p{L})|[.,;])`,
  'iu',
);

/** A Czech subject and the verb right after it: tento bojovník je vyřazen, tato karta je vyřazena. */
const IS = '(?:je|byl[ao]?|bude|není|(?:může|nemůže|smí|nesmí|musí) být)';
const MEN = `(?:tento|každý|daný|vybraný|jiný|žádný) \\p{Ll}+`;
const WOMEN = `(?:tato|každá|daná|vybraná|jiná|žádná) \\p{Ll}+`;
const CZECH_AGREEMENT = new RegExp(
  [
    `(?<!\\p{L}|jako )${MEN} ${IS} \\p{Ll}{3,}(?:ena|eno|ána|áno|ata|uta|ita|yta)(?!\\p{L})`,
    `(?<!\\p{L}|jako )${WOMEN} ${IS} \\p{Ll}{3,}(?:en|eno|án|áno|at|ut|it|yt)(?!\\p{L})`,
    `(?<!\\p{L}|jako )(?:tento|tato|každý|každá|daný|daná) \\p{Ll}+ (?:jsou|mají|mohou|smějí|nesmějí|nemohou|získají)(?!\\p{L})`,
    `(?<!\\p{L}|jako )(?:tito|tyto|všichni|všechny) \\p{Ll}+ (?:je|má|může|smí|nesmí|nemůže|získá)(?!\\p{L})`,
  ].join('|'),
  'iu',
);

const CHECKS: readonly Check[] = [
  { fault: 'a or an', lang: 'en', finds: wrongArticle },
  {
    fault: 'two articles',
    lang: 'en',
    finds: (text) => first(text, /(?<![\p{L}])(an?|the) (an?|the|your|its|their) /iu),
  },
  {
    fault: 'own without whose',
    lang: 'en',
    finds: (text) => first(text, /(?<!\p{L})(an?|the|all|any|each|no|not|one|another|or|of|with|without|in) own /iu),
  },
  { fault: 'one thing in the plural', lang: 'en', finds: (text) => first(text, MANY_FOR_ONE) },
  { fault: 'several things in the singular', lang: 'en', finds: (text) => first(text, ONE_FOR_MANY) },
  { fault: 'agreement', lang: 'en', finds: (text) => first(text, /(?<=^|[.:] )(It|This \p{Ll}+) (are|have|get|do) /u) },
  {
    fault: 'agreement',
    lang: 'en',
    finds: (text) => first(text, /(?<=^|[.:] )(They|These \p{Ll}+s|Your \p{Ll}+s) (is|has|gets|does) /u),
  },
  { fault: 'agreement', lang: 'cs', finds: (text) => first(text, CZECH_AGREEMENT) },
  {
    fault: 'a small letter after a full stop',
    finds: (text) => first(text, /(?<!(?<!\p{L})(e\.g|i\.e|např|popř|resp|tj))(?<=\p{Ll})\. \p{Ll}/u),
  },
  { fault: 'a small letter at the start', finds: (text) => first(text, /^\p{Ll}.{0,12}/u) },
  { fault: 'no full stop at the end', finds: (text) => (/[.!?)]$/.test(text.trim()) ? undefined : text.slice(-20)) },
  { fault: 'a mark of the printer', finds: (text) => first(text, /[\p{Cc}\p{Co}]|\{[^}]*\}|undefined/u) },
  { fault: 'a word said twice', finds: (text) => first(text, /(?<!\p{L})(\p{L}{2,}) \(?\1(?!\p{L})/iu) },
];

export interface Fault {
  readonly fault: string;
  readonly found: string;
}

/** What is wrong with one paragraph of a card or with a clause. */
export function sentenceFaults(text: string, lang: Lang): readonly Fault[] {
  return CHECKS.flatMap((check) => {
    const found = check.lang === undefined || check.lang === lang ? check.finds(text) : undefined;
    return found === undefined ? [] : [{ fault: check.fault, found }];
  });
}
