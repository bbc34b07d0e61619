import { useCallback, useMemo } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { readSearch, writeSearch, type JournalSearch } from './journal-search';

/** The search that the address asks for, so that a reload keeps it and a link shows the same; and the way to another. */
export function useSearch(): { readonly search: JournalSearch; open: (search: JournalSearch) => void } {
  const { navigation } = useShell();
  const { parameters, open } = navigation;
  const search = useMemo(() => readSearch(parameters), [parameters]);
  // The same function as long as the shell's is: a list of ten thousand documents is given it.
  return { search, open: useCallback((wanted) => open('miPmtJournal', writeSearch(wanted)), [open]) };
}
