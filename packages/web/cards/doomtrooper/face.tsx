import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { CardArt } from '../../art/card-art.tsx';
import { doomtrooperWords as words } from '../../texts/doomtrooper.ts';
import { format } from '../../texts/format.ts';
import { HandText } from '../common/hand-text.tsx';
import { softly } from '../common/softly.ts';
import { Icon } from '../icon.tsx';
import signs from '../icons/doomtrooper-signs.json?icons';
import { ownSides } from '../sides.ts';
import { trend, type Values } from '../values.ts';
import './face.css';
import './chip.css';

/**
 * Faces of Doomtrooper cards: stamped plates with a stencilled name. Chip, strip and hand card are pictures: whoever
 * shows them says the same in words beside them.
 */

type Key = keyof typeof words;
const say = (key: Key, lang: Lang): string => format(words[key][lang], lang);

export function DtSign({ name, label }: { name: string; label?: string }) {
  return <Icon path={signs[name]} {...(label !== undefined && { label })} />;
}

/** Until the picture is drawn: the sign of the card's type. */
function Art({ info, large = false }: { info: CardInfo; large?: boolean }) {
  return (
    <CardArt game="doomtrooper" card={info} size={large ? 'large' : 'small'} focus="50% 12%">
      <DtSign name={info.type} />
    </CardArt>
  );
}

/** Whose card it is: the first affiliation it names, however it names it. */
export const sideOf = (info: CardInfo): string => ownSides(info)[0] ?? 'none';

const FIGURES = ['fight', 'shoot', 'armor'] as const;
export const isWarrior = (info: CardInfo): boolean => info.type === 'warrior';

export interface FaceProps {
  readonly info: CardInfo;
  readonly values: Values;
  readonly lang: Lang;
}

function Figures({ info, values, lang }: FaceProps) {
  return (
    <span className="dt-figures">
      {FIGURES.map((name) => (
        <span key={name} className={`dt-n dt-n-${name}`} data-trend={trend(values.stat(name), info.stats[name] ?? 0)}>
          <DtSign name={name} label={say(name, lang)} />
          <b>{values.stat(name)}</b>
        </span>
      ))}
    </span>
  );
}

function Worth({ info, values, lang }: FaceProps) {
  if (!isWarrior(info)) return null;
  return (
    <span className="dt-worth">
      <DtSign name="value" label={say('value', lang)} />
      <b>{values.stat('value')}</b>
    </span>
  );
}

const className = (form: string, info: CardInfo): string => `${form} dt-${sideOf(info)} dt-type-${info.type}`;

function States({ values, lang }: { values: Values; lang: Lang }) {
  const markers = values.counter('marker');
  return (
    <span className="dt-states">
      {values.is('wounded') && (
        <span className="dt-state dt-wounded">
          <DtSign name="wounded" label={say('wounded', lang)} />
        </span>
      )}
      {markers > 0 && (
        <span className="dt-state">
          <DtSign name="marker" label={say('marker', lang)} />
          {markers}
        </span>
      )}
    </span>
  );
}

interface ChipProps extends FaceProps {
  readonly side: string;
  /** Lies face down for everybody else. */
  readonly hidden?: boolean;
  /** Shown as large as a fighter is. */
  readonly large?: boolean;
}

export function Chip({ info, values, lang, side, hidden = false, large = false }: ChipProps) {
  const covered = values.is('covered');
  return (
    <span className={className('dt-chip', info)} data-side={side} data-covered={covered || hidden} aria-hidden="true">
      <span className="dt-art">
        <Art info={info} large={large} />
        {(covered || hidden) && (
          <span className="dt-band">
            <DtSign name={hidden ? 'hidden' : 'covered'} />
            {say(hidden ? 'hiddenBand' : 'coverBand', lang)}
          </span>
        )}
      </span>
      <Worth info={info} values={values} lang={lang} />
      <States values={values} lang={lang} />
      <span className="dt-name" data-long={info.names[lang].length > LONG_NAME}>
        {softly(info.names[lang])}
      </span>
      {isWarrior(info) && <Figures info={info} values={values} lang={lang} />}
    </span>
  );
}

/** A longer name takes two lines or three: it is set smaller, so that the head stays in sight. */
const LONG_NAME = 15;

/** A card under another: only its edge is seen. */
export function Strip({ info, lang, down }: { info: CardInfo; lang: Lang; down: boolean }) {
  return (
    <span className={className('dt-strip', info)} data-down={down} aria-hidden="true">
      <DtSign name={info.type} />
      <span>{info.names[lang]}</span>
    </span>
  );
}

/** What others see of a hidden card. */
export function Back({ lang, hidden }: { lang: Lang; hidden: boolean }) {
  return (
    <span className="dt-chip dt-back" aria-hidden="true">
      <DtSign name={hidden ? 'hidden' : 'covered'} />
      <span className="dt-band">{say(hidden ? 'hiddenBand' : 'coverBand', lang)}</span>
    </span>
  );
}

/** The back of a pile. */
export function PileBack() {
  return (
    <span className="dt-chip dt-back" aria-hidden="true">
      <DtSign name="library" />
    </span>
  );
}

export function typeLine(catalogue: Catalogue, info: CardInfo, lang: Lang): string {
  const nameOf = (kind: string) => catalogue.kinds.find(({ name }) => name === kind)?.text[lang] ?? kind;
  const type = nameOf(info.type);
  const rest = info.kinds.filter((kind) => kind !== info.type).map(nameOf);
  const line = rest.length > 0 ? `${type} · ${rest.join(', ')}` : type;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

export function HandCard({ info, values, lang, catalogue }: FaceProps & { catalogue: Catalogue }) {
  return (
    <span className={className('dt-hand', info)} aria-hidden="true">
      <span className="dt-name">{softly(info.names[lang])}</span>
      <Worth info={info} values={values} lang={lang} />
      <span className="dt-art">
        <Art info={info} />
      </span>
      <span className="dt-type">{typeLine(catalogue, info, lang)}</span>
      <HandText info={info} lang={lang} />
      {isWarrior(info) && <Figures info={info} values={values} lang={lang} />}
    </span>
  );
}

/** The head of a full face; texts stand below it, where they can be read and linked. */
export function FullCard({ info, values, lang, catalogue }: FaceProps & { catalogue: Catalogue }) {
  return (
    <div className={className('dt-full', info)}>
      <h2>{info.names[lang]}</h2>
      <div className="dt-art">
        <Art info={info} large />
        <Worth info={info} values={values} lang={lang} />
      </div>
      <div className="dt-full-line">
        <span className="dt-type">
          {say(`side.${sideOf(info)}` as Key, lang)} · {typeLine(catalogue, info, lang)}
        </span>
      </div>
      {isWarrior(info) && <Figures info={info} values={values} lang={lang} />}
    </div>
  );
}
