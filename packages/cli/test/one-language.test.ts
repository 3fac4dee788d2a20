import { manifestOf } from '@bojiste/games';
import { compileGame, type GameDef, type Lang, only } from '@bojiste/kernel';
import { cardParagraphs, lintGame } from '@bojiste/prose';
import { catalogueOf } from '@bojiste/session/catalogue';
import { plainExtras } from '@bojiste/session/games/plain';
import { describe, expect, it } from 'vitest';
import { type Here, inWords, online, onPage } from './three-hosts.ts';

/** A game that brings one language only: everybody is told it in that one, by every host. */

type Node = unknown;

const threeFords = await manifestOf('three-fords')!.load();

/** Every pair of words in one language only, wherever it stands. */
function inOne(node: Node, lang: Lang): Node {
  if (Array.isArray(node)) return node.map((child) => inOne(child, lang));
  if (typeof node !== 'object' || node === null) return node;
  const { cs, en } = node as Readonly<Record<string, Node>>;
  if (cs !== undefined && en !== undefined) {
    const own = lang === 'cs' ? cs : en;
    return typeof own === 'string' ? only(own) : { cs: inOne(own, lang), en: inOne(own, lang) };
  }
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, inOne(child, lang)]));
}

const spoken = (lang: Lang): GameDef => ({ ...(inOne(threeFords, lang) as GameDef), languages: [lang] });
const hereOf = (def: GameDef): Here => ({ g: compileGame(def), extras: plainExtras(def) });
const printed = (def: GameDef, lang: Lang) => def.cards.map((card) => cardParagraphs(def, card, lang));

describe.each<[Lang, Lang]>([
  ['en', 'cs'],
  ['cs', 'en'],
])('a game in %s only', (lang, other) => {
  const def = spoken(lang);
  const here = hereOf(def);

  it('has nothing to complain about, and would have if it claimed the other language too', () => {
    expect(lintGame(def)).toEqual([]);
    if (lang === 'en') expect(lintGame({ ...def, languages: ['cs', 'en'] })).not.toEqual([]);
  });

  it('prints its cards in its own language for everybody', () => {
    expect(printed(def, lang)).toEqual(printed(threeFords, lang));
    expect(printed(def, other)).toEqual(printed(threeFords, lang));
    expect(catalogueOf(here.g)).toEqual(inOne(catalogueOf(hereOf(threeFords).g), lang));
  });

  it('is played online, on the page and in the terminal, and told in that language', async () => {
    const course = online(here);
    expect(course.stretches.length).toBeGreaterThan(12);
    expect(course.stretches).toEqual(inOne(online(hereOf(threeFords)).stretches, lang));
    const page = await onPage(here, course);
    expect(page.length).toBeGreaterThan(12);
    expect(page).toEqual(course.stretches.slice(0, page.length));
    const said = inWords(here, course, other);
    expect(said).toEqual(inWords(here, course, lang));
    expect(said).toEqual(inWords(hereOf(threeFords), course, lang));
  });
});
