import { chapterOf, sentenceOn } from '@bojiste/learn/sheets/find';
import type { Sheet } from '@bojiste/learn/sheets/read';
import { useEffect, useState } from 'react';
import { explainOnce, progress } from '../../learn/progress.ts';
import { ask } from '../../library/client.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** What is being explained stays while its phase asks, although it was noted already. */
let explaining = '';

/** The first time in somebody's life that a phase asks something: one sentence about it, once. */
export function FirstTime() {
  const { catalogue, control, tell, frame } = useTable();
  const say = useWords(learnWords);
  const { question } = control;
  const clause = question?.kind === 'act' && frame.update.coach === undefined ? question.clauses[0] : undefined;
  const key = clause === undefined ? null : `${catalogue.game}/${chapterOf(clause)}`;
  const open = key !== null && (key === explaining || !progress().explained.includes(key));
  const sheet = useSheet(catalogue.game, open);
  const found = open && sheet !== null && clause !== undefined ? sentenceOn(sheet, clause) : null;
  const told = found === null ? null : key;
  useEffect(() => {
    if (told === null) return;
    explaining = told;
    explainOnce(told);
  }, [told]);
  if (found === null) return null;
  return (
    <p className="prompt-first" data-first>
      <b>{say('firstTime')}</b> {tell(found.sentence.say)}
    </p>
  );
}

/** Read only where something is to be explained; a game without a sheet explains nothing. */
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
