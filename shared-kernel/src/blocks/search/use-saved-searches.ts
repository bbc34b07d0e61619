import { useState } from 'react';
import type { SavedSearch } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '../../ui';
import { useTexts } from './texts';

const NONE: readonly SavedSearch[] = [];

export interface SavedSearchList {
  readonly saved: readonly SavedSearch[];
  readonly isBusy: boolean;
  /** Saves a search, replacing one of the same name; false if it failed, which is already reported. */
  save(search: SavedSearch): Promise<boolean>;
  drop(name: string): Promise<boolean>;
}

/**
 * Returns the user's saved searches of a list, stored at the bank.
 * @param table list name in the user's settings
 */
export function useSavedSearches(table: string): SavedSearchList {
  const { session, changeSettings, notify } = useSteadyShell();
  const { common } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const saved = session.user.settings.savedSearches?.[table] ?? NONE;

  const store = async (searches: readonly SavedSearch[]) => {
    setBusy(true);
    const outcome = await changeSettings({ savedSearches: { [table]: searches } });
    setBusy(false);
    if (!outcome.ok) notify('error', getFailureText(common, outcome.failure));
    return outcome.ok;
  };
  const without = (name: string) => saved.filter((other) => other.name !== name);
  return {
    saved,
    isBusy,
    save: (search) => store([...without(search.name), search]),
    drop: (name) => store(without(name)),
  };
}
