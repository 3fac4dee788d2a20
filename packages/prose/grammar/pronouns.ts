import { declineAdjective, type Gender } from './paradigms.ts';

/** Words that stand before or for a noun in Czech and decline in their own way. */

type Rows = Readonly<Record<Gender | 'pm' | 'pi' | 'pf' | 'pn', string>>;

const tento: Rows = {
  m: 'tento,tohoto,tomuto,tohoto,tomto,tímto',
  i: 'tento,tohoto,tomuto,tento,tomto,tímto',
  f: 'tato,této,této,tuto,této,touto',
  n: 'toto,tohoto,tomuto,toto,tomto,tímto',
  pm: 'tito,těchto,těmto,tyto,těchto,těmito',
  pi: 'tyto,těchto,těmto,tyto,těchto,těmito',
  pf: 'tyto,těchto,těmto,tyto,těchto,těmito',
  pn: 'tato,těchto,těmto,tato,těchto,těmito',
};
const svuj: Rows = {
  m: 'svůj,svého,svému,svého,svém,svým',
  i: 'svůj,svého,svému,svůj,svém,svým',
  f: 'svá,své,své,svou,své,svou',
  n: 'své,svého,svému,své,svém,svým',
  pm: 'sví,svých,svým,své,svých,svými',
  pi: 'své,svých,svým,své,svých,svými',
  pf: 'své,svých,svým,své,svých,svými',
  pn: 'svá,svých,svým,svá,svých,svými',
};
const vas: Rows = {
  m: 'váš,vašeho,vašemu,vašeho,vašem,vaším',
  i: 'váš,vašeho,vašemu,váš,vašem,vaším',
  f: 'vaše,vaší,vaší,vaši,vaší,vaší',
  n: 'vaše,vašeho,vašemu,vaše,vašem,vaším',
  pm: 'vaši,vašich,vašim,vaše,vašich,vašimi',
  pi: 'vaše,vašich,vašim,vaše,vašich,vašimi',
  pf: 'vaše,vašich,vašim,vaše,vašich,vašimi',
  pn: 'vaše,vašich,vašim,vaše,vašich,vašimi',
};
const tvuj: Rows = {
  m: 'tvůj,tvého,tvému,tvého,tvém,tvým',
  i: 'tvůj,tvého,tvému,tvůj,tvém,tvým',
  f: 'tvá,tvé,tvé,tvou,tvé,tvou',
  n: 'tvé,tvého,tvému,tvé,tvém,tvým',
  pm: 'tví,tvých,tvým,tvé,tvých,tvými',
  pi: 'tvé,tvých,tvým,tvé,tvých,tvými',
  pf: 'tvé,tvých,tvým,tvé,tvých,tvými',
  pn: 'tvá,tvých,tvým,tvá,tvých,tvými',
};
const souperuv: Rows = {
  m: 'soupeřův,soupeřova,soupeřovu,soupeřova,soupeřově,soupeřovým',
  i: 'soupeřův,soupeřova,soupeřovu,soupeřův,soupeřově,soupeřovým',
  f: 'soupeřova,soupeřovy,soupeřově,soupeřovu,soupeřově,soupeřovou',
  n: 'soupeřovo,soupeřova,soupeřovu,soupeřovo,soupeřově,soupeřovým',
  pm: 'soupeřovi,soupeřových,soupeřovým,soupeřovy,soupeřových,soupeřovými',
  pi: 'soupeřovy,soupeřových,soupeřovým,soupeřovy,soupeřových,soupeřovými',
  pf: 'soupeřovy,soupeřových,soupeřovým,soupeřovy,soupeřových,soupeřovými',
  pn: 'soupeřova,soupeřových,soupeřovým,soupeřova,soupeřových,soupeřovými',
};
const vsechen: Rows = {
  m: 'všechen,všeho,všemu,všeho,všem,vším',
  i: 'všechen,všeho,všemu,všechen,všem,vším',
  f: 'všechna,vší,vší,všechnu,vší,vší',
  n: 'všechno,všeho,všemu,všechno,všem,vším',
  pm: 'všichni,všech,všem,všechny,všech,všemi',
  pi: 'všechny,všech,všem,všechny,všech,všemi',
  pf: 'všechny,všech,všem,všechny,všech,všemi',
  pn: 'všechna,všech,všem,všechna,všech,všemi',
};
const ktery: Rows = {
  m: 'který,kterého,kterému,kterého,kterém,kterým',
  i: 'který,kterého,kterému,který,kterém,kterým',
  f: 'která,které,které,kterou,které,kterou',
  n: 'které,kterého,kterému,které,kterém,kterým',
  pm: 'kteří,kterých,kterým,které,kterých,kterými',
  pi: 'které,kterých,kterým,které,kterých,kterými',
  pf: 'které,kterých,kterým,které,kterých,kterými',
  pn: 'která,kterých,kterým,která,kterých,kterými',
};
const jeden: Rows = {
  m: 'jeden,jednoho,jednomu,jednoho,jednom,jedním',
  i: 'jeden,jednoho,jednomu,jeden,jednom,jedním',
  f: 'jedna,jedné,jedné,jednu,jedné,jednou',
  n: 'jedno,jednoho,jednomu,jedno,jednom,jedním',
  pm: 'jedni,jedněch,jedněm,jedny,jedněch,jedněmi',
  pi: 'jedny,jedněch,jedněm,jedny,jedněch,jedněmi',
  pf: 'jedny,jedněch,jedněm,jedny,jedněch,jedněmi',
  pn: 'jedna,jedněch,jedněm,jedna,jedněch,jedněmi',
};
const personal: Rows = {
  m: 'ten,jeho,mu,ho,něm,jím',
  i: 'ten,jeho,mu,ho,něm,jím',
  f: 'ta,jí,jí,ji,ní,jí',
  n: 'to,jeho,mu,ho,něm,jím',
  pm: 'ti,jich,jim,je,nich,jimi',
  pi: 'ty,jich,jim,je,nich,jimi',
  pf: 'ty,jich,jim,je,nich,jimi',
  pn: 'ta,jich,jim,je,nich,jimi',
};
const afterPreposition: Rows = {
  m: 'ten,něj,němu,něj,něm,ním',
  i: 'ten,něj,němu,něj,něm,ním',
  f: 'ta,ní,ní,ni,ní,ní',
  n: 'to,něj,němu,něj,něm,ním',
  pm: 'ti,nich,nim,ně,nich,nimi',
  pi: 'ty,nich,nim,ně,nich,nimi',
  pf: 'ty,nich,nim,ně,nich,nimi',
  pn: 'ta,nich,nim,ně,nich,nimi',
};

