import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { useMemo } from 'react';
import { useCardLanguage } from '../../app/settings.ts';
import { setName, sideName, statName, typeName } from '../../cards/names.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';
import { allSides, type Filter, NO_FILTER, setsOf, statsOf, typesOf } from './narrow.ts';

/** Search and filters of a list of cards; the browser and the deck builder share them. */

interface Props {
  readonly catalogue: Catalogue;
  readonly cards: readonly CardInfo[];
  readonly filter: Filter;
  change(filter: Filter): void;
}

export function Filters({ catalogue, cards, filter, change }: Props) {
  const say = useWords(libraryWords);
  const lang = useCardLanguage();
  const lists = useMemo(() => choices(catalogue, cards, lang), [catalogue, cards, lang]);
  const set = (part: Partial<Filter>) => change({ ...filter, ...part });
  const any = Object.keys(NO_FILTER).some((key) => filter[key as keyof Filter] !== NO_FILTER[key as keyof Filter]);
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
      <Choice text={say('set')} value={filter.set} list={lists.sets} choose={(value) => set({ set: value })} />
      <Choice text={say('type')} value={filter.type} list={lists.types} choose={(value) => set({ type: value })} />
      <Choice text={say('side')} value={filter.side} list={lists.sides} choose={(value) => set({ side: value })} />
      <Choice
        text={say('value')}
        value={filter.stat}
        list={lists.stats}
        choose={(value) => set({ stat: value, from: null, to: null })}
      />
      {filter.stat !== '' && (
        <>
          <Bound text={say('from')} value={filter.from} set={(from) => set({ from })} />
          <Bound text={say('to')} value={filter.to} set={(to) => set({ to })} />
        </>
      )}
      {any && (
        <button type="button" className="button" onClick={() => change(NO_FILTER)}>
          {say('clear')}
        </button>
      )}
    </search>
  );
}

interface Named {
  readonly key: string;
  readonly text: string;
}

function choices(catalogue: Catalogue, cards: readonly CardInfo[], lang: Lang) {
  const named = (keys: readonly string[], name: (key: string) => string): Named[] =>
    keys.map((key) => ({ key, text: name(key) }));
  return {
    sets: named(setsOf(cards), (key) => setName(catalogue.game, key, lang)),
    types: named(typesOf(cards), (key) => typeName(catalogue, key, lang)),
    sides: named(allSides(cards), (key) => sideName(key, lang)),
    stats: named(
      statsOf(catalogue, cards).map(({ name }) => name),
      (key) => statName(catalogue, key, lang),
    ),
  };
}

interface ChoiceProps {
  readonly text: string;
  readonly value: string;
  readonly list: readonly Named[];
  choose(value: string): void;
}

function Choice({ text, value, list, choose }: ChoiceProps) {
  const say = useWords(libraryWords);
  if (list.length === 0) return null;
  return (
    <label className="field">
      {text}
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{say('all')}</option>
        {list.map((one) => (
          <option key={one.key} value={one.key}>
            {one.text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Bound({ text, value, set }: { text: string; value: number | null; set(value: number | null): void }) {
  return (
    <label className="field bound">
      {text}
      <input
        type="number"
        inputMode="numeric"
        value={value ?? ''}
        onChange={({ target }) => set(target.value === '' ? null : target.valueAsNumber)}
      />
    </label>
  );
}
