import { useCallback, type ComponentType } from 'react';
import type { Problem } from '../../domain';
import { useOnDemand, type OnDemand } from '../../ui';
import type { SearchModel } from './search-model';
import { useAddressSearch, type AddressSearch } from './use-address-search';

export interface SearchDialogContentProps<Search extends object> {
  model: SearchModel<Search>;
  search: Search;
  onSearch: (search: Search) => void;
  onClose: () => void;
}

export interface SearchPageState<Search extends object> extends AddressSearch<Search> {
  readonly page: string;
  readonly model: SearchModel<Search>;
  /** Problem of the search in the address; nothing is requested until it is corrected. */
  readonly problem: Problem | null;
  /** Opens the dialog; stable while the shell's functions are, as a long list depends on it. */
  readonly onMore: () => void;
  readonly isLoading: boolean;
  readonly dialog: OnDemand<SearchDialogContentProps<Search>>;
}

/**
 * Keeps the state of a page with a search in its address; rendered by `SearchPage`.
 * @param page current page
 * @param model must keep its identity between calls, otherwise the search is read again
 * @param loadDialog loads separately: the date pickers need more code than a list
 */
export function useSearchPage<Search extends object>(
  page: string,
  model: SearchModel<Search>,
  loadDialog: () => Promise<ComponentType<SearchDialogContentProps<Search>>>,
): SearchPageState<Search> {
  const { search, open } = useAddressSearch(page, model);
  const [problem = null] = model.check(search);
  const dialog = useOnDemand(loadDialog);
  const { show, isLoading } = dialog;
  return { page, model, search, open, problem, onMore: useCallback(() => void show(), [show]), isLoading, dialog };
}
