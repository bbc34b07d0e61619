import { useCallback, type ComponentType } from 'react';
import type { Problem } from '../../domain';
import { useOnDemand, type OnDemand } from '../../ui';
import type { SearchModel } from './search-model';
import { useAddressSearch, type AddressSearch } from './use-address-search';

/** What the dialog of a search is given; most know their model by themselves. */
export interface AskedDialogProps<Search extends object> {
  model: SearchModel<Search>;
  /** The present search, with which the dialog begins. */
  search: Search;
  onSearch: (search: Search) => void;
  onClose: () => void;
}

/** What a page with a search asks for, and the ways to ask for something else. */
export interface AskedSearch<Search extends object> extends AddressSearch<Search> {
  readonly page: string;
  readonly model: SearchModel<Search>;
  /** What is wrong with the search of the address: nothing is asked of the bank until it is put right. */
  readonly problem: Problem | null;
  /** Opens the dialog; the same function as long as the shell's are: a long list is given it. */
  readonly onMore: () => void;
  /** The dialog is on its way. */
  readonly isLoading: boolean;
  readonly dialog: OnDemand<AskedDialogProps<Search>>;
}

/**
 * A page that shows what the search of its address finds. `SearchPage` draws it.
 * @param page the one that is open
 * @param model the same object on each call: the search is read anew with every other one
 * @param loadDialog apart from the page: choosing dates takes more code than a list
 */
export function useSearchPage<Search extends object>(
  page: string,
  model: SearchModel<Search>,
  loadDialog: () => Promise<ComponentType<AskedDialogProps<Search>>>,
): AskedSearch<Search> {
  const { search, open } = useAddressSearch(page, model);
  const [problem = null] = model.check(search);
  const dialog = useOnDemand(loadDialog);
  const { show, isLoading } = dialog;
  return { page, model, search, open, problem, onMore: useCallback(() => void show(), [show]), isLoading, dialog };
}