const DETERMINERS: Readonly<Record<string, Rows>> = {
  tento,
  svůj: svuj,
  všechen: vsechen,
  který: ktery,
  jeden,
  soupeřův: souperuv,
};

const pick = (rows: Rows, gender: Gender, plural: boolean, at: number): string =>
  rows[plural ? (`p${gender}` as const) : gender].split(',')[at] ?? '';

/** Determiners with their own declension, or any adjective (každý, daný, vybraný, její). */
export function determiner(lemma: string, gender: Gender, plural: boolean, at: number): string {
  if (lemma === 'váš') return mark(YOURS, gender, plural, at);
  if (lemma === EITHER) return mark(OWN_OR_YOURS, gender, plural, at);
  // Nobody's own thing is the subject: svůj is never said in the nominative.
  if (lemma === 'svůj' && at === 0) return mark(YOURS, gender, plural, at);
  const rows = DETERMINERS[lemma];
  if (rows === undefined && lemma.endsWith('ův'))
    return pick(souperuv, gender, plural, at).replace('soupeř', lemma.slice(0, -2));
  return rows === undefined ? declineAdjective(lemma, gender, plural, at) : pick(rows, gender, plural, at);
}

/**
 * "Your" is written as a mark until the whole text is there: only then it is known whether the reader is addressed as vy or
 * ty, and whether the main clause makes it svůj.
 */
export const EITHER = 'svůj nebo váš';
const YOURS = '\uE010';
const OWN_OR_YOURS = '\uE011';
const END = '\uE012';

const mark = (sign: string, gender: Gender, plural: boolean, at: number): string =>
  `${sign}${gender}${plural ? 1 : 0}${at}${END}`;

/** The time at the front belongs to the main clause: na konci svého tahu odstraňte, but na konci vašeho tahu utrpí. */
export const settleOwner = (text: string, own: boolean): string =>
  text.replace(new RegExp(`${OWN_OR_YOURS}(.)(.)(.)${END}`, 'g'), (_, gender: Gender, plural: string, at: string) =>
    own ? pick(svuj, gender, plural === '1', Number(at)) : mark(YOURS, gender, plural === '1', Number(at)),
  );

export type Address = 'vy' | 'ty';

export const settleYours = (text: string, address: Address): string =>
  settleOwner(text, false).replace(
    new RegExp(`${YOURS}(.)(.)(.)${END}`, 'g'),
    (_, gender: Gender, plural: string, at: string) =>
      pick(address === 'ty' ? tvuj : vas, gender, plural === '1', Number(at)),
  );

export const pronoun = (gender: Gender, plural: boolean, at: number, prep: boolean): string =>
  pick(prep ? afterPreposition : personal, gender, plural, at);

/** jeho, její, jejich: before the thing that is owned. */
export function possessive(gender: Gender, plural: boolean): string {
  if (plural) return 'jejich';
  return gender === 'f' ? 'její' : 'jeho';
}

/** zničen, zničena, zničeno, zničeni, zničeny, zničena. */
export function participleEnd(gender: Gender, plural: boolean): string {
  if (!plural) return { m: '', i: '', f: 'a', n: 'o' }[gender];
  return { m: 'i', i: 'y', f: 'y', n: 'a' }[gender];
}

/** A word of state said of something: "zraněn{end}", "{n:je,jsou} imunní". */
export const inAgreement = (text: string, gender: Gender, plural: boolean): string =>
  text
    .replace(/\{end\}/g, participleEnd(gender, plural))
    .replace(/\{n:([^,}]*),([^}]*)\}/g, (_, one: string, many: string) => (plural ? many : one));
