import type { Deck } from '@bojiste/kernel';
import { useCardLanguage } from '../../app/settings.ts';
import { useBook } from '../../library/client.ts';
import type { Book } from '../../library/types.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { savedDecks } from '../decks/store.ts';

/** A deck by name: `ready:<key>`, `own:<id>`, '' for any. */
export function deckNamed(book: Book, name: string): Deck | null {
  const [kind, id] = name.split(/:(.*)/s);
  if (kind === 'ready') return book.decks.find(({ key }) => key === id) ?? null;
  if (kind !== 'own') return null;
  return savedDecks(book.catalogue.game).find((one) => one.id === id)?.deck ?? null;
}

export function DeckChoice({ game, value, choose }: { game: string; value: string; choose(name: string): void }) {
  const say = useWords(onlineWords);
  const lang = useCardLanguage();
  const book = useBook(game, 'brief');
  return (
    <label className="field">
      <span>{say('deck')}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{say('anyDeck')}</option>
        {savedDecks(game).map(({ id, deck }) => (
          <option key={id} value={`own:${id}`}>
            {deck.name[lang]}
          </option>
        ))}
        {book?.decks.map((deck) => (
          <option key={deck.key} value={`ready:${deck.key}`}>
            {deck.name[lang]}
          </option>
        ))}
      </select>
    </label>
  );
}
