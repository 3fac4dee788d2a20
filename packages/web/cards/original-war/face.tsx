import type { Lang, Seat } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '@bojiste/session/types';
import type { ReactNode } from 'react';
import { CardArt } from '../../art/card-art.tsx';
import type { PictureSize } from '../../art/studio.ts';
import { type Args, format } from '../../texts/format.ts';
import { originalWarWords as words } from '../../texts/original-war.ts';
import { HandText } from '../common/hand-text.tsx';
import { softly } from '../common/softly.ts';
import { Icon } from '../icon.tsx';
import signs from '../icons/original-war-signs.json?icons';
import { trend, type Values } from '../values.ts';
import './face.css';
import './chip.css';

/**
 * Faces of Original War cards: leaves of a field manual. Chip and hand card are pictures: whoever shows them says the
 * same in words beside them.
 */

type Key = keyof typeof words;
const say = (key: Key, lang: Lang, args?: Args): string => format(words[key][lang], lang, args);

export function OwSign({ name, label }: { name: string; label?: string }) {
  return <Icon path={signs[name]} {...(label !== undefined && { label })} />;
}

/** People are known by their heads; what stands on the ground is low in its picture, and seen whole where that is wide. */
const FOCUS: Readonly<Record<string, string>> = { vehicle: '50% 74%', building: '50% 62%', upgrade: '50% 62%' };

/** Until the picture is drawn: the sign of the card's type. */
export function OwArt({ info, size = 'small' }: { info: CardInfo; size?: PictureSize }) {
  const people = FOCUS[info.type] === undefined;
  const drawn = size === 'wide' && people ? 'small' : size;
  const focus = drawn === 'wide' ? '50% 50%' : (FOCUS[info.type] ?? '50% 26%');
  return (
    <CardArt game="original-war" card={info} size={drawn} focus={focus}>
      <OwSign name={info.type === 'character' ? 'people' : info.type} />
    </CardArt>
  );
}

const PROFESSIONS = ['soldier', 'worker', 'mechanic', 'scientist'] as const;

export const professionOf = (info: CardInfo): (typeof PROFESSIONS)[number] | 'animal' | null =>
  info.kinds.includes('animal') ? 'animal' : (PROFESSIONS.find((one) => info.kinds.includes(one)) ?? null);

export const isFighter = (info: CardInfo): boolean => ['character', 'vehicle', 'building'].includes(info.type);

interface NumberProps {
  readonly sign: string;
  readonly n: number | string;
  readonly label: string;
  readonly shift?: string;
}

function Figure({ sign, n, label, shift = 'same' }: NumberProps) {
  return (
    <span className={`ow-n ow-n-${sign}`} data-trend={shift}>
      <OwSign name={sign} label={label} />
      <b>{n}</b>
    </span>
  );
}

/** Attack against people, defence left, health left: the numbers of a fight. */
function Figures({ info, values, lang }: FaceProps) {
  const stat = (name: string) => values.stat(name);
  const weak = Array.from({ length: 7 }, (_, i) => values.counter(`weak${i}`)).reduce((sum, n) => sum + n, 0);
  const armed = (info.stats.weapon ?? 0) > 0;
  return (
    <span className="ow-figures">
      {armed && (info.stats.special ?? -1) < 0 && (
        <Figure
          sign="attack"
          n={stat('attackPeople')}
          label={say('attack', lang)}
          shift={trend(stat('attackPeople'), info.stats.attackPeople ?? 0)}
        />
      )}
      <Figure
        sign="defence"
        n={Math.max(1, stat('defence') - weak)}
        label={say('defence', lang)}
        shift={trend(stat('defence') - weak, info.stats.defence ?? 0)}
      />
      <Figure
        sign="health"
        n={Math.max(0, stat('health') - values.counter('wounds'))}
        label={say('health', lang)}
        shift={trend(stat('health') - values.counter('wounds'), info.stats.health ?? 0)}
      />
    </span>
  );
}

const STATES = ['exhausted', 'gathering', 'moved', 'unfinished', 'dismantling', 'powered'] as const;

