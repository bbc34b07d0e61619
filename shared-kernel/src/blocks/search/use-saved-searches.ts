import { useState } from 'react';
import type { SavedSearch } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '../../ui';
import { useTexts } from './texts';

const NONE: readonly SavedSearch[] = [];

export interface SavedSearchList {
  readonly kept: readonly SavedSearch[];
  readonly isBusy: boolean;
  /** Keeps a search, in place of one of the same name; false if the bank did not, which the user is told. */
  keep(search: SavedSearch): Promise<boolean>;
  drop(name: string): Promise<boolean>;
}

/** The searches of a list that the user has kept, at the bank. @param table the list's name in the user's settings */
export function useSavedSearches(table: string): SavedSearchList {
  const { session, changeSettings, notify } = useSteadyShell();
  const { common } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const kept = session.user.settings.savedSearches?.[table] ?? NONE;

  const store = async (searches: readonly SavedSearch[]) => {
    setBusy(true);
    const outcome = await changeSettings({ savedSearches: { [table]: searches } });
    setBusy(false);
    if (!outcome.ok) notify('error', failureText(common, outcome.failure));
    return outcome.ok;
  };
  const without = (name: string) => kept.filter((other) => other.name !== name);
  return {
    kept,
    isBusy,
    keep: (search) => store([...without(search.name), search]),
    drop: (name) => store(without(name)),
  };
}
