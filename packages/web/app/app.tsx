import { type ComponentType, lazy, Suspense } from 'react';
import { frameWords } from '../texts/frame.ts';
import { useWords } from '../texts/use.ts';
import { Boundary } from './boundary.tsx';
import { Frame } from './frame.tsx';
import { useRoute } from './router.ts';
import { SearchNote } from './search-note.tsx';

/** Pages by name; each is loaded when it is first opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  home: lazy(() => import('../pages/home/home.tsx')),
  setup: lazy(() => import('../pages/setup/setup.tsx')),
  cards: lazy(() => import('../pages/cards/cards.tsx')),
  faces: lazy(() => import('../pages/faces/faces.tsx')),
  decks: lazy(() => import('../pages/decks/decks.tsx')),
  rules: lazy(() => import('../pages/rules/rules.tsx')),
  replays: lazy(() => import('../pages/replays/replays.tsx')),
  settings: lazy(() => import('../pages/settings/settings.tsx')),
  about: lazy(() => import('../pages/about/about.tsx')),
  play: lazy(() => import('../pages/play/play.tsx')),
  lobby: lazy(() => import('../pages/lobby/lobby.tsx')),
  match: lazy(() => import('../pages/match/match.tsx')),
  account: lazy(() => import('../pages/account/account.tsx')),
  profile: lazy(() => import('../pages/people/profile.tsx')),
  ladder: lazy(() => import('../pages/people/ladder.tsx')),
  desk: lazy(() => import('../pages/desk/desk.tsx')),
  verify: lazy(() => import('../pages/verify/verify.tsx')),
  learn: lazy(() => import('../pages/learn/learn.tsx')),
  lesson: lazy(() => import('../pages/learn/lesson.tsx')),
  practice: lazy(() => import('../pages/practice/practice.tsx')),
  puzzle: lazy(() => import('../pages/practice/puzzle.tsx')),
};

export function App() {
  const { page, parts } = useRoute();
  const Page = PAGES[page] ?? Unknown;
  return (
    <Frame>
      <Boundary key={`${page}/${parts[0] ?? ''}`}>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </Boundary>
      <SearchNote />
    </Frame>
  );
}

function Loading() {
  const say = useWords(frameWords);
  return (
    <main className="page" aria-busy="true">
      <p>{say('loading')}</p>
    </main>
  );
}

function Unknown() {
  const say = useWords(frameWords);
  return (
    <main className="page">
      <h1>{say('unknownPage')}</h1>
    </main>
  );
}
