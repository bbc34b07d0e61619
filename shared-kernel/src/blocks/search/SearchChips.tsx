import type { ReactNode } from 'react';
import type { Condition } from '../../domain/rules';
import { getHeaderLayout, useListLayout, type HeaderLayout } from '../../ui';
import { getChipCondition, StatusChip, type ChipCondition } from './condition-chips';
import { MoreConditions } from './MoreConditions';
import { SavedSearches } from './SavedSearches';
import type { SearchPageState } from './use-search-page';
import type { SearchModel } from './search-model';

export type ListSearch<Search extends object> = Pick<SearchPageState<Search>, 'search' | 'onMore' | 'isLoading'> & {
  onSearch: (search: Search) => void;
};

interface ChipsContext<Search> {
  readonly room: HeaderLayout;
  /** True if more than the period fits. */
  readonly hasMany: boolean;
  /** Returns the condition of the first of these fields that has one. */
  getCondition(...fields: readonly (keyof Search & string)[]): ChipCondition | null;
}

export interface SearchChipsProps<Search extends { readonly status: string }> extends ListSearch<Search> {
  model: SearchModel<Search>;
  conditions: readonly Condition<Search>[];
  formatCondition: (field: keyof Search & string) => string;
  /** Fields with a chip where it fits; conditions of other fields are tags. */
  chipFields: readonly string[];
  period: ReactNode;
  children: (place: ChipsContext<Search>) => ReactNode;
}

export function SearchChips<Search extends { readonly status: string }>(props: SearchChipsProps<Search>) {
  const { model, search, conditions, formatCondition, chipFields, onSearch, onMore, isLoading } = props;
  const { period, children } = props;
  const room = getHeaderLayout(useListLayout().width);
  const hasMany = room === 'all' || room === 'three';
  const getCondition = (...fields: readonly (keyof Search & string)[]) =>
    getChipCondition({ conditions, formatCondition, onSearch }, ...fields);
  return (
    <>
      {room !== 'signs' && period}
      {children({ room, hasMany, getCondition })}
      {hasMany && (
        <StatusChip condition={getCondition('status')} onStatus={(status) => onSearch({ ...search, status })} />
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
