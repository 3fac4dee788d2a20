import { createContext, type ReactNode, use } from 'react';
import { go, link, useRoute } from '../../app/router.ts';
import { newGame, savedGame } from '../../session/saved.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** What can be done after the end, where the page that holds the table knows more than the table. */
/** `leave` is where one goes from there; the buttons stand beside those of the table, the rest follows. */
export interface Afterwards {
  readonly leave: { readonly to: string; readonly text: string };
  readonly buttons: ReactNode;
  readonly rest: ReactNode;
}

export const AfterwardsContext = createContext<Afterwards | null>(null);

export function GameOver() {
  const { frame, tell, session } = useTable();
  const afterwards = use(AfterwardsContext);
  const say = useWords(tableWords);
  const { parts } = useRoute();
  const { result, won } = frame.update;
  const game = savedGame(parts[0] ?? '');
  const again = () => {
    if (game !== null) go(link('play', newGame(game.game, game.setup, game.bot, game.me, game.bots)));
  };
  return (
    <div className="over" role="status">
      <h2 id="prompt-title">{say(session.watching ? 'over' : won === null ? 'drawn' : won ? 'won' : 'lost')}</h2>
      <p>
        {session.watching ? '' : `${say('over')}. `}
        {result === null ? '' : tell(result)}
      </p>
      <div className="prompt-buttons">
        <a className="button" href={afterwards?.leave.to ?? link('home')}>
          {afterwards?.leave.text ?? say('leave')}
        </a>
        {afterwards?.buttons}
        {game !== null && (
          <button type="button" className="button main" data-primary onClick={again}>
            {say('again')}
          </button>
        )}
      </div>
      {afterwards?.rest}
    </div>
  );
}
