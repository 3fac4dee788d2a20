import { type Bilingual, type CalcDecl, idOf } from '@bojiste/kernel';
import { hostsFor } from '../rules/attaching.ts';
import type { Kind, Role } from '../types.ts';

/** To whom something is given, and what kind of thing it is, said as its note says it. */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

export interface Given {
  readonly to?: readonly Role[];
  readonly kind?: readonly string[];
  readonly kinds?: readonly Kind[];
  /** Affiliations a bearer may not have. */
  readonly bars?: readonly Role[];
  /** No personality may bear it. */
  readonly plain?: boolean;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

const RECEIVER: Partial<Record<Role, Bilingual>> = {
  bauhaus: t('bojovník* Bauhausu', 'Bauhaus warrior'),
  capitol: t('bojovník* Kapitolu', 'Capitol warrior'),
  cybertronic: t('bojovník* Kybertroniku', 'Cybertronic warrior'),
  imperial: t('bojovník* Imperiálu', 'Imperial warrior'),
  mishima: t('bojovník* Mishimy', 'Mishima warrior'),
  brotherhood: t('bojovník* Bratrstva', 'Brotherhood warrior'),
  legion: t('bojovník* Černé legie', 'Dark Legion warrior'),
  crescentia: t('bojovník* Půlměsíce', 'Crescentian warrior'),
  rasputin: t('bojovník* Synů Rasputina', 'Sons of Rasputin warrior'),
  templars: t('bojovník* Templářů', 'Templar warrior'),
  doomtrooper: t('Doomtrooper*', 'Doomtrooper'),
  heretic: t('kacířský bojovník*', 'heretic warrior'),
};
/** Kinds of warrior by the names of the cards they are called after. */
const KIND_NAMES: Readonly<Record<string, Bilingual>> = {
  mortificator: t('Mortifikátor', 'Mortificator'),
  'nepharite-of-algeroth': t('Algerothův nefarit', 'Nepharite of Algeroth'),
};
const BARRED: Partial<Record<Role, Bilingual>> = { brotherhood: t('mimo Bratrstvo', 'outside the Brotherhood') };

function nounOf(extra: Given): Bilingual {
  const [role] = extra.to ?? [];
  const base = (role === undefined ? undefined : RECEIVER[role]) ?? t('bojovník*', 'warrior');
  const [kind] = extra.kind ?? [];
  const [barred] = extra.bars ?? [];
  const called = kind === undefined ? undefined : KIND_NAMES[kind];
  const but = barred === undefined ? undefined : BARRED[barred];
  const cs = [called && `(jen ${called.cs})`, but?.cs, extra.plain === true && ', který není osobností'].filter(
    Boolean,
  );
  const en = [called && `(${called.en} only)`, but?.en, extra.plain === true && 'that is not a personality'].filter(
    Boolean,
  );
  return t(
    `svůj ${[base.cs, ...cs].join(' ')}|m:pán;p1=${base.cs.startsWith('Doom') ? 'Doomtroopeři' : 'bojovníci'},p6=bojovnících`,
    `one of your ${base.en}s* ${en.join(' ')}|your ${base.en}s`,
  );
}

const made = new Map<string, CalcDecl>();

/** The name of the question "which of your warriors may bear it", one for each wording. */
export function hostsName(extra: Given): string {
  const parts = [...(extra.to ?? []), ...(extra.kind ?? []), ...(extra.bars ?? []), ...(extra.plain ? ['plain'] : [])];
  const name = parts.length === 0 ? 'hosts' : `hosts.${parts.join('.')}`;
  if (parts.length > 0 && !made.has(name)) {
    made.set(name, {
      type: 'cards',
      args: ['card'],
      run: (g, s, f, ref, _b, _c, out) => {
        out.push(...hostsFor(g, s, f.you, s.cards[idOf(ref)]));
        return 0;
      },
      text: nounOf(extra),
    });
  }
  return name;
}

export const receiverCalcs = (): Readonly<Record<string, CalcDecl>> => Object.fromEntries(made);

const APOSTLES: Readonly<Record<string, Bilingual>> = {
  algeroth: t('Algerothův dar', 'Gift of Algeroth'),
  demnogonis: t('Demnogonisův dar', 'Gift of Demnogonis'),
  ilian: t('Ilianin dar', 'Gift of Ilian'),
  muawijhe: t('Muawijhův dar', 'Gift of Muawijhe'),
  semai: t('Semaiův dar', 'Gift of Semai'),
};

/** What kind of thing it is, as its note says; nothing where it says none. */
export function markOf(type: Kind, extra: Given): Bilingual | undefined {
  const apostle = extra.facts?.apostle;
  if (typeof apostle === 'string') return APOSTLES[apostle];
  if (extra.kinds?.includes('armor') === true) return t('Brnění', 'Armour');
  if (extra.kinds?.includes('gift') === true) return t('Dar Černé symetrie', 'Gift of the Dark Symmetry');
  return type === 'ki' ? t('Síla KI', 'Ki power') : undefined;
}
