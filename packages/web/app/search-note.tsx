import { useSyncExternalStore } from 'react';
import { quickSearch } from '../session/quick-search.ts';
import { onlineWords } from '../texts/online.ts';
import { useWords } from '../texts/use.ts';
import { useRoute } from './router.ts';
import './search-note.css';

/** While an opponent is looked for: on every page, how long it has lasted, and the way to stop. */
export function SearchNote() {
  const say = useWords(onlineWords);
  const { page } = useRoute();
  const seconds = useSyncExternalStore(quickSearch.watch, quickSearch.snapshot);
  // The lobby has it in its form.
  if (seconds < 0 || page === 'lobby') return null;
  return (
    <aside className="search-note" role="status">
      {say('searching', { n: seconds })}
      <button type="button" className="button small" onClick={() => quickSearch.stop()}>
        {say('stopSearch')}
      </button>
    </aside>
  );
}
