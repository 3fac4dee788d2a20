import SCENES from 'virtual:scenes';
import type { Lang } from '@bojiste/kernel';
import type { Catalogue } from '@bojiste/session/types';
import { useEffect, useState } from 'react';
import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import type { GameId } from '../../library/games.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';

/** Scenes that test a card: worked examples of what it does, and of what it may not do. */

const MOST = 12;

const nameOf = ({ cards }: Catalogue, card: string, lang: Lang): string => cards[card]?.names[lang] ?? card;

/** Those about the card; where there are none, those in which it plays a part. */
function scenesWith(all: readonly Scene[], card: string): Scene[] {
  const word = new RegExp(`(^|[^a-z0-9-])${card}($|[^a-z0-9-])`);
  const own = all.filter(({ title, about }) => about === card || title.startsWith(`${card}:`));
  return (own.length > 0 ? own : all.filter(({ text }) => word.test(text))).slice(0, MOST);
}

/** What a scene is about, in the reader's language: the rules it rests on. Its own title is written in English. */
function titleOf({ clauses }: Scene, catalogue: Catalogue, lang: Lang): string {
  const titles = clauses.flatMap((id) => catalogue.clauses[id]?.title[lang] ?? []);
  return [...new Set(titles)].join(' · ');
}

interface Props {
  readonly game: GameId;
  readonly catalogue: Catalogue;
  readonly card: string;
}

export function CardScenes({ game, catalogue, card }: Props) {
  const say = useWords(libraryWords);
  const { language } = useSettings();
  const [all, setAll] = useState<readonly Scene[]>([]);
  useEffect(() => {
    let current = true;
    SCENES[game]?.().then((found) => current && setAll(found.default));
    return () => {
      current = false;
    };
  }, [game]);
  const shown = scenesWith(all, card);
  if (shown.length === 0) return null;
  return (
    <section className="card-scenes">
      <h3>{say('scenes')}</h3>
      <p className="quiet">{say('scenesAbout')}</p>
      {shown.map((scene, i) => (
        <details key={scene.title + scene.text}>
          <summary lang={language === 'en' ? 'en' : undefined}>
            {language === 'en'
              ? scene.title
              : say('scene', {
                  n: i + 1,
                  about: titleOf(scene, catalogue, language) || nameOf(catalogue, card, language),
                })}
          </summary>
          {language !== 'en' && <p lang="en">{scene.title}</p>}
          <pre lang="en">{scene.text}</pre>
          <p>
            {scene.clauses.map((id) => (
              <a key={id} className="clause-ref" href={link('rules', game, id)}>
                {id}{' '}
              </a>
            ))}
          </p>
        </details>
      ))}
    </section>
  );
}
