/**
 * The regular declensions of Czech nouns, by the names every Czech school uses. A paradigm turns the dictionary form into six
 * singular and six plural forms in the order nom, gen, dat, acc, loc, ins. What is irregular is written out by the game.
 */

export type Forms = readonly string[];
export interface Declined {
  readonly sg: Forms;
  readonly pl: Forms;
}

const SOFT_STEM: Readonly<Record<string, string>> = { ň: 'n', ť: 't', ď: 'd' };
/** Clusters that stand at the end of a word without an inserted e: pomst, hvězd, vojsk. */
const NO_INSERT = ['st', 'zd', 'nd', 'nt', 'kt', 'pt', 'lt', 'mp', 'sk', 'ck', 'rd', 'ch'];
const CONSONANT = /[bcčdďfghjklmnňpqrřsštťvwxzž]/;

const dropLast = (word: string, n = 1): string => word.slice(0, word.length - n);

/** ruka -> ruc, vlaha -> vlaz, socha -> soš, jiskra -> jiskř: before the e of the dative. */
function soften(stem: string): string {
  if (stem.endsWith('ch')) return `${dropLast(stem, 2)}š`;
  const last = stem.at(-1) ?? '';
  const soft: Readonly<Record<string, string>> = { k: 'c', h: 'z', g: 'z', r: 'ř' };
  return soft[last] === undefined ? stem : dropLast(stem) + soft[last];
}

/** Adds e or ě, whichever the stem takes. */
function withE(stem: string): string {
  const soft = soften(stem);
  return soft === stem && /[bpvmfdtn]$/.test(stem) ? `${stem}ě` : `${soft}e`;
}

/** Genitive plural without an ending: karta -> karet, jednotka -> jednotek, cesta -> cest. */
function bare(stem: string): string {
  const end = stem.slice(-2);
  const cluster = end.length === 2 && CONSONANT.test(end[0] ?? '') && CONSONANT.test(end[1] ?? '');
  if (!cluster || NO_INSERT.includes(end)) return stem;
  return `${dropLast(stem)}e${end[1]}`;
}

/** balíček -> balíčk, konec -> konc: the e that flees. */
const fleeting = (word: string): string => (/.{2}(ek|ec)$/.test(word) ? dropLast(word, 2) + word.at(-1) : word);

const velar = (stem: string): boolean => /(k|h|ch|g)$/.test(stem);

/** Locative plural of hard masculines and neuters: hradech, útocích. */
const hardLocPl = (stem: string): string => (velar(stem) ? `${soften(stem)}ích` : `${stem}ech`);

function hrad(word: string): Declined {
  const s = fleeting(word);
  return {
    sg: [word, `${s}u`, `${s}u`, word, `${s}u`, `${s}em`],
    pl: [`${s}y`, `${s}ů`, `${s}ům`, `${s}y`, hardLocPl(s), `${s}y`],
  };
}

function pan(word: string): Declined {
  const s = fleeting(word);
  return {
    sg: [word, `${s}a`, `${s}ovi`, `${s}a`, `${s}ovi`, `${s}em`],
    pl: [`${soften(s)}i`, `${s}ů`, `${s}ům`, `${s}y`, hardLocPl(s), `${s}y`],
  };
}

function muz(word: string): Declined {
  const s = fleeting(word);
  const many = word.endsWith('tel') ? `${s}é` : `${s}i`;
  return {
    sg: [word, `${s}e`, `${s}i`, `${s}e`, `${s}i`, `${s}em`],
    pl: [many, `${s}ů`, `${s}ům`, `${s}e`, `${s}ích`, `${s}i`],
  };
}

function stroj(word: string): Declined {
  const s = fleeting(word);
  return {
    sg: [word, `${s}e`, `${s}i`, word, `${s}i`, `${s}em`],
    pl: [`${s}e`, `${s}ů`, `${s}ům`, `${s}e`, `${s}ích`, `${s}i`],
  };
}

function predseda(word: string): Declined {
  const s = dropLast(word);
  const many = word.endsWith('ista') ? `${s}é` : `${s}ové`;
  return {
    sg: [word, `${s}y`, `${s}ovi`, `${s}u`, `${s}ovi`, `${s}ou`],
    pl: [many, `${s}ů`, `${s}ům`, `${s}y`, hardLocPl(s), `${s}y`],
  };
}

function zena(word: string): Declined {
  const s = dropLast(word);
  return {
    sg: [word, `${s}y`, withE(s), `${s}u`, withE(s), `${s}ou`],
    pl: [`${s}y`, bare(s), `${s}ám`, `${s}y`, `${s}ách`, `${s}ami`],
  };
}

function ruze(word: string): Declined {
  const s = dropLast(word);
  const e = word.at(-1) ?? 'e';
  const noEnding = /ice$/.test(word) ? s : /yně$/.test(word) ? `${dropLast(s)}ň` : `${s}í`;
  return {
    sg: [word, word, `${s}i`, `${s}i`, `${s}i`, `${s}í`],
    pl: [word, noEnding, `${s}ím`, word, `${s}ích`, `${s}${e}mi`],
  };
}

