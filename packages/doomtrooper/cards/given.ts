import type { Bilingual } from '@bojiste/kernel';
import type { Kind, Role } from '../types.ts';

/** To whom something is given, said as its note says it. */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

interface Given {
  readonly to?: readonly Role[];
  readonly kind?: readonly string[];
  readonly kinds?: readonly Kind[];
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** "Střelná zbraň. Dejte svému bojovníkovi Bauhausu." */
export function given(mark: Bilingual, extra: Given): Bilingual {
  const to = extra.to ?? [];
  const cs =
    to.length === 0
      ? 'svému bojovníkovi'
      : `svému ${to.map((role) => RECEIVER[role]?.cs ?? 'bojovníkovi').join(' nebo ')}`;
  const en =
    to.length === 0 ? 'your warrior' : `your ${to.map((role) => RECEIVER[role]?.en ?? 'warrior').join(' or ')}`;
  const kinds = extra.kind ?? [];
  const only =
    kinds.length === 0
      ? t('', '')
      : t(` (jen ${kinds.map((k) => `„${k}“`).join(', ')})`, ` (${kinds.join(', ')} only)`);
  return t(`${mark.cs}Dejte ${cs}${only.cs}.`, `${mark.en}Give to ${en}${only.en}.`);
}

const RECEIVER: Partial<Record<Role, Bilingual>> = {
  bauhaus: t('bojovníkovi Bauhausu', 'Bauhaus warrior'),
  capitol: t('bojovníkovi Kapitolu', 'Capitol warrior'),
  cybertronic: t('bojovníkovi Kybertroniku', 'Cybertronic warrior'),
  imperial: t('bojovníkovi Imperiálu', 'Imperial warrior'),
  mishima: t('bojovníkovi Mishimy', 'Mishima warrior'),
  brotherhood: t('bojovníkovi Bratrstva', 'Brotherhood warrior'),
  legion: t('bojovníkovi Černé legie', 'Dark Legion warrior'),
  crescentia: t('bojovníkovi Půlměsíce', 'Crescentian warrior'),
  rasputin: t('bojovníkovi Synů Rasputina', 'Sons of Rasputin warrior'),
  templars: t('bojovníkovi Templářů', 'Templar warrior'),
  lutheran: t('bojovníkovi Luteránské triády', 'Lutheran Triad warrior'),
  doomtrooper: t('Doomtrooperovi', 'Doomtrooper'),
};

const APOSTLES: Readonly<Record<string, Bilingual>> = {
  algeroth: t('Algerothův dar. ', 'Gift of Algeroth. '),
  demnogonis: t('Demnogonisův dar. ', 'Gift of Demnogonis. '),
  ilian: t('Ilianin dar. ', 'Gift of Ilian. '),
  muawijhe: t('Muawijhův dar. ', 'Gift of Muawijhe. '),
  semai: t('Semaiův dar. ', 'Gift of Semai. '),
};

/** What kind of thing it is, as its note says. */
export function markOf(type: Kind, extra: Given): Bilingual {
  const apostle = extra.facts?.apostle;
  if (typeof apostle === 'string') return APOSTLES[apostle] ?? t('', '');
  if (extra.kinds?.includes('armor') === true) return t('Brnění. ', 'Armour. ');
  if (extra.kinds?.includes('gift') === true) return t('Dar Černé symetrie. ', 'Gift of the Dark Symmetry. ');
  return type === 'ki' ? t('Síla KI. ', 'Ki power. ') : t('', '');
}
