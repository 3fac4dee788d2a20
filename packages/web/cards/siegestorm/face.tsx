import type { Lang } from '@bojiste/kernel';
import { CardArt } from '../../art/card-art.tsx';
import type { PictureSize } from '../../art/studio.ts';
import './face.css';
import type { CardInfo } from '@bojiste/session/types';
import { type Args, format } from '../../texts/format.ts';
import { siegestormWords as words } from '../../texts/siegestorm.ts';
import { HandText } from '../common/hand-text.tsx';
import { softly } from '../common/softly.ts';
import { Icon } from '../icon.tsx';
import signs from '../icons/siegestorm-signs.json?icons';
import { trend, type Values } from '../values.ts';

/**
 * Faces of Siegestorm cards, portrait: chip on the board, hand, full. Ink, a torn band in the colour of the faction, and
 * numbers that are read across the table. Chip and hand card are pictures: whoever shows them says the same in words.
 */

type Word = keyof typeof words;
const say = (key: string, lang: Lang, args?: Args): string => {
  const found = words[key as Word] as { cs: string; en: string } | undefined;
  return found === undefined ? '' : format(found[lang], lang, args);
};

/** A sign of this game: attack, defence, threat, order. */
export function Mark({ name, label }: { name: string; label?: string }) {
  return <Icon path={signs[name]} {...(label !== undefined && { label })} />;
}

const rankOf = (info: CardInfo): string => info.kinds[0] ?? info.type;
const RANKS = ['soldier', 'veteran', 'elite', 'champion'];
const fights = (info: CardInfo): boolean => (info.stats.an ?? 0) > 0 || (info.stats.dn ?? 0) > 0;

function Score({ sign, n, printed, lang }: { sign: 'an' | 'dn'; n: number; printed: number; lang: Lang }) {
  return (
    <span className={`ss-score ss-${sign}`} data-trend={trend(n, printed)}>
      <Mark name={sign} label={say(sign, lang)} />
      <b>{n}</b>
    </span>
  );
}

function Scores({ info, values, lang }: Face) {
  if (!fights(info)) return null;
  return (
    <span className="ss-scores">
      <Score sign="an" n={values.stat('an')} printed={info.stats.an ?? 0} lang={lang} />
      <Score sign="dn" n={values.stat('dn')} printed={info.stats.dn ?? 0} lang={lang} />
    </span>
  );
}

function Cost({ info, values, lang }: Face) {
  if (info.stats.cost === undefined) return null;
  return (
    <span className="ss-cost" data-trend={trend(values.stat('cost'), info.stats.cost)}>
      <span className="hidden">{say('cost', lang)} </span>
      <b>{values.stat('cost')}</b>
    </span>
  );
}

/** Rank, order, shield, activation: small signs that hardly change. */
function Signs({ info, lang }: { info: CardInfo; lang: Lang }) {
  const { order, shield, activation } = info.facts;
  return (
    <span className="ss-signs">
      {typeof order === 'string' && <Mark name={`order-${order}`} label={say(`order.${order}`, lang)} />}
      {RANKS.includes(rankOf(info)) && (
        <span className="ss-pennants" role="img" aria-label={say(`rank.${rankOf(info)}`, lang)}>
          {RANKS.slice(0, RANKS.indexOf(rankOf(info)) + 1).map((rank) => (
            <i key={rank} data-rank={rankOf(info)} />
          ))}
        </span>
      )}
      {shield === true && <Mark name="shield" label={say('shield', lang)} />}
      {typeof activation === 'number' && (
        <span className="ss-activation">
          <Mark name="activation" label={say('activation', lang)} />
          <b>{activation}</b>
        </span>
      )}
    </span>
  );
}

function Tokens({ values, lang }: { values: Values; lang: Lang }) {
  return (
    <span className="ss-tokens">
      {(['gang', 'rage'] as const).map((token) =>
        values.counter(token) > 0 ? (
          <span className={`ss-token ss-${token}`} key={`${token}${values.counter(token)}`}>
            <Mark name={token} label={say(token, lang)} />
            <b>{values.counter(token)}</b>
          </span>
        ) : null,
      )}
    </span>
  );
}

/** Until the picture is drawn: the sign of the card's rank. */
function Art({ info, size = 'small' }: { info: CardInfo; size?: PictureSize }) {
  return (
    <CardArt game="siegestorm" card={info} size={size} focus={size === 'wide' ? '50% 50%' : '50% 40%'}>
      <Mark name={rankOf(info)} />
    </CardArt>
  );
}

interface Face {
  readonly info: CardInfo;
  readonly values: Values;
  readonly lang: Lang;
}

export function Chip({ info, values, lang, side }: Face & { readonly side: 'own' | 'foe' }) {
  return (
    <span className={`ss-card ss-chip ss-set-${info.set}`} data-side={side} aria-hidden="true">
      <span className="ss-art">
        <Art info={info} />
      </span>
      <Cost info={info} values={values} lang={lang} />
      <Signs info={info} lang={lang} />
      <Tokens values={values} lang={lang} />
      <span className="ss-name">{softly(info.names[lang])}</span>
      <Scores info={info} values={values} lang={lang} />
    </span>
  );
}

/** The letter of the red box and of the blue one. */
const letterOf = (lang: Lang) => (key: string) =>
  key.endsWith('.action') ? say('letter.action', lang) : say('letter.ability', lang);

export function HandCard({ info, values, lang }: Face) {
  return (
    <span className={`ss-card ss-hand ss-set-${info.set}`} aria-hidden="true">
      <span className="ss-art">
        <Art info={info} size="wide" />
      </span>
      <Cost info={info} values={values} lang={lang} />
      <Signs info={info} lang={lang} />
      <Tokens values={values} lang={lang} />
      <span className="ss-name">{softly(info.names[lang])}</span>
      <HandText info={info} lang={lang} mark={letterOf(lang)} />
      <Scores info={info} values={values} lang={lang} />
    </span>
  );
}

/** A back tells the faction and nothing else. */
export function Back({ set }: { set: string }) {
  return (
    <span className={`ss-card ss-back ss-set-${set}`} aria-hidden="true">
      <Mark name="strike" />
    </span>
  );
}

/** The head of a full face; texts stand below it, where they can be read and linked. */
export function FullCard({ info, values, lang }: Face) {
  const { order, lives, threat, hand } = info.facts;
  const parts = [say(`set.${info.set}`, lang), say(`rank.${rankOf(info)}`, lang)];
  if (typeof order === 'string') parts.push(say(`order.${order}`, lang));
  return (
    <div className={`ss-card ss-full ss-set-${info.set}`}>
      <div className="ss-art">
        <Art info={info} size="large" />
      </div>
      <Cost info={info} values={values} lang={lang} />
      <Signs info={info} lang={lang} />
      <div className="ss-name">
        <h2>{info.names[lang]}</h2>
      </div>
      <div className="ss-foot">
        <span>{[...new Set(parts)].join(' · ')}</span>
        <Scores info={info} values={values} lang={lang} />
        {typeof lives === 'number' && (
          <span>
            {say('lives', lang)} <b>{lives}</b> · {say('threat', lang)} <b>{String(threat)}</b> · {say('hand', lang)}{' '}
            <b>{String(hand)}</b>
          </span>
        )}
      </div>
    </div>
  );
}
