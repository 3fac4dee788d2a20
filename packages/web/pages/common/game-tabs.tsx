import { sure } from '@bojiste/kernel/state/sure';
import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { GAME_IDS, GAME_NAMES } from '../../library/games.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';

/** The four games over a page that is about one of them. */
export function GameTabs({ page, game }: { page: string; game: string }) {
  const { language } = useSettings();
  const say = useWords(libraryWords);
  return (
    <nav className="game-tabs" aria-label={say('game')}>
      {GAME_IDS.map((id) => (
        <a key={id} className={`world-${id}`} href={link(page, id)} aria-current={id === game ? 'page' : undefined}>
          {sure(GAME_NAMES[id])[language]}
        </a>
      ))}
    </nav>
  );
}
