import { sentenceOnPhase, sentenceOnWindow } from '@bojiste/learn/sheets/find';
import type { Sheet } from '@bojiste/learn/sheets/read';
import type { Session } from '@bojiste/session/types';
import { useEffect, useState } from 'react';
import { explainOnce, progress } from '../../learn/progress.ts';
import { ask } from '../../library/client.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** What is being explained stays while its phase asks in this turn, although it was noted already. */
let explaining: { readonly session: Session; readonly turn: number; readonly key: string } | null = null;

/** The first time in somebody's life that a phase or a window asks something: one sentence about it, once. */
export function FirstTime() {
  const { catalogue, control, tell, frame, session, view } = useTable();
  const say = useWords(learnWords);
  const { question } = control;
  const window = question?.kind === 'respond';
  const asking = window || question?.kind === 'act';
  const clauses = asking && frame.update.coach === undefined ? question.clauses : [];
  const sheet = useSheet(catalogue.game, clauses.length > 0);
  const found = sheet === null ? null : (window ? sentenceOnWindow : sentenceOnPhase)(sheet, clauses);
  const key = found === null ? '' : `${catalogue.game}/${found.clause}`;
  const { turn } = view;
  const stays = explaining?.session === session && explaining.turn === turn && explaining.key === key;
  const open = found !== null && (stays || !progress().explained.includes(key));
  useEffect(() => {
    if (!open) return;
    explaining = { session, turn, key };
    explainOnce(key);
  }, [open, session, turn, key]);
  if (!open) return null;
  return (
    <p className="prompt-first" data-first>
      <b>{say('firstTime')}</b> {tell(found.say)}
    </p>
  );
}

/** Read only where a phase asks; a game without a sheet explains nothing. */
function useSheet(game: string, wanted: boolean): Sheet | null {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    if (!wanted || sheet !== null) return;
    let current = true;
    ask('sheet', game).then((found) => current && setSheet(found));
    return () => {
      current = false;
    };
  }, [game, wanted, sheet]);
  return sheet;
}
