import type { CardInfo } from '@bojiste/session/types';
import { type ReactNode, useState } from 'react';
import { go, link, useRoute } from '../../app/router.ts';
import { CardArt } from '../../art/card-art.tsx';
import { download } from '../../pages/common/files.ts';
import { newGame, savedGame } from '../../session/saved.ts';
import { tableWords } from '../../texts/table.ts';
import { useTurnWords } from '../../texts/turns.ts';
import { useWords } from '../../texts/use.ts';
import './end.css';
import { type Table, useTable } from './context.ts';
import { EndCourse } from './end-course.tsx';
import { PHONE, useMedia } from './media.ts';

/** The end as a moment: the word, the reason, the leader's picture, what can be done next. The table waits behind it. */
export function End() {
  const table = useTable();
  const say = useWords(tableWords);
  const turns = useTurnWords(table.catalogue.game);
  const [closed, setClosed] = useState(false);
  const small = useMedia(PHONE);
  const { page, parts } = useRoute();
  const id = parts[0] ?? '';
  const { frame, playback, tell, view, catalogue } = table;
  const { result, won, record } = frame.update;
  // Lessons and puzzles end in their own words, online tables with what the players agree on next.
  if (page !== 'play' || result === null || playback.playing || closed) return null;
  const leader = leaderOf(table);
  return (
    <section
      className={`end world-${catalogue.game}`}
      data-won={won === null ? 'drawn' : String(won)}
      aria-label={say('over')}
    >
      <div className="end-picture" data-wide={leader !== null && FACELESS.has(leader.type)} aria-hidden="true">
        {leader !== null && (
          <CardArt game={catalogue.game} card={leader} size={small ? 'large' : 'grand'} focus="50% 20%" />
        )}
      </div>
      <div className="end-words">
        <p className="end-word">{say(won === null ? 'drawnWord' : won ? 'victory' : 'defeat')}</p>
        <p className="end-reason">{tell(result)}</p>
        <p className="end-fact">{turns('lasted', { n: view.turn })}</p>
        {record !== undefined && <EndCourse record={record} {...(savedGame(id) !== null && { id })} />}
        <EndButtons>
          <button type="button" className="button" onClick={() => setClosed(true)}>
            {say('seeTable')}
          </button>
        </EndButtons>
      </div>
    </section>
  );
}

/** Machines and places win wars, but somebody is celebrated. */
const FACELESS: ReadonlySet<string> = new Set(['vehicle', 'building', 'technology', 'structure', 'event', 'special']);

/** The dearest card of the winner that is seen; of the own side where nobody won. */
function leaderOf(table: Table): CardInfo | null {
  const { view, me, frame } = table;
  const seat = frame.update.won === false ? (view.seats.findIndex((_, i) => i !== me) ?? me) : me;
  const worth = ({ stats, type, kinds }: CardInfo): number =>
    (type === 'summoner' ? 100 : kinds.includes('hero') || kinds.includes('personality') ? 50 : 0) +
    (FACELESS.has(type) ? -100 : 0) +
    (stats.value ?? stats.cost ?? stats.defence ?? 0);
  const seen = view.cards.flatMap((card) => {
    const info = card.owner === seat ? table.info(card) : null;
    return info === null || ['player', 'sector', 'sheet'].includes(info.type) ? [] : info;
  });
  return seen.reduce<CardInfo | null>((best, info) => (best === null || worth(info) > worth(best) ? info : best), null);
}

function EndButtons({ children }: { children: ReactNode }) {
  const say = useWords(tableWords);
  const { catalogue } = useTable();
  const { parts } = useRoute();
  const id = parts[0] ?? '';
  const game = savedGame(id);
  const again = () => {
    if (game !== null) go(link('play', newGame(game.game, game.setup, game.bot, game.me, game.bots)));
  };
  const exchange = () => {
    if (game === null) return;
    const setup = { ...game.setup, decks: [...game.setup.decks].reverse() };
    go(link('play', newGame(game.game, setup, game.bot, game.me, game.bots)));
  };
  return (
    <div className="end-buttons">
      {game !== null && (
        <>
          <button type="button" className="button main" onClick={again}>
            {say('rematch')}
          </button>
          {game.setup.decks.length === 2 && (
            <button type="button" className="button" onClick={exchange}>
              {say('exchange')}
            </button>
          )}
          <a className="button" href={link('replays', id)}>
            {say('watchAgain')}
          </a>
          {game.record !== undefined && (
            <button
              type="button"
              className="button"
              onClick={() => download(`${game.game}-${id}.txt`, game.record ?? '')}
            >
              {say('saveRecord')}
            </button>
          )}
          <a className="button" href={link('setup', catalogue.game)}>
            {say('otherDeck')}
          </a>
        </>
      )}
      {children}
    </div>
  );
}
