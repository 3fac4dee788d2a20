import { readyDecks } from '@bojiste/summoner-wars/decks/ready';
import { go, link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { newGame } from '../../session/saved.ts';
import { texts } from '../../skirmish/texts.ts';
import { games } from './status.ts';

/** A first game at once: two ready decks against the easy bot. */
function playSummonerWars() {
  const decks = [readyDecks[2], readyDecks[1]];
  go(link('play', newGame('summoner-wars', { seats: 2, mode: 'duel', decks })));
}

export default function Home() {
  const { language } = useSettings();
  const text = texts[language];
  return (
    <main className="page home">
      <p className="lead">{text.about}</p>
      <h2>{text.games}</h2>
      <ul className="games">
        {games.map((game) => (
          <li key={game.id}>
            <strong>{game.names[language]}</strong>{' '}
            <span>
              {text.clauses(game.clauses)}; {game.rules ? text.rulesStand : text.rulesComing}
            </span>
            {game.id === 'summoner-wars' && (
              <button type="button" className="button main" onClick={playSummonerWars}>
                {text.play}
              </button>
            )}
          </li>
        ))}
      </ul>
      <h2>{text.skirmish}</h2>
      <p>{text.skirmishAbout}</p>
      <a className="button" href={link('skirmish')}>
        {text.playSkirmish}
      </a>
    </main>
  );
}
