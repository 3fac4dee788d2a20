import type { Language } from './language.ts';
import { games } from './status.ts';
import { texts } from './texts.ts';

export function Home({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <main className="home">
      <p className="lead">{text.about}</p>
      <h2>{text.games}</h2>
      <ul className="games">
        {games.map((game) => (
          <li key={game.id}>
            <strong>{game.names[language]}</strong>
            <span>
              {text.clauses(game.clauses)}; {game.rules ? text.rulesStand : text.rulesComing}
            </span>
          </li>
        ))}
      </ul>
      <h2>{text.skirmish}</h2>
      <p>{text.skirmishAbout}</p>
      <a className="button" href="#skirmish">
        {text.playSkirmish}
      </a>
    </main>
  );
}
