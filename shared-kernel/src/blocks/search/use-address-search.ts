import { useCallback, useMemo } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { SearchModel } from './search-model';

export interface AddressSearch<Search> {
  readonly search: Search;
  open(search: Search): void;
}

/**
 * The search that the address asks for, so that a reload keeps it and a link shows the same; and the way to another.
 * @param page the one that is open
 * @param model the same object on each call: the search is read anew with every other one
 */
export function useAddressSearch<Search extends object>(
  page: string,
  { read, write }: Pick<SearchModel<Search>, 'read' | 'write'>,
): AddressSearch<Search> {
  const { navigation } = useShell();
  const { parameters, open } = navigation;
  const search = useMemo(() => read(parameters), [read, parameters]);
  // The same function as long as the shell's is: a list of ten thousand documents is given it.
  return { search, open: useCallback((wanted) => open(page, write(wanted)), [open, page, write]) };
}
