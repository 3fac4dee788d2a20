import type { CardView, Lang } from '@bojiste/kernel';
import { CardArt } from '../../art/card-art.tsx';
import './face.css';
import './chip.css';
import type { CardInfo } from '@bojiste/session/types';
import { format } from '../../texts/format.ts';
import { summonerWarsWords as words } from '../../texts/summoner-wars.ts';
import { HandText } from '../common/hand-text.tsx';
import { softly } from '../common/softly.ts';
import { Sign } from '../icon.tsx';

/**
 * Faces of Summoner Wars cards: chip on the board (landscape), hand and full (portrait). Numbers are the current ones where given.
 * Chip and hand card are pictures: whoever shows them says the same in words beside them.
 */

const say = (key: keyof typeof words, lang: Lang): string => format(words[key][lang], lang);

const isUnit = (info: CardInfo): boolean => info.kinds.includes('unit');
const attackOf = (info: CardInfo): 'melee' | 'ranged' => (info.facts.attack === 'ranged' ? 'ranged' : 'melee');

/** Order of the stats and counters as the catalogue has them: by name, so that no number is written here. */
export interface Values {
  readonly strength: number;
  readonly life: number;
  readonly damage: number;
  readonly boost: number;
  readonly cost: number;
}

interface Order {
  readonly stats: readonly { readonly name: string }[];
  readonly counters: readonly { readonly name: string }[];
}

export function valuesOf(order: Order, info: CardInfo, card?: CardView): Values {
  const stat = (name: string) => card?.stats[order.stats.findIndex((s) => s.name === name)] ?? info.stats[name] ?? 0;
  const counter = (name: string) => card?.counters[order.counters.findIndex((c) => c.name === name)] ?? 0;
  return {
    strength: stat('strength'),
    life: stat('life'),
    damage: counter('damage'),
    boost: counter('boost'),
    cost: info.stats.cost ?? -1,
  };
}

/** How a value differs from the printed one: told by an arrow, not only by colour. */
const trend = (now: number, printed: number): string => (now > printed ? 'up' : now < printed ? 'down' : 'same');

function Number_({ sign, n, printed, label }: { sign: string; n: number; printed: number; label: string }) {
  return (
    <span className={`sw-n sw-n-${sign}`} data-trend={trend(n, printed)}>
      <Sign name={sign} label={label} />
      <b>{n}</b>
    </span>
  );
}

function Numbers({ info, values, lang }: { info: CardInfo; values: Values; lang: Lang }) {
  return (
    <span className="sw-numbers">
      {isUnit(info) && (
        <Number_
          sign={attackOf(info)}
          n={values.strength}
          printed={info.stats.strength ?? 0}
          label={`${say(attackOf(info), lang)}, ${say('strength', lang)}`}
        />
      )}
      <Number_ sign="life" n={values.life} printed={info.stats.life ?? 0} label={say('life', lang)} />
    </span>
  );
}

function Tokens({ values, lang }: { values: Values; lang: Lang }) {
  return (
    <>
      {values.damage > 0 && (
        <span className="sw-token sw-damage" key={`d${values.damage}`}>
          <Sign name="damage" label={say('damage', lang)} />
          <b>{values.damage}</b>
        </span>
      )}
      {values.boost > 0 && (
        <span className="sw-token sw-boost" key={`b${values.boost}`}>
          <Sign name="boost" label={say('boost', lang)} />
          <b>{values.boost}</b>
        </span>
      )}
    </>
  );
}

function Rank({ info, lang }: { info: CardInfo; lang: Lang }) {
  const sign = { summoner: 'summoner', champion: 'champion' }[info.type];
  return sign === undefined ? null : (
    <span className="sw-rank">
      <Sign name={sign} label={say(`type.${info.type}` as 'type.summoner', lang)} />
    </span>
  );
}

/** Until the picture is drawn: the sign of what the card is. */
function Art({ info, large = false }: { info: CardInfo; large?: boolean }) {
  return (
    <CardArt game="summoner-wars" card={info} size={large ? 'large' : 'small'}>
      <Sign
        name={{ summoner: 'summoner', champion: 'champion' }[info.type] ?? (isUnit(info) ? attackOf(info) : 'event')}
      />
    </CardArt>
  );
}

