import type { ReactNode } from 'react';
import type { Condition } from '../../domain/rules';
import { headerRoom, useListPlace, type HeaderRoom } from '../../ui';
import { chipCondition, StatusChip, type ChipCondition } from './condition-chips';
import { MoreConditions } from './MoreConditions';
import { SavedSearches } from './SavedSearches';
import type { AskedSearch } from './use-search-page';
import type { SearchModel } from './search-model';

export type SearchedList<Search extends object> = Pick<AskedSearch<Search>, 'search' | 'onMore' | 'isLoading'> & {
  onSearch: (search: Search) => void;
};

export interface ChipsPlace<Search> {
  readonly room: HeaderRoom;
  /** True if more than the period fits. */
  readonly hasMany: boolean;
  /** Returns the condition of the first of these fields that has one. */
  conditionOf(...fields: readonly (keyof Search & string)[]): ChipCondition | null;
}

export interface SearchChipsProps<Search extends { readonly status: string }> extends SearchedList<Search> {
  model: SearchModel<Search>;
  conditions: readonly Condition<Search>[];
  wordsOf: (field: keyof Search & string) => string;
  /** Fields with a chip where it fits; conditions of other fields are tags. */
  chipFields: readonly string[];
  statusRow: string;
  period: (conditionOf: ChipsPlace<Search>['conditionOf']) => ReactNode;
  children: (place: ChipsPlace<Search>) => ReactNode;
}

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
