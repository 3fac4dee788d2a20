import { games, type Language, texts } from './texts.ts';

export function Home({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <main>
      <h1>Bojiště</h1>
      <p>{text.about}</p>
      <h2>{text.games}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <strong>{game.name[language]}</strong> <span>{text.inPreparation}</span>
          </li>
        ))}
      </ul>
      <footer>{text.notice}</footer>
    </main>
  );
}
