import type { ReactNode } from 'react';
import type { Condition } from '../../domain/rules';
import { headerRoom, useListPlace, type HeaderRoom } from '../../ui';
import { chipCondition, StatusChip, type ChipCondition } from './condition-chips';
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

export interface SearchChipsProps<Search extends { readonly status: string }> extends SearchedList<Search> {
  model: SearchModel<Search>;
  conditions: readonly Condition<Search>[];
  /** What is asked of a field, in words. */
  wordsOf: (field: keyof Search & string) => string;
  /** Fields that have a chip where there is room for it; all others are tags. */
  chipFields: readonly string[];
  /** The name of the status on the wire. */
  statusRow: string;
  /** The chip of the period: the last that gives way. */
  period: (conditionOf: ChipsPlace<Search>['conditionOf']) => ReactNode;
  /** The chips between period and status, as many as the list has room for. */
  children: (place: ChipsPlace<Search>) => ReactNode;
}

/** What a list is mostly narrowed down by, the way to all the rest, and the searches kept by name. */
export function SearchChips<Search extends { readonly status: string }>(props: SearchChipsProps<Search>) {
  const { model, search, conditions, wordsOf, chipFields, onSearch, onMore, isLoading } = props;
  const { statusRow, period, children } = props;
  const room = headerRoom(useListPlace().width);
  const hasMany = room === 'all' || room === 'three';
  const conditionOf = (...fields: readonly (keyof Search & string)[]) =>
    chipCondition({ conditions, wordsOf, onSearch }, ...fields);
  return (
    <>
      {room !== 'signs' && period(conditionOf)}
      {children({ room, hasMany, conditionOf })}
      {hasMany && (
        <StatusChip
          condition={conditionOf('status')}
          onStatus={(status) => onSearch({ ...search, status })}
          data-row={statusRow}
        />
      )}
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