function pisen(word: string): Declined {
  const last = word.at(-1) ?? '';
  const hard = SOFT_STEM[last];
  const stem = hard === undefined ? word : dropLast(word) + hard;
  const s = /.{2}eň$/.test(word) ? `${dropLast(word, 2)}n` : stem;
  const e = hard === undefined ? 'e' : 'ě';
  return {
    sg: [word, s + e, `${s}i`, word, `${s}i`, `${s}í`],
    pl: [s + e, `${s}í`, `${s}ím`, s + e, `${s}ích`, `${s}${e}mi`],
  };
}

function kost(word: string): Declined {
  return {
    sg: [word, `${word}i`, `${word}i`, word, `${word}i`, `${word}í`],
    pl: [`${word}i`, `${word}í`, `${word}em`, `${word}i`, `${word}ech`, `${word}mi`],
  };
}

function mesto(word: string): Declined {
  const s = dropLast(word);
  return {
    sg: [word, `${s}a`, `${s}u`, word, velar(s) ? `${s}u` : withE(s), `${s}em`],
    pl: [`${s}a`, bare(s), `${s}ům`, `${s}a`, hardLocPl(s), `${s}y`],
  };
}

function more(word: string): Declined {
  const s = dropLast(word);
  const genPl = /iště$/.test(word) ? `${dropLast(s)}ť` : `${s}í`;
  return {
    sg: [word, word, `${s}i`, word, `${s}i`, `${word}m`],
    pl: [word, genPl, `${s}ím`, word, `${s}ích`, `${s}i`],
  };
}

function staveni(word: string): Declined {
  return {
    sg: [word, word, word, word, word, `${word}m`],
    pl: [word, word, `${word}m`, word, `${word}ch`, `${word}mi`],
  };
}

function unchanged(word: string): Declined {
  const same = Array.from({ length: 6 }, () => word);
  return { sg: same, pl: same };
}

const PARADIGMS: Readonly<Record<string, (word: string) => Declined>> = {
  hrad,
  pán: pan,
  muž: muz,
  stroj,
  předseda: predseda,
  žena: zena,
  růže: ruze,
  píseň: pisen,
  kost,
  město: mesto,
  moře: more,
  stavení: staveni,
  '0': unchanged,
};

/** Throws on an unknown paradigm: lint reports it with its place. */
export function decline(word: string, paradigm: string): Declined {
  const pattern = PARADIGMS[paradigm];
  if (pattern === undefined) throw new Error(`unknown paradigm "${paradigm}"`);
  return pattern(word);
}

// ---- adjectives -------------------------------------------------------------------------------------------------------

export type Gender = 'm' | 'i' | 'f' | 'n';

type Table = Readonly<Record<Gender | 'pm' | 'pi' | 'pf' | 'pn', string>>;

/** Endings by gender, then by gender in the plural; the cases are divided by commas. */
const HARD: Table = {
  m: 'ý,ého,ému,ého,ém,ým',
  i: 'ý,ého,ému,ý,ém,ým',
  f: 'á,é,é,ou,é,ou',
  n: 'é,ého,ému,é,ém,ým',
  pm: 'í,ých,ým,é,ých,ými',
  pi: 'é,ých,ým,é,ých,ými',
  pf: 'é,ých,ým,é,ých,ými',
  pn: 'á,ých,ým,á,ých,ými',
};
const SOFT: Table = {
  m: 'í,ího,ímu,ího,ím,ím',
  i: 'í,ího,ímu,í,ím,ím',
  f: 'í,í,í,í,í,í',
  n: 'í,ího,ímu,í,ím,ím',
  pm: 'í,ích,ím,í,ích,ími',
  pi: 'í,ích,ím,í,ích,ími',
  pf: 'í,ích,ím,í,ích,ími',
  pn: 'í,ích,ím,í,ích,ími',
};

/** mladý -> mladí, nepřátelský -> nepřátelští, dobrý -> dobří: before the í of the masculine plural. */
function softenAdjective(stem: string): string {
  if (stem.endsWith('sk')) return `${dropLast(stem, 2)}št`;
  if (stem.endsWith('ck')) return `${dropLast(stem, 2)}čt`;
  return soften(stem);
}

/** `lemma` in any gender of the nominative singular; a word that is no adjective stays as it is. */
export function declineAdjective(lemma: string, gender: Gender, plural: boolean, at: number): string {
  const last = lemma.at(-1) ?? '';
  const table = 'ýáé'.includes(last) ? HARD : last === 'í' ? SOFT : undefined;
  if (table === undefined || last === '') return lemma;
  const stem = dropLast(lemma);
  const key = plural ? (`p${gender}` as const) : gender;
  const ending = table[key].split(',')[at] ?? '';
  const softened = table === HARD && key === 'pm' && at === 0;
  return (softened ? softenAdjective(stem) : stem) + ending;
}
