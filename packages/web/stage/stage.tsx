import { sure } from '@bojiste/kernel/state/sure';
import type { Beat } from '@bojiste/session/types';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { CardFace } from '../cards/faces.tsx';
import { useTable } from '../table/common/context.ts';
import { useNames } from '../table/common/names.ts';
import { LETTERS } from '../table/common/players.tsx';
import { tableWords } from '../texts/table.ts';
import { useTurnWords } from '../texts/turns.ts';
import { useWords } from '../texts/use.ts';
import { perform } from './perform.ts';
import type { Cue } from './score.ts';
import { type Playback, reduced } from './use-playback.ts';
import './stage.css';

/** What one sees happen over a table: cues of the new position as soon as it is drawn, big cards, the banner of a turn. */
export function Stage() {
  const { frame, session, view, playback } = useTable();
  useHurry(playback);
  const { pace } = useSettings();
  const played = useRef(new WeakSet<Cue>());
  const [turn, setTurn] = useState<Beat | null>(null);
  const { fresh, length, cue } = frame;
  useLayoutEffect(() => {
    for (const one of fresh) {
      if (played.current.has(one)) continue;
      played.current.add(one);
      if (one.kind === 'turn') setTurn(one.beat);
      else perform(one, length, session);
    }
  }, [fresh, length, session]);
  if (pace === 'off' || reduced()) return null;
  return (
    <>
      {cue?.kind === 'show' && <BigCard beat={cue.beat} />}
      {turn !== null && turn.turn === view.turn && <TurnBanner key={turn.n} turn={turn} />}
    </>
  );
}

/** A tap on the board while something is shown: that motion is over. */
function useHurry({ playing, paused, finish }: Playback): void {
  useEffect(() => {
    if (!playing || paused) return;
    const tap = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.stand-centre') !== null) finish();
    };
    addEventListener('pointerdown', tap);
    return () => removeEventListener('pointerdown', tap);
  }, [playing, paused, finish]);
}

/** A card that somebody plays is held up so that all can read it. */
function BigCard({ beat }: { beat: Beat }) {
  const { catalogue, lang, me } = useTable();
  const key = beat.card?.key ?? beat.objects[0]?.key ?? null;
  const info = key === null ? undefined : catalogue.cards[key];
  if (info === undefined) return null;
  return (
    <div className="stage-show" data-side={beat.by === me ? 'own' : 'foe'} aria-hidden="true">
      <CardFace size="full" info={info} catalogue={catalogue} lang={lang} />
    </div>
  );
}

/** Whose turn begins: shorter after the first turns, and gone by itself. */
function TurnBanner({ turn }: { turn: Beat }) {
  const { view, isYou, tell, catalogue } = useTable();
  const say = useWords(tableWords);
  const turns = useTurnWords(catalogue.game);
  const named = useNames();
  const own = isYou(turn.active);
  const name = view.seats[turn.active]?.name;
  const words = own
    ? say('yourTurn')
    : name !== undefined
      ? tell(name)
      : named(
          turn.active,
          view.seats.length > 2 ? say('player', { letter: sure(LETTERS[turn.active]) }) : say('theirTurn'),
        );
  return (
    <div className="turn-banner" data-side={own ? 'own' : 'foe'} data-short={turn.turn > 3} aria-hidden="true">
      <strong>{words}</strong>
      <span>{turns('turn', { n: turn.turn })}</span>
    </div>
  );
}
