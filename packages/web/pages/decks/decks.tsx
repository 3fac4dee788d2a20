import { useRoute } from '../../app/router.ts';
import { useBook } from '../../library/client.ts';
import { isGame } from '../../library/games.ts';
import { decksWords } from '../../texts/decks.ts';
import { useWords } from '../../texts/use.ts';
import { GameTabs } from '../common/game-tabs.tsx';
import { Editor } from './editor.tsx';
import { DeckLists } from './lists.tsx';
import { savedDeck } from './store.ts';
import '../common/common.css';
import './decks.css';

/** `#/decks/<game>` is the list, `#/decks/<game>/<id>` one deck; `?d=<code>` brings a deck in a link. */
export default function Decks() {
  const { parts, query } = useRoute();
  const game = isGame(parts[0]) ? parts[0] : 'summoner-wars';
  const id = parts[1];
  const book = useBook(game);
  const say = useWords(decksWords);
  const saved = id === undefined ? null : savedDeck(id);
  return (
    <main className={`page decks world-${game}`}>
      <h1>{say('title')}</h1>
      {id === undefined && <GameTabs page="decks" game={game} />}
      {id !== undefined && saved?.game !== game && <p className="notice bad">{say('noDeck')}</p>}
      {book === null ? (
        <p aria-busy="true">{say('opening')}</p>
      ) : saved?.game === game ? (
        <Editor key={id} book={book} saved={saved} />
      ) : (
        <DeckLists key={game} book={book} code={query.get('d')} />
      )}
    </main>
  );
}
