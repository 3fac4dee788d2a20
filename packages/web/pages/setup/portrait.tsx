import type { Bilingual, Seat } from '@bojiste/kernel';
import type { CardInfo } from '@bojiste/session/types';
import { useCardLanguage } from '../../app/settings.ts';
import { CardArt } from '../../art/card-art.tsx';
import type { Book } from '../../library/types.ts';
import { setupWords } from '../../texts/setup.ts';
import { useWords } from '../../texts/use.ts';
import { WAYS } from '../../texts/ways.ts';
import { leaderOf } from '../common/deck-leader.ts';
import { deckOf } from './plan.ts';

/** Who stands against whom: both sides as large as the room allows, with a sentence on how they play. */

interface FaceProps {
  readonly game: string;
  /** Null where nobody knows yet who it will be. */
  readonly card: CardInfo | null;
  readonly who: string;
  readonly side: 'own' | 'ally' | 'foe';
  readonly name: string;
  readonly way: string;
}

function Face({ game, card, who, side, name, way }: FaceProps) {
  return (
    <>
      <span className="portrait-picture" aria-hidden="true">
        {card === null ? (
          <span className="deck-unknown">?</span>
        ) : (
          <CardArt game={game} card={card} size="large" focus="50% 18%" />
        )}
      </span>
      <span className="portrait-who" data-side={side}>
        {who}
      </span>
      <strong>{name}</strong>
      <span className="portrait-way">{way}</span>
    </>
  );
}

interface Props {
  readonly book: Book;
  readonly seat: Seat;
  readonly who: string;
  readonly side: 'own' | 'ally' | 'foe';
  /** The name of the chosen deck. */
  readonly deck: string;
  /** The pictures beside it choose for this side now. */
  readonly active: boolean;
  readonly turnTo: (seat: Seat) => void;
}

/** A press turns the pictures in the middle to this side. */
export function Portrait({ book, seat, who, side, deck: name, active, turnTo }: Props) {
  const lang = useCardLanguage();
  const say = useWords(setupWords);
  const { game } = book.catalogue;
  const deck = deckOf(book, name);
  const way: Bilingual | undefined = deck === null ? undefined : WAYS[`${game}/${deck.key ?? ''}`];
  return (
    <button type="button" className="portrait" data-side={side} aria-pressed={active} onClick={() => turnTo(seat)}>
      <Face
        game={game}
        card={deck === null ? null : leaderOf(book, deck)}
        who={who}
        side={side}
        name={deck === null ? say('surprise') : deck.name[lang]}
        way={way?.[lang] ?? (name.startsWith('own:') ? say('own') : '')}
      />
    </button>
  );
}

/** A boss is led by the game: nobody chooses its deck here. */
export function BossPortrait({ book, name, way, boss }: { book: Book; name: string; way: string; boss: string }) {
  const say = useWords(setupWords);
  const card = Object.values(book.catalogue.cards).find(({ facts }) => facts.boss === boss) ?? null;
  return (
    <div className="portrait" data-side="foe">
      <Face game={book.catalogue.game} card={card} who={say('boss')} side="foe" name={name} way={way} />
    </div>
  );
}
