import { sure } from '@bojiste/kernel/state/sure';
import type { Effect, Odds, Preview } from '@bojiste/session/types';
import { Sign } from '../../cards/icon.tsx';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { isFinal } from './choices.ts';
import { useTable } from './context.ts';
import { isInvited } from './led.ts';
import { useCalled } from './players.tsx';

/** What is certain to happen, and the exact odds of dice, before anything is sent. */

export function PreviewLines() {
  const preview = usePreview();
  if (preview === null || (preview.certain.length === 0 && preview.odds.length === 0)) return null;
  return (
    <div className="preview" role="status">
      <Expected preview={preview} />
    </div>
  );
}

export function Expected({ preview: { certain, odds } }: { preview: Preview }) {
  return (
    <>
      {certain.map((effect, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal effects may stand twice, and none changes places
        <EffectLine key={i} effect={effect} />
      ))}
      {odds.map((one) => (
        <OddsLine key={one.card} odds={one} />
      ))}
    </>
  );
}

/** The choice pointed at, the only one there is, or the one that goes on. */
function usePreview(): Preview | null {
  const { control, frame } = useTable();
  const { pointed, previews, question, marks } = control;
  if (pointed !== null) return previews.get(pointed.key) ?? null;
  if (question?.choices.length === 1) return previews.get(sure(question.choices[0]).key) ?? null;
  const final = marks.plain.filter(isFinal);
  const [only] = final.length === 1 && question?.kind === 'act' ? final : [];
  // What a penalty costs is said by itself.
  const told = only === undefined || only.penal === true || !isInvited(frame.update.coach, only.key);
  return told ? null : (previews.get(only.key) ?? null);
}

function EffectLine({ effect }: { effect: Effect }) {
  const { tell, name } = useTable();
  const say = useWords(tableWords);
  const called = useCalled();
  if (effect.k === 'gone')
    return (
      <p>
        <Sign name="skull" /> {say('willGo', { card: name(effect.card) })}
      </p>
    );
  const who = effect.k === 'resource' || effect.k === 'pile' ? called(effect.seat, say('opponent')) : name(effect.card);
  return (
    <p>
      {effect.k === 'counter' && <Sign name={effect.counter} />}{' '}
      {say('changes', { who, what: tell(effect.name), from: effect.from, to: effect.to })}
    </p>
  );
}

export const percent = (p: number): string => {
  const n = Math.round(p * 100);
  return `${p < 1 && n === 100 ? '>99' : p > 0 && n === 0 ? '<1' : n} %`;
};

function OddsLine({ odds }: { odds: Odds }) {
  const { name, find, me } = useTable();
  const say = useWords(tableWords);
  return (
    <div className="odds">
      <p>
        <Sign name="die" /> {say('odds', { n: odds.dice })} · {name(odds.card)}
        {find(odds.card)?.control === me && <strong className="own-card"> {say('ownCard')}</strong>}
      </p>
      <ul>
        {odds.atLeast.map((p, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of hits
          <li key={i} style={{ '--p': p } as React.CSSProperties}>
            <Sign name="damage" label={say('damage', { n: i + 1 })} /> {say('atLeast', { n: i + 1 })}{' '}
            <b>{percent(p)}</b>
          </li>
        ))}
        {odds.gone > 0 && (
          <li className="odds-gone" style={{ '--p': odds.gone } as React.CSSProperties}>
            <Sign name="skull" label={say('destroyed')} /> {say('destroyed')} <b>{percent(odds.gone)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
