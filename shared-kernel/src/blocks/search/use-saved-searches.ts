import { useEffect, useRef, useState } from 'react';
import type { SavedSearch } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '../../ui';
import { useTexts } from './texts';
import { useSavedList } from './use-saved-list';

export interface SavedSearchList {
  readonly saved: readonly SavedSearch[];
  readonly isBusy: boolean;
  /** Saves a search in place of one of the same name, else as the last; false if it failed, which is already reported. */
  save(search: SavedSearch): Promise<boolean>;
  /** Renames a search, replacing another one of the new name. */
  rename(name: string, newName: string): Promise<boolean>;
  /** Deletes a search and offers to undo it. */
  drop(name: string): Promise<void>;
}

/**
 * Returns the user's saved searches of a list and what changes them; the bank stores them.
 * @param table list name in the user's settings
 */
export function useSavedSearches(table: string): SavedSearchList {
  const { changeSettings, notify } = useSteadyShell();
  const { t, common } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const saved = useSavedList(table);
  const latest = useRef(saved);
  useEffect(() => {
    latest.current = saved;
  });

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
    save: (search) => {
      const isNew = saved.every(({ name }) => name !== search.name);
      return store(isNew ? [...saved, search] : saved.map((other) => (other.name === search.name ? search : other)));
    },
    rename: (name, newName) =>
      store(
        (newName === name ? saved : without(newName)).map((other) =>
          other.name === name ? { ...other, name: newName } : other,
        ),
      ),
    async drop(name) {
      const place = saved.findIndex((other) => other.name === name);
      const dropped = saved.slice(place, place + 1);
      if (!(await store(without(name)))) return;
      const restore = () => {
        // One of the same name may have been saved meanwhile.
        const others = latest.current.filter((other) => other.name !== name);
        void store([...others.slice(0, place), ...dropped, ...others.slice(place)]);
      };
      notify('info', t('saved.dropped', { name }), { label: common('common.undo'), name: 'undo', run: restore });
    },
  };
}
