import type { ReactNode } from 'react';
import type { Condition } from '../../domain/rules';
import { headerRoom, useListPlace, type HeaderRoom } from '../../ui';
import { chipCondition, type ChipCondition } from './condition-chips';
import { MoreConditions } from './MoreConditions';
import { SavedSearches } from './SavedSearches';
import type { AskedSearch } from './use-search-page';
import type { SearchModel } from './search-model';

/** What a page gives to the header of its list. */
export type SearchedList<Search extends object> = Pick<AskedSearch<Search>, 'search' | 'onMore' | 'isLoading'> & {
  onSearch: (search: Search) => void;
};

/** What the chips of a list depend on. */
export interface ChipsPlace<Search> {
  readonly room: HeaderRoom;
  /** There is room for more than the period. */
  readonly hasMany: boolean;
  /** The condition of one of the fields. */
  conditionOf(...fields: readonly (keyof Search & string)[]): ChipCondition | null;
}

export interface SearchChipsProps<Search extends object> extends SearchedList<Search> {
  model: SearchModel<Search>;
  conditions: readonly Condition<Search>[];
  /** What is asked of a field, in words. */
  wordsOf: (field: keyof Search & string) => string;
  /** Fields that have a chip where there is room for it; all others are tags. */
  chipFields: readonly string[];
  /** The chips, as many as the list has room for. */
  children: (place: ChipsPlace<Search>) => ReactNode;
}

/** What a list is mostly narrowed down by, the way to all the rest, and the searches kept by name. */
export function SearchChips<Search extends object>(props: SearchChipsProps<Search>) {
  const { model, search, conditions, wordsOf, chipFields, onSearch, onMore, isLoading, children } = props;
  const room = headerRoom(useListPlace().width);
  return (
    <>
      {children({
        room,
        hasMany: room === 'all' || room === 'three',
        conditionOf: (...fields) => chipCondition({ conditions, wordsOf, onSearch }, ...fields),
      })}
      <MoreConditions
        room={room}
        hidden={conditions.filter(({ field }) => chipFields.includes(field)).length}
        isLoading={isLoading}
        onMore={onMore}
      />
      <SavedSearches model={model} search={search} onSearch={onSearch} />
    </>
  );
}
