import type { CardView } from '@bojiste/kernel';
import { HandCard, valuesOf } from '../../cards/summoner-wars/face.tsx';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { cardsIn, sizeOf, useTable } from '../common/context.ts';
import { Hands } from '../common/hands.tsx';

export function Hand() {
  const table = useTable();
  const say = useWords(tableWords);
  const { catalogue, lang, me } = table;
  const face = (card: CardView) => {
    const info = table.info(card);
    return info === null ? null : <HandCard info={info} values={valuesOf(catalogue, info, card)} lang={lang} />;
  };
  const cards = cardsIn(table, 'hand', me);
  return (
    <Hands
      tabs={[{ id: 'hand', label: say('hand'), cards, always: true }]}
      face={face}
      refills={sizeOf(table, 'deck', me) > 0}
    />
  );
}
