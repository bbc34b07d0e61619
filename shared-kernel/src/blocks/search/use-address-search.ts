import { useCallback, useMemo } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { SearchModel } from './search-model';

export interface AddressSearch<Search> {
  readonly search: Search;
  open(search: Search): void;
}

/**
 * Reads the search from the page address, so that reload and links keep it. `read` and `write` must keep their identity
 * between calls, otherwise the search is read again.
 * @param page current page
 */
export function useAddressSearch<Search extends object>(
  page: string,
  { read, write }: Pick<SearchModel<Search>, 'read' | 'write'>,
): AddressSearch<Search> {
  const { navigation } = useShell();
  const { parameters, open } = navigation;
  const search = useMemo(() => read(parameters), [read, parameters]);
  // Stable while the shell's function is: a list of 10,000 documents depends on it.
  return { search, open: useCallback((newSearch) => open(page, write(newSearch)), [open, page, write]) };
}
