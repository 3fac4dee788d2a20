import { useRoute } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import { CardFace, type FaceSize } from '../../cards/faces.tsx';
import { useBook } from '../../library/client.ts';
import { isGame } from '../../library/games.ts';
import './faces.css';

/**
 * `#/faces/<game>/<size>/<width>x<height>`: all faces of a game side by side at one size, for those who draw cards and
 * for the tests that look whether everything fits.
 */
export default function Faces() {
  const { parts } = useRoute();
  const [named, kind = 'hand', room = '172x214'] = parts;
  const game = isGame(named) ? named : 'summoner-wars';
  const size: FaceSize = kind === 'chip' || kind === 'full' ? kind : 'hand';
  const [width, height] = room.split('x').map(Number);
  const book = useBook(game);
  const lang = useCardLanguage();
  if (book === null) return <main className="page" aria-busy="true" />;
  const { catalogue } = book;
  return (
    <main className={`faces world-${game}`} data-size={size}>
      {Object.values(catalogue.cards).map((info) => (
        <div
          className="faces-one"
          key={info.key}
          data-key={info.key}
          style={{ width, ...(size !== 'full' && { height }) }}
        >
          <CardFace size={size} info={info} catalogue={catalogue} lang={lang} />
        </div>
      ))}
    </main>
  );
}