/** `crew` is the number of people aboard, where the card lies on the table. */
function States({ info, values, lang, crew }: FaceProps & { readonly crew?: number }) {
  const { time = 0, threshold = 0, energy = 0, crewMin = 0, crewMax = 0 } = info.stats;
  const standing = crew !== undefined && !values.is('unfinished');
  const [work, wounds, experience] = [values.counter('work'), values.counter('wounds'), values.counter('experience')];
  return (
    <span className="ow-states">
      {STATES.filter((flag) => values.is(flag)).map((flag) => (
        <span className={`ow-state ow-state-${flag}`} key={flag}>
          <OwSign name={flag} label={say(flag, lang)} />
        </span>
      ))}
      {standing && energy > 0 && !values.is('powered') && (
        <span className="ow-state ow-lacking">
          <OwSign name="energy" label={say('energyNeed', lang, { n: energy })} />
          0/{energy}
        </span>
      )}
      {standing && crewMax > 0 && (
        <span className={crew < crewMin ? 'ow-state ow-lacking' : 'ow-state'}>
          <OwSign name="crew" label={say('crew', lang, { n: crew, all: crewMax })} />
          {crew}/{crewMax}
        </span>
      )}
      {work > 0 && (
        <span className="ow-state ow-work">
          {Math.max(0, time - work)}/{time}
        </span>
      )}
      {wounds > 0 && (
        <span className="ow-state ow-wounds">
          <OwSign name="wounds" label={say('wounds', lang)} />
          {wounds}
        </span>
      )}
      {experience > 0 && (
        <span className="ow-state ow-experience">
          <OwSign name="experience" label={say('experience', lang)} />
          {experience}
          {threshold > 0 && `/${threshold}`}
        </span>
      )}
    </span>
  );
}

export interface FaceProps {
  readonly info: CardInfo;
  readonly values: Values;
  readonly lang: Lang;
}

/** Surnames do on the board: "Macmillan" of "John Macmillan, chosen leader". */
function shortName(info: CardInfo, lang: Lang): string {
  const [name = ''] = info.names[lang].split(',');
  return info.kinds.includes('human') ? (name.split(' ').at(-1) ?? name) : name;
}

interface ChipProps extends FaceProps {
  readonly side: string;
  readonly seat: Seat;
  readonly crew: number;
}

export function Chip({ info, values, lang, side, seat, crew }: ChipProps) {
  const profession = professionOf(info);
  return (
    <span
      className={`ow-chip ow-${info.set} ow-type-${info.type}`}
      data-side={side}
      data-seat={seat}
      data-tired={values.is('exhausted')}
      data-unfinished={values.is('unfinished')}
      aria-hidden="true"
    >
      <span className="ow-art">
        <OwArt info={info} />
      </span>
      <span className="ow-name">{softly(shortName(info, lang))}</span>
      {isFighter(info) && <Figures info={info} values={values} lang={lang} />}
      <span className="ow-foot">
        {profession !== null && (
          <span className="ow-profession">
            <OwSign name={profession} />
          </span>
        )}
        <States info={info} values={values} lang={lang} crew={crew} />
      </span>
    </span>
  );
}

const COSTS = ['crates', 'oil', 'siberite'] as const;

function Cost({ info, lang }: { info: CardInfo; lang: Lang }) {
  const { time = 0 } = info.stats;
  const costs = COSTS.filter((name) => (info.stats[name] ?? 0) > 0);
  if (costs.length === 0 && time === 0) return null;
  return (
    <span className="ow-cost">
      {costs.map((name) => (
        <Figure key={name} sign={name} n={info.stats[name] ?? 0} label={say(name, lang)} />
      ))}
      {time > 0 && <Figure sign="time" n={time} label={say('time', lang)} />}
    </span>
  );
}

/** T, R, BA or U: what the card is good for as a command, letter first. */
function Command({ info, lang }: { info: CardInfo; lang: Lang }) {
  const { command } = info.facts;
  if (typeof command !== 'string') return null;
  return (
    <span className={`ow-command ow-command-${command}`} title={say(`command.${command}` as Key, lang)}>
      {say(`letter.${command}` as Key, lang)}
    </span>
  );
}

export function typeLine(info: CardInfo, lang: Lang): string {
  const profession = professionOf(info);
  if (profession !== null) return say(profession, lang);
  return info.kinds.includes('upgrade') ? say('upgrade', lang) : say(`type.${info.type}` as Key, lang);
}

