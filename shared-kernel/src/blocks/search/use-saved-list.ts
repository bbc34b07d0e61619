import type { SavedSearch } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

const NONE: readonly SavedSearch[] = [];

/**
 * Returns the user's saved searches of a list, oldest first.
 * @param table list name in the user's settings
 */
export function useSavedList(table: string): readonly SavedSearch[] {
  return useSteadyShell().session.user.settings.savedSearches?.[table] ?? NONE;
}
