import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '../../session/types.ts';
import { libraryWords } from '../../texts/library.ts';
import { Icon } from '../icon.tsx';
import icons from '../icons/plain.json?icons';
import './face.css';

/** A face for cards of games that have none of their own yet: icon by kind, the numbers that matter, type and set. */

/** Values worth showing at a glance, in the order of the card. */
const GLANCE = [
  'cost',
  'an',
  'dn',
  'fight',
  'shoot',
  'armor',
  'value',
  'attackPeople',
  'defence',
  'health',
  'speed',
  'crates',
  'oil',
  'siberite',
];
/** These say nothing when they are 0. */
const PRICES = ['crates', 'oil', 'siberite'];

export const iconOf = (info: CardInfo): string | undefined =>
  icons[[...info.kinds].reverse().find((kind) => icons[kind] !== undefined) ?? info.type] ?? icons[info.type];

const own = (key: string, lang: Lang): string | undefined =>
  (libraryWords as Readonly<Record<string, { cs: string; en: string }>>)[key]?.[lang];

export const setName = (game: string, set: string, lang: Lang): string => own(`set.${game}.${set}`, lang) ?? set;

export function typeName(catalogue: Catalogue, type: string, lang: Lang): string {
  const word = own(`type.${type}`, lang) ?? catalogue.kinds.find(({ name }) => name === type)?.text[lang] ?? type;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Type and the kinds beside it: "Postava · voják, hrdina". */
export function kindLine(catalogue: Catalogue, info: CardInfo, lang: Lang): string {
  const rest = info.kinds.filter((kind) => kind !== info.type);
  const words = rest.flatMap((kind) => catalogue.kinds.find(({ name }) => name === kind)?.text[lang] ?? []);
  const type = typeName(catalogue, info.type, lang);
  return words.length === 0 ? type : `${type} · ${words.join(', ')}`;
}

interface Props {
  readonly info: CardInfo;
  readonly catalogue: Catalogue;
  readonly lang: Lang;
}

function Numbers({ info, catalogue, lang }: Props) {
  const shown = GLANCE.filter((name) => {
    const n = info.stats[name];
    return n !== undefined && n >= 0 && !(n === 0 && PRICES.includes(name));
  });
  return (
    <span className="plain-numbers">
      {shown.map((name) => (
        <span key={name} className="plain-number">
          <Icon
            path={icons[`stat.${name}`]}
            label={catalogue.stats.find((stat) => stat.name === name)?.text[lang] ?? name}
          />
          <b>{info.stats[name]}</b>
        </span>
      ))}
    </span>
  );
}

/** A picture: whoever shows it says the same in words beside it. */
export function PlainHand({ info, catalogue, lang }: Props) {
  return (
    <span className={`plain-card plain-set-${info.set}`} aria-hidden="true">
      <span className="plain-name">{info.names[lang]}</span>
      <span className="plain-art">
        <Icon path={iconOf(info)} />
      </span>
      <span className="plain-type">{typeName(catalogue, info.type, lang)}</span>
      <Numbers info={info} catalogue={catalogue} lang={lang} />
    </span>
  );
}

export function PlainFull({ info, catalogue, lang }: Props) {
  return (
    <div className={`plain-full plain-set-${info.set}`}>
      <h2>{info.names[lang]}</h2>
      <div className="plain-art">
        <Icon path={iconOf(info)} />
      </div>
      <div className="plain-foot">
        <span>
          {setName(catalogue.game, info.set, lang)} · {kindLine(catalogue, info, lang)}
        </span>
        <Numbers info={info} catalogue={catalogue} lang={lang} />
      </div>
    </div>
  );
}
