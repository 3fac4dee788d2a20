import type { Bilingual, Lang } from '@bojiste/kernel';

/**
 * Words of the page. Each stands in both languages beside the other, so that none can be missing; templates take
 * `{name}` and ICU plurals `{n, plural, one {# karta} few {# karty} other {# karet}}`.
 */

export type Words = Readonly<Record<string, Bilingual>>;
export type Args = Readonly<Record<string, string | number>>;

const rules: Record<Lang, Intl.PluralRules> = { cs: new Intl.PluralRules('cs'), en: new Intl.PluralRules('en') };
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

function plural(lang: Lang, n: number, forms: string): string {
  const wanted = rules[lang].select(n);
  let other = '';
  for (const [, name, text = ''] of forms.matchAll(FORM)) {
    if (name === wanted) return text.replaceAll('#', String(n));
    if (name === 'other') other = text;
  }
  return other.replaceAll('#', String(n));
}

export function format(template: string, lang: Lang, args: Args = {}): string {
  return template
    .replace(PLURAL, (_, name: string, forms: string) => plural(lang, Number(args[name] ?? 0), forms))
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}