export function HandCard({ info, values, lang }: FaceProps) {
  return (
    <span className={`ow-hand ow-${info.set} ow-type-${info.type}`} aria-hidden="true">
      <span className="ow-head">
        <span className="ow-name">{softly(info.names[lang].split(',')[0] ?? '')}</span>
        <span className="ow-type">{typeLine(info, lang)}</span>
      </span>
      <span className="ow-art">
        <OwArt info={info} size="wide" />
        <Cost info={info} lang={lang} />
        <Command info={info} lang={lang} />
        <States info={info} values={values} lang={lang} />
      </span>
      {isFighter(info) && <Figures info={info} values={values} lang={lang} />}
      <HandText info={info} lang={lang} />
    </span>
  );
}

const ATTACKS = ['attackPeople', 'attackVehicles', 'attackBuildings'] as const;
const AGAINST = { attackPeople: 'people', attackVehicles: 'vehicle', attackBuildings: 'building' } as const;

/** What must stand or be known first: "tech:rotary-gun" is a card, "sub:weaponLab" what a building can be used as. */
function requirements(catalogue: Catalogue, info: CardInfo, lang: Lang): string[] {
  const { requires } = info.facts;
  if (!Array.isArray(requires)) return [];
  return (requires as readonly string[]).map((wanted) => {
    const [kind, name = ''] = wanted.split(':');
    if (kind === 'tech') return catalogue.cards[name]?.names[lang] ?? name;
    const card = Object.values(catalogue.cards).find(({ facts }) => [facts.sub].flat().includes(name));
    return card?.names[lang] ?? name;
  });
}

/** What a technology makes possible: cards of the same nation, of a neutral one those of all. */
function unlocked(catalogue: Catalogue, info: CardInfo, lang: Lang): string[] {
  const { unlocks } = info.facts;
  if (!Array.isArray(unlocks)) return [];
  return (unlocks as readonly string[]).flatMap((key) => catalogue.cards[key]?.names[lang] ?? []);
}

/** The head of a full face; texts stand below it, where they can be read and linked. */
export function FullCard({ info, values, lang, catalogue }: FaceProps & { catalogue: Catalogue }) {
  const wanted = requirements(catalogue, info, lang);
  const opened = unlocked(catalogue, info, lang);
  const { speed, energy = 0, crewMax = 0, crewMin = 0 } = info.stats;
  return (
    <div className={`ow-full ow-${info.set} ow-type-${info.type}`}>
      <div className="ow-head">
        <h2>{info.names[lang]}</h2>
        <span className="ow-type">
          {say(`nation.${info.set}` as Key, lang)} · {typeLine(info, lang)}
        </span>
      </div>
      <div className="ow-art">
        <OwArt info={info} size="large" />
        <Cost info={info} lang={lang} />
        <Command info={info} lang={lang} />
      </div>
      {isFighter(info) && (
        <div className="ow-full-line">
          <Figures info={info} values={values} lang={lang} />
          {speed !== undefined && <Figure sign="speed" n={values.stat('speed')} label={say('speed', lang)} />}
          {energy > 0 && <Figure sign="energy" n={energy} label={say('energyNeed', lang, { n: energy })} />}
          {crewMax > 0 && (
            <Figure sign="crew" n={`${crewMin}–${crewMax}`} label={say('crew', lang, { n: crewMin, all: crewMax })} />
          )}
        </div>
      )}
      {(info.stats.weapon ?? 0) > 0 && (info.stats.special ?? -1) < 0 && (
        <div className="ow-full-line ow-attacks">
          <Label text={say('attack', lang)}>
            {ATTACKS.map((name) => (
              <Figure key={name} sign={AGAINST[name]} n={values.stat(name)} label={say(name, lang)} />
            ))}
          </Label>
        </div>
      )}
      {wanted.length > 0 && (
        <p className="ow-requires">
          {say('requires', lang)}: {wanted.join(', ')}
        </p>
      )}
      {opened.length > 0 && (
        <p className="ow-requires">
          {say('unlocks', lang)}: {opened.join(', ')}
        </p>
      )}
    </div>
  );
}

function Label({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <span className="ow-label">{text}</span>
      {children}
    </>
  );
}
