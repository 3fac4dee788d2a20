import type { DeckIssue } from '@bojiste/kernel';
import { useEffect, useMemo, useState } from 'react';
import { go, link, useRoute } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import { ask, useBook } from '../../library/client.ts';
import { isGame } from '../../library/games.ts';
import type { Book } from '../../library/types.ts';
import { newGame, newSeed } from '../../session/saved.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';
import { GameTabs } from '../common/game-tabs.tsx';
import { prepare } from '../common/prepare.ts';
import { IssueList } from '../decks/issues.tsx';
import { LevelChoice } from './choices.tsx';
import { OptionChoices } from './options.tsx';
import { botsOf, deckName, deckOf, firstPlan, type Plan, setupOf } from './plan.ts';
import { Sides } from './sides.tsx';
import '../common/common.css';
import './setup.css';
import './sides.css';

/** `#/setup/<game>?deck=own:<id>`: everything that is agreed before a game. */
export default function Setup() {
  const { parts, query } = useRoute();
  const game = isGame(parts[0]) ? parts[0] : 'summoner-wars';
  const book = useBook(game, 'brief');
  const say = useWords(setupWords);
  return (
    <main className={`page setup world-${game}`}>
      <div className="setup-head">
        <h1>{say('title')}</h1>
        <GameTabs page="setup" game={game} />
      </div>
      {book === null ? (
        <p aria-busy="true">{say('starting')}</p>
      ) : (
        <Form key={game} book={book} wanted={query.get('deck')} />
      )}
    </main>
  );
}

function Form({ book, wanted }: { book: Book; wanted: string | null }) {
  const say = useWords(setupWords);
  const [plan, setPlan] = useState(() => firstPlan(book, wanted));
  const change = (part: Partial<Plan>) => setPlan((old) => ({ ...old, ...part }));
  const illegal = useIllegal(book, plan);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    prepare(book.catalogue.game);
    const setup = setupOf(book, plan);
    const why = await ask('begin', book.catalogue.game, { ...setup, seed: newSeed() });
    setBusy(false);
    setTrouble(why ?? '');
    if (why === null) go(link('play', newGame(book.catalogue.game, setup, plan.level, 0, botsOf(plan))));
  };
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Sides book={book} plan={plan} change={change} />
      {illegal.map(({ name, issues, id }) => (
        <div key={name} className="notice bad" role="alert">
          <p>{say('illegal', { name })}</p>
          <IssueList game={book.catalogue.game} issues={issues} />
          {id !== '' && <a href={link('decks', book.catalogue.game, id)}>{say('mend')}</a>}
        </div>
      ))}
      {/* Alone against a boss nobody is led by a computer: the boss follows its rules. */}
      {plan.seats > 1 ? (
        <LevelChoice plan={plan} change={change} />
      ) : (
        <p className="setup-bar quiet">{`${say('bossLeads')} ${say('fair')}`}</p>
      )}
      <OptionChoices book={book} plan={plan} change={change} />
      {trouble !== '' && (
        <p className="notice bad" role="alert">
          {say('cannot', { why: trouble })}
        </p>
      )}
      <div className="setup-start">
        <p>{useSummary(book, plan)}</p>
        <button type="submit" className="button main start" disabled={busy || illegal.length > 0}>
          {say(busy ? 'starting' : 'start')}
        </button>
      </div>
    </form>
  );
}

/** What the button will begin, in a line. */
function useSummary(book: Book, plan: Plan): string {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const nameOf = (seat: number): string => deckOf(book, deckName(plan, seat))?.name[lang] ?? say('surprise');
  const mode = book.modes.find(({ key }) => key === plan.mode);
  if (plan.seats === 2 && (mode?.ruled ?? 0) === 0) return say('against', { own: nameOf(0), foe: nameOf(1) });
  return `${nameOf(0)} · ${mode?.text[lang] ?? ''}`;
}

interface Illegal {
  readonly name: string;
  readonly id: string;
  readonly issues: readonly DeckIssue[];
}

/** Chosen decks that break the rules under the chosen options. */
function useIllegal(book: Book, plan: Plan): readonly Illegal[] {
  const lang = useCardLanguage();
  const [found, setFound] = useState<readonly Illegal[]>([]);
  const names = useMemo(
    () => [...new Set(Array.from({ length: plan.seats }, (_, seat) => deckName(plan, seat)))],
    [plan],
  );
  useEffect(() => {
    let current = true;
    const checks = names.map(async (name): Promise<Illegal[]> => {
      const deck = deckOf(book, name);
      if (deck === null) return [];
      const { issues } = await ask('check', book.catalogue.game, deck, plan.options);
      const id = name.startsWith('own:') ? name.slice(4) : '';
      return issues.length === 0 ? [] : [{ name: deck.name[lang], id, issues }];
    });
    Promise.all(checks).then((all) => current && setFound(all.flat()));
    return () => {
      current = false;
    };
  }, [book, names, plan.options, lang]);
  return found;
}