interface ChipProps {
  readonly info: CardInfo;
  readonly values: Values;
  readonly side: 'own' | 'foe';
  readonly lang: Lang;
  readonly moved?: boolean;
  readonly attacked?: boolean;
  readonly stacked?: number;
}

export function Chip({ info, values, side, lang, moved, attacked, stacked = 0 }: ChipProps) {
  const unit = isUnit(info);
  return (
    <span className={`sw-chip sw-${info.set} sw-type-${info.type}`} data-side={side} aria-hidden="true">
      <span className="sw-art">
        <Art info={info} />
      </span>
      <span className="sw-name">
        <Rank info={info} lang={lang} />
        {softly(info.names[lang])}
      </span>
      <span className="sw-tokens">
        <Tokens values={values} lang={lang} />
        {stacked > 0 && <span className="sw-token sw-stacked">+{stacked}</span>}
      </span>
      <span className="sw-numbers">
        {unit && (
          <Number_
            sign={attackOf(info)}
            n={values.strength}
            printed={info.stats.strength ?? 0}
            label={`${say(attackOf(info), lang)}, ${say('strength', lang)}`}
          />
        )}
        <span className="sw-used">
          {moved && <Sign name="moved" label={say('moved', lang)} />}
          {attacked && <Sign name="attacked" label={say('attacked', lang)} />}
        </span>
        <Number_
          sign="life"
          n={Math.max(0, values.life - values.damage)}
          printed={info.stats.life ?? 0}
          label={say('life', lang)}
        />
      </span>
    </span>
  );
}

export function typeLine(info: CardInfo, lang: Lang): string {
  const parts = [say(`type.${info.type}` as 'type.common', lang)];
  if (info.type !== 'structure' && info.kinds.includes('structure')) parts.push(say('structureToo', lang));
  if (info.facts.lasting === true) parts.push(say('lastingEvent', lang));
  const { phase } = info.facts;
  if (typeof phase === 'string' && info.kinds.includes('event'))
    parts.push(say(`phase.${phase}` as 'phase.move', lang));
  return parts.join(' · ');
}

function Cost({ n, lang }: { n: number; lang: Lang }) {
  return n < 0 ? null : (
    <span className="sw-cost">
      <Sign name="magic-crystal" label={say('cost', lang)} />
      <b>{n}</b>
    </span>
  );
}

/** The type in a word, what else it is in signs. */
function TypeSigns({ info, lang }: { info: CardInfo; lang: Lang }) {
  const { phase, lasting } = info.facts;
  const event = info.kinds.includes('event');
  return (
    <span className="sw-type">
      {say(`type.${info.type}` as 'type.common', lang)}
      {info.type !== 'structure' && info.kinds.includes('structure') && <Sign name="structure" />}
      {lasting === true && <Sign name="lasting" />}
      {event && typeof phase === 'string' && <Sign name={phase === 'magic' ? 'magic-crystal' : phase} />}
    </span>
  );
}

export function HandCard({ info, values, lang }: { info: CardInfo; values: Values; lang: Lang }) {
  return (
    <span className={`sw-hand sw-${info.set} sw-type-${info.type}`} aria-hidden="true">
      <span className="sw-art">
        <Art info={info} />
      </span>
      <Cost n={values.cost} lang={lang} />
      <span className="sw-name">
        <Rank info={info} lang={lang} />
        {softly(info.names[lang])}
      </span>
      <TypeSigns info={info} lang={lang} />
      <HandText info={info} lang={lang} />
      {(isUnit(info) || info.stats.life !== undefined) && <Numbers info={info} values={values} lang={lang} />}
    </span>
  );
}

/** The head of a full face; texts stand below it, where they can be read and linked. */
export function FullCard({ info, values, lang }: { info: CardInfo; values: Values; lang: Lang }) {
  return (
    <div className={`sw-full sw-${info.set} sw-type-${info.type}`}>
      <div className="sw-art">
        <Art info={info} large />
      </div>
      <Cost n={values.cost} lang={lang} />
      <div className="sw-name">
        <Rank info={info} lang={lang} />
        <h2>{info.names[lang]}</h2>
      </div>
      <div className="sw-full-foot">
        <span className="sw-type">
          {say(`nation.${info.set}` as 'nation.gates', lang)} · {typeLine(info, lang)}
        </span>
        {(isUnit(info) || info.stats.life !== undefined) && <Numbers info={info} values={values} lang={lang} />}
      </div>
    </div>
  );
}
