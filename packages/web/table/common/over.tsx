import { go, link, useRoute } from '../../app/router.ts';
import { newGame, savedGame } from '../../session/saved.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

export function GameOver() {
  const { frame, tell } = useTable();
  const say = useWords(tableWords);
  const { parts } = useRoute();
  const { result, won } = frame.update;
  const again = () => {
    const game = savedGame(parts[0] ?? '');
    if (game !== null) go(link('play', newGame(game.game, game.setup, game.bot, game.me, game.bots)));
  };
  return (
    <div className="over" role="status">
      <h2 id="prompt-title">{won === null ? say('drawn') : say(won ? 'won' : 'lost')}</h2>
      <p>
        {say('over')}. {result === null ? '' : tell(result)}
      </p>
      <div className="prompt-buttons">
        <a className="button" href={link('home')}>
          {say('leave')}
        </a>
        <button type="button" className="button main" data-primary onClick={again}>
          {say('again')}
        </button>
      </div>
    </div>
  );
}
