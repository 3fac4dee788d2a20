import { sure } from '@bojiste/kernel/state/sure';
import { sentenceOn } from '@bojiste/learn/sheets/find';
import { BLOCKS, type Block, type Sentence, type Sheet } from '@bojiste/learn/sheets/read';
import { useEffect, useState } from 'react';
import { link } from '../../../app/router.ts';
import { useSettings } from '../../../app/settings.ts';
import { Icon } from '../../../cards/icon.tsx';
import { ask } from '../../../library/client.ts';
import { GAME_NAMES, type GameId } from '../../../library/games.ts';
import { learnWords } from '../../../texts/learn.ts';
import { legendOf } from '../../../texts/legend/index.ts';
import type { Legend } from '../../../texts/legend/types.ts';
import { useWords } from '../../../texts/use.ts';
import { Figure } from './figure.tsx';
import { type Drawings, drawingsOf } from './figures.ts';
import './how-to-play.css';

/** `#/learn/<game>/how`: the game on one printed page, then the questions of beginners. A part named after it is scrolled to. */

interface Everything extends Drawings {
  readonly sheet: Sheet;
  readonly legend: Legend;
}

/** Null while it comes. */
function useEverything(game: GameId): Everything | null {
  const [all, setAll] = useState<Everything | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([ask('sheet', game), drawingsOf(game), legendOf(game)]).then(([sheet, drawings, legend]) => {
      if (current && sheet !== null) setAll({ sheet, ...drawings, legend });
    });
    return () => {
      current = false;
    };
  }, [game]);
  return all;
}

/** A block by its name, or the one that speaks of what a clause is about. */
function placeOf(sheet: Sheet, part: string): string {
  const found = sentenceOn(sheet, part);
  return found?.block ?? (document.getElementById(`how-${part}`) === null ? 'turn' : part);
}

export function HowToPlay({ game, part }: { game: GameId; part: string | undefined }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const all = useEverything(game);
  useEffect(() => {
    if (all !== null && part !== undefined)
      document.getElementById(`how-${placeOf(all.sheet, part)}`)?.scrollIntoView();
  }, [all, part]);
  const name = sure(GAME_NAMES[game])[language];
  return (
    <main className={`page how world-${game}`} aria-busy={all === null}>
      <div className="how-head">
        <h1>{say('howTitle', { name })}</h1>
        <p className="row how-tools">
          <a className="button" href={link('learn', game)}>
            {say('toLessons')}
          </a>
          <a className="button" href={link('rules', game)}>
            {say('toRules')}
          </a>
          <button type="button" className="button" onClick={() => print()}>
            {say('print')}
          </button>
        </p>
      </div>
      {all !== null && (
        <>
          <div className="how-page">
            {BLOCKS.map((block) => (
              <Part key={block} game={game} block={block} all={all} />
            ))}
            <Signs all={all} />
          </div>
          <Questions game={game} all={all} />
        </>
      )}
    </main>
  );
}

function Part({ game, block, all }: { game: GameId; block: Block; all: Everything }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const List = block === 'turn' || block === 'mistakes' ? 'ol' : 'ul';
  return (
    <section className={`how-part how-part-${block}`} id={`how-${block}`} aria-labelledby={`how-title-${block}`}>
      <h2 id={`how-title-${block}`}>{say(`how.${block}`)}</h2>
      <List>
        {all.sheet.blocks[block].map((sentence) => (
          <li key={sentence.clause + sentence.say.en}>
            <Line game={game} sentence={sentence} />
          </li>
        ))}
      </List>
      {all.figures[block]?.map((figure) => (
        <Figure key={figure.name.en} figure={figure} signs={all.signs} lang={language} />
      ))}
    </section>
  );
}

function Line({ game, sentence }: { game: GameId; sentence: Sentence }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const { clause } = sentence;
  return (
    <>
      {sentence.say[language]}
      {'\u00a0'}
      <a className="how-clause" href={link('rules', game, clause)} aria-label={say('clause', { id: clause })}>
        §
      </a>
    </>
  );
}

function Signs({ all }: { all: Everything }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  return (
    <section className="how-part how-part-signs" id="how-signs" aria-labelledby="how-title-signs">
      <h2 id="how-title-signs">{say('how.signs')}</h2>
      <dl className="how-legend">
        {Object.entries(all.legend).map(([sign, meaning]) => (
          <div key={sign} data-sign={sign}>
            <dt>
              <Icon path={all.signs[sign]} />
            </dt>
            <dd>{meaning[language]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Questions({ game, all }: { game: GameId; all: Everything }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  return (
    <section className="how-questions" id="how-questions" aria-labelledby="how-title-questions">
      <h2 id="how-title-questions">{say('how.questions')}</h2>
      {all.sheet.questions.map((question) => (
        <details key={question.ask.en}>
          <summary>{question.ask[language]}</summary>
          <p>
            <Line game={game} sentence={question} />
          </p>
        </details>
      ))}
    </section>
  );
}
