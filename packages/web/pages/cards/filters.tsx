import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { useCardLanguage } from '../../app/settings.ts';
import { setName, typeName } from '../../cards/names.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';
import { matcher } from '../common/fold.ts';

/** Search and filters of a list of cards; the browser and the deck builder share them. */

export interface Filter {
  readonly text: string;
  readonly set: string;
  readonly type: string;
}

export const NO_FILTER: Filter = { text: '', set: '', type: '' };

const wordsOf = ({ names, paragraphs }: CardInfo): string =>
  [
    names.cs,
    names.en,
    ...paragraphs.flatMap(({ name, text }) => [name?.cs ?? '', name?.en ?? '', text.cs, text.en]),
  ].join(' ');

export function filtered(cards: readonly CardInfo[], { text, set, type }: Filter): CardInfo[] {
  const matches = matcher(text);
  return cards.filter(
    (card) =>
      (set === '' || card.set === set) &&
      (type === '' || card.type === type || card.kinds.includes(type)) &&
      matches(wordsOf(card)),
  );
}

interface Props {
  readonly catalogue: Catalogue;
  readonly cards: readonly CardInfo[];
  readonly filter: Filter;
  change(filter: Filter): void;
}

export function Filters({ catalogue, cards, filter, change }: Props) {
  const say = useWords(libraryWords);
  const lang = useCardLanguage();
  const sets = [...new Set(cards.map((card) => card.set))];
  const types = [...new Set(cards.flatMap((card) => [card.type, ...card.kinds]))];
  const set = (part: Partial<Filter>) => change({ ...filter, ...part });
  const any = filter.text !== '' || filter.set !== '' || filter.type !== '';
  return (
    <search className="fields">
      <label className="field wide">
        {say('search')}
        <input
          type="search"
          value={filter.text}
          placeholder={say('searchHint')}
          onChange={(event) => set({ text: event.target.value })}
        />
      </label>
      <label className="field">
        {say('set')}
        <select value={filter.set} onChange={(event) => set({ set: event.target.value })}>
          <option value="">{say('all')}</option>
          {sets.map((name) => (
            <option key={name} value={name}>
              {setName(catalogue.game, name, lang)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {say('type')}
        <select value={filter.type} onChange={(event) => set({ type: event.target.value })}>
          <option value="">{say('all')}</option>
          {types.map((name) => (
            <option key={name} value={name}>
              {typeName(catalogue, name, lang)}
            </option>
          ))}
        </select>
      </label>
      {any && (
        <button type="button" className="button" onClick={() => change(NO_FILTER)}>
          {say('clear')}
        </button>
      )}
    </search>
  );
}
